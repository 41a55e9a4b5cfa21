"""The log in an SQLite file.

A commit that is safe on disk takes milliseconds, whatever it holds. So one thread does all the writing, and takes
everything that waits into one transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

from faience.server.storage.log import LogFailed, NumberTaken

_VERSION = 1
_SCHEMA = (
    """
    CREATE TABLE events (
        "table" TEXT NOT NULL,
        number INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY ("table", number)
    ) WITHOUT ROWID
    """,
    "CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, changed REAL NOT NULL) WITHOUT ROWID",
    "CREATE INDEX tables_by_change ON tables (changed)",
    f"PRAGMA user_version = {_VERSION}",
)
_TOGETHER = 1000
"""How many appends one transaction takes at most."""
_PATIENCE = 5.0
"""For how many seconds another process may hold the file."""


@dataclass(frozen=True, slots=True, eq=False)
class _Append:
    table: str
    number: int
    body: bytes
    done: Future[None] = field(default_factory=Future)


class SqliteLog:
    """A log in a file, which is made if it is not there."""

    def __init__(self, file: Path) -> None:
        self._file = file
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)  # the invitations in it are not for other users of the machine
        self._reader = self._open()
        self._reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="log-reader")
        self._waiting: SimpleQueue[_Append | None] = SimpleQueue()
        self._writer = Thread(target=self._write, args=[self._open()], name="log-writer", daemon=True)
        self._writer.start()
        self._closed = False

    # ---- the interface ----------------------------------------------------------------------

    async def append(self, table: str, number: int, body: bytes) -> None:
        self._check_open()
        append = _Append(table, number, body)
        self._waiting.put(append)
        await asyncio.wrap_future(append.done)

    async def read(self, table: str) -> list[tuple[int, bytes]]:
        return await self._rows('SELECT number, body FROM events WHERE "table" = ? ORDER BY number', table)

    async def tables(self, limit: int) -> list[str]:
        rows = await self._rows("SELECT id FROM tables ORDER BY changed DESC LIMIT ?", limit)
        return [table for (table,) in rows]

    async def close(self) -> None:
        self._check_open()
        self._closed = True
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reading.submit(self._reader.close)
        await asyncio.to_thread(self._reading.shutdown)

    # ---- behind it --------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._closed:
            raise LogFailed(f"{self._file} is closed")

    def _open(self) -> sqlite3.Connection:
        """A connection for one thread, which need not be this one."""
        try:
            connection = sqlite3.connect(self._file, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN IMMEDIATE")  # two processes may find the file empty at the same time
            ((version,),) = connection.execute("PRAGMA user_version")
            ((things,),) = connection.execute("SELECT count(*) FROM sqlite_master")
            if version == 0 and things == 0:
                for statement in _SCHEMA:
                    connection.execute(statement)
            elif version != _VERSION:
                connection.close()
                raise LogFailed(f"{self._file} is no log of version {_VERSION}, which this Faience reads")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise self._failed(error) from error
        return connection

    async def _rows(self, query: str, value: str | int) -> list[Any]:
        self._check_open()

        def rows() -> list[Any]:
            try:
                return self._reader.execute(query, (value,)).fetchall()
            except sqlite3.Error as error:
                raise self._failed(error) from error

        return await asyncio.wrap_future(self._reading.submit(rows))

    def _write(self, connection: sqlite3.Connection) -> None:
        """The writing thread."""
        closing = False
        while not closing:
            batch = [self._waiting.get()]
            while not self._waiting.empty() and len(batch) < _TOGETHER:
                batch.append(self._waiting.get())
            closing = None in batch
            # What was given up before it was begun is left out; what is begun can be given up no more.
            self._commit(
                connection, [append for append in batch if append and append.done.set_running_or_notify_cancel()]
            )
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[_Append]) -> None:
        """Write a batch in one transaction; an append whose number is taken fails alone."""
        taken: set[_Append] = set()
        now = time.time()
        try:
            connection.execute("BEGIN IMMEDIATE")
            for append in batch:
                try:
                    row = (append.table, append.number, append.body)
                    connection.execute("INSERT INTO events VALUES (?, ?, ?)", row)
                except sqlite3.IntegrityError:
                    taken.add(append)
                else:
                    connection.execute("INSERT OR REPLACE INTO tables VALUES (?, ?)", (append.table, now))
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):  # whatever fails, the thread goes on
                connection.rollback()
            for append in batch:
                append.done.set_exception(self._failed(error))
            return
        for append in batch:
            if append in taken:
                append.done.set_exception(NumberTaken(append.table, append.number))
            else:
                append.done.set_result(None)

    def _failed(self, error: sqlite3.Error) -> LogFailed:
        return LogFailed(f"{self._file}: {error}")
