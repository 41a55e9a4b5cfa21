"""Misuse of the API: an error that says what was expected, never a crash, a hang or a spoilt state."""

import copy
import os
import pickle
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import faience
from faience.games import registry
from faience.games.registry import all_specs

ROOT = Path(__file__).parents[2]


class Forgetful(faience.State):
    """A subclass that forgot to set its state up."""

    def __init__(self) -> None:
        pass


@pytest.mark.parametrize("no_state", [5, None, "azul", faience.Rng(1)])
@pytest.mark.parametrize("method", ["play", "copy", "legal_moves", "is_legal", "position", "deal"])
def test_a_method_called_on_what_is_no_state_raises(method: str, no_state: object) -> None:
    arguments = {"play": (0,), "is_legal": (0,), "deal": ("",)}.get(method, ())
    with pytest.raises((TypeError, AttributeError)):
        getattr(faience.State, method)(no_state, *arguments)


@pytest.mark.filterwarnings("ignore:nanobind")  # the binding warns of it, too
def test_a_state_that_was_never_set_up_is_not_played_copied_or_compared() -> None:
    for state in (faience.State.__new__(faience.State), Forgetful()):
        with pytest.raises(TypeError, match="incompatible"):
            state.play(0)
        with pytest.raises(TypeError, match="set up"):
            state.copy()
    with pytest.raises(TypeError, match="set up"):
        assert faience.load("azul").start() == faience.State.__new__(faience.State)


def test_no_move_is_played_unchecked_even_if_the_game_would_let_it() -> None:
    class Lenient(faience.Game):
        def refuse(self, state: faience.State, move: int | str) -> None:
            """Say nothing."""

    game = Lenient(registry.GAMES["azul"], {})
    state = game.start()
    for move in (0, 60000, -1):
        with pytest.raises(faience.FaienceError):
            state.play(move)
    assert state == game.start()


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(faience.FaienceError, match="a seed from 0"):
        faience.Rng(seed)


def test_a_generator_goes_on_where_it_was_copied_or_kept() -> None:
    rng = faience.Rng(5)
    rng.next()
    copies = [copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))]
    assert {other.next() for other in copies} == {rng.next()}


def test_a_bot_can_be_kept_and_goes_on() -> None:
    state = faience.load("azul").start()
    state.deal(faience.Rng(1))
    bot = faience.bot("random", seed=3)
    bot.choose(state)
    kept = pickle.loads(pickle.dumps(bot))
    assert [kept.choose(state) for _ in range(5)] == [bot.choose(state) for _ in range(5)]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_is_not_asked_for_chances_move(name: str) -> None:
    with pytest.raises(faience.FaienceError, match="no seat's turn"):
        faience.bot(name).choose(faience.load("azul").start())


def test_all_threads_get_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_loaded", {})
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(16) as pool:
            games = list(pool.map(faience.load, ["azul(joker=true)"] * 64))
    finally:
        sys.setswitchinterval(interval)
    assert len(set(map(id, games))) == 1


def test_threads_play_the_games_that_one_alone_plays() -> None:
    def play(seed: int) -> str:
        rng = faience.Rng(seed)
        state = faience.load(all_specs()[seed % len(all_specs())]).start()
        while state.to_move != faience.OVER:
            if state.to_move == faience.CHANCE:
                state.deal(rng)
            else:
                state.play(state.random_move(rng))
        return state.position()

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(play, range(60))) == [play(seed) for seed in range(60)]


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize(
    "code",
    [
        "faience.load('azul').start().perft(9)",
        "faience.load('azul').engine.playouts(2**60, 1)",
    ],
)
def test_control_c_stops_long_work(code: str) -> None:
    code = f"import faience\nprint('ready', flush=True)\n{code}"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        try:
            _, error = process.communicate(timeout=20)
        finally:
            process.kill()
    assert b"KeyboardInterrupt" in error


def test_a_huge_position_is_refused_without_being_built() -> None:
    text = faience.load("azul").start().position().replace("B20", "B999" * 50_000, 1)
    with pytest.raises(faience.BadPosition, match="that many tiles"):
        faience.position(text)


def test_the_readmes_make_terminal_takes_any_spec() -> None:
    spec = "azul(players=3,wall=grey,joker=true)"
    done = subprocess.run(
        ["make", "-n", "terminal", f"SPEC={spec}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "MAKEFLAGS": ""},
    )
    assert f"faience play '{spec}'" in done.stdout


@pytest.mark.parametrize("other", ["zaic", "pavilion", "azul(players=3)", "azul(wall=grey)", "azul(joker=true)"])
def test_facts_tell_nothing_of_another_games_states(other: str) -> None:
    facts, state = faience.load("azul").facts, faience.load(other).start()
    before = state.copy()
    asked = (
        lambda: facts.view(state),
        lambda: facts.choices(state, 0),
        lambda: facts.effect(state, 0),
        lambda: facts.refusal(state, "1B1"),
        lambda: facts.round([(state, 0)]),
        lambda: facts.end(state, 0),
        lambda: facts.position(state),
        lambda: facts.set_position(state, faience.load("azul").start().position().partition(" ")[2]),
        lambda: facts.deal_text(state, "BBBB"),
        lambda: facts.deal_tiles(state, "BBBB"),
    )
    for ask in asked:
        with pytest.raises(faience.FaienceError, match="another game"):
            ask()
    assert state == before
