"""How tables are run."""

from __future__ import annotations

from dataclasses import dataclass, field

from faience.bots.external import Patience


@dataclass(frozen=True, slots=True)
class Customs:
    """How tables are run."""

    pace: float = 0.6
    """A bot moves no sooner than so many seconds after what happened before."""
    kept: float = 300
    """For so many seconds the seat of somebody who went away is kept."""
    idle: float = 300
    """After so many seconds without anybody a table is put away; the log keeps it."""
    connections: int = 100
    """How many may watch a table at the same time, and as many may play there."""
    patience: Patience = field(default_factory=Patience)
    """With programs of others."""
