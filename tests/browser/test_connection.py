"""The page goes and comes back, or the server does; the game stays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.table import BOT, Seat, labels, moves_of, record_of
from tests.server.running import RunningServer


def test_who_reloads_in_the_middle_of_a_turn_finds_everything_as_it_was(
    seat: Callable[..., Seat], address: str
) -> None:
    ana = seat()
    ana.lay(address, BOT)
    ana.move()
    ana.wait_for_turn()
    before = labels(ana.handfuls), labels(ana.log), ana.page.url
    ana.choose()
    ana.page.reload()
    ana.wait_for_turn()
    assert (labels(ana.handfuls), labels(ana.log), ana.page.url) == before
    expect(ana.confirm_button).not_to_be_visible()
    ana.move()
    ana.wait_for_turn()


def test_the_lobby_leads_back_to_a_table(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT)
    ana.move()
    ana.wait_for_turn()
    url = ana.page.url
    ana.page.get_by_role("link", name="Faience, back to the lobby").click()
    going = ana.page.get_by_role("link").filter(has_text="Your turn")
    expect(going).to_contain_text("Kiln 0")
    going.click()
    expect(ana.page).to_have_url(url)
    ana.move()


def test_a_game_goes_on_by_itself_when_the_server_comes_back(seat: Callable[..., Seat], tmp_path: Path) -> None:
    ana = seat(expected=r"WebSocket connection to 'ws://127\.0\.0\.1")
    with RunningServer(tmp_path / "tables.sqlite") as server:
        table = ana.lay(server.address, BOT)
        for _ in range(2):
            ana.move()
        ana.wait_for_turn()
        before = labels(ana.handfuls), labels(ana.log)
    expect(ana.prompt).to_contain_text("You are offline.")
    expect(ana.prompt).to_contain_text("Nothing is lost.")
    expect(ana.page.get_by_role("alert")).to_have_text("You are offline.")
    expect(ana.handfuls).to_have_count(0)
    sent = len(ana.moves_sent)
    with server.again() as again:
        expect(ana.prompt).to_contain_text("Your turn.", timeout=20_000)
        assert (labels(ana.handfuls), labels(ana.log)) == before
        ana.move()
        ana.wait_for_turn()
        assert len(ana.moves_sent) == sent + 1
        assert moves_of(record_of(again.address, table)) == ana.moves_sent


def test_a_move_put_together_while_the_line_fails_is_kept(seat: Callable[..., Seat], tmp_path: Path) -> None:
    ana = seat(expected=r"WebSocket connection to 'ws://127\.0\.0\.1")
    with RunningServer(tmp_path / "tables.sqlite") as server:
        ana.lay(server.address, BOT)
        ana.wait_for_turn()
        ana.choose()
        told = ana.preview.inner_text()
    expect(ana.prompt).to_contain_text("You are offline.")
    with server.again():
        ana.press("Try again")
        expect(ana.preview).to_have_text(told)
        ana.confirm()
        ana.wait_for_turn()
