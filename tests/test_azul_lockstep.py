"""The core against the plain-Python twin of tests/reference: the same random games, equal at every step."""

import random

import pytest

import faience
from faience.games.registry import all_specs
from tests.reference.azul import Azul as Reference

SPECS = [spec for spec in all_specs() if spec.startswith("azul")]
SHORT_GAMES = 40
LONG_GAMES = 100_000 // len(SPECS) + 1


def lockstep(spec: str, seed: int) -> int:
    """Play one random game on both; the number of decisions compared."""
    rng = random.Random(seed)
    game = faience.load(spec)
    core = game.start()
    twin = Reference(**game.options)
    decisions = 0
    while True:
        assert core.position() == twin.position()
        assert (core.to_move, core.needs) == (twin.to_move, twin.needs())
        assert list(core.scores) == twin.scores
        assert core.legal_texts() == twin.legal()
        if core.to_move == faience.OVER:
            assert (list(core.winners), core.reason) == (twin.winners, twin.reason)
            return decisions
        if core.to_move == faience.CHANCE:
            deal = core.draw(rng) if rng.random() < 0.5 else twin.draw(rng)
            core.deal(deal)
            twin.deal(deal)
        else:
            move = rng.choice(core.legal_texts())
            core.play(move)
            twin.play(move)
            decisions += 1


def play_many(spec: str, games: int, first_seed: int) -> None:
    decisions = sum(lockstep(spec, first_seed + i) for i in range(games))
    assert decisions > 40 * games


@pytest.mark.parametrize("spec", SPECS)
def test_core_agrees_with_the_reference(spec: str) -> None:
    play_many(spec, SHORT_GAMES, 0)


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("spec", SPECS)
def test_core_agrees_with_the_reference_at_length(spec: str, part: int) -> None:
    games = LONG_GAMES // 8 + 1
    play_many(spec, games, 1_000_000 + part * games)
