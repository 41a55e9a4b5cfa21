"""Azul, phase A: the factory offer."""

import pytest

import faience
from tests.azul.tables import after_offer, board, table

# ---- taking ---------------------------------------------------------------------------------------------------------


def test_a_turn_takes_all_tiles_of_one_colour_from_a_factory() -> None:
    state = table(factories=["BBRK", "BYYY"])
    state.play("1B5")
    assert state.view().boards[0].lines[4] == "BB"


def test_the_rest_of_a_factory_goes_to_the_centre() -> None:
    state = table(factories=["BBRK", "YYYY"], centre="RW")
    state.play("1B5")
    assert (state.view().factories[0], state.view().centre) == ("", "RRKW")


def test_a_factory_of_one_colour_leaves_nothing_for_the_centre() -> None:
    state = table(factories=["BBBB", "YYYY"])
    state.play("1B5")
    assert state.view().centre == ""


def test_a_turn_takes_all_tiles_of_one_colour_from_the_centre() -> None:
    state = table(factories=["RRRR"], centre="RRKW")
    state.play("cR5")
    assert state.view().boards[0].lines[4] == "RR"


def test_the_rest_of_the_centre_stays() -> None:
    state = table(factories=["RRRR"], centre="RRKW")
    state.play("cR5")
    assert (state.view().factories[0], state.view().centre) == ("RRRR", "KW")


def test_a_handful_may_be_taken_of_every_colour_of_every_source_and_of_no_other() -> None:
    state = table(factories=["BBRK", "", "YYYY"], centre="W")
    assert {text[:2] for text in state.legal_texts()} == {"1B", "1R", "1K", "3Y", "cW"}


def test_a_handful_goes_to_one_line_or_to_the_floor_as_a_whole() -> None:
    state = table(factories=["BBBB"])
    assert state.legal_texts() == ["1B-", "1B1", "1B2", "1B3", "1B4", "1B5"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    state = table(players=players, factories=["B"] * 5, turn=1, first=1)
    seats = []
    for factory in range(1, 5):
        seats.append(state.to_move)
        state.play(f"{factory}B-")
    assert seats == [(1 + turn) % players for turn in range(4)]


def test_example_1_the_centre_fills_and_its_first_taker_gets_the_marker() -> None:
    state = table(factories=["KKWW", "YRRR", "BBBB"])
    centres = []
    for move in ("1K2", "2Y1", "cR3"):
        state.play(move)
        centres.append(state.view().centre)
    assert (centres, state.view().boards[0]) == (["WW", "RRRWW", "WW"], board({2: "KK", 3: "RRR"}, floor="m"))


# ---- the marker -----------------------------------------------------------------------------------------------------


def test_the_first_to_take_from_the_centre_takes_the_marker() -> None:
    state = table(factories=["BBBB"], centre="RW", turn=1)
    state.play("cR1")
    assert (state.view().marker, state.view().boards[1].floor) == (1, "m")


def test_the_second_to_take_from_the_centre_takes_no_marker() -> None:
    state = table(centre="RW", turn=1, boards=[board(floor="m")], factories=["BBBB"])
    state.play("cR1")
    assert (state.view().marker, state.view().boards[1].floor) == (0, "")


def test_taking_from_a_factory_leaves_the_marker_in_the_centre() -> None:
    state = table(factories=["BBBB"], centre="RW")
    state.play("1B4")
    assert state.view().marker is None


def test_the_marker_lies_before_the_tiles_of_its_turn() -> None:
    state = table(factories=["BBBB"], centre="RRR", boards=[board(floor="KK")])
    state.play("cR1")
    assert state.view().boards[0].floor == "KKmRR"


def test_the_marker_lies_before_a_handful_that_goes_to_the_floor() -> None:
    state = table(factories=["BBBB"], centre="RR")
    state.play("cR-")
    assert state.view().boards[0].floor == "mRR"


def test_the_marker_takes_the_last_floor_place_from_the_tiles_of_its_turn() -> None:
    state = table(factories=["BBBB"], centre="RR", boards=[board(floor="KKKKKK")])
    state.play("cR-")
    assert (state.view().boards[0].floor, state.view().lid) == ("KKKKKKm", "RR")


def test_the_marker_takes_no_place_on_a_full_floor() -> None:
    state = table(factories=["BBBB"], centre="R", boards=[board(floor="KKKKKKK")])
    state.play("cR1")
    assert (state.view().boards[0].floor, state.view().marker) == ("KKKKKKK", 0)


def test_the_marker_on_a_full_floor_costs_nothing() -> None:
    state = table(centre="R", boards=[board(floor="KKKKKKK", score=20)])
    state.play("cR2")
    assert state.scores[0] == 20 - 14


def test_the_holder_of_the_marker_without_a_place_starts_the_next_round() -> None:
    state = table(centre="R", turn=1, boards=[board(), board(floor="KKKKKKK")])
    state.play("cR2")
    assert state.view().first == 1


def test_the_holder_of_the_marker_starts_the_next_round() -> None:
    state = table(centre="R", turn=1)
    state.play("cR2")
    state.deal(faience.Rng(1))
    assert state.to_move == 1


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_stays_the_same_when_nobody_took_the_marker(first: int) -> None:
    state = after_offer(players=3, first=first)
    state.deal(faience.Rng(1))
    assert state.to_move == first


def test_the_marker_is_back_in_the_centre_for_the_next_round() -> None:
    state = table(centre="R", turn=1)
    state.play("cR2")
    assert state.view().marker is None


# ---- where a handful may go -----------------------------------------------------------------------------------------


def targets(state: faience.State, handful: str = "1B") -> str:
    """Where a handful may go, in the order of the notation."""
    return "".join(text.removeprefix(handful) for text in state.legal_texts() if text.startswith(handful))


def test_a_complete_line_takes_nothing() -> None:
    assert targets(table(factories=["BB"], boards=[board({1: "B", 3: "BBB"})])) == "-245"


def test_a_line_that_holds_another_colour_is_closed() -> None:
    assert targets(table(factories=["BB"], boards=[board({3: "RR", 5: "W"})])) == "-124"


def test_a_line_of_the_same_colour_is_open() -> None:
    state = table(factories=["BB", "YYYY"], boards=[board({5: "BB"})])
    state.play("1B5")
    assert state.view().boards[0].lines[4] == "BBBB"


def test_a_line_is_closed_to_a_colour_that_its_wall_row_shows() -> None:
    assert targets(table(factories=["BB"], boards=[board(wall={2: ".B...", 4: "...B."})])) == "-135"


def test_a_line_is_open_to_the_colours_that_its_wall_row_does_not_show() -> None:
    assert targets(table(factories=["BB"], boards=[board(wall={2: "W.YRK"})])) == "-12345"


def test_the_boards_of_others_close_nothing() -> None:
    state = table(factories=["BB"], boards=[board(), board({1: "R", 2: "YY"}, wall={3: "..B.."})])
    assert targets(state) == "-12345"


def test_on_the_grey_wall_too_a_row_shows_a_colour_once() -> None:
    assert targets(table(wall="grey", factories=["BB"], boards=[board(wall={2: "...B.", 4: "B...."})])) == "-135"


def test_a_line_that_will_be_stuck_on_the_grey_wall_may_be_started() -> None:
    wall = {1: "B....", 2: ".RYKW"}  # the one free cell of row 2 lies under a blue
    assert targets(table(wall="grey", factories=["BB"], boards=[board(wall=wall)])) == "-2345"


def test_a_handful_may_have_only_the_floor_left() -> None:
    full = {1: "K", 2: "R", 3: "R", 4: "R", 5: "R"}
    assert targets(table(factories=["BB"], boards=[board(full)])) == "-"


def test_example_2_two_yellow_tiles_and_where_they_may_go() -> None:
    busy = board({4: "B"}, wall={2: "..Y..", 3: "...Y."})
    assert targets(table(factories=["YY"], boards=[busy]), "1Y") == "-15"


def test_example_2_of_two_yellow_tiles_in_line_1_one_falls() -> None:
    state = table(factories=["YY", "BBBB"], boards=[board({4: "B"}, wall={2: "..Y..", 3: "...Y."})])
    state.play("1Y1")
    assert (state.view().boards[0].lines[0], state.view().boards[0].floor) == ("Y", "Y")


# ---- what falls -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", [1, 2, 3, 4, 5])
def test_a_line_has_as_many_places_as_its_number_and_the_surplus_falls(line: int) -> None:
    state = table(factories=["YYYY"], centre="BBBBBBB", boards=[board(floor="m")])
    state.play(f"cB{line}")
    assert state.view().boards[0] == board({line: "B" * line}, floor="m" + "B" * (7 - line))


def test_the_places_taken_in_a_line_count() -> None:
    state = table(factories=["BBB", "YYYY"], boards=[board({4: "BB"})])
    state.play("1B4")
    assert state.view().boards[0] == board({4: "BBBB"}, floor="B")


def test_tiles_fall_on_the_leftmost_free_places() -> None:
    state = table(factories=["BBB", "YYYY"], boards=[board(floor="KW")])
    state.play("1B1")
    assert state.view().boards[0].floor == "KWBB"


def test_the_whole_handful_may_go_to_the_floor() -> None:
    state = table(factories=["BBB", "YYYY"])
    state.play("1B-")
    assert state.view().boards[0] == board(floor="BBB")


def test_a_full_floor_sends_further_tiles_to_the_lid() -> None:
    state = table(factories=["BBBB", "YYYY"], boards=[board(floor="KKKKK")], lid="W")
    state.play("1B1")
    assert (state.view().boards[0].floor, state.view().lid) == ("KKKKKBB", "BW")


def test_tiles_on_a_floor_are_not_in_the_lid() -> None:
    state = table(factories=["BBBB", "YYYY"], lid="W")
    state.play("1B-")
    assert state.view().lid == "W"


# ---- the end of the phase -------------------------------------------------------------------------------------------


def test_the_phase_goes_on_while_the_centre_holds_tiles() -> None:
    state = table(factories=["BK"], boards=[board({1: "R"})])
    state.play("1B-")
    assert (state.to_move, state.view().boards[0].lines[0]) == (1, "R")


def test_the_phase_goes_on_while_a_factory_holds_tiles() -> None:
    state = table(factories=["B", "", "K"], boards=[board({1: "R"})])
    state.play("1B-")
    assert (state.to_move, state.view().boards[0].lines[0]) == (1, "R")


def test_the_phase_ends_when_factories_and_centre_are_empty() -> None:
    state = table(factories=["B"], boards=[board({1: "R"})])
    state.play("1B-")
    assert (state.to_move, state.view().boards[0].wall[0]) == (faience.CHANCE, "..R..")
