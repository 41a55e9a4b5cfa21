"""A client's WebSocket: what it says is checked and passed to its table, what the table tells is sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from faience.server.play.live_table import FAILED, LiveTable, encoded
from faience.server.play.tables import Tables
from faience.server.protocol.messages import ClientMessage, Hello
from faience.server.protocol.telling import refused
from faience.server.table.denied import Denied
from faience.server.table.seats import Held
from faience.server.wire.reach import Reach

LARGEST = 16 * 1024
"""The largest message a client may send, in bytes."""
_PATIENCE = 10.0
"""Within so many seconds a client says hello, and takes what it was told last."""
_RATE = 20.0
"""So many messages a second a client may send in the long run, and twice as many at once."""
_QUEUE = 256
"""So many messages may wait for a slow reader; then it is cut off, and may connect again."""

_DONE, _REFUSED, _TOO_LARGE, _TRY_LATER = 1000, 1008, 1009, 1013
_CODES: Mapping[str, int] = {"too_large": _TOO_LARGE, "busy": _TRY_LATER}
"""With which codes connections end that are refused; else with ``_REFUSED``, and trying again is of no use."""

_log = logging.getLogger(__name__)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


async def live(websocket: WebSocket) -> None:
    """The endpoint."""
    if not from_our_page(websocket):
        await websocket.close(_REFUSED)
        return
    await websocket.accept()
    await Connection(websocket).serve(websocket.app.state.tables, websocket.path_params["table"])


def from_our_page(connection: HTTPConnection) -> bool:
    """Programs name no origin; a browser names the page's, which must be ours: where it came to, or its owner's."""
    origin = connection.headers.get("origin")
    if origin is None or origin.partition("://")[2] == connection.headers.get("host"):
        return True
    reach: Reach = connection.app.state.reach
    return reach.is_ours(origin)


class Allowance:
    """How much a client may still say: a bucket that fills by and by."""

    def __init__(self) -> None:
        self._tokens = 2 * _RATE
        self._then = time.monotonic()

    def spend(self) -> None:
        """Use some up; raises `Denied` if there is none."""
        now = time.monotonic()
        self._tokens = min(2 * _RATE, self._tokens + (now - self._then) * _RATE)
        self._then = now
        if self._tokens < 1:
            raise Denied("busy", f"at most {_RATE:g} messages a second")
        self._tokens -= 1


class Connection:
    """One client. What it is told waits in a queue, so that it can keep nobody else waiting."""

    def __init__(self, websocket: WebSocket) -> None:
        self.held: Held = frozenset()
        self.host = websocket.client.host if websocket.client else ""
        self._websocket = websocket
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(_QUEUE)
        self._allowance = Allowance()
        self._writing = asyncio.create_task(self._write())
        self._end: tuple[int, str] | None = None

    def tell(self, message: bytes) -> None:
        if self._end is None:
            try:
                self._queue.put_nowait(message)
            except asyncio.QueueFull:
                self._end = _TRY_LATER, "too slow; connect again"
                self._writing.cancel()

    def close(self, code: int, reason: str) -> None:
        if self._end is None:
            self._end = code, reason
            try:
                self._queue.put_nowait(None)
            except asyncio.QueueFull:
                self._writing.cancel()

    async def serve(self, tables: Tables, name: str) -> None:
        """Listen and tell until one side ends it."""
        listening = asyncio.create_task(self._listen(tables, name))
        try:
            await asyncio.wait([listening, self._writing], return_when=asyncio.FIRST_COMPLETED)
            self.close(_DONE, "")
            await asyncio.wait([self._writing], timeout=_PATIENCE)
        finally:
            for task in (listening, self._writing):
                task.cancel()
            await asyncio.gather(listening, self._writing, return_exceptions=True)
        if self._end:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # the other side may have ended it before
                await self._websocket.close(*self._end)

    async def _write(self) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            while (message := await self._queue.get()) is not None:
                await self._websocket.send_text(message.decode())

    # ---- listening --------------------------------------------------------------------------

    async def _listen(self, tables: Tables, name: str) -> None:
        try:
            table = await self._greet(tables, name)
            try:
                while True:
                    await self._answer(table)
            finally:
                table.disconnect(self)
        except Denied as denied:
            self.tell(encoded(refused(denied)))
            self.close(_CODES.get(denied.code, _REFUSED), denied.code)
        except WebSocketDisconnect:
            pass
        except Exception:
            _log.exception("a connection to table %s failed", name)
            self.close(FAILED, "")

    async def _greet(self, tables: Tables, name: str) -> LiveTable:
        """The table, once the client has said who it is."""
        try:
            async with asyncio.timeout(_PATIENCE):
                hello = await self._heard()
        except TimeoutError:
            raise Denied("malformed", f"hello was expected within {_PATIENCE:g} s") from None
        if not isinstance(hello, Hello):
            raise Denied("malformed", "the first message is hello")
        table = await tables.table(name)
        table.connect(self, hello.secrets)
        return table

    async def _answer(self, table: LiveTable) -> None:
        try:
            message = await self._heard()
            # What a table has begun it finishes, also for a client that is cut off meanwhile.
            await asyncio.shield(table.hear(self, message))
        except Denied as denied:
            if denied.code == "too_large":
                raise
            self.tell(encoded(refused(denied)))

    async def _heard(self) -> ClientMessage:
        """What the client says next; raises `Denied` if it is no message."""
        frame = await self._websocket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", _DONE))
        said = frame.get("bytes") or (frame.get("text") or "").encode()
        if len(said) > LARGEST:
            raise Denied("too_large", f"a message has at most {LARGEST} bytes")
        self._allowance.spend()
        try:
            return _decoder.decode(said)
        except (ValueError, RecursionError) as error:  # no JSON, not that message, no UTF-8; nested too deeply
            raise Denied("malformed", str(error)) from None
