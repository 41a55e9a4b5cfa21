"""Zaic in a real browser: whole games by hand and by keys, alone, in company and at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import faience
from tests.browser.conftest import CLIPBOARD, PHONE, TOUCH
from tests.browser.table import BOT, FOLLOW_TILES, copied, labels, led_to, moves_of, number_in, record_of
from tests.browser.zaic_table import ZaicSeat, before_stacks, sit_before_stacks
from tests.server.running import RunningServer


@pytest.fixture
def sits() -> type[ZaicSeat]:
    return ZaicSeat


# ---- whole games ----------------------------------------------------------------------------------


def test_a_game_is_played_to_its_end_by_clicking(seat: Callable[..., ZaicSeat], address: str) -> None:
    ana = seat()
    table = ana.lay(address, BOT)
    told: list[str] = []
    while not ana.is_over():
        ana.choose()
        told.append(ana.preview.inner_text())
        assert len(ana.moves_sent) == len(told) - 1, "nothing is sent before Confirm"
        ana.confirm()
    record = record_of(address, table)
    assert moves_of(record) == ana.moves_sent
    # What each move was said to bring is what it brought.
    states = list(record.states())
    for n, said in enumerate(told):
        assert said == f"{states[2 * n].scores[0]} → {states[2 * n + 1].scores[0]}"
    check_end(ana, record)


def check_end(seat: ZaicSeat, record: faience.Record) -> None:
    """Whether the end panel tells areas, winner and reason as the record has them."""
    state = record.state
    names = [record.tags[f"Seat{number}"] for number in range(2)]
    expect(seat.page.get_by_text("the player to move cannot play").first).to_be_visible()
    for number, name in enumerate(names):
        item = seat.end.get_by_role("listitem").filter(has=seat.page.get_by_text(name, exact=True))
        expect(item).to_contain_text("Areas: " + ", ".join(map(str, state.view().areas[number])))
        assert ("won" in item.inner_text()) == (number in state.winners)


def test_two_play_by_an_invitation(seat: Callable[..., ZaicSeat], address: str) -> None:
    ana, ben = seat("Ana", permissions=CLIPBOARD), seat("Ben")
    table = ana.lay(address, "A friend")
    ana.press("Copy")
    ben.accept(copied(ana.page))
    ana.wait_for_turn()
    expect(ben.prompt).to_contain_text("Ana’s turn.")
    expect(ben.kinds.first).to_be_disabled()
    for mover, other in [(ana, ben), (ben, ana)] * 3:
        before = labels(other.grid.get_by_role("gridcell"))
        mover.move()
        expect(other.log.first).to_contain_text(f"{mover.name} laid")
        other.wait_for_turn()
        assert labels(other.grid.get_by_role("gridcell")) != before
    assert {ana.moves_sent[0][0], ben.moves_sent[0][0]} <= set("HQSV")
    # The rest of the game: whoever has the turn moves.
    while True:
        if ana.is_over():
            break
        ana.move()
        if ben.is_over():
            break
        ben.move()
    ana.end.wait_for()
    ben.end.wait_for()
    check_end(ana, record_of(address, table))
    assert ana.end.get_by_role("listitem").all_inner_texts() == ben.end.get_by_role("listitem").all_inner_texts()


def test_two_at_one_screen_lay_each_their_own_tiles(seat: Callable[..., ZaicSeat], address: str) -> None:
    ana = seat()
    ana.lay(address, "Also here: Ben")
    for name, other in [("Ana", "Ben"), ("Ben", "Ana"), ("Ana", "Ben"), ("Ben", "Ana")]:
        expect(ana.prompt).to_contain_text(f"{name}, your turn.")
        expect(ana.page.get_by_role("region", name=f"{name}’s reserve")).to_be_visible()
        expect(ana.opponent(other)).to_be_visible()
        ana.choose()
        ana.confirm()
    expect(ana.prompt).to_contain_text("Ana, your turn.")
    colours = [label.split(", ")[1] for label in labels(ana.grid.get_by_role("gridcell")) if ", free" not in label]
    assert {"light", "dark"} == {colour.rstrip(".") for colour in colours}
    ana.press("Take back")
    expect(ana.prompt).to_contain_text("Ben, your turn.")


def test_a_game_is_played_with_keys_alone(seat: Callable[..., ZaicSeat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT)
    press = ana.page.keyboard.press
    ana.wait_for_turn()

    # The first tile with Tab, arrows and Space.
    press("1")
    for _ in range(40):
        press("Tab")
        if ana.page.evaluate("document.activeElement.getAttribute('role')") == "gridcell":
            break
    focus = ana.page.locator(":focus")
    expect(focus).to_have_accessible_name(re.compile(r"^h8, free\. Lay it here, on the table\."))
    press("ArrowRight")
    expect(focus).to_have_accessible_name("i8, free. the first tile lies at h8")
    expect(ana.why).to_have_text("the first tile lies at h8")
    press("Space")
    expect(ana.prompt).to_contain_text("Not at i8: the first tile lies at h8")
    press("ArrowLeft")
    press("Space")
    expect(ana.preview).to_have_text("0 → 4")
    assert ana.moves_sent == []
    ana.enter()
    ana.wait_for_turn()
    assert ana.moves_sent == ["Qh8"]

    # Then by shortcuts to the end: next legal place, turned if that is not to be had.
    while not ana.is_over():
        for key in "123":
            press(key)
            expect(ana.why, "the next tile is not where the last one was laid").not_to_be_visible()
            if re.search(r"\d legal place", ana.prompt.inner_text()):
                break
        press("n")
        if ana.page.locator(".ghost").count() == 0:
            press("r")
            press("n")
        press("Space")
        expect(ana.preview).to_be_visible()
        ana.enter()
    assert len(ana.moves_sent) > 5
    press("s")
    said = ana.page.locator("[aria-live=polite]").last.get_by_role("paragraph").last
    expect(said).to_have_text(re.compile(r"^Ana: largest area \d+\. Kiln: largest area \d+\.\s*$"))


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (768, 1024), (1024, 768), (1920, 1080)])
def test_everything_needed_is_in_reach_at_any_size(
    seat: Callable[..., ZaicSeat], address: str, size: tuple[int, int]
) -> None:
    width, height = size
    small = min(size) < 500
    ana = seat(
        "Ana Constantinescu-Þórðardóttir",
        **(TOUCH if small else {}) | {"viewport": {"width": width, "height": height}},
    )
    ana.sit_at(address, *before_stacks(address, ana.name))
    for _ in range(2):
        ana.wait_for_turn()
        ana.choose()
        expect(ana.confirm_button).to_be_in_viewport(ratio=1)
        overhang: list[int] = ana.page.evaluate(
            "[document.scrollingElement.scrollWidth - innerWidth, document.scrollingElement.scrollHeight - innerHeight]"
        )
        assert overhang[0] == 0
        if size == (PHONE["width"], PHONE["height"]) or width > 1000:
            assert overhang[1] == 0, "nothing is to be scrolled"
        ana.confirm()


def test_a_phone_by_tapping_to_the_end(seat: Callable[..., ZaicSeat], address: str) -> None:
    ana = seat(**TOUCH)
    ana.sit_at(address, *led_to(address, "zaic", ["here:Ana", BOT.lower()], lambda players: players.n >= 14))
    moves = 0
    while not ana.is_over():
        ana.choose()
        ana.confirm()
        moves += 1
    assert len(ana.moves_sent) == moves
    expect(ana.end).to_be_in_viewport()


# ---- what hand and eye find on the board ----------------------------------------------------------


@pytest.fixture
def ana(seat: Callable[..., ZaicSeat], address: str) -> ZaicSeat:
    """At a table where stacks stand already."""
    return sit_before_stacks(seat(), address)


def test_the_tile_follows_the_hand_and_says_why_it_may_not_lie_there(ana: ZaicSeat) -> None:
    ana.pick("2 × 1")
    ana.press("Turn")
    expect(ana.prompt).to_contain_text("standing: 13 legal places")
    x, y = ana.point_of(ana.place_of("h5"), "2 × 1 standing")
    ana.page.mouse.move(x, y)
    expect(ana.page.locator(".badge")).to_have_text("9")
    expect(ana.confirm_button).not_to_be_visible()
    x, y = ana.point_of(ana.place_of("g7"), "2 × 1 standing")
    ana.page.mouse.move(x, y)
    expect(ana.why).to_have_text("levels differ: 2 and 3")
    expect(ana.prompt).to_contain_text("Not at g7: levels differ: 2 and 3")
    ana.page.mouse.click(x, y)
    expect(ana.confirm_button).not_to_be_visible()
    ana.press_on(ana.place_of("h5"), "2 × 1 standing")
    expect(ana.bar).to_contain_text("h5, at level 2, covers 1 light and 1 dark square; Kiln keeps 4")
    expect(ana.preview).to_have_text("4 → 9")
    expect(ana.page.get_by_role("region", name="Areas with this move")).to_contain_text("9 beats 4: you lead")


def test_a_tile_that_was_clicked_is_moved_with_arrows_and_says_why_it_may_not_lie_there(ana: ZaicSeat) -> None:
    press = ana.page.keyboard.press
    ghost = ana.page.locator(".ghost")
    for key in (None, "Space"):
        if key:
            ana.kind("2 × 1").press(key)
        else:
            ana.pick("2 × 1")
        press("ArrowRight")
        press("ArrowRight")
        expect(ghost).to_have_count(1)
        while "Not at" not in ana.prompt.inner_text():
            press("ArrowUp")
        expect(ana.why).to_be_visible()
        assert ana.why.inner_text() in ana.prompt.inner_text()
        # What is said again is news for who listens.
        for again in ("Enter", "Space", "Enter"):
            before = ana.prompt.text_content()
            press(again)
            expect(ana.prompt).to_contain_text("Not at")
            assert ana.prompt.text_content() != before
        press("Escape")
        expect(ana.prompt).to_contain_text("legal places")
        expect(ghost).to_have_count(0)
        press("Escape")
        expect(ana.prompt).to_contain_text("Choose a tile")
    assert ana.moves_sent == []


def test_escape_takes_away_what_was_tried_in_vain(ana: ZaicSeat) -> None:
    ana.pick("2 × 1")
    ana.press_on(ana.place_of("g7"))
    expect(ana.prompt).to_contain_text("Not at g7")
    ana.page.keyboard.press("Escape")
    expect(ana.prompt).to_contain_text("legal places")
    expect(ana.page.locator(".ghost")).to_have_count(0)
    expect(ana.why).not_to_be_visible()


def test_the_wheel_turns_a_tile_and_a_second_click_is_final(ana: ZaicSeat) -> None:
    ana.pick("2 × 1")
    x, y = ana.point_of(ana.place_of("h5"), "2 × 1 standing")
    ana.page.mouse.move(x, y)
    ana.page.mouse.wheel(0, 120)
    expect(ana.prompt).to_contain_text("standing")
    ana.press_on(ana.place_of("h5"), "2 × 1 standing")
    expect(ana.preview).to_have_text("4 → 9")
    ana.press_on(ana.place_of("h5"), "2 × 1 standing")
    expect(ana.log.first).to_contain_text("Ana laid a 2×1 standing at h5")
    assert ana.moves_sent == ["Vh5"]


def test_a_tile_is_dragged_from_the_reserve(ana: ZaicSeat) -> None:
    box = ana.kind("1 × 1").bounding_box()
    assert box
    ana.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 30)
    ana.page.mouse.down()
    x, y = ana.point_of(ana.place_of("h6"), "1 × 1")
    ana.page.mouse.move(x + 3, y + 40, steps=4)
    ana.page.mouse.move(x + 3, y + 3, steps=4)
    expect(ana.page.locator(".badge")).to_be_visible()
    ana.page.mouse.up()
    expect(ana.bar).to_contain_text("h6, at level 2, covers 1 dark square")
    assert ana.moves_sent == []


def test_a_stack_can_be_looked_into(ana: ZaicSeat) -> None:
    stack = ana.page.get_by_role("region", name="h7: 4 tiles, from the top")
    x, y = ana.point_of(ana.place_of("h7"), "1 × 1")
    expect(ana.prompt).to_contain_text("press a stack to open it")
    ana.page.mouse.click(x, y)
    expect(stack).to_be_visible()
    expect(ana.prompt).not_to_contain_text("stack")
    ana.page.mouse.click(x, y)
    expect(stack).not_to_be_visible()
    ana.pick("2 × 1")
    ana.page.mouse.move(x, y)
    ana.page.mouse.down()
    expect(stack.get_by_role("listitem")).to_have_text(
        [re.compile(tile) for tile in ("1.×.1, light", "2.×.1 lying, dark", "2.×.2, light", "2.×.2, dark")]
    )
    ana.page.mouse.up()
    expect(stack).not_to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.place_of("h7").focus()
    ana.page.keyboard.press("i")
    expect(stack).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(stack).not_to_be_visible()


def test_a_finger_drags_a_tile_and_looks_into_a_stack(seat: Callable[..., ZaicSeat], address: str) -> None:
    ana = sit_before_stacks(seat(**TOUCH), address)
    devtools = ana.page.context.new_cdp_session(ana.page)

    def touch(what: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        devtools.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    box = ana.kind("1 × 1").bounding_box()
    assert box
    from_x, from_y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    x, y = ana.point_of(ana.place_of("h6"), "1 × 1")
    touch("touchStart", from_x, from_y)
    for step in (0.2, 0.4, 0.6, 0.8, 1, 1, 1):
        # The tile is seen above the finger, which rests at last: else the browser would take it for a fling.
        touch("touchMove", from_x + (x - from_x) * step, from_y + (y + 44 - from_y) * step)
        ana.page.wait_for_timeout(40)
    expect(ana.page.locator(".badge")).to_have_text("9")
    touch("touchEnd")
    expect(ana.bar).to_contain_text("h6, at level 2, covers 1 dark square")
    assert ana.moves_sent == []

    ana.press("Undo")
    stack = ana.page.get_by_role("region", name="h7: 4 tiles, from the top")
    touch("touchStart", *ana.point_of(ana.place_of("h7"), "1 × 1"))
    expect(stack).to_be_visible()
    touch("touchEnd")
    expect(stack).to_be_in_viewport(ratio=1)
    ana.page.touchscreen.tap(*ana.point_of(ana.place_of("d3"), "1 × 1"))
    expect(stack).not_to_be_visible()
    expect(ana.confirm_button).not_to_be_visible()


def test_views_change_with_a_key_also_for_who_waits(ana: ZaicSeat) -> None:
    views = ana.page.get_by_role("group", name="View")
    for view in ("Heights", "Areas", "Faces"):
        ana.page.keyboard.press("v")
        expect(views.get_by_role("radio", name=view)).to_be_checked()
    ana.choose()
    ana.confirm()
    expect(ana.prompt).to_contain_text("Kiln’s turn.")
    ana.page.keyboard.press("v")
    expect(views.get_by_role("radio", name="Heights")).to_be_checked()


def test_hints_are_marked_where_they_are(ana: ZaicSeat) -> None:
    ana.press("Hint")
    marked = ana.grid.get_by_role("gridcell", name=re.compile("^hint "))
    expect(marked.first).to_be_visible()
    found = {number_in(name) for label in labels(marked) for name in re.findall(r"hint \d", label)}
    assert found == {1, 2, 3}
    expect(ana.kinds.and_(ana.page.get_by_role("button", name=re.compile("^hint "))).first).to_be_visible()


def test_whose_turn_it_is_leaves_room_for_the_name(seat: Callable[..., ZaicSeat], address: str) -> None:
    ana = seat("Player 1")
    ana.lay(address, BOT)
    for width, height in ((1280, 800), (844, 390), (640, 400)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.wait_for_turn()
        name = ana.page.locator(".me b").filter(has_text="Player 1")
        assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth"), (width, height)
        expect(ana.page.locator(".me").get_by_text("Your turn")).to_be_visible()


def test_three_buttons_have_room_on_a_phone_on_its_side(seat: Callable[..., ZaicSeat], address: str) -> None:
    ana = sit_before_stacks(seat(**TOUCH | {"viewport": {"width": 844, "height": 390}}), address)
    ana.pick("2 × 1")
    back = ana.bar.get_by_role("button", name="Undo")
    box = back.bounding_box()
    assert box
    assert box["width"] == box["height"] == 44, "a picture says it"
    sizes = ana.bar.get_by_role("button").evaluate_all("(all) => all.map((one) => getComputedStyle(one).fontSize)")
    assert len(sizes) == 3
    assert len(set(sizes)) == 1


# ---- coming back ----------------------------------------------------------------------------------


def test_who_reloads_in_the_middle_of_a_turn_finds_everything_as_it_was(ana: ZaicSeat) -> None:
    before = labels(ana.grid.get_by_role("gridcell")), labels(ana.kinds), labels(ana.log)
    ana.choose()
    ana.page.reload()
    ana.wait_for_turn()
    assert (labels(ana.grid.get_by_role("gridcell")), labels(ana.kinds), labels(ana.log)) == before
    expect(ana.confirm_button).not_to_be_visible()
    ana.move()
    expect(ana.prompt).to_contain_text("Kiln’s turn.")


def test_a_move_put_together_is_kept_while_the_server_restarts(seat: Callable[..., ZaicSeat], tmp_path: Path) -> None:
    ana = seat(expected=r"WebSocket connection to 'ws://127\.0\.0\.1")
    with RunningServer(tmp_path / "tables.sqlite") as server:
        table = ana.lay(server.address, BOT)
        ana.move()
        ana.wait_for_turn()
        ana.choose()
        told = ana.preview.inner_text()
    expect(ana.prompt).to_contain_text("You are offline.")
    with server.again():
        ana.press("Try again")
        expect(ana.preview).to_have_text(told)
        ana.confirm()
        ana.wait_for_turn()
        assert moves_of(record_of(server.address, table)) == ana.moves_sent


def test_a_tile_drops_where_it_is_laid(seat: Callable[..., ZaicSeat], address: str) -> None:
    ana = seat(reduced_motion="no-preference")
    ana.page.add_init_script(FOLLOW_TILES)
    ana.lay(address, BOT)
    ana.move()
    ana.wait_for_turn()
    light, dark = ana.page.evaluate("window.flown")
    assert light == ["#z-light-Q", "scale(1.06)", 200]
    assert (dark[0][:7], *dark[1:]) == ("#z-dark", "scale(1.06)", 200)
