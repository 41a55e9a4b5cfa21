"""Positions with one right move, which the rules prove, and the strong bots find."""

from dataclasses import dataclass
from pathlib import Path

import pytest

import faience
from faience.bots import LEVELS, Greedy, Level, Searching
from faience.games.registry import all_specs
from tests.bots.solving import Solver, Uncertain, after, outcome

EXPERT, MASTER = LEVELS[4:]


@dataclass(frozen=True)
class Tactic:
    name: str
    position: str
    move: str
    proof: str
    why: str

    @property
    def state(self) -> faience.State:
        return faience.position(self.position)


def tactics() -> list[Tactic]:
    """The blocks of tactics.txt after its heading."""
    _, *blocks = (Path(__file__).parent / "tactics.txt").read_text(encoding="utf-8").strip().split("\n\n")
    found = []
    for block in blocks:
        name, position, right, why = block.splitlines()
        move, proof = right.split(" ", 1)
        found.append(Tactic(name, position, move, proof, why))
    return found


TACTICS = tactics()
each_tactic = pytest.mark.parametrize("tactic", TACTICS, ids=lambda tactic: tactic.name)


def goes_on(state: faience.State, move: int) -> bool:
    try:
        return after(state, move).to_move != faience.OVER
    except Uncertain:
        return True


def sure_value(state: faience.State, seat: int) -> float:
    """What a seat gets if all others play against it, whatever that costs them."""
    if state.to_move == faience.OVER:
        return outcome(state, seat)
    values = [sure_value(after(state, move), seat) for move in state.legal_moves()]
    return max(values) if state.to_move == seat else min(values)


def can_be_won(state: faience.State, seat: int) -> bool:
    """Whether a seat wins one of the games that greedy players play on with."""
    for seed in range(50):
        game, rng, greedy = state.copy(), faience.Rng(seed), Greedy(seed)
        while game.to_move != faience.OVER:
            if game.to_move == faience.CHANCE:
                game.deal(rng)
            else:
                game.play(greedy.choose(game))
        if game.winners == (seat,):
            return True
    return False


def test_every_game_and_variant_has_its_positions() -> None:
    games = [tactic.state.game for tactic in TACTICS]
    kinds = [game.definition.name for game in games]
    assert kinds.count("azul") >= 6
    assert kinds.count("pavilion") >= 5
    assert kinds.count("zaic") >= 4
    specs = {game.spec for game in games}
    assert {spec for spec in all_specs() if "players=2" in spec} <= specs
    assert faience.load("azul(players=3)").spec in specs


@each_tactic
def test_the_move_is_the_only_right_one(tactic: Tactic) -> None:
    state = tactic.state
    seat, right = state.to_move, state.game.parse(tactic.move)
    others = [move for move in state.legal_moves() if move != right]
    assert others
    if tactic.proof == "ends":
        assert after(state, right).winners == (seat,)
        assert all(goes_on(state, move) for move in others)
    elif tactic.proof == "goes on":
        assert all(seat not in after(state, move).winners for move in others if not goes_on(state, move))
        assert not any(goes_on(state, move) for move in others)
        assert goes_on(state, right)
        chance = state.copy()
        chance.play(right)
        assert can_be_won(chance, seat)
    else:
        values = Solver().moves(state)
        best = values.pop(tactic.move)
        assert best > 0, "it wins"
        assert max(values.values()) <= 0, "no other move does"


@pytest.mark.parametrize("tactic", [t for t in TACTICS if t.state.game.players > 2], ids=lambda tactic: tactic.name)
def test_of_three_players_it_wins_whatever_the_others_do(tactic: Tactic) -> None:
    state = tactic.state
    seat, right = state.to_move, state.game.parse(tactic.move)
    sure = {move: sure_value(after(state, move), seat) for move in state.legal_moves()}
    assert sure.pop(right) > 0
    assert max(sure.values()) < 0


@each_tactic
@pytest.mark.parametrize("learned", [True, False], ids=["learned", "by hand"])
@pytest.mark.parametrize("level", [EXPERT, MASTER], ids=lambda level: level.name)
def test_the_strong_find_it(tactic: Tactic, level: Level, learned: bool) -> None:
    found = Searching(level, learned=learned).choose(tactic.state)
    assert tactic.state.game.text(found.move) == tactic.move, tactic.why
    assert found.nodes <= level.effort(tactic.state.game.name).nodes
