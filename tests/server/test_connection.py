"""A connection by itself: a reader that does not read keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from faience.server.wire.connection import Connection
from faience.server.wire.serve import listen
from tests.server.running import run


class DeafSocket:
    """A WebSocket whose other end takes nothing and says nothing."""

    client = None
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
        deaf = DeafSocket()
        connection = Connection(deaf)  # type: ignore[arg-type]
        serving = asyncio.create_task(connection.serve(None, "lark"))  # type: ignore[arg-type]
        for _ in range(300):
            connection.tell(b"{}")
            await asyncio.sleep(0)
        await serving
        assert deaf.closed == (1013, "too slow; connect again")

    run(conversation())


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no such sockets")
def test_everywhere_in_version_6_is_everywhere() -> None:
    with listen("::", 0) as listener:
        port = listener.getsockname()[1]
        for host in ("127.0.0.1", "::1"):
            socket.create_connection((host, port), timeout=5).close()


def test_small_answers_do_not_wait_for_more_to_come() -> None:
    """asyncio switches that off only for sockets that name TCP as their protocol."""
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname(), timeout=5):
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.proto == socket.IPPROTO_TCP


def test_who_does_not_say_hello_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.server.wire.connection._PATIENCE", 0.05)

    async def conversation() -> None:
        deaf = DeafSocket()
        await Connection(deaf).serve(None, "lark")  # type: ignore[arg-type]
        assert deaf.closed == (1008, "malformed")

    run(conversation())
