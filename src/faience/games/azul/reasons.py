"""Why a move is not legal, said to the person who tried it."""

from __future__ import annotations

import re

from faience.games.azul.view import JOKER, Board, View, printed_colour

_NAMES = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white", "J": "joker"}
_TAKE = re.compile(r"(?P<source>.)(?P<kinds>[A-Z]+)(?P<target>[-1-5])(?P<choice>/\d)?")


def why_not(view: View, move: str) -> str:
    """A short phrase for a move of the game that is not legal at this table."""
    take = _TAKE.fullmatch(move)
    if view.tiling is not None:
        return f"a column must be chosen for row {view.tiling + 1}" if take else _why_not_tile(view, move)
    if take is None:
        return "tiling comes when all tiles are taken"
    centre = take["source"] == "c"
    place = "the centre" if centre else f"factory {take['source']}"
    tiles = view.centre if centre else view.factories[int(take["source"]) - 1]
    if not tiles:
        return f"{place} is empty"
    for kind in take["kinds"]:
        if kind not in tiles:
            return f"{place} holds no {_NAMES[kind]}"
    if take["target"] == "-":
        return "that way to take does not exist here"
    return _why_not_line(view, take["kinds"][0], int(take["target"]) - 1)


def _why_not_line(view: View, kind: str, row: int) -> str:
    board: Board = view.boards[view.to_move]
    line = board.lines[row]
    if len(line) == row + 1:
        return f"line {row + 1} is complete"
    colour = line.replace(JOKER, "")[:1]
    if kind != JOKER and colour and colour != kind:
        return f"line {row + 1} holds {_NAMES[colour]}"
    cells = board.wall[row]
    if view.wall == "grey":
        shown = kind != JOKER and kind in cells
    else:
        shown = any(cell != "." and printed_colour(row, column) == kind for column, cell in enumerate(cells))
    if shown:
        return f"row {row + 1} of the wall already has {_NAMES[kind]}"
    return "how many jokers stay in the line is written, as in 3RJ2/1, exactly when not all tiles fit"


def _why_not_tile(view: View, move: str) -> str:
    row, column = (int(number) - 1 for number in move.split("@"))
    if row != view.tiling:
        return f"row {(view.tiling or 0) + 1} is to be tiled"
    board = view.boards[view.to_move]
    if board.wall[row][column] != ".":
        return f"row {row + 1}, column {column + 1} is taken"
    return f"column {column + 1} already has {_NAMES[board.lines[row][0]]}"
