"""Generations: play, fit, and keep the new weights if they win.

A folder holds all that is needed to go on: the weights of each accepted generation, the positions of the last games,
and a line in `log.jsonl` for every generation that was finished.
"""

from __future__ import annotations

import json
import time
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from faience import _core
from faience.arena.statistics import Sprt, Tables, estimate
from faience.errors import BadSpec
from faience.games.game import Game

BLOCK = 64
"""Games, or pairs of a match, between two looks at the progress."""

SPRT = Sprt(elo0=0, elo1=30)
"""What accepts or refuses new weights."""

Progress = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and how much there is."""


@dataclass(frozen=True, slots=True)
class LearningPlan:
    """How to learn."""

    games: int = 20_000
    """Games of each generation."""
    nodes: int = 400
    """Nodes a move in these games."""
    window: int = 3
    """The games of how many players, each generation accepted being one, a fitting sees."""
    epochs: int = 3
    rate: float = 2e-3
    match_nodes: int = 1_000
    match_pairs: int = 320
    """The most pairs of games that a match takes to accept or refuse."""
    seed: int = 0
    jobs: int = 1


@dataclass(frozen=True, slots=True)
class Generation:
    """What came of one generation."""

    number: int
    positions: int
    errors: list[list[float]]
    """Of each table's values, after each epoch."""
    pairs: int
    share: float
    """Of the wins, in the match against the weights before."""
    interval: tuple[float, float]
    points: float
    """The mean final score of the new weights in that match."""
    accepted: bool
    seconds: float = field(compare=False)


def learn(game: Game, folder: Path, generations: int, plan: LearningPlan, progress: Progress) -> list[Generation]:
    """Go on learning in a folder until it holds so many generations."""
    school = _School(game, folder, plan, progress)
    while len(school.done) < generations:
        school.next_generation()
    return school.done


def _read(line: str) -> Generation:
    told = json.loads(line)
    return Generation(**{**told, "interval": tuple(told["interval"])})


def _write(path: Path, content: bytes) -> None:
    """All of a file or nothing: a lesson may be interrupted at any time."""
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_bytes(content)
    unfinished.replace(path)


def pack(weights: bytes) -> bytes:
    """Weights as they are kept in files."""
    return zlib.compress(weights, 9)


class _School:
    def __init__(self, game: Game, folder: Path, plan: LearningPlan, progress: Progress) -> None:
        self._plan, self._folder, self._progress = plan, folder, progress
        self._even = 1 / game.players
        self._tables: Tables = [(1, game.players - 1)] * game.players
        self._teacher = _core.Teacher(game.engine)
        folder.mkdir(parents=True, exist_ok=True)
        spec = folder / "spec"
        if spec.exists() and spec.read_text().strip() != game.spec:
            raise BadSpec(f"{folder} holds the lessons of {spec.read_text().strip()}, not of {game.spec}")
        spec.write_text(game.spec + "\n")
        self._log = folder / "log.jsonl"
        self.done = [_read(line) for line in self._log.read_text().splitlines()] if self._log.exists() else []

    def best(self) -> bytes:
        """The weights of the last accepted generation; empty for none."""
        for generation in reversed(self.done):
            if generation.accepted:
                return zlib.decompress(self._weights(generation.number).read_bytes())
        return b""

    def next_generation(self) -> None:
        number, plan, before, began = len(self.done), self._plan, self.best(), time.monotonic()
        self._play(number, before)
        self._tell("fitting", 0, 1)
        weights, errors = self._teacher.fit(before, plan.epochs, plan.rate, plan.seed + number)
        positions = self._teacher.remembered
        self._tell("fitting", 1, 1)
        scores, points, verdict = self._match(number, weights, before)
        share = estimate(scores, self._even)
        # What a match could not tell apart is kept if it has won more than its share.
        accepted = verdict == "H1" or (not verdict and share.share > self._even)
        if accepted:
            _write(self._weights(number), pack(weights))
        generation = Generation(
            number,
            positions,
            errors,
            pairs=sum(scores.values()),
            share=share.share,
            interval=share.interval,
            points=points,
            accepted=accepted,
            seconds=time.monotonic() - began,
        )
        self.done.append(generation)
        _write(self._log, "".join(json.dumps(asdict(done)) + "\n" for done in self.done).encode())
        for forgotten in set(range(number + 1)) - set(self._seen()):
            self._samples(forgotten).unlink(missing_ok=True)

    def _play(self, number: int, weights: bytes) -> None:
        plan, teacher = self._plan, self._teacher
        kept = self._samples(number)
        if not kept.exists():
            teacher.forget()
            block = BLOCK * plan.jobs
            for first in range(0, plan.games, block):
                self._tell("playing", first, plan.games)
                games = min(block, plan.games - first)
                teacher.play(weights, games, plan.seed + number, plan.nodes, first, threads=plan.jobs)
            self._tell("playing", plan.games, plan.games)
            _write(kept, teacher.samples())
        teacher.forget()
        for seen in self._seen():
            if self._samples(seen).exists():  # an earlier, narrower window may have let it go
                teacher.remember(self._samples(seen).read_bytes())

    def _seen(self) -> list[int]:
        """The generations whose games the next fitting sees, the last one first.

        A generation that was refused leaves its player in place, so that player's games grow more. Games by hand are
        worth less than none as soon as there are weights.
        """
        seen, players = [len(self.done)], 1
        for generation in reversed(self.done):
            players += generation.accepted
            by_hand = not any(earlier.accepted for earlier in self.done[: generation.number])
            if players > self._plan.window or (by_hand and players > 1):
                break
            seen.append(generation.number)
        return seen

    def _match(self, number: int, weights: bytes, before: bytes) -> tuple[Counter[float], float, str]:
        """How many pairs had which share of wins, the new weights' mean points, and what the test says."""
        plan, scores, points, played, verdict = self._plan, Counter[float](), 0.0, 0, ""
        while played < plan.match_pairs and not verdict:
            self._tell("match", played, plan.match_pairs)
            pairs = self._teacher.match(
                weights,
                before,
                min(BLOCK, plan.match_pairs - played),
                plan.seed + 1_000_003 * (number + 1),
                plan.match_nodes,
                first=played,
                sample_deals=False,
                threads=plan.jobs,
            )
            for share, score, _ in pairs:
                scores[round(share, 6)] += 1
                points += score
            played += len(pairs)
            verdict = SPRT.verdict(scores, self._tables)
        self._tell("match", plan.match_pairs, plan.match_pairs)
        return scores, points / played, verdict

    def _tell(self, step: str, done: int, of: int) -> None:
        self._progress(f"generation {len(self.done) + 1}: {step}", done, of)

    def _weights(self, number: int) -> Path:
        return self._folder / f"generation-{number}.weights"

    def _samples(self, number: int) -> Path:
        return self._folder / f"generation-{number}.samples"
