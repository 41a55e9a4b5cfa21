"""What every log of tables keeps to."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from faience.server.storage.log import LogFailed, NumberTaken
from faience.server.storage.sqlite_log import SqliteLog
from tests.server.running import run


def test_what_is_appended_can_be_read_by_another(tmp_path: Path) -> None:
    async def conversation() -> None:
        log, other = SqliteLog(tmp_path / "log"), SqliteLog(tmp_path / "log")
        for number in range(3):
            await log.append("lark", number, b"%d" % number)
        await log.append("wren", 0, b"else")
        assert await other.read("lark") == [(0, b"0"), (1, b"1"), (2, b"2")]
        assert await other.read("rook") == []
        await log.close()
        await other.close()

    run(conversation())


def test_other_users_of_the_machine_cannot_read_it(tmp_path: Path) -> None:
    async def conversation() -> None:
        log = SqliteLog(tmp_path / "log")
        await log.append("lark", 0, b"0")
        assert {file.stat().st_mode & 0o077 for file in tmp_path.iterdir()} == {0}
        await log.close()

    run(conversation())


def test_a_number_is_taken_once(tmp_path: Path) -> None:
    async def conversation() -> None:
        log, other = SqliteLog(tmp_path / "log"), SqliteLog(tmp_path / "log")
        await log.append("lark", 0, b"first")
        for late in (log, other):
            with pytest.raises(NumberTaken):
                await late.append("lark", 0, b"second")
        assert await log.read("lark") == [(0, b"first")]
        await log.close()
        await other.close()

    run(conversation())


def test_of_many_appends_at_once_only_those_fail_whose_number_is_taken(tmp_path: Path) -> None:
    async def conversation() -> None:
        log = SqliteLog(tmp_path / "log")
        await log.append("lark", 7, b"early")
        appends = [log.append("lark", number, b"x") for number in range(200)]
        doubled = [log.append("lark", 100, b"y"), log.append("wren", 0, b"z")]
        results = await asyncio.gather(*appends, *doubled, return_exceptions=True)
        failed = [place for place, result in enumerate(results) if result is not None]
        assert failed == [7, 200]
        assert all(isinstance(results[place], NumberTaken) for place in failed)
        assert [number for number, _ in await log.read("lark")] == list(range(200))
        assert dict(await log.read("lark"))[100] == b"x"
        await log.close()

    run(conversation())


def test_two_processes_never_write_the_same_number(tmp_path: Path) -> None:
    async def conversation() -> None:
        logs = [SqliteLog(tmp_path / "log") for _ in range(2)]
        appends = [log.append("lark", number, b"x") for number in range(50) for log in logs]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert sum(result is None for result in results) == 50
        assert sum(isinstance(result, NumberTaken) for result in results) == 50
        for log in logs:
            await log.close()

    run(conversation())


def test_an_append_that_was_given_up_does_not_stop_the_others(tmp_path: Path) -> None:
    async def conversation() -> None:
        log = SqliteLog(tmp_path / "log")
        given_up = asyncio.create_task(log.append("lark", 0, b"x"))
        await asyncio.sleep(0)
        given_up.cancel()
        await log.append("wren", 0, b"y")
        assert await log.read("wren") == [(0, b"y")]
        await log.close()

    run(conversation())


def test_the_tables_that_changed_last_come_first(tmp_path: Path) -> None:
    async def conversation() -> None:
        log = SqliteLog(tmp_path / "log")
        for table, number in (("lark", 0), ("wren", 0), ("rook", 0), ("lark", 1)):
            await log.append(table, number, b"")
        assert await log.tables(2) == ["lark", "rook"]
        assert await log.tables(9) == ["lark", "rook", "wren"]
        await log.close()

    run(conversation())


def test_a_closed_log_has_written_everything_and_takes_no_more(tmp_path: Path) -> None:
    async def conversation() -> None:
        log = SqliteLog(tmp_path / "log")
        appends = [asyncio.create_task(log.append("lark", number, b"x")) for number in range(20)]
        await asyncio.sleep(0)
        await log.close()
        await asyncio.gather(*appends)
        with pytest.raises(LogFailed, match="closed"):
            await log.append("lark", 20, b"x")

    run(conversation())
    with sqlite3.connect(tmp_path / "log") as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (20,)
    connection.close()


def test_what_was_acknowledged_survives_the_death_of_the_process(tmp_path: Path) -> None:
    code = f"""
import asyncio, os, signal
from pathlib import Path
from faience.server.storage.sqlite_log import SqliteLog

async def main():
    log = SqliteLog(Path({str(tmp_path / "log")!r}))
    await asyncio.gather(*(log.append("lark", number, b"x") for number in range(100)))
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == -9

    async def conversation() -> None:
        log = SqliteLog(tmp_path / "log")
        assert len(await log.read("lark")) == 100
        await log.close()

    run(conversation())


@pytest.mark.parametrize(
    "statement", ["PRAGMA user_version = 2", "CREATE TABLE contacts (name TEXT)"], ids=["later", "foreign"]
)
def test_a_file_of_another_version_or_program_is_left_alone(tmp_path: Path, statement: str) -> None:
    file = tmp_path / "log"
    connection = sqlite3.connect(file)
    connection.execute(statement)
    connection.commit()
    connection.close()
    with pytest.raises(LogFailed, match="is no log of version 1"):
        SqliteLog(file)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "log"
    file.write_text("A letter to my aunt. " * 100)
    with pytest.raises(LogFailed, match="not a database"):
        SqliteLog(file)
    assert file.read_text().startswith("A letter")
