"""What a log says of itself, and what is said of one that cannot be read."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from faience.games.registry import GAMES
from faience.server.table.events import FORMAT
from faience.server.table.state import BrokenLog, TableState
from tests.server.clients import Json, Player, lay
from tests.server.running import RunningServer, run

LOGS = Path(__file__).parent / "logs"
Rows = list[tuple[int, bytes]]


def rows_of(file: Path, table: str) -> Rows:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as log:
        return log.execute('SELECT number, body FROM events WHERE "table" = ? ORDER BY number', [table]).fetchall()


@pytest.fixture
def rows() -> Rows:
    """Those of a game with early choices, one of which was taken back."""
    told: Json = json.loads((LOGS / "second.json").read_text(encoding="utf-8"))
    with closing(sqlite3.connect(f"file:{LOGS / 'second.sqlite'}?immutable=1", uri=True)) as log:
        table = told["azul early choices wait"]["table"]
        return log.execute('SELECT number, body FROM events WHERE "table" = ? ORDER BY number', [table]).fetchall()


def changed(rows: Rows, **fields: object) -> Rows:
    """The same log with other fields in its first event."""
    return [(0, json.dumps(json.loads(rows[0][1]) | fields).encode()), *rows[1:]]


def test_a_log_says_its_format_and_the_rules_it_is_played_by(server: RunningServer) -> None:
    async def conversation() -> None:
        for spec in GAMES:
            table, secrets = await lay(server.address, spec, ["here", "here"])
            first = json.loads(rows_of(server.data, table)[0][1])
            assert (first["format"], first["rules"]) == (FORMAT, GAMES[spec].rules)
            if spec == "zaic":
                async with Player(server.address, table, *secrets.values()) as both:
                    await both.play_out()
                    await both.say({"type": "rematch"})
                    await both.until(lambda: both.table["next"])
                again = json.loads(rows_of(server.data, both.table["next"])[0][1])
                assert (again["format"], again["rules"]) == (FORMAT, GAMES[spec].rules)

    run(conversation())


def test_a_log_that_says_nothing_is_of_the_first_format_and_rules(rows: Rows) -> None:
    assert not {"format", "rules"} & json.loads(rows[0][1]).keys()
    opened = TableState.replay("lark", rows).opened
    assert (opened.format, opened.rules) == (1, 1)


@pytest.mark.parametrize("more", [{}, {"what": "else"}, {"spec": 7}, {"new": True}])
@pytest.mark.parametrize("number", [0, FORMAT + 1])
def test_another_format_is_refused_whatever_else_is_in_it(rows: Rows, number: int, more: Json) -> None:
    with pytest.raises(BrokenLog, match=rf"event 0 of table lark .*format {number}, .* reads formats 1 to {FORMAT}"):
        TableState.replay("lark", changed(rows, format=number, **more))


@pytest.mark.parametrize("version", [0, 2])
def test_rules_that_are_not_known_are_refused(rows: Rows, version: int) -> None:
    with pytest.raises(BrokenLog, match=rf"event 0 of table lark .*azul is played by version {version} of its rules"):
        TableState.replay("lark", changed(rows, format=FORMAT, rules=version))


@pytest.mark.parametrize("body", [b"", b"{", b'"\xff"', b"[1]", b'{"what": "move"}', b'{"what": "dance", "at": 0}'])
def test_a_damaged_event_is_named_by_its_own_number(rows: Rows, body: bytes) -> None:
    for number, _ in rows:
        damaged = [(other, body if other == number else kept) for other, kept in rows]
        with pytest.raises(BrokenLog, match=f"event {number} of table lark cannot be"):
            TableState.replay("lark", damaged)


def test_a_missing_event_is_named(rows: Rows) -> None:
    for number, _ in rows[:-1]:
        with pytest.raises(BrokenLog, match=f"event {number + 1} of table lark cannot be: event {number} was expected"):
            TableState.replay("lark", [row for row in rows if row[0] != number])


def test_what_cannot_have_happened_is_named_by_its_number(rows: Rows) -> None:
    for number, body in rows:
        what = json.loads(body)["what"]
        if what in ("move", "deal"):
            twice = [*rows[: number + 1], (number + 1, rows[0][1])]
            with pytest.raises(BrokenLog, match=f"event {number + 1} of table lark cannot be: a table is opened once"):
                TableState.replay("lark", twice)
