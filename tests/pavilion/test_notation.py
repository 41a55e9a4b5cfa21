"""Summer Pavilion in text: position lines, deals, and what is refused."""

from collections.abc import Callable

import pytest

import faience
from tests.pavilion.tables import Player, play, table

EMPTY = "/".join(["......"] * 7)
START = (
    f"pavilion(players=2,board=coloured) 1 deal:0 0 c 0 -/-/-/-/- - - P22G22O22Y22B22R22 - 5:-:.:{EMPTY} 5:-:.:{EMPTY}"
)


def test_the_first_position() -> None:
    assert faience.load("pavilion").start().position() == START


def test_a_deal_names_supply_and_factories_in_the_order_drawn() -> None:
    state = faience.load("pavilion").start()
    state.deal("s:PPGOYBRRGO;f:RRYY/PGOY/BBBB/GGGG/OYBR")
    view = state.view()
    assert (view.supply, view.factories[0], view.factories[4]) == ("PPGGOOYBRR", "YYRR", "OYBR")


def test_a_deal_for_a_full_supply_has_no_part_for_it() -> None:
    state = play(table(Player(), Player(kept="")), "pass:-")
    assert state.draw(faience.Rng(1)).startswith("f:")


@pytest.mark.parametrize(
    "deal",
    [
        "",
        "s:PPGOYBRRGO",
        "f:RRYY/PGOY/BBBB/GGGG/OYBR;s:PPGOYBRRGO",
        "s:PPGOYBRRG;f:ORRY/PGOY/BBBB/GGGG/OYBRY",
        "s:PPGOYBRRGO;f:RRYY/PGOY/BBBB/GGGG",
        "s:PPGOYBRRGO;f:RRYY/PGOY/BBBB/GGGG/OYBK",
        "s:PPPPPPPPPP;f:PPPP/PPPP/PPPP/PGGG/OYBR",
    ],
)
def test_a_deal_of_another_shape_or_one_that_cannot_be_drawn_is_refused(deal: str) -> None:
    state = faience.load("pavilion").start()
    with pytest.raises(faience.BadDeal):
        state.deal(deal)
    assert state.position() == START


def test_no_deal_is_taken_when_none_is_awaited() -> None:
    state = table(Player(), Player(), factories=["RRYY"])
    with pytest.raises(faience.BadDeal, match="no tiles are to be dealt now"):
        state.deal("s:R")


@pytest.mark.parametrize(
    ("build", "why"),
    [
        (lambda: table(Player(score=0), Player()), "a score from 1"),
        (lambda: table(Player(), Player(), round=7), "a round from 1 to 6"),
        (lambda: table(Player(), Player(), bonus=4), "0 to 3 bonus tiles"),
        (lambda: table(Player(), Player(), turn=2), "no such seat"),
        (lambda: table(Player(), Player(), supply="PPPPPPPPPPP"), "at most ten"),
        (lambda: table(Player(), Player(), supply="PPP"), "must be refilled"),
        (lambda: table(Player(kept="PPPPP"), Player(), turn=1), "at most four"),
        (lambda: table(Player(kept="P"), Player()), "has passed and cannot move"),
        (lambda: table(Player(kept="P", hand="G"), Player(), turn=1), "the hand must be empty"),
        (lambda: table(Player(kept="P"), Player(), turn=1, factories=["RR"]), "nobody has passed while"),
        (lambda: table(Player(), Player(), bonus=1, factories=["RR"]), "no bonus tiles are due while"),
        (lambda: table(Player(), Player(), turn="refill:1"), "no tile is to be dealt"),
        (lambda: table(Player(), Player(), turn="over"), "all have passed in round 6"),
        (lambda: table(Player(), Player(), turn="deal:0", factories=["RR"]), "a seat must draft"),
        (lambda: table(Player(laid={"NW1": "R"}), Player()), "takes O, not R"),
        (lambda: table(Player(laid={"C1": "R", "C2": "R"}), Player()), "shows a colour twice"),
        (
            lambda: table(Player(laid={"E1": "R", "E2": "R", "E3": "B"}), Player(), board="grey"),
            "neither of one colour",
        ),
    ],
)
def test_a_position_that_no_game_could_hold_is_refused(build: Callable[[], object], why: str) -> None:
    with pytest.raises(faience.BadPosition, match=why):
        build()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("P22", "P21", "22 tiles P, not 21"),
        (" deal:0 ", " deal ", "the turn"),
        (" deal:0 ", " 0:deal ", "the turn"),
        (" c ", " x ", "c or a seat"),
        ("-/-/-/-/-", "-/-/-/-", "numbers of factories"),
        ("-/-/-/-/-", "PPPPP/-/-/-/-", "at most four"),
        ("P22", "P", "tiles with their numbers"),
        ("5:-:.", "5:-", "score:hand:kept:stars"),
        ("....../......", "......", "seven stars"),
        (" 0 c ", " ", "boards: 12 after the spec, not 10"),
    ],
)
def test_a_position_of_another_shape_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(faience.BadPosition, match=why):
        faience.position(START.replace(old, new, 1))
