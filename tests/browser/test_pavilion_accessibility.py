"""axe-core finds nothing wrong with a table of Summer Pavilion, whatever is being done at it, on both boards."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SCREENS
from tests.browser.pavilion_table import PavilionSeat, choosing, drafting, payable, placing
from tests.browser.table import finished, led_to
from tests.server.clients import Player

BOARDS = ("coloured", "grey")
SEATS = ["here:Ana", "novice"]


@pytest.fixture
def sits() -> type[PavilionSeat]:
    return PavilionSeat


@pytest.fixture
def check(axe: Callable[[Page], list[str]]) -> Callable[[Page, str], None]:
    """Gives a function that looks for faults in both themes."""

    def look(page: Page, what: str) -> None:
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert axe(page) == [], f"{what}, {scheme}"

    return look


def spec(board: str) -> str:
    return f"pavilion(players=2,board={board})"


def asked_for_a_colour(players: Player) -> bool:
    """Whether somebody is to place who could fill a space in several colours."""
    view = players.position["view"]
    several = any(len(colours) > 1 for colours in payable(players).values())
    return bool(view["phase"] == "place" and not view["bonus"] and several)


def show_hints(ana: PavilionSeat) -> None:
    ana.press("Hint")
    expect(ana.page.get_by_role("group", name="Hint").get_by_role("button").first).to_be_visible()


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_while_tiles_are_taken(
    seat: Callable[..., PavilionSeat], check: Callable[[Page, str], None], address: str, screen: str, board: str
) -> None:
    ana = seat(**SCREENS[screen])
    ana.sit_at(address, *led_to(address, spec(board), SEATS, drafting))
    ana.wait_for_turn()
    check(ana.page, "nothing chosen")
    ana.draft()
    expect(ana.confirm_button).to_be_enabled()
    check(ana.page, "chosen")
    ana.page.keyboard.press("Escape")
    show_hints(ana)
    check(ana.page, "hints")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_while_tiles_are_placed(
    seat: Callable[..., PavilionSeat], check: Callable[[Page, str], None], address: str, screen: str, board: str
) -> None:
    ana = seat(**SCREENS[screen])
    ana.sit_at(address, *led_to(address, spec(board), SEATS, asked_for_a_colour))
    ana.wait_for_turn()
    check(ana.page, "nothing chosen")
    for space in ana.spaces.all():
        space.press("Space")
        if ana.colours.count():
            break
    check(ana.page, "asked for a colour")
    ana.colours.first.click()
    expect(ana.payments.first).to_be_visible()
    check(ana.page, "payment")
    ana.pass_button.click()
    expect(ana.tray).to_be_visible()
    check(ana.page, "pass")
    ana.page.keyboard.press("Escape")
    show_hints(ana)
    check(ana.page, "hints")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_while_bonus_tiles_are_chosen(
    seat: Callable[..., PavilionSeat], check: Callable[[Page, str], None], address: str, screen: str, board: str
) -> None:
    ana = seat(**SCREENS[screen])
    ana.sit_at(address, *led_to(address, spec(board), SEATS, choosing))
    ana.wait_for_turn()
    check(ana.page, "bonus tiles")
    ana.picks.first.click()
    check(ana.page, "one of them")
    ana.page.keyboard.press("Escape")
    show_hints(ana)
    check(ana.page, "hints")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_where_somebody_watches_who_is_not_spoken_to(
    seat: Callable[..., PavilionSeat], check: Callable[[Page, str], None], address: str, screen: str, board: str
) -> None:
    ben = seat("Ben", **SCREENS[screen])
    table, *_ = led_to(address, spec(board), SEATS, placing)
    ben.open(address, f"/t/{table}")
    expect(ben.prompt).to_contain_text("You are watching.")
    expect(ben.market.get_by_role("region", name="Ana’s hand")).to_be_visible()
    expect(ben.page.get_by_text(re.compile(r"\byours?\b", re.I)).locator("visible=true")).to_have_count(0)
    check(ben.page, "watching")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_at_the_end(
    seat: Callable[..., PavilionSeat], check: Callable[[Page, str], None], address: str, screen: str, board: str
) -> None:
    ana = seat(**SCREENS[screen])
    ana.sit_at(address, *finished(address, spec(board), SEATS))
    expect(ana.end).to_be_visible()
    check(ana.page, "the end")
