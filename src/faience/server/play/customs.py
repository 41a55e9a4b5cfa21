"""What a table needs of the house it stands in, and of those who come to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from faience.bots.external import Patience
from faience.server.protocol.telling import Audience
from faience.server.storage.log import Log
from faience.server.table.events import Opened
from faience.server.table.roster import Roster
from faience.server.thinking.thinker import Thinker

if TYPE_CHECKING:
    from faience.server.play.live_table import Table


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


class Client(Protocol):
    """Somebody connected to a table."""

    audience: Audience
    host: str
    """Where it comes from: who comes often gets no more than others."""

    def tell(self, message: bytes) -> None:
        """Send a message; never waits."""

    def close(self, code: int, reason: str) -> None:
        """End the connection after what was told."""


class House(Protocol):
    """Where tables stand."""

    log: Log
    roster: Roster
    thinker: Thinker
    customs: Customs

    async def lay(self, opened: Opened) -> str:
        """Lay a new table; returns its name."""

    def changed(self, table: Table) -> None:
        """Something happened at a table."""

    def put_away(self, table: Table) -> None:
        """A table is not to be used as it is: whoever asks for it next reads its log anew."""
