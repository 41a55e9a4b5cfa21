"""Azul with the Joker tiles."""

import re

import pytest
from msgspec.structs import replace

import faience
from faience.games.azul.facts import Board
from tests.azul.tables import after_offer, board, table


def offer(*factories: str, centre: str = "", wall: str = "coloured", own: Board | None = None) -> faience.State:
    """A factory offer with jokers, the first seat to move."""
    return table(joker=True, wall=wall, factories=factories, centre=centre, boards=[own or board()])


def takes(state: faience.State) -> list[tuple[str, str]]:
    """The legal moves, each cut into the handful with its source and where it goes."""
    return re.findall(r"([1-9c][BYRKWJ]+)(\S+)", " ".join(state.legal_texts()))


def handfuls(state: faience.State) -> list[str]:
    return sorted({handful for handful, _ in takes(state)})


def ways(state: faience.State, handful: str) -> list[str]:
    """Where a handful may go, and how."""
    return [way for taken, way in takes(state) if taken == handful]


# ---- taking ---------------------------------------------------------------------------------------------------------


def test_a_take_is_one_colour_or_the_jokers_or_both() -> None:
    assert handfuls(offer("BBRJ", "KKKK")) == ["1B", "1BJ", "1J", "1R", "1RJ", "2K"]


def test_from_the_centre_too_a_take_is_one_colour_or_the_jokers_or_both() -> None:
    assert handfuls(offer("KKKK", centre="RJJW")) == ["1K", "cJ", "cR", "cRJ", "cW", "cWJ"]


def test_a_source_of_jokers_only_gives_them_alone() -> None:
    assert handfuls(offer("JJJJ")) == ["1J"]


def test_jokers_left_behind_go_on_to_the_centre() -> None:
    state = offer("BBRJ", "KKKK")
    state.play("1B2")
    assert state.view().centre == "RJ"


def test_all_jokers_are_taken_alone() -> None:
    state = offer("BRJJ", "KKKK")
    state.play("1J3")
    assert (state.view().boards[0].lines[2], state.view().centre) == ("JJ", "BR")


def test_all_jokers_are_taken_with_all_tiles_of_a_colour() -> None:
    state = offer("BBRJ", "KKKK")
    state.play("1BJ4")
    assert (state.view().boards[0].lines[3], state.view().centre) == ("BBJ", "R")


def test_jokers_left_in_the_centre_stay_there() -> None:
    state = offer("KKKK", centre="RJJW")
    state.play("cR1")
    assert state.view().centre == "WJJ"


def test_jokers_from_the_centre_bring_the_marker() -> None:
    state = offer("KKKK", centre="JW")
    state.play("cJ1")
    assert state.view().boards[0] == board({1: "J"}, floor="m")


# ---- lines with jokers ----------------------------------------------------------------------------------------------


def test_jokers_alone_fit_any_incomplete_line() -> None:
    own = board({1: "K", 2: "R", 3: "J", 4: "YYYJ"}, wall={5: "YRKW."})
    assert ways(offer("JB", own=own), "1J") == ["-", "2", "3", "5"]


def test_jokers_join_a_line_of_a_colour() -> None:
    state = offer("JJ", "KKKK", own=board({5: "RR"}))
    state.play("1J5")
    assert state.view().boards[0].lines[4] == "RRJJ"


def test_a_colour_joins_its_line_with_jokers() -> None:
    assert ways(offer("RR", own=board({5: "RJ"})), "1R") == ["-", "1", "2", "3", "4", "5"]


def test_a_line_of_a_colour_with_jokers_is_closed_to_other_colours() -> None:
    assert ways(offer("RR", own=board({5: "BJ"})), "1R") == ["-", "1", "2", "3", "4"]


def test_a_line_of_jokers_only_takes_any_colour_that_its_row_does_not_block() -> None:
    state = offer("BYRK", own=board({5: "JJ"}, wall={5: "YR..."}))
    assert [ways(state, handful)[-1] for handful in ("1B", "1Y", "1R", "1K")] == ["5", "4", "4", "5"]


def test_a_line_of_jokers_takes_the_colour_that_joins_it() -> None:
    state = offer("RR", "KKKK", own=board({5: "JJ"}))
    state.play("1R5")
    assert state.view().boards[0].lines[4] == "RRJJ"


def test_colour_and_jokers_may_all_go_to_the_floor() -> None:
    state = offer("RRJK", "KKKK")
    state.play("1RJ-")
    assert sorted(state.view().boards[0].floor) == ["J", "R", "R"]


def test_surplus_jokers_taken_alone_fall() -> None:
    state = offer("JJJK", "KKKK", own=board({2: "R"}))
    state.play("1J2")
    assert state.view().boards[0] == board({2: "RJ"}, floor="JJ")


# ---- the choice when colour and jokers overflow the line ------------------------------------------------------------


@pytest.mark.parametrize(
    ("factory", "expected"),
    [
        ("RJBB", "- 1/0 1/1 2 3 4 5"),
        ("RRJB", "- 1/0 1/1 2/0 2/1 3 4 5"),
        ("RJJB", "- 1/0 1/1 2/1 2/2 3 4 5"),
        ("RRJJ", "- 1/0 1/1 2/0 2/1 2/2 3/1 3/2 4 5"),
        ("RRRJ", "- 1/0 1/1 2/0 2/1 3/0 3/1 4 5"),
        ("RJJJ", "- 1/0 1/1 2/1 2/2 3/2 3/3 4 5"),
    ],
)
def test_the_owner_chooses_how_many_jokers_stay_exactly_when_not_all_tiles_fit(factory: str, expected: str) -> None:
    assert ways(offer(factory), "1RJ") == expected.split()


@pytest.mark.parametrize(
    ("line", "expected"),
    [("R", ["5"]), ("RJ", ["5/1", "5/2"]), ("RRJ", ["5/0", "5/1", "5/2"]), ("RRRJ", ["5/0", "5/1"])],
)
def test_tiles_already_in_the_line_leave_less_room_to_choose(line: str, expected: list[str]) -> None:
    state = offer("RRJJ", own=board({5: line}))
    assert [way for way in ways(state, "1RJ") if way.startswith("5")] == expected


def test_a_big_handful_from_the_centre_fills_line_5_in_every_way() -> None:
    state = offer(centre="RRRRJJJJ")
    assert [way for way in ways(state, "cRJ") if way.startswith("5")] == ["5/1", "5/2", "5/3", "5/4"]


@pytest.mark.parametrize("handful", ["1R", "1J"])
def test_there_is_no_choice_without_both_colour_and_jokers(handful: str) -> None:
    assert ways(offer("RRJJ"), handful) == ["-", "1", "2", "3", "4", "5"]


@pytest.mark.parametrize(
    ("move", "line", "fallen"), [("1RJ3/1", "RRJ", ["J"]), ("1RJ3/2", "RJJ", ["R"]), ("1RJ2/0", "RR", ["J", "J"])]
)
def test_the_chosen_jokers_stay_and_the_other_tiles_fall(move: str, line: str, fallen: list[str]) -> None:
    state = offer("RRJJ", "KKKK")
    state.play(move)
    own = state.view().boards[0]
    assert (own.lines[int(move[3]) - 1], sorted(own.floor)) == (line, fallen)


def test_all_coloured_tiles_may_fall_and_leave_a_line_of_jokers() -> None:
    state = offer("RRJJ", "KKKK")
    state.play("1RJ2/2")
    assert state.view().boards[0] == board({2: "JJ"}, floor="RR")


def test_a_line_left_to_jokers_has_no_colour_when_it_is_tiled() -> None:
    state = offer("RJJ")
    state.play("1RJ2/2")
    assert state.legal_texts() == ["2@1", "2@2", "2@3", "2@4", "2@5"]


def test_the_colour_must_be_allowed_by_the_wall_even_if_all_its_tiles_fall() -> None:
    assert ways(offer("RJJB", own=board(wall={2: "...R."})), "1RJ") == ["-", "1/0", "1/1", "3", "4", "5"]


def test_the_colour_must_be_allowed_by_the_line_even_if_all_its_tiles_fall() -> None:
    assert ways(offer("RJJB", own=board({2: "B"})), "1RJ") == ["-", "1/0", "1/1", "3", "4", "5"]


# ---- tiling ---------------------------------------------------------------------------------------------------------


def test_a_mixed_line_puts_a_joker_on_the_cell_of_its_colour() -> None:
    state = after_offer(board({4: "RRJJ"}), joker=True)
    assert state.view().boards[0].wall[3] == "J...."


def test_everything_but_one_joker_of_a_mixed_line_goes_to_the_lid() -> None:
    state = after_offer(board({4: "RRJJ"}), joker=True)
    assert state.view().lid == "RRJ"


def test_a_line_of_jokers_only_may_choose_any_free_cell() -> None:
    state = after_offer(board({3: "JJJ"}, wall={3: "K..Y."}), joker=True)
    assert state.legal_texts() == ["3@2", "3@3", "3@5"]


def test_a_line_of_jokers_only_puts_one_on_the_chosen_cell_and_the_others_in_the_lid() -> None:
    state = after_offer(board({3: "JJJ"}), joker=True)
    state.play("3@5")
    assert (state.view().boards[0], state.view().lid) == (board(wall={3: "....J"}, score=1), "JJ")


def test_one_free_cell_is_still_a_decision_for_a_line_of_jokers() -> None:
    state = after_offer(board({2: "JJ"}, wall={2: "WBY.K"}), joker=True)
    assert (state.to_move, state.legal_texts()) == (0, ["2@4"])


def test_automatic_rows_are_tiled_in_their_turn() -> None:
    later = board({1: "B"})
    state = after_offer(board({1: "B", 2: "JJ", 3: "KKK"}), later, joker=True, last="1W-")
    assert state.view().boards == (board({2: "JJ", 3: "KKK"}, wall={1: "B...."}, score=1), replace(later, floor="W"))


def test_automatic_rows_of_earlier_seats_are_tiled_before_a_decision() -> None:
    state = after_offer(board({3: "KKK"}), board({1: "J"}), joker=True)
    assert (state.to_move, state.view().boards[0].wall[2]) == (1, "K....")


def test_on_the_grey_wall_a_joker_takes_any_free_cell() -> None:
    wall = {1: "R....", 3: ".R...", 2: "..K.."}
    state = after_offer(board({2: "RJ"}, wall), joker=True, wall="grey")
    assert state.legal_texts() == ["2@1", "2@2", "2@4", "2@5"]


def test_on_the_grey_wall_jokers_may_share_a_row_and_a_column() -> None:
    state = after_offer(board({2: "JJ"}, wall={1: "J....", 2: "....J"}), joker=True, wall="grey")
    assert state.legal_texts() == ["2@1", "2@2", "2@3", "2@4"]


def test_on_the_grey_wall_a_line_with_a_joker_never_drops() -> None:
    state = after_offer(board({2: "BJ"}, wall={1: "B....", 2: ".RYKW"}), joker=True, wall="grey")
    assert state.legal_texts() == ["2@1"]


def test_on_the_grey_wall_a_mixed_line_puts_a_joker_on_the_wall() -> None:
    state = after_offer(board({2: "BJ"}), joker=True, wall="grey")
    state.play("2@3")
    assert (state.view().boards[0].wall[1], state.view().lid) == ("..J..", "B")


def test_a_line_without_jokers_still_drops_on_the_grey_wall() -> None:
    state = after_offer(board({2: "BB"}, wall={1: "B....", 2: ".RYKW"}, score=9), joker=True, wall="grey")
    assert state.scores[0] == 7


# ---- blocking -------------------------------------------------------------------------------------------------------


def test_a_joker_on_the_cell_of_a_colour_blocks_it_on_the_coloured_wall() -> None:
    assert ways(offer("BB", own=board(wall={2: ".J..."})), "1B") == ["-", "1", "3", "4", "5"]


def test_a_joker_blocks_no_other_colour_on_the_coloured_wall() -> None:
    assert ways(offer("RR", own=board(wall={2: ".J..."})), "1R") == ["-", "1", "2", "3", "4", "5"]


def test_a_joker_laid_by_choice_blocks_the_colour_of_its_cell() -> None:
    state = after_offer(board({2: "JJ"}), joker=True)
    state.play("2@2")
    state.deal("BBBB/YYYY/YYYY/YYYY/KKKK")
    assert ways(state, "1B") == ["-", "1", "3", "4", "5"]


@pytest.mark.parametrize("colour", "BYRKW")
def test_a_joker_blocks_no_line_on_the_grey_wall(colour: str) -> None:
    state = offer(colour * 2, wall="grey", own=board(wall={2: "J...."}))
    assert ways(state, f"1{colour}") == ["-", "1", "2", "3", "4", "5"]


def test_a_joker_blocks_nothing_but_its_cell_on_the_grey_wall() -> None:
    state = after_offer(board({2: "BB"}, wall={1: "J....", 2: ".J..."}), joker=True, wall="grey")
    assert state.legal_texts() == ["2@1", "2@3", "2@4", "2@5"]


# ---- points ---------------------------------------------------------------------------------------------------------


def test_jokers_count_in_runs() -> None:
    state = after_offer(board({3: "BBB"}, wall={2: "..J..", 3: ".J.Y."}), joker=True)
    assert state.scores[0] == 3 + 2


def test_a_joker_scores_the_runs_that_hold_it() -> None:
    state = after_offer(board({3: "BBJ"}, wall={2: "..Y..", 3: ".W.Y."}), joker=True)
    assert state.scores[0] == 3 + 2


def test_a_row_with_a_joker_is_complete() -> None:
    state = after_offer(board({1: "W"}, wall={1: "BYJK."}), joker=True)
    assert (state.reason, state.scores[0]) == ("row", 5 + 2)


def test_a_column_with_a_joker_is_complete() -> None:
    wall = {1: "BYRK.", 2: "W....", 3: "J....", 4: "R....", 5: "Y...."}
    assert after_offer(board({1: "W"}, wall), joker=True).scores[0] == 5 + 2 + 7


def test_example_6_four_blue_tiles_and_a_joker_on_the_fifth_blue_cell_are_no_colour() -> None:
    wall = {1: "BYRK.", 2: ".B...", 3: "..J..", 4: "...B.", 5: "....B"}
    assert after_offer(board({1: "W"}, wall), joker=True).scores[0] == 5 + 2


def test_five_jokers_are_no_colour() -> None:
    wall = {1: "JYRK.", 2: ".J...", 3: "..J..", 4: "...J.", 5: "....J"}
    assert after_offer(board({1: "W"}, wall), joker=True).scores[0] == 5 + 2


def test_jokers_go_to_the_lid_and_come_back_with_it() -> None:
    state = table(joker=True, turn="deal", bag="B" * 18)
    state.deal("BBBB/BBBB/BBBB/BBBB/BBJJ")
    assert state.view().factories[4] == "BBJJ"


def test_of_a_handful_that_falls_colours_fall_before_jokers() -> None:
    state = offer("RRJJ", "B", own=board(floor="KKKK"))
    state.play("1RJ-")
    assert state.view().boards[0].floor == "KKKKRRJ"
    assert state.view().lid == "J"
