"""Zaic in text: its moves and its position line. The notation is described in docs/notation.md."""

from __future__ import annotations

import re

from faience import _core
from faience.errors import BadPosition
from faience.games.seats import OVER
from faience.games.zaic.view import COLUMNS, KINDS, SIDE, SIZES, Place, Tile, place_text

MOVE = re.compile(r"(?P<kind>[HQSV])(?P<column>[a-o])(?P<row>[1-9]|1[0-5])")
_TILE = re.compile(r"(?P<kind>[HQSVhqsv])(?P<column>[a-o])(?P<row>[1-9]|1[0-5])")
_EMPTY = "-"


# ---- moves --------------------------------------------------------------------------------------


def move_texts() -> list[str]:
    """Every move, its id being its place; sorted by ASCII code, so that row 10 comes before row 2.

    >>> move_texts()[:9]
    ['Ha1', 'Ha10', 'Ha11', 'Ha12', 'Ha13', 'Ha14', 'Ha15', 'Ha2', 'Ha3']
    """
    return sorted(
        f"{kind}{place_text((column, row))}"
        for kind in KINDS
        for column in range(SIDE + 1 - SIZES[kind][0])
        for row in range(SIDE + 1 - SIZES[kind][1])
    )


def read_move(move: str) -> tuple[str, Place]:
    """The kind and the least corner of a move; ``ValueError`` if it is none.

    >>> read_move("Vj10")
    ('V', (9, 9))
    """
    match = MOVE.fullmatch(move)
    if match is None:
        raise ValueError(f"{move!r} is no move of Zaic; moves look like 'Qh8', 'Sh7' or 'Vj9'")
    return match["kind"], (COLUMNS.index(match["column"]), int(match["row"]) - 1)


# ---- positions ----------------------------------------------------------------------------------


def tile_text(tile: Tile) -> str:
    """A tile like its move, light in upper case, dark in lower.

    >>> tile_text(Tile(level=2, seat=1, kind="V", column=9, row=8))
    'vj9'
    """
    return (tile.kind.lower() if tile.seat else tile.kind) + place_text(tile.least)


def tiles_of(state: _core.State) -> tuple[Tile, ...]:
    """All tiles laid, by level, column and row."""
    return tuple(Tile(*tile) for tile in _core.zaic_table(state)[1])


def position_text(state: _core.State) -> str:
    """The position line without its spec."""
    tiles = tiles_of(state)
    levels = [
        ",".join(tile_text(tile) for tile in tiles if tile.level == level)
        for level in range(1, max((tile.level for tile in tiles), default=0) + 1)
    ]
    return f"{'over' if state.to_move == OVER else state.to_move} {'/'.join(levels) or _EMPTY}"


def set_position(state: _core.State, text: str) -> None:
    """Put a state to the position of a line without its spec; raises BadPosition and changes nothing if it is none."""
    fields = text.split()
    if len(fields) != 2:
        raise BadPosition(
            f"a position of Zaic has the fields turn and levels: 2 after the spec, not {len(fields)}, like zaic() 1 Qh8"
        )
    turn, levels = fields
    if turn not in ("0", "1", "over"):
        raise BadPosition(f"the turn: 0, 1 or over was expected, not {turn!r}")
    listed = [] if levels == _EMPTY else [level.split(",") for level in levels.split("/")]
    tiles = [_tile(text, level) for level, texts in enumerate(listed, start=1) for text in texts]
    try:
        _core.zaic_set_table(state, (OVER if turn == "over" else int(turn), tiles))
    except ValueError as error:
        raise BadPosition(str(error)) from None


def _tile(text: str, level: int) -> tuple[int, int, str, int, int]:
    match = _TILE.fullmatch(text)
    if match is None:
        raise BadPosition(f"level {level}: tiles like Qh8,sh7 were expected, not {text!r}")
    kind = match["kind"]
    return level, int(kind.islower()), kind.upper(), COLUMNS.index(match["column"]), int(match["row"]) - 1
