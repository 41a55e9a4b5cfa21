"""The built page, served with headers that let it load nothing from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from faience.server.protocol.messages import Body

FOLDER = Path(__file__).parents[1] / "page"
_SLOT = '<script id="offers" type="application/json"></script>'
"""Where the document has room for data."""
_TABLE = "src/shell/TablePage.svelte"
"""What every table is shown with, by its source."""
_ELSE = "en"
"""The language of the page for those who speak none of the others that it has."""
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
}
_HERE = re.compile(r"(localhost|127\.0\.0\.1|\[::1\])(:\d+)?", re.IGNORECASE)
"""The hosts that browsers trust also without encryption."""


class Page:
    """The built page: one document for every address of its own, which finds out by itself what to show there."""

    def __init__(self, folder: Path, given: Callable[[], Body]) -> None:
        self._folder = folder
        self._given = cache(lambda: _as_data(given()))
        """What the document brings with it, so that its script need not ask; the same as long as the server runs."""

    def routes(self, game_of: Callable[[Request], str | None]) -> list[BaseRoute]:
        """The document and the page's files. What is known of a table's game is fetched along with its page."""

        async def lobby(request: Request) -> Response:
            return self.document(request)

        async def table(request: Request) -> Response:
            game, manifest = game_of(request), self._manifest()
            needs = [_TABLE, *([f"src/games/{game}/face.ts", _words(game, request, manifest)] if game else [])]
            response = self.document(request, links=_links(needs, manifest))
            response.headers.add_vary_header("Accept-Language")
            return response

        routes: list[BaseRoute] = [Route("/", lobby), Route("/t/{table}", table)]
        if self._folder.is_dir():
            routes += [
                Mount("/assets", _Assets(directory=self._folder / "assets", check_dir=False)),
                Mount("/", StaticFiles(directory=self._folder)),
            ]
        return routes

    def document(self, request: Request, status: int = 200, links: Iterable[str] = ()) -> Response:
        """The one document, with links that fetch what will be needed at once."""
        try:
            text = (self._folder / "index.html").read_text(encoding="utf-8")
        except FileNotFoundError:
            return PlainTextResponse("The page has not been built yet: make web builds it.\n", 503)
        text = text.replace(_SLOT, self._given()).replace("</head>", "".join(links) + "</head>")
        headers = {"Cache-Control": "no-cache", "ETag": f'"{sha256(text.encode()).hexdigest()[:32]}"'}
        if status == 200 and request.headers.get("if-none-match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        return HTMLResponse(text, status, headers)

    def _manifest(self) -> _Manifest:
        """What the page is made of; nothing before it is built."""
        try:
            return msgspec.json.decode((self._folder / "manifest.json").read_bytes(), type=dict[str, _Chunk])
        except FileNotFoundError:
            return {}


class _Chunk(msgspec.Struct, rename="camel"):
    """A part of the page, as Vite's manifest tells of it."""

    file: str
    css: list[str] = []
    imports: list[str] = []
    is_entry: bool = False


_Manifest = Mapping[str, _Chunk]
"""The parts of the page by the names of their sources."""


def _words(game: str, request: Request, manifest: _Manifest) -> str:
    """The source of a game's words in the first language that the browser asks for and the page has."""
    asked = re.findall(r"(?:^|,)\s*([a-z]+)", request.headers.get("accept-language", "").lower())
    sources = [f"../src/faience/words/{game}/board/{language}.ftl?game" for language in [*asked, _ELSE]]
    return next((source for source in sources if source in manifest), sources[-1])


def _links(needs: Iterable[str], manifest: _Manifest) -> Iterator[str]:
    """Links that fetch parts of the page, by the names of their sources, with all that they need in turn."""
    waiting = [name for name in needs if name in manifest]
    # The entry and what it needs stand in the document already.
    seen = {name for name, chunk in manifest.items() if chunk.is_entry}
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            chunk = manifest[name]
            yield f'<link rel="modulepreload" crossorigin href="/{chunk.file}">'
            yield from (f'<link rel="preload" as="style" crossorigin href="/{css}">' for css in chunk.css)
            waiting += chunk.imports


def _as_data(given: Body) -> str:
    """Data that the page's script finds in the document. A browser runs none of it, whatever is in there."""
    data = msgspec.json.encode(given).decode().replace("<", r"\u003c")
    return _SLOT.replace("></", f">{data}</")


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
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
                # Where it would be ignored, browsers complain of it.
                if scope["scheme"] == "https" or _HERE.fullmatch(Headers(scope=scope).get("host", "")):
                    headers["Cross-Origin-Opener-Policy"] = "same-origin"
            await send(message)

        await self._app(scope, receive, send_with_headers)
