"""Traces: a game as JSON lines with everything that anyone needs to check its rules from outside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from faience.games.game import State
from faience.games.seats import OVER
from faience.notation.record import Deal, Record


def trace(record: Record, **header: Any) -> Iterator[dict[str, Any]]:
    """The lines of a game's trace, the first with the spec and what else is known of the game."""
    yield {"game": record.game.spec, **header}
    before: State | None = None
    for state, event in zip(record.states(), [None, *record.events], strict=True):
        if isinstance(event, Deal):
            yield {"deal": event.text}
        elif event is not None and before is not None:
            yield {"seat": event.seat, "legal": before.legal_texts(), "move": event.text, "scores": list(state.scores)}
        before = state
    if before is not None and before.to_move == OVER:
        yield {"over": True, "scores": list(before.scores), "winners": list(before.winners), "reason": before.reason}
