"""What a written move does at a table: who tells a move in words or shows it needs this, and no rules."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, replace

from faience.games.azul.view import FLOOR_COSTS, JOKER, MARKER, Board, View

TAKE = re.compile(r"(?P<source>[1-9c])(?P<colour>[BYRKW]?)(?P<joker>J?)(?P<target>[1-5-])(?:/(?P<kept>\d))?")
LAY = re.compile(r"(?P<row>[1-5])@(?P<column>[1-5])")


@dataclass(frozen=True, slots=True)
class Take:
    """What a take does, seen from the table before it."""

    source: int | None
    """Factory from 1, ``None`` for the centre."""
    tiles: str
    kept: str
    """Those of them that find their place in the line."""
    line: int | None
    """From 1, ``None`` for the floor."""
    fell: str
    """The tiles that found no place in the line."""
    to_lid: int
    """How many tiles found no place on the floor either."""
    rest: str
    """The tiles that the factory sends to the centre."""
    marker: bool


@dataclass(frozen=True, slots=True)
class Lay:
    """A tile laid by choice; rows and columns from 1."""

    tile: str
    row: int
    column: int


def effect_of(before: View, move: str) -> Take | Lay:
    """What the move does at this table; ``ValueError`` if it cannot be one of the seat to move."""
    if before.to_move < 0:
        raise ValueError(f"{move!r} cannot be told: at this table no seat is to move")
    board = before.boards[before.to_move]
    if lay := LAY.fullmatch(move):
        row, column = int(lay["row"]), int(lay["column"])
        complete = board.lines[row - 1]
        if not complete:
            raise ValueError(f"{move!r} lays a tile from line {row}, which is empty")
        return Lay(JOKER if JOKER in complete else complete[0], row, column)
    take = TAKE.fullmatch(move)
    if take is None or not (take["colour"] or take["joker"]):
        raise ValueError(f"{move!r} is no move of Azul; moves look like '3R4', 'cY-', '3RJ2/1' or '4@2'")
    source = None if take["source"] == "c" else int(take["source"])
    if source is not None and source > len(before.factories):
        raise ValueError(f"{move!r} takes from factory {source}; this table has {len(before.factories)}")
    held = before.centre if source is None else before.factories[source - 1]
    wanted = take["colour"] + take["joker"]
    tiles = "".join(tile for tile in held if tile in wanted)
    if set(tiles) != set(wanted):
        raise ValueError(f"{move!r} takes {wanted} where only {held or 'nothing'} lies")
    line = None if take["target"] == "-" else int(take["target"])
    fell = "" if line is None else _overflow(tiles, line - len(board.lines[line - 1]), take["kept"])
    marker = source is None and before.marker is None
    floor_room = len(FLOOR_COSTS) - len(board.floor)
    if marker and floor_room:
        floor_room -= 1
    return Take(
        source=source,
        tiles=tiles,
        kept="" if line is None else _without(tiles, fell),
        line=line,
        fell=fell,
        to_lid=max(0, len(tiles if line is None else fell) - floor_room),
        rest="" if source is None else "".join(tile for tile in held if tile not in wanted),
        marker=marker,
    )


def told(effect: Take | Lay) -> dict[str, object]:
    """An effect as plain values for whoever draws it."""
    return {"what": type(effect).__name__.lower(), **asdict(effect)}


def laid_between(before: Board, after: Board) -> list[Lay]:
    """The tiles that came to a wall, from the top."""
    return [
        Lay(tile, row, column)
        for row, (old, new) in enumerate(zip(before.wall, after.wall, strict=True), start=1)
        for column, (was, tile) in enumerate(zip(old, new, strict=True), start=1)
        if tile != was
    ]


def after_take(board: Board, take: Take) -> Board:
    """A board when the tiles of a take have found their places, before any tiling."""
    lines = list(board.lines)
    floor = board.floor + (MARKER if take.marker else "")
    if take.line is None:
        fallen = take.tiles
    else:
        fallen = take.fell
        both = lines[take.line - 1] + take.kept
        lines[take.line - 1] = both.replace(JOKER, "") + JOKER * both.count(JOKER)
    return replace(board, lines=tuple(lines), floor=(floor + fallen)[: len(FLOOR_COSTS)])


def _without(tiles: str, fell: str) -> str:
    for tile in fell:
        tiles = tiles.replace(tile, "", 1)
    return tiles


def _overflow(tiles: str, room: int, kept_jokers: str | None) -> str:
    """The tiles of a handful that a line with so many free places cannot hold."""
    colours, jokers = tiles.replace(JOKER, ""), JOKER * tiles.count(JOKER)
    if len(tiles) <= room:
        return ""
    if kept_jokers is None:
        return tiles[room:]
    kept = int(kept_jokers)
    return colours[room - kept :] + jokers[kept:]
