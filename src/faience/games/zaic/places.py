"""Places and kinds of tiles of Zaic, as far as texts and drawings must know them; the rules are the core's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

SHAPES = ("2×2", "2×1", "1×1")
"""What a reserve holds: a 2×1 may lie either way."""
SHAPE_OF: Mapping[str, int] = {"Q": 0, "H": 1, "V": 1, "S": 2}
SIZES: Mapping[str, tuple[int, int]] = {"Q": (2, 2), "H": (2, 1), "V": (1, 2), "S": (1, 1)}
"""Columns and rows of a kind."""
FIRST = (7, 7)
"""The place of the first tile's least corner, h8."""
COLUMNS = "abcdefghijklmno"

Place = tuple[int, int]
"""Column and row, from 0."""


def place_of(text: str) -> Place:
    """A place by its name.

    >>> place_of("h10")
    (7, 9)
    """
    return COLUMNS.index(text[0]), int(text[1:]) - 1


def squares(kind: str, least: Place) -> tuple[Place, ...]:
    """The places that a tile covers, by its kind and its least corner.

    >>> squares("V", (7, 7))
    ((7, 7), (7, 8))
    """
    columns, rows = SIZES[kind]
    return tuple((least[0] + x, least[1] + y) for x in range(columns) for y in range(rows))


def moves_in(together: str) -> Iterator[str]:
    """The moves of a text that names many, or the letters of whole kinds.

    >>> list(moves_in("Ha9-11 Qh8 S"))
    ['Ha9', 'Ha10', 'Ha11', 'Qh8', 'S']
    """
    for part in together.split():
        first, dash, last = part.partition("-")
        if dash:
            yield from (f"{first[:2]}{row}" for row in range(int(first[2:]), int(last) + 1))
        else:
            yield first
