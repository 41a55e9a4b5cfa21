"""Everything about a table that its log tells: made by applying the events one after the other, and by nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from faience.games.game import State
from faience.games.registry import load
from faience.games.seats import CHANCE, OVER
from faience.server.table import events
from faience.server.table.chronicle import Chronicle
from faience.server.table.early import Early, Turn, early_turn
from faience.server.table.events import (
    Back,
    ChosenEarly,
    Dealt,
    Given,
    Happening,
    Moved,
    Opened,
    Recalled,
    Rematched,
    Sat,
    Undone,
    Unseated,
)
from faience.server.table.seats import Held, Seat
from faience.server.table.timeline import Timeline


class BrokenLog(Exception):
    """A log that no table can have written."""


class TableState:
    """A table as its log has it."""

    def __init__(self, name: str, opened: Opened) -> None:
        self.id = name
        self.opened = opened
        self.game = load(opened.spec)
        self.seats = [Seat.of(chair) for chair in opened.chairs]
        self._look_round()
        self.timeline = Timeline(self.game)
        self.early = Early()
        self.chronicle = Chronicle(self.timeline)
        self.next: str | None = None
        """The table of the rematch."""
        self.number = 1
        """Of the next event."""
        self.taken_back = 0
        """How often something was taken back."""
        self.changed = opened.at
        if not 1 <= opened.rules <= self.game.definition.rules:
            known = f"this Faience knows versions 1 to {self.game.definition.rules}"
            raise ValueError(f"{self.game.name} is played by version {opened.rules} of its rules, and {known}")
        if len(self.seats) != self.game.players:
            raise ValueError(f"{self.game.spec} has {self.game.players} seats, not {len(self.seats)}")

    @classmethod
    def replay(cls, name: str, rows: Sequence[tuple[int, bytes]]) -> TableState:
        """The table that a log with at least one event tells of; raises `BrokenLog`."""
        number = 0
        try:
            (number, first), *rest = rows
            if number != 0:
                raise ValueError("event 0 was expected")
            table = cls(name, events.read_first(first))
            for number, body in rest:
                if number != table.number:
                    raise ValueError(f"event {table.number} was expected")
                table.apply(events.read(body))
        except (ValueError, IndexError, msgspec.MsgspecError) as error:
            raise BrokenLog(f"event {number} of table {name} cannot be: {error}") from error
        return table

    def apply(self, event: Happening) -> int:
        """Take in the next event; returns how many lines of the chronicle still stand as they stood before."""
        keep = len(self.chronicle)
        match event:
            case Dealt():
                self.timeline.deal(self.number, event.tiles)
                self.early.end()
                self.chronicle.note_step()
            case Moved():
                self.timeline.move(self.number, event.move)
                self.early.move(self.number, self.timeline.steps[-1])
                self.chronicle.note_step()
            case ChosenEarly():
                self.early.choose(self.number, event.seat, event.move)
            case Recalled():
                self.early.recall(self.number, event.seat, event.kept)
                self.taken_back += 1
            case Undone():
                removed = self.timeline.back(self.number, event.seat, event.to)
                self.early.back(self.number, self.state, removed, self.people())
                keep = self.chronicle.note_undo(event.seat)
                self.taken_back += 1
            case Sat():
                seat = self.seats[event.seat]
                seat.name, seat.secret = event.name, event.secret
                self.chronicle.note_seat("sat", event.seat)
            case Given():
                seat = self.seats[event.seat]
                seat.bot, seat.name = event.bot, event.name or seat.name
                self.early.reseat(self.number, event.seat)
                self.chronicle.note_seat("bot", event.seat)
            case Back():
                self.seats[event.seat].bot = ""
                self.early.reseat(self.number, event.seat)
                self.chronicle.note_seat("back", event.seat)
            case Unseated():
                seat = self.seats[event.seat]
                self.chronicle.note_fault(event.seat, seat.name if seat.who == "bot" else seat.bot, event.why)
                seat.bot = event.bot
            case Rematched():
                self.next = event.next
            case Opened():
                raise ValueError("a table is opened once")
        if isinstance(event, Sat | Given | Back | Unseated):
            self._look_round()
        self.number += 1
        if not isinstance(event, ChosenEarly | Recalled):  # of which nobody else is to know
            self.changed = event.at
        return keep

    # ---- how it stands ----------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.timeline.state

    @property
    def over(self) -> bool:
        return self.state.to_move == OVER

    @property
    def to_move(self) -> int:
        """A seat, ``CHANCE`` while tiles are dealt or a seat is open, or ``OVER``."""
        return CHANCE if self.waiting else self.state.to_move

    @property
    def due(self) -> str | None:
        """What the seat to move has chosen already."""
        return next(iter(self.early.moves(self.to_move)), None)

    def number_for(self, held: Held) -> int:
        """The number of the position for who holds these seats."""
        return self.early.number(held, self.timeline.n)

    def is_fresh(self, held: Held, n: int) -> bool:
        """Whether who holds these seats may still answer a position (see `early`)."""
        return self.early.fresh_since(held, self.timeline.n) <= n <= self.number_for(held)

    def turn_of(self, held: Held) -> Turn | None:
        """What who holds these seats may choose now: the turn, or one that is taken early."""
        mine = held & self.people()
        if self.to_move in mine and self.due is None:
            return Turn(self.to_move, self.state)
        return early_turn(self.state, self.early, mine) if self.early.going_on else None

    @property
    def edition(self) -> str:
        """The title of the box that was asked for, empty for the game itself."""
        return "" if self.opened.title == self.game.definition.title else self.opened.title

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def hosts(self) -> list[int]:
        """The seats of those who laid the table: they sat there from the first."""
        return [number for number, chair in enumerate(self.opened.chairs) if chair.secret]

    def people(self) -> Held:
        """The seats where people decide."""
        return self._people

    def _look_round(self) -> None:
        """See who sits where: it is asked for often, and seldom changes."""
        self.waiting = any(seat.who == "open" for seat in self.seats)
        """Whether a seat is open, so that nothing can be played yet."""
        self._people = frozenset(number for number, seat in enumerate(self.seats) if seat.played_by_person)

    def may_watch(self, held: Held) -> bool:
        """Whether who holds these seats, or none, may see the table."""
        return bool(held) or self.opened.watch != "nobody"
