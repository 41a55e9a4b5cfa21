"""A match: games of a plan until there are enough, the sequential test is decided, or somebody interrupts."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from faience.arena.keeping import Folder
from faience.arena.plan import MatchPlan
from faience.arena.statistics import Sprt
from faience.arena.tally import Tally
from faience.arena.workers import play_games
from faience.bots.external import Patience
from faience.errors import BadSpec


@dataclass(frozen=True, slots=True)
class Result:
    """A match as far as it was played."""

    tally: Tally
    sprt: Sprt | None
    interrupted: bool = False

    def summary(self) -> dict[str, Any]:
        """All figures for programs."""
        return {**self.tally.summary(self.sprt), "interrupted": self.interrupted}


def play_match(
    plan: MatchPlan,
    deals: int,
    *,
    jobs: int = 1,
    save: Path | None = None,
    sprt: Sprt | None = None,
    patience: Patience | None = None,
    tell: Callable[[Tally], object] = lambda _: None,
) -> Result:
    """Play so many deals from all seats, going on with what is saved; `tell` hears of every deal."""
    if sprt is not None and len(plan.bots) != 2:
        raise BadSpec(f"a sequential test compares two bots, not {len(plan.bots)}")
    tally = Tally(plan)

    def settled() -> bool:
        tell(tally)
        return sprt is not None and bool(tally.verdict(sprt))

    games = deals * plan.games_a_deal
    played = 0
    folder = None if save is None else Folder(save, plan)
    try:
        if folder is not None:
            for kept in folder.outcomes[:games]:
                played += 1
                if tally.add(kept) and settled():
                    return Result(tally, sprt)
        with closing(play_games(plan, range(played, games), jobs, patience)) as fresh:
            for outcome, record in fresh:
                if folder is not None:
                    folder.add(outcome, record)
                if tally.add(outcome) and settled():
                    break
        return Result(tally, sprt)
    except KeyboardInterrupt:
        return Result(tally, sprt, interrupted=True)
    finally:
        if folder is not None:
            folder.close()
