"""Learning: lessons that can be interrupted and repeated."""

from pathlib import Path

import pytest

import faience
from faience import _core
from faience.bots import LEVELS, Limit, Searching
from faience.learn import LearningPlan, learn

PLAN = LearningPlan(games=6, nodes=30, epochs=2, match_nodes=30, match_pairs=4, jobs=2, seed=5)


def quiet(what: str, done: int, of: int) -> None:
    assert what
    assert 0 <= done <= of


def test_lessons_go_on_where_they_stopped(tmp_path: Path) -> None:
    game = faience.load("azul")
    at_once = learn(game, tmp_path / "at once", 2, PLAN, quiet)
    learn(game, tmp_path / "in steps", 1, PLAN, quiet)
    assert learn(game, tmp_path / "in steps", 2, PLAN, quiet) == at_once
    assert len(at_once) == 2


def test_a_refused_generation_leaves_its_games_to_the_next(tmp_path: Path) -> None:
    done = learn(faience.load("azul"), tmp_path, 3, PLAN, quiet)
    assert not any(generation.accepted for generation in done)  # so few games teach nothing
    assert [generation.positions for generation in done] == sorted({generation.positions for generation in done})
    assert len(list(tmp_path.glob("*.samples"))) == 3


def test_a_folder_keeps_the_lessons_of_one_spec(tmp_path: Path) -> None:
    learn(faience.load("azul"), tmp_path, 1, PLAN, quiet)
    with pytest.raises(ValueError, match="holds the lessons of azul"):
        learn(faience.load("azul", players=3), tmp_path, 1, PLAN, quiet)


@pytest.mark.parametrize("spec", ["azul(players=3)", "azul(wall=grey,joker=true)"])
def test_weights_that_were_learned_can_be_searched_with(spec: str) -> None:
    game = faience.load(spec)
    teacher = _core.Teacher(game.engine)
    teacher.play(b"", 3, 1, 30)
    weights, errors = teacher.fit(b"")
    assert all(len(table) == 3 for table in errors)
    searcher = _core.Searcher(game.engine)
    searcher.learn(weights)
    state = game.start()
    state.deal(faience.Rng(1))
    moves, *_ = searcher.analyse(state, 200)
    assert state.is_legal(moves[0][0])


def test_what_goes_wrong_in_a_thread_is_an_error_here() -> None:
    teacher = _core.Teacher(faience.load("azul", players=3).engine)
    with pytest.raises(faience.FaienceError, match="alpha-beta is for two players"):
        teacher.match(b"", b"", 2, 1, nodes=30, opponent="alpha-beta", threads=2)


def test_weights_in_the_package_fit_the_games_they_are_for() -> None:
    from faience.bots.searching import WEIGHTS, weights_file
    from faience.games.registry import all_specs

    known = {weights_file(faience.load(spec)).name: spec for spec in all_specs()}
    for file in WEIGHTS.glob("*.weights"):
        assert file.stat().st_size <= 1_000_000
        state = faience.load(known[file.name]).start()
        if state.to_move == faience.CHANCE:
            state.deal(faience.Rng(1))
        Searching(LEVELS[-1]).choose(state, Limit(nodes=100))
