"""Why a move is not legal, said to the person who tried it."""

from __future__ import annotations

from faience.games.azul.deeds import LAY, TAKE
from faience.games.azul.view import FREE, JOKER, View, printed_colour
from faience.games.azul.wording import Texts


def why_not(view: View, move: str, words: Texts) -> str:
    """A short phrase for a move of the game that is not legal at this table."""
    if lay := LAY.fullmatch(move):
        return _why_not_lay(view, int(lay["row"]) - 1, int(lay["column"]) - 1, words)
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
    return _why_not_line(view, take["colour"] or JOKER, int(take["target"]) - 1, words)


def _why_not_line(view: View, kind: str, row: int, words: Texts) -> str:
    board = view.boards[view.to_move]
    line = board.lines[row]
    if len(line) == row + 1:
        return words.refusal("complete", row=row + 1)
    colour = line.replace(JOKER, "")[:1]
    if kind != JOKER and colour not in ("", kind):
        return words.refusal("holds", kind=colour, row=row + 1)
    if view.wall == "grey":
        shown = kind in board.wall[row]
    else:
        shown = any(tile != FREE and printed_colour(row, c) == kind for c, tile in enumerate(board.wall[row]))
    if kind != JOKER and shown:
        return words.refusal("shown", kind=kind, row=row + 1)
    return words.refusal("choice")


def _why_not_lay(view: View, row: int, column: int, words: Texts) -> str:
    if view.tiling is None:
        return words.refusal("not_yet")
    if row != view.tiling:
        return words.refusal("other_row", row=view.tiling + 1)
    board = view.boards[view.to_move]
    if board.wall[row][column] != FREE:
        return words.refusal("taken", row=row + 1, column=column + 1)
    return words.refusal("column", kind=board.lines[row][0], column=column + 1)
