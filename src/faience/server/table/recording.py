"""The game at a table as a record."""

from __future__ import annotations

from datetime import UTC, datetime

from faience.notation.record import Record
from faience.server.table.state import Ledger


def record(ledger: Ledger) -> Record:
    """The line of play so far, with the names of the players."""
    date = datetime.fromtimestamp(ledger.opened.at, UTC).strftime("%Y-%m-%d")
    tags = {"Event": ledger.opened.title, "Date": date, "Starter": ledger.opened.starts}
    for number, seat in enumerate(ledger.seats):
        tags[f"Seat{number}"] = seat.name
        tags[f"Player{number}"] = seat.bot or "you"
    record = Record(ledger.game, tags)
    for step in ledger.line.steps[1:]:
        if step.tiles is not None:
            record.deal(step.tiles)
        elif step.move is not None:
            record.play(step.move)
    return record
