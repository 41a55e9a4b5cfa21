"""The server stops, falls and starts again; what it has shown to anyone is still so."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import faience
from faience.server.play.customs import Customs
from tests.server.clients import Player, get, lay, post
from tests.server.running import PROGRAM, QUICK, RunningServer, program, run


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    kept = {}

    async def before(address: str) -> None:
        kept["table"], kept["secrets"] = await lay(address, "azul(players=3)", ["here", "friend", "greedy"])
        async with Player(address, kept["table"], kept["secrets"][0]) as host:
            invitation = host.table["seats"][1]["invitation"]
            joined = await post(address, f"/api/tables/{kept['table']}/join", {"invitation": invitation, "name": "Ben"})
            kept["secrets"][1] = joined["keys"][0]["secret"]
            await host.turn()
            await host.play()
            kept["position"], kept["log"] = host.position, host.log

    async def after(address: str) -> None:
        table, secrets = kept["table"], kept["secrets"]
        async with Player(address, table, secrets[0]) as ana, Player(address, table, secrets[1]) as ben:
            assert ana.position == kept["position"]
            assert ana.log == kept["log"]
            assert [seat["mine"] for seat in ben.table["seats"]] == [False, True, False]
            await ben.play()
            await ana.turn()
            await ana.play()

    with RunningServer(data) as server:
        run(before(server.address))
    with RunningServer(data) as server:
        run(after(server.address))


def test_bots_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    kept = {}

    async def before(address: str) -> None:
        kept["table"], kept["secrets"] = await lay(address, "azul", ["here", "greedy"])
        async with Player(address, kept["table"], kept["secrets"][0]) as player:
            await player.turn()
            await player.play()
            assert player.position["to_move"] == 1

    async def after(address: str) -> None:
        async with Player(address, kept["table"], kept["secrets"][0]) as player:
            await player.turn()
            assert player.n == 3

    with RunningServer(data, Customs(pace=60)) as server:
        run(before(server.address))
    with RunningServer(data) as server:
        run(after(server.address))


def test_nothing_that_was_shown_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    shown: dict[str, int] = {}
    secrets = {}

    async def before(address: str, process: subprocess.Popen[str]) -> None:
        tables = [await lay(address, "zaic", ["here", "here"]) for _ in range(4)]
        secrets.update(dict(tables))

        async def play(table: str) -> None:
            async with Player(address, table, *secrets[table].values()) as both:
                while not both.over:
                    await both.play()
                    shown[table] = both.n
                    if sum(shown.values()) > 30:
                        process.send_signal(signal.SIGKILL)

        results = await asyncio.gather(*(play(table) for table in secrets), return_exceptions=True)
        assert any(isinstance(result, ConnectionClosed) for result in results)

    async def after(address: str) -> None:
        for table, n in shown.items():
            async with Player(address, table, *secrets[table].values()) as both:
                assert both.n >= n
                await both.play()

    with program(data, "--port", "0") as (process, address):
        run(before(address, process))
    with program(data, "--port", "0") as (_, address):
        run(after(address))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_program_stops_in_order(tmp_path: Path, number: signal.Signals) -> None:
    async def conversation(address: str, process: subprocess.Popen[str]) -> None:
        table, secrets = await lay(address, "azul", ["here", "greedy"])
        async with Player(address, table, secrets[0]) as player:
            process.send_signal(number)
            with pytest.raises(ConnectionClosed) as closed:
                await player.answer("pong")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012)

    with program(tmp_path / "tables.sqlite", "--port", "0") as (process, address):
        run(conversation(address, process))
        out, errors = process.communicate(timeout=10)
        assert (process.returncode, out, errors) == (0, "", "")


def test_a_taken_port_is_left_for_another(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with program(tmp_path / "tables.sqlite", "--port", str(port)) as (process, address):
            assert address != f"127.0.0.1:{port}"
            assert f"Port {port} is taken" in process.told  # type: ignore[attr-defined]
            asyncio.run(get(address, "/api/health"))


def test_tables_are_kept_in_the_users_folder_unless_another_is_named(tmp_path: Path) -> None:
    command = [str(PROGRAM), "serve", "--no-open", "--port", "0"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        assert process.stdout.readline().startswith("Faience is at")
        assert (tmp_path / "faience" / "tables.sqlite").exists()
        process.terminate()


def test_a_file_that_is_no_log_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear aunt, " * 200)
    command = [str(PROGRAM), "serve", "--no-open", "--port", "0", "--data", str(tmp_path / "letter")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "not a database" in done.stderr


def test_a_broken_log_breaks_its_own_table_only(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    kept = {}

    async def before(address: str) -> None:
        for name in ("broken", "whole"):
            kept[name], secrets = await lay(address, "zaic", ["here", "here"], watch="anyone")
            async with Player(address, kept[name], *secrets.values()) as both:
                await both.play("Qh8")

    async def after(address: str) -> None:
        async with Player(address, kept["broken"], greet=False) as watcher:
            assert await watcher.refusal({"type": "hello"}) == "broken"
        failure = (await get(address, f"/api/tables/{kept['broken']}/record", 500)).json()
        assert failure["code"] == "broken"
        assert "event 1" in failure["message"]
        async with Player(address, kept["whole"]) as watcher:
            assert watcher.n == 1
        listed = (await get(address, "/api/tables")).json()
        assert [summary["table"] for summary in listed["running"]] == [kept["whole"]]

    with RunningServer(data) as server:
        run(before(server.address))
    connection = sqlite3.connect(data)
    connection.execute('UPDATE events SET body = replace(body, "Qh8", "Qa1") WHERE "table" = ?', [kept["broken"]])
    connection.commit()
    connection.close()
    with RunningServer(data) as server:
        run(after(server.address))


def test_a_table_that_another_process_wrote_to_is_read_anew(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"

    async def conversation(one: str, two: str) -> None:
        table, secrets = await lay(one, "zaic", ["here", "here"])
        async with Player(one, table, *secrets.values()) as here, Player(two, table, *secrets.values()) as there:
            await here.play("Qh8")
            await there.say({"type": "move", "n": there.n, "move": "Sh8"})
            with pytest.raises(ConnectionClosed) as closed:
                await there.answer("played")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        async with Player(two, table, *secrets.values()) as there:
            assert there.position["event"]["move"] == "Qh8"
            await there.play()

    with RunningServer(data) as one, RunningServer(data) as two:
        run(conversation(one.address, two.address))


def test_a_deserted_table_is_put_away_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.server.play.tables._ROUNDS", 0.05)

    async def conversation(server: RunningServer) -> None:
        table, secrets = await lay(server.address, "zaic", ["here", "here"])
        async with Player(server.address, table, *secrets.values()) as both:
            await both.play("Qh8")
            await asyncio.sleep(0.3)
            assert server.in_play == [table]
        while server.in_play:
            await asyncio.sleep(0.02)
        async with Player(server.address, table, *secrets.values()) as both:
            assert both.n == 1
            await both.play()

    with RunningServer(tmp_path / "tables.sqlite", Customs(pace=0, idle=0.1)) as server:
        run(conversation(server))


def test_a_record_of_a_running_game_can_be_played_on_in_the_terminal(tmp_path: Path) -> None:
    async def conversation(address: str) -> None:
        table, secrets = await lay(address, "azul", ["here", "greedy"], title="Azul Mini")
        async with Player(address, table, secrets[0]) as player:
            await player.turn()
            await player.play()
        record = faience.Record.loads((await get(address, f"/api/tables/{table}/record")).text)
        assert record.tags["Event"] == "Azul Mini"
        seats = [record.tags[name] for name in ("Seat0", "Player0", "Seat1", "Player1")]
        assert seats == ["Player 1", "you", "Kiln", "greedy"]
        assert len(record.events) >= 2

    with RunningServer(tmp_path / "tables.sqlite", QUICK) as server:
        run(conversation(server.address))
