"""A log that an earlier version wrote still opens, tells the same, and is played on.

`logs/first.sqlite` was written by the server of commit 38ab28a, tables of people and bots at different stages of their
games; `logs/first.json` holds the secrets of their seats, and what that server told of them.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import faience
from tests.server.clients import Json, Player, get, post
from tests.server.house import RunningServer, run

LOGS = Path(__file__).parent / "logs"
TABLES: dict[str, Json] = json.loads((LOGS / "first.json").read_text())
RUNNING = [name for name, told in TABLES.items() if told["to_move"] >= 0]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("old") / "tables.sqlite"
    shutil.copy(LOGS / "first.sqlite", data)
    with RunningServer(data) as running:
        yield running.address


def test_it_holds_tables_at_all_stages() -> None:
    assert {told["to_move"] for told in TABLES.values()} == {-2, -1, 0}
    assert len(RUNNING) == 5


@pytest.mark.parametrize("name", TABLES)
def test_everything_that_was_told_is_still_so(address: str, name: str) -> None:
    async def conversation() -> None:
        told = TABLES[name]
        async with Player(address, told["table"], *told["secrets"].values()) as client:
            position = client.position
            assert (position["n"], position["to_move"], position["scores"]) == (
                told["n"],
                told["to_move"],
                told["scores"],
            )
            # That who starts is said, too, is new.
            assert len([entry for entry in client.log if entry["what"] != "starts"]) == told["lines"]
            held = [seat for seat, told in enumerate(client.table["seats"]) if told["mine"]]
            assert held == sorted(map(int, told["secrets"]))
            assert bool(client.choices) == (told["to_move"] >= 0)
        record = faience.Record.loads((await get(address, f"/api/tables/{told['table']}/record")).text)
        assert list(record.state.scores) == told["scores"]

    run(conversation())


@pytest.mark.parametrize("name", RUNNING)
def test_a_game_that_was_begun_is_played_to_its_end(address: str, name: str) -> None:
    async def conversation() -> None:
        told = TABLES[name]
        async with Player(address, told["table"], *told["secrets"].values()) as client:
            await client.play_out()
            assert client.position["result"]

    run(conversation(), 60)


def test_a_friend_still_finds_the_open_seat_and_the_rematch_is_laid(address: str) -> None:
    async def conversation() -> None:
        told, finished = TABLES["open"], TABLES["finished"]
        async with Player(address, told["table"], told["secrets"]["0"]) as host:
            assert host.table["title"] == "Azul Mini"
            joining = {"invitation": host.table["seats"][1]["invitation"], "name": "Ben"}
            await post(address, f"/api/tables/{told['table']}/join", joining)
            await host.turn()
            await host.play()
        async with Player(address, finished["table"]) as watcher:
            again = watcher.table["next"]
        async with Player(address, again, finished["secrets"]["0"]) as player:
            assert [seat["mine"] for seat in player.table["seats"]] == [False, True]
            await player.turn()
            await player.play()

    run(conversation())
