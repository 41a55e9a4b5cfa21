"""Summer Pavilion: how many sequences of moves follow known openings, by the core's count and by its twin's."""

from copy import deepcopy

import pytest

import faience
from tests.reference.pavilion import Pavilion

DEAL_SEED = 4
_STEP = 0x9E3779B97F4A7C15
"""Deals of a round in `perft` are drawn from ``DEAL_SEED * _STEP + round``, whatever the path."""


def next_deal(state: faience.State) -> str:
    return state.draw(faience.Rng((DEAL_SEED * _STEP + state.round) % 2**64))


def opened(spec: str, decisions: int) -> tuple[faience.State, Pavilion]:
    """The same game on both after so many random decisions."""
    game = faience.load(spec)
    state, twin, rng = game.start(), Pavilion(**game.options), faience.Rng(3)
    while decisions or state.to_move == faience.CHANCE:
        if state.to_move == faience.CHANCE:
            deal = state.draw(rng)
            state.deal(deal)
            twin.deal(deal)
            continue
        move = game.text(state.random_move(rng))
        state.play(move)
        twin.play(move)
        decisions -= 1
    return state, twin


def count(twin: Pavilion, state: faience.State, depth: int) -> int:
    """Sequences by the twin; the core lends only the deals."""
    if depth == 0:
        return 1
    if twin.to_move == faience.CHANCE:
        twin, state = deepcopy(twin), state.copy()
        deal = next_deal(state)
        twin.deal(deal)
        state.deal(deal)
    sequences = 0
    for move in twin.legal():
        after, core = deepcopy(twin), state.copy()
        after.play(move)
        core.play(move)
        sequences += count(after, core, depth - 1)
    return sequences


CASES = {
    ("pavilion(players=2,board=coloured)", 0): (10, 91, 707),
    ("pavilion(players=2,board=coloured)", 12): (51, 859, 10169),
    ("pavilion(players=2,board=coloured)", 30): (159, 3975, 158334),
    ("pavilion(players=2,board=grey)", 13): (47, 376, 7408),
    ("pavilion(players=3,board=coloured)", 21): (13, 26, 356),
    ("pavilion(players=4,board=grey)", 29): (7, 49, 343),
}


@pytest.mark.parametrize(("case", "counts"), CASES.items())
def test_the_core_counts_what_it_always_counted(case: tuple[str, int], counts: tuple[int, ...]) -> None:
    state, _ = opened(*case)
    assert tuple(state.perft(depth, DEAL_SEED) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize("case", CASES)
def test_the_twin_counts_the_same(case: tuple[str, int]) -> None:
    state, twin = opened(*case)
    assert count(twin, state, 2) == state.perft(2, DEAL_SEED)
