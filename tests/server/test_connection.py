"""A connection by itself: a reader that does not read keeps nobody else waiting."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from faience.server.live import Connection
from tests.server.house import run


class DeafSocket:
    """A WebSocket whose other end takes nothing and says nothing."""

    closed: tuple[int, str] | None = None

    async def send_text(self, _: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self, code: int, reason: str) -> None:
        self.closed = code, reason


def test_who_reads_too_slowly_is_cut_off() -> None:
    async def conversation() -> None:
        socket = DeafSocket()
        connection = Connection(socket)  # type: ignore[arg-type]
        serving = asyncio.create_task(connection.serve(None, "lark"))  # type: ignore[arg-type]
        for _ in range(300):
            connection.tell(b"{}")
            await asyncio.sleep(0)
        await serving
        assert socket.closed == (1013, "too slow; connect again")

    run(conversation())


def test_who_does_not_say_hello_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.server.live._PATIENCE", 0.05)

    async def conversation() -> None:
        socket = DeafSocket()
        await Connection(socket).serve(None, "lark")  # type: ignore[arg-type]
        assert socket.closed == (1008, "malformed")

    run(conversation())
