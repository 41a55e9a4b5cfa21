"""The languages Faience speaks to its players, and names fit to be shown."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Sequence

from faience.errors import BadSpec

LANGUAGES = ("en", "fr", "hu")
BOT_NAMES = ("Kiln", "Cobalt", "Glaze", "Slip")
"""What bots are called, one for each seat of the largest table."""

_BIDI_CONTROLS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def language_of(asked: str | None) -> str:
    """The language asked for (with or without a country), else that of the environment, else English.

    >>> language_of("fr"), language_of("hu_HU.UTF-8")
    ('fr', 'hu')
    """
    if asked is not None:
        if asked[:2].lower() not in LANGUAGES:
            raise BadSpec(f"the languages are {', '.join(LANGUAGES)}, not {asked!r}")
        return asked[:2].lower()
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def seated_names(names: Sequence[str], players: int) -> list[str]:
    """The names of those at a table, fit to be drawn; ``ValueError`` if there are too few."""
    if len(names) < players:
        raise ValueError(f"{players} players sit at this table, but {len(names)} names were given")
    return [plain(name) for name in names]


def plain(name: str) -> str:
    """A player's name without what could upset a drawing: control characters, and marks that turn the writing."""
    return "".join(
        letter
        for letter in name
        if unicodedata.category(letter) not in ("Cc", "Cs", "Cn", "Zl", "Zp") and letter not in _BIDI_CONTROLS
    ).strip()
