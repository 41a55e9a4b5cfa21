"""Who thinks for a seat, and the threads for it. Nobody who has to go keeps the others waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from faience.server.thinking.turns import Turns

_AGAIN = 0.01
"""After how many seconds a mind that has to go is told so once more."""
_SEEN_OUT = 5.0
"""So many seconds the server waits for them when it stops."""


class Mind(Protocol):
    """Whoever thinks, in a thread beside the event loop."""

    def close(self) -> None:
        """End the thinking that another thread waits for, if it has begun, and free what it needs."""


class Place(NamedTuple):
    """What a mind is kept for: a bot on a seat."""

    table: str
    seat: int
    bot: str


_M = TypeVar("_M", bound=Mind)
_T = TypeVar("_T")


class Room(Generic[_M]):
    """Some threads, and the minds that are kept from one move of their seats to the next.

    Those used last are kept, up to a number of them. Who asks for much waits for those who ask for little. All but the
    thinking itself happens on the event loop.
    """

    def __init__(self, name: str, threads: int, kept: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._turns = Turns(threads)
        self._kept = kept
        self._minds: OrderedDict[Place, _M] = OrderedDict()
        """The latest used last."""
        self._busy: dict[_M, Future[Any]] = {}
        self._leaving: set[asyncio.Task[None]] = set()

    async def ask(self, who: str, place: Place | None, make: Callable[[], _M], think: Callable[[_M], _T]) -> _T:
        """What a mind thinks for somebody, that of the place or a new one. Without a place it is not kept.

        A thought that is cancelled is ended, too; the mind that thought it is dismissed, as is one that failed.
        """
        async with self._turns.one(who):
            return await self._ask(place, make, think)

    async def _ask(self, place: Place | None, make: Callable[[], _M], think: Callable[[_M], _T]) -> _T:
        mind = (self._minds.pop(place, None) if place else None) or make()
        if place:
            self._minds[place] = mind
        thought = self._busy[mind] = self._pool.submit(think, mind)
        self._trim()
        try:
            return await asyncio.wrap_future(thought)
        except BaseException:
            if place and self._minds.get(place) is mind:
                del self._minds[place]
            self._dismiss(mind)
            raise
        finally:
            self._busy.pop(mind, None)
            self._trim()

    def forget(self, table: str) -> None:
        """Dismiss those who play at a table."""
        for place in [place for place in self._minds if place.table == table]:
            self._dismiss(self._minds.pop(place))

    async def close(self) -> None:
        """Dismiss all, and begin nothing more."""
        for mind in {*self._minds.values(), *self._busy}:
            self._dismiss(mind)
        self._minds.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._leaving:
            await asyncio.wait(self._leaving, timeout=_SEEN_OUT)

    def _trim(self) -> None:
        idle = [place for place, mind in self._minds.items() if mind not in self._busy]
        for place in idle[: max(0, len(self._minds) - self._kept)]:
            self._dismiss(self._minds.pop(place))

    def _dismiss(self, mind: _M) -> None:
        leaving = asyncio.create_task(_see_out(mind, self._busy.get(mind)))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)


async def _see_out(mind: Mind, thought: Future[Any] | None) -> None:
    """End a mind and its thought: again and again, for the first time may come before the thinking has begun."""
    while True:
        done = thought is None or thought.done()
        await asyncio.to_thread(mind.close)  # a program is given a moment to end by itself
        if done:
            return
        await asyncio.sleep(_AGAIN)
