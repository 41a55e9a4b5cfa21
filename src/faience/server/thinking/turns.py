"""Who may use one of a few things next: those who wait come to it in turn, however much one of them asks for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many places, used by anybody while some are free, else by one asker after the other."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By who asks; who was served last stands at the end."""

    @asynccontextmanager
    async def one(self, who: str) -> AsyncIterator[None]:
        """One of the places, once it is that asker's turn."""
        await self._take(who)
        try:
            yield
        finally:
            self._give()

    async def _take(self, who: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give()  # it came just when nobody waited for it any more
            raise

    def _give(self) -> None:
        while self._waiting:
            who, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[who] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
