"""What a client asked for and cannot have."""

from __future__ import annotations

from typing import Literal

Code = Literal[
    "malformed",
    "too_large",
    "stale",
    "illegal",
    "not_your_turn",
    "not_your_seat",
    "no_undo",
    "no_hint",
    "no_prepare",
    "seat_taken",
    "not_over",
    "not_started",
    "over",
    "unknown_bot",
    "no_table",
    "no_watching",
    "bad_invitation",
    "bad_spec",
    "busy",
    "broken",
]
"""Why a request is refused."""


class Denied(Exception):
    """A request that cannot be met; nothing has changed."""

    def __init__(self, code: Code, message: str, n: int | None = None, why: bytes | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.n = code, message, n
        self.why = why
        """Of an illegal move, what the game's core tells of it."""
