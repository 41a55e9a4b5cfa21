"""The terminal we print to, and the program as it was called."""

from __future__ import annotations

import locale
import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def screen() -> Console:
    """A console as large as the terminal is, also where rich would assume 80 columns."""
    from rich.console import Console

    columns, lines = shutil.get_terminal_size()
    return Console(highlight=False, markup=False, width=columns, height=lines)


def fit(console: Console) -> None:
    """Follow a terminal whose window was made larger or smaller."""
    if console.is_terminal:
        console.width, console.height = shutil.get_terminal_size()


def allow_editing() -> None:
    """Let arrows move in what is typed, and bring back what was typed before, where the system can do that.

    In a locale that the system does not have, it would take a letter beyond ASCII for several, and misplace the cursor.
    """
    with suppress(ImportError, AttributeError):
        if locale.nl_langinfo(locale.CODESET) == "UTF-8":
            import readline  # noqa: F401 (`input` uses it as soon as it is there)


def program() -> str:
    """What to type to run this program again."""
    called = Path(sys.argv[0])
    found = shutil.which(called.name)
    return called.name if found and Path(found).resolve() == called.resolve() else os.path.relpath(called)
