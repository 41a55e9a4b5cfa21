"""The moves of a table of Azul as a list to choose from: by source and tiles, or by the row to tile."""

from __future__ import annotations

from collections.abc import Sequence

from faience.games.azul import facts
from faience.games.azul.facts import KINDS, Lay, Take
from faience.games.azul.saying import Saying
from faience.games.game import State
from faience.games.listing import Group, Item, Row, parted


def listing(state: State, moves: Sequence[str], saying: Saying, *, whole: bool) -> list[Group]:  # noqa: ARG001 (none is left out)
    """Takes by source, in rows by what is taken, the floor last; or the open cells of the row to tile."""
    view, effects = facts.view(state), {move: facts.effect(state, move) for move in moves}
    takes = {move: effect for move, effect in effects.items() if isinstance(effect, Take)}
    lays = {move: effect for move, effect in effects.items() if isinstance(effect, Lay)}
    groups = []
    for source, taking in parted(takes, lambda move: takes[move].source).items():
        rows = _rows({move: takes[move] for move in taking}, saying)
        groups.append(Group(saying.source(view, source), tuple(rows)))
    for row, laying in parted(lays, lambda move: lays[move].row).items():
        items = tuple(Item(move, saying.say("terminal-column", n=lays[move].column)) for move in laying)
        groups.append(Group(saying.say("terminal-row", n=row), (Row("", items),)))
    return groups


def _rows(takes: dict[str, Take], saying: Saying) -> list[Row]:
    """A row for each handful; moves that say how many jokers stay are longer, and have one of their own."""
    rows = []
    kinds = parted(takes, lambda move: takes[move].tiles)
    for tiles, moves in sorted(kinds.items(), key=lambda kind: [KINDS.index(tile) for tile in kind[0]]):
        moves.sort(key=lambda move: takes[move].line is None)
        short = [move for move in moves if "/" not in move]
        long = [move for move in moves if "/" in move]
        label = saying.counts(tiles)
        for part in filter(None, (short, long)):
            rows.append(Row(label, tuple(Item(move, saying.target(takes[move])) for move in part)))
            label = ""
    return rows


def example(state: State) -> str:
    """A legal move worth showing: to a line if any is open, the one that scores most, then the one that fills most."""

    def merits(choice: facts.Choice) -> tuple[int, ...]:
        take = choice.effect
        if isinstance(take, Lay):
            return (choice.gain,)
        return (take.line is not None, choice.gain, len(take.kept), -len(take.fell))

    choices = facts.choices(state, state.to_move)
    assert choices is not None, "a seat is to move"
    return max(choices.moves, key=merits).move
