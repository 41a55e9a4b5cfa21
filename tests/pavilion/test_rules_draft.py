"""Summer Pavilion, phase 1: the rules of drafting, and examples 1 to 3 of the rulebook."""

from collections import Counter

import faience
from tests.pavilion.tables import Player, play, table


def test_two_red_from_a_factory_move_the_two_yellow_to_the_centre() -> None:  # example 1
    state = play(table(Player(), Player(), factories=["RRYY", "BBBB"]), "1R")
    view = state.view()
    assert (view.boards[0].hand, view.centre, view.factories[0]) == ("RR", "YY", "")


def test_one_joker_comes_along_and_only_one() -> None:  # example 2
    view = play(table(Player(), Player(), factories=["PPYG"]), "1G").view()
    assert (Counter(view.boards[0].hand), Counter(view.centre)) == (Counter("GP"), Counter("PY"))


def test_the_first_to_take_from_the_centre_loses_a_point_a_tile_joker_included() -> None:  # example 3
    state = play(table(Player(), Player(), centre="YYYP", factories=["BBBB"]), "cY")
    assert (state.view().boards[0].hand, state.scores, state.view().marker) == ("PYYY", (1, 5), 0)


def test_the_joker_colour_cannot_be_chosen_beside_another() -> None:
    assert table(Player(), Player(), factories=["PPYG"]).legal_texts() == ["1G", "1Y"]


def test_of_jokers_alone_exactly_one_is_taken() -> None:
    view = play(table(Player(), Player(), factories=["PPPP"]), "1P").view()
    assert (view.boards[0].hand, view.centre) == ("P", "PPP")


def test_of_jokers_alone_in_the_centre_exactly_one_is_taken() -> None:
    state = play(table(Player(), Player(), centre="PPP"), "cP", "cP")
    assert (state.view().centre, state.scores, state.to_move) == ("P", (4, 5), 0)


def test_the_joker_colour_is_that_of_the_round() -> None:
    state = table(Player(), Player(), round=2, factories=["PPGG"])
    assert state.legal_texts() == ["1P"]
    assert play(state, "1P").view().boards[0].hand == "PPG"


def test_the_marker_costs_only_its_first_taker() -> None:
    state = play(table(Player(), Player(), centre="YYR", factories=["BBBB"]), "cY", "cR")
    assert (state.scores, state.view().marker) == ((3, 5), 0)


def test_the_marker_never_brings_a_score_below_one() -> None:
    assert play(table(Player(score=3), Player(), centre="YYYYR"), "cY").scores == (1, 5)


def test_a_turn_is_compulsory_and_goes_clockwise() -> None:
    state = table(Player(), Player(), Player(), factories=["RRYY", "BBBB", "GGGG"], turn=1)
    assert "pass:-" not in state.legal_texts()
    play(state, "1R", "2B")
    assert state.to_move == 0


def test_the_draft_ends_when_factories_and_centre_are_empty_and_the_marker_holder_places_first() -> None:
    state = play(table(Player(), Player(), Player(), centre="YY", factories=["RR"], turn=2), "cY", "1R")
    assert (state.to_move, state.view().phase, state.needs) == (2, "place", 0)


def test_the_first_player_places_first_if_nobody_took_the_marker() -> None:
    state = play(table(Player(), Player(), Player(), factories=["RR"], turn=2, first=1), "1R")
    assert (state.to_move, state.view().marker) == (1, None)


def test_bonus_tiles_and_placements_wait_for_the_draft_to_end() -> None:
    state = table(Player(hand="P"), Player(), factories=["RR"])
    assert not any(state.is_legal(move) for move in ("*R", "W1=P", "pass:-"))


def test_factories_number_five_seven_and_nine() -> None:
    starts = [faience.load("pavilion", players=players).start() for players in (2, 3, 4)]
    assert [state.needs for state in starts] == [10 + 4 * 5, 10 + 4 * 7, 10 + 4 * 9]
