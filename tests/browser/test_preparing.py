"""A move put together while another thinks: kept, and sent by Confirm alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.table import Seat, led_to


def sit_down(seat: Callable[..., Seat], address: str) -> tuple[Seat, Seat]:
    """Ana and Ben at screens of their own; Ana is to move."""
    table, *secrets = led_to(address, "azul", ["here:Ana", "here:Ben"], lambda both: both.position["to_move"] == 0)
    ana, ben = seat("Ana"), seat("Ben")
    ana.sit_at(address, table, secrets[0])
    ben.sit_at(address, table, secrets[1])
    ana.wait_for_turn()
    expect(ben.prompt).to_contain_text("Ana’s turn. You may look around, or prepare a move.")
    return ana, ben


def test_a_prepared_move_waits_for_the_turn_and_for_confirm(seat: Callable[..., Seat], address: str) -> None:
    ana, ben = sit_down(seat, address)
    ben.press("Prepare a move")
    expect(ben.prompt).to_contain_text("Preparing your move.")
    # Ana will take from the first source; the last one stays as it is.
    ben.take(ben.handfuls.count() - 1)
    ben.place(5)
    expect(ben.prompt).to_contain_text("It is kept until your turn.")
    expect(ben.preview).to_be_visible()
    expect(ben.confirm_button).to_have_count(0)
    ben.page.keyboard.press("Enter")
    ana.take(0)
    ana.place(5)
    ana.confirm()
    expect(ben.confirm_button).to_be_visible()
    expect(ben.preview).to_be_visible()
    assert ben.moves_sent == []
    ben.confirm()
    ana.wait_for_turn()
    assert len(ben.moves_sent) == 1


def test_a_prepared_move_that_no_longer_fits_is_told(seat: Callable[..., Seat], address: str) -> None:
    ana, ben = sit_down(seat, address)
    ben.page.keyboard.press("p")
    ben.take(0)
    ben.place(5)
    ana.take(0)
    ana.place(5)
    ana.confirm()
    expect(ben.prompt).to_contain_text("The move you prepared is no longer possible. Choose again.")
    expect(ben.confirm_button).to_have_count(0)
    assert ben.moves_sent == []
    ben.choose()
    ben.confirm()
    ana.wait_for_turn()


def test_who_stops_preparing_has_nothing_chosen(seat: Callable[..., Seat], address: str) -> None:
    ana, ben = sit_down(seat, address)
    ben.press("Prepare a move")
    stop = ben.bar.get_by_role("button", name="Stop preparing")
    expect(stop).to_be_visible()
    ben.take(0)
    expect(stop).to_have_count(0)
    ben.page.keyboard.press("Escape")
    expect(ben.prompt).to_contain_text("Preparing your move.")
    expect(stop).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(ben.prompt).to_contain_text("Ana’s turn.")
    expect(ben.handfuls).to_have_count(0)
    ana.move()
    ben.wait_for_turn()
    expect(ben.confirm_button).to_have_count(0)
