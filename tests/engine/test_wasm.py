"""The core as WebAssembly tells, plays and thinks as the native one does: whole games of every spec, byte for byte."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from faience.bots import Limit, Searching
from faience.bots.searching import weights_file
from faience.cli.bench import SEARCH_NODES
from faience.games.game import Game, State
from faience.games.registry import GAMES, all_specs, load
from faience.games.seats import CHANCE, OVER

WEB = Path(__file__).parents[2] / "web"
THOUGHT_ABOUT = 3
"""So many positions of each game are searched."""


def test_whole_games_are_told_alike_by_both_cores(tmp_path: Path) -> None:
    games = [played(load(spec), seed) for seed, spec in enumerate(all_specs())]
    assert {load(game["spec"]).name for game in games} == set(GAMES)
    file = tmp_path / "games.json"
    file.write_text(json.dumps(games), encoding="utf-8")
    run = subprocess.run(
        [WEB / "node_modules/.bin/vitest", "run", "tests/engine/core.test.ts"],
        cwd=WEB,
        env={**os.environ, "FAIENCE_GAMES": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def played(game: Game, seed: int) -> dict[str, Any]:
    """A random game: its events, and by each a digest of all that is told before it."""
    rng, state = random.Random(seed), game.start()
    events, digests, searches = [], [], []
    decisions: list[tuple[State, str]] = []
    while state.to_move != OVER:
        texts = list(told(state))
        before = state.copy()
        if state.to_move == CHANCE:
            event = state.draw(rng)
            texts.append((game.facts.deal(state, event) or b"").decode())
            state.deal(event)
        else:
            if state.round > 1 or not game.definition.rounds:
                searches += [searched(state)] if len(searches) < THOUGHT_ABOUT else []
            event = rng.choice(state.legal_texts())
            texts.append(game.facts.effect(state, game.parse(event)).decode())
            state.play(event)
            decisions.append((before, event))
            if game.definition.rounds and game.definition.ends_round(before, state):
                steps = [(step, game.parse(move)) for step, move in decisions]
                texts.append(game.facts.round(steps).decode())
                decisions = []
            if state.to_move == OVER:
                texts.append(game.facts.end(before, game.parse(event)).decode())
        events.append(event)
        digests.append(digest(texts))
    digests.append(digest(told(state)))
    return {
        "spec": game.spec,
        "weights": str(weights_file(game)),
        "rounds": game.definition.rounds,
        "events": events,
        "digests": digests,
        "searches": searches,
    }


def told(state: State) -> Iterator[str]:
    """All that the core tells of a state."""
    facts = state.game.facts
    yield state.position().partition(" ")[2]
    yield json.dumps([state.to_move, state.round, *state.scores, *state.winners], separators=(",", ":"))
    yield facts.view(state).decode()
    for seat in range(state.game.players):
        yield (facts.choices(state, seat) or b"").decode()
    if state.to_move >= 0:
        legal = state.legal_texts()
        yield " ".join(legal)
        for move in range(0, state.game.move_count, 17):
            yield (facts.refusal(state, state.game.text(move)) or b"").decode()


def searched(state: State) -> dict[str, Any]:
    found = Searching().analyse(state, Limit(nodes=SEARCH_NODES), top=3)
    text = state.game.text
    return {
        "position": state.position().partition(" ")[2],
        "nodes": found[0].nodes,
        "depth": found[0].depth,
        "exact": found[0].exact,
        "moves": [
            {"move": text(one.move), "wins": one.wins, "scores": one.scores, "line": [text(move) for move in one.line]}
            for one in found
        ],
    }


def digest(texts: Any) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]
