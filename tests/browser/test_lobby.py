"""The lobby: playing at once, playing again, laying a table with whatever means one has."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from faience.server.play.customs import Customs
from tests.browser.conftest import PHONE
from tests.browser.table import BOT, CUT_OFF, Seat, labels
from tests.browser.test_keyboard import Keys
from tests.server.running import RunningServer

SIZES = {
    "desktop": (1280, 800),
    "phone": (390, 844),
    "small phone": (360, 640),
    "tablet": (768, 1024),
    "large": (1920, 1080),
}


def test_one_click_plays(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.open(address)
    expect(ana.main).to_contain_text("Azul against Kiln")
    expect(ana.main).to_contain_text("Steady, level 3 of 6 · coloured wall · who starts: by lot")
    play = ana.page.get_by_role("button", name="Play now")
    box = play.bounding_box()
    assert box
    assert box["height"] == 60
    play.click()
    ana.wait_for_turn()
    assert re.fullmatch(r"(Player 1|Kiln) starts, drawn by lot\.", labels(ana.log)[-1])
    expect(ana.opponent("Kiln")).to_be_visible()


def test_the_last_table_is_played_again_as_it_was(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT, "Also here: Ben", wall="Grey", starts="Ben")
    expect(ana.page.get_by_role("main")).to_contain_text("Ben")
    ana.open(address)
    expect(ana.main).to_contain_text("Azul against Kiln and Ben")
    expect(ana.main).to_contain_text("Novice, level 1 of 6 · grey wall · Ben starts")
    expect(ana.main).to_contain_text("as last time")
    before = ana.page.url
    ana.press("Play now")
    ana.page.wait_for_url("**/t/*")
    assert ana.page.url != before
    expect(ana.board("Ben")).to_be_visible()
    assert labels(ana.log)[-1] == "Ben starts, as agreed."


def test_a_friend_is_invited_with_one_click(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.open(address)
    ana.press("Invite a friend")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("The table is ready")


def test_a_bot_is_called_the_same_in_the_lobby_and_at_the_table(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.open(address)
    ana.seat_at(2, "Keen")
    row = ana.page.get_by_role("listitem").filter(has_text="Kiln").first
    expect(row).to_contain_text("Bot · Keen, level 4 of 6")
    ana.page.get_by_label("My name").fill("Ana")
    ana.set("Who starts", "Ana")
    ana.press("Open the table")
    ana.wait_for_turn()
    expect(ana.opponent("Kiln")).to_contain_text(re.compile("Bot · Keen, level 4 of 6|Bot 4/6"))


def test_the_bots_are_watched_and_a_game_is_learnt(seat: Callable[..., Seat], tmp_path: Path) -> None:
    ana = seat()
    # At the pace of real tables: else their game is over before it is looked at.
    with RunningServer(tmp_path / "tables.sqlite", Customs()) as server:
        ana.open(server.address)
        ana.press("Learn a game in 5 minutes")
        dialog = ana.page.get_by_role("dialog", name="Learn")
        expect(dialog).to_contain_text("On your turn take all tiles of one colour")
        dialog.get_by_role("button", name="Play Azul").click()
        expect(dialog).to_have_count(0)
        ana.press("Watch the bots play")
        ana.press("Watch the bots play Azul")
        expect(ana.prompt).to_contain_text(re.compile("(Kiln|Cobalt) is thinking|You are watching"))
        assert labels(ana.log)[-1] in ("Kiln starts, drawn by lot.", "Cobalt starts, drawn by lot.")
        ana.page.goto("about:blank")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr", "hu"])
def test_nothing_is_cut_off(seat: Callable[..., Seat], address: str, language: str, size: str) -> None:
    width, height = SIZES[size]
    ana = seat("Ana", viewport={"width": width, "height": height}, locale=language, has_touch=width <= PHONE["width"])
    ana.open(address)
    ana.page.locator("input[autocomplete=nickname]").fill("Ana")
    for value in ("bot:keen", "friend", "here"):
        ana.page.locator("section.card").get_by_text("4", exact=True).click()
        ana.page.locator("li select").nth(1).select_option(value)
        assert ana.page.evaluate(CUT_OFF) == []
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_whatever_is_chosen(
    seat: Callable[..., Seat], address: str, axe: Callable[[Page], list[str]], size: str
) -> None:
    width, height = SIZES[size]
    ana = seat("Ana", viewport={"width": width, "height": height}, has_touch=size == "phone")

    def check(what: str) -> None:
        for scheme in ("light", "dark"):
            ana.page.emulate_media(color_scheme=scheme)
            assert axe(ana.page) == [], f"{what}, {scheme}"

    ana.open(address)
    ana.press("Watching and hints")
    cards = ana.page.get_by_role("group", name="Game").get_by_role("radio")
    games = labels(cards.locator("xpath=..").locator("b"))
    assert games[0] == "Azul"
    for game in games:
        ana.set("Game", game)
        ana.seat_at(2, "A friend")
        check(game)
    for sheet in ("Learn a game in 5 minutes", "Watch the bots play"):
        ana.press(sheet)
        expect(ana.page.get_by_role("dialog")).to_be_visible()
        check(sheet)
        ana.press("Close")


def test_a_table_is_laid_with_keys_alone(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    keys = Keys(ana)
    ana.open(address)
    expect(ana.page.get_by_role("button", name="Play now")).to_be_visible()
    keys.press("Tab")
    assert keys.at == "Play now", "what most come for is reached first"
    keys.tab_to("^Azul 2–4 players")
    keys.tab_to("^Azul$")
    keys.press("ArrowRight")
    assert keys.at == "Azul Mini"
    keys.tab_to("^2$")
    keys.press("ArrowRight")
    keys.tab_to("^My name")
    ana.page.keyboard.type("Ana")
    keys.tab_to("^Who sits in seat 2")
    ana.page.keyboard.type("Novice")
    keys.tab_to("^Who sits in seat 3")
    ana.page.keyboard.type("At this")
    keys.press("Shift+Tab")
    assert keys.at == "Name for seat 3"
    ana.page.keyboard.type("Ben")
    keys.tab_to("^By lot")
    keys.arrow_to("^Ben$", "ArrowRight")
    keys.tab_to("^Watching and hints")
    keys.press("Enter")
    keys.tab_to("^Open the table")
    keys.press("Enter")
    expect(ana.board("Ben")).to_be_visible()
    assert labels(ana.log)[-1] == "Ben starts, as agreed."
    expect(ana.page).to_have_title(re.compile("Azul Mini"))
    expect(ana.opponent("Kiln")).to_be_visible()
