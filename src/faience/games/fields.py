"""The fields of position lines that several games share, read with errors that say what was expected."""

from __future__ import annotations

import re
from itertools import groupby

from faience.errors import BadPosition

NONE = "-"
"""Where there is nothing."""
MOST_TILES = 200
"""More than any game has."""


def number(text: str, what: str, expected: str = "a number") -> int:
    """A number from 0."""
    if not re.fullmatch(r"[0-9]{1,5}", text):
        raise BadPosition(f"{what}: {expected} was expected, not {text!r}")
    return int(text)


def letters(text: str, known: str, what: str) -> str:
    """Tiles one by one.

    >>> letters("RRB", "BYRKW", "a factory"), letters("-", "BYRKW", "a factory")
    ('RRB', '')
    """
    if text == NONE:
        return ""
    if not text or any(letter not in known for letter in text):
        raise BadPosition(f"{what}: letters of {known}, or {NONE} for none, were expected, not {text!r}")
    return text


def counts(text: str, known: str, what: str) -> str:
    """Tiles with their numbers.

    >>> counts("B3R1", "BYRKW", "the bag")
    'BBBR'
    """
    if text == NONE:
        return ""
    if not re.fullmatch(rf"(?:[{known}][0-9]{{1,3}})+", text):
        example = f"{known[0]}3{known[-1]}12"
        raise BadPosition(
            f"{what}: tiles with their numbers like {example}, or {NONE} for none, were expected, not {text!r}"
        )
    tiles = [(kind, int(many)) for kind, many in re.findall(r"([A-Z])([0-9]+)", text)]
    if sum(many for _, many in tiles) > MOST_TILES:
        raise BadPosition(f"{what}: no game has that many tiles")
    return "".join(kind * many for kind, many in tiles)


def counts_text(tiles: str) -> str:
    """The way back, for tiles in the order of their kinds.

    >>> counts_text("BBBR"), counts_text("")
    ('B3R1', '-')
    """
    return "".join(f"{kind}{len(list(group))}" for kind, group in groupby(tiles)) or NONE
