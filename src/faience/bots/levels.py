"""The six levels: how much each looks at, and how softly it chooses, in each game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """What a level puts into a move."""

    nodes: int
    softness: float = 0.0
    """Moves are chosen by their values; one that is worse by this much is chosen e times less often."""


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a bot is: its name, and its effort in each game, so measured that the steps are alike."""

    name: str
    efforts: Mapping[str, Effort]

    def effort(self, game: str) -> Effort:
        """What it puts into a move of a game, by the game's name.

        >>> LEVELS[0].name, LEVELS[0].effort("azul").softness > LEVELS[1].effort("azul").softness
        ('novice', True)
        """
        return self.efforts[game]


_NAMES = ("novice", "casual", "steady", "keen", "expert", "master")
_EFFORTS = {
    "azul": (
        Effort(100, 0.04),
        Effort(250, 0.017),
        Effort(1_000, 0.0035),
        Effort(5_000, 0.0006),
        Effort(30_000, 0.0003),
        Effort(300_000),
    ),
    # Here a deeper look brings less, so the levels differ more in how softly they choose.
    "pavilion": (
        Effort(100, 0.059),
        Effort(100, 0.04),
        Effort(150, 0.026),
        Effort(300, 0.012),
        Effort(1_500, 0.001),
        Effort(300_000),
    ),
    "zaic": (
        Effort(50, 0.08),
        Effort(200, 0.025),
        Effort(1_300, 0.005),
        Effort(5_000, 0.001),
        Effort(25_000),
        Effort(300_000),
    ),
}

LEVELS = tuple(Level(name, {game: efforts[i] for game, efforts in _EFFORTS.items()}) for i, name in enumerate(_NAMES))
"""The levels, the weakest first."""

UCT = Level("uct", dict.fromkeys(_EFFORTS, Effort(10_000)))
"""What plain UCT, a baseline, puts into a move that nobody limits."""
