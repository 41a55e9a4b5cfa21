"""Programs of others at the server's tables: they play, lose their seats, and never more than that."""

from __future__ import annotations

import asyncio
import os
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from faience.bots import Analysis, Limit, Searching, Stop
from faience.bots.external import Patience
from faience.errors import BadSpec
from faience.games.game import State
from faience.server.play.customs import Customs
from faience.server.table.roster import Guest, Roster
from faience.server.thinking.threads import BotThreads, Place
from tests.server.clients import Player, all_of, get, lay, post
from tests.server.running import RunningServer, run

GOOD = "examples/bot.py"
BRIEF = Customs(pace=0, patience=Patience(hello=3, grace=0.3))
TELLING = """
    import os, sys
    for line in sys.stdin:
        with open({log!r}, "a") as log:
            log.write(f"{{os.getpid()}} {{line}}")
        word = line.split()[0]
        if word == "hello":
            print("hello 1 Test", flush=True)
        elif word == "newgame":
            print("ready", flush=True)
        elif word == "go":
            {go}
"""
"""A bot that keeps what it is told, and does something when it is to move."""

Serve = Callable[..., RunningServer]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers with programs, which are pieces of Python."""
    running: list[RunningServer] = []

    def start(**codes: str) -> RunningServer:
        guests = []
        for name, code in codes.items():
            file = tmp_path / f"{name}.py"
            if code != GOOD:
                file.write_text(textwrap.dedent(code), encoding="utf-8")
            guests.append(Guest.parse(f"{name}={sys.executable} {GOOD if code == GOOD else file}:ms=200"))
        server = RunningServer(tmp_path / "tables.sqlite", BRIEF, roster=Roster(guests))
        running.append(server)
        return server

    yield start
    for server in running:
        server.stop()


def telling(log: Path, go: str) -> str:
    return textwrap.dedent(TELLING).format(log=str(log), go=go)


def told(log: Path) -> list[str]:
    """What a bot was told, without its process."""
    return [line.partition(" ")[2] for line in log.read_text().splitlines()] if log.exists() else []


def processes(log: Path) -> set[int]:
    """Those of a bot that are still there."""
    pids = {int(line.split()[0]) for line in log.read_text().splitlines()}
    return {pid for pid in pids if _is_there(pid)}


def _is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def gone(log: Path) -> None:
    """Wait until no process of a bot is left."""
    while processes(log):
        await asyncio.sleep(0.05)


def faults(player: Player) -> list[tuple[str, str]]:
    """The programs that lost their seats, and why."""
    return [(entry["program"], entry["why"]) for entry in player.log if entry["what"] == "fault"]


def test_a_program_is_offered_seated_and_plays_a_whole_game(serve: Serve) -> None:
    address = serve(Alice=GOOD).address

    async def conversation() -> None:
        assert (await get(address, "/api/games")).json()["programs"] == ["Alice"]
        table, secrets = await lay(address, "azul(players=3)", ["here", "Alice", "Alice"])
        async with Player(address, table, secrets[0]) as player:
            assert [seat["name"] for seat in player.table["seats"]][1:] == ["Alice", "Alice 2"]
            await player.play_out()
            assert not faults(player)
            assert [seat["bot"] for seat in player.table["seats"]] == ["", "Alice", "Alice"]
        assert 'Player1 "Alice"' in (await get(address, f"/api/tables/{table}/record")).text

    run(conversation(), 60)


def test_a_program_takes_an_open_seat(serve: Serve) -> None:
    address = serve(Alice=GOOD).address

    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "friend"])
        async with Player(address, table, secrets[0]) as player:
            await player.say({"type": "give", "seat": 1, "bot": "Alice"})
            await player.until(lambda: player.table["seats"][1]["name"] == "Alice")
            await player.play()
            await player.turn()
            assert [entry["what"] for entry in player.log].count("move") == 2

    run(conversation())


@pytest.mark.parametrize("bot", ["exec:touch {file}", "exec:", "Alice=touch {file}", "Bob", "alice"])
def test_a_client_can_make_the_server_run_nothing(serve: Serve, tmp_path: Path, bot: str) -> None:
    address = serve(Alice=GOOD).address
    file = tmp_path / "touched"
    bot = bot.format(file=file)

    async def conversation() -> None:
        wishes = [{"who": "here"}, {"who": "bot", "bot": bot}]
        answer = await post(address, "/api/tables", {"spec": "zaic", "seats": wishes, "watch": "anyone"}, 400)
        assert answer["code"] == "unknown_bot"
        words = "only who runs the server names programs" if bot.startswith("exec:") else "there is no bot"
        assert words in answer["message"]
        assert answer["message"].endswith("novice, casual, steady, keen, expert, master, Alice")
        assert (await get(address, "/api/tables")).json() == {"running": [], "recent": []}
        table, secrets = await lay(address, "zaic", ["here", "friend"])
        async with Player(address, table, secrets[0]) as player:
            before = player.table
            for seat in (0, 1):
                assert await player.refusal({"type": "give", "seat": seat, "bot": bot}) == "unknown_bot"
            await player.say({"type": "ping"})
            await player.answer("pong")
            assert player.table == before

    run(conversation())
    assert not file.exists()


@pytest.mark.parametrize(
    ("go", "reason"),
    [
        ("sys.exit(3)", "crashed"),
        ("import time; time.sleep(60)", "late"),
        ('print("move 9Z9", flush=True)', "nonsense"),
        ('print("error only chess here", flush=True)', "gave_up"),
        ('print("x" * 20_000, flush=True)', "crashed"),
    ],
)
def test_a_program_at_fault_loses_its_seat_and_the_game_goes_on(
    serve: Serve, tmp_path: Path, go: str, reason: str
) -> None:
    log = tmp_path / "log"
    address = serve(Test=telling(log, go)).address

    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "Test"])
        async with Player(address, table, secrets[0]) as player, Player(address, table) as watcher:
            await player.play()
            await player.turn()
            assert player.table["seats"][1]["bot"] == "steady"
            assert player.table["seats"][1]["name"] == "Test"
            assert faults(player) == [("Test", reason)]
            await player.play_out()
            await watcher.until(lambda: watcher.over)
            assert faults(watcher) == [("Test", reason)]
        await gone(log)

    run(conversation())


def test_hanging_programs_keep_nobody_else_waiting(serve: Serve, tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = serve(Test=telling(log, "import time; time.sleep(60)"), Alice=GOOD)
    address = server.address

    async def conversation() -> None:
        hanging = [await lay(address, "zaic", ["Test", "here"]) for _ in range(4)]
        table, secrets = await lay(address, "zaic", ["here", "novice"])

        async def wait_for_the_house(table: str, secret: str) -> None:
            async with Player(address, table, secret) as player:
                await player.turn()
                assert player.table["seats"][0]["bot"] == "steady"

        async def play(secret: str) -> None:
            async with Player(address, table, secret) as player:
                begun = time.monotonic()
                await player.play_out()
                assert time.monotonic() - begun < 10

        await all_of(play(secrets[0]), *(wait_for_the_house(name, held[1]) for name, held in hanging))

    run(conversation())


def test_a_program_is_told_what_was_played_and_nothing_else(serve: Serve, tmp_path: Path) -> None:
    log = tmp_path / "log"
    address = serve(Test=telling(log, "sys.exit()")).address

    async def conversation() -> str:
        table, secrets = await lay(address, "azul", ["here", "Test"])
        async with Player(address, table, secrets[0]) as player:
            await player.play()
            await player.turn()
        return (await get(address, f"/api/tables/{table}/record")).text

    lines = run(conversation()).splitlines()
    deal, played = lines[lines.index("") + 1 : lines.index("") + 3]
    hello, newgame, record, go = told(log)
    assert hello == "hello 1"
    assert newgame.startswith("newgame azul(players=2,wall=coloured,joker=false) seat 1 seed ")
    assert record == f"record {deal} {played.split()[0]}"
    assert go == "go ms 200"


def test_a_program_ends_with_its_game(serve: Serve, tmp_path: Path) -> None:
    log = tmp_path / "log"
    begin = f"import os\nwith open({str(log)!r}, 'a') as log: log.write(f'{{os.getpid()}} begun')\n"
    address = serve(Alice=begin + Path(GOOD).read_text(encoding="utf-8")).address

    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["Alice", "here"])
        async with Player(address, table, secrets[1]) as player:
            await player.turn()
            assert len(processes(log)) == 1
            await player.play_out()
            assert not faults(player)
            await gone(log)

    run(conversation())
    assert told(log) == ["begun"], "one process plays the whole game"


def test_programs_end_with_the_server(serve: Serve, tmp_path: Path) -> None:
    quick, hanging = tmp_path / "quick", tmp_path / "hanging"
    go = {"Quick": "print('info'); print('move Qh8', flush=True)", "Hanging": "import time; time.sleep(60)"}
    server = serve(Quick=telling(quick, go["Quick"]), Hanging=telling(hanging, go["Hanging"]))

    async def conversation() -> None:
        table, secrets = await lay(server.address, "zaic", ["Quick", "here"])
        async with Player(server.address, table, secrets[1]) as player:
            await player.turn()
        await lay(server.address, "zaic", ["Hanging", "here"])
        while "go ms 200" not in told(hanging):
            await asyncio.sleep(0.01)

    run(conversation())
    assert processes(quick)
    assert processes(hanging)
    begun = time.monotonic()
    server.stop()
    assert time.monotonic() - begun < 5
    assert told(quick)[-1] == "quit"
    assert not processes(quick) | processes(hanging)


def test_after_a_restart_without_the_program_the_house_plays_on(serve: Serve) -> None:
    server = serve(Alice=GOOD)

    async def begin(address: str) -> tuple[str, dict[int, str]]:
        table, secrets = await lay(address, "zaic", ["here", "Alice"])
        async with Player(address, table, secrets[0]) as player:
            await player.play()
            await player.turn()
        return table, secrets

    async def go_on(address: str, table: str, secret: str) -> None:
        async with Player(address, table, secret) as player:
            assert player.table["seats"][1]["bot"] == "Alice"
            await player.play()
            await player.turn()
            assert faults(player) == [("Alice", "missing")]
            await player.play_out()

    table, secrets = run(begin(server.address))
    server.stop()
    run(go_on(serve().address, table, secrets[0]))
    # What was told is kept.
    run(_sees_one_fault(serve().address, table, secrets[0]))


async def _sees_one_fault(address: str, table: str, secret: str) -> None:
    async with Player(address, table, secret) as player:
        assert len(faults(player)) == 1


def test_only_so_many_programs_run(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.server.thinking.thinker._PROGRAMS", 2)
    log = tmp_path / "log"
    address = serve(Test=telling(log, "print('move Qh8', flush=True)")).address

    async def conversation() -> None:
        for _ in range(5):
            table, secrets = await lay(address, "zaic", ["Test", "here"])
            async with Player(address, table, secrets[1]) as player:
                await player.turn()
                assert not faults(player)
        await asyncio.sleep(0.5)
        assert len(processes(log)) == 2

    run(conversation())


# ---- bots of the house that have to go ---------------------------------------------------------------------------


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Masters think for a minute unless they are stopped; the list tells what became of them."""
    became: list[str] = []
    usual = Searching.choose

    def choose(self: Searching, state: State, limit: Limit | None = None, stop: Stop | None = None) -> Analysis:
        if self.level.name != "master":
            return usual(self, state, limit, stop)
        became.append("began")
        [best] = self.analyse(state, Limit(ms=60_000), stop=stop)
        became.append("ended")
        return best

    monkeypatch.setattr(Searching, "choose", choose)
    return became


def test_a_seat_taken_back_stops_the_thinking(serve: Serve, endless: list[str]) -> None:
    address = serve().address

    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "here"])
        async with Player(address, table, secrets[0]) as player:
            await player.say({"type": "give", "seat": 0, "bot": "master"})
            while "began" not in endless:
                await asyncio.sleep(0.01)
            await player.say({"type": "resume", "seat": 0})
            await player.turn()
            while "ended" not in endless:
                await asyncio.sleep(0.01)
            await player.play()

    run(conversation(), 15)


def test_a_server_that_stops_waits_for_no_master(serve: Serve, endless: list[str]) -> None:
    server = serve()

    async def conversation() -> None:
        for _ in range(3):  # two think, one waits for a thread
            await lay(server.address, "azul", ["master", "here"])
        while endless.count("began") < 2:
            await asyncio.sleep(0.01)

    run(conversation())
    begun = time.monotonic()
    server.stop()
    assert time.monotonic() - begun < 5
    # The third may begin as a thread falls free, but is stopped like the others.
    assert endless.count("ended") == endless.count("began") >= 2


def test_only_so_many_players_are_kept_and_those_of_a_table_are_forgotten() -> None:
    class Counted:
        def __init__(self) -> None:
            self.closed = 0

        def close(self) -> None:
            self.closed += 1

    async def conversation() -> None:
        threads: BotThreads[Counted] = BotThreads("test", threads=2, kept=2)
        made: list[Counted] = []

        def make() -> Counted:
            made.append(Counted())
            return made[-1]

        for seat in (0, 1, 0, 2, 0):
            await threads.ask("somebody", Place("a", seat, "keen"), make, lambda _: None)
        await threads.ask("somebody", None, make, lambda _: None)
        await asyncio.sleep(0.1)
        assert [player.closed for player in made] == [0, 1, 0, 0], "the one used last time longest ago had to go"
        threads.forget("b")
        threads.forget("a")
        await threads.close()
        assert [player.closed for player in made] == [1, 1, 1, 0]

    run(conversation())


# ---- naming programs ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("python3", "is named like 'Alice=python3 examples/bot.py', not 'python3'"),
        ("=python3", "is named like"),
        ("Alice=", "is named like"),
        ("Steady=python3", "the house has a bot called Steady"),
        ("kiln=python3", "the house has a bot called kiln"),
        ("exec:x=python3", "does not begin with exec:"),
        ("A\tlice=python3", "up to 40 characters"),
        (f"{'A' * 41}=python3", "up to 40 characters"),
        ("Alice=nosuchprogram", "there is no program 'nosuchprogram'"),
        ("Alice=python3 'x", "No closing quotation"),
        ("Alice=python3:ms=0", "a limit like"),
    ],
)
def test_a_program_is_named_rightly(text: str, message: str) -> None:
    with pytest.raises(BadSpec, match=message):
        Guest.parse(text)


def test_no_two_programs_have_the_same_name() -> None:
    with pytest.raises(BadSpec, match="two programs are called alice"):
        Roster(Guest.parse(f"{name}=python3") for name in ("Alice", "alice"))
