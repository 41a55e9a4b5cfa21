"""Choices made before they are due.

Where the decisions of the seats do not touch each other (`GameDefinition.simultaneous`) all may choose at the same
time. The engine still asks one seat after the other: what a seat chose early waits here, is told to nobody else, and
becomes its move when it is due.

**Which number a choice answers.** A position is numbered by the event of the log that led to it, for each client by the
last one that it was told of: a move, a deal, something taken back, or a choice taken early for a seat that it holds.
While all choose at the same time the moves of others go on, but they change nothing of what a seat may choose. So a
request is not only fresh if it names the number that holds now: it may name any since the last event that changed what
the client may choose, which is the beginning of the phase, or whatever its own seats chose, took back or were given up
to. A request that is sent twice, or late, comes after such an event of its own and is stale; one that only crossed with
another's move is not, and nobody has to choose again because somebody else was quicker.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from faience.games.game import State
from faience.server.table.seats import Held
from faience.server.table.timeline import Step


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice that waits."""

    number: int
    """Of its event in the table's log."""
    move: str


class Early:
    """What the seats of a table have chosen early, while all choose at the same time; else nothing."""

    def __init__(self) -> None:
        self._begun: int | None = None
        """The number of the event with which all began to choose at the same time."""
        self._since: dict[int, int] = {}
        """By seat, the number of the last event that changed what it may choose."""
        self._chosen: dict[int, list[Chosen]] = {}

    # ---- what happens -----------------------------------------------------------------------

    def move(self, number: int, step: Step) -> None:
        """Take in a move: it may have been due, and with it a phase may begin or end."""
        if not _simultaneous(step.state):
            self.end()
        elif self._begun is None:
            self._begin(number)
        elif step.seat is not None:
            waits = self._chosen.get(step.seat, [])
            if waits and waits[0].move == step.move:
                del waits[0]
            else:
                self._change(number, step.seat, [])

    def end(self) -> None:
        """Nobody chooses early any more."""
        self._begun = None
        self._since, self._chosen = {}, {}

    def back(self, number: int, state: State, removed: Sequence[Step], people: Held) -> None:
        """Take in that moves were taken back, the first of them at a seat's wish.

        The other people still wish what they chose, so it waits again: who takes back a tile makes nobody else choose
        anew, not even if the game was over with the last of them.
        """
        first, *later = removed
        if not _simultaneous(state):
            self.end()
        elif first.seat is None or any(step.tiles is not None for step in later):
            self._begin(number)
        else:
            self._begun = number if self._begun is None else self._begun
            for seat in people - {first.seat}:
                again = [Chosen(step.number, step.move) for step in later if step.move and step.seat == seat]
                self._chosen[seat] = again + self._chosen.get(seat, [])
            self._since[first.seat] = number

    def choose(self, number: int, seat: int, move: str) -> None:
        if self._begun is None:
            raise ValueError("nothing is chosen early now")
        self._change(number, seat, [*self._chosen.get(seat, []), Chosen(number, move)])

    def recall(self, number: int, seat: int, kept: int) -> None:
        """All but the first choices of a seat do not wait any more."""
        waits = self._chosen.get(seat, [])
        if not 0 <= kept < len(waits):
            raise ValueError(f"seat {seat} has {len(waits)} early choices, of which {kept} cannot stay")
        self._change(number, seat, waits[:kept])

    def reseat(self, number: int, seat: int) -> None:
        """Another decides for a seat now; what it has chosen still waits."""
        if self._begun is not None:
            self._since[seat] = number

    def _begin(self, number: int) -> None:
        self.end()
        self._begun = number

    def _change(self, number: int, seat: int, waits: list[Chosen]) -> None:
        self._chosen[seat] = waits
        self._since[seat] = number

    # ---- how it stands ----------------------------------------------------------------------

    @property
    def going_on(self) -> bool:
        """Whether all choose at the same time."""
        return self._begun is not None

    def moves(self, seat: int) -> list[str]:
        """What a seat has chosen, in the order in which it is due."""
        return [chosen.move for chosen in self._chosen.get(seat, [])]

    def last(self, seats: Iterable[int]) -> tuple[int, Chosen] | None:
        """The last choice of some seats, with whose it is."""
        waiting = [(seat, chosen) for seat in seats for chosen in self._chosen.get(seat, [])]
        return max(waiting, key=lambda waits: waits[1].number, default=None)

    def number(self, held: Held, n: int) -> int:
        """The number of the position for who holds these seats, it being ``n`` for everybody else."""
        return max([n, *(self._since.get(seat, n) for seat in held)])

    def fresh_since(self, held: Held, n: int) -> int:
        """The first number that who holds these seats may still answer, it being ``n`` for everybody else."""
        return n if self._begun is None else max([self._begun, *(self._since.get(seat, 0) for seat in held)])


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat that may choose, and the table as it then finds it."""

    seat: int
    state: State


def early_turn(state: State, early: Early, seats: Held) -> Turn | None:
    """The first of some waiting seats that has something left to choose while all do, in the order of their turns."""
    for seat in _order(state):
        if seat in seats:
            then = ahead(state, seat, early.moves(seat))
            if then.to_move == seat and _simultaneous(then):
                return Turn(seat, then)
    return None


def ahead(state: State, seat: int, moves: Sequence[str]) -> State:
    """The table when a seat is next to choose after it made these moves, or when nobody has anything left to choose.

    What the others choose meanwhile is made up: it does not touch what the seat may choose.
    """
    then, waits = state.copy(), list(moves)
    while _simultaneous(then):
        if then.to_move != seat:
            then.play(then.legal_moves()[0])
        elif waits and fits(then, waits[0]):
            then.play(waits.pop(0))
        else:
            break
    return then


def fits(state: State, move: str) -> bool:
    """Whether a move that was chosen early may be played."""
    return move in state.legal_texts()


def _order(state: State) -> list[int]:
    """The seats that have something to choose, in the order of their turns."""
    then, order = state.copy(), []
    while _simultaneous(then):
        if then.to_move not in order:
            order.append(then.to_move)
        then.play(then.legal_moves()[0])
    return order


def _simultaneous(state: State) -> bool:
    return state.game.definition.simultaneous(state)
