"""What is on the table in a game of Azul, as plain values that drawings and texts are made from."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = "BYRKW"
"""Tile letters in the order of the rulebook: blue, yellow, red, black, white."""
JOKER = "J"
KINDS = COLOURS + JOKER
MARKER = "m"
"""The first-player marker, where it lies among the tiles of a floor."""
FREE = "."
"""A free cell of a wall."""
ROWS = 5
FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)


def printed_colour(row: int, column: int) -> str:
    """The colour printed on a cell of the coloured wall, rows and columns from 0.

    >>> [printed_colour(1, column) for column in range(5)]
    ['W', 'B', 'Y', 'R', 'K']
    """
    return COLOURS[(column - row) % ROWS]


@dataclass(frozen=True, slots=True)
class Board:
    """One player's board."""

    score: int
    lines: tuple[str, ...]
    """Five texts from the top, one letter a tile, jokers last: ``""``, ``"YY"``, ``"RRJ"``."""
    wall: tuple[str, ...]
    """Five rows of five letters from the top, ``.`` where no tile lies."""
    floor: str
    """Tiles and marker (``m``) from the left, at most seven."""


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as everybody sees it: in Azul only the order of the bag is hidden, and no state knows it."""

    spec: str
    wall: str
    """``"coloured"`` or ``"grey"``."""
    joker: bool
    round: int
    """From 1; while tiles are to be dealt, the round about to begin."""
    quiet: int
    """How many rounds in a row put no tile on any wall."""
    to_move: int
    """A seat from 0, ``CHANCE`` or ``OVER``."""
    first: int
    """The seat that started this round; between rounds and at the end, the one to start the next."""
    marker: int | None
    """The seat that holds the first-player marker, ``None`` while it lies in the centre."""
    tiling: int | None
    """The row (from 0) whose cell the seat to move must choose, ``None`` outside tiling."""
    factories: tuple[str, ...]
    """One letter a tile, in the order of ``KINDS``; ``""`` for an empty factory."""
    centre: str
    bag: str
    """What the bag holds, in the order of ``KINDS``: its contents, never its order."""
    lid: str
    boards: tuple[Board, ...]
    winners: tuple[int, ...]
    """Empty until the game is over."""
    reason: str | None
    """Why the game ended: ``row``, ``stalled`` or ``no_tiles``."""
