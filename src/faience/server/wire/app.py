"""The server as an ASGI application: the lobby over HTTP, the tables over WebSockets, and the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from faience.server.play.customs import Customs
from faience.server.play.tables import Tables
from faience.server.protocol.card import card
from faience.server.protocol.messages import Body, Create, Created, Failure, Join, Mine
from faience.server.protocol.offers import offers
from faience.server.protocol.telling import failure
from faience.server.storage.log import Log
from faience.server.table.denied import Code, Denied
from faience.server.table.recording import record
from faience.server.table.roster import Roster
from faience.server.table.seats import held_by
from faience.server.wire import page
from faience.server.wire.connection import from_our_page, live
from faience.server.wire.reach import Reach

_LARGEST = 64 * 1024
"""The largest body of a request, in bytes."""
_STATUS: Mapping[Code, int] = {
    "too_large": 413,
    "no_table": 404,
    "no_watching": 403,
    "bad_invitation": 403,
    "seat_taken": 409,
    "busy": 503,
    "broken": 500,
}
"""Of those codes whose status is not 400."""

_B = TypeVar("_B", bound=Body)


def application(
    log: Log,
    customs: Customs,
    page_folder: Path = page.FOLDER,
    roster: Roster | None = None,
    reach: Reach | None = None,
) -> Starlette:
    """The server over the tables of a log, which it closes when it stops."""
    seated = roster or Roster()
    shown = page.Page(page_folder, lambda: offers(seated))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.reach = reach or Reach()
        app.state.tables = tables = Tables(log, customs, seated)
        try:
            await tables.open()
            yield
        finally:
            await tables.close()

    return Starlette(
        routes=[
            Route("/api/health", _health),
            Route("/api/games", _games),
            Route("/api/reach", _reach),
            Route("/api/tables", _tables, methods=["GET"]),
            Route("/api/tables", _create, methods=["POST"]),
            Route("/api/mine", _mine, methods=["POST"]),
            Route("/api/tables/{table}/join", _join, methods=["POST"]),
            Route("/api/tables/{table}/card", _card),
            Route("/api/tables/{table}/record", _record),
            WebSocketRoute("/api/tables/{table}/live", live),
            *shown.routes(_game_of),
        ],
        middleware=[Middleware(page.SecurityHeaders), Middleware(GZipMiddleware)],
        exception_handlers={Denied: _denied, HTTPException: partial(_not_found, shown)},
        lifespan=lifespan,
    )


async def _health(_: Request) -> Response:
    return _json({"ok": True})


async def _games(request: Request) -> Response:
    return _json(offers(_all_tables(request).roster))


async def _tables(request: Request) -> Response:
    return _json(_all_tables(request).public())


async def _create(request: Request) -> Response:
    return _json(await _all_tables(request).create(await _body(request, Create)), 201)


async def _mine(request: Request) -> Response:
    return _json(await _all_tables(request).mine(await _body(request, Mine)))


async def _join(request: Request) -> Response:
    wish = await _body(request, Join)
    live = await _all_tables(request).table(request.path_params["table"])
    return _json(Created(live.table.id, [await live.join(wish)]), 201)


async def _reach(request: Request) -> Response:
    reach: Reach = request.app.state.reach
    # In a thread: a machine may take seconds to look up its own name, and nobody's move shall wait for that.
    return _json(await asyncio.to_thread(reach.told, request.headers.get("host", "")))


async def _card(request: Request) -> Response:
    table = (await _all_tables(request).table(request.path_params["table"])).table
    return _json(card(table, _secret(request)))


async def _record(request: Request) -> Response:
    table = (await _all_tables(request).table(request.path_params["table"])).table
    if not table.may_watch(held_by(table.seats, [_secret(request)])):
        raise Denied("no_watching", "only its players may see this table: send a secret as Authorization: Bearer …")
    return PlainTextResponse(record(table).dumps())


# ---- reading and answering --------------------------------------------------------------------------


def _all_tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _game_of(request: Request) -> str | None:
    return _all_tables(request).game_of(request.path_params["table"])


def _secret(request: Request) -> str:
    """What a request brings to show that it may ask: not in the address, which is written down in many places."""
    scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


async def _body(request: Request, kind: type[_B]) -> _B:
    if not from_our_page(request):
        raise Denied("malformed", "a browser can ask for that only from the server's own page")
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > _LARGEST:
            raise Denied("too_large", f"a body has at most {_LARGEST} bytes")
    try:
        return msgspec.json.decode(bytes(read), type=kind)
    except (ValueError, RecursionError) as error:  # no JSON, not that message, no UTF-8; nested too deeply
        raise Denied("malformed", str(error)) from None


def _json(answer: Body | dict[str, bool], status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(answer), status, headers, media_type="application/json")


async def _denied(_: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return _json(failure(error), _STATUS.get(error.code, 400))


async def _not_found(shown: page.Page, request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if error.status_code == 404 and wants_page:
        return shown.document(request, 404)
    message = f"{request.method} {request.url.path}: {error.detail}"
    return _json(Failure("malformed", message), error.status_code)
