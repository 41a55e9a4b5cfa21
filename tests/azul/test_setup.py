"""Azul: what lies in the box and how a game begins."""

import random
from collections import Counter

import pytest

import faience
from faience.games.azul.facts import COLOURS
from faience.games.registry import GAMES
from tests.azul.tables import after_offer, board


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_twenty_tiles_of_each_colour(players: int) -> None:
    state = faience.load("azul", players=players).start()
    assert Counter(state.view().bag) == dict.fromkeys("BYRKW", 20)


@pytest.mark.parametrize(("players", "each", "jokers"), [(2, 19, 5), (3, 18, 10), (4, 18, 10)])
def test_jokers_take_the_place_of_as_many_tiles(players: int, each: int, jokers: int) -> None:
    state = faience.load("azul", players=players, joker=True).start()
    assert Counter(state.view().bag) == {**dict.fromkeys("BYRKW", each), "J": jokers}


@pytest.mark.parametrize("joker", [False, True])
@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_each_factory_is_filled_with_four_tiles(players: int, factories: int, wall: str, joker: bool) -> None:
    state = faience.load("azul", players=players, wall=wall, joker=joker).start()
    state.deal(faience.Rng(1))
    assert [len(tiles) for tiles in state.view().factories] == [4] * factories


def test_a_game_begins_with_a_deal_of_the_first_round() -> None:
    state = faience.load("azul").start()
    assert (state.to_move, state.needs, state.round) == (faience.CHANCE, 20, 1)


def test_boards_begin_empty() -> None:
    assert faience.load("azul").start().view().boards == (board(), board())


def test_scores_start_at_0() -> None:
    assert faience.load("azul", players=4).start().scores == (0, 0, 0, 0)


def test_the_first_player_puts_the_marker_in_the_centre() -> None:
    state = faience.load("azul").start()
    state.deal("BBRK/YYWR/KKBB/WWRY/BYRK")
    assert (state.to_move, state.view().marker) == (0, None)


def test_generators_of_the_standard_library_deal_too() -> None:
    states = [faience.load("azul").start() for _ in range(2)]
    for state in states:
        state.deal(random.Random(1))
    assert (states[0], states[0].to_move) == (states[1], 0)


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_coloured_wall_has_blue_down_its_main_diagonal(row: int, colour: str) -> None:
    pattern = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")[row - 1]
    state = after_offer(board({row: colour * row}))
    assert state.view().boards[0].wall[row - 1] == "".join(cell if cell == colour else "." for cell in pattern)


def test_azul_mini_plays_by_the_same_rules() -> None:
    editions = {edition.title: edition for edition in GAMES["azul"].editions}
    assert faience.load("azul", **editions["Azul Mini"].options) is faience.load("azul")
