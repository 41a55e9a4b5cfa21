"""Azul, phase C and the end: the next round, how games end and who wins."""

import pytest

import faience
from tests.azul.tables import after_offer, board, scarce_table, table

# ---- the refill -----------------------------------------------------------------------------------------------------

DEAL = "BBBB/BBBB/BBBB/BBBB/BBBB"


def test_a_new_round_follows_when_nobody_has_a_complete_row() -> None:
    state = after_offer(board({1: "B"}, wall={1: ".YRK."}))
    assert (state.to_move, state.round, state.needs) == (faience.CHANCE, 3, 20)


def test_factories_are_filled_one_after_the_other_in_the_order_drawn() -> None:
    state = table(turn="deal")
    state.deal("BYRK/WBBB/YYYY/RRKK/WWWW")
    assert state.view().factories == ("BYRK", "BBBW", "YYYY", "RRKK", "WWWW")


def test_dealt_tiles_leave_the_bag() -> None:
    state = table(turn="deal", bag="B" * 20 + "YYRK")
    state.deal(DEAL)
    assert state.view().bag == "YYRK"


def test_the_lid_stays_while_the_bag_holds_tiles() -> None:
    state = table(turn="deal", bag="B" * 20 + "Y")
    state.deal(DEAL)
    assert len(state.view().lid) == 79


def test_the_lid_stays_when_the_last_tile_dealt_empties_the_bag() -> None:
    state = table(turn="deal", bag="B" * 20)
    state.deal(DEAL)
    assert (state.view().bag, len(state.view().lid)) == ("", 80)


def test_the_lid_is_poured_when_a_tile_is_needed_and_the_bag_is_empty() -> None:
    state = table(turn="deal", bag="B" * 18)
    state.deal("BBBB/BBBB/BBBB/BBBB/BBRK")
    assert (len(state.view().bag), state.view().lid) == (80, "")


def test_a_tile_of_the_lid_cannot_be_drawn_before_the_bag_is_empty() -> None:
    state = table(turn="deal", bag="B" * 18)
    with pytest.raises(faience.BadDeal, match="tile 18 of the deal is R, but the bag holds none"):
        state.deal("BBBB/BBBB/BBBB/BBBB/BRBK")


@pytest.mark.parametrize("seed", range(5))
def test_a_random_deal_draws_the_whole_bag_before_the_lid(seed: int) -> None:
    state = table(turn="deal", bag="B" * 18)
    drawn = state.draw(faience.Rng(seed)).replace("/", "")
    assert (drawn[:18], len(drawn)) == ("B" * 18, 20)


def test_the_bag_may_be_empty_before_a_deal() -> None:
    state = table(turn="deal", bag="")
    state.deal("BYRK/WBBB/YYYY/RRKK/WWWW")
    assert (len(state.view().bag), state.view().lid) == (80, "")


# ---- few tiles, or none ---------------------------------------------------------------------------------------------


def test_when_bag_and_lid_run_short_play_goes_on_with_what_there_is() -> None:
    state = scarce_table(loose="RRYYYY")
    state.play("1W5")
    state.deal("YRRY/YY///////")
    assert state.view().factories == ("YYRR", "YY", "", "", "", "", "", "", "")


def test_a_short_deal_holds_the_tiles_of_bag_and_lid() -> None:
    state = scarce_table(loose="RRYYYY")
    state.play("1W-")
    assert state.needs == 6 + 1


def test_a_single_tile_is_enough_for_another_round() -> None:
    state = scarce_table()
    state.play("1W-")
    state.deal("W////////")
    assert (state.to_move, {text[:2] for text in state.legal_texts()}) == (0, {"1W"})


def test_the_game_ends_when_there_is_no_tile_at_all() -> None:
    state = scarce_table()
    state.play("1W5")
    assert (state.to_move, state.reason) == (faience.OVER, "no_tiles")


def test_a_game_without_tiles_ends_with_the_usual_bonuses() -> None:
    state = scarce_table()
    state.play("1W5")
    assert state.scores == (28, 28, 28, 28)


# ---- stalled games --------------------------------------------------------------------------------------------------


def test_a_round_that_puts_no_tile_on_any_wall_is_quiet() -> None:
    assert after_offer(quiet=3).view().quiet == 4


def test_a_tile_on_any_wall_ends_the_quiet() -> None:
    assert after_offer(board(), board({1: "B"}), quiet=9).view().quiet == 0


def test_a_tile_chosen_on_the_grey_wall_ends_the_quiet() -> None:
    state = after_offer(board({1: "B"}), wall="grey", quiet=9)
    state.play("1@1")
    assert (state.to_move, state.view().quiet) == (faience.CHANCE, 0)


def test_ten_quiet_rounds_in_a_row_end_the_game() -> None:
    state = after_offer(quiet=9)
    assert (state.to_move, state.reason) == (faience.OVER, "stalled")


def test_nine_quiet_rounds_do_not_end_the_game() -> None:
    assert after_offer(quiet=8).to_move == faience.CHANCE


def test_a_line_that_drops_does_not_end_the_quiet() -> None:
    stuck = board({2: "BB"}, wall={1: "B....", 2: ".RYKW"})
    assert after_offer(stuck, wall="grey", quiet=9).reason == "stalled"


def test_a_stalled_game_ends_with_floor_losses_and_the_usual_bonuses() -> None:
    column = board(wall={1: "B....", 2: "W....", 3: "K....", 4: "R....", 5: "Y...."}, floor="KK", score=10)
    assert after_offer(column, quiet=9).scores[0] == 10 - 2 + 7


def test_a_game_stalls_before_it_runs_out_of_tiles() -> None:
    state = scarce_table(quiet=9)
    state.play("1W5")
    assert state.reason == "stalled"


# ---- the end by a complete row --------------------------------------------------------------------------------------

ALMOST = {1: "BYRK."}
"""A wall that a white tile in line 1 completes."""


def test_a_complete_row_ends_the_game_after_tiling() -> None:
    state = after_offer(board({1: "W"}, ALMOST))
    assert (state.to_move, state.reason, state.needs) == (faience.OVER, "row", 0)


def test_a_complete_line_for_the_last_cell_does_not_end_the_game_before_tiling() -> None:
    state = table(factories=["B", "K"], boards=[board({1: "W"}, ALMOST)])
    state.play("1B-")
    assert (state.to_move, state.reason) == (1, None)


def test_complete_columns_and_colours_do_not_end_the_game() -> None:
    wall = {1: "BY...", 2: "WB...", 3: "K.B..", 4: "R..B.", 5: "....B"}
    assert after_offer(board({5: "YYYYY"}, wall)).to_move == faience.CHANCE


def test_all_players_finish_the_tiling_that_ends_the_game() -> None:
    state = after_offer(board({1: "W"}, ALMOST), board({1: "B", 2: "WW"}))
    assert state.scores[1] == 3


def test_decisions_go_on_after_a_row_is_complete() -> None:
    state = after_offer(board({1: "W", 2: "KK"}, ALMOST), board({1: "B"}), wall="grey")
    asked = []
    for move in ("1@5", "2@1", "1@1"):
        asked.append(state.to_move)
        state.play(move)
    assert (asked, state.to_move) == ([0, 0, 1], faience.OVER)


def test_the_last_round_is_the_round_of_a_finished_game() -> None:
    assert after_offer(board({1: "W"}, ALMOST)).round == 2


def test_nothing_is_legal_when_the_game_is_over() -> None:
    assert after_offer(board({1: "W"}, ALMOST)).legal_moves() == []


# ---- bonuses --------------------------------------------------------------------------------------------------------


def test_a_complete_row_gives_2() -> None:
    assert after_offer(board({1: "W"}, ALMOST)).scores[0] == 5 + 2


def test_each_complete_row_gives_2() -> None:
    state = after_offer(board({1: "W", 3: "RRR"}, {**ALMOST, 3: "KWBY."}))
    assert state.scores[0] == 5 + 5 + 2 * 2


def test_a_complete_column_gives_7() -> None:
    wall = {**ALMOST, 2: "W....", 3: "K....", 4: "R....", 5: "Y...."}
    assert after_offer(board({1: "W"}, wall)).scores[0] == 5 + 2 + 7


def test_a_complete_colour_gives_10() -> None:
    wall = {**ALMOST, 2: ".B...", 3: "..B..", 4: "...B.", 5: "....B"}
    assert after_offer(board({1: "W"}, wall)).scores[0] == 5 + 2 + 10


def test_on_the_grey_wall_a_colour_counts_wherever_its_five_tiles_lie() -> None:
    wall = {**ALMOST, 2: "..B..", 3: ".B...", 4: "....B", 5: "...B."}
    state = after_offer(board({1: "W"}, wall), wall="grey")
    state.play("1@5")
    assert state.scores[0] == 5 + 2 + 10


def test_four_tiles_of_a_colour_give_nothing() -> None:
    wall = {**ALMOST, 2: ".B...", 3: "..B..", 4: "...B."}
    assert after_offer(board({1: "W"}, wall)).scores[0] == 5 + 2


def test_bonuses_are_for_every_player() -> None:
    column = board(wall={1: "B....", 2: "W....", 3: "K....", 4: "R....", 5: "Y...."})
    assert after_offer(board({1: "W"}, ALMOST), column).scores == (7, 7)


def test_bonuses_come_after_the_floor_losses() -> None:
    # The score is clipped at 0 before the bonus is added.
    assert after_offer(board({1: "W"}, ALMOST, floor="KKKKKKK")).scores[0] == 2


def test_there_are_no_bonuses_before_the_end() -> None:
    column = board(wall={1: "B....", 2: "W....", 3: "K....", 4: "R....", 5: "Y...."}, score=4)
    assert after_offer(column).scores[0] == 4


# ---- winners --------------------------------------------------------------------------------------------------------


def test_the_most_points_win() -> None:
    assert after_offer(board({1: "W"}, ALMOST), board(score=8)).winners == (1,)


def test_among_those_tied_the_most_complete_rows_win() -> None:
    assert after_offer(board({1: "W"}, ALMOST), board(score=7)).winners == (0,)


def test_players_tied_in_points_and_rows_share_the_victory() -> None:
    tied = board({1: "W"}, ALMOST)
    assert after_offer(tied, board(score=7), tied, players=3).winners == (0, 2)


def test_all_players_may_share_the_victory() -> None:
    state = scarce_table()
    state.play("1W5")
    assert state.winners == (0, 1, 2, 3)


def test_complete_rows_count_only_among_those_tied() -> None:
    two_rows = board({1: "W", 3: "RRR"}, {**ALMOST, 3: "KWBY."})
    assert after_offer(two_rows, board(score=15)).winners == (1,)


def test_nobody_has_won_until_the_game_is_over() -> None:
    assert table(factories=["B"]).winners == ()
