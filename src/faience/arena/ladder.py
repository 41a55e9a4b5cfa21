"""The ladder: every bot against the next lower, and the tables of docs/strength.md made of it."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from itertools import pairwise
from pathlib import Path
from typing import Any

from faience.arena.match import Result, play_match
from faience.arena.plan import MatchPlan
from faience.arena.tally import Tally, elo_text
from faience.bots.bot import bot_names
from faience.bots.levels import LEVELS
from faience.bots.limit import Limit
from faience.errors import BadSpec

BASELINES = ("random", "greedy", "uct")
"""What every ladder stands on, the weakest first; the weakest level need not be above the strongest of them."""

Progress = Callable[[MatchPlan, int], AbstractContextManager[Callable[[Tally], None]]]


def rungs() -> list[str]:
    """All bots of a ladder, the weakest first: the baselines and the levels.

    >>> rungs()[:2]
    ['random', 'greedy']
    """
    return [*BASELINES, *(name for name in bot_names() if name not in BASELINES)]


def climb(
    spec: str,
    bots: Sequence[str],
    deals: int,
    *,
    seed: int,
    limit: Limit,
    jobs: int,
    save: Path | None,
    progress: Progress,
) -> list[Result]:
    """The matches of a ladder, the bots being named the weakest first; an interrupted one is the last."""
    if len(bots) < 2:
        raise BadSpec("a ladder has two bots or more")
    results: list[Result] = []
    for lower, higher in pairwise(bots):
        plan = MatchPlan.make(spec, [higher, lower], seed=seed, limit=limit)
        folder = None if save is None else save / _file_name(f"{plan.spec} {higher} {lower}")
        with progress(plan, deals) as tell:
            result = play_match(plan, deals, jobs=jobs, save=folder, tell=tell)
        results.append(result)
        if result.interrupted:
            break
    return results


def table(results: Sequence[Result]) -> str:
    """The matches of one spec's ladder as Markdown, the strongest bot first."""
    lines = [
        "| bot | against the next lower | Elo over it (95 %) | mean points | games |",
        "|---|---|---|---|---|",
    ]
    for result in reversed(results):
        higher, lower = result.tally.standings()
        lines.append(
            f"| `{higher.name}` | {higher.share.share:.1%} | {elo_text(higher)} "
            f"| {_points(higher.mean_score)} to {_points(lower.mean_score)} | {result.tally.games} |"
        )
    lines.append(f"| `{results[0].tally.plan.bots[1]}` | | | | |")
    return "\n".join(lines)


def section(results: Sequence[Result]) -> str:
    """A spec's section of docs/strength.md: the table, and how and where it was measured."""
    plan = results[0].tally.plan
    limit = Limit(plan.nodes, plan.ms)
    how = f"{results[0].tally.deals} deals a match from all seats, seed {plan.seed}"
    how += f", {limit} a move for bots that heed limits" if limit else ", every bot with its own limits"
    return f"## `{plan.spec}`\n\n{table(results)}\n\n{_below_a_baseline(results)}{how}. {machine()}."


def _below_a_baseline(results: Sequence[Result]) -> str:
    """Why a level stands above a baseline that it loses to, if one does."""
    levels = {level.name for level in LEVELS}
    for result in results:
        higher, lower = result.tally.standings()
        if higher.name in levels and lower.name in BASELINES and higher.share.share < 1 / 2:
            return (
                f"`{higher.name}` loses to `{lower.name}` and yet stands above it: baselines are there to measure by, "
                "levels for people to climb, and the first step is for beginners.\n\n"
            )
    return ""


def summaries(results: Sequence[Result]) -> list[dict[str, Any]]:
    """The figures of all matches for programs."""
    return [result.summary() for result in results]


def write_section(file: Path, results: Sequence[Result]) -> None:
    """Put a ladder into a Markdown file: in the place of the same spec's last one, or at the end."""
    spec = results[0].tally.plan.spec
    begin, end = f"<!-- ladder {spec} -->", "<!-- end of ladder -->"
    text = file.read_text(encoding="utf-8")
    written = f"{begin}\n{section(results)}\n{end}"
    before, found, rest = text.partition(begin)
    if found:
        _, closed, after = rest.partition(end)
        if not closed:
            raise BadSpec(f"{file} has {begin} without {end} after it")
        text = before + written + after
    else:
        text = f"{text.rstrip()}\n\n{written}\n"
    draft = file.with_name(file.name + ".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)


def machine() -> str:
    """What this runs on, in a line that names no host."""
    from faience import __version__

    cores = os.cpu_count() or 1
    plural = "core" if cores == 1 else "cores"
    return f"{_processor()}, {cores} {plural}, Python {platform.python_version()}, Faience {__version__}"


def _processor() -> str:
    try:
        match = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
    except OSError:
        match = None
    return match[1].strip() if match else platform.machine()


def _points(mean: float | None) -> str:
    return "-" if mean is None else f"{mean:.1f}"


def _file_name(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9=,()-]+", "_", text)
