"""Hints and rematches."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.table import BOT, Seat, finished, led_to


def test_a_hint_proposes_a_move_that_waits_to_be_confirmed(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT)
    ana.wait_for_turn()
    board = ana.board().bounding_box()
    ana.press("Hint")
    advice = ana.bar.get_by_role("group", name="Hint")
    rows = advice.get_by_role("button", name=re.compile(r"^Hint \d: \d+% .* now · ends about \d+\s:\s\d+$"))
    expect(rows).to_have_count(3)
    expect(rows.first).to_be_focused()
    expect(ana.prompt.locator("p:visible")).to_have_text("Hint: the best three are marked 1, 2, 3")
    expect(advice).to_contain_text(re.compile(r"Then:\s+Kiln: "))
    # Nothing lies over the table, and nothing of it has moved.
    assert ana.board().bounding_box() == board
    rows.nth(1).click()
    expect(advice).not_to_be_visible()
    expect(ana.preview).to_be_visible()
    assert ana.moves_sent == []
    ana.confirm()
    ana.wait_for_turn()
    assert len(ana.moves_sent) == 1


def test_hints_open_and_close_without_a_second_question(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT)
    ana.wait_for_turn()
    advice = ana.bar.get_by_role("group", name="Hint")
    for close in ("h", "Escape"):
        ana.page.keyboard.press("h")
        expect(advice).to_be_visible()
        ana.page.keyboard.press(close)
        expect(advice).not_to_be_visible()
    ana.press("Hint")
    ana.press("Close the hints")
    expect(advice).not_to_be_visible()
    assert [message["type"] for message in ana.sent] == ["hello", "hint"]
    ana.page.keyboard.press("h")
    ana.page.keyboard.press("3")
    expect(ana.preview).to_be_visible()
    assert ana.moves_sent == []


def test_a_table_without_hints_gives_none(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.open(address)
    ana.page.get_by_text("Watching and hints").click()
    ana.page.get_by_text("Allow hints").click()
    ana.press("Open the table")
    ana.wait_for_turn()
    expect(ana.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_rematch_leads_both_to_a_new_table_one_seat_further(seat: Callable[..., Seat], address: str) -> None:
    ana, ben = seat("Ana"), seat("Ben")
    warnings: list[str] = []
    ana.page.on("console", lambda message: "svelte" in message.text and warnings.append(message.text))
    table, *secrets = finished(address, "azul", ["here:Ana", "here:Ben"])
    ana.sit_at(address, table, secrets[0])
    ben.sit_at(address, table, secrets[1])
    ana.press("Rematch")
    ben.press("Go to the rematch")
    ben.wait_for_turn()
    ana.page.wait_for_url(ben.page.url)
    assert ben.table != table
    expect(ben.log.last).to_have_text("Ben starts this time.")
    expect(ana.board()).to_be_visible()
    expect(ana.prompt).to_contain_text("Ben’s turn.")
    ben.move()
    ana.move()
    ben.wait_for_turn()
    assert warnings == [], "nothing of the first table is left"


@pytest.mark.parametrize("language", ["en", "fr", "hu"])
@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_the_prompt_says_what_should_follow(
    seat: Callable[..., Seat], address: str, size: tuple[int, int], language: str
) -> None:
    table, *secrets = led_to(address, "azul", ["here:Ana", "here:Ben"], lambda both: both.position["to_move"] == 0)
    ana = seat(viewport={"width": size[0], "height": size[1]}, locale=language)
    ana.sit_at(address, table, *secrets)
    prompt = ana.page.locator("#prompt")
    height = prompt.evaluate("(prompt) => prompt.offsetHeight")
    ana.page.keyboard.press("h")
    expect(prompt.locator("p:visible")).to_have_text(re.compile(r"^(Then|Ensuite\s|Utána): Ben\s?: "))
    assert prompt.evaluate("(prompt) => prompt.offsetHeight") == height
    for row in ana.page.locator(".advice li").all():
        expect(row).to_be_in_viewport(ratio=1)
