"""Hints and rematches."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.table import BOT, Seat, finished


def test_a_hint_proposes_a_move_that_waits_to_be_confirmed(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT)
    ana.wait_for_turn()
    ana.press("Hint")
    advice = ana.page.get_by_role("group", name="Hint")
    expect(advice.get_by_role("listitem")).to_have_count(3)
    advice.get_by_role("listitem").nth(1).get_by_role("button").click()
    expect(advice).not_to_be_visible()
    expect(ana.preview).to_be_visible()
    assert ana.moves_sent == []
    ana.confirm()
    ana.wait_for_turn()
    assert len(ana.moves_sent) == 1


def test_a_table_without_hints_gives_none(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.open(address)
    ana.page.get_by_text("Allow hints").click()
    ana.press("Open the table")
    ana.wait_for_turn()
    expect(ana.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_rematch_leads_both_to_a_new_table_one_seat_further(seat: Callable[..., Seat], address: str) -> None:
    ana, ben = seat("Ana"), seat("Ben")
    table, *secrets = finished(address, "azul", ["here:Ana", "here:Ben"])
    ana.sit_at(address, table, secrets[0])
    ben.sit_at(address, table, secrets[1])
    ana.press("Rematch")
    ben.press("Go to the rematch")
    ben.wait_for_turn()
    assert ana.table == ben.table != table
    expect(ana.board()).to_contain_text("You")
    expect(ana.prompt).to_contain_text("Ben’s turn.")
    ben.move()
    ana.move()
    ben.wait_for_turn()
