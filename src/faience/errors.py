"""What can go wrong when something is handed in from outside: each error says what was expected."""

from __future__ import annotations

__all__ = ["BadDeal", "BadNotation", "BadPosition", "BadRecord", "BadSpec", "FaienceError", "IllegalMove"]


class FaienceError(ValueError):
    """The base of all of Faience's errors: a value that no game could take. Nothing was changed."""


class BadSpec(FaienceError):
    """A game, an option or a value that does not exist."""


class BadNotation(FaienceError):
    """A text that names no move of the game."""


class IllegalMove(FaienceError):
    """A move of the game that may not be played now."""


class BadDeal(FaienceError):
    """Tiles that cannot be drawn now, or a text that is no deal."""


class BadPosition(FaienceError):
    """A text that is no position, or a position that breaks what every state keeps."""


class BadRecord(FaienceError):
    """A text that is no record, or a record of a game that could not have been played."""
