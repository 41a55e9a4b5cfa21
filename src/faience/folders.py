"""The folders that the system has for what a user's programs keep."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def state_folder() -> Path:
    """For what is in progress: unfinished games of the terminal."""
    return _folder("XDG_STATE_HOME", ".local/state")


def data_folder() -> Path:
    """For what is to last: the tables of the server."""
    return _folder("XDG_DATA_HOME", ".local/share")


def _folder(variable: str, usual: str) -> Path:
    if base := os.environ.get(variable):
        return Path(base) / "faience"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "faience"
    return Path.home() / usual / "faience"
