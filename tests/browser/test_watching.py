"""Who only watches sees every move as it is made, and can do nothing about it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from faience.games.registry import GAMES
from tests.browser.table import Seat, labels, led_to, one_more, record_of

Json = dict[str, Any]
DRAWN = "(all) => all.map((one) => one.innerHTML)"
"""Everything of the boards; the log beside them is none of it."""


@pytest.mark.parametrize("game", GAMES)
def test_who_watches_sees_the_moves_and_has_no_choices(seat: Callable[..., Seat], address: str, game: str) -> None:
    table, *secrets = led_to(address, game, ["here:Ana", "here:Ben"], lambda players: players.position["n"] >= 2)
    cleo = seat("Cleo")
    heard: list[Json] = []
    cleo.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    cleo.open(address, f"/t/{table}")
    expect(cleo.prompt).to_contain_text("watching")
    for _ in range(4):
        boards = cleo.page.locator("[data-board]")
        drawn = boards.evaluate_all(DRAWN)
        lines = len(labels(cleo.log))
        mover = next(name for name in ("Ana", "Ben") if f"{name}’s turn" in cleo.prompt.inner_text())
        state, saying = record_of(address, table).state, GAMES[game].saying("en")
        effect = GAMES[game].told.effect(state, one_more(address, table, *secrets))
        expect(cleo.log.first).to_contain_text(saying.telling.did(effect, mover))
        assert len(labels(cleo.log)) > lines
        assert boards.evaluate_all(DRAWN) != drawn

    # Whatever is pressed, nothing is chosen and nothing is sent. The space bar stops the moves and lets them go on.
    for key in ["1", "2", "3", "b", "y", "r", "k", "w", "n", "u", "h", "Enter", "Space", "Backspace"]:
        cleo.page.keyboard.press(key)
    expect(cleo.prompt).to_contain_text("Paused")
    cleo.page.keyboard.press("Space")
    for place in (*cleo.page.locator("[data-board] button, [data-board] [role=gridcell]").all()[:12],):
        if place.is_visible():
            place.click(force=True)
    expect(cleo.prompt).to_contain_text("watching")
    expect(cleo.bar.get_by_role("button", disabled=False)).to_have_count(0)
    assert {message["type"] for message in cleo.sent} == {"hello"}
    told = [message for message in heard if message.get("position")]
    assert len(told) >= 5
    assert all("choices" not in message["yours"] and "undo" not in message["yours"] for message in told)
