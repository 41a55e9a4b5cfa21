"""Tiles that move: a round as most will see it."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.table import BOT, Seat, labels, number_in

FLYING = "document.getAnimations().some(({ effect }) => effect.getKeyframes().some(({ transform }) => transform))"


def test_a_round_is_played_while_tiles_fly(seat: Callable[..., Seat], address: str) -> None:
    ana = seat(reduced_motion="no-preference")
    ana.lay(address, BOT)
    ana.move()
    ana.page.wait_for_function(FLYING)
    moves = 1
    while ana.round == 1:
        ana.wait_for_turn()
        ana.choose()
        told = ana.preview.inner_text()
        ana.confirm()
        moves += 1
        ana.wait_for_turn()
    assert len(ana.moves_sent) == moves
    assert ana.score == number_in(told, r"→ (\d+)")
    assert sum("Ana took" in line for line in labels(ana.log)) == moves
