"""Who thinks for a seat, and the threads for it. Nobody who has to go keeps the others waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from faience.server.thinking.turns import Turns

_AGAIN = 0.01
"""After how many seconds a player that has to go is told so once more."""
_SEEN_OUT = 5.0
"""So many seconds the server waits for them when it stops."""


class BotPlayer(Protocol):
    """Whoever thinks, in a thread beside the event loop."""

    def close(self) -> None:
        """End the thinking that another thread waits for, if it has begun, and free what it needs."""


class Place(NamedTuple):
    """What a player is kept for: a bot on a seat."""

    table: str
    seat: int
    bot: str


_P = TypeVar("_P", bound=BotPlayer)
_T = TypeVar("_T")


class BotThreads(Generic[_P]):
    """Some threads, and the players that are kept from one move of their seats to the next.

    Those used last are kept, up to a number of them. Who asks for much waits for those who ask for little. All but the
    thinking itself happens on the event loop.
    """

    def __init__(self, name: str, threads: int, kept: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._turns = Turns(threads)
        self._kept = kept
        self._players: OrderedDict[Place, _P] = OrderedDict()
        """The latest used last."""
        self._busy: dict[_P, Future[Any]] = {}
        self._leaving: set[asyncio.Task[None]] = set()

    async def ask(self, who: str, place: Place | None, make: Callable[[], _P], think: Callable[[_P], _T]) -> _T:
        """What a player thinks for somebody, that of the place or a new one. Without a place it is not kept.

        A thought that is cancelled is ended, too; the player that thought it is dismissed, as is one that failed.
        """
        async with self._turns.one(who):
            return await self._ask(place, make, think)

    async def _ask(self, place: Place | None, make: Callable[[], _P], think: Callable[[_P], _T]) -> _T:
        player = (self._players.pop(place, None) if place else None) or make()
        if place:
            self._players[place] = player
        thought = self._busy[player] = self._pool.submit(think, player)
        self._trim()
        try:
            return await asyncio.wrap_future(thought)
        except BaseException:
            if place and self._players.get(place) is player:
                del self._players[place]
            self._dismiss(player)
            raise
        finally:
            self._busy.pop(player, None)
            self._trim()

    def forget(self, table: str) -> None:
        """Dismiss those who play at a table."""
        for place in [place for place in self._players if place.table == table]:
            self._dismiss(self._players.pop(place))

    async def close(self) -> None:
        """Dismiss all, and begin nothing more."""
        for player in {*self._players.values(), *self._busy}:
            self._dismiss(player)
        self._players.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._leaving:
            await asyncio.wait(self._leaving, timeout=_SEEN_OUT)

    def _trim(self) -> None:
        idle = [place for place, player in self._players.items() if player not in self._busy]
        for place in idle[: max(0, len(self._players) - self._kept)]:
            self._dismiss(self._players.pop(place))

    def _dismiss(self, player: _P) -> None:
        leaving = asyncio.create_task(_see_out(player, self._busy.get(player)))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)


async def _see_out(player: BotPlayer, thought: Future[Any] | None) -> None:
    """End a player and its thought: again and again, for the first time may come before the thinking has begun."""
    while True:
        done = thought is None or thought.done()
        await asyncio.to_thread(player.close)  # a program is given a moment to end by itself
        if done:
            return
        await asyncio.sleep(_AGAIN)
