"""How long a bot may think about a move."""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from faience.errors import BadSpec
from faience.games.game import State

if TYPE_CHECKING:
    from faience.bots.bot import Bot

_PART = re.compile(r"(nodes|ms)=([1-9][0-9]{0,14})")


@dataclass(frozen=True, slots=True)
class Limit:
    """At most so many nodes, so many milliseconds, or both; neither leaves it to the bot.

    A search that is limited by nodes alone gives the same answer on every machine.

    >>> Limit.parse("nodes=1000,ms=50")
    Limit(nodes=1000, ms=50)
    >>> print(Limit(ms=100))
    ms=100
    """

    nodes: int | None = None
    ms: int | None = None

    @classmethod
    def parse(cls, text: str) -> Limit:
        """The limit of a text like ``nodes=1000`` or ``nodes=1000,ms=50``; raises BadSpec."""
        found: dict[str, int] = {}
        for part in text.split(","):
            match = _PART.fullmatch(part)
            if match is None or match[1] in found:
                raise BadSpec(f"a limit like nodes=1000, ms=100 or both with a comma was expected, not {text!r}")
            found[match[1]] = int(match[2])
        return cls(**found)

    @property
    def seconds(self) -> float | None:
        """The limit of time in seconds."""
        return None if self.ms is None else self.ms / 1000

    def __bool__(self) -> bool:
        return self.nodes is not None or self.ms is not None

    def __str__(self) -> str:
        parts = (("nodes", self.nodes), ("ms", self.ms))
        return ",".join(f"{name}={value}" for name, value in parts if value is not None)


def heeds_limits(bot: Bot) -> bool:
    """Whether a bot can be told how long to think; the baselines move at once."""
    return "limit" in inspect.signature(bot.choose).parameters


def choose(bot: Bot, state: State, limit: Limit) -> int:
    """A bot's move, within a limit if there is one and the bot heeds it."""
    thinker: Any = bot
    return int(thinker.choose(state, limit) if limit and heeds_limits(bot) else thinker.choose(state))
