"""Games in progress are kept in a folder of the user's, one file a game, so that none is ever lost."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from faience.errors import BadRecord
from faience.notation.record import Record


def folder() -> Path:
    """Where games are kept: the folder that the system has for such things."""
    if base := os.environ.get("XDG_STATE_HOME"):
        return Path(base) / "faience"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "faience"
    return Path.home() / ".local" / "state" / "faience"


def new_file(record: Record) -> Path:
    """A file for a new game; its name sorts by time."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    name = f"{stamp}-{record.game.name}"
    file = folder() / f"{name}.record"
    number = 2
    while file.exists():
        file = folder() / f"{name}-{number}.record"
        number += 1
    return file


def last_unfinished() -> Path | None:
    """The newest kept game that is not over."""
    for file in sorted(folder().glob("*.record"), reverse=True):
        try:
            if not Record.load(file).over:
                return file
        except (BadRecord, OSError):
            continue  # not a game of ours, or damaged from outside: an older one may do
    return None
