"""Confirming a move: once, whatever else the hand does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import SCREENS
from tests.browser.table import BOT, Seat


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_double_click_on_confirm_takes_nothing_back(
    seat: Callable[..., Seat], address: str, screen: str, motion: str
) -> None:
    ana = seat(reduced_motion=motion, **SCREENS[screen])
    ana.lay(address, BOT)
    for moves in range(1, 6):
        ana.wait_for_turn()
        ana.choose()
        box = ana.confirm_button.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if screen == "phone":
            ana.page.touchscreen.tap(x, y)
            ana.page.touchscreen.tap(x, y)
        else:
            ana.page.mouse.dblclick(x, y, delay=30)
        # Time enough for what was pressed to come back from the server, and for the bot to answer.
        ana.page.wait_for_timeout(400)
        ana.wait_for_turn()
        assert len(ana.moves_sent) == moves
        assert {message["type"] for message in ana.sent} == {"hello", "move"}


def test_enter_held_down_confirms_once(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT)
    ana.wait_for_turn()
    ana.choose()
    ana.confirm_button.focus()
    for _ in range(8):
        ana.page.keyboard.down("Enter")
        ana.page.wait_for_timeout(30)
    ana.page.keyboard.up("Enter")
    ana.wait_for_turn()
    assert [message["type"] for message in ana.sent] == ["hello", "move"]


def test_a_move_is_taken_back_by_who_means_it(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT)
    ana.move()
    ana.press("Take back")
    ana.wait_for_turn()
    assert [message["type"] for message in ana.sent] == ["hello", "move", "undo"]
