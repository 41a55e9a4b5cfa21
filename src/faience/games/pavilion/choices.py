"""What a player may do at a table of Summer Pavilion, what each move would bring, and why the rest may not be done.

A space may be paid in many ways and tiles may be kept in many: moves that bring the same are told once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from faience.games.choices import Choice, Choices, Part, Refusal, Scoring
from faience.games.game import State
from faience.games.pavilion import effects
from faience.games.pavilion.effects import Draft, Pass, Placement, effect_of, told, told_without_payment
from faience.games.pavilion.geometry import COSTS, FEATURES, NUMBER_WORTH, number_progress, star_worth
from faience.games.pavilion.keeping import useful_tiles
from faience.games.pavilion.notation import CORNER_PLACES
from faience.games.pavilion.reasons import Fault, colour_fault, cost_fault, draft_fault, space_fault
from faience.games.pavilion.scoring import complete_parts, end_parts, loss_part
from faience.games.pavilion.view import FREE, KINDS, ROUNDS, STARS, TIPS, Board, View
from faience.games.pavilion.wording import Texts


def choices(state: State, words: Texts) -> Choices:
    """All legal moves with what they bring, and what may not be done with the reason."""
    view = state.view()
    alike: dict[str, list[str]] = {}
    for move in state.legal_texts():
        alike.setdefault(_what_it_brings(move), []).append(move)
    passing = view.phase == "place" and not view.bonus
    seat, board = view.to_move, view.boards[view.to_move]
    complete = tuple(complete_parts(view.board, board, words))
    return Choices(
        tuple(_choice(view, first, words) for first, *_ in alike.values()),
        words.score_now,
        {tried: Refusal(fault["why"], words.refusal(**fault)) for tried, fault in _faults(view) if fault},
        stands=Scoring(seat, board.score, board.score + sum(part.points for part in complete), complete),
        alike={first: tuple(others) for first, *others in alike.values() if others},
        preset=f"pass:{useful_tiles(view, seat) or '-'}" if passing else "",
    )


def _what_it_brings(move: str) -> str:
    """The same for moves that bring the same: on one space whatever is paid, passing with so many tiles whichever."""
    word, colon, kept = move.partition(":")
    return f"{word}{len(kept.replace('-', ''))}" if colon else word.partition("=")[0]


def _choice(view: View, move: str, words: Texts) -> Choice:
    effect, board = effect_of(view, move), view.boards[view.to_move]
    match effect:
        case Draft():
            parts = _draft_parts(effect, board, words)
            title, facts = words.draft_title(effect), told(effect)
        case Placement():
            parts = _placement_parts(view, effect, words)
            title, facts = words.run_title(effect.points), told_without_payment(effect)
        case effects.Choice():
            parts = ()
            title, facts = words.choose_title(effect.tile), told(effect)
        case Pass():
            parts = _pass_parts(view, effect, words)
            title, facts = words.pass_title(len(effect.kept)), {"what": "pass", "ends": _ends_game(view)}
    gain = sum(part.points for part in parts)
    return Choice(move, title, gain, before=board.score, after=board.score + gain, parts=parts, effect=facts)


def _draft_parts(effect: Draft, board: Board, words: Texts) -> tuple[Part, ...]:
    taken = len(effect.tiles + effect.joker)
    return (loss_part(taken, board.score, words.marker_loss, "marker", words),) if effect.marker else ()


def _placement_parts(view: View, effect: Placement, words: Texts) -> tuple[Part, ...]:
    """The run; then, as they bring no points yet, features, and what is complete for the end."""
    parts = [Part(effect.points, words.run(effect.points), {"what": "run"})]
    for feature in effect.features:
        detail = {"what": "feature", "feature": FEATURES.index(feature)}
        parts.append(Part(0, words.feature_done(feature.kind, feature.tiles), detail))
    if effect.bonus < sum(feature.tiles for feature in effect.features):
        parts.append(Part(0, words.supply_holds(effect.bonus), {"what": "supply"}))
    stars = list(view.boards[view.to_move].stars)
    stars[effect.star] = laid = stars[effect.star][: effect.tip - 1] + effect.tile + stars[effect.star][effect.tip :]
    if FREE not in laid:
        worth = star_worth(view.board, effect.star, laid) or 0
        parts.append(Part(0, words.star_done(worth), {"what": "star", "star": effect.star, "worth": worth}))
    cost = COSTS[view.board][effect.star][effect.tip - 1]
    if cost in NUMBER_WORTH and len(set(number_progress(view.board, stars, cost))) == 1:
        detail = {"what": "numbers", "n": cost, "worth": NUMBER_WORTH[cost]}
        parts.append(Part(0, words.numbers_done(cost, NUMBER_WORTH[cost]), detail))
    return tuple(parts)


def _pass_parts(view: View, effect: Pass, words: Texts) -> tuple[Part, ...]:
    board = view.boards[view.to_move]
    parts = []
    if effect.dropped:
        parts.append(loss_part(len(effect.dropped), board.score, words.dropped, "passing", words))
    if _ends_game(view):
        parts += end_parts(view.board, replace(board, kept=effect.kept), board.score - effect.lost, words)
    return tuple(parts)


def _ends_game(view: View) -> bool:
    """Whether a pass now would be the last of the game."""
    others = (board.kept for seat, board in enumerate(view.boards) if seat != view.to_move)
    return view.phase == "place" and view.round == ROUNDS and None not in others


# ---- refusals ----


def _faults(view: View) -> Iterator[tuple[str, Fault | None]]:
    """By what may be tried: to place and to pass before their time, and what each phase has."""
    if view.bonus:
        first: Fault = {"why": "bonus_first", "n": view.bonus}
        yield from (("place", first), ("pass", first))
        for kind in KINDS:
            yield f"*{kind}", None if kind in view.supply else {"why": "without_supply", "kind": kind}
    elif view.phase == "draft":
        yield "place", {"why": "drafting"}
        yield "pass", {"why": "drafting"}
        yield from _draft_faults(view)
    else:
        yield from _placing_faults(view)


def _draft_faults(view: View) -> Iterator[tuple[str, Fault | None]]:
    """An empty source ("3"), a colour that may not be taken from another ("3R")."""
    sources = [*((str(n), tiles) for n, tiles in enumerate(view.factories, start=1)), ("c", view.centre)]
    for source, tiles in sources:
        tried = [source + kind for kind in KINDS] if tiles else [source]
        yield from ((attempt, draft_fault(view, source, attempt[1:] or KINDS[0])) for attempt in tried)


def _placing_faults(view: View) -> Iterator[tuple[str, Fault | None]]:
    """A space where nothing may be laid ("NW3"), and a fifth tile to keep ("keep").

    A colour of the hand that a star does not take ("NW=R"), or that cannot pay a cost ("R5").
    """
    board = view.boards[view.to_move]
    colours = [kind for kind in KINDS if kind in board.hand]
    for star, laid in enumerate(board.stars):
        yield from ((f"{STARS[star]}{tip}", space_fault(view, star, tip)) for tip in range(1, TIPS + 1))
        if FREE in laid:
            yield from ((f"{STARS[star]}={kind}", colour_fault(view, star, kind)) for kind in colours)
    printed = [cost for costs in COSTS[view.board] for cost in costs]
    open_costs = sorted({cost for cost, tile in zip(printed, "".join(board.stars), strict=True) if tile == FREE})
    yield from ((f"{kind}{cost}", cost_fault(view, kind, cost)) for kind in colours for cost in open_costs)
    if len(board.hand) > CORNER_PLACES:
        yield "keep", {"why": "corners", "n": CORNER_PLACES}
