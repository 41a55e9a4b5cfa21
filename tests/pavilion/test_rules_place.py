"""Summer Pavilion, phase 2: the rules of placing and passing, and examples 4 to 9 of the rulebook."""

import pytest

import faience
from faience.games.pavilion.facts import KINDS
from tests.pavilion.tables import STAR_OF, Player, play, row, space, table

E, NE, NW, SE, SW, W = (STAR_OF[kind] for kind in "BROYGP")


# ---- payment ------------------------------------------------------------------------------------


def test_blue_6_on_an_empty_star_scores_one_and_leaves_one_blue() -> None:  # example 4
    state = play(table(Player(hand="BBBBBBB"), Player()), f"{space(E, 6)}=B")
    assert (state.scores[0], state.view().boards[0].hand) == (6, "B")


def test_red_3_apart_from_red_6_and_1_scores_one() -> None:  # example 5
    player = Player(hand="RRR", laid=row(NE, [6, 1], "R"))
    assert play(table(player, Player()), f"{space(NE, 3)}=R").scores[0] == 6


def test_three_blue_and_three_jokers_fill_blue_6_beside_4_and_5() -> None:  # example 6
    player = Player(hand="BBBPPP", laid=row(E, [4, 5], "B"))
    state = play(table(player, Player()), f"{space(E, 6)}=B+3")
    assert (state.scores[0], state.view().boards[0].hand) == (8, "")


def test_one_orange_and_three_jokers_fill_orange_4_between_its_neighbours() -> None:  # example 7
    player = Player(hand="OPPP", laid=row(NW, [3, 5], "O"))
    assert play(table(player, Player()), f"{space(NW, 4)}=O+3").scores[0] == 8


def test_purple_is_laid_with_purple_alone_in_the_purple_round() -> None:  # example 8
    player = Player(hand="PP", laid=row(W, [1, 3], "P"))
    state = table(player, Player())
    assert not state.is_legal(f"{space(W, 2)}=P+1")
    assert play(state, f"{space(W, 2)}=P").scores[0] == 8


def test_passing_with_two_tiles_too_many_costs_two() -> None:  # example 9
    state = play(table(Player(hand="GGGGRR"), Player()), "pass:GGGG")
    assert (state.scores[0], state.view().boards[0].kept, state.view().tower) == (3, "GGGG", "RR")


def test_the_spaces_of_examples_4_to_8_are_called_as_on_the_rules_page() -> None:
    assert [space(E, 6), space(NE, 3), space(NW, 4), space(W, 2)] == ["E3", "NE5", "NW5", "W2"]


def test_how_many_jokers_are_paid_is_the_players_choice() -> None:
    state = table(Player(hand="BBBPP"), Player())
    blue_3 = [text for text in state.legal_texts() if text.startswith(space(E, 3))]
    assert blue_3 == [f"{space(E, 3)}=B", f"{space(E, 3)}=B+1", f"{space(E, 3)}=B+2"]


def test_at_least_one_tile_of_the_colour_is_paid() -> None:
    state = table(Player(hand="PPPPPP"), Player())
    assert not any("+" in text for text in state.legal_texts())


def test_one_tile_lies_on_the_space_and_the_others_go_to_the_tower() -> None:
    view = play(table(Player(hand="BBBP"), Player()), f"{space(E, 4)}=B+1").view()
    assert (view.tower, view.boards[0].stars[2]) == ("PBB", "B.....")


def test_a_filled_space_is_not_filled_again() -> None:
    state = table(Player(hand="P", laid=row(W, [1], "P")), Player())
    assert not state.is_legal(f"{space(W, 1)}=P")


def test_an_outer_star_takes_its_own_colour_only() -> None:
    state = table(Player(hand="B"), Player(), round=6)
    assert [text for text in state.legal_texts() if "=" in text] == ["C1=B", f"{space(E, 1)}=B"]


def test_the_centre_takes_each_colour_once() -> None:
    player = Player(hand="BBGG", laid={"C1": "B"})
    state = table(player, Player(), round=6)
    assert [text for text in state.legal_texts() if text.startswith("C")] == ["C2=G"]


@pytest.mark.parametrize(("laid", "points"), [([], 1), ([2], 2), ([6], 2), ([2, 6], 3), ([2, 3, 4, 5, 6], 6)])
def test_points_are_the_run_around_the_ring(laid: list[int], points: int) -> None:
    state = table(Player(hand="P", laid=row(W, laid, "P")), Player())
    assert play(state, f"{space(W, 1)}=P").scores[0] == 5 + points


# ---- bonus tiles ----------------------------------------------------------------------------------


def test_a_window_gives_three_tiles_of_the_supply() -> None:
    state = play(table(Player(hand="P" * 5, laid=row(W, [6], "P")), Player()), f"{space(W, 5)}=P")
    assert (state.to_move, state.view().bonus) == (0, 3)
    play(state, "*R", "*G")
    assert (state.to_move, state.view().bonus, state.needs) == (0, 1, 0)
    play(state, "*G")
    assert (state.view().boards[0].hand, state.to_move, state.needs) == ("GGR", faience.CHANCE, 3)


def test_a_statue_gives_two_tiles() -> None:
    laid = row(NW, [2], "O") | row(NE, [3, 4], "R")
    assert play(table(Player(hand="O", laid=laid), Player()), f"{space(NW, 1)}=O").view().bonus == 2


def test_a_pillar_gives_one_tile() -> None:
    laid = row(NW, [2, 3], "O") | {"C6": "R"}
    assert play(table(Player(hand="B", laid=laid), Player()), "C1=B").view().bonus == 1


def test_two_features_at_once_give_the_sum() -> None:
    laid = row(NW, [1, 3], "O") | row(NE, [3, 4], "R") | {"C6": "R", "C1": "B"}
    state = play(table(Player(hand="OO", laid=laid), Player()), f"{space(NW, 2)}=O")
    assert state.view().bonus == 3
    play(state, "*P", "*G", "*O")
    assert state.needs == 3  # no refill in between


def test_two_pillars_at_once_give_two_tiles() -> None:
    laid = row(NW, [2, 3], "O") | row(NE, [2, 3], "R") | {"C6": "R", "C2": "Y"}
    assert play(table(Player(hand="B", laid=laid), Player()), "C1=B").view().bonus == 2


def test_bonus_tiles_are_compulsory_and_of_any_colour_there() -> None:
    state = table(Player(hand="P" * 5, laid=row(W, [6], "P")), Player(), supply="RRRRRYYYYY")
    assert play(state, f"{space(W, 5)}=P").legal_texts() == ["*R", "*Y"]


def test_a_feature_is_paid_once() -> None:
    laid = row(W, [5, 6], "P")
    state = play(table(Player(hand="PPPP", laid=laid), Player()), f"{space(W, 4)}=P")
    assert (state.view().bonus, state.to_move) == (0, 1)


# ---- end of turn ----------------------------------------------------------------------------------


def test_the_supply_is_refilled_at_the_end_of_the_turn() -> None:
    state = play(table(Player(hand="B", laid=row(NW, [2, 3], "O") | {"C6": "R"}), Player()), "C1=B", "*P")
    assert (state.to_move, state.needs, state.position().split()[2]) == (faience.CHANCE, 1, "refill:1")
    state.deal("s:G")
    assert (state.to_move, len(state.view().supply)) == (1, 10)


def test_placing_goes_clockwise_and_skips_who_has_passed() -> None:
    state = table(Player(hand="B"), Player(kept="R"), Player(hand="B"))
    play(state, "C1=B")
    assert state.to_move == 2
    play(state, "C1=B")
    assert state.to_move == 0


def test_the_last_player_goes_on_alone() -> None:
    state = play(table(Player(hand="BBB"), Player(kept="")), "C1=B")
    assert state.to_move == 0


def test_a_pass_is_allowed_even_when_able_to_place() -> None:
    assert table(Player(hand="P"), Player()).legal_texts() == ["C1=P", "W1=P", "pass:-", "pass:P"]


def test_with_nothing_to_place_a_pass_is_compulsory() -> None:
    assert table(Player(), Player()).legal_texts() == ["pass:-"]


def test_up_to_four_tiles_are_kept() -> None:
    state = table(Player(hand=KINDS), Player())
    kept = {text.removeprefix("pass:").strip("-") for text in state.legal_texts() if text.startswith("pass")}
    assert {len(tiles) for tiles in kept} == {0, 1, 2, 3, 4}
    assert len(kept) == 1 + 6 + 15 + 20 + 15


def test_a_pass_never_brings_a_score_below_one() -> None:
    assert play(table(Player(hand="GGGGRR", score=2), Player()), "pass:-").scores[0] == 1
