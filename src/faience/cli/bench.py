"""The speed of the engine: the same code that bots and users run, in CPU time of one core, best of several runs."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from typing import Any

from faience._core import Rng
from faience.games.game import Game
from faience.games.registry import GAMES, all_specs, load
from faience.games.seats import CHANCE, OVER

RUNS = 5
SEARCHES, SEARCH_NODES, SEARCH_SEED = 12, 10_000, 1
_COMMAND = "import sys; sys.argv[1:] = ['perft', '{}', '0']; from faience.cli.main import run; run()"


def measure(seconds: float) -> dict[str, Any]:
    """All figures; each takes about so many seconds."""
    figures: dict[str, Any] = {}
    for definition in GAMES.values():
        for options in ({}, *definition.main_variants):
            game = load(definition.name, **options)
            figures[game.spec] = _playouts(game, seconds)
    figures["searches"], figures["answers"] = _all_searches()
    figures["signature"] = sum(row["nodes"] for row in figures["searches"].values())
    pairs = {definition.name: _python_pairs(load(definition.name), seconds) for definition in GAMES.values()}
    figures["python_pairs_per_s"] = next(iter(pairs.values()))
    if len(pairs) > 1:
        figures["python_pairs_per_s_by_game"] = pairs
    figures["state_bytes"] = max(load(spec).engine.state_size for spec in all_specs())
    bare = _start_ms("pass")
    figures["import_ms"] = max(0.0, _start_ms("import faience") - bare)
    figures["command_start_ms"] = _start_ms(_COMMAND.format(next(iter(GAMES))))
    return figures


def print_table(figures: dict[str, Any]) -> None:
    """The figures for a person."""
    from rich.table import Table

    from faience.cli.screen import screen

    table = Table(box=None, padding=(0, 2))
    table.add_column("random games, one core", no_wrap=True)
    for heading in ("games/s", "ns a move", "moves a game"):
        table.add_column(heading, justify="right")
    for spec, row in figures.items():
        if "(" in spec:
            table.add_row(
                spec, f"{row['games_per_s']:,.0f}", f"{row['ns_per_move']:.1f}", f"{row['moves_per_game']:.1f}"
            )
    console = screen()
    console.print(table)
    searches = Table(box=None, padding=(0, 2))
    searches.add_column("searches, one core", no_wrap=True)
    for heading in ("nodes/s", "nodes"):
        searches.add_column(heading, justify="right")
    for spec, row in figures["searches"].items():
        searches.add_row(spec, f"{row['nodes_per_s']:,.0f}", f"{row['nodes']:,}")
    console.print(searches)
    console.print(f"  signature of these searches: {figures['signature']:,} nodes, answers {figures['answers']}")
    console.print(f"  legal_moves() + play() from Python: {figures['python_pairs_per_s']:,.0f} pairs/s")
    for name, pairs in figures.get("python_pairs_per_s_by_game", {}).items():
        console.print(f"    {name}: {pairs:,.0f}")
    console.print(
        f"  a state: {figures['state_bytes']} bytes   import faience: {figures['import_ms']:.0f} ms   "
        f"start of a command: {figures['command_start_ms']:.0f} ms"
    )


def _all_searches() -> tuple[dict[str, dict[str, float]], str]:
    """The searches of each spec, and a checksum of all their answers: a change of it is a change of play."""
    rows: dict[str, dict[str, float]] = {}
    checksum = 0
    for definition in GAMES.values():
        for options in ({}, *definition.main_variants):
            game = load(definition.name, **options)
            rows[game.spec], answers = _searches(game)
            checksum = zlib.crc32(json.dumps(answers).encode(), checksum)
    return rows, f"{checksum:08x}"


def _searches(game: Game) -> tuple[dict[str, float], list[list[int]]]:
    """Fixed searches at a fixed seed: how fast and how many nodes in all, and what they answered."""
    from faience.bots import Limit, Searching

    searching, nodes, rng = Searching(), 0, Rng(SEARCH_SEED)
    answers: list[list[int]] = []
    state = game.start()
    spent = 0.0
    while state.to_move != OVER and len(answers) < SEARCHES:
        if state.to_move == CHANCE:
            state.deal(rng)
            continue
        start = time.process_time()
        found = searching.choose(state, Limit(nodes=SEARCH_NODES))
        spent += time.process_time() - start
        nodes += found.nodes
        answers.append([*found.line, found.nodes, found.depth])
        state.play(found.move)
    return {"nodes_per_s": nodes / max(spent, 1e-9), "nodes": nodes}, answers


def _best(run: Callable[[], int], seconds: float) -> float:
    """The least CPU time for one unit of work, over several runs that together take about so many seconds."""
    best = float("inf")
    end = time.process_time() + seconds
    runs = 0
    while runs < RUNS or time.process_time() < end:
        start = time.process_time()
        done = run()
        best = min(best, (time.process_time() - start) / done)
        runs += 1
    return best


def _playouts(game: Game, seconds: float) -> dict[str, float]:
    seed = 0
    totals = game.engine.playouts(500, seed)  # also warms up
    games = 500
    start = time.process_time()
    game.engine.playouts(games, seed)
    games = max(games, int(games * seconds / RUNS / max(time.process_time() - start, 1e-6)))

    def run() -> int:
        nonlocal seed, totals
        seed += 1
        totals = game.engine.playouts(games, seed)
        return totals["moves"]

    move = _best(run, seconds)
    moves_per_game = totals["moves"] / totals["games"]
    return {
        "games_per_s": 1 / (move * moves_per_game),
        "ns_per_move": move * 1e9,
        "moves_per_game": moves_per_game,
    }


def _python_pairs(game: Game, seconds: float) -> float:
    """`legal_moves()` and `play()` in a plain loop over whole games; deals and new games are in the time too."""
    rng = Rng(1)

    def run() -> int:
        pairs = 0
        for _ in range(300):
            state = game.start()
            while state.to_move != OVER:
                if state.needs:
                    state.deal(rng)
                while moves := state.legal_moves():
                    pairs += 1
                    state.play(moves[pairs * 7919 % len(moves)])
        return pairs

    return 1 / _best(run, seconds)


def _start_ms(code: str) -> float:
    """How long a fresh interpreter takes to run this."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return min(times) * 1000
