"""Games in progress are kept in a folder of the user's, one file a game, so that none is ever lost."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from faience.errors import BadRecord
from faience.folders import state_folder
from faience.notation.record import Record


def new_file(record: Record) -> Path:
    """A file for a new game; its name sorts by time."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    name = f"{stamp}-{record.game.name}"
    file = state_folder() / f"{name}.record"
    number = 2
    while file.exists():
        file = state_folder() / f"{name}-{number}.record"
        number += 1
    return file


def last_unfinished() -> Path | None:
    """The newest kept game that is not over."""
    for file in sorted(state_folder().glob("*.record"), reverse=True):
        try:
            if not Record.load(file).over:
                return file
        except (BadRecord, OSError):
            continue  # not a game of ours, or damaged from outside: an older one may do
    return None
