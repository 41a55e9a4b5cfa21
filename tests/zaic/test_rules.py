"""Every rule of Zaic as a scenario: small tables set up by moves or by a position, one assertion that matters."""

from __future__ import annotations

import random

import pytest

import faience
from faience.errors import BadDeal, BadNotation, BadPosition, FaienceError, IllegalMove

ZAIC = faience.load("zaic")


def after(*moves: str) -> faience.State:
    state = ZAIC.start()
    for move in moves:
        state.play(move)
    return state


def table(turn: int | str, levels: str) -> faience.State:
    return faience.position(f"zaic() {turn} {levels}")


def areas(state: faience.State) -> tuple[tuple[int, ...], ...]:
    return state.view().areas  # type: ignore[no-any-return]


def why(state: faience.State, move: str) -> str:
    assert not state.is_legal(move)
    refusal = ZAIC.definition.told.refusal(state, move)
    assert refusal is not None
    return ZAIC.definition.saying("en").telling.why(refusal)


# ---- components ----------------------------------------------------------------------------------


def test_each_player_owns_eight_2x2_eight_2x1_and_three_1x1() -> None:
    view = ZAIC.start().view()
    assert view.reserves[0] == view.reserves[1] == (8, 8, 3)


def test_light_starts() -> None:
    assert ZAIC.start().to_move == 0


def test_a_2x1_is_taken_from_the_same_reserve_whichever_way_it_lies() -> None:
    assert after("Hh8", "Vj8", "Vj6").view().reserves[0] == (8, 6, 3)


def test_a_kind_that_is_used_up_cannot_be_played() -> None:
    state = table(0, "Sh8,sh9,Sh10,sh11,Si9,si8")
    assert not any(move.startswith("S") for move in state.legal_texts())
    assert why(state, "Sj8") == "none of these left"


def test_nothing_is_ever_dealt() -> None:
    state = ZAIC.start()
    assert state.needs == 0
    for deal in ("", "Q", faience.Rng(1)):
        with pytest.raises(BadDeal):
            state.deal(deal)
    with pytest.raises(BadDeal):
        state.draw(faience.Rng(1))


# ---- on the table --------------------------------------------------------------------------------


def test_the_first_tile_lies_at_h8_and_needs_no_neighbour() -> None:
    assert ZAIC.start().legal_texts() == ["Hh8", "Qh8", "Sh8", "Vh8"]


@pytest.mark.parametrize(("first", "replies"), [("Sh8", 24), ("Hh8", 34), ("Vh8", 34), ("Qh8", 48)])
def test_replies_to_the_first_tile(first: str, replies: int) -> None:
    assert len(after(first).legal_moves()) == replies


def test_a_tile_on_the_table_must_touch_another() -> None:
    assert why(after("Qh8"), "Sk8") == "must touch another tile"


def test_a_corner_is_no_contact() -> None:
    assert why(after("Qh8"), "Sj10") == "must touch another tile"


def test_a_tile_on_the_table_may_not_touch_its_own_colour() -> None:
    state = after("Qh8", "Sj8")
    assert state.is_legal("Sk8")
    assert why(state, "Sj9") == "touches your own tile at i9"


def test_touching_the_own_colour_at_a_corner_is_allowed() -> None:
    assert after("Qh8", "Sj8").is_legal("Qj6")


def test_a_neighbouring_stack_counts_as_its_top_square() -> None:
    # Light may not touch h9 while it is light, but dark has covered it.
    assert why(after("Qh8", "Sj8"), "Sg9") == "touches your own tile at h9"
    assert after("Qh8", "Sh9").is_legal("Sg9")


def test_a_stack_that_shows_the_own_colour_counts_whatever_its_height() -> None:
    assert why(after("Qh8", "Sh9", "Sg9"), "Sh10") == "touches your own tile at h9"


def test_a_tile_may_not_lie_half_on_the_table() -> None:
    assert why(after("Qh8"), "Hi8") == "partly on the table, partly on tiles"


# ---- on top of other tiles ------------------------------------------------------------------------


def test_a_tile_on_top_must_cover_a_square_of_the_opponent() -> None:
    state = after("Qh8", "Sj8")
    assert why(state, "Hh8") == "covers no square of the opponent"


def test_own_squares_may_be_covered_along_with_the_opponents() -> None:
    assert after("Qh8", "Vj8").is_legal("Hi8")


def test_the_opponents_square_must_be_the_visible_one() -> None:
    # Light lies at h9 too, but beneath dark's own tile.
    assert why(after("Qh8", "Hh9", "Hh10"), "Sh9") == "covers no square of the opponent"


def test_all_squares_beneath_must_be_at_the_same_height() -> None:
    assert why(after("Qh8", "Sh9"), "Hh9") == "levels differ: 1 and 2"


def test_a_tile_may_lie_across_two_tiles_of_equal_height() -> None:
    assert after("Qh8", "Qj8").is_legal("Hi8")


def test_no_adjacency_test_on_top() -> None:
    # Dark's 1x1 on i9 would touch dark's own square at j9.
    assert after("Qh8", "Vj8", "Vj6").is_legal("Si9")


def test_stacks_grow_as_high_as_they_can() -> None:
    moves = "Qh8 Vj8 Sj9 Qh6 Qk7 Hh10 Hh11 Sk8 Si7 Qf8 Se8 Hg8 Vh6 Sh6 Hf10 Hi12 Qg9 Hg10 Hj13 Vh8 Vh9 Sh9"
    assert len(after(*moves.split()).view().stacks()[7, 8]) == 5


def test_a_1x1_can_never_be_covered() -> None:
    assert why(after("Sh8"), "Sh8") == "would cover the whole tile at h8"


def test_a_2x1_loses_at_most_one_square() -> None:
    state = after("Hh8")
    assert state.is_legal("Sh8")
    assert why(state, "Hh8") == "would cover the whole tile at h8"
    assert why(after("Hh8", "Sh8", "Sh9"), "Si8") == "would hide the rest of the tile at i8"


def test_a_2x2_loses_at_most_three_squares() -> None:
    state = after("Qh8", "Hh8", "Hh7", "Sh9", "Sg9")
    assert why(state, "Si9") == "would hide the rest of the tile at i9"


def test_two_last_squares_may_not_be_covered_at_once() -> None:
    # Of light's 2x2 only h9 and i9 are visible: one of them may go, not both.
    state = after("Qh8", "Hh8", "Hh7")
    assert state.is_legal("Sh9")
    assert why(state, "Hh9") == "would hide the rest of the tile at h9"


def test_a_2x2_may_not_be_covered_by_a_2x2() -> None:
    assert why(after("Qh8"), "Qh8") == "would cover the whole tile at h8"


def test_own_tiles_may_not_be_covered_whole_either() -> None:
    state = after("Qh8", "Sj8", "Sj7")
    assert why(state, "Hi8") == "would cover the whole tile at j8"


# ---- 8 x 8 ---------------------------------------------------------------------------------------


def test_the_box_is_never_wider_than_eight() -> None:
    state = after("Hh8", "Hj8", "Hl8", "Hn8")
    assert {move[1] for move in state.legal_texts()} <= set("hijklmno")


def test_the_reason_names_the_width() -> None:
    state = after("Hh8", "Hj8", "Hl8", "Vn8", "Vn6")
    assert why(state, "Hf8") == "the box would be 9 wide; 8 is the most"


def test_the_reason_names_the_height() -> None:
    state = after("Vh8", "Vh10", "Vh12", "Hh14", "Hj14")
    assert why(state, "Vh6") == "the box would be 9 high; 8 is the most"


def test_the_box_floats_until_the_tiles_fix_it() -> None:
    state = after("Hh8")
    assert state.view().reach.left == 1
    assert state.view().reach.right == 14
    state.play("Qf8")
    assert (state.view().reach.left, state.view().reach.right) == (1, 12)


# ---- end and winner ------------------------------------------------------------------------------


def test_the_shortest_game_takes_four_plies() -> None:
    state = after("Qh8", "Sh7", "Qf6", "Sg7")
    assert state.to_move == faience.OVER
    assert (areas(state), state.winners, state.reason) == (((4, 3), (2,)), (0,), "blocked")


def test_no_game_ends_in_three_plies() -> None:
    assert ZAIC.start().perft(3) == 3216
    for first in ZAIC.start().legal_texts():
        for second in after(first).legal_texts():
            state = after(first, second)
            for third in state.legal_moves():
                later = state.copy()
                later.play(third)
                assert later.to_move != faience.OVER


def test_there_is_no_passing() -> None:
    with pytest.raises(BadNotation):
        after("Qh8").play("pass")


def test_areas_do_not_mind_heights() -> None:
    assert areas(after("Qh8", "Vj8", "Vj6", "Si9"))[1] == (3,)


def test_areas_join_orthogonally_only() -> None:
    assert areas(after("Qh8", "Sj8", "Sk8", "Sk9"))[1] == (1, 1)


def test_scores_are_the_largest_areas_after_every_move() -> None:
    assert ZAIC.start().scores == (0, 0)
    assert after("Qh8").scores == (4, 0)
    assert after("Qh8", "Sh9").scores == (3, 1)
    assert after("Qh8", "Sh9").projected_scores == (2, -2)


def _ended(seeds: range) -> list[faience.State]:
    states = []
    for seed in seeds:
        state, rng = ZAIC.start(), faience.Rng(seed)
        while state.to_move != faience.OVER:
            state.play(state.random_move(rng))
        states.append(state)
    return states


def test_the_first_difference_of_the_lists_decides() -> None:
    later_entries = 0
    for state in _ended(range(400)):
        light, dark = areas(state)
        expected = (0, 1) if light == dark else (0,) if light > dark else (1,)
        assert state.winners == expected
        later_entries += light[0] == dark[0]
    assert later_entries > 20  # games that the largest area alone does not decide


def test_identical_lists_are_a_draw() -> None:
    draws = [state for state in _ended(range(3000)) if len(state.winners) == 2]
    assert draws
    assert all(areas(state)[0] == areas(state)[1] for state in draws)


def test_tiles_left_in_the_reserve_do_not_count() -> None:
    state = after("Qh8", "Sh7", "Qf6", "Sg7")
    assert state.view().reserves[0] == (6, 8, 3)
    assert state.scores == (4, 2)


ALL_LAID = (
    "Vd4,Qd8,qd10,Qe5,qf7,Qf10,vg4,Qh4,qh6,Qh8,hh10,Hh11,qj4,Qj6,qj8,Qj10/sd5,qd9,ve5,he8,He11,Hf5,Hf7,vg10,Sh6,Vh7,si4,"
    "Qi7,qi9,hj11,Sk4,vk6/Vd9,Se5,Ve8,sf5,hf11,qi8"
)


def test_an_empty_reserve_ends_the_game_like_any_other_block() -> None:
    state = faience.position(f"zaic() over {ALL_LAID}")
    assert (state.view().reserves[0], state.view().reserves[1]) == ((0, 0, 0), (0, 0, 0))
    assert (state.winners, state.reason) == ((1,), "blocked")
    with pytest.raises(faience.BadPosition):
        faience.position(f"zaic() 0 {ALL_LAID}")


def test_a_missing_area_counts_as_none() -> None:
    shorter = [state for state in _ended(range(3000)) if _is_prefix(*areas(state))]
    assert shorter
    for state in shorter:
        light, dark = areas(state)
        assert state.winners == ((0,) if len(light) > len(dark) else (1,))


def _is_prefix(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    least = min(len(one), len(other))
    return one != other and one[:least] == other[:least]


# ---- facts ---------------------------------------------------------------------------------------


def test_perft_is_the_known_table() -> None:
    assert [ZAIC.start().perft(depth) for depth in range(1, 6)] == [4, 140, 3216, 138_432, 4_707_032]


def test_random_games_last_about_25_plies_and_offer_about_29_moves() -> None:
    totals = ZAIC.engine.playouts(4000, 1, count_branching=True)
    assert 25.0 < totals["moves"] / totals["games"] < 25.7
    assert 28.5 < totals["branching"] / totals["moves"] < 31.5


def test_nine_random_games_of_ten_last_23_to_28_plies() -> None:
    lengths = [len(state.view().tiles) for state in _ended(range(1000))]
    assert 0.87 < sum(23 <= length <= 28 for length in lengths) / len(lengths) < 0.96


# ---- notation and positions ----------------------------------------------------------------------


def test_rows_of_two_digits_sort_as_texts() -> None:
    legal = after("Vh8").legal_texts()
    assert legal == sorted(legal)
    assert legal.index("Sh10") < legal.index("Sh7")


def test_the_position_line_names_tiles_by_level_and_colour() -> None:
    assert after("Qh8", "Sh7", "Qf6", "Sg7").position() == "zaic() over Qf6,sh7,Qh8/sg7"
    assert ZAIC.start().position() == "zaic() 0 -"


def test_equal_positions_are_equal_states() -> None:
    one = after("Hh8", "Hj8", "Sj7", "Sh7", "Sk9")
    other = after("Hh8", "Hj8", "Sk9", "Sh7", "Sj7")
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0", "2 after the spec"),
        ("0 - -", "2 after the spec"),
        ("2 -", "0, 1 or over"),
        ("0 Xh8", "tiles like Qh8"),
        ("0 Qp8", "tiles like Qh8"),
        ("0 Qh16", "tiles like Qh8"),
        ("0 Qh8,", "tiles like Qh8"),
        ("1 Qo8", "outside"),
        ("1 Qg8", "h8"),
        ("0 qh8", "h8"),
        ("0 Qh8", "the turn of seat 1"),
        ("over Qh8", "not over"),
        ("0 Qf6,sh7,Qh8/sg7", "the game is over"),
        ("1 -", "the turn of seat 0"),
        ("0 Qh8,sh9", "level"),
        ("0 Qh8,sk8", "hang together"),
        ("0 Qh8/sk9", "level"),
        ("1 Qh8,sg8/Hh8", "covers no square"),
        ("0 Qh8/qh8", "visible square"),
        ("0 Qh8/vh8,vi8", "visible square"),
        ("1 Sh8,sh9,Sh10,sh11,Si9,si8,Sg9,sg8,Sh7", "only 3"),
        ("0 Hh8,hj8,Hl8,hn8,Hp8", "tiles like"),
        ("1 Hh8,hj8,Hl8,hf8,Hn8", "span 10 by 1"),
        ("1 Hh8,sg8,sg9", "numbers of tiles"),
    ],
)
def test_a_position_that_no_game_could_hold_is_refused(line: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        faience.position(f"zaic() {line}")


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    state = after("Qh8")
    with pytest.raises(IllegalMove, match=r"Qh8 is not legal: would cover the whole tile at h8\. Legal are: H"):
        state.play("Qh8")
    assert state.position() == "zaic() 1 Qh8"
    with pytest.raises(IllegalMove, match="first tile lies at h8"):
        ZAIC.start().play("Qa1")
    with pytest.raises(IllegalMove, match="over"):
        after("Qh8", "Sh7", "Qf6", "Sg7").play("Sh8")


def test_every_illegal_move_has_its_reason_in_every_language() -> None:
    sample = random.Random(5)
    state, rng = ZAIC.start(), faience.Rng(7)
    while state.to_move != faience.OVER:
        for move in sample.sample([ZAIC.text(move) for move in range(ZAIC.move_count)], 60):
            if not state.is_legal(move):
                refusal = ZAIC.definition.told.refusal(state, move)
                assert all(ZAIC.definition.saying(language).telling.why(refusal) for language in ("en", "fr", "hu"))
        state.play(state.random_move(rng))


def test_the_name_of_the_game_alone_is_its_spec() -> None:
    assert faience.load("zaic") is faience.load("zaic()")
    with pytest.raises(FaienceError):
        faience.load("zaic(players=2)")


@pytest.mark.parametrize(
    ("move", "legal"), [("Si9", True), ("Hi8", False), ("Hh9", False), ("Sg9", False), ("Sj10", True)]
)
def test_the_example_of_the_rules_page(move: str, legal: bool) -> None:
    state = after("Qh8", "Vj8", "Hk9", "Hi9")
    assert state.position() == "zaic() 0 Qh8,vj8,Hk9/hi9"
    assert state.is_legal(move) is legal
