"""The game at a table: the line of play that holds now, with the state after every step of it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from msgspec import Raw

from faience.games.game import Game, State


@dataclass(frozen=True, slots=True)
class Step:
    """A deal or a move, or the start of the game."""

    number: int
    """Of its event in the table's log."""
    state: State
    """After it."""
    tiles: str | None = None
    """What was dealt."""
    move: str | None = None
    seat: int | None = None
    """Who moved."""
    ends_round: bool = False
    """Whether it was the last move of its round."""


class Timeline:
    """The steps from the start to where the game stands. What was taken back is no part of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps = [Step(0, game.start())]
        self.n = 0
        """The number of the position: that of the last event of the game, also of one that took back others."""
        self.undone_by: int | None = None
        """Whose move was just taken back."""

    @property
    def state(self) -> State:
        return self.steps[-1].state

    @property
    def last(self) -> Literal["start", "deal", "move", "undo"]:
        """What led to the position."""
        if self.undone_by is not None:
            return "undo"
        step = self.steps[-1]
        if step.tiles is not None:
            return "deal"
        return "start" if step.move is None else "move"

    @property
    def last_decision(self) -> tuple[State, int]:
        """The last move, and the state it was chosen in; tiles may have been dealt since."""
        return self._decisions(0)[-1]

    # ---- going on, and back; each raises FaienceError if it cannot be ------------------------

    def deal(self, number: int, tiles: str) -> None:
        state = self.state.copy()
        state.deal(tiles)
        self._go_on(Step(number, state, tiles=tiles))

    def move(self, number: int, move: str) -> None:
        before, state, definition = self.state, self.state.copy(), self.game.definition
        state.play(move)
        ends_round = definition.rounds and definition.ends_round(before, state)
        self._go_on(Step(number, state, move=move, seat=before.to_move, ends_round=ends_round))

    def _go_on(self, step: Step) -> None:
        self.steps.append(step)
        self.n, self.undone_by = step.number, None

    def back(self, number: int, seat: int, to: int) -> list[Step]:
        """Stand again as after the event ``to``, a move of the seat being taken back; returns what is undone."""
        last = len(self.steps) - 1
        place = next((place for place in range(last, -1, -1) if self.steps[place].number == to), None)
        if place is None or place == last or self.steps[place + 1].seat != seat:
            raise ValueError(f"no move of seat {seat} follows event {to}")
        removed = self.steps[place + 1 :]
        del self.steps[place + 1 :]
        self.n, self.undone_by = number, seat
        return removed

    # ---- rounds -----------------------------------------------------------------------------

    def opens_round(self, place: int) -> bool:
        """Whether the deal at a place is that of a new round, rather than one within it."""
        return self.game.definition.opens_round(self.steps[place - 1].state)

    def scoring(self, place: int) -> Raw:
        """What the round that ended at a place brought each seat, as the game's core tells it."""
        first = place
        while self.steps[first].tiles is None or not self.opens_round(first):
            first -= 1
        return Raw(self.game.facts.round([*self._decisions(first, place)]))

    def _decisions(self, first: int, last: int | None = None) -> list[tuple[State, int]]:
        """The moves after one place up to another, or to the end, each with the state it was chosen in."""
        steps = self.steps[first : None if last is None else last + 1]
        return [(before.state, self.game.parse(step.move)) for before, step in pairwise(steps) if step.move is not None]
