"""Azul: the facts of the rules page, which random play must reproduce.

The page's numbers are means of a sample of their own, rounded: the bounds leave room for both. Ours come from so many
games that their own error, a few hundredths, hardly counts.
"""

from functools import cache
from statistics import mean

import pytest

import faience

GAMES = 100_000
PLAYERS = [2, 3, 4]


@cache
def playouts(players: int, wall: str) -> dict[str, int]:
    game = faience.load("azul", players=players, wall=wall)
    return game.engine.playouts(GAMES, seed=players, count_branching=wall == "coloured")


@pytest.mark.parametrize(("players", "rounds"), [(2, 6.6), (3, 6.7), (4, 6.8)])
def test_rounds_of_a_random_game(players: int, rounds: float) -> None:
    assert playouts(players, "coloured")["rounds"] / GAMES == pytest.approx(rounds, abs=0.06)


@pytest.mark.parametrize(("players", "plies"), [(2, 70.5), (3, 90.5), (4, 108)])
def test_plies_of_a_random_game(players: int, plies: float) -> None:
    assert playouts(players, "coloured")["moves"] / GAMES == pytest.approx(plies, abs=0.6)


@pytest.mark.parametrize(("players", "moves"), [(2, 23), (3, 33), (4, 43)])
def test_legal_moves_of_a_random_game(players: int, moves: float) -> None:
    totals = playouts(players, "coloured")
    assert totals["branching"] / totals["moves"] == pytest.approx(moves, abs=0.5)


@pytest.mark.parametrize(("players", "score"), [(2, 2.9), (3, 2.4), (4, 2.1)])
def test_scores_of_a_random_game(players: int, score: float) -> None:
    assert playouts(players, "coloured")["score"] / GAMES / players == pytest.approx(score, abs=0.08)


@pytest.mark.parametrize(("players", "moves"), [(2, 90), (3, 125), (4, 161)])
def test_legal_moves_of_the_first_turn(players: int, moves: float) -> None:
    game = faience.load("azul", players=players)
    rng = faience.Rng(players)

    def first_turn() -> int:
        state = game.start()
        state.deal(rng)
        return len(state.legal_moves())

    assert mean(first_turn() for _ in range(10_000)) == pytest.approx(moves, abs=0.8)


@pytest.mark.parametrize(("players", "decisions"), [(2, 99), (3, 124), (4, 152)])
def test_decisions_of_a_random_game_on_the_grey_wall(players: int, decisions: float) -> None:
    assert playouts(players, "grey")["moves"] / GAMES == pytest.approx(decisions, rel=0.03)


@pytest.mark.parametrize(("players", "ways"), [(2, 27), (3, 44), (4, 57)])
def test_ways_to_take_with_jokers(players: int, ways: float) -> None:
    game = faience.load("azul", players=players, joker=True)
    rng = faience.Rng(players)
    counts = []
    for _ in range(2_000):
        state = game.start()
        while state.to_move != faience.OVER:
            if state.to_move == faience.CHANCE:
                state.deal(rng)
                continue
            moves = state.legal_moves()
            if "@" not in game.text(moves[0]):
                counts.append(len(moves))
            state.play(moves[rng.below(len(moves))])
    assert mean(counts) == pytest.approx(ways, rel=0.04)
