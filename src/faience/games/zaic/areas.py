"""Areas: places that hang together and show one colour, and how the two lists of their sizes compare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from faience.games.zaic.view import Place, Tile

Tops = Mapping[Place, int]
"""Whose square shows at each occupied place."""


def tops_of(stacks: Mapping[Place, Sequence[Tile]]) -> dict[Place, int]:
    """What is seen from above."""
    return {place: stack[-1].seat for place, stack in stacks.items()}


def neighbours(place: Place) -> tuple[Place, ...]:
    """The places side to side with one; some may lie outside the table."""
    column, row = place
    return (column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)


def area_at(tops: Tops, place: Place) -> set[Place]:
    """The area that an occupied place belongs to."""
    seat = tops[place]
    area, edge = {place}, [place]
    while edge:
        for beside in neighbours(edge.pop()):
            if beside not in area and tops.get(beside) == seat:
                area.add(beside)
                edge.append(beside)
    return area


def areas_of(tops: Tops) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The sizes of each seat's areas, the largest first."""
    sizes: tuple[list[int], list[int]] = ([], [])
    left = set(tops)
    while left:
        area = area_at(tops, next(iter(left)))
        sizes[tops[next(iter(area))]].append(len(area))
        left -= area
    light, dark = (tuple(sorted(each, reverse=True)) for each in sizes)
    return light, dark


def first_difference(areas: Sequence[Sequence[int]]) -> int | None:
    """Which entry of the two lists decides, from 0; a missing one counts as 0. ``None`` if they are the same.

    >>> first_difference([(4, 4, 3), (4, 3, 2, 2)])
    1
    >>> first_difference([(4, 3), (4, 3)]) is None
    True
    """
    pairs = enumerate(zip_longest(*areas, fillvalue=0))
    return next((at for at, (light, dark) in pairs if light != dark), None)
