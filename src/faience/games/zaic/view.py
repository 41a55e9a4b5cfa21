"""What is on the table in a game of Zaic, as plain values that drawings and texts are made from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

KINDS = "HQSV"
"""2×1 lying, 2×2, 1×1, 2×1 standing."""
SHAPES = ("2×2", "2×1", "1×1")
"""What a reserve holds: a 2×1 may lie either way."""
SHAPE_OF: Mapping[str, int] = {"Q": 0, "H": 1, "V": 1, "S": 2}
SIZES: Mapping[str, tuple[int, int]] = {"Q": (2, 2), "H": (2, 1), "V": (1, 2), "S": (1, 1)}
"""Columns and rows of a kind."""
RESERVE = (8, 8, 3)
SIDE = 15
BOX = 8
"""The occupied places never span more columns or rows."""
FIRST = (7, 7)
"""The place of the first tile's least corner, h8."""
COLUMNS = "abcdefghijklmno"

Place = tuple[int, int]
"""Column and row, from 0."""


def place_text(place: Place) -> str:
    """A place in notation.

    >>> place_text((7, 9))
    'h10'
    """
    return f"{COLUMNS[place[0]]}{place[1] + 1}"


def squares(kind: str, least: Place) -> tuple[Place, ...]:
    """The places that a tile covers, by its kind and its least corner.

    >>> squares("V", (7, 7))
    ((7, 7), (7, 8))
    """
    columns, rows = SIZES[kind]
    return tuple((least[0] + x, least[1] + y) for x in range(columns) for y in range(rows))


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile that lies somewhere."""

    level: int
    """1 on the table, 2 on a stack of height 1, and so on."""
    seat: int
    kind: str
    """A letter of ``KINDS``."""
    column: int
    """Of its least corner, from 0; as the row."""
    row: int

    @property
    def least(self) -> Place:
        return self.column, self.row

    @property
    def squares(self) -> tuple[Place, ...]:
        return squares(self.kind, self.least)


@dataclass(frozen=True, slots=True)
class Box:
    """Columns and rows, from 0, the last ones included."""

    left: int
    bottom: int
    right: int
    top: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.top - self.bottom + 1


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as everybody sees it: nothing is hidden in Zaic."""

    spec: str
    to_move: int
    """A seat from 0, or ``OVER``."""
    tiles: tuple[Tile, ...]
    """All tiles laid, by level, column and row."""
    reserves: tuple[tuple[int, ...], ...]
    """How many tiles of each of the ``SHAPES`` each seat has left."""
    box: Box | None
    """The places in use, ``None`` before the first tile."""
    reach: Box
    """All places that the floating box of 8 by 8 can still cover."""
    areas: tuple[tuple[int, ...], ...]
    """The sizes of each seat's areas, the largest first."""
    winners: tuple[int, ...]
    """Empty until the game is over; both seats for a draw."""
    reason: str | None
    """Why the game ended: ``blocked``."""

    def largest(self, seat: int) -> int:
        """The size of a seat's largest area, 0 if it has none."""
        return max(self.areas[seat], default=0)

    def stacks(self) -> dict[Place, list[Tile]]:
        """The tiles at each occupied place, from the table up."""
        stacks: dict[Place, list[Tile]] = {}
        for tile in self.tiles:
            for place in tile.squares:
                stacks.setdefault(place, []).append(tile)
        return stacks


def reserve_of(tiles: Iterable[Tile], seat: int) -> tuple[int, ...]:
    """How many tiles of each of the ``SHAPES`` a seat has left when these are laid."""
    laid = [SHAPE_OF[tile.kind] for tile in tiles if tile.seat == seat]
    return tuple(full - laid.count(shape) for shape, full in enumerate(RESERVE))


def box_of(tiles: Iterable[Tile]) -> Box | None:
    """The places that tiles use, ``None`` if there are no tiles."""
    places = [place for tile in tiles for place in tile.squares]
    if not places:
        return None
    columns, rows = zip(*places, strict=True)
    return Box(min(columns), min(rows), max(columns), max(rows))


def reach_of(box: Box | None) -> Box:
    """The places that the floating box of 8 by 8 can still cover."""
    used = box or Box(*FIRST, *FIRST)
    grow = BOX - 1
    return Box(
        max(0, used.right - grow),
        max(0, used.top - grow),
        min(SIDE - 1, used.left + grow),
        min(SIDE - 1, used.bottom + grow),
    )
