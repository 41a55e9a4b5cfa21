"""A phone: everything by touch, and nothing wider than the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CLIPBOARD, PHONE, TOUCH
from tests.browser.table import BOT, Seat, finished, led_to


def overhang(page: Page) -> int:
    """By how much the page is wider than the screen."""
    width: int = page.evaluate("document.scrollingElement.scrollWidth")
    return max(0, width - PHONE["width"])


def test_a_round_is_played_by_taps(seat: Callable[..., Seat], address: str) -> None:
    ana = seat(**TOUCH)
    ana.lay(address, BOT, wall="Grey", joker_tiles="Yes")
    moves = 0
    while ana.round == 1:
        ana.wait_for_turn()
        ana.choose()
        assert len(ana.moves_sent) == moves
        assert overhang(ana.page) == 0
        ana.confirm()
        moves += 1
        ana.wait_for_turn()
    assert moves >= 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_table_is_wider_than_the_screen(seat: Callable[..., Seat], address: str, players: int) -> None:
    ana = seat("Ana Constantinescu-Þórðardóttir", **TOUCH)
    ana.open(address)
    expect(ana.page.get_by_role("button", name="Open the table")).to_be_visible()
    assert overhang(ana.page) == 0
    ana.lay(address, *[BOT] * (players - 1))
    ana.wait_for_turn()
    assert overhang(ana.page) == 0
    ana.choose()
    expect(ana.confirm_button).to_be_in_viewport()
    assert overhang(ana.page) == 0
    ana.confirm()
    ana.wait_for_turn()
    assert overhang(ana.page) == 0
    ana.open_menu()
    assert overhang(ana.page) == 0


@pytest.mark.parametrize("players", [2, 4])
def test_no_end_is_wider_than_the_screen(seat: Callable[..., Seat], address: str, players: int) -> None:
    ana = seat(**TOUCH)
    ana.sit_at(address, *finished(address, f"azul(players={players})", ["here"] + ["greedy"] * (players - 1)))
    expect(ana.end).to_be_visible()
    assert overhang(ana.page) == 0


def test_the_end_of_a_game_of_four_is_seen_without_scrolling(seat: Callable[..., Seat], address: str) -> None:
    ana = seat(**TOUCH)
    ana.sit_at(address, *finished(address, "pavilion(players=4)", ["here"] + ["greedy"] * 3))
    expect(ana.end).to_be_in_viewport(ratio=1)
    assert ana.page.evaluate("document.scrollingElement.scrollHeight") == PHONE["height"]


@pytest.mark.parametrize("language", ["en", "fr", "hu"])
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_the_top_bar_has_one_line(
    seat: Callable[..., Seat], address: str, size: tuple[int, int], language: str
) -> None:
    ana = seat(viewport={"width": size[0], "height": size[1]}, locale=language)
    ana.sit_at(address, *led_to(address, "pavilion(players=2)", ["here", "greedy"], lambda _: True))
    title = ana.page.locator("header .title")
    assert title.evaluate("(title) => title.offsetHeight < 2 * parseFloat(getComputedStyle(title).lineHeight)")
    assert title.evaluate("(title) => title.scrollWidth <= title.clientWidth")


def test_held_sideways_the_board_of_the_other_is_all_in_sight(seat: Callable[..., Seat], address: str) -> None:
    ana = seat(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    ana.sit_at(address, *led_to(address, "azul", ["here:Ana", "here:Ben"], lambda _: True)[:2])
    expect(ana.opponent("Ben")).to_be_in_viewport(ratio=1)


def test_no_waiting_room_and_no_join_card_is_wider_than_the_screen(seat: Callable[..., Seat], address: str) -> None:
    ana, ben = seat(**TOUCH, permissions=CLIPBOARD), seat("Ben", **TOUCH)
    ana.lay(address, "A friend", "A friend", BOT)
    expect(ana.page.get_by_role("heading", name="The table is ready")).to_be_visible()
    ana.page.get_by_role("button", name="QR").first.tap()
    expect(ana.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert overhang(ana.page) == 0
    link = ana.page.get_by_text("#").first.inner_text()
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", name="Ana invites you to Azul")).to_be_visible()
    assert overhang(ben.page) == 0
