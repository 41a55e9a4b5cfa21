"""Who sits where: people, who hold their seats by a secret, bots, and seats still open."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Literal

from faience.bots import is_bot
from faience.languages import BOT_NAMES, plain
from faience.server.table.events import Chair
from faience.server.table.keys import fits

Held = frozenset[int]
"""The seats that somebody holds."""
LONGEST_NAME = 40


@dataclass(slots=True)
class Seat:
    """A seat as it is taken now."""

    name: str
    secret: str
    """The hash of a person's secret."""
    invitation: str
    """By which it was, or still is, to be had."""
    bot: str
    """The level, or the program's name, of the bot that plays here, for itself or for a person."""

    @classmethod
    def of(cls, chair: Chair) -> Seat:
        return cls(chair.name, chair.secret, chair.invitation, chair.bot)

    @property
    def who(self) -> Literal["person", "bot", "open"]:
        if self.secret:
            return "person"
        return "bot" if self.bot else "open"

    @property
    def played_by_person(self) -> bool:
        """Whether a person decides here, rather than a bot in its stead."""
        return self.who == "person" and not self.bot


def held_by(seats: Sequence[Seat], secrets: Iterable[str]) -> Held:
    """The seats that secrets hold."""
    tried = list(secrets)
    return frozenset(
        number
        for number, seat in enumerate(seats)
        if seat.who == "person" and any(fits(secret, seat.secret) for secret in tried)
    )


def unused_bot_name(bot: str, used: Collection[str]) -> str:
    """What one more bot at a table is called: one of the house has a name of the house, a program its own.

    >>> unused_bot_name("keen", ["Ana", "Kiln"]), unused_bot_name("Alice", ["Ana", "Alice"])
    ('Cobalt', 'Alice 2')
    """
    if is_bot(bot):
        return next((name for name in BOT_NAMES if name not in used), BOT_NAMES[-1])
    return next(name for n in count(1) if (name := bot if n == 1 else f"{bot} {n}") not in used)


def tidy(name: str) -> str:
    """A name that somebody gave, fit for the table: on one line, and not longer than a place card."""
    return plain(name)[:LONGEST_NAME].strip()


def unnamed(seat: int) -> str:
    """What somebody is called who gave no name."""
    return f"Player {seat + 1}"
