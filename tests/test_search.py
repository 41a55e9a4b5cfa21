"""The bots that search: what they promise whoever asks them."""

import threading
import time

import pytest

import faience
from faience.bots import LEVELS, Limit, Searching, bot, bot_names
from faience.errors import IllegalMove
from faience.games.registry import all_specs

MASTER = LEVELS[-1]


def some_state(spec: str, decisions: int, seed: int = 1) -> faience.State:
    """A state of a random game in which a seat is to move."""
    state = faience.load(spec).start()
    rng = faience.Rng(seed)
    while decisions > 0 or state.to_move < 0:
        if state.to_move == faience.CHANCE:
            state.deal(rng)
        else:
            state.play(state.random_move(rng))
            decisions -= 1
    return state


@pytest.mark.parametrize("spec", all_specs())
def test_every_level_plays_every_game(spec: str) -> None:
    state = some_state(spec, 5)
    for name in bot_names()[:4]:
        assert state.is_legal(bot(name, 3).choose(state))


@pytest.mark.parametrize("spec", ["azul", "azul(players=3,wall=grey,joker=true)", "pavilion", "zaic"])
def test_same_seed_and_nodes_give_the_same_answer(spec: str) -> None:
    state = some_state(spec, 7)
    used = Searching(MASTER, seed=4)
    used.choose(some_state(spec, 2), Limit(nodes=3000))
    assert used.choose(state, Limit(nodes=5000)) == Searching(MASTER, seed=4).choose(state, Limit(nodes=5000))


def test_bags_with_equal_contents_give_the_same_answer() -> None:
    state = some_state("azul", 12)
    twin = faience.position(state.position())
    assert Searching().choose(state, Limit(nodes=20_000)) == Searching().choose(twin, Limit(nodes=20_000))


@pytest.mark.parametrize("spec", ["azul", "azul(players=4)", "pavilion", "zaic"])
def test_time_is_kept(spec: str) -> None:
    state, searching = some_state(spec, 3), Searching()
    searching.choose(state, Limit(nodes=10))
    late = []
    for _ in range(6):  # another process may take the core away for a moment
        start = time.monotonic()
        searching.choose(state, Limit(ms=50))
        late.append(time.monotonic() - start - 0.05)
    assert min(late) < 0.02


def test_thinking_stops_when_another_thread_says_so() -> None:
    state, searching = some_state("azul", 0), Searching()
    found = []
    thread = threading.Thread(target=lambda: found.append(searching.choose(state, Limit(ms=60_000))))
    start = time.monotonic()
    thread.start()
    while thread.is_alive():
        searching.stop()  # the GIL is free while it thinks
        time.sleep(0.01)
    assert time.monotonic() - start < 5
    assert state.is_legal(found[0].move)


def test_analysis_ranks_moves_from_the_best() -> None:
    state = some_state("azul", 6)
    seat = state.to_move
    best = Searching().analyse(state, Limit(nodes=50_000), top=4)
    assert len({found.move for found in best}) == 4
    assert [found.values[seat] for found in best] == sorted((found.values[seat] for found in best), reverse=True)
    for found in best:
        assert found.line[0] == found.move
        assert sum(found.wins) == pytest.approx(1)


def test_the_main_line_can_be_played() -> None:
    state = some_state("azul", 4)
    for move in Searching().choose(state, Limit(nodes=30_000)).line:
        state.play(move)


def test_nobody_thinks_when_it_is_no_seats_turn() -> None:
    with pytest.raises(IllegalMove):
        Searching().choose(faience.load("azul").start())


def test_a_limit_that_limits_nothing_leaves_it_to_the_level() -> None:
    state = some_state("azul", 3)
    assert Searching(LEVELS[1]).choose(state, Limit()) == Searching(LEVELS[1]).choose(state)


def winners_with_best_play(state: faience.State, seat: int) -> bool:
    """Whether a seat can win alone to the end of the game, by brute force; the last round has no chance left."""
    if state.to_move == faience.OVER:
        return state.winners == (seat,)
    after = []
    for move in state.legal_moves():
        next_state = state.copy()
        next_state.play(move)
        if next_state.to_move == faience.CHANCE:
            raise LookupError
        after.append(next_state)
    wins = (winners_with_best_play(next_state, seat) for next_state in after)
    return any(wins) if state.to_move == seat else all(wins)


@pytest.mark.parametrize("spec", ["azul", "azul(wall=grey)", "zaic"])
def test_the_only_move_that_wins_is_found(spec: str) -> None:
    """Ends of random games in which just one move wins for sure."""
    positions = 0
    for seed in range(400):
        state = faience.load(spec).start()
        rng, states = faience.Rng(seed), []
        while state.to_move != faience.OVER:
            if state.to_move == faience.CHANCE:
                state.deal(rng)
            else:
                states.append(state.copy())
                state.play(state.random_move(rng))
        for before in states[-3:]:
            moves, seat = before.legal_moves(), before.to_move
            if not 2 <= len(moves) <= 12:
                continue
            winning = []
            try:
                for move in moves:
                    after = before.copy()
                    after.play(move)
                    if after.to_move == faience.CHANCE:
                        raise LookupError
                    if winners_with_best_play(after, seat):
                        winning.append(move)
            except LookupError:
                continue
            if len(winning) == 1:
                assert Searching().choose(before, Limit(nodes=20_000)).move == winning[0]
                positions += 1
        if positions >= 8:
            return
    assert positions > 0
