"""Azul: what no game could take is refused with a telling error, and changes nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import faience
from faience.games.azul.facts import Board
from tests.azul.tables import after_offer, board, table

DEAL = "BBRK/YYWR/KKBB/WWRY/BYRK"


@contextmanager
def refused(state: faience.State, error: type[Exception], *said: str) -> Iterator[None]:
    """What happens inside must raise this very error, saying all this, and leave the state as it was."""
    before = state.copy()
    with pytest.raises(error) as caught:
        yield
    assert caught.type is error
    assert [words for words in said if words not in str(caught.value)] == []
    assert state == before


def dealt() -> faience.State:
    state = faience.load("azul").start()
    state.deal(DEAL)
    return state


# ---- illegal moves --------------------------------------------------------------------------------------------------

OFFER = table(
    factories=["BBRK", "", "YYYY"],
    boards=[board({1: "R", 3: "KK", 5: "WW"}, wall={2: ".B..."})],
)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("2B1", "factory 2"),  # it is empty
        ("cB1", "centre"),  # it is empty
        ("1Y4", "yellow"),  # factory 1 holds none
        ("1R1", "line 1"),  # it is complete
        ("1B3", "line 3"),  # it holds black
        ("1B2", "row 2"),  # it shows blue
    ],
)
def test_an_illegal_move_is_told_why_and_what_is_legal(move: str, why: str) -> None:
    with refused(OFFER, faience.IllegalMove, f"{move} is not legal", why, "Legal are: 1B- 1B4 1K- 1K2 1K3"):
        OFFER.play(move)


def test_an_illegal_move_by_its_id_is_refused_like_its_text() -> None:
    with refused(OFFER, faience.IllegalMove, "1R1 is not legal"):
        OFFER.play(OFFER.game.parse("1R1"))


def test_a_long_list_of_legal_moves_is_cut_and_counted() -> None:
    state = dealt()
    with refused(state, faience.IllegalMove, "1B- 1B1", "(90 in all)"):
        state.play("1Y1")


def test_no_move_is_legal_before_the_deal() -> None:
    state = faience.load("azul").start()
    with refused(state, faience.IllegalMove, "1B2 cannot be played now", "dealt", "20"):
        state.play("1B2")


def test_no_move_is_legal_when_the_game_is_over() -> None:
    state = after_offer(board({1: "W"}, {1: "BYRK."}))
    with refused(state, faience.IllegalMove, "1B2 cannot be played", "over"):
        state.play("1B2")


def test_no_cell_may_be_chosen_during_the_factory_offer() -> None:
    state = table(wall="grey", factories=["B"], boards=[board({1: "R"})])
    with refused(state, faience.IllegalMove, "1@1 is not legal", "Legal are: 1B-"):
        state.play("1@1")


@pytest.mark.parametrize("move", ["1B1", "3@1", "2@2", "2@1"])
def test_during_tiling_only_legal_cells_of_the_row_in_turn_may_be_chosen(move: str) -> None:
    # A take, a later row, a cell that is taken, a column that shows the colour.
    wall = {1: "R....", 2: ".K..."}
    state = after_offer(board({2: "RR", 3: "KKK"}, wall), wall="grey")
    with refused(state, faience.IllegalMove, f"{move} is not legal", "Legal are: 2@3 2@4 2@5"):
        state.play(move)


@pytest.mark.parametrize("move", ["1RJ1", "1RJ4/1", "1RJ2/2", "1RJ3/3", "1KJ1/0"])
def test_jokers_must_be_chosen_exactly_when_there_is_a_choice(move: str) -> None:
    state = table(joker=True, factories=["RRJB"])
    with refused(state, faience.IllegalMove, f"{move} is not legal", "1RJ1/0 1RJ1/1 1RJ2/0 1RJ2/1 1RJ3 1RJ4"):
        state.play(move)


@pytest.mark.parametrize("text", ["", "1", "1B", "1B6", "6B1", "1J1", "1BJ1", "1B1/0", "1@1", "1b2", "1B2 ", " 1B2"])
def test_a_text_that_is_no_move_of_the_game_is_bad_notation(text: str) -> None:
    state = dealt()
    with refused(state, faience.BadNotation, repr(text), state.game.spec, "moves look like"):
        state.play(text)


@pytest.mark.parametrize("move", [-1, 180, 10**6, -(10**30), 10**30])
def test_a_number_that_is_no_move_of_the_game_is_bad_notation(move: int) -> None:
    state = dealt()
    with refused(state, faience.BadNotation, "numbered 0 to 179", str(move)):
        state.play(move)


@pytest.mark.parametrize("move", [-1, 180, 10**6, -(10**30), 10**30])
def test_a_number_that_is_no_move_of_the_game_is_not_legal(move: int) -> None:
    assert not dealt().is_legal(move)


def test_a_random_move_needs_a_seat_to_move() -> None:
    state = faience.load("azul").start()
    with pytest.raises(ValueError, match="no seat's turn"):
        state.random_move(faience.Rng(1))


# ---- bad deals ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        ("BBBB/BBBB/BBBB/BBBB/BBB", "a deal of 20 tiles was expected, not 19"),
        ("////", "a deal of 20 tiles was expected, not 0"),
        ("", "a deal of 5 factories was expected"),
        ("BBBBB/BBBB/BBBB/BBBB/BBB", "a deal of 5 factories was expected"),
        ("BBBB/BBBB/BBBB/BBBB/BBBB/BBBB", "a deal of 5 factories was expected"),
        ("BBBB/BBBB/BBBB/BBBB", "a deal of 5 factories was expected"),
        ("BBB/BBBB/BBBB/BBBB/BBBBB", "a deal of 5 factories was expected"),
        ("BBBBBBBBBBBBBBBBBBBB", "a deal of 5 factories was expected"),
        ("JBBB/BBBB/BBBB/BBBB/BBBB", "tile 1 of the deal is J, but the bag holds none"),
        ("BBBX/BBBB/BBBB/BBBB/BBBB", "'X' is no tile"),
        ("BBBb/BBBB/BBBB/BBBB/BBBB", "'b' is no tile"),
        ("BBBé/BBBB/BBBB/BBBB/BBBB", "'é' is no tile"),
        ("éééé/éééé/éé//", "'é' is no tile"),
        ("BBB\ud800/BBBB/BBBB/BBBB/BBBB", "is no tile"),
    ],
)
def test_a_bad_deal_says_what_was_expected(deal: str, said: str) -> None:
    state = faience.load("azul").start()
    with refused(state, faience.BadDeal, said):
        state.deal(deal)


def test_a_tile_that_the_bag_lacks_cannot_be_dealt() -> None:
    state = table(turn="deal", lid="B" * 19)
    with refused(state, faience.BadDeal, "tile 4 of the deal is B, but the bag holds none"):
        state.deal("BYRB/YYYY/YYYY/YYYY/KKKK")


@pytest.mark.parametrize("tiles", [DEAL, faience.Rng(1)])
def test_tiles_are_dealt_on_the_turn_of_chance_only(tiles: str | faience.Rng) -> None:
    state = dealt()
    with refused(state, faience.BadDeal, "no tiles are to be dealt now"):
        state.deal(tiles)


def test_a_deal_is_drawn_on_the_turn_of_chance_only() -> None:
    state = dealt()
    with refused(state, faience.BadDeal, "no tiles are to be dealt now"):
        state.draw(faience.Rng(1))


# ---- bad positions --------------------------------------------------------------------------------------------------

ALL = "B20Y20R20K20W20"
EMPTY = "0:-/-/-/-/-:...../...../...../...../.....:-"
SPEC = "azul(players=2,wall=coloured,joker=false)"
START = f"{SPEC} 1 deal 0 c 0 -/-/-/-/- - {ALL} - {EMPTY} {EMPTY}"


@pytest.mark.parametrize("spec", [SPEC, "azul", "azul(joker=false)"])
def test_a_good_position_is_read(spec: str) -> None:
    assert faience.position(START.replace(SPEC, spec)) == faience.load("azul").start()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (START, "", "begins with the spec"),
        (SPEC, "chess()", "there is no game 'chess'"),
        (SPEC, "azul(players=3,wall=coloured,joker=false)", "3 boards"),
        (EMPTY, "", "2 boards"),
        (" 1 deal", " one deal", "the round"),
        (" 1 deal", " 0 deal", "a round from 1"),
        (" 1 deal", " -1 deal", "the round"),
        (" 1 deal", " 1 0", "it is not the turn of seat 0"),
        (" 1 deal", " 1 2", "no such seat"),
        (" 1 deal", " 1 chance", "a seat, deal or over was expected"),
        (" 1 deal", " 1 over", "nothing has ended this game"),
        ("deal 0 c", "deal 2 c", "no such seat"),
        ("deal 0 c", "deal 0 2", "no such seat"),
        ("deal 0 c", "deal 0 0", "the marker lies in the centre"),
        ("deal 0 c", "deal 0 m", "c or a seat was expected"),
        ("c 0 ", "c 10 ", "ten quiet rounds end the game"),
        ("c 0 ", "c 11 ", "0 to 10 quiet rounds"),
        ("-/-/-/-/- - B", "-/-/-/- - B", "factories"),
        ("-/-/-/-/- - B20", "X/-/-/-/- - B20", "a factory"),
        ("-/-/-/-/- - B20", "B/-/-/-/- - B19", "only when none are left"),
        ("-/-/-/-/- - B20", "BBBBB/-/-/-/- - B15", "at most four tiles"),
        (ALL, "B20Y20R20K20W19", "there must be 100 tiles, not 99"),
        (ALL, "B19Y21R20K20W20", "there must be 20 tiles B, not 19"),
        (ALL, "B19Y20R20K20W20J1", "J"),
        (ALL, "B20Y20R20K20W", "the bag: tiles with their numbers"),
        (ALL, "BYRKW", "the bag: tiles with their numbers"),
        (ALL, "B٢٠Y20R20K20W20", "the bag: tiles with their numbers"),
        (f"{ALL} -", f"- {ALL}-", "the lid: tiles with their numbers"),
        (EMPTY, "0:-/-/-/-/-:...../...../...../...../.....", "score:lines:wall:floor"),
        (EMPTY, EMPTY.replace("0:", "x:"), "a score"),
        (EMPTY, EMPTY.replace("0:", "-1:"), "a score"),
        (EMPTY, EMPTY.replace("-/-/-/-/-", "-/-/-/-"), "five lines"),
        (EMPTY, EMPTY.replace(".....:-", "....:-"), "five cells"),
        (EMPTY, EMPTY.replace(".....:-", "....X:-"), "a wall row"),
        (EMPTY, EMPTY.replace(".....:-", ".....:x"), "a floor"),
        (EMPTY, EMPTY.replace(".....:-", ".....:"), "a floor"),
    ],
)
def test_a_text_that_is_no_position_says_what_was_expected(old: str, new: str, said: str) -> None:
    assert old in START
    with pytest.raises(faience.BadPosition) as caught:
        faience.position(START.replace(old, new, 1))
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("own", "said"),
    [
        (board({1: "BB"}), "line 1"),
        (board({3: "RB"}), "one colour"),
        (board({3: "J"}), "joker"),
        (board({3: "B"}, wall={3: "..B.."}), "already shows"),
        (board(wall={3: "B...."}), "row 3, column 1 of the coloured wall takes K"),
        (board(wall={3: "..J.."}), "joker"),
        (board(wall={1: "BYRKW"}), "a complete row ends the game"),
        (board(floor="KKKKKKKK"), "seven places"),
        (board(floor="mm"), "marker"),
        (board(score=10001), "a score"),
    ],
)
def test_a_board_that_no_game_could_hold_is_refused(own: Board, said: str) -> None:
    with pytest.raises(faience.BadPosition, match=said):
        table(factories=["W"], boards=[own])


@pytest.mark.parametrize("wall", [{3: "B...B"}, {1: "B....", 3: "B...."}])
def test_on_the_grey_wall_a_colour_twice_in_a_row_or_column_is_refused(wall: dict[int, str]) -> None:
    with pytest.raises(faience.BadPosition, match="twice"):
        table(wall="grey", factories=["W"], boards=[board(wall=wall)])


def test_a_marker_must_lie_on_the_floor_of_its_holder() -> None:
    with pytest.raises(faience.BadPosition, match="seat 1 holds the marker"):
        table(factories=["W"], marker=1)


def test_a_marker_on_the_floor_of_another_seat_is_refused() -> None:
    with pytest.raises(faience.BadPosition, match="marker lies on the floor of seat 0"):
        table(factories=["W"], boards=[board(floor="m")], marker=1)


def test_floors_are_empty_between_rounds() -> None:
    with pytest.raises(faience.BadPosition, match="between rounds"):
        table(turn="deal", boards=[board(floor="K")])


def test_no_line_is_complete_between_rounds() -> None:
    with pytest.raises(faience.BadPosition, match="between rounds"):
        table(turn="deal", boards=[board({2: "RR"})])


@pytest.mark.parametrize(
    "boards",
    [
        [board(), board()],  # nothing to decide
        [board({1: "Y"}), board({1: "B"})],  # the other seat comes first
        [board({2: "BB"}, wall={1: "B....", 2: ".RYKW"}), board({1: "B"})],  # a stuck line before it has not dropped
        [board(), board({2: "BB", 3: "R"}, wall={1: "B....", 2: ".RYKW"})],  # a stuck line of its own
    ],
)
def test_a_decision_out_of_turn_is_refused(boards: list[Board]) -> None:
    with pytest.raises(faience.BadPosition, match="not the turn of seat 1"):
        table(wall="grey", boards=boards, turn=1)


def test_a_decision_before_an_automatic_row_of_an_earlier_seat_is_refused() -> None:
    with pytest.raises(faience.BadPosition, match="not the turn of seat 1"):
        table(joker=True, boards=[board({1: "B"}), board({1: "J"})], turn=1)


# ---- specs ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("", "a spec like azul"),
        ("Azul", "a spec like azul"),
        ("azul(", "a spec like azul"),
        ("azul(players=2", "a spec like azul"),
        ("azul(players=2) ", "a spec like azul"),
        ("chess", "there is no game 'chess'; there are: azul"),
        ("azul(colour=red)", "its options: players, wall, joker"),
        ("azul(players=1)", "players may be 2, 3, 4"),
        ("azul(players=5)", "players may be 2, 3, 4"),
        ("azul(wall=blue)", "wall may be coloured, grey"),
        ("azul(joker=yes)", "joker may be false, true"),
        ("azul(players=2,players=3)", "twice"),
        ("azul(players)", "name=value"),
        ("azul(players=)", "name=value"),
        ("azul(players=2,)", "name=value"),
    ],
)
def test_a_bad_spec_says_what_exists(spec: str, said: str) -> None:
    with pytest.raises(faience.BadSpec) as caught:
        faience.load(spec)
    assert said in str(caught.value)


@pytest.mark.parametrize("options", [{"players": 5}, {"players": True}, {"players": 2.0}, {"joker": 1}, {"wall": None}])
def test_a_bad_option_says_what_exists(options: dict[str, Any]) -> None:
    with pytest.raises(faience.BadSpec, match=f"{next(iter(options))} may be"):
        faience.load("azul", **options)


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(faience.BadSpec, match="twice"):
        faience.load("azul(players=2)", players=2)


# ---- wrong types ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", [None, 1.0, b"1B2", ["1B2"]])
def test_a_move_is_a_number_or_a_text(move: Any) -> None:
    state = dealt()
    with refused(state, TypeError):
        state.play(move)


@pytest.mark.parametrize("tiles", [None, 5, b"BBBB", ["BBBB"]])
def test_a_deal_is_a_text_or_a_generator(tiles: Any) -> None:
    state = faience.load("azul").start()
    with refused(state, TypeError):
        state.deal(tiles)


@pytest.mark.parametrize("text", [None, 5, b"azul"])
def test_a_position_is_a_text(text: Any) -> None:
    with pytest.raises(TypeError):
        faience.position(text)


@pytest.mark.parametrize("spec", [None, 5, b"azul"])
def test_a_spec_is_a_text(spec: Any) -> None:
    with pytest.raises(TypeError):
        faience.load(spec)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_view_is_that_of_a_seat_or_of_a_spectator(seat: int) -> None:
    with pytest.raises(IndexError, match="seats go from 0 to 1"):
        dealt().view(seat)


@pytest.mark.parametrize("other", [None, "", 0, object()])
def test_a_state_differs_from_what_is_no_state(other: object) -> None:
    assert dealt() != other
