"""A light list of the tables that changed last, so that the lobby need not read any log."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from faience.server.protocol.messages import SeatSummary, Summary, TableList
from faience.server.table.seats import Held, Seat, held_by
from faience.server.table.state import TableState

_SHOWN = 50
"""How many tables of each sort the lobby lists."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in the list."""

    summary: Summary
    """As those see it who hold no seat."""
    public: bool
    """Whether the lobby shows it to anyone."""
    secret: bool
    """Whether it is shown to its players only."""
    seats: tuple[Seat, ...]

    @classmethod
    def of(cls, table: TableState) -> Listed:
        state, watch = table.state, table.opened.watch
        seats = [
            SeatSummary(
                seat.name,
                seat.who,
                seat.bot if seat.who == "bot" else "",
                score,
                mine=False,
                won=number in state.winners,
            )
            for number, (seat, score) in enumerate(zip(table.seats, state.scores, strict=True))
        ]
        summary = Summary(
            table=table.id,
            game=table.game.name,
            spec=table.game.spec,
            title=table.edition,
            round=state.round,
            over=table.over,
            to_move=table.to_move,
            seats=seats,
            changed=table.changed,
        )
        return cls(summary, watch == "anyone", watch == "nobody", tuple(table.seats))

    def seen_with(self, secrets: Iterable[str]) -> Summary | None:
        """As who has these secrets sees it; ``None`` if they may not."""
        held: Held = held_by(self.seats, secrets)
        if self.secret and not held:
            return None
        seats = [msgspec.structs.replace(seat, mine=number in held) for number, seat in enumerate(self.summary.seats)]
        return msgspec.structs.replace(self.summary, seats=seats)


class Index:
    """The tables that changed last, up to a number of them."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._tables: OrderedDict[str, Listed] = OrderedDict()
        """The latest last."""

    def put(self, table: TableState) -> Listed:
        """List a table as the one that changed last."""
        listed = self._tables[table.id] = Listed.of(table)
        self._tables.move_to_end(table.id)
        while len(self._tables) > self.size:
            self._tables.popitem(last=False)
        return listed

    def get(self, table: str) -> Listed | None:
        return self._tables.get(table)

    def public(self) -> TableList:
        """The tables that anyone may watch."""
        return sorted_out(listed.summary for listed in self._tables.values() if listed.public)


def sorted_out(summaries: Iterable[Summary]) -> TableList:
    """TableList in play and finished ones, the latest first."""
    tables = TableList([], [])
    for summary in sorted(summaries, key=lambda summary: -summary.changed):
        of_its_sort = tables.recent if summary.over else tables.running
        if len(of_its_sort) < _SHOWN:
            of_its_sort.append(summary)
    return tables
