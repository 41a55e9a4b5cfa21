"""Within a turn of every game: moves are taken back, seen anew after a reload or a restart, and never made twice."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import faience
from faience.games.game import State
from faience.games.registry import all_specs
from faience.server.table.events import Event
from tests.server.clients import Json, Player, get, lay
from tests.server.planted import game_until, plant, secret
from tests.server.running import RunningServer, run

PAVILION = [spec for spec in all_specs() if spec.startswith("pavilion")]


def without_number(position: Json) -> Json:
    return {name: value for name, value in position.items() if name not in ("n", "event", "undo")}


def board_of(position: Json) -> tuple[object, ...]:
    """Everything about where the game stands, whoever looks and however it came about."""
    return tuple(position[name] for name in ("to_move", "round", "scores", "view"))


async def undo(player: Player) -> None:
    """Take back a move, which must be free."""
    n = player.n
    assert player.position["undo"] == "free"
    await player.say({"type": "undo", "n": n})
    await player.until(lambda: player.n > n and player.position["event"]["what"] == "undo")


def some(dice: random.Random) -> Callable[[Sequence[str]], str]:
    """Moves at random, but nobody passes before they must."""
    return lambda moves: dice.choice([move for move in moves if not move.startswith("pass")] or list(moves))


# ---- every game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", all_specs())
def test_at_one_screen_everything_since_the_deal_is_taken_back(address: str, spec: str) -> None:
    async def conversation() -> None:
        choose = some(random.Random(7))
        table, secrets = await lay(address, spec, ["here"] * faience.load(spec).players)
        async with Player(address, table, *secrets.values()) as all_:
            await all_.until(lambda: bool(all_.choices))
            stood = [all_.position]
            for _ in range(5):
                await all_.play(choose(all_.choices))
                stood.append(all_.position)
            for before in reversed(stood[:-1]):
                await undo(all_)
                assert without_number(all_.position) == without_number(before)
            assert all_.position["undo"] == "no"
            assert [entry["what"] for entry in all_.log][-1] == "undo"

    run(conversation())


@pytest.mark.parametrize("spec", all_specs())
def test_among_people_the_others_are_asked_and_may_refuse(address: str, spec: str) -> None:
    async def conversation() -> None:
        players = faience.load(spec).players
        table, secrets = await lay(address, spec, ["here"] * players)
        async with Player(address, table, secrets[0]) as one, Player(address, table, *[*secrets.values()][1:]) as rest:
            await one.until(lambda: bool(one.choices))
            before = one.position
            await one.play()
            for agree in (False, True):
                assert one.position["undo"] == "ask"
                await one.say({"type": "undo", "n": one.n})
                for client in (one, rest):
                    await client.until(lambda client=client: client.table["undo_asked"] == 0)
                assert rest.table["undo_waits"] == list(range(1, players))
                await rest.say({"type": "answer", "n": rest.n, "agree": agree})
                if agree:
                    await one.until(lambda: one.position["event"]["what"] == "undo")
                else:
                    for client in (one, rest):
                        await client.until(lambda client=client: client.table["undo_asked"] is None)
                    assert one.position["to_move"] == 1
            assert without_number(one.position) == without_number(before)
            # Whoever was asked may not take back what is not theirs.
            assert await rest.refusal({"type": "undo", "n": one.n}) == "no_undo"

    run(conversation())


@pytest.mark.parametrize("spec", all_specs())
def test_a_game_goes_on_where_the_server_was_stopped(tmp_path: Path, spec: str) -> None:
    players, data = faience.load(spec).players, tmp_path / "tables.sqlite"
    kept: dict[str, Json] = {}

    async def before(address: str) -> tuple[str, dict[int, str]]:
        table, secrets = await lay(address, spec, ["here", *["random"] * (players - 1)])
        choose = some(random.Random(players))
        async with Player(address, table, secrets[0]) as player, Player(address, table) as watcher:
            for _ in range(9):
                await player.turn()
                await player.play(choose(player.choices))
            # What was chosen early is played before it is really this player's turn.
            await player.until(lambda: player.position["to_move"] == 0 and not player.position["early"])
            await watcher.until(lambda: watcher.n == player.n)
            kept["player"], kept["watcher"] = player.position, watcher.position
            kept["log"] = {"log": player.log}
            async with Player(address, table, secrets[0]) as again:
                assert (again.position, again.log) == (player.position, player.log)
        return table, secrets

    async def after(address: str, table: str, secrets: dict[int, str]) -> None:
        async with Player(address, table, secrets[0]) as player, Player(address, table) as watcher:
            assert (player.position, watcher.position) == (kept["player"], kept["watcher"])
            assert player.log == kept["log"]["log"]
            await player.play_out(some(random.Random(1)))
            assert player.position["result"]

    with RunningServer(data) as server:
        laid = run(before(server.address))
    with RunningServer(data) as server:
        run(after(server.address, *laid), 60)


@pytest.mark.parametrize("spec", ["azul", "pavilion", "zaic"])
def test_a_move_that_is_sent_twice_is_made_once(address: str, spec: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, spec, ["here", "here"])
        async with Player(address, table, *secrets.values()) as both:
            await both.until(lambda: bool(both.choices))
            for _ in range(6):
                move = {"type": "move", "n": both.n, "move": both.choices[-1]}
                await both.say(move)
                await both.say(move)
                refused = await both.answer("refused")
                assert (refused["code"], refused["n"]) == ("stale", both.n)
            record = faience.Record.loads((await get(address, f"/api/tables/{table}/record")).text)
            assert both.n == len(record.events)

    run(conversation())


# ---- Summer Pavilion: several moves in a turn -------------------------------------------------------------------


def some_due(state: State) -> bool:
    """Somebody has just placed a tile for which two or three bonus tiles are to be taken."""
    return bool(state.view().bonus >= 2)


def to_place(state: State) -> bool:
    """A tile can be placed in more ways than one, and the next has not passed."""
    view = state.view()
    following = view.boards[(state.to_move + 1) % len(view.boards)]
    places = [move for move in state.legal_texts() if not move.startswith("pass")]
    return view.phase == "place" and not view.bonus and following.kept is None and len(places) > 1


def people(spec: str, reached: Callable[[State], bool]) -> list[Event]:
    return game_until(spec, reached, ["here"] * faience.load(spec).players)


@pytest.mark.parametrize("spec", PAVILION)
def test_between_two_bonus_tiles_the_first_and_the_space_are_taken_back_freely(
    server: RunningServer, spec: str
) -> None:
    """The turn goes on, so nobody is asked: not for the tile taken, nor for the space that brought it."""

    async def conversation() -> None:
        table = await plant(server.data, people(spec, some_due))
        async with Player(server.address, table) as watcher:
            seat, others = watcher.position["to_move"], range(len(watcher.table["seats"]))
            other = next(other for other in others if other != seat)
            async with (
                Player(server.address, table, secret(seat)) as player,
                Player(server.address, table, secret(other)) as waiting,
            ):
                due = player.position
                assert waiting.position["undo"] in ("ask", "no")
                await player.play()
                left = due["view"]["bonus"] - 1
                assert (player.position["to_move"], player.position["view"]["bonus"]) == (seat, left)
                await undo(player)
                assert without_number(player.position) == without_number(due)
                await undo(player)
                assert player.position["view"]["bonus"] == 0
                assert player.position["to_move"] == seat
                placed = due["event"]["move"]
                await player.play(placed)
                assert board_of(player.position) == board_of(due)
                await waiting.until(lambda: waiting.n == player.n)
                await watcher.until(lambda: watcher.n == player.n)
                assert board_of(waiting.position) == board_of(watcher.position) == board_of(due)
                assert (waiting.choices, watcher.choices) == ([], [])
                # Once all are taken the supply is filled: what came is known, and nothing goes back.
                while player.position["view"]["bonus"]:
                    await player.play()
                await player.until(lambda: player.position["to_move"] >= 0)
                if player.position["event"]["what"] == "deal":
                    assert player.position["undo"] == "no"

    run(conversation())


@pytest.mark.parametrize("spec", PAVILION)
def test_in_the_placing_phase_a_tile_is_taken_back_with_consent(server: RunningServer, spec: str) -> None:
    async def conversation() -> None:
        table = await plant(server.data, people(spec, to_place))
        seats = range(faience.load(spec).players)
        async with Player(server.address, table) as watcher:
            seat = watcher.position["to_move"]
        rest = [secret(other) for other in seats if other != seat]
        async with Player(server.address, table, secret(seat)) as player, Player(server.address, table, *rest) as other:
            before = player.position
            quiet = [move for move in player.choices if not move.startswith("pass")]
            for move in quiet:
                await player.play(move)
                if player.position["to_move"] != seat and player.position["event"]["what"] == "move":
                    break
                await undo(player)  # it brought bonus tiles, so the turn went on
            assert player.position["undo"] == "ask"
            await player.say({"type": "undo", "n": player.n})
            await other.until(lambda: other.table["undo_asked"] == seat)
            await other.say({"type": "answer", "n": other.n, "agree": True})
            await player.until(lambda: player.position["event"]["what"] == "undo")
            assert without_number(player.position) == without_number(before)

    run(conversation())


@pytest.mark.parametrize("spec", PAVILION)
def test_between_two_bonus_tiles_a_reload_and_a_restart_change_nothing(tmp_path: Path, spec: str) -> None:
    data, kept = tmp_path / "tables.sqlite", {}

    async def before(address: str, table: str) -> int:
        async with Player(address, table) as watcher:
            seat = int(watcher.position["to_move"])
        async with Player(address, table, secret(seat)) as player:
            due = player.position["view"]["bonus"]
            await player.play()
            assert player.position["view"]["bonus"] == due - 1
            kept["position"], kept["log"] = player.position, player.log
        async with Player(address, table, secret(seat)) as again:
            assert (again.position, again.log) == (kept["position"], kept["log"])
        return seat

    async def after(address: str, table: str, seat: int) -> None:
        everybody = [secret(other) for other in range(faience.load(spec).players)]
        async with Player(address, table, secret(seat)) as player:
            assert (player.position, player.log) == (kept["position"], kept["log"])
            # What was sent before the server fell, and is sent again, is taken once.
            move = {"type": "move", "n": player.n, "move": player.choices[0]}
            await player.say(move)
            await player.say(move)
            assert (await player.answer("refused"))["code"] == "stale"
            assert player.position["view"]["bonus"] == kept["position"]["view"]["bonus"] - 1
        async with Player(address, table, *everybody) as all_:
            for _ in range(5):
                await all_.turn()
                await all_.play()

    async def planted() -> str:
        return await plant(data, people(spec, some_due))

    table = run(planted())
    with RunningServer(data) as server:
        seat = run(before(server.address, table))
    with RunningServer(data) as server:
        run(after(server.address, table, seat))


# ---- Azul: several tiles to lay ---------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", [spec for spec in all_specs() if "wall=grey" in spec])
def test_between_two_tiles_of_the_wall_a_restart_changes_nothing(tmp_path: Path, spec: str) -> None:
    data, kept = tmp_path / "tables.sqlite", {}

    def laying(state: State) -> bool:
        lines = state.view().boards[state.to_move].lines
        return state.view().tiling is not None and sum(len(line) == n for n, line in enumerate(lines, 1)) > 1

    async def before(address: str, table: str) -> int:
        async with Player(address, table) as watcher:
            seat = int(watcher.position["to_move"])
        async with Player(address, table, secret(seat)) as player:
            started = player.position
            await player.play()
            assert player.position["to_move"] == seat
            await undo(player)
            assert without_number(player.position) == without_number(started)
            await player.play()
            kept["position"], kept["log"] = player.position, player.log
        return seat

    async def after(address: str, table: str, seat: int) -> None:
        async with Player(address, table, secret(seat)) as player:
            assert (player.position, player.log) == (kept["position"], kept["log"])
            await undo(player)
            await player.play()
            await player.play()

    async def planted() -> str:
        return await plant(data, people(spec, laying))

    table = run(planted())
    with RunningServer(data) as server:
        seat = run(before(server.address, table))
    with RunningServer(data) as server:
        run(after(server.address, table, seat))
