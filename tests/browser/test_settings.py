"""What somebody sets: language, theme, ways to confirm; kept by the browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.table import BOT, Seat, labels, led_to

SAME = {"Ana", "Kiln", "Azul", "Faience", "English", "Français", "Magyar"}
"""Names are the same in every language."""
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (!walk.currentNode.parentElement.matches("script")) found.push(walk.currentNode.data);
  for (const one of document.querySelectorAll("[aria-label]")) found.push(one.ariaLabel);
  for (const one of document.querySelectorAll("[title]")) found.push(one.title);
  return [...new Set(found.map((text) => text.trim()).filter((text) => /\\p{L}{2}/u.test(text)))];
}"""


def texts(page: Page) -> set[str]:
    """Whatever stands on the page or is said of it, without names."""
    return set(page.evaluate(TEXTS)) - SAME


def test_every_text_changes_with_the_language_in_the_middle_of_a_game(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT)
    ana.move()
    ana.wait_for_turn()
    expect(ana.open_menu()).to_contain_text("Français")
    sentence = ana.main.get_by_role("listitem").filter(has_text="Kiln").first
    spoken = {"en": texts(ana.page)}
    told = [sentence.inner_text()]
    for language, name in [("fr", "Français"), ("hu", "Magyar")]:
        ana.page.get_by_role("dialog").get_by_text(name, exact=True).click()
        expect(ana.page.locator("html")).to_have_attribute("lang", language)
        expect(sentence).not_to_have_text(told[-1])
        told.append(sentence.inner_text())
        spoken[language] = texts(ana.page)
    assert spoken["en"] & spoken["fr"] == {"Menu", "Centre", "Normal"}
    assert spoken["en"] & spoken["hu"] == {"Enter"}
    assert spoken["fr"] & spoken["hu"] == set()


def test_what_was_set_is_so_after_a_reload(seat: Callable[..., Seat], address: str) -> None:
    ana = seat(color_scheme="light")
    ana.lay(address, BOT)
    ana.wait_for_turn()
    light = background(ana.page)
    menu = ana.open_menu()
    ana.set("Theme", "Dark")
    menu.get_by_text("Confirm with a second click, without the bar").click()
    menu.get_by_text("Play for me when only one move is legal").click()
    dark = background(ana.page)
    assert dark != light
    ana.page.reload()
    ana.wait_for_turn()
    assert background(ana.page) == dark
    menu = ana.open_menu()
    expect(menu.get_by_role("radio", name="Dark")).to_be_checked()
    expect(menu.get_by_role("switch", name=re.compile("second click"))).to_be_checked()
    expect(menu.get_by_role("switch", name=re.compile("only one move"))).to_be_checked()
    ana.page.keyboard.press("Escape")


def background(page: Page) -> str:
    """The colour of the page."""
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour


def test_a_second_click_plays_where_that_is_set(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT)
    ana.wait_for_turn()
    ana.open_menu().get_by_text("Confirm with a second click, without the bar").click()
    ana.page.keyboard.press("Escape")
    ana.take()
    ana.place(5)
    expect(ana.confirm_button).not_to_be_visible()
    assert ana.moves_sent == []
    ana.place(5)
    ana.wait_for_turn()
    assert len(ana.moves_sent) == 1


def test_the_only_legal_move_is_played_where_that_is_set(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    # The last cell of a row leaves no choice, and no game on the grey wall ends without it.
    ana.sit_at(address, *led_to(address, "azul(wall=grey)", ["here", "here"], lambda both: len(both.choices) == 1))
    ana.wait_for_turn()
    last = labels(ana.log)[0]
    ana.open_menu()
    assert ana.moves_sent == []
    ana.page.get_by_text("Play for me when only one move is legal").click()
    expect(ana.log.first).not_to_have_text(last)
    assert ana.moves_sent != []
