"""Azul, phase B: tiling the walls."""

import pytest

import faience
from tests.azul.tables import after_offer, board, table

# ---- lines to the wall ----------------------------------------------------------------------------------------------


def test_one_tile_of_a_complete_line_moves_to_the_wall() -> None:
    state = after_offer(board({4: "BBBB"}))
    assert state.view().boards[0].wall == (".....", ".....", ".....", "...B.", ".....")


def test_the_rest_of_a_complete_line_goes_to_the_lid() -> None:
    state = after_offer(board({4: "BBBB"}))
    assert (state.view().boards[0].lines[3], state.view().lid) == ("", "BBB")


def test_incomplete_lines_stay() -> None:
    lines = {2: "R", 3: "BB", 4: "KKK", 5: "YYYY"}
    state = after_offer(board(lines))
    assert state.view().boards[0] == board(lines)


def test_all_players_tile() -> None:
    state = after_offer(board({1: "B"}), board({1: "Y"}), board({1: "R"}), players=3)
    assert [owned.wall[0] for owned in state.view().boards] == ["B....", ".Y...", "..R.."]


@pytest.mark.parametrize("first", [0, 1])
def test_the_order_between_players_does_not_matter(first: int) -> None:
    boards = [board({1: "B", 2: "WW"}, floor="K", score=5), board({3: "BBB"}, floor="KKm")]
    assert after_offer(*boards, first=first).scores == (5 + 1 + 2 - 1, 0)


def test_example_3_two_complete_lines_score_a_point_each() -> None:
    state = after_offer(board({2: "RR", 3: "K", 4: "BBBB", 5: "WWW"}))
    assert state.view().boards[0] == board({3: "K", 5: "WWW"}, wall={2: "...R.", 4: "...B."}, score=2)


# ---- points ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "wall"),
    [
        (1, {}),
        (1, {1: "B.R.W", 2: ".B.R.", 3: "K...R", 4: ".K.B.", 5: "Y...B"}),  # by a corner or behind a gap: no run
        (2, {3: ".W..."}),
        (3, {3: ".W.Y."}),
        (3, {3: "KW..."}),
        (4, {3: ".W.YR"}),
        (2, {2: "..Y.."}),
        (3, {2: "..Y..", 4: "..W.."}),
        (3, {1: "..R..", 2: "..Y.."}),
        (5, {1: "..R..", 2: "..Y..", 4: "..W..", 5: "..K.."}),
        (4, {3: ".W...", 4: "..W.."}),
        (7, {2: "..Y..", 3: ".W.YR", 4: "..W.."}),
        (9, {1: "..R..", 2: "..Y..", 3: ".W.YR", 4: "..W..", 5: "..K.."}),
    ],
)
def test_a_tile_scores_the_runs_that_hold_it(points: int, wall: dict[int, str]) -> None:
    state = after_offer(board({3: "BBB"}, wall))
    assert state.scores[0] == points


@pytest.mark.parametrize(
    ("points", "lines", "wall"),
    [
        (1, {4: "BBBB"}, {}),
        (3, {2: "YY"}, {2: ".B.R."}),
        (3, {3: "BBB"}, {2: "..Y..", 4: "..W.."}),
        (7, {3: "YYY"}, {2: "...R.", 3: ".WB.R", 4: "...B."}),
    ],
)
def test_example_4_wall_scores(points: int, lines: dict[int, str], wall: dict[int, str]) -> None:
    assert after_offer(board(lines, wall)).scores[0] == points


def test_rows_are_tiled_from_the_top() -> None:
    # Row 1 first: alone for 1, then row 2 in a run of 3. From the bottom it would be 2 and 3.
    state = after_offer(board({1: "R", 2: "YY"}, wall={3: "..B.."}))
    assert state.scores[0] == 1 + 3


def test_each_tile_scores_with_those_laid_before_it_in_the_same_phase() -> None:
    state = after_offer(board({1: "R", 2: "YY", 3: "BBB"}))
    assert state.scores[0] == 1 + 2 + 3


# ---- the floor ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tiles", "loss"), list(enumerate([0, 1, 2, 4, 6, 8, 11, 14])))
def test_the_floor_costs_1_1_2_2_2_3_3(tiles: int, loss: int) -> None:
    state = after_offer(board(floor="K" * tiles, score=20))
    assert state.scores[0] == 20 - loss


def test_the_marker_counts_as_a_tile_of_the_floor() -> None:
    state = after_offer(board(floor="Km", score=20))
    assert state.scores[0] == 18


def test_example_5_four_tiles_and_the_marker_cost_8() -> None:
    state = after_offer(board(floor="KKmRR", score=20))
    assert state.scores[0] == 12


def test_the_score_never_goes_below_0() -> None:
    state = after_offer(board(floor="KKK", score=3))
    assert state.scores[0] == 0


def test_the_score_is_clipped_once_after_all_gains() -> None:
    # 0 + 1 + 2 - 4 is below 0; clipping between the rows or before the gains would leave points.
    state = after_offer(board({1: "B", 2: "WW"}, floor="KKK"))
    assert state.scores[0] == 0


def test_gains_of_the_phase_pay_for_the_floor() -> None:
    state = after_offer(board({1: "B", 2: "WW"}, floor="KK"))
    assert state.scores[0] == 1 + 2 - 2


def test_floor_tiles_go_to_the_lid_and_the_marker_does_not() -> None:
    state = after_offer(board(floor="KmRR"))
    assert (state.view().boards[0].floor, state.view().lid) == ("", "RRK")


# ---- decisions on the grey wall -------------------------------------------------------------------------------------


def test_on_the_grey_wall_the_owner_chooses_any_free_cell_of_the_row() -> None:
    state = after_offer(board({3: "BBB"}, wall={3: ".R..K"}), wall="grey")
    assert state.legal_texts() == ["3@1", "3@3", "3@4"]


def test_on_the_grey_wall_the_chosen_cell_takes_the_tile_and_the_lid_the_rest() -> None:
    state = after_offer(board({3: "BBB"}), wall="grey")
    state.play("3@5")
    assert (state.view().boards[0], state.view().lid) == (board(wall={3: "....B"}, score=1), "BB")


def test_on_the_grey_wall_a_column_shows_a_colour_once() -> None:
    state = after_offer(board({3: "BBB"}, wall={1: "B....", 2: ".R...", 5: "....B"}), wall="grey")
    assert state.legal_texts() == ["3@2", "3@3", "3@4"]


def test_one_legal_cell_is_still_a_decision() -> None:
    state = after_offer(board({2: "BB"}, wall={2: "RY.KW"}), wall="grey")
    assert (state.to_move, state.legal_texts()) == (0, ["2@3"])


def test_a_tile_chosen_on_the_grey_wall_scores_at_once() -> None:
    state = after_offer(board({2: "BB", 3: "RRR"}, wall={1: "Y...."}), wall="grey")
    state.play("2@1")
    assert (state.scores[0], state.legal_texts()[0]) == (2, "3@1")


# ---- the stuck line -------------------------------------------------------------------------------------------------

STUCK = {1: "B....", 2: ".RYKW"}
"""A grey wall whose row 2 has one free cell, under a blue."""


def test_a_line_without_a_legal_cell_drops_to_the_floor() -> None:
    state = after_offer(board({2: "BB", 3: "RRR"}, wall=STUCK), wall="grey")
    assert state.view().boards[0] == board({3: "RRR"}, wall=STUCK, floor="BB")


def test_the_cost_of_a_dropped_line_is_paid_in_the_same_phase() -> None:
    state = after_offer(board({2: "BB"}, wall=STUCK, floor="K", score=10), wall="grey")
    assert state.scores[0] == 10 - (1 + 1 + 2)


def test_the_surplus_of_a_dropped_line_goes_to_the_lid() -> None:
    wall = {2: "....B", 5: "RYKW."}
    state = after_offer(board({5: "BBBBB"}, wall=wall, floor="KKKK"), board({1: "Y"}), wall="grey")
    assert (state.view().boards[0].floor, state.view().lid) == ("KKKKBBB", "BB")


def test_a_line_that_the_row_above_has_stuck_drops_at_once() -> None:
    state = after_offer(board({1: "B", 2: "BB", 3: "RRR"}, wall={2: ".RYKW"}), wall="grey")
    state.play("1@1")
    assert (state.view().boards[0].floor, state.legal_texts()[0][0]) == ("BB", "3")


def test_a_dropped_line_is_empty_and_open_again() -> None:
    state = after_offer(board({2: "BB"}, wall=STUCK), wall="grey")
    state.deal("BBBB/RRRR/RRRR/RRRR/KKKK")
    assert state.is_legal("1B2")


# ---- the order of decisions -----------------------------------------------------------------------------------------


def decisions(state: faience.State) -> list[str]:
    """Seat and row of every decision of the phase, the first legal cell being chosen each time."""
    asked = []
    while state.to_move >= 0:
        move = state.legal_texts()[0]
        asked.append(f"{state.to_move}:{move[0]}")
        state.play(move)
    return asked


def test_decisions_are_asked_row_by_row_from_the_top() -> None:
    state = after_offer(board({4: "BBBB", 1: "K", 3: "RRR"}), wall="grey")
    assert decisions(state) == ["0:1", "0:3", "0:4"]


@pytest.mark.parametrize(("first", "seats"), [(0, "012"), (1, "120"), (2, "201")])
def test_decisions_are_asked_seat_by_seat_from_the_first_player(first: int, seats: str) -> None:
    boards = [board({1: "K", 2: "RR"})] * 3
    state = after_offer(*boards, wall="grey", players=3, first=first)
    assert decisions(state) == [f"{seat}:{row}" for seat in seats for row in "12"]


def test_decisions_begin_with_the_first_player_of_the_round_just_played_not_of_the_next() -> None:
    boards = [board({1: "K"}, floor="m"), board({1: "K"})]
    assert decisions(after_offer(*boards, wall="grey", first=1)) == ["1:1", "0:1"]


def test_floor_losses_are_taken_after_the_last_decision() -> None:
    boards = [board({1: "K"}, floor="RR", score=10), board({1: "K"})]
    state = after_offer(*boards, wall="grey")
    state.play("1@1")
    assert (state.scores[0], state.view().boards[0].floor) == (11, "RR")
    state.play("1@1")
    assert state.scores[0] == 9


# ---- what the round would bring -------------------------------------------------------------------------------------


def test_projected_scores_count_complete_lines_and_the_floor() -> None:
    state = table(factories=["W", "K"], boards=[board({1: "R", 2: "YY", 4: "BB"}, floor="KK", score=5)])
    assert state.projected_scores == (5 + 1 + 2 - 2, 0)


def test_projected_scores_show_losses_below_0() -> None:
    state = table(factories=["W"], boards=[board(floor="KKK")])
    assert state.projected_scores[0] == -4


def test_projected_scores_choose_the_best_cell_on_the_grey_wall() -> None:
    state = table(wall="grey", factories=["W"], boards=[board({2: "BB"}, wall={2: "..KR."})])
    assert state.projected_scores[0] == 3


def test_projected_scores_let_a_stuck_line_drop_to_the_floor() -> None:
    state = table(wall="grey", factories=["R"], boards=[board({2: "BB"}, wall={1: "B....", 2: ".RYKW"}, score=9)])
    assert state.projected_scores[0] == 9 - 2
