"""Why a move is not legal, said to the person who tried it."""

from __future__ import annotations

from faience.games.zaic.notation import read_move
from faience.games.zaic.view import BOX, SHAPE_OF, Place, Tile, View, squares
from faience.games.zaic.wording import Texts

Stacks = dict[Place, list[Tile]]


def why_not(view: View, move: str, words: Texts) -> str:
    """A short phrase for a move of the game that is not legal at this table."""
    kind, least = read_move(move)
    stacks = view.stacks()
    if not stacks:
        return words.refusal("first")
    if view.reserve(view.to_move)[SHAPE_OF[kind]] == 0:
        return words.refusal("none_left")
    covered = squares(kind, least)
    levels = {len(stacks.get(place, [])) for place in covered}
    if len(levels) > 1:
        return words.refusal("levels")
    return (_why_not_on_table if levels == {0} else _why_not_on_top)(view, stacks, covered, words)


def _why_not_on_table(view: View, stacks: Stacks, covered: tuple[Place, ...], words: Texts) -> str:
    beside = {
        place
        for column, row in covered
        for place in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
        if place in stacks
    }
    if not beside:
        return words.refusal("alone")
    own = [place for place in sorted(beside) if stacks[place][-1].seat == view.to_move]
    if own:
        return words.refusal("own", place=own[0])
    columns, rows = ([place[axis] for place in (*stacks, *covered)] for axis in (0, 1))
    if (wide := max(columns) - min(columns) + 1) > BOX:
        return words.refusal("wide", n=wide)
    return words.refusal("high", n=max(rows) - min(rows) + 1)


def _why_not_on_top(view: View, stacks: Stacks, covered: tuple[Place, ...], words: Texts) -> str:
    if all(stacks[place][-1].seat == view.to_move for place in covered):
        return words.refusal("no_opponent")
    for tile in sorted((stacks[place][-1] for place in covered), key=lambda tile: tile.least):
        visible = [place for place in tile.squares if stacks[place][-1] == tile]
        if set(visible) <= set(covered):
            break
    return words.refusal("whole", place=tile.least)
