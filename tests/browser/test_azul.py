"""Azul's boards as they are drawn: at every size, under the hand, with hints, and at the end of a round."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.table import Seat, labels, led_to, number_in
from tests.server.clients import Player

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "hu": "hu-HU"}
PHONE, DESKTOP = (390, 844), (1280, 800)
SIZES = [PHONE, (360, 640), (844, 390), (768, 1024), (1024, 768), DESKTOP, (1280, 720), (1366, 768), (1920, 1080)]
ZOOMED = (640, 400)
"""A window of 1280 × 800 at 200 %."""

BOXES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { text: one.textContent.trim(), left, top, right, bottom };
})"""
FREEZE = """window.frozen = true;
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  const moving = animate.apply(this, how);
  if (window.frozen && document.querySelector(".next")) moving.pause();
  return moving;
};"""
"""Lets the end of a round stand still once it is being counted: nothing but a press goes on from there."""
GHOSTS = "() => [...document.querySelectorAll('.ghost')].map((one) => one.dataset.place)"

Box = dict[str, Any]


def confirm_of(ana: Seat) -> Locator:
    """The button, whether or not there is something to confirm."""
    return ana.bar.get_by_role("button", name="Confirm")


def boxes(page: Page, selector: str) -> list[Box]:
    """Where these are drawn, with their words."""
    found: list[Box] = page.evaluate(BOXES, selector)
    return found


def overlap(one: Box, other: Box, slack: float = 1) -> bool:
    """Whether two boxes cover each other by more than a hair."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > slack and down > slack


def spare(page: Page) -> tuple[int, int]:
    """By how much the page is wider and higher than the window."""
    wide, high = page.evaluate(
        "[document.scrollingElement.scrollWidth - innerWidth, document.scrollingElement.scrollHeight - innerHeight]"
    )
    return wide, high


def viewport(size: tuple[int, int]) -> dict[str, Any]:
    width, height = size
    touch = {"has_touch": True, "is_mobile": True} if size in ((390, 844), (360, 640), (844, 390)) else {}
    return {"viewport": {"width": width, "height": height}, **touch}


@pytest.fixture
def middle(address: str) -> Callable[..., tuple[str, ...]]:
    """Leads a table on, where it is Ana's turn and much is still to be taken, some of it of a kind."""

    def lead(players: int = 2, options: str = "", kind: str = "") -> tuple[str, ...]:
        def enough(here: Player) -> bool:
            position, factories = here.position, here.position["view"]["factories"]
            lies = any(kind in factory and len(set(factory)) > 1 for factory in factories)
            drafting = position["round"] >= 2 and position["view"]["tiling"] is None
            return lies and drafting and sum(map(bool, factories)) <= 2 * players

        seats = ["here:Ana"] + ["greedy"] * (players - 1)
        return led_to(address, f"azul(players={players}{options})", seats, enough)

    return lead


@pytest.fixture
def last(address: str) -> Callable[..., tuple[str, ...]]:
    """Leads a table to the last take of a round, which is Ana's."""

    def lead(players: int = 2) -> tuple[str, ...]:
        def enough(here: Player) -> bool:
            view = here.position["view"]
            return len(set(view["centre"])) == 1 and not any(view["factories"]) and view["tiling"] is None

        return led_to(address, f"azul(players={players})", ["here:Ana"] + ["greedy"] * (players - 1), enough)

    return lead


# ---- sizes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "cell"), [((1366, 800), 53), ((1440, 900), 59), ((1920, 1080), 92), ((2560, 1440), 128)]
)
def test_cells_grow_with_the_window(
    seat: Callable[..., Seat],
    address: str,
    middle: Callable[..., tuple[str, ...]],
    size: tuple[int, int],
    cell: int,
) -> None:
    ana = seat(**viewport(size))
    ana.sit_at(address, *middle())
    ana.wait_for_turn()
    width = boxes(ana.page, "[data-place='s0-w0-0']")[0]
    assert int(width["right"] - width["left"]) == cell
    assert spare(ana.page) == (0, 0)
    ana.choose()
    expect(confirm_of(ana)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [*SIZES, ZOOMED])
def test_confirm_is_in_reach_and_nothing_wider_than_the_window(
    seat: Callable[..., Seat],
    address: str,
    middle: Callable[..., tuple[str, ...]],
    size: tuple[int, int],
    players: int,
) -> None:
    ana = seat(**viewport(size))
    ana.sit_at(address, *middle(players))
    ana.wait_for_turn()
    for step in ("nothing chosen", "tiles chosen", "line chosen"):
        if step == "tiles chosen":
            ana.take()
        elif step == "line chosen":
            ana.place("Floor")
        assert spare(ana.page)[0] <= 0, step
        expect(confirm_of(ana)).to_be_in_viewport(ratio=1)
        if size == PHONE:
            assert spare(ana.page)[1] <= 0, step
    expect(confirm_of(ana)).to_be_enabled()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, (360, 640), (768, 1024), (1024, 768), DESKTOP, (1920, 1080)])
def test_every_line_says_its_words_where_they_can_be_read(
    seat: Callable[..., Seat],
    address: str,
    middle: Callable[..., tuple[str, ...]],
    size: tuple[int, int],
    language: str,
) -> None:
    ana = seat(**viewport(size), locale=LANGUAGES[language])
    ana.sit_at(address, *middle(2, ",joker=true"))
    handfuls = ana.page.locator("[data-take]:not([aria-disabled])")
    expect(handfuls.first).to_be_visible()
    for handful in range(handfuls.count()):
        ana.page.keyboard.press("Escape")
        ana.page.keyboard.press("Escape")
        handfuls.nth(handful).focus()
        ana.page.keyboard.press("Space")
        offer = ana.page.locator(".offer button")
        if offer.count():
            offer.first.click()
        notes = boxes(ana.page, "[data-lines] .note")
        assert len(notes) == 5
        places = boxes(ana.page, "[data-lines] [data-place]")
        for note in notes:
            assert note["text"]
            assert note["left"] >= 0
            assert not any(overlap(note, place) for place in places), note
            assert not any(overlap(note, other) for other in notes if other is not note), note


# ---- popovers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_is_asked_about_jokers_covers_neither_tiles_nor_lines(
    seat: Callable[..., Seat], address: str, middle: Callable[..., tuple[str, ...]], size: tuple[int, int]
) -> None:
    ana = seat(**viewport(size))
    ana.sit_at(address, *middle(2, ",joker=true", "J"))
    ana.wait_for_turn()
    source = next(name for name in labels(ana.market.get_by_role("group")) if re.match(r"Factory.*joker", name))
    ana.market.get_by_role("group", name=source).get_by_role("button").first.locator(":scope > *").first.click()
    expect(ana.offer).to_be_visible()
    [asked] = boxes(ana.page, "[role=group][aria-label='Take what?']")
    assert asked["top"] >= 0
    for drawn in boxes(ana.page, "[data-take], [data-lines] [data-place], [role=gridcell]"):
        assert not overlap(asked, drawn)
    expect(ana.offer.get_by_role("button").first).to_be_in_viewport(ratio=1)


# ---- under the hand ---------------------------------------------------------------------------------


def test_a_hand_over_a_line_shows_what_it_would_do(
    seat: Callable[..., Seat], address: str, middle: Callable[..., tuple[str, ...]]
) -> None:
    ana = seat()
    ana.sit_at(address, *middle())
    ana.wait_for_turn()
    ana.take()
    assert ana.page.evaluate(GHOSTS) == []
    line = ana.targets.first
    line.hover()
    ghosts = ana.page.evaluate(GHOSTS)
    assert any(place.startswith("s0-l") for place in ghosts)
    expect(confirm_of(ana)).to_be_disabled()
    ana.page.mouse.move(5, 5)
    assert ana.page.evaluate(GHOSTS) == []
    line.click()
    assert ana.page.evaluate(GHOSTS) == ghosts
    expect(confirm_of(ana)).to_be_enabled()


def legal_drag(ana: Seat) -> tuple[Box, Box]:
    """Where to take hold of the first handful, and a line it may go to."""
    ana.take()
    line = ana.targets.first.get_attribute("data-drop")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    expect(ana.prompt).to_contain_text("Your turn.")
    tile = ana.handfuls.first.locator("[data-tile]").first.bounding_box()
    target = ana.page.locator(f"[data-drop='{line}']").bounding_box()
    assert tile
    assert target
    return dict(tile), dict(target)


def middle_of(box: Box) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_tiles_are_dragged_to_a_line_with_the_mouse(
    seat: Callable[..., Seat], address: str, middle: Callable[..., tuple[str, ...]]
) -> None:
    ana = seat()
    ana.sit_at(address, *middle())
    ana.wait_for_turn()
    tile, target = legal_drag(ana)
    mouse = ana.page.mouse
    mouse.move(*middle_of(tile))
    mouse.down()
    mouse.move(*middle_of(target), steps=8)
    assert ana.page.evaluate(GHOSTS) != []
    expect(confirm_of(ana)).to_be_disabled()
    mouse.up()
    expect(confirm_of(ana)).to_be_enabled()
    assert ana.moves_sent == []

    # Let go where nothing is, nothing is chosen.
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    mouse.move(*middle_of(tile))
    mouse.down()
    mouse.move(*middle_of(target), steps=4)
    mouse.move(5, 700, steps=4)
    mouse.up()
    expect(ana.prompt).to_contain_text("Your turn.")
    assert ana.page.evaluate(GHOSTS) == []
    ana.take()
    ana.place("Floor")
    ana.confirm()
    assert len(ana.moves_sent) == 1


def test_tiles_are_dragged_to_a_line_with_a_finger(
    seat: Callable[..., Seat], address: str, middle: Callable[..., tuple[str, ...]]
) -> None:
    ana = seat(**viewport(PHONE))
    ana.sit_at(address, *middle())
    ana.wait_for_turn()
    tile, target = legal_drag(ana)
    finger = ana.page.context.new_cdp_session(ana.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    (x, y), (to_x, to_y) = middle_of(tile), middle_of(target)
    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
        # A hand needs its time: what is quicker is a fling, and a tap right after it is none.
        ana.page.wait_for_timeout(40)
    expect(ana.page.locator(".ghost").first).to_be_visible()
    touch("touchEnd")
    expect(confirm_of(ana)).to_be_enabled()
    assert ana.moves_sent == []
    ana.page.wait_for_timeout(300)
    ana.confirm()
    assert len(ana.moves_sent) == 1


# ---- hints ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_hints_are_marked_at_their_source_and_their_line(
    seat: Callable[..., Seat], address: str, middle: Callable[..., tuple[str, ...]], size: tuple[int, int]
) -> None:
    ana = seat(**viewport(size))
    ana.sit_at(address, *middle())
    ana.wait_for_turn()
    ana.press("Hint")
    for n in (1, 2, 3):
        source = ana.market.get_by_role("button", name=re.compile(rf"^(hint \d, )*hint {n}, (hint \d, )*Take"))
        target = ana.page.get_by_label(re.compile(rf"^(hint \d, )*hint {n}, (hint \d, )*(Line \d|Floor)"))
        for marked in (source, target):
            expect(marked).to_have_count(1)
            expect(marked.locator(f"[data-n='{n}']")).to_be_visible()
        assert number_in(target.get_attribute("aria-label") or "", r"hint (\d)") <= n


# ---- the end of a round -----------------------------------------------------------------------------


def test_the_end_of_a_round_shows_what_comes_next_and_can_be_skipped(
    seat: Callable[..., Seat], address: str, last: Callable[..., tuple[str, ...]]
) -> None:
    ana = seat(reduced_motion="no-preference")
    ana.page.add_init_script(FREEZE)
    ana.sit_at(address, *last())
    ana.wait_for_turn()
    ana.take()
    ana.place("Floor")
    ana.confirm()
    following = ana.market.get_by_text(re.compile(r"^Next: round \d$"))
    expect(following).to_be_visible()
    expect(ana.market).to_contain_text(re.compile(r"20 of the \d+ tiles in the bag are dealt\."))
    expect(ana.market.get_by_role("button", name=re.compile("^Take"))).to_have_count(0)
    # A press counts once it is not taken for the second one on Confirm.
    expect(ana.bar.get_by_role("button", name="Skip")).to_be_enabled()
    expect(following).to_be_visible()
    ana.page.evaluate("window.frozen = false")
    ana.page.keyboard.press("x")
    expect(following).not_to_be_visible()
    ana.wait_for_turn()
