"""Why a move is not legal, said to the person who tried it."""

from __future__ import annotations

from faience.games.pavilion.deeds import BONUS, DRAFT, PASS, PLACE
from faience.games.pavilion.geometry import CENTRE, COSTS, star_colour
from faience.games.pavilion.view import FREE, STARS, View
from faience.games.pavilion.wording import Texts


def why_not(view: View, move: str, words: Texts) -> str:
    """A short phrase for a move of the game that is not legal at this table."""
    if bonus := BONUS.fullmatch(move):
        return words.refusal("without_supply", kind=bonus["colour"]) if view.bonus else words.refusal("no_bonus")
    if view.bonus:
        return words.bonus_first(view.bonus)
    if draft := DRAFT.fullmatch(move):
        return _why_not_draft(view, draft["source"], draft["colour"], words)
    if view.phase == "draft":
        return words.refusal("drafting")
    if place := PLACE.fullmatch(move):
        star, tip, jokers = STARS.index(place["star"]), int(place["tip"]), int(place["jokers"] or 0)
        return _why_not_colour(view, star, tip, place["colour"], words) or _why_not_payment(
            view, COSTS[view.board][star][tip - 1], place["colour"], jokers, words
        )
    passed = PASS.fullmatch(move)
    assert passed is not None, "every move of the game drafts, places, chooses or passes"
    hand = view.boards[view.to_move].hand
    kind = next((kind for kind in passed["kept"] if passed["kept"].count(kind) > hand.count(kind)), "")
    return words.cannot_keep(kind, hand.count(kind))


def _why_not_draft(view: View, source: str, colour: str, words: Texts) -> str:
    if view.phase != "draft":
        return words.refusal("placing")
    if source == "c":
        tiles, empty, without, n = view.centre, "empty_centre", "centre_without", 0
    else:
        n = int(source)
        tiles, empty, without = view.factories[n - 1], "empty_factory", "factory_without"
    if not tiles:
        return words.refusal(empty, n=n)
    if colour not in tiles:
        return words.refusal(without, kind=colour, n=n)
    return words.refusal("joker_chosen", kind=colour)


def _why_not_colour(view: View, star: int, tip: int, colour: str, words: Texts) -> str:
    """Empty if the space is free and its star takes the colour."""
    laid = view.boards[view.to_move].stars[star]
    if laid[tip - 1] != FREE:
        return words.refusal("taken", star=star, n=tip)
    takes = star_colour(view.board, star, laid)
    if takes and takes != colour:
        return words.refusal("star_of" if view.board == "coloured" else "uniform", star=star, kind=takes)
    if takes == "" and colour in laid:
        return words.refusal("shown" if star == CENTRE and view.board == "coloured" else "multicolour", kind=colour)
    return ""


def _why_not_payment(view: View, cost: int, colour: str, jokers: int, words: Texts) -> str:
    if jokers and colour == view.joker:
        return words.refusal("joker_itself", kind=colour)
    if jokers >= cost:
        return words.refusal("only_jokers", kind=colour, n=cost)
    hand = view.boards[view.to_move].hand
    return words.cannot_pay(cost, colour, cost - jokers, view.joker, jokers, hand)
