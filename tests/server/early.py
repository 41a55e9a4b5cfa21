"""People at a table who tile at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AsyncExitStack

import faience
from faience.server.table.events import Event
from tests.server.clients import Player, get
from tests.server.planted import plant, secret, tiling
from tests.server.running import RunningServer

GREY = "azul(wall=grey)"


class Sitting:
    """People at a planted table, each at a screen of their own unless some share one, and somebody who watches."""

    def __init__(self, server: RunningServer, happened: Sequence[Event], screens: Sequence[Sequence[int]]) -> None:
        self._server, self._happened, self._screens = server, happened, screens
        self._stack = AsyncExitStack()
        self.table = ""

    async def __aenter__(self) -> list[Player]:
        self.table = await plant(self._server.data, self._happened)
        people = [[secret(seat) for seat in seats] for seats in self._screens]
        clients = [
            await self._stack.enter_async_context(Player(self._server.address, self.table, *secrets))
            for secrets in [*people, []]
        ]
        await settled(*clients)
        return clients

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def record(self) -> faience.Record:
        return faience.Record.loads((await get(self._server.address, f"/api/tables/{self.table}/record")).text)


def two(server: RunningServer) -> Sitting:
    """Two people tile the grey wall, two cells each; seat 0 is to move."""
    return Sitting(server, tiling(GREY, ["here", "here"]), [[0], [1]])


async def told_nothing(player: Player) -> None:
    """Whatever happened, this client has heard nothing of it."""
    heard = len(player.heard)
    await player.say({"type": "ping"})
    await player.answer("pong")
    assert [message["type"] for message in player.heard[heard:]] == ["pong"]


async def settled(*players: Player) -> None:
    """Everybody has heard everything so far."""
    for player in players:
        await player.say({"type": "ping"})
        await player.answer("pong")


async def taken_back(player: Player) -> None:
    n = player.n
    assert player.position["undo"] == "free"
    await player.say({"type": "undo", "n": n})
    await player.until(lambda: player.n > n)


async def choose_all(player: Player) -> list[str]:
    """Lay all tiles that there are to lay, early or not."""
    chosen = []
    while player.choices and "@" in player.choices[0]:
        chosen.append(player.choices[-1])
        await player.play(chosen[-1])
    return chosen


def at_round(player: Player, n: int) -> bool:
    """Whether a round is dealt."""
    return player.position["round"] == n and player.position["to_move"] >= 0


def laid(player: Player) -> list[str]:
    """What a client is shown of its early choices, as moves."""
    return [f"{early['effect']['row']}@{early['effect']['column']}" for early in player.position["early"]]
