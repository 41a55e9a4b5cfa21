"""The game at a table as a record."""

from __future__ import annotations

from datetime import UTC, datetime

from faience.notation.record import Record
from faience.server.table.state import TableState


def record(table: TableState) -> Record:
    """The line of play so far, with the names of the players."""
    date = datetime.fromtimestamp(table.opened.at, UTC).strftime("%Y-%m-%d")
    tags = {"Event": table.opened.title, "Date": date, "Starter": table.opened.starts}
    for number, seat in enumerate(table.seats):
        tags[f"Seat{number}"] = seat.name
        tags[f"Player{number}"] = seat.bot or "you"
    record = Record(table.game, tags)
    for step in table.timeline.steps[1:]:
        if step.tiles is not None:
            record.deal(step.tiles)
        elif step.move is not None:
            record.play(step.move)
    return record
