"""Who sits where: every deal is played from all seats by all bots."""

from __future__ import annotations

from itertools import combinations, permutations

Seating = tuple[int, ...]
"""A bot's number for each seat."""


def seatings(bots: int, players: int, deal: int = 0) -> tuple[Seating, ...]:
    """The games that are played on a deal; in all of them together every bot has every seat equally often.

    As many bots as seats sit down in their order and in all its rotations.

    >>> seatings(2, 2)
    ((0, 1), (1, 0))
    >>> seatings(3, 3)
    ((0, 1, 2), (1, 2, 0), (2, 0, 1))

    It matters whom one sits behind: after a weak player there is more to take. So the order changes from deal to deal.

    >>> seatings(3, 3, 1)
    ((0, 2, 1), (2, 1, 0), (1, 0, 2))
    >>> seatings(3, 3, 2) == seatings(3, 3, 0)
    True

    Fewer bots take turns around the table: again in all rotations, and each in turn has the seat too many.

    >>> seatings(2, 3)
    ((0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0))

    Of more bots all that fit play each other.

    >>> seatings(3, 2)
    ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
    """
    found: dict[Seating, None] = {}
    for chosen in combinations(range(bots), min(bots, players)):
        orders = [(chosen[0], *others) for others in permutations(chosen[1:])]
        order = orders[deal % len(orders)]
        for first in range(len(order)):
            around = tuple(order[(first + seat) % len(order)] for seat in range(players))
            found.update({around[turn:] + around[:turn]: None for turn in range(players)})
    return tuple(found)
