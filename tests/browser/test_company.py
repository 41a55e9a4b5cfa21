"""People at a table: each at a screen of their own, or several at one."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import CLIPBOARD
from tests.browser.table import BOT, Seat, copied, labels, led_to
from tests.server.running import RunningServer


def sit_together(host: Seat, guest: Seat, address: str) -> None:
    """The host lays a table, and the guest comes by its link."""
    host.lay(address, "A friend")
    host.press("Copy")
    guest.accept(copied(host.page))
    host.wait_for_turn()


def test_two_play_by_an_invitation_and_a_third_watches(seat: Callable[..., Seat], address: str) -> None:
    ana, ben, cleo = seat("Ana", permissions=CLIPBOARD), seat("Ben"), seat("Cleo")
    ana.lay(address, "A friend")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("The table is ready")
    expect(ana.main).to_contain_text("Ana starts, as agreed.")
    ana.press("Copy")

    ben.page.goto(copied(ana.page))
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ana invites you to Azul")
    expect(ben.main).to_contain_text("Azul · coloured wall · 2 players · about 30 min")
    expect(ben.main).to_contain_text("Ana starts, as agreed.")
    ben.page.get_by_label("My name").fill("Ben")
    ben.press("Sit down")
    ana.wait_for_turn()
    expect(ben.prompt).to_contain_text("Ana’s turn.")
    assert "#" not in ben.page.url, "who shares the address must not share the invitation"

    ana.open_menu().get_by_role("button", name="Copy the link to watch").click()
    cleo.page.goto(copied(ana.page))
    ana.page.keyboard.press("Escape")
    expect(cleo.prompt).to_contain_text("You are watching.")
    expect(ana.page.get_by_role("navigation", name="Menu")).to_contain_text("1 watching")
    expect(cleo.handfuls).to_have_count(0)
    expect(cleo.bar).to_have_count(0)
    watching = cleo.page.get_by_role("region", name="Watching")
    expect(watching.get_by_role("button")).to_have_count(1)
    expect(watching.get_by_role("button")).to_have_accessible_name("Pause")
    cleo.page.keyboard.type("1byrkw5")
    cleo.page.keyboard.press("Enter")
    assert {message["type"] for message in cleo.sent} == {"hello"}

    # Who watches may stop to look; the game goes on meanwhile.
    cleo.press("Pause")
    ana.move()
    expect(ben.log.first).to_contain_text("Ana took")
    expect(cleo.prompt).to_have_text("Paused. 1 move is waiting.")
    expect(cleo.log.filter(has_text="Ana took")).to_have_count(0)
    cleo.press("Go on")
    expect(cleo.log.first).to_contain_text("Ana took")
    expect(ben.opponent("Ana").get_by_role("img", name=re.compile(r"line \d: "))).to_be_visible()

    ben.move()
    for other in (ana, cleo):
        expect(other.log.first).to_contain_text("Ben took")
    ben.press("Ask to take back")
    expect(ben.bar).to_contain_text("You asked to take back your move.")
    expect(ana.bar).to_contain_text("Ben would like to take back the last move.")
    ana.press("Decline")
    ben.press("Ask to take back")
    ana.press("Agree")
    ben.wait_for_turn()
    expect(ana.log.first).to_have_text("Ben took a move back.")
    ben.move()
    ana.move()
    expect(ben.log.first).to_contain_text("Ana took")


def test_a_table_that_others_cannot_reach_says_what_to_do(seat: Callable[..., Seat], tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.sqlite", base="") as alone:
        ana = seat("Ana")
        ana.lay(alone.address, "A friend")
        expect(ana.main).to_contain_text("This table is open on this computer only.")
        expect(ana.main).to_contain_text("make play HOST=0.0.0.0")
        expect(ana.main).not_to_contain_text("127.0.0.1")
        expect(ana.page.get_by_role("button", name="QR")).to_have_count(0)


def test_an_invitation_has_the_address_that_the_owner_gave(seat: Callable[..., Seat], tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.sqlite", base="https://faience.example") as named:
        ana = seat("Ana", permissions=CLIPBOARD)
        ana.lay(named.address, "A friend")
        expect(ana.main).to_contain_text("https://faience.example/t/")
        ana.press("Copy")
        assert copied(ana.page).startswith(f"https://faience.example/t/{ana.table}#")


def test_who_comes_second_with_a_link_is_told_so(seat: Callable[..., Seat], address: str) -> None:
    ana, ben = seat("Ana", permissions=CLIPBOARD), seat("Ben")
    late = seat("Dora", expected="409")
    ana.lay(address, "A friend")
    ana.press("Copy")
    link = copied(ana.page)
    for other in (ben, late):
        other.page.goto(link)
        other.page.get_by_label("My name").fill(other.name)
    ben.press("Sit down")
    ana.wait_for_turn()
    late.press("Sit down")
    expect(late.page.get_by_role("alert")).to_contain_text("Someone has already taken that seat.")


def test_who_starts_is_drawn_or_chosen_before_anything_is_dealt(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT, starts="Kiln")
    ana.wait_for_turn()
    assert labels(ana.log)[-1] == "Kiln starts, as agreed."
    assert sum("Kiln took" in line for line in labels(ana.log)) == 1
    ana.lay(address, BOT, starts="By lot")
    ana.wait_for_turn()
    assert re.fullmatch(r"(Ana|Kiln) starts, drawn by lot\.", labels(ana.log)[-1])
    kiln_first = sum("Kiln took" in line for line in labels(ana.log)) == 1
    assert labels(ana.log)[-1].startswith("Kiln" if kiln_first else "Ana")


def test_an_open_seat_may_be_given_to_a_bot(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, "A friend")
    ana.press("Give to a bot")
    ana.move()
    ana.wait_for_turn()


def test_the_board_in_the_middle_is_that_of_the_seat_to_move(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, "Also here: Ben")
    for name, other in [("Ana", "Ben"), ("Ben", "Ana"), ("Ana", "Ben"), ("Ben", "Ana")]:
        expect(ana.board(name)).to_be_visible()
        expect(ana.opponent(other)).to_be_visible()
        expect(ana.prompt).to_contain_text(f"{name}, your turn.")
        before = labels(ana.handfuls)
        ana.choose()
        ana.confirm()
    expect(ana.board("Ana")).to_be_visible()
    ana.press("Take back")
    expect(ana.prompt).to_contain_text("Ben, your turn.")
    expect(ana.board("Ben")).to_be_visible()
    assert labels(ana.handfuls) == before


def test_a_bot_plays_for_somebody_until_they_take_their_seat_back(seat: Callable[..., Seat], address: str) -> None:
    ana, ben = seat("Ana", permissions=CLIPBOARD), seat("Ben")
    sit_together(ana, ben, address)
    menu = ana.open_menu()
    menu.get_by_role("button", name="Let a bot play for me").click()
    expect(menu.get_by_role("button", name="Take my seat back")).to_be_visible()
    expect(ben.opponent("Ana")).to_contain_text("A bot stands in")
    ben.move()
    ben.wait_for_turn()
    expect(ben.log.first).to_contain_text("Ana took")
    menu.get_by_role("button", name="Take my seat back").click()
    expect(menu.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ben.opponent("Ana")).to_contain_text("Friend")
    ben.move()
    ana.move()
    ben.wait_for_turn()


@pytest.mark.parametrize("language", ["en", "fr", "hu"])
def test_what_a_prepared_move_brings_stands_beside_its_buttons(
    seat: Callable[..., Seat], address: str, language: str
) -> None:
    table, *secrets = led_to(address, "azul", ["here:Ana", "here:Ben"], lambda both: both.position["to_move"] == 0)
    ben = seat("Ben", locale=language)
    ben.sit_at(address, table, secrets[1])
    bar = ben.page.locator("section.bar")
    height = bar.evaluate("(bar) => bar.offsetHeight")
    ben.page.keyboard.press("p")
    ben.page.locator("section.market button:enabled > *").first.click()
    ben.page.get_by_role("radio", disabled=False).nth(2).click()
    numbers = bar.locator("dd:visible")
    expect(numbers).to_have_count(3)
    buttons = bar.get_by_role("button")
    # To stop preparing is offered only while nothing is chosen.
    expect(buttons).to_have_count(2)
    left = buttons.first.evaluate("(button) => button.getBoundingClientRect().left")
    assert max(numbers.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().right)")) <= left
    assert bar.evaluate("(bar) => bar.offsetHeight") == height
