"""Programs of others in the lobby, in the waiting room and at the table."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from faience.server.table.roster import Guest, Roster
from tests.browser.table import Seat
from tests.server.running import QUICK, RunningServer

ALICE = "Alice:2 & <b>Co</b>"
"""A name of which nothing may be taken for anything else."""


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    bot = f"{sys.executable} examples/bot.py"
    gone = f"{sys.executable} -c raise(SystemExit)"
    roster = Roster([Guest.parse(f"{ALICE}={bot}"), Guest.parse(f"Gone={gone}")])
    with RunningServer(tmp_path_factory.mktemp("server") / "tables.sqlite", QUICK, roster=roster) as running:
        yield running


def test_a_program_is_chosen_in_the_lobby_and_plays(
    seat: Callable[..., Seat], address: str, axe: Callable[[Page], list[str]]
) -> None:
    ana = seat("Ana")
    ana.open(address)
    ana.seat_at(2, ALICE)
    expect(ana.page.get_by_text(ALICE, exact=True).and_(ana.page.locator("b"))).to_be_visible()
    expect(ana.main).to_contain_text("A program that the host of this server has added")
    assert axe(ana.page) == []
    ana.lay(address, ALICE)
    ana.move()
    expect(ana.log.filter(has_text=f"{ALICE} took").first).to_be_visible()
    ana.wait_for_turn()


def test_a_program_takes_an_open_seat_and_loses_it_to_the_house(seat: Callable[..., Seat], address: str) -> None:
    ana = seat("Ana")
    ana.lay(address, "A friend")
    ana.press("Give to Gone")
    ana.move()
    lost = "Gone is out: the program stopped running. A bot of the house takes the seat."
    expect(ana.log.filter(has_text=lost)).to_be_visible()
    ana.wait_for_turn()
    expect(ana.opponent("Gone")).to_contain_text(re.compile("level 3 of 6|3/6"))
    ana.move()
    ana.wait_for_turn()
