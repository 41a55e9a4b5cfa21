"""What must be in sight and in reach on screens of every size, whatever the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from faience.games.registry import GAMES
from tests.browser.conftest import PHONE
from tests.browser.table import BOT, Seat, finished, led_to

SIZES = [(1280, 800), (1024, 768), (768, 1024), (844, 390), (640, 400), (390, 844), (360, 640)]


@pytest.mark.parametrize("game", GAMES)
def test_after_the_game_every_button_says_what_it_does(seat: Callable[..., Seat], address: str, game: str) -> None:
    table, *secrets = finished(address, game, ["here:Ana", BOT.lower()])
    ana = seat()
    ana.sit_at(address, table, *secrets)
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        for name in ("Save the game", "Lobby", "Rematch"):
            button = ana.bar.get_by_text(name, exact=True)
            expect(button).to_be_in_viewport(ratio=1)
            assert button.evaluate("(at) => parseFloat(getComputedStyle(at).fontSize)") >= 12, (width, height, name)
            assert button.evaluate("(at) => at.scrollWidth <= at.clientWidth + 1"), (width, height, name)


def test_the_name_of_who_is_away_is_seen(seat: Callable[..., Seat], address: str) -> None:
    table, *secrets = led_to(address, "azul", ["here:Ana", "here:Bea"], lambda _: True)
    ana = seat()
    ana.sit_at(address, table, secrets[0])
    bea = ana.opponent("Bea")
    expect(bea).to_contain_text("Away")
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        name = bea.get_by_text("Bea", exact=True)
        assert name.evaluate("(name) => name.clientWidth > 0 && name.scrollWidth <= name.clientWidth"), (width, height)


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_on_a_phone_another_board_opens_in_sight(seat: Callable[..., Seat], address: str, game: str) -> None:
    table, *secrets = led_to(address, game, ["here:Ana", BOT.lower()], lambda _: True)
    ana = seat(viewport=PHONE, has_touch=True, is_mobile=True)
    ana.sit_at(address, table, *secrets)
    ana.wait_for_turn()
    ana.page.get_by_role("button", name="Kiln: look at the board").tap()
    dialog = ana.page.get_by_role("dialog", name="Board of Kiln")
    expect(dialog).to_be_in_viewport(ratio=1)
    assert ana.page.evaluate("document.scrollingElement.scrollHeight") == PHONE["height"]
    ana.press("Close")
    expect(dialog).to_be_hidden()


@pytest.mark.parametrize("size", [(360, 640), (640, 400)])
def test_what_is_to_be_chosen_next_comes_in_sight(
    seat: Callable[..., Seat], address: str, size: tuple[int, int]
) -> None:
    ana = seat(viewport={"width": size[0], "height": size[1]})
    ana.lay(address, BOT)
    ana.wait_for_turn()
    ana.take()
    line, bar = ana.line(5).bounding_box(), ana.bar.bounding_box()
    assert line
    assert bar
    assert line["y"] >= 0
    assert line["y"] + line["height"] <= bar["y"], "not under the bar"
    expect(ana.bar.get_by_role("button", name="Confirm")).to_be_in_viewport(ratio=1)
