"""axe-core finds nothing wrong with a table of Zaic, and no language needs more room than there is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SCREENS
from tests.browser.table import CUT_OFF, finished
from tests.browser.zaic_table import ZaicSeat, before_stacks, sit_before_stacks


@pytest.fixture
def sits() -> type[ZaicSeat]:
    return ZaicSeat


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_in_any_view(
    seat: Callable[..., ZaicSeat], axe: Callable[[Page], list[str]], address: str, screen: str
) -> None:
    ana = sit_before_stacks(seat(**SCREENS[screen]), address)

    def check(what: str) -> None:
        for scheme in ("light", "dark"):
            ana.page.emulate_media(color_scheme=scheme)
            assert axe(ana.page) == [], f"{what}, {scheme}"

    for view in ("Heights", "Areas", "Faces"):
        ana.page.keyboard.press("v")
        expect(ana.page.get_by_role("radio", name=view)).to_be_checked()
        check(view)
    ana.choose()
    check("chosen")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("ArrowRight")
    closed = ana.grid.get_by_role("gridcell", disabled=True).first
    closed.focus()
    expect(ana.why).to_be_visible()
    check("held where it may not be")
    ana.page.keyboard.press("Escape")
    stack = ana.grid.get_by_role("gridcell", name="level 2").first
    stack.focus()
    ana.page.keyboard.press("i")
    expect(ana.page.get_by_role("region", name="2 tiles, from the top")).to_be_visible()
    check("a stack")
    ana.page.keyboard.press("Escape")
    ana.press("Hint")
    expect(ana.grid.get_by_role("gridcell", name="hint 1")).to_be_visible()
    check("hints")


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_where_somebody_watches(
    seat: Callable[..., ZaicSeat], axe: Callable[[Page], list[str]], address: str, screen: str
) -> None:
    ben = seat("Ben", **SCREENS[screen])
    table, *_ = before_stacks(address)
    ben.open(address, f"/t/{table}")
    expect(ben.prompt).to_contain_text("You are watching.")
    expect(ben.page.get_by_role("img", name="Reserve of Ana")).to_be_visible()
    expect(ben.kinds.or_(ben.page.get_by_role("button", name="Turn"))).to_have_count(0)
    for scheme in ("light", "dark"):
        ben.page.emulate_media(color_scheme=scheme)
        assert axe(ben.page) == [], scheme


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_at_the_end_and_in_the_book(
    seat: Callable[..., ZaicSeat], axe: Callable[[Page], list[str]], address: str, screen: str
) -> None:
    ana = seat(**SCREENS[screen])
    ana.sit_at(address, *finished(address, "zaic", ["here:Ana", "novice"]))
    expect(ana.end).to_be_visible()
    for scheme in ("light", "dark"):
        ana.page.emulate_media(color_scheme=scheme)
        assert axe(ana.page) == [], scheme
    ana.page.keyboard.press("?")
    book = ana.page.get_by_role("dialog", name="Zaic")
    expect(book).to_contain_text("the first difference decides")
    expect(book).to_contain_text("Look into a stack")
    assert axe(ana.page) == []


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "hu-HU"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (360, 640), (844, 390), (768, 1024), (1024, 768)])
def test_no_text_is_cut_off(seat: Callable[..., ZaicSeat], address: str, language: str, size: tuple[int, int]) -> None:
    ana = seat(viewport={"width": size[0], "height": size[1]}, locale=language)
    ana.sit_at(address, *before_stacks(address))
    expect(ana.page.locator(".tag")).to_be_visible()
    kinds, places = ana.page.locator(".kind"), ana.grid.locator("[data-place]")
    assert ana.page.evaluate(CUT_OFF) == []
    kinds.nth(1).click()
    assert ana.page.evaluate(CUT_OFF) == []
    # A legal place is the only kind that is not disabled.
    places.and_(ana.page.locator(":not([aria-disabled])")).first.evaluate("(place) => place.click()")
    expect(ana.page.locator(".ghost.chosen")).to_have_count(1)
    assert ana.page.evaluate(CUT_OFF) == []
    buttons = ana.page.get_by_role("main").get_by_role("button").all()
    for button in buttons:
        wide: bool = button.evaluate("(one) => one.scrollWidth > one.clientWidth + 1")
        assert not wide, button.inner_text()


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "hu-HU"])
@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_no_reason_needs_more_than_its_two_lines(
    seat: Callable[..., ZaicSeat], address: str, language: str, size: tuple[int, int]
) -> None:
    ana = seat(viewport={"width": size[0], "height": size[1]}, locale=language)
    ana.sit_at(address, *before_stacks(address))
    expect(ana.page.locator(".tag")).to_be_visible()
    height: int = ana.prompt.evaluate("(prompt) => prompt.offsetHeight")
    for key in "123":
        ana.page.keyboard.press(key)
        told: dict[str, int] = ana.grid.evaluate(
            """async (grid) => {
              const prompt = document.getElementById("prompt");
              const told = {};
              for (const place of grid.querySelectorAll("[data-place]")) {
                place.focus();
                await new Promise(requestAnimationFrame);
                told[prompt.innerText] = prompt.offsetHeight;
              }
              return told;
            }"""
        )
        assert len(told) > 8
        assert {text: high for text, high in told.items() if high != height} == {}
