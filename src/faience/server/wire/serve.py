"""Running the server on this machine until somebody stops it."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from faience.folders import data_folder
from faience.server.play.customs import Customs
from faience.server.storage.sqlite_log import SqliteLog
from faience.server.table.roster import Roster
from faience.server.wire.app import application
from faience.server.wire.reach import Reach, base_address, origin

_EVERYWHERE = ("0.0.0.0", "::")
_GRACE = 3
"""How many seconds clients have to finish when the server stops."""
_FRAME = 64 * 1024
"""Larger messages are not read at all; smaller ones that are too large are refused in words."""


def data_file() -> Path:
    """Where tables are kept unless another file is named."""
    return data_folder() / "tables.sqlite"


def serve(host: str, port: int, data: Path, roster: Roster, *, address: str = "", open_browser: bool) -> None:
    """Serve until the process is told to stop. Others find it at the given address, or else at the machine's own."""
    if address:
        base_address(address)
    listener = listen(host, port)
    reach = Reach(listener, address)
    here = origin("http", "127.0.0.1" if host in _EVERYWHERE else host, listener.getsockname()[1]) + "/"

    def tell() -> None:
        if port not in (0, listener.getsockname()[1]):
            print(f"Port {port} is taken, so another one is used.")
        print(f"Faience is at {here} — press Ctrl-C to stop", flush=True)
        if roster.guests:
            print(f"Programs that may be seated: {', '.join(roster.guests)}", flush=True)
        told = reach.told("127.0.0.1")
        if found := [told.address] if told.address else told.own:
            print(f"Others find it at {' or '.join(found)}", flush=True)
        if open_browser and _has_display():
            # Some browsers answer only when they are closed.
            threading.Thread(target=_open_browser, args=[here], daemon=True).start()

    server = Server(application(SqliteLog(data), Customs(), roster=roster, reach=reach), tell)
    # uvicorn stops in order and then repeats the signal that stopped it; here that is no failure.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, server.handle_exit)
    server.run(sockets=[listener])


class Server(uvicorn.Server):
    """uvicorn, set up for Faience, that tells when it has started."""

    def __init__(self, app: ASGIApp, tell: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                ws="websockets-sansio",
                ws_max_size=_FRAME,
                ws_per_message_deflate=False,
                access_log=False,
                log_level="warning",
                lifespan="on",
                timeout_graceful_shutdown=_GRACE,
            )
        )
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell()


def listen(host: str, port: int) -> socket.socket:
    """A socket at a port, or at a free one if that is taken."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        made = socket.create_server((host, port), family=family, dualstack_ipv6=both)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        made = socket.create_server((host, 0), family=family, dualstack_ipv6=both)
    # Of a socket that does not name its protocol asyncio does not know that it is TCP's, and would let small answers
    # wait for more to come.
    return socket.socket(made.family, made.type, socket.IPPROTO_TCP, fileno=made.detach())


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_browser(address: str) -> None:
    try:
        webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return  # the address is printed: whoever wants the page can open it
