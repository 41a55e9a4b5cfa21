"""The score sheet of a match: outcomes go in one after the other, figures come out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from faience.arena.plan import MatchPlan, Outcome
from faience.arena.statistics import Estimate, Sprt, Tables, elo_of, estimate

_PRECISION = 9
"""Scores are rounded to so many digits: thirds added up in another order are still thirds."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot stands."""

    name: str
    wins: int
    """Games won alone."""
    forfeits: int
    mean_score: float | None
    """Points a seat, over all games played to their end."""
    share: Estimate
    elo: float
    """Against the field, as if all others were equals; after a sweep, that of `Estimate.best`."""
    interval: tuple[float, float]


def elo_text(bot: Standing) -> str:
    """A bot's Elo with its interval; after a sweep, only what it is beyond.

    >>> from faience.arena.statistics import estimate
    >>> def standing(scores, elo, interval):
    ...     return Standing("greedy", 0, 0, None, estimate(scores), elo, interval)
    >>> elo_text(standing({0.5: 3, 1: 4}, 123.4, (20.4, 300.0)))
    '+123 (+20 to +300)'
    >>> elo_text(standing({1: 4}, 382, (-99.6, 863.0))), elo_text(standing({0: 4}, -382, (-863.0, 99.6)))
    ('above -100', 'below +100')
    """
    low, high = bot.interval
    if bot.share.sweep:
        return f"above {low:+.0f}" if bot.share.share == 1 else f"below {high:+.0f}"
    return f"{bot.elo:+.0f} ({low:+.0f} to {high:+.0f})"


class Tally:
    """Counts whole deals only, so that no bot has had the better seats."""

    def __init__(self, plan: MatchPlan) -> None:
        self.plan = plan
        self.messages: Counter[tuple[int, str]] = Counter()
        """How often which bot forfeited a game for which reason."""
        self.deals = self.games = self.draws = 0
        seatings = plan.seatings()
        self._games_a_deal = len(seatings)
        bots = range(len(plan.bots))
        self.tables: list[Tables] = [
            [(seats.count(bot), len(seats) - seats.count(bot)) for seats in seatings if bot in seats] for bot in bots
        ]
        self.scores: list[Counter[float]] = [Counter() for _ in bots]
        """For each bot, how many deals had which score."""
        self._wins = [0 for _ in bots]
        self._points = [0 for _ in bots]
        self._seats = [0 for _ in bots]
        self._open: list[Outcome] = []

    def add(self, outcome: Outcome) -> bool:
        """Take the next outcome of the match; whether it completed a deal."""
        self._open.append(outcome)
        if len(self._open) < self._games_a_deal:
            return False
        for bot, scores in enumerate(self.scores):
            shares = [played.share(bot) for played in self._open if bot in played.seats]
            scores[round(sum(shares) / len(shares), _PRECISION)] += 1
        for played in self._open:
            self._count(played)
        self._open.clear()
        self.deals += 1
        return True

    def _count(self, played: Outcome) -> None:
        self.games += 1
        bots = {played.seats[seat] for seat in played.winners}
        if len(bots) == 1:
            self._wins[bots.pop()] += 1
        else:
            self.draws += 1
        if played.forfeit is not None:
            self.messages[played.forfeit, played.message] += 1
            return
        for bot, points in zip(played.seats, played.scores, strict=True):
            self._points[bot] += points
            self._seats[bot] += 1

    def standing(self, bot: int) -> Standing:
        """How a bot stands now."""
        tables = self.tables[bot]
        even = sum(own / (own + others) for own, others in tables) / len(tables)
        share = estimate(self.scores[bot], even)
        return Standing(
            name=self.plan.bots[bot],
            wins=self._wins[bot],
            forfeits=sum(count for (who, _), count in self.messages.items() if who == bot),
            mean_score=self._points[bot] / self._seats[bot] if self._seats[bot] else None,
            share=share,
            elo=elo_of(share.best, tables),
            interval=(elo_of(share.low, tables), elo_of(share.high, tables)),
        )

    def standings(self) -> list[Standing]:
        """All bots, in the order they were entered."""
        return [self.standing(bot) for bot in range(len(self.plan.bots))]

    def ratio(self, sprt: Sprt) -> float:
        """The log-likelihood ratio of a sequential test of the first bot."""
        return sprt.ratio(self.scores[0], self.tables[0])

    def verdict(self, sprt: Sprt) -> str:
        """What a sequential test of the first bot says."""
        return sprt.verdict(self.scores[0], self.tables[0])

    def summary(self, sprt: Sprt | None = None) -> dict[str, Any]:
        """All figures for programs. ``elo`` and ``interval`` are the first bot's against the others."""
        bots = self.standings()
        figures: dict[str, Any] = {
            "spec": self.plan.spec,
            "bots": self.plan.bots,
            "games": self.games,
            "wins": [bot.wins for bot in bots],
            "draws": self.draws,
            "mean_scores": [_rounded(bot.mean_score, 3) for bot in bots],
            "elo": _rounded(bots[0].elo, 1) if self.deals else None,
            "interval": [_rounded(end, 1) for end in bots[0].interval] if self.deals else None,
            "seed": self.plan.seed,
            "deals": self.deals,
            "shares": [_rounded(bot.share.share, 4) for bot in bots] if self.deals else None,
            "share_intervals": [[_rounded(end, 4) for end in bot.share.interval] for bot in bots]
            if self.deals
            else None,
            "elos": [_rounded(bot.elo, 1) for bot in bots] if self.deals else None,
            "intervals": [[_rounded(end, 1) for end in bot.interval] for bot in bots] if self.deals else None,
            "forfeits": [bot.forfeits for bot in bots],
            "messages": [
                {"bot": self.plan.bots[bot], "message": message, "games": count}
                for (bot, message), count in self.messages.items()
            ],
        }
        if sprt is not None:
            low, high = sprt.bounds
            figures["sprt"] = {
                "elo0": sprt.elo0,
                "elo1": sprt.elo1,
                "alpha": sprt.alpha,
                "beta": sprt.beta,
                "llr": round(self.ratio(sprt), 3),
                "bounds": [round(low, 3), round(high, 3)],
                "accepted": self.verdict(sprt) or None,
            }
        return figures


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)
