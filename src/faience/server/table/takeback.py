"""Taking back a move: what may be taken back, and who must agree."""

from __future__ import annotations

from dataclasses import dataclass

from faience.server.table.seats import Held
from faience.server.table.state import TableState

MOST = 1000
"""So often something may be taken back at a table: people never do, and a log must not grow for ever."""


@dataclass(frozen=True, slots=True)
class Takeback:
    """A move that may be taken back."""

    seat: int
    """Whose move it is."""
    to: int
    """The number of the event that the game then stands at again."""
    consent: Held
    """The seats of the others who must agree; if there are none it is free."""


@dataclass(frozen=True, slots=True)
class Recall:
    """A choice taken early that may be taken back."""

    seat: int
    """Whose choice it is."""
    kept: int
    """How many choices of that seat then still wait."""


def recall(table: TableState, held: Held) -> Recall | None:
    """What may be taken back freely of what these seats chose early: the last choice, if they have not moved since."""
    mine = held & table.people()
    last = table.early.last(mine)
    if table.taken_back >= MOST:
        return None
    if last is None or any(step.number > last[1].number for step in table.timeline.steps if step.seat in mine):
        return None
    seat = last[0]
    return Recall(seat, len(table.early.moves(seat)) - 1)


def takeback(table: TableState, held: Held) -> Takeback | None:
    """What may be taken back by who holds these seats.

    Within a turn that goes on, one's last move, freely. Else everything from one's last move on: freely among bots;
    with people only if they consent, and not past a deal, for then all would know tiles that may come again. Those at
    one screen need not ask each other, but neither do they unsee a deal. A bot that stands in for somebody need not be
    asked, but that somebody may come back: past a deal nothing is taken back there either.
    """
    mine = held & table.people()
    if not mine or table.next is not None or table.taken_back >= MOST:
        return None
    steps = table.timeline.steps
    others = table.people() - held
    alone = sum(seat.who == "person" for seat in table.seats) == 1
    for place in range(len(steps) - 1, 0, -1):
        step = steps[place]
        if step.seat in mine:
            turn_goes_on = place == len(steps) - 1 and table.state.to_move == step.seat
            return Takeback(step.seat, steps[place - 1].number, frozenset() if turn_goes_on else others)
        if step.tiles is not None and not alone:
            return None
    return None
