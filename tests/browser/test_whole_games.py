"""Whole games against a bot, every move made with the mouse, to the end of the game."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

import faience
from tests.browser.table import Seat, number_in

REASONS = {"row": "a row of the wall is complete", "no_tiles": "no tiles were left to deal"}


def play_out(seat: Seat) -> dict[str, int]:
    """Play to the end, checking each step; how often something was seen."""
    seen = {"moves": 0, "cells": 0, "rounds": 0}
    foretold = None
    while not seat.is_over():
        if foretold is not None and seat.round_card.is_visible():
            assert seat.score == foretold
            seen["rounds"] += 1
        tiling = seat.cells.count() > 0
        seat.choose()
        assert len(seat.moves_sent) == seen["moves"], "nothing is sent before it is confirmed"
        foretold = number_in(seat.preview.inner_text(), r"→ (\d+)")
        seat.confirm()
        seen["moves"] += 1
        seen["cells"] += tiling
    return seen


@pytest.mark.parametrize(("wall", "joker"), [("Coloured", "No")])
def test_a_game_against_a_bot(seat: Callable[..., Seat], address: str, wall: str, joker: str) -> None:
    ana = seat()
    table = ana.lay(address, "Magpie, a bot", wall=wall, joker_tiles=joker)
    seen = play_out(ana)
    print(seen)
    print(ana.end.aria_snapshot())
    record = faience.Record.loads(httpx.get(f"http://{address}/api/tables/{table}/record").text)
    print(record.dumps())
