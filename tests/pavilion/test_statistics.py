"""Random games of Summer Pavilion against the figures of an independent engine."""

import pytest

import faience

GAMES = 20_000
ROUNDS = 6


@pytest.mark.parametrize(
    ("players", "board", "decisions", "score"),
    [(2, "coloured", 127, 19.6), (2, "grey", 136, 35.7), (3, "coloured", 173, 18.8), (4, "coloured", 217, 18.9)],
)
def test_random_games_are_as_long_and_score_as_much(players: int, board: str, decisions: float, score: float) -> None:
    totals = faience.load("pavilion", players=players, board=board).engine.playouts(GAMES, 1)
    # There a pass and the tiles kept count as two decisions.
    assert totals["moves"] / GAMES + ROUNDS * players == pytest.approx(decisions, abs=0.8)
    assert totals["score"] / GAMES / players == pytest.approx(score, abs=0.5)
    assert totals["rounds"] == ROUNDS * GAMES


@pytest.mark.parametrize(
    ("players", "board", "mean", "largest"),
    [(2, "coloured", 14, 123), (2, "grey", 42, 433), (3, "coloured", 13, 123), (4, "coloured", 13, 117)],
)
def test_as_many_placements_are_legal(players: int, board: str, mean: float, largest: int) -> None:
    game = faience.load("pavilion", players=players, board=board)
    first_pass = game.parse("pass:-")
    rng = faience.Rng(5)
    seen = []
    for _ in range(150):
        state = game.start()
        while state.to_move != faience.OVER:
            if state.to_move == faience.CHANCE:
                state.deal(rng)
                continue
            moves = state.legal_moves()
            if moves[-1] >= first_pass:
                seen.append(sum(move < first_pass for move in moves))
            state.play(state.random_move(rng))
    assert sum(seen) / len(seen) == pytest.approx(mean, abs=1.5)
    assert max(seen) <= 1.5 * largest
