from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import RunningServer


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data: Path = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with RunningServer(data) as server:
        yield f"http://{server.address}/"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_opens(
    new_page: Callable[..., Page], axe: Callable[[Page], list[str]], address: str, scheme: str
) -> None:
    page = new_page(color_scheme=scheme)
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("Lay a table")
    expect(page.get_by_role("radio", name="Azul Mini")).to_be_attached()
    fonts = page.evaluate("async () => [...await document.fonts.ready].map((font) => [font.family, font.status])")
    assert {family for family, status in fonts if status == "loaded"} == {
        "Atkinson Hyperlegible Next Variable",
        "Young Serif",
    }
    assert axe(page) == []


@pytest.mark.parametrize("width", [1280, 390])
def test_a_table_is_laid_and_a_hint_is_followed(
    new_page: Callable[..., Page], axe: Callable[[Page], list[str]], address: str, width: int
) -> None:
    page = new_page(viewport={"width": width, "height": 844}, reduced_motion="reduce")
    page.goto(address)
    page.get_by_label("My name").fill("Ana")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("status").first).to_contain_text("Your turn.")
    assert axe(page) == []
    page.keyboard.press("h")
    page.get_by_role("group", name="Hint").get_by_role("listitem").first.get_by_role("button").click()
    page.keyboard.press("Enter")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Azul")).to_contain_text("Confirm the chosen move")
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Moves").click()
    expect(page.get_by_role("dialog", name="Moves")).to_contain_text("Ana took")


def test_friends_meet_by_a_link(new_page: Callable[..., Page], axe: Callable[[Page], list[str]], address: str) -> None:
    host, friend = new_page(), new_page(locale="hu")
    host.goto(address)
    host.get_by_label("Who sits on seat 2").select_option("friend")
    host.get_by_role("button", name="Open the table").click()
    link = host.locator("small[title*='#']").get_attribute("title")
    assert link
    assert axe(host) == []
    friend.goto(link)
    friend.get_by_label("A nevem").fill("Milán")
    assert axe(friend) == []
    friend.get_by_role("button", name="Leülök").click()
    expect(host.get_by_role("status").first).to_contain_text("Your turn.")
    expect(host.get_by_role("complementary")).to_contain_text("Milán")
    expect(friend.get_by_role("status").first).to_contain_text("jön.")
    assert "#" not in friend.url


def test_a_table_that_is_not_there_is_explained(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    page.goto(f"{address}t/nobody-knows")
    expect(page.get_by_role("alert")).to_contain_text("This table does not exist or was closed.")
