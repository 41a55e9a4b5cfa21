"""The core against the plain-Python twins of tests/reference: the same random games, equal at every step."""

import random
from collections.abc import Callable

import pytest

import faience
from faience.games.registry import GAMES, all_specs
from tests.reference import REFERENCES

SHORT_GAMES = 40
LONG_GAMES = 100_000 // len(all_specs()) + 1
LONG_PARTS = 8


def any_move(state: faience.State, rng: faience.Rng) -> str:
    """The random player of the notation's traces."""
    return state.game.text(state.random_move(rng))


def to_the_floor(state: faience.State, rng: faience.Rng) -> str:
    """Azul's worst player: all tiles fall whenever they may, so that floors overflow and games stall."""
    falls = [move for move in state.legal_texts() if move.endswith("-")]
    return falls[rng.below(len(falls))] if falls and rng.below(20) else any_move(state, rng)


def lockstep(spec: str, seed: int, choose: Callable[[faience.State, faience.Rng], str] = any_move) -> str | None:
    """Play one game on both, equal at every step; how it ended."""
    moves, deals = faience.Rng(seed), random.Random(seed)
    game = faience.load(spec)
    core = game.start()
    twin = REFERENCES[game.name](**game.options)
    while True:
        assert core.position() == twin.position()
        assert (core.to_move, core.needs) == (twin.to_move, twin.needs())
        assert list(core.scores) == list(twin.scores)
        assert core.legal_texts() == twin.legal()
        if core.to_move == faience.OVER:
            assert (list(core.winners), core.reason) == (twin.winners, twin.reason)
            return core.reason
        if core.to_move == faience.CHANCE:
            # Each side draws half of the deals, so that what one draws the other must find possible.
            deal = core.draw(deals) if deals.random() < 0.5 else twin.draw(deals)
            core.deal(deal)
            twin.deal(deal)
        else:
            move = choose(core, moves)
            core.play(move)
            twin.play(move)


def play_many(spec: str, games: int, first_seed: int) -> None:
    assert all(lockstep(spec, first_seed + i) for i in range(games))


def test_every_game_has_a_reference() -> None:
    assert set(REFERENCES) == set(GAMES)


@pytest.mark.parametrize("spec", all_specs())
def test_core_agrees_with_the_reference(spec: str) -> None:
    play_many(spec, SHORT_GAMES, 0)


@pytest.mark.parametrize("spec", [spec for spec in all_specs() if spec.startswith("azul")])
def test_core_agrees_with_the_reference_where_tiles_only_fall(spec: str) -> None:
    assert "stalled" in {lockstep(spec, seed, to_the_floor) for seed in range(6)}


@pytest.mark.long
@pytest.mark.parametrize("part", range(LONG_PARTS))
@pytest.mark.parametrize("spec", all_specs())
def test_core_agrees_with_the_reference_at_length(spec: str, part: int) -> None:
    games = LONG_GAMES // LONG_PARTS + 1
    play_many(spec, games, 1_000_000 + part * games)
