"""axe-core finds nothing wrong, on any page, in any state, light and dark, on a desktop and a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SCREENS
from tests.browser.table import BOT, Seat, finished, led_to

Axe = Callable[[Page], list[str]]

pytestmark = pytest.mark.parametrize("screen", SCREENS)


@pytest.fixture
def ana(seat: Callable[..., Seat], screen: str) -> Seat:
    return seat(**SCREENS[screen])


@pytest.fixture
def check(axe: Axe, ana: Seat) -> Callable[[str], None]:
    """Looks at the page as it is now, light and dark."""

    def look(what: str) -> None:
        for scheme in ("light", "dark"):
            ana.page.emulate_media(color_scheme=scheme)
            assert axe(ana.page) == [], f"{what}, {scheme}"

    return look


def test_the_lobby_and_the_error_page(ana: Seat, address: str, check: Callable[[str], None]) -> None:
    ana.open(address)
    expect(ana.page.get_by_label("Who sits in seat 2")).to_be_visible()
    check("lobby")
    ana.press("Settings")
    expect(ana.page.get_by_role("dialog")).to_contain_text("Français")
    check("settings")
    ana.open(address, "/t/no-such-table")
    expect(ana.page.get_by_role("alert")).to_contain_text("This table does not exist")
    check("no table")
    ana.open(address, "/t/no,table")
    expect(ana.page.get_by_role("alert")).to_contain_text("There is nothing at this address.")
    check("nowhere")


def test_the_lobby_with_games(ana: Seat, address: str, check: Callable[[str], None]) -> None:
    ana.sit_at(address, *finished(address, "azul", ["here", "greedy"]))
    expect(ana.end).to_be_visible()
    ana.lay(address, BOT)
    ana.open(address)
    expect(ana.page.get_by_role("link", name="View")).to_be_visible()
    expect(ana.page.get_by_role("link").filter(has_text="Your turn")).to_be_visible()
    check("lobby with games")


def test_the_waiting_room_and_the_join_card(ana: Seat, address: str, check: Callable[[str], None]) -> None:
    ana.lay(address, "A friend", BOT)
    ana.press("QR")
    expect(ana.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    check("waiting room")
    link = ana.page.get_by_text("/t/").inner_text()
    ana.page.goto("about:blank")
    ana.page.goto(link)
    expect(ana.page.get_by_role("heading", name="Ana invites you to Azul")).to_be_visible()
    check("join card")


def test_a_table_in_play(ana: Seat, address: str, check: Callable[[str], None]) -> None:
    ana.lay(address, BOT, BOT)
    ana.wait_for_turn()
    check("nothing chosen")
    ana.move()
    ana.wait_for_turn()
    check("after a move")
    ana.take()
    check("taken")
    ana.targets.first.click()
    expect(ana.preview).to_be_visible()
    check("line chosen")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    ana.press("Hint")
    expect(ana.page.get_by_role("group", name="Hint")).to_be_visible()
    check("hint")
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Kiln: look at the board").click()
    expect(ana.page.get_by_role("dialog", name="Board of Kiln")).to_be_visible()
    check("another's board")
    ana.page.keyboard.press("Escape")


def test_the_panels_of_a_table(ana: Seat, address: str, check: Callable[[str], None]) -> None:
    ana.lay(address, BOT)
    ana.move()
    ana.wait_for_turn()
    expect(ana.open_menu()).to_contain_text("Français")
    check("menu")
    ana.page.get_by_role("dialog").get_by_role("button", name="Moves").click()
    expect(ana.page.get_by_role("dialog", name="Moves")).to_contain_text("Kiln took")
    check("moves")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog")).to_contain_text("Confirm the chosen move")
    check("keys")


def test_choosing_cells(ana: Seat, address: str, check: Callable[[str], None]) -> None:
    ana.sit_at(address, *led_to(address, "azul(wall=grey,joker=true)", ["here", "greedy"], late_tiling))
    ana.wait_for_turn()
    expect(ana.cells.first).to_be_visible()
    check("tiling")
    ana.cells.first.click()
    expect(ana.preview).to_be_visible()
    check("cell chosen")


def late_tiling(player: Any) -> bool:
    """Whether a cell is to be chosen on a wall that has some tiles already."""
    return player.position["round"] > 1 and any("@" in move for move in player.choices)


def test_the_end(ana: Seat, address: str, check: Callable[[str], None]) -> None:
    ana.sit_at(address, *finished(address, "azul(players=4)", ["here", "greedy", "greedy", "random"]))
    expect(ana.end).to_be_visible()
    check("end")
