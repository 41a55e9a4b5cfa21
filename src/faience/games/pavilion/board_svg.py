"""One player's board of Summer Pavilion as SVG: seven stars of spaces, the features between them, four corners.

``python -m faience.games.pavilion.board_svg FOLDER`` writes the diagrams of the rules.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from faience.art import symbol
from faience.art.paper import THEMES, Theme, box, circle, document, group, number, shape, text, turned, use
from faience.games.pavilion.facts import FREE, PRINTED, STARS, TIPS, Feature, Printed
from faience.games.pavilion.geometry import (
    BOARD_SIZE,
    CENTRE,
    SPACE_LENGTH,
    Point,
    feature_middle,
    space_middle,
    star_direction,
    star_middle,
    tip_direction,
    towards,
)
from faience.games.pavilion.saying import Saying

TILES = {"P": "purple", "G": "green", "O": "orange", "Y": "yellow", "B": "blue", "R": "red"}

# All in sides of a space.
_TILE = 0.955
_SEAM = 0.03
"""Between the middle of a star and its tiles, which are a little smaller than their spaces."""
_COST = 0.33
_SIGN = 0.31
_BASELINE = 0.115
"""From the middle of a number down to the line it stands on."""
_PIP, _PIP_DISTANCE = 0.055, 0.40
_NAME_DISTANCE = 1.42
_CORNER, _CORNER_FROM_EDGE = 0.55, (0.62, 0.74)


def tile(kind: str, x: float, y: float, width: float, *, role: str = "tile", opacity: float = 1) -> str:
    """A tile standing on its tip; ``role`` tells one that lies there from a printed one and a key to a number."""
    return use(f"t-{kind}", x, y, width, kind=role, opacity=opacity, height=width * SPACE_LENGTH)


def tile_symbols() -> Iterator[str]:
    """What ``tile`` refers to."""
    return (symbol(f"t-{kind}", f"rhombus-{name}") for kind, name in TILES.items())


def rhombus(x: float, y: float, width: float) -> str:
    """The outline of a tile in the same frame."""
    inset, height = 0.04 * width, width * SPACE_LENGTH
    top, middle, bottom = number(y + inset), number(y + height / 2), number(y + height - inset)
    left, centre, right = number(x + inset), number(x + width / 2), number(x + width - inset)
    return f"M{centre} {top} {right} {middle} {centre} {bottom} {left} {middle}Z"


@dataclass(frozen=True, slots=True)
class BoardDrawing:
    """Draws boards of one side at one size; the origin is the middle of the board."""

    board: str
    theme: Theme
    side: float
    """Of a space."""
    tips: bool = False
    """Whether free spaces show their names in the notation, not their costs."""

    @property
    def printed(self) -> Printed:
        return PRINTED[self.board]

    @property
    def width(self) -> float:
        return BOARD_SIZE[0] * self.side

    @property
    def height(self) -> float:
        return BOARD_SIZE[1] * self.side

    def draw(self, stars: Sequence[str], around: Sequence[int], kept: str = "") -> Iterator[str]:
        """With the tiles on the stars, how many of them lie around each feature, and those in the corners."""
        for star, laid in enumerate(stars):
            yield from group(*self._at(star_middle(star)), self._star(star, laid))
            if star != CENTRE:
                yield self._name(star)
        for feature, tiles in zip(self.printed.features, around, strict=True):
            yield from self._feature(feature, stars, tiles == len(feature.spaces))
        yield from self._corners(kept)

    def _at(self, point: Point) -> Point:
        return point[0] * self.side, point[1] * self.side

    def _star(self, star: int, laid: str) -> Iterator[str]:
        middle = star_middle(star)
        for tip, kind in enumerate(laid):
            yield from turned(tip_direction(tip), self._space(star, kind))
        for tip, kind in enumerate(laid):
            if kind == FREE:
                x, y = space_middle(star, tip)
                yield self._cost(star, tip, *self._at((x - middle[0], y - middle[1])))

    def _space(self, star: int, kind: str) -> Iterator[str]:
        width = _TILE * self.side
        x, y = -width / 2, -width * SPACE_LENGTH - _SEAM * self.side
        if kind != FREE:
            yield tile(kind, x, y, width)
            return
        yield shape(rhombus(x, y, width), self.theme.well, edge=self.theme.line)
        if self.printed.colours and star != CENTRE:
            yield tile(self.printed.colours[star], x, y, width, role="faint", opacity=self.theme.faint)

    def _cost(self, star: int, tip: int, x: float, y: float) -> str:
        shown = f"{STARS[star]}{tip + 1}" if self.tips else str(self.printed.costs[star][tip])
        size = _COST * self.side * (0.85 if self.tips else 1)
        down = _BASELINE * self.side
        return text(x, y + down, shown, self.theme.ink, size=size, bold=True, anchor="middle", halo=self.theme.surface)

    def _name(self, star: int) -> str:
        """The star's name in the notation, in the gap clockwise of its window."""
        x, y = self._at(towards(star_direction(star) + 60, _NAME_DISTANCE, star_middle(star)))
        size = max(11.0, 0.27 * self.side)
        return text(x, y + 0.35 * size, STARS[star], self.theme.ink_2, size=size, anchor="middle")

    def _feature(self, feature: Feature, stars: Sequence[str], done: bool) -> Iterator[str]:
        middle = feature_middle(feature)
        yield from group(*self._at(middle), self._sign(feature, done))
        for star, tip in feature.spaces:
            if stars[star][tip] != FREE and not done:
                yield from group(*self._at(_step(middle, space_middle(star, tip), _PIP_DISTANCE)), self._pip())

    def _pip(self) -> Iterator[str]:
        """A dot on the side of a space that holds its tile."""
        yield circle(0, _PIP * self.side, self.theme.ink_2, self.theme.ink_2)

    def _sign(self, feature: Feature, done: bool) -> Iterator[str]:
        fill, edge = (self.theme.ink_2, self.theme.ink_2) if done else (self.theme.surface, self.theme.line_strong)
        unit = self.side
        down = _BASELINE * unit
        if feature.kind == "pillar":
            yield circle(0, 0.26 * unit, fill, edge)
        elif feature.kind == "statue":
            reach = number(0.31 * unit)
            yield shape(f"M0 -{reach} {reach} 0 0 {reach} -{reach} 0Z", fill, edge=edge)
        else:
            half, top, foot = number(0.23 * unit), number(0.05 * unit), number(0.27 * unit)
            arch = f"A{half} {half} 0 0 1 {half} -{top}"
            yield shape(f"M-{half} {foot}V-{top}{arch}V{foot}Z", fill, edge=edge)
            down += 0.03 * unit
        ink = self.theme.surface if done else self.theme.ink_2
        yield text(0, down, "✓" if done else f"+{feature.tiles}", ink, size=_SIGN * unit, bold=True, anchor="middle")

    def _corners(self, kept: str) -> Iterator[str]:
        """Up to four tiles kept for the next round."""
        width = _CORNER * self.side
        across, down = (size / 2 - edge for size, edge in zip(BOARD_SIZE, _CORNER_FROM_EDGE, strict=True))
        for place, (x, y) in enumerate((x, y) for y in (-down, down) for x in (-across, across)):
            left, top = x * self.side - width / 2, y * self.side - width * SPACE_LENGTH / 2
            if place < len(kept):
                yield tile(kept[place], left, top, width)
            else:
                yield shape(rhombus(left, top, width), "none", edge=self.theme.line)


def _step(start: Point, end: Point, length: float) -> Point:
    """The point at a distance from one towards another."""
    x, y = end[0] - start[0], end[1] - start[1]
    share = length / math.hypot(x, y)
    return start[0] + x * share, start[1] + y * share


# ---- diagrams of the rules ----

_DIAGRAM_SIDE = 60


def diagram(board: str, saying: Saying, *, theme: str = "light", tips: bool = False) -> str:
    """An empty board alone as an SVG document, with costs or with the names of its spaces."""
    colours = THEMES[theme]
    drawing = BoardDrawing(board, colours, _DIAGRAM_SIDE, tips)
    empty = drawing.draw((FREE * TIPS,) * len(STARS), (0,) * len(drawing.printed.features))
    inside = group(drawing.width / 2, drawing.height / 2, empty)
    parts = [
        "<defs>",
        *tile_symbols(),
        "</defs>",
        box(0, 0, drawing.width, drawing.height, colours.surface, radius=10),
        *inside,
    ]
    title = saying.label(saying.title, saying.say(f"phrase-board-{board}"))
    return document(drawing.width, drawing.height, saying.language, title, title, parts)
