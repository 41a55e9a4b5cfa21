"""A server to test against, in a thread of this process, over a file of its own."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from faience.server.play.customs import Customs
from faience.server.storage.sqlite_log import SqliteLog
from faience.server.table.roster import Roster
from faience.server.wire.app import application
from faience.server.wire.page import FOLDER
from faience.server.wire.reach import Reach
from faience.server.wire.serve import Server, listen

QUICK = Customs(pace=0)
PROGRAM = Path(sys.executable).with_name("faience")
_T = TypeVar("_T")


class RunningServer:
    """A real server of this machine, at a free port unless one is named."""

    def __init__(
        self,
        data: Path,
        customs: Customs = QUICK,
        page: Path | None = None,
        port: int = 0,
        roster: Roster | None = None,
        base: str | None = None,
    ) -> None:
        self.data = data
        self._listener = listen("127.0.0.1", port)
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        started = threading.Event()
        reach = Reach(self._listener, f"http://{self.address}" if base is None else base)
        app = application(SqliteLog(data), customs, page or FOLDER, roster, reach)
        self._server = Server(app, started.set)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._listener]})
        self._thread.start()
        assert started.wait(10)

    @property
    def in_play(self) -> list[str]:
        """The tables that are not put away."""
        return list(self._server.config.app.state.tables._tables)  # type: ignore[union-attr]

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()

    def again(self) -> RunningServer:
        """The same once more after it has stopped: over the same file, and where its clients look for it."""
        server = RunningServer(self.data, port=int(self.address.rpartition(":")[2]))
        if server.address != self.address:
            server.stop()
            raise AssertionError(f"{self.address} was taken meanwhile")
        return server

    def __enter__(self) -> RunningServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def run(conversation: Coroutine[Any, Any, _T], seconds: float = 30) -> _T:
    """Run what clients do, which must come to an end."""
    return asyncio.run(asyncio.wait_for(conversation, seconds))


@contextmanager
def program(data: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command `faience serve`, and the address at which it says it is."""
    command = [str(PROGRAM), "serve", "--no-open", "--data", str(data), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            told = ""
            while not (found := re.search(r"Faience is at http://(\S+)/", told)):
                line = process.stdout.readline()
                assert line, process.communicate()
                told += line
            process.told = told  # type: ignore[attr-defined]
            yield process, found[1]
        finally:
            if process.poll() is None:
                process.kill()
