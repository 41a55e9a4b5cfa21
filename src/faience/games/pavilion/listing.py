"""The moves of a table of Summer Pavilion as a list to choose from: by source, by star and space, passes at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from faience.games.definition import gain_of
from faience.games.game import State
from faience.games.listing import Group, Item, Row, parted
from faience.games.pavilion.facts import (
    KINDS,
    STARS,
    Choose,
    Draft,
    PaidPlacement,
    Pass,
    View,
    choices,
    effect,
)
from faience.games.pavilion.saying import Saying

PASS = "pass"
FEW_PASSES = 6
"""So many are shown among other moves: a hand can be kept in more than a hundred ways."""


def listing(state: State, moves: Sequence[str], saying: Saying, *, whole: bool) -> list[Group]:
    """Drafts by source, placements by star and space, bonus tiles, passes; tiles in the order of their rounds."""
    view, effects = state.view(), {move: effect(state, move) for move in moves}
    passes = {move: done for move, done in effects.items() if isinstance(done, Pass)}
    return [
        *_drafts(view, {move: done for move, done in effects.items() if isinstance(done, Draft)}, saying),
        *_placements({move: done for move, done in effects.items() if isinstance(done, PaidPlacement)}, saying),
        *_bonus({move: done.tile for move, done in effects.items() if isinstance(done, Choose)}, saying),
        *(_passes(_useful(state), passes, saying, whole) if passes else ()),
    ]


def _useful(state: State) -> str:
    """The tiles that a pass had better keep."""
    told = choices(state, state.to_move)
    return told.preset.partition(":")[2].replace("-", "") if told else ""


def _drafts(view: View, drafts: dict[str, Draft], saying: Saying) -> Iterator[Group]:
    for source, moves in parted(drafts, lambda move: drafts[move].source).items():
        moves.sort(key=lambda move: KINDS.index((drafts[move].tiles or drafts[move].joker)[0]))
        items = tuple(Item(move, saying.drafted(drafts[move])) for move in moves)
        yield Group(saying.source(view, source), (Row("", items),))


def _placements(placements: dict[str, PaidPlacement], saying: Saying) -> Iterator[Group]:
    def order(move: str) -> tuple[int, ...]:
        done = placements[move]
        return done.star, done.tip, KINDS.index(done.tile), done.jokers

    for star, on_star in parted(sorted(placements, key=order), lambda move: placements[move].star).items():
        rows = []
        for tip, moves in parted(on_star, lambda move: placements[move].tip).items():
            label = saying.say("terminal-list-space", tip=tip, n=placements[moves[0]].n)
            rows.append(Row(label, tuple(Item(move, saying.placed(placements[move])) for move in moves)))
        yield Group(f"{saying.star(star)} ({STARS[star]})", tuple(rows))


def _bonus(tiles: dict[str, str], saying: Saying) -> Iterator[Group]:
    if tiles:
        moves = sorted(tiles, key=lambda move: KINDS.index(tiles[move]))
        items = tuple(Item(move, saying.say("colour", kind=tiles[move])) for move in moves)
        yield Group(saying.say("terminal-supply"), (Row("", items),))


def _passes(useful: str, passes: dict[str, Pass], saying: Saying, whole: bool) -> Iterator[Group]:
    """Those that keep most come first; unless the whole is asked for, a few of them and the useful one are enough."""
    moves = sorted(passes, key=lambda move: _usefulness(useful, passes[move]), reverse=True)
    if not whole:
        most = len(passes[moves[0]].kept)
        few = [move for move in moves if len(passes[move].kept) == most][:FEW_PASSES]
        moves = [move for move in moves if move in few or passes[move].kept == useful]
    rows = []
    for n, keeping in parted(moves, lambda move: len(passes[move].kept)).items():
        items = tuple(Item(move, saying.counts(passes[move].kept) if n else "") for move in keeping)
        rows.append(Row(saying.say("terminal-list-keep", n=n), items))
    yield Group(saying.say("terminal-list-passes"), tuple(rows), left_out=len(passes) - len(moves), prefix=PASS)


def _usefulness(useful: str, passing: Pass) -> tuple[int, int]:
    """How many tiles are kept, and how many of those that are useful."""
    return len(passing.kept), (Counter(passing.kept) & Counter(useful)).total()


def example(state: State) -> str:
    """A legal move worth showing: the most tiles for the fewest points; a space rather than a pass, for few jokers."""
    view = state.view()
    useful = _useful(state)

    def merits(move: str) -> tuple[int, ...]:
        match effect(state, move):
            case Draft() as draft:
                return (len(draft.tiles + draft.joker) - draft.lost,)
            case PaidPlacement() as placement:
                return 1, gain_of(state, move), placement.bonus, -placement.jokers
            case Choose(tile):
                return (view.boards[view.to_move].hand.count(tile),)
            case Pass() as passing:
                return 0, passing.kept == useful

    return max(state.legal_texts(), key=merits)
