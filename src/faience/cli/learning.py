"""Lessons at the command line: progress with the time left, and the weights put in their place."""

from __future__ import annotations

import zlib
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from faience.bots.searching import weights_file
from faience.cli.screen import screen
from faience.games.registry import load
from faience.learn import Generation, LearningPlan, learn


def run_lessons(spec: str, folder: Path | None, generations: int, plan: LearningPlan, install: bool) -> None:
    """Learn, tell what came of it, and install the best weights if asked to."""
    game, console = load(spec), screen()
    kept = folder or Path("lessons") / weights_file(game).stem
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("")

        def show(what: str, done: int, of: int) -> None:
            if done == 0:
                bar.reset(task, total=of, description=what)
            bar.update(task, completed=done)

        done = learn(game, kept, generations, plan, show)
    console.print(_table(done))
    best = next((generation for generation in reversed(done) if generation.accepted), None)
    if best is None:
        console.print("No generation was accepted: the estimate by hand stays.")
        return
    file = kept / f"generation-{best.number}.weights"
    console.print(f"{file}: {file.stat().st_size:,} bytes, {len(zlib.decompress(file.read_bytes())):,} unpacked")
    if install:
        target = weights_file(game)
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(file.read_bytes())
        console.print(f"{target}")


def _table(done: list[Generation]) -> Table:
    table = Table(box=None, padding=(0, 2))
    for heading in ("generation", "positions", "errors", "pairs", "share won", "points", "accepted", "seconds"):
        table.add_column(heading, justify="right")
    for generation in done:
        errors = " ".join(f"{table_errors[-1]:.4f}" for table_errors in generation.errors if table_errors)
        low, high = generation.interval
        share = f"{generation.share:.1%} ({low:.0%} to {high:.0%})"
        accepted = "yes" if generation.accepted else "no"
        table.add_row(
            str(generation.number),
            f"{generation.positions:,}",
            errors,
            str(generation.pairs),
            share,
            f"{generation.points:.1f}",
            accepted,
            f"{generation.seconds:.0f}",
        )
    return table
