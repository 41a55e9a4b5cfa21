"""How long a bot may think about a move."""

from __future__ import annotations

import re
from dataclasses import dataclass

from faience.errors import BadSpec

_PART = re.compile(r"(nodes)=([1-9][0-9]{0,14})|(ms)=([1-9][0-9]{0,8})")


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
            name, number = (match[1] or match[3], match[2] or match[4]) if match else ("", "")
            if not name or name in found:
                raise BadSpec(f"a limit like nodes=1000, ms=100 or both with a comma was expected, not {text!r}")
            found[name] = int(number)
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
