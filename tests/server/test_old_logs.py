"""A log that an earlier version wrote still opens, tells the same, and is played on.

`logs/first.sqlite` was written by the server of commit 38ab28a, `logs/second.sqlite` by that of 32c89bd: tables of
people and bots at different stages of their games. The `.json` beside each holds the secrets of their seats, and what
that server told of them.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

import faience
from tests.server.clients import Json, Player, get, post
from tests.server.running import RunningServer, run

LOGS = Path(__file__).parent / "logs"
FILES: dict[str, dict[str, Json]] = {
    name: json.loads((LOGS / f"{name}.json").read_text(encoding="utf-8")) for name in ("first", "second")
}
TABLES = [(file, table) for file, tables in FILES.items() for table in tables]
RUNNING = [(file, table) for file, table in TABLES if FILES[file][table]["to_move"] >= 0]


@pytest.fixture(scope="module")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Servers over copies of the files."""
    servers: dict[str, RunningServer] = {}
    for name in FILES:
        data = tmp_path_factory.mktemp(name) / "tables.sqlite"
        shutil.copy(LOGS / f"{name}.sqlite", data)
        servers[name] = RunningServer(data)
    yield {name: server.address for name, server in servers.items()}
    for server in servers.values():
        server.stop()


def test_they_hold_tables_at_all_stages_with_everything_that_can_happen() -> None:
    assert {FILES[file][table]["to_move"] for file, table in RUNNING} == {0, 1, 2}
    assert [sum(file == name for name, _ in RUNNING) for file in FILES] == [5, 8]
    second = FILES["second"].values()
    assert {told["position"].partition("(")[0] for told in second if told["to_move"] >= 0} == {
        "azul",
        "pavilion",
        "zaic",
    }
    assert {told["position"].partition("(")[0] for told in second if told["to_move"] == -2} == {
        "azul",
        "pavilion",
        "zaic",
    }
    with sqlite3.connect(f"file:{LOGS / 'second.sqlite'}?immutable=1", uri=True) as log:
        happened = {json.loads(body)["what"] for (body,) in log.execute("SELECT body FROM events")}
    log.close()
    changes = {"sat", "bot", "back", "fault", "undo", "early", "recalled", "rematched"}
    assert happened == {"opened", "deal", "move"} | changes


@pytest.mark.parametrize(("file", "name"), TABLES)
def test_everything_that_was_told_is_still_so(addresses: dict[str, str], file: str, name: str) -> None:
    async def conversation() -> None:
        address, told = addresses[file], FILES[file][name]
        secrets = list(told["secrets"].values())
        async with Player(address, told["table"], *secrets) as client:
            position = client.position
            assert {part: position[part] for part in ("n", "to_move", "scores")} == {
                part: told[part] for part in ("n", "to_move", "scores")
            }
            held = [seat for seat, told in enumerate(client.table["seats"]) if told["mine"]]
            assert held == sorted(map(int, told["secrets"]))
            assert bool(client.choices) == (told["to_move"] >= 0)
            if file == "first":  # which was not yet told who starts
                assert len([entry for entry in client.log if entry["what"] != "starts"]) == told["lines"]
            else:
                assert [entry["what"] for entry in client.log] == told["log"]
                assert (position["chooses"], position["undo"]) == (told["chooses"], told["undo"])
                assert len(position["early"]) == told["early"]
                assert (client.table["starts"], client.table["next"]) == (told["starts"], told["next"])
                assert [[seat["name"], seat["who"], seat["bot"]] for seat in client.table["seats"]] == told["seats"]
        path = f"/api/tables/{told['table']}/record"
        record = faience.Record.loads((await get(address, path, Authorization=f"Bearer {secrets[0]}")).text)
        assert list(record.state.scores) == told["scores"]
        assert record.state.position() == told.get("position", record.state.position())

    run(conversation())


@pytest.mark.parametrize(("file", "name"), RUNNING)
def test_a_game_that_was_begun_is_played_to_its_end(addresses: dict[str, str], file: str, name: str) -> None:
    async def conversation() -> None:
        told = FILES[file][name]
        async with Player(addresses[file], told["table"], *told["secrets"].values()) as client:
            await client.play_out()
            assert client.position["result"]

    run(conversation(), 60)


@pytest.mark.parametrize(("file", "name", "seat"), [("first", "open", 1), ("second", "pavilion open", 1)])
def test_a_friend_still_finds_the_open_seat(addresses: dict[str, str], file: str, name: str, seat: int) -> None:
    async def conversation() -> None:
        address, told = addresses[file], FILES[file][name]
        async with Player(address, told["table"], *told["secrets"].values()) as host:
            joining = {"invitation": host.table["seats"][seat]["invitation"], "name": "Ben"}
            await post(address, f"/api/tables/{told['table']}/join", joining)
            await host.turn()
            await host.play()
            assert host.table["seats"][seat]["name"] == "Ben"

    run(conversation())


@pytest.mark.parametrize(("file", "name"), [("first", "finished"), ("second", "azul finished")])
def test_the_rematch_that_was_laid_is_played(addresses: dict[str, str], file: str, name: str) -> None:
    async def conversation() -> None:
        address, finished = addresses[file], FILES[file][name]
        async with Player(address, finished["table"]) as watcher:
            again = watcher.table["next"]
        async with Player(address, again, finished["secrets"]["0"]) as player:
            assert [seat["mine"] for seat in player.table["seats"]] == [False, True]
            await player.turn()
            if not player.over:
                await player.play()

    run(conversation())


def test_the_edition_of_a_table_is_still_known(addresses: dict[str, str]) -> None:
    async def conversation() -> None:
        for file, name in (("first", "open"), ("second", "azul finished")):
            told = FILES[file][name]
            async with Player(addresses[file], told["table"], *told["secrets"].values()) as client:
                assert client.table["title"] == "Azul Mini"

    run(conversation())
