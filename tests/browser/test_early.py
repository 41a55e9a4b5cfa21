"""Two people tile their walls at the same time, each at a screen of their own."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.table import Seat, beside
from tests.server.planted import plant, secret, tiling
from tests.server.running import RunningServer


def tiling_table(server: RunningServer) -> str:
    """A table on the grey wall where both players have two cells to choose; the first is to move."""
    return beside(plant(server.data, tiling("azul(wall=grey)", ["here", "here"])))


def waiting(seat: Seat) -> Locator:
    """The tiles that somebody laid early, on the board in the middle."""
    wall = seat.page.get_by_role("grid", name="Wall")
    return wall.get_by_role("gridcell", name=re.compile("laid early"))


def lay(seat: Seat) -> None:
    expect(seat.cells.first).to_be_visible()
    seat.choose()
    seat.confirm()


def test_both_choose_at_once_and_see_only_their_own(
    seat: Callable[..., Seat], server: RunningServer, axe: Callable[..., list[str]]
) -> None:
    table = tiling_table(server)
    ana, ben = seat("Player 0"), seat("Player 1")
    ana.sit_at(server.address, table, secret(0))
    ben.sit_at(server.address, table, secret(1))
    for person in (ana, ben):
        person.wait_for_turn()

    lay(ben)
    expect(waiting(ben)).to_have_count(1)
    lay(ben)
    expect(waiting(ben)).to_have_count(2)
    expect(ben.cells).to_have_count(0)
    assert axe(ben.page) == []
    expect(ana.page.get_by_text("laid early")).to_have_count(0)
    expect(ana.opponent("Player 1")).not_to_contain_text("1 point")

    # Taken back, found again after a reload, chosen again.
    ben.press("Take back")
    expect(waiting(ben)).to_have_count(1)
    ben.page.reload()
    expect(waiting(ben)).to_have_count(1)
    lay(ben)
    expect(waiting(ben)).to_have_count(2)

    lay(ana)
    lay(ana)
    for person in (ana, ben):
        expect(person.log.first).to_contain_text("Round 2")
        for name in ("Player 0", "Player 1"):
            expect(person.log.filter(has_text=f"{name} laid")).to_have_count(2)
        expect(waiting(person)).to_have_count(0)
    assert [move[1] for move in ana.moves_sent + ben.moves_sent].count("@") == 5
