"""Whether one side is stronger: a sequential test over pairs of games on the same deals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum


class Verdict(Enum):
    """What the test says so far."""

    STRONGER = "stronger"
    NOT_STRONGER = "not stronger"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Tally:
    """Pairs of games (a game a seat): the sum of the first side's shares, of their squares, and the scores."""

    pairs: int = 0
    won: float = 0.0
    squares: float = 0.0
    score: float = 0.0
    other_score: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.pairs + other.pairs,
            self.won + other.won,
            self.squares + other.squares,
            self.score + other.score,
            self.other_score + other.other_score,
        )

    @property
    def share(self) -> float:
        """The first side's mean share."""
        return self.won / self.pairs

    @property
    def margin(self) -> float:
        """Half the width of the share's 95 % interval.

        >>> round(Tally(pairs=100, won=55, squares=40).margin, 3)
        0.061
        """
        return 1.96 * math.sqrt(self._variance() / self.pairs)

    def _variance(self) -> float:
        # A few even pairs must not look like certainty.
        return max(self.squares / self.pairs - self.share**2, 0.01)

    def verdict(self, even: float, better: float, error: float = 0.05) -> Verdict:
        """The sequential probability ratio test of a mean share of `better` against one of `even`.

        >>> Tally(pairs=400, won=230, squares=170).verdict(0.5, 0.54).value
        'stronger'
        >>> Tally(pairs=400, won=200, squares=140).verdict(0.5, 0.54).value
        'not stronger'
        >>> Tally(pairs=10, won=5, squares=3.5).verdict(0.5, 0.54).value
        'open'
        """
        if self.pairs < 2:
            return Verdict.OPEN
        ratio = (better - even) * (2 * self.won - self.pairs * (better + even)) / (2 * self._variance())
        bound = math.log((1 - error) / error)
        if ratio >= bound:
            return Verdict.STRONGER
        return Verdict.NOT_STRONGER if ratio <= -bound else Verdict.OPEN
