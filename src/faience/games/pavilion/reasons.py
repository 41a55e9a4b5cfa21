"""Why a move is not legal, said to the person who tried it."""

from __future__ import annotations

from typing import Required, TypedDict

from faience.games.pavilion.effects import BONUS, DRAFT, PASS, PLACE
from faience.games.pavilion.geometry import CENTRE, COSTS, star_colour, star_takes
from faience.games.pavilion.view import FREE, KINDS, STARS, View
from faience.games.pavilion.wording import Texts


class Fault(TypedDict, total=False):
    """What `Texts.refusal` needs to name a fault; numbers from 1."""

    why: Required[str]
    kind: str
    n: int
    star: int
    """Its place in ``STARS``."""
    held: str
    """Tiles that the hand has for it."""
    side: str
    tip: int
    """A space of that side of the board."""


def why_not(view: View, move: str, words: Texts) -> str:
    """A short phrase for a move of the game that is not legal at this table."""
    if bonus := BONUS.fullmatch(move):
        return words.refusal("without_supply", kind=bonus["colour"]) if view.bonus else words.refusal("no_bonus")
    if view.bonus:
        return words.refusal("bonus_first", n=view.bonus)
    if draft := DRAFT.fullmatch(move):
        fault = draft_fault(view, draft["source"], draft["colour"])
        assert fault is not None, "what lies there and may be chosen is legal"
        return words.refusal(**fault)
    if view.phase == "draft":
        return words.refusal("drafting")
    if place := PLACE.fullmatch(move):
        star, tip, jokers = STARS.index(place["star"]), int(place["tip"]), int(place["jokers"] or 0)
        if taken := _taken_fault(view, star, tip):
            return words.refusal(**taken)
        if other := colour_fault(view, star, place["colour"]):
            return words.refusal(**other)
        return _why_not_payment(view, COSTS[view.board][star][tip - 1], place["colour"], jokers, words)
    passed = PASS.fullmatch(move)
    assert passed is not None, "every move of the game drafts, places, chooses or passes"
    hand = view.boards[view.to_move].hand
    kind = next((kind for kind in passed["kept"] if passed["kept"].count(kind) > hand.count(kind)), "")
    return words.cannot_keep(kind, hand.count(kind))


def draft_fault(view: View, source: str, colour: str) -> Fault | None:
    """Why a colour may not be taken from a source, ``None`` if it may."""
    if view.phase != "draft":
        return {"why": "placing"}
    n = 0 if source == "c" else int(source)
    tiles = view.factories[n - 1] if n else view.centre
    if not tiles:
        return {"why": "empty_factory", "n": n} if n else {"why": "empty_centre"}
    if colour not in tiles:
        return {"why": "factory_without", "kind": colour, "n": n} if n else {"why": "centre_without", "kind": colour}
    if colour == view.joker and set(tiles) != {colour}:
        return {"why": "joker_chosen", "kind": colour}
    return None


def space_fault(view: View, star: int, tip: int) -> Fault | None:
    """Why no tile in hand may be laid on a space, ``None`` if one may."""
    if taken := _taken_fault(view, star, tip):
        return taken
    cost, hand = COSTS[view.board][star][tip - 1], view.boards[view.to_move].hand
    colours = [kind for kind in KINDS if not colour_fault(view, star, kind)]
    if any(not cost_fault(view, kind, cost) for kind in colours):
        return None
    if len(colours) == 1:
        return cost_fault(view, colours[0], cost)
    return {"why": "no_colour", "n": cost} if set(colours) & set(hand) else {"why": "none_taken", "star": star}


def colour_fault(view: View, star: int, colour: str) -> Fault | None:
    """Why a star does not take a colour, ``None`` if it does."""
    laid = view.boards[view.to_move].stars[star]
    if star_takes(view.board, star, laid, colour):
        return None
    takes = star_colour(view.board, star, laid)
    if takes:
        return {"why": "star_of" if view.board == "coloured" else "uniform", "star": star, "kind": takes}
    return {"why": "shown" if star == CENTRE and view.board == "coloured" else "multicolour", "kind": colour}


def cost_fault(view: View, colour: str, cost: int) -> Fault | None:
    """Why a hand cannot pay a space in a colour, jokers included; ``None`` if it can."""
    hand = view.boards[view.to_move].hand
    held = colour * hand.count(colour)
    jokers = view.joker * hand.count(view.joker) if colour != view.joker else ""
    if held and len(held + jokers) >= cost:
        return None
    return {"why": "too_dear", "kind": colour, "n": cost, "held": held + jokers}


def _taken_fault(view: View, star: int, tip: int) -> Fault | None:
    free = view.boards[view.to_move].stars[star][tip - 1] == FREE
    return None if free else {"why": "taken", "side": view.board, "star": star, "tip": tip}


def _why_not_payment(view: View, cost: int, colour: str, jokers: int, words: Texts) -> str:
    if jokers and colour == view.joker:
        return words.refusal("joker_itself", kind=colour)
    if jokers >= cost:
        return words.refusal("only_jokers", kind=colour, n=cost)
    hand = view.boards[view.to_move].hand
    return words.cannot_pay(cost, colour, cost - jokers, view.joker, jokers, hand)
