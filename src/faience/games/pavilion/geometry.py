"""The player's board of Summer Pavilion: the table that the core is built on, and where all of it lies.

Spaces are (star, tip): the star's place in ``STARS``, and the tip from 0, clockwise from the one that points up.
Lengths are in sides of a space, the middle of the board is the origin, x to the right and y downwards.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from faience import _core
from faience.games.pavilion.view import FREE, KINDS, TIPS

Space = tuple[int, int]
Point = tuple[float, float]

OUTER = range(6)
"""The six stars around the centre, clockwise from the upper left."""
CENTRE = 6

_SIDES = {"coloured": _core.pavilion_board(False), "grey": _core.pavilion_board(True)}
COSTS = {side: tuple(map(tuple, printed[0])) for side, printed in _SIDES.items()}
"""By the board's side, star and tip."""
_, _PRINTED_FEATURES, STAR_COLOURS, _star_points, MULTICOLOUR_WORTH, _number_points = _SIDES["coloured"]
"""``STAR_COLOURS``: coloured side, the only colour that an outer star takes. The centre takes each colour once."""
STAR_WORTH: Mapping[str, int] = dict(zip(KINDS, _star_points, strict=True))
NUMBER_WORTH: Mapping[int, int] = dict(enumerate(_number_points, start=1))
"""End of the game: points for a complete star, and for all the spaces of one cost."""

WINDOW, STATUE, PILLAR = "window", "statue", "pillar"
_KIND_BY_TILES: Mapping[int, str] = {3: WINDOW, 2: STATUE, 1: PILLAR}
BONUS_TILES: Mapping[str, int] = {kind: tiles for tiles, kind in _KIND_BY_TILES.items()}

STAR_DISTANCE = 3.14
"""From the middle of the board to the middle of an outer star: a little apart, as features lie between them."""
WINDOW_DISTANCE = 1.43
"""From the middle of a star to its window."""
BOARD_SIZE = (9.75, 9.0)
"""Width and height that hold all stars and windows."""
SPACE_LENGTH = math.sqrt(3)
"""From a star's middle to the tip of a space, whose narrow corners have 60 degrees."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A pillar, a statue or a window, and the spaces around it."""

    kind: str
    star: int
    """The outer star it belongs to; a statue also stands at the next one clockwise."""
    spaces: tuple[Space, ...]

    @property
    def tiles(self) -> int:
        """Bonus tiles for surrounding it."""
        return BONUS_TILES[self.kind]

    def laid(self, stars: Sequence[str]) -> int:
        """How many of its spaces hold a tile."""
        return sum(stars[star][tip] != FREE for star, tip in self.spaces)

    def complete(self, stars: Sequence[str]) -> bool:
        return self.laid(stars) == len(self.spaces)


def _feature(tiles: int, spaces: Sequence[Space]) -> Feature:
    """A statue stands between two stars and goes by the one that has the other clockwise beside it."""
    stars = sorted({star for star, _ in spaces} - {CENTRE})
    star = stars[-1] if stars == [0, len(OUTER) - 1] else stars[0]
    return Feature(_KIND_BY_TILES[tiles], star, tuple(spaces))


FEATURES = tuple(
    sorted((_feature(*printed) for printed in _PRINTED_FEATURES), key=lambda feature: (-feature.tiles, feature.star))
)
"""Windows, then statues, then pillars, each clockwise from the upper left."""


def printed_number(board: str, star: int, tip: int) -> tuple[int, bool]:
    """The number printed on a space, and whether no other space of its star has it.

    >>> printed_number("coloured", 0, 2), printed_number("grey", CENTRE, 2)
    ((2, True), (3, False))
    """
    cost = COSTS[board][star][tip]
    return cost, COSTS[board][star].count(cost) == 1


# ---- what follows from the tiles on a board ----


def run(star: str, tip: int) -> int:
    """How many tiles are connected to the one at a tip, itself included.

    >>> run("B.BBBB", 0), run("BBBBBB", 3), run("B.....", 0)
    (5, 6, 1)
    """

    def steps(way: int) -> int:
        return next((n for n in range(1, TIPS) if star[(tip + way * n) % TIPS] == FREE), TIPS) - 1

    return min(TIPS, 1 + steps(1) + steps(-1))


def star_colour(board: str, star: int, laid: str) -> str | None:
    """The one colour that a star takes, ``""`` if each colour once, ``None`` while its owner may still decide.

    >>> star_colour("coloured", 0, "......"), star_colour("grey", 0, "G.G..."), star_colour("grey", 0, "G.R...")
    ('O', 'G', '')
    """
    if board == "coloured":
        return STAR_COLOURS[star] if star != CENTRE else ""
    tiles = laid.replace(FREE, "")
    if len(tiles) < 2:
        return None
    return tiles[0] if tiles[0] == tiles[1] else ""


def star_takes(board: str, star: int, laid: str, colour: str) -> bool:
    """Whether a tile of the colour may lie on one more space of a star.

    >>> star_takes("grey", 0, "G.....", "R"), star_takes("grey", 0, "G.G...", "R"), star_takes("grey", 0, "GR....", "R")
    (True, False, False)
    """
    takes = star_colour(board, star, laid)
    return takes is None or takes == colour or (takes == "" and colour not in laid)


def star_worth(board: str, star: int, laid: str) -> int | None:
    """What the star is worth at the end if completed; ``None`` while its owner may still decide."""
    colour = star_colour(board, star, laid)
    return STAR_WORTH.get(colour, MULTICOLOUR_WORTH) if colour is not None else None


def number_progress(board: str, stars: Sequence[str], cost: int) -> tuple[int, int]:
    """How many spaces of a cost hold a tile, and how many there are."""
    printed = [c for costs in COSTS[board] for c in costs]
    tiles = [tile for tile, c in zip("".join(stars), printed, strict=True) if c == cost]
    return sum(tile != FREE for tile in tiles), len(tiles)


# ---- where things lie ----


def towards(degrees: float, distance: float, start: Point = (0, 0)) -> Point:
    """The point at a distance from another, in a direction clockwise from straight up."""
    angle = math.radians(degrees)
    return start[0] + distance * math.sin(angle), start[1] - distance * math.cos(angle)


def star_direction(star: int) -> float:
    """From the middle of the board to an outer star, in degrees clockwise from straight up."""
    return 60 * star - 30


def tip_direction(tip: int) -> float:
    """From the middle of a star to one of its tips, as above."""
    return 60 * tip


def star_middle(star: int) -> Point:
    """Where the six spaces of a star meet."""
    return (0, 0) if star == CENTRE else towards(star_direction(star), STAR_DISTANCE)


def space_middle(star: int, tip: int) -> Point:
    """Where a space shows its cost."""
    return towards(tip_direction(tip), SPACE_LENGTH / 2, star_middle(star))


def feature_middle(feature: Feature) -> Point:
    """Amid its spaces; a window lies outside its star."""
    if feature.kind == WINDOW:
        return towards(star_direction(feature.star), WINDOW_DISTANCE, star_middle(feature.star))
    middles = [space_middle(star, tip) for star, tip in feature.spaces]
    return sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles)
