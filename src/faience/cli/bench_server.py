"""What the server's moves cost: whole tables played over loopback by another process, in closed loops, for a while.

At each table two people sit at screens of their own and somebody looks on; when a game is over another table is laid.
The server's CPU time is what the system says of its process: the load itself is not in it, laying the tables is.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect

from faience.games.registry import load
from faience.games.seats import OVER

_SERVE = "import sys; sys.argv[1:] = {!r}; from faience.cli.main import run; run()"
_LEAST_PAUSE = 0.06
"""Seconds between two moves of a client: the server refuses who says more than 20 things a second."""


class _Yours(msgspec.Struct):
    n: int
    choices: Raw = Raw(b"null")


class _Position(msgspec.Struct):
    to_move: int


class _Heard(msgspec.Struct):
    """Of any message, what is needed to play."""

    type: str
    position: _Position | None = None
    yours: _Yours | None = None


_heard: msgspec.json.Decoder[_Heard] = msgspec.json.Decoder(_Heard)


@dataclass(slots=True)
class _Tally:
    """What was seen while it counted."""

    moves: int = 0
    to_mover: list[int] = field(default_factory=list)
    """Bytes of each message that told a client that it is to move."""
    delays: list[float] = field(default_factory=list)
    """Seconds from a move sent to the message that tells of it."""


def measure_server(seconds: float, tables: int, spec: str = "azul") -> dict[str, Any]:
    """The figures of so many tables, played for about so many seconds."""
    with tempfile.TemporaryDirectory() as folder, _server(Path(folder) / "tables.sqlite") as (process, address):
        tally, cpu, wall = asyncio.run(_play(process.pid, address, spec, tables, seconds))
    if not tally.moves:
        raise RuntimeError("no move was played")
    return {
        "spec": spec,
        "tables": tables,
        "listeners": 3,
        "seconds": round(wall, 1),
        "moves": tally.moves,
        "moves_per_s": round(tally.moves / wall),
        "cpu_us_per_move": round(1e6 * cpu / tally.moves),
        "bytes_to_mover": round(statistics.fmean(tally.to_mover)),
        "bytes_to_mover_most": max(tally.to_mover),
        "delay_ms_median": round(1e3 * statistics.median(tally.delays), 1),
        "delay_ms_p99": round(1e3 * statistics.quantiles(tally.delays, n=100)[98], 1),
    }


@contextmanager
def _server(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own, and where it is."""
    command = ["serve", "--port", "0", "--no-open", "--data", str(data)]
    with subprocess.Popen([sys.executable, "-c", _SERVE.format(command)], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            found = re.search(r"http://([\d.]+:\d+)/", process.stdout.readline())
            if not found:
                raise RuntimeError("the server did not start")
            yield process, found[1]
        finally:
            process.terminate()


async def _play(pid: int, address: str, spec: str, tables: int, seconds: float) -> tuple[_Tally, float, float]:
    """Play at all tables; what was seen, the server's CPU time and the time it took."""
    tally, cpu, start = _Tally(), _cpu(pid), time.monotonic()
    await asyncio.gather(*(_games(address, spec, start + seconds, tally) for _ in range(tables)))
    return tally, _cpu(pid) - cpu, time.monotonic() - start


async def _games(address: str, spec: str, until: float, tally: _Tally) -> None:
    """One table after the other, each played to its end while there is time."""
    while time.monotonic() < until:
        async with AsyncExitStack() as stack:
            seats = await _sit(stack, address, spec)
            await asyncio.gather(*(_client(socket, spec, welcome, until, tally) for socket, welcome in seats))


async def _sit(stack: AsyncExitStack, address: str, spec: str) -> list[tuple[ClientConnection, _Heard]]:
    """A new table: two who play and one who looks on, each with what they were told first."""
    wish = {"spec": spec, "seats": [{"who": "here"}, {"who": "here"}], "starts": 0}
    created = await asyncio.to_thread(_post, f"http://{address}/api/tables", wish)
    holds = [*([key["secret"]] for key in created["keys"]), []]
    return [await _come(stack, address, created["table"], secrets) for secrets in holds]


async def _come(stack: AsyncExitStack, address: str, table: str, secrets: list[str]) -> tuple[ClientConnection, _Heard]:
    url = f"ws://{address}/api/tables/{table}/live"
    socket = await stack.enter_async_context(connect(url, max_size=None, max_queue=None, compression=None))
    await socket.send(json.dumps({"type": "hello", "secrets": secrets}))
    return socket, _heard.decode(await socket.recv(decode=False))


async def _client(socket: ClientConnection, spec: str, told: _Heard, until: float, tally: _Tally) -> None:
    """Play a legal move whenever asked; take in everything else."""
    read = msgspec.json.Decoder(import_module(f"faience.games.{load(spec).name}.facts").Choices | None)
    sent = 0.0
    while True:
        choices = read.decode(told.yours.choices) if told.yours else None
        if told.yours and choices:
            if sent:
                await asyncio.sleep(max(0.0, sent + _LEAST_PAUSE - time.monotonic()))
            # Of the legal moves one in the middle: the first ones lead to the floor.
            moves = choices.moves
            move = moves[len(moves) // 2].move
            sent = time.monotonic()
            await socket.send(json.dumps({"type": "move", "n": told.yours.n, "move": move}))
        left = until - time.monotonic()
        if left <= 0 or (told.position and told.position.to_move == OVER):
            return
        try:
            async with asyncio.timeout(left):
                heard = await socket.recv(decode=False)
        except TimeoutError:
            return
        told = _heard.decode(heard)
        if choices:
            tally.moves += told.type == "played"
            tally.delays.append(time.monotonic() - sent)
        if b'"choices":' in heard:
            tally.to_mover.append(len(heard))


def _post(url: str, body: object) -> dict[str, Any]:
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=10) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def _cpu(pid: int) -> float:
    """Seconds of CPU that a process has used; Linux tells."""
    # After the name, which may hold spaces: state and eleven more, then user and system time in ticks.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
