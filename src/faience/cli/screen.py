"""The terminal we print to, and the program as it was called."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def screen() -> Console:
    """A console as wide as the terminal is, also where rich would assume 80 columns."""
    from rich.console import Console

    return Console(highlight=False, markup=False, width=shutil.get_terminal_size().columns)


def program() -> str:
    """What to type to run this program again."""
    called = Path(sys.argv[0])
    found = shutil.which(called.name)
    return called.name if found and Path(found).resolve() == called.resolve() else os.path.relpath(called)
