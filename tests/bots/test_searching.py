"""The bots that search: what they promise whoever asks them."""

from itertools import islice

import pytest

import faience
from faience.bots import LEVELS, Limit, Searching
from faience.errors import IllegalMove
from faience.games.registry import all_specs
from tests.bots.solving import decisions

MASTER = LEVELS[-1]


def some_state(spec: str, made: int, seed: int = 1) -> faience.State:
    """A state of a random game in which a seat is to move."""
    state = faience.load(spec).start()
    rng = faience.Rng(seed)
    while made > 0 or state.to_move < 0:
        if state.to_move == faience.CHANCE:
            state.deal(rng)
        else:
            state.play(state.random_move(rng))
            made -= 1
    return state


@pytest.mark.parametrize("spec", ["azul", "azul(players=3,wall=grey,joker=true)", "pavilion", "zaic"])
def test_same_seed_and_nodes_give_the_same_answer(spec: str) -> None:
    state = some_state(spec, 7)
    used = Searching(MASTER, seed=4)
    used.choose(some_state(spec, 2), Limit(nodes=3000))
    assert used.choose(state, Limit(nodes=5000)) == Searching(MASTER, seed=4).choose(state, Limit(nodes=5000))


@pytest.mark.parametrize("spec", ["azul", "pavilion", "zaic"])
def test_analysis_ranks_moves_from_the_best(spec: str) -> None:
    state = some_state(spec, 6)
    seat = state.to_move
    best = Searching().analyse(state, Limit(nodes=50_000), top=4)
    assert len({found.move for found in best}) == min(4, len(state.legal_texts()))
    values = [found.values[seat] for found in best]
    if spec == "zaic":  # elsewhere moves that deals were tried on are ranked by the points they promise, too
        assert values == sorted(values, reverse=True)
    assert max(values) - values[0] < 0.1
    for found in best:
        assert found.line[0] == found.move
        assert sum(found.wins) == pytest.approx(1)


@pytest.mark.parametrize("spec", all_specs())
def test_the_main_lines_can_be_played_and_end_at_the_next_deal(spec: str) -> None:
    for before in islice(decisions(spec, 4), 0, None, 7):
        for found in Searching().analyse(before, Limit(nodes=300), top=3):
            state = before.copy()
            for move in found.line:
                assert state.to_move >= 0
                state.play(move)


def test_nobody_thinks_when_it_is_no_seats_turn() -> None:
    with pytest.raises(IllegalMove):
        Searching().choose(faience.load("azul").start())


def test_a_limit_that_limits_nothing_leaves_it_to_the_level() -> None:
    state = some_state("azul", 3)
    assert Searching(LEVELS[1]).choose(state, Limit()) == Searching(LEVELS[1]).choose(state)
