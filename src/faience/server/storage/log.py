"""Where tables are kept: for each table a log of numbered events that only ever grows."""

from __future__ import annotations

from typing import Protocol


class LogFailed(OSError):
    """The log cannot be read or written: a full disk, a file that is no log of ours."""


class NumberTaken(Exception):
    """The table has an event of this number already: somebody else wrote it."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"event {number} of table {table} is written already")


class Log(Protocol):
    """The log of every table. Its key is (table, number), so nothing can be written twice."""

    async def append(self, table: str, number: int, body: bytes) -> None:
        """Write an event; returns when it is on disk.

        Raises `NumberTaken` if there is one of this number, and `LogFailed` if it cannot be written. Nothing is
        written then.
        """

    async def read(self, table: str) -> list[tuple[int, bytes]]:
        """The events of a table with their numbers, in order; none of a table that was never laid."""

    async def tables(self, limit: int) -> list[str]:
        """The tables to which something was appended last, the latest first."""

    async def close(self) -> None:
        """Finish what was begun."""
