"""Where all lies on the player's board of Summer Pavilion.

Spaces are (star, tip): the star's place in ``STARS``, and the tip from 0, clockwise from the one that points up.
Lengths are in sides of a space, the middle of the board is the origin, x to the right and y downwards.
"""

from __future__ import annotations

import math

from faience.games.pavilion.facts import Feature

Point = tuple[float, float]

OUTER = range(6)
"""The six stars around the centre, clockwise from the upper left."""
CENTRE = 6

STAR_DISTANCE = 3.14
"""From the middle of the board to the middle of an outer star: a little apart, as features lie between them."""
WINDOW_DISTANCE = 1.43
"""From the middle of a star to its window."""
BOARD_SIZE = (9.75, 9.0)
"""Width and height that hold all stars and windows."""
SPACE_LENGTH = math.sqrt(3)
"""From a star's middle to the tip of a space, whose narrow corners have 60 degrees."""


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
    if feature.kind == "window":
        return towards(star_direction(feature.star), WINDOW_DISTANCE, star_middle(feature.star))
    middles = [space_middle(star, tip) for star, tip in feature.spaces]
    return sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles)
