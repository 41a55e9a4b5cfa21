"""Why a move is not legal, said to the person who tried it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from faience.games.zaic.areas import neighbours
from faience.games.zaic.notation import read_move
from faience.games.zaic.view import BOX, FIRST, SHAPE_OF, Place, Tile, View, squares
from faience.games.zaic.wording import Texts

Stacks = Mapping[Place, Sequence[Tile]]


class Fault(NamedTuple):
    """Why a tile may not lie somewhere: a name, and the values that go with it."""

    why: str
    place: Place | None = None
    """The square that is in the way."""
    n: int = 0
    """How wide or high the box would be."""
    low: int = 0
    """The levels that differ."""
    high: int = 0

    def text(self, words: Texts) -> str:
        """A short phrase."""
        return words.refusal(self.why, n=self.n, place=self.place or FIRST, low=self.low, high=self.high)


def why_not(view: View, move: str, words: Texts) -> str:
    """A short phrase for a move of the game that is not legal at this table."""
    kind, least = read_move(move)
    fault = reserve_fault(view, view.to_move, kind) or place_fault(view, view.stacks(), view.to_move, kind, least)
    assert fault is not None, "a tile of the reserve without a fault is legal"
    return fault.text(words)


def reserve_fault(view: View, seat: int, kind: str) -> Fault | None:
    """Why a seat may lay no tile of a kind anywhere, ``None`` if it has one."""
    return None if view.reserves[seat][SHAPE_OF[kind]] else Fault("none_left")


def place_fault(view: View, stacks: Stacks, seat: int, kind: str, least: Place) -> Fault | None:
    """Why a seat may not lay a tile of a kind at a place, ``None`` if it may."""
    if not stacks:
        return None if least == FIRST else Fault("first", FIRST)
    covered = squares(kind, least)
    levels = [len(stacks.get(place, ())) for place in covered]
    low, high = min(levels), max(levels)
    if high == 0:
        return _fault_on_table(view, stacks, seat, covered)
    if low == 0:
        return Fault("half")
    if low != high:
        return Fault("levels", low=low, high=high)
    return _fault_on_top(stacks, seat, covered)


def _fault_on_table(view: View, stacks: Stacks, seat: int, covered: Sequence[Place]) -> Fault | None:
    box = view.box
    assert box is not None, "some tile lies there"
    columns, rows = zip(*covered, strict=True)
    if (wide := max(box.right, *columns) - min(box.left, *columns) + 1) > BOX:
        return Fault("wide", n=wide)
    if (high := max(box.top, *rows) - min(box.bottom, *rows) + 1) > BOX:
        return Fault("high", n=high)
    beside = sorted({place for square in covered for place in neighbours(square) if place in stacks})
    if not beside:
        return Fault("alone")
    own = next((place for place in beside if stacks[place][-1].seat == seat), None)
    return None if own is None else Fault("own", own)


def _fault_on_top(stacks: Stacks, seat: int, covered: Sequence[Place]) -> Fault | None:
    tops = sorted({stacks[place][-1] for place in covered}, key=lambda tile: tile.least)
    if all(tile.seat == seat for tile in tops):
        return Fault("no_opponent")
    for tile in tops:
        visible = sorted(place for place in tile.squares if stacks[place][-1] == tile)
        if set(visible) <= set(covered):
            return Fault("whole" if len(visible) == len(tile.squares) else "rest", visible[0])
    return None
