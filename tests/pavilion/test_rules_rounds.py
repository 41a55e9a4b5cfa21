"""Summer Pavilion: shortage of tiles, new rounds and the end of the game."""

from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

import faience
from faience.games.pavilion.facts import KINDS, STARS
from tests.pavilion.tables import STAR_OF, Player, play, row, space, table

NUMBERS = range(1, 7)


def star_of(kind: str) -> dict[str, str]:
    """A complete star of the coloured side."""
    return row(STAR_OF[kind], NUMBERS, kind)


# ---- shortage -------------------------------------------------------------------------------------


def thin(*players: Player, supply: str, **more: Any) -> faience.State:
    """Four players whose boards hold all tiles but those in hands, corners and supply: bag and tower are empty.

    Seat 0 lacks but the 5 of the window of the purple star.
    """
    left = Counter(dict.fromkeys(KINDS, 22))
    left.subtract(supply + "".join(player.hand + (player.kept or "") for player in players))
    laid: list[dict[str, str]] = [{}, {}, {}, {}]
    for number, kind, seat in product([6, 2, 3, 4, 1, 5], KINDS, range(4)):
        if left[kind] > 0 and (number, kind, seat) != (5, "P", 0):
            laid[seat][space(STAR_OF[kind], number)] = kind
            left[kind] -= 1
    assert not any(left.values())
    return table(*(replace(player, laid=on) for player, on in zip(players, laid, strict=True)), supply=supply, **more)


PASSED = Player(kept="")
"""Beside players who have passed the last one ends the round."""


def test_a_supply_smaller_than_the_tiles_due_gives_what_is_there() -> None:
    state = thin(Player(hand="P" * 5), Player(), Player(), Player(), supply="RY")
    play(state, "W5=P")
    assert state.view().bonus == 2
    play(state, "*R", "*Y")
    assert (state.to_move, state.needs, state.view().tower) == (faience.CHANCE, 4, "PPPP")


def test_an_empty_supply_gives_nothing_and_the_turn_ends() -> None:
    state = play(thin(Player(hand="P" * 5), Player(), Player(), Player(), supply=""), "W5=P")
    assert (state.to_move, state.view().bonus, state.needs) == (faience.CHANCE, 0, 4)


def test_nothing_is_dealt_when_bag_and_tower_are_empty() -> None:
    state = play(thin(Player(), Player(), Player(), Player(), supply="RY"), "pass:-")
    assert (state.to_move, state.view().supply) == (1, "YR")


def test_a_short_supply_is_refilled_after_a_pass_too() -> None:
    state = play(thin(Player(hand="GGO"), Player(), Player(), Player(), supply="RY"), "pass:-")
    assert (state.to_move, state.needs) == (faience.CHANCE, 3)
    state.deal("s:GOG")
    assert (state.to_move, len(state.view().supply), state.view().tower) == (1, 5, "")


def test_the_tower_is_tipped_when_a_draw_finds_the_bag_empty() -> None:
    player = Player(hand="P" * 5, laid={space("W", 6): "P"})
    state = table(player, Player(), supply="RRRRRRRRRY", tower="G" * 22 + "O" * 22 + "B" * 22 + "Y" * 20 + "R" * 12)
    assert len(state.view().bag) == 132 - 1 - 5 - 10 - 98
    play(state, "W5=P", "*R", "*R", "*R")
    state.deal("s:PPP")
    assert (len(state.view().bag), len(state.view().tower)) == (18 - 3, 98 + 4)


def test_one_deal_may_empty_the_bag_and_go_on_from_the_tower() -> None:
    player = Player(hand="P" * 5, laid={space("W", 6): "P"})
    tower = "P" * 16 + "G" * 22 + "O" * 22 + "B" * 22 + "Y" * 21 + "R" * 12
    state = table(player, Player(), supply="RRRRRRRRRY", tower=tower)
    assert state.view().bag == "R"
    play(state, "W5=P", "*R", "*R", "*R")
    before = state.position()
    with pytest.raises(faience.BadDeal, match="tile 1 of the deal is G"):
        state.deal("s:GPP")
    assert state.position() == before
    state.deal("s:RGO")
    assert (state.view().tower, len(state.view().bag)) == ("", len(tower) + 4 - 2)


def test_factories_stay_short_when_no_tile_is_left() -> None:
    last = Player(hand="G" * 6 + "O" * 6)
    state = play(thin(PASSED, PASSED, PASSED, last, supply="R", turn=3, first=3), "pass:-")
    assert (state.round, state.needs) == (2, 12)
    state.deal("s:GGGGGGOOO;f:OOO////////")
    assert (state.to_move, state.view().factories[0], state.view().phase) == (3, "OOO", "draft")


def test_a_round_whose_tiles_all_go_to_the_supply_begins_with_placing() -> None:
    state = play(thin(PASSED, PASSED, PASSED, Player(hand="GGO"), supply="R", turn=3, first=3), "pass:G")
    assert (state.round, state.needs, state.position().split()[2]) == (2, 2, "deal:3")
    state.deal("s:GO")
    assert (state.to_move, state.view().phase, state.legal_texts()) == (3, "place", ["C1=G", "pass:-", "pass:G"])


def test_a_round_without_any_tile_to_draw_begins_with_placing_at_once() -> None:
    state = play(thin(PASSED, PASSED, PASSED, Player(), supply="R", turn=3, first=2), "pass:-")
    assert (state.round, state.to_move, state.view().phase) == (2, 2, "place")


# ---- a new round ----------------------------------------------------------------------------------


def test_a_new_round_brings_the_next_joker_the_marker_and_the_corner_tiles_back() -> None:
    state = play(table(Player(hand="GR"), Player(kept="BB"), marker=1), "pass:GR")
    view = state.view()
    assert (view.round, view.joker, view.phase, view.marker, view.first) == (2, "G", "deal", None, 1)
    assert [(board.hand, board.kept) for board in view.boards] == [("GR", None), ("BB", None)]
    assert state.needs == 20


def test_the_markers_holder_starts_the_next_round() -> None:
    state = play(table(Player(), Player(kept=""), marker=1), "pass:-")
    state.deal(faience.Rng(1))
    assert (state.to_move, state.view().phase) == (1, "draft")


def test_the_first_player_stays_if_nobody_took_the_marker() -> None:
    state = play(table(Player(), Player(kept=""), first=1), "pass:-")
    assert (state.view().first, state.position().split()[2]) == (1, "deal:1")


def test_one_deal_after_the_last_pass_fills_supply_and_factories() -> None:
    last = Player(hand="G" * 12 + "O" * 12)
    state = play(thin(PASSED, PASSED, PASSED, last, supply="RRRR", turn=3, first=3), "pass:-")
    deal = state.draw(faience.Rng(3))
    supply, factories = deal.split(";")
    assert (len(supply), factories.count("/"), state.needs) == (2 + 6, 8, 24)
    state.deal(deal)
    assert len(state.view().supply) == 10


def test_six_rounds_are_played() -> None:
    state = play(table(Player(), Player(kept=""), round=5, marker=0), "pass:-")
    assert state.round == 6
    state.deal(faience.Rng(1))
    assert state.view().joker == "R"


# ---- the end --------------------------------------------------------------------------------------


def final(player: Player, board: str = "coloured") -> faience.State:
    player.kept = player.kept or ""
    return play(table(Player(), player, board=board, round=6, marker=1, first=1), "pass:-")


@pytest.mark.parametrize(("kind", "points"), [("R", 14), ("B", 15), ("Y", 16), ("O", 17), ("G", 18), ("P", 20)])
def test_a_complete_star_scores_by_its_colour(kind: str, points: int) -> None:
    assert final(Player(laid=star_of(kind))).scores == (5, 5 + points)


def test_the_complete_centre_scores_twelve() -> None:
    assert final(Player(laid={f"C{tip}": kind for tip, kind in enumerate(KINDS, 1)})).scores == (5, 5 + 12)


@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 8), (3, 12), (4, 16), (5, 0), (6, 0)])
def test_all_spaces_of_a_number_score(number: int, points: int) -> None:
    laid = {space(star, number): kind for kind, star in STAR_OF.items()} | {f"C{number}": "B"}
    assert len(laid) == len(STARS)
    assert final(Player(laid=laid)).scores[1] == 5 + points
    del laid[f"C{number}"]
    assert final(Player(laid=laid)).scores[1] == 5


def test_tiles_left_in_the_corners_cost_a_point_each_after_the_bonuses() -> None:
    assert final(Player(score=1, kept="RR", laid=star_of("P"))).scores[1] == 1 + 20 - 2
    assert final(Player(score=2, kept="RRRR")).scores[1] == 1


def test_the_corner_tiles_and_the_marker_stay_where_they_are_at_the_end() -> None:
    state = final(Player(kept="RR"))
    view = state.view()
    assert (view.boards[1].kept, view.marker, view.first, view.round, view.phase) == ("RR", 1, 1, 6, "over")


def test_most_points_win_and_a_tie_is_shared() -> None:
    assert final(Player(score=6)).winners == (1,)
    tied = final(Player(score=5))
    assert (tied.winners, tied.reason) == ((0, 1), "rounds")


def test_the_last_pass_refills_a_short_supply_and_only_then_the_game_is_over() -> None:
    last = Player(hand="GGO")
    state = play(thin(PASSED, PASSED, PASSED, last, supply="R", turn=3, first=3, round=6, marker=3), "pass:G")
    assert (state.to_move, state.needs, state.position().split()[2]) == (faience.CHANCE, 2, "refill:over")
    assert state.winners == ()
    scores = state.scores
    assert faience.position(state.position()) == state
    state.deal("s:OG")
    assert (state.to_move, state.scores, state.reason) == (faience.OVER, scores, "rounds")


def test_the_coloured_boards_ceiling_is_304() -> None:
    # The last bonuses, beside the first 5 points and the runs of seven stars: 1 + 2 + 3 + 4 + 5 + 6 each.
    laid = {f"C{tip}": kind for tip, kind in enumerate(KINDS, 1)}
    for kind in KINDS:
        laid |= star_of(kind)
    assert final(Player(laid=laid)).scores[1] == 304 - 7 * 21


def test_the_projected_score_counts_stars_and_numbers_before_the_end_and_after_it_once() -> None:
    done = row("W", [1, 2, 3, 4, 5, 6], "P")
    state = table(Player(hand="YYYB", score=30, laid=done | {"SE4": "Y"}), Player(kept=""), round=6, marker=0)
    before = state.projected_scores[0]
    state.play("pass:-")
    assert state.scores[0] == state.projected_scores[0] == before - 4
