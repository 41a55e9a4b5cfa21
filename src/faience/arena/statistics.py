"""What the results of a match say about its bots, and how surely.

The unit is the *deal*: the games played on it from all seats make one score between 0 and 1, the share of them that a
bot won. Two games on one deal are not independent, two deals are; so all errors are computed from the scores of deals
(for two players: of pairs, whose scores 0, ¼, ½, ¾ and 1 are the "pentanomial" of engine testers).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, inf, log, log10, sqrt

Scores = Mapping[float, int]
"""How many deals had which score."""
Tables = Sequence[tuple[int, int]]
"""For each game that a bot plays on a deal: its seats there, and those of others."""

DUEL: Tables = ((1, 1), (1, 1))
"""A pair of games of two players."""

_Z = 1.959964
"""The normal distribution holds 95 % between this and its opposite."""
_OUTSIDE = 0.025
"""And this much beyond either."""
_FARTHEST = 6000.0
"""No strength is looked for beyond this Elo."""
_STEPS = 200
_ZERO = 1e-10
"""When a root is found."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share of victories: as measured, and between which two it lies (95 %)."""

    share: float
    low: float
    high: float
    best: float
    """The share to reckon with. Like `low` and `high` it is never 0 or 1, which have no Elo: after a sweep, that with
    one even deal more."""

    @property
    def interval(self) -> tuple[float, float]:
        """What to tell of it: after a sweep the end that the sweep leaves open is the share itself."""
        return min(self.low, self.share), max(self.high, self.share)

    @property
    def sweep(self) -> bool:
        """Whether all was won, or all was lost."""
        return self.share in (0, 1)


def estimate(scores: Scores, even: float = 0.5) -> Estimate:
    """The share of victories with its interval, `even` being that of equals.

    The interval is that of the empirical logit: to the deals played comes one that a bot of this field wins outright
    with probability `even`, then the error of the mean is carried to the scale of log odds. So an interval never
    leaves [0, 1], and is neither empty after few equal scores nor endless after a sweep. What a sweep excludes is known
    exactly: no distribution with a lower mean than the interval's end would bring it about once in forty times.

    >>> estimate({0.5: 20, 1: 10})
    Estimate(share=0.666..., low=0.568..., high=0.743..., best=0.666...)
    """
    deals = sum(scores.values())
    total = sum(score * count for score, count in scores.items())
    mean = (total + even) / (deals + 1)
    squares = sum(score * score * count for score, count in scores.items())
    variance = (squares + even) / (deals + 1) - mean * mean
    odds = log(mean / (1 - mean))
    error = sqrt(variance / (deals + 1)) / (mean * (1 - mean))
    share = total / deals if deals else even
    best = share if 0 < share < 1 else mean
    low, high = _from_odds(odds - _Z * error), _from_odds(odds + _Z * error)
    if deals and share == 1:
        low = _OUTSIDE ** (1 / deals)
    elif deals and share == 0:
        high = 1 - _OUTSIDE ** (1 / deals)
    return Estimate(share, min(low, best), max(high, best), best)


def _from_odds(odds: float) -> float:
    return 1 / (1 + exp(-odds)) if odds > 0 else exp(odds) / (1 + exp(odds))


def share_of(elo: float, tables: Tables = DUEL) -> float:
    """The share that a bot so much stronger than all others is to win.

    Every seat has a strength, 10 to the power of Elo / 400, and wins in proportion to it: for two players the logistic
    Elo of chess, for more the model of Luce.

    >>> share_of(0), round(share_of(400), 4), round(share_of(0, [(1, 3)]), 4)
    (0.5, 0.9091, 0.25)
    """
    strength = 10 ** (elo / 400)
    return sum(own * strength / (own * strength + others) for own, others in tables) / len(tables)


def elo_of(share: float, tables: Tables = DUEL) -> float:
    """The way back: how much stronger than all others a bot is that wins this share; infinite for 0 and 1.

    >>> round(elo_of(0.75), 1), round(elo_of(0.25), 1), elo_of(1)
    (190.8, -190.8, inf)
    """
    if share <= 0 or share >= 1:
        return inf if share >= 1 else -inf
    if len(set(tables)) == 1:
        own, others = tables[0]
        return 400 * log10(share * others / ((1 - share) * own))
    return _root(lambda elo: share_of(elo, tables) - share, -_FARTHEST, _FARTHEST)


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test of two hypotheses: that a bot is stronger by `elo0`, or by `elo1`.

    It stops as soon as one is clearly the more likely; it then takes the second for true with a probability of at most
    `alpha` where the first is, and the first with at most `beta` where the second is. Likelihoods are those of the most
    likely distribution of scores that has the mean in question (generalised SPRT).
    """

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the first and the second hypothesis are accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, scores: Scores, tables: Tables = DUEL) -> float:
        """The logarithm of how much more likely the second hypothesis makes these scores than the first."""
        if not scores:
            return 0.0
        # A touch of the extremes, so that every mean is possible.
        weights = {0.0: 1e-3, 1.0: 1e-3} | {score: float(count) for score, count in scores.items()}
        mean0, mean1 = share_of(self.elo0, tables), share_of(self.elo1, tables)
        tilt0, tilt1 = _tilt(weights, mean0), _tilt(weights, mean1)
        return sum(
            count * (log(1 + tilt0 * (score - mean0)) - log(1 + tilt1 * (score - mean1)))
            for score, count in weights.items()
        )

    def verdict(self, scores: Scores, tables: Tables = DUEL) -> str:
        """``H0`` or ``H1`` when one is accepted, else nothing."""
        ratio = self.ratio(scores, tables)
        low, high = self.bounds
        return "H1" if ratio >= high else "H0" if ratio <= low else ""


def _tilt(weights: Mapping[float, float], mean: float) -> float:
    """The multiplier x for which the weights divided by 1 + x (score - mean) have this mean: the likeliest that do."""
    least, most = min(weights) - mean, max(weights) - mean

    def excess(x: float) -> float:
        return -sum(weight * (score - mean) / (1 + x * (score - mean)) for score, weight in weights.items())

    return _root(excess, -1 / most * (1 - 1e-12), -1 / least * (1 - 1e-12))


def _root(rising: Callable[[float], float], low: float, high: float) -> float:
    """Where a rising function is zero: by false position, an end that stays put counting half (Illinois)."""
    at_low, at_high = rising(low), rising(high)
    side = 0
    for _ in range(_STEPS):
        middle = (low * at_high - high * at_low) / (at_high - at_low)
        if not low < middle < high:
            middle = (low + high) / 2
        value = rising(middle)
        if abs(value) < _ZERO or high - low < _ZERO:
            return middle
        if value > 0:
            high, at_high = middle, value
            at_low /= 2 if side > 0 else 1
            side = 1
        else:
            low, at_low = middle, value
            at_high /= 2 if side < 0 else 1
            side = -1
    return (low + high) / 2
