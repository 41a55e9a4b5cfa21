"""What is on the table in a game of Summer Pavilion, as plain values that drawings and texts are made from."""

from __future__ import annotations

from dataclasses import dataclass

KINDS = "PGOYBR"
"""Tile letters in the order of the rounds whose joker they are: purple, green, orange, yellow, blue, red."""
FREE = "."
"""A space without a tile."""
STARS = ("NW", "NE", "E", "SE", "SW", "W", "C")
"""The stars of a board by compass, the six outer ones clockwise, then the centre."""
TIPS = 6
"""Spaces of a star: 1 to 6 clockwise from the tip that points up."""
ROUNDS = 6


@dataclass(frozen=True, slots=True)
class Board:
    """One player's board."""

    score: int
    hand: str
    """Tiles in hand, in the order of ``KINDS``."""
    kept: str | None
    """Tiles kept in the corners by a player who has passed this round, ``None`` for one who has not."""
    stars: tuple[str, ...]
    """Seven texts in the order of ``STARS``: six letters each, ``.`` where no tile lies."""


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as everybody sees it: only the order of the bag is hidden, and no state knows it."""

    spec: str
    board: str
    """``"coloured"`` or ``"grey"``."""
    round: int
    """From 1 to 6; while tiles for a new round are to be dealt, the round about to begin."""
    joker: str
    """The joker colour of the round."""
    phase: str
    """``"draft"``, ``"place"``, ``"deal"`` or ``"over"``."""
    to_move: int
    """A seat from 0, ``CHANCE`` or ``OVER``."""
    first: int
    """The seat that started this round's draft (while a round is to be dealt: that will start it)."""
    marker: int | None
    """The seat that holds the first-player marker, ``None`` while it lies in the centre."""
    bonus: int
    """Bonus tiles that the seat to move must still choose from the supply."""
    factories: tuple[str, ...]
    """One letter a tile, in the order of ``KINDS``; ``""`` for an empty factory."""
    centre: str
    supply: str
    """In the order of ``KINDS``, at most ten."""
    bag: str
    """What the bag holds, in the order of ``KINDS``: its contents, never its order."""
    tower: str
    boards: tuple[Board, ...]
    winners: tuple[int, ...]
    """Empty until the game is over."""
    reason: str | None
    """Why the game ended: ``rounds``."""
