"""Why a move is not legal, said to the person who tried it."""

from __future__ import annotations

from typing import Required, TypedDict

from faience.games.azul.effects import LAY, TAKE
from faience.games.azul.view import FREE, JOKER, View, printed_colour
from faience.games.azul.wording import Texts


class Fault(TypedDict, total=False):
    """What `Texts.refusal` needs to name a fault; numbers from 1."""

    why: Required[str]
    kind: str
    row: int
    column: int


def why_not(view: View, move: str, words: Texts) -> str:
    """A short phrase for a move of the game that is not legal at this table."""
    if lay := LAY.fullmatch(move):
        row, column = int(lay["row"]) - 1, int(lay["column"]) - 1
        if view.tiling is None:
            return words.refusal("not_yet")
        if row != view.tiling:
            return words.refusal("other_row", row=view.tiling + 1)
        fault = cell_fault(view, column)
        assert fault is not None, "a free cell of the row to tile is legal"
        return words.refusal(**fault)
    if view.tiling is not None:
        return words.refusal("untiled", row=view.tiling + 1)
    take = TAKE.fullmatch(move)
    assert take is not None, "every move of the game takes or lays"
    if take["source"] == "c":
        tiles, empty, without, n = view.centre, "empty_centre", "centre_without", 0
    else:
        n = int(take["source"])
        tiles, empty, without = view.factories[n - 1], "empty_factory", "factory_without"
    if not tiles:
        return words.refusal(empty, n=n)
    for kind in take["colour"] + take["joker"]:
        if kind not in tiles:
            return words.refusal(without, kind=kind, n=n)
    fault = line_fault(view, take["colour"] or JOKER, int(take["target"]) - 1)
    return words.refusal(**fault) if fault else words.refusal("choice")


def line_fault(view: View, kind: str, row: int) -> Fault | None:
    """Why tiles of a kind may not go to a line of the board to move, ``None`` if they may."""
    board = view.boards[view.to_move]
    line = board.lines[row]
    if len(line) == row + 1:
        return {"why": "complete", "row": row + 1}
    colour = line.replace(JOKER, "")[:1]
    if kind != JOKER and colour not in ("", kind):
        return {"why": "holds", "kind": colour, "row": row + 1}
    if view.wall == "grey":
        shown = kind in board.wall[row]
    else:
        shown = any(tile != FREE and printed_colour(row, c) == kind for c, tile in enumerate(board.wall[row]))
    if kind != JOKER and shown:
        return {"why": "shown", "kind": kind, "row": row + 1}
    return None


def cell_fault(view: View, column: int) -> Fault | None:
    """Why the line that is tiled now may not use a column, ``None`` if it may."""
    assert view.tiling is not None, "a line is tiled"
    board, row = view.boards[view.to_move], view.tiling
    if board.wall[row][column] != FREE:
        return {"why": "taken", "row": row + 1, "column": column + 1}
    line = board.lines[row]
    if JOKER not in line and any(laid[column] == line[0] for laid in board.wall):
        return {"why": "column", "kind": line[0], "column": column + 1}
    return None
