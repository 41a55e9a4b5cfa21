"""The built page, served with headers that let it load nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDER = Path(__file__).with_name("page")
_FOR_EVER = "public, max-age=31536000, immutable"
"""Vite names assets after their contents: a changed one has another name."""
_HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'self'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def page_routes(folder: Path) -> list[BaseRoute]:
    """The routes of the page: its one document for every address of its own, and its files."""

    async def shown(_: Request) -> Response:
        return document(folder)

    routes: list[BaseRoute] = [Route("/", shown), Route("/t/{table}", shown)]
    if folder.is_dir():
        routes += [
            Mount("/assets", _Assets(directory=folder / "assets", check_dir=False)),
            Mount("/", StaticFiles(directory=folder)),
        ]
    return routes


def document(folder: Path, status: int = 200) -> Response:
    """The page's one document, which finds out by itself what to show at an address."""
    index = folder / "index.html"
    if not index.is_file():
        return PlainTextResponse("The page has not been built yet: make web builds it.\n", 503)
    return FileResponse(index, status, headers={"Cache-Control": "no-cache"})


class _Assets(StaticFiles):
    def file_response(self, *arguments: object, **options: object) -> Response:
        response = super().file_response(*arguments, **options)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = _FOR_EVER
        return response


class SecurityHeaders:
    """Puts the headers on every answer over HTTP."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, send_with_headers)
