"""The figures of a match for a person: while it is played, and when it is over."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from faience.arena.match import Result
from faience.arena.plan import MatchPlan
from faience.arena.statistics import Sprt
from faience.arena.tally import Tally, elo_text

_MESSAGES = 5
"""How many different faults are told."""
_NAME = 16
"""How much of a bot's name fits beside the bar."""


@contextmanager
def progress(plan: MatchPlan, deals: int, sprt: Sprt | None = None) -> Iterator[Callable[[Tally], None]]:
    """A bar on the terminal that is moved by every deal; nothing where there is no terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True, highlight=False, markup=False)
    columns = (
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[standing]}", markup=False),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=deals, standing=plan.bots[0][:_NAME])

        def tell(tally: Tally) -> None:
            first = tally.standing(0)
            standing = f"{first.name[:_NAME]} {first.share.share:.1%}, Elo {elo_text(first)}"
            if sprt is not None:
                standing += f", LLR {tally.ratio(sprt):+.2f}"
            bar.update(task, completed=tally.deals, standing=standing)

        yield tell


def print_result(result: Result) -> None:
    """The result for a person."""
    from rich.table import Table

    from faience.cli.screen import screen

    tally, console = result.tally, screen()
    console.print(f"{tally.plan.spec}: {tally.deals} deals from all seats, {tally.games} games")
    if tally.deals:
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column("bot", overflow="fold")
        for heading in ("won", "share", "Elo (95 %)", "points", "forfeits"):
            table.add_column(heading, justify="right", no_wrap=True)
        for bot in tally.standings():
            points = "-" if bot.mean_score is None else f"{bot.mean_score:.1f}"
            row = (f"{bot.wins}", f"{bot.share.share:.1%}", elo_text(bot), points, f"{bot.forfeits}")
            table.add_row(bot.name, *row)
        console.print(table)
        console.print(f"Games shared: {tally.draws}")
    for (offender, message), games in tally.messages.most_common(_MESSAGES):
        plural = "game" if games == 1 else "games"
        console.print(f"{tally.plan.bots[offender]} forfeited {games} {plural}: it {message}")
    if len(tally.messages) > _MESSAGES:
        console.print(f"and {len(tally.messages) - _MESSAGES} other faults; --json lists them all")
    if result.sprt is not None:
        console.print(_sprt_text(tally, result.sprt))
    if result.interrupted:
        console.print("Interrupted: this is what was played.")


def _sprt_text(tally: Tally, sprt: Sprt) -> str:
    low, high = sprt.bounds
    verdict = {"H0": f"it is {sprt.elo0:g}", "H1": f"it is {sprt.elo1:g}"}.get(tally.verdict(sprt), "undecided")
    return (
        f"SPRT, {sprt.elo0:g} or {sprt.elo1:g} Elo: {verdict}; LLR {tally.ratio(sprt):+.2f} ({low:.2f} to {high:.2f})"
    )
