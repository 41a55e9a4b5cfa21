"""Every table there is, in play or put away."""

from __future__ import annotations

import asyncio
import logging

from faience.server.play.customs import Customs
from faience.server.play.index import Index, sorted_out
from faience.server.play.live_table import LiveTable
from faience.server.protocol.messages import Create, Created, Mine, SeatKey, TableList
from faience.server.storage.log import Log, LogFailed, NumberTaken
from faience.server.table import events
from faience.server.table.denied import Denied
from faience.server.table.events import Opened
from faience.server.table.keys import table_name
from faience.server.table.roster import Roster
from faience.server.table.setup import laid
from faience.server.table.state import BrokenLog, TableState
from faience.server.thinking.thinker import Thinker

_REMEMBERED = 200
"""How many tables are listed when the server starts."""
_LISTED = 2000
"""How many tables are kept in the list."""
_MINE = 200
"""How many tables a browser may ask about at once."""
_ROUNDS = 30.0
"""Every so many seconds somebody goes round and puts deserted tables away."""

_log = logging.getLogger(__name__)


class Tables:
    """All tables: here they are laid, found and put away."""

    def __init__(self, log: Log, customs: Customs, roster: Roster) -> None:
        self.log = log
        self.customs = customs
        self.roster = roster
        self.thinker = Thinker(roster, customs.patience)
        self._index = Index(_LISTED)
        self._tables: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        self._rounds: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Remember the last tables, and begin."""
        for name in reversed(await self.log.tables(_REMEMBERED)):
            try:
                self._index.put(await self._state_of(name))
            except Denied as denied:
                _log.error("%s", denied)
        self._rounds = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Put every table away and close the log."""
        if self._rounds is not None:
            self._rounds.cancel()
        for table in list(self._tables.values()):
            await table.close()
        self._tables.clear()
        await self.thinker.close()
        await self.log.close()

    # ---- tables -----------------------------------------------------------------------------

    async def create(self, wish: Create) -> Created:
        """Lay a table as somebody wishes."""
        opened, secrets = laid(
            wish.spec,
            wish.seats,
            self.roster,
            starts=wish.starts,
            title=wish.title,
            watch=wish.watch,
            hints=wish.hints,
        )
        return Created(await self.lay(opened), [SeatKey(seat, secret) for seat, secret in secrets.items()])

    async def lay(self, opened: Opened) -> str:
        """Lay a new table; returns its name."""
        while True:
            name = table_name()
            try:
                await self.log.append(name, 0, events.written(opened))
            except NumberTaken:  # of 2**42 names one that is in use
                continue
            except LogFailed as error:
                raise _busy(error) from error
            await self.table(name)
            return name

    async def table(self, name: str) -> LiveTable:
        """A table by its name, read from the log if it is not in play."""
        if name in self._tables:
            return self._tables[name]
        if name not in self._reading:
            self._reading[name] = asyncio.create_task(self._read(name))
        # Whoever asked first may go away; the others still want the table.
        return await asyncio.shield(self._reading[name])

    async def _read(self, name: str) -> LiveTable:
        try:
            table = self._tables[name] = LiveTable(await self._state_of(name), self)
        finally:
            del self._reading[name]
        self.changed(table)
        await table.begin()
        return table

    async def _state_of(self, name: str) -> TableState:
        try:
            rows = await self.log.read(name)
        except LogFailed as error:
            raise _busy(error) from error
        if not rows:
            raise Denied("no_table", f"there is no table {name}")
        try:
            return TableState.replay(name, rows)
        except BrokenLog as error:
            raise Denied("broken", str(error)) from error

    def changed(self, live: LiveTable) -> None:
        """Something happened at a table."""
        self._index.put(live.table)

    def put_away(self, live: LiveTable) -> None:
        """A table is not to be used as it is: whoever asks for it next reads its log anew."""
        if self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(_ROUNDS)
            for table in list(self._tables.values()):
                if table.deserted:
                    self.put_away(table)
                    await table.close()

    def game_of(self, name: str) -> str | None:
        """The game of a table that was used lately, and that not only its players may see."""
        listed = self._index.get(name)
        return listed.summary.game if listed and not listed.secret else None

    # ---- the lobby --------------------------------------------------------------------------

    def public(self) -> TableList:
        """The tables that anyone may watch."""
        return self._index.public()

    async def mine(self, asked: Mine) -> TableList:
        """How the tables stand that a browser remembers; those that are not there are left out."""
        if len(asked.tables) > _MINE:
            raise Denied("too_large", f"at most {_MINE} tables can be asked about at once")
        summaries = []
        for remembered in asked.tables:
            listed = self._index.get(remembered.table)
            if listed is None:
                try:
                    listed = self._index.put(await self._state_of(remembered.table))
                except Denied:
                    continue
            if summary := listed.seen_with(remembered.secrets):
                summaries.append(summary)
        return sorted_out(summaries)


def _busy(error: LogFailed) -> Denied:
    _log.error("%s", error)
    return Denied("busy", "the log of the tables cannot be used just now; try again")
