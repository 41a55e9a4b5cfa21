"""Tiling at the same time: what was chosen early and is taken back, given to a bot, or found again later."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import faience
from faience.games.game import State
from faience.games.seats import OVER
from faience.server.table.events import ChosenEarly, Dealt, Event, Moved, Recalled, Undone
from tests.server.clients import Json, Player
from tests.server.early import GREY, Sitting, at_round, choose_all, laid, settled, taken_back, told_nothing, two
from tests.server.planted import decisions, game_until, plant, secret, tiling
from tests.server.running import RunningServer, program, run

# ---- taking back ------------------------------------------------------------------------------------------------


def test_early_choices_are_taken_back_freely_one_by_one(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, watcher):
            before = other.position
            assert before["undo"] == "ask"
            chosen = await choose_all(other)
            await taken_back(other)
            assert laid(other) == chosen[:1]
            assert chosen[1] in other.choices
            await taken_back(other)
            now = other.position
            assert {**now, "n": 0} == {**before, "n": 0}
            await told_nothing(one)
            await told_nothing(watcher)

    run(conversation())


def test_taking_back_that_is_sent_twice_takes_back_one(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (_, other, _):
            chosen = await choose_all(other)
            await other.say({"type": "undo", "n": other.n})
            await other.say({"type": "undo", "n": other.n})
            assert (await other.answer("refused"))["code"] == "stale"
            assert laid(other) == chosen[:1]

    run(conversation())


def test_who_takes_back_their_own_tile_leaves_the_early_choices_of_others(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, _):
            await one.play()
            chosen = await choose_all(other)
            await taken_back(one)
            await other.until(lambda: other.position["event"]["what"] == "undo")
            assert laid(other) == chosen
            mine = await choose_all(one)
            await other.until(lambda: at_round(other, 2))
            moves = [m["position"]["event"] for m in other.heard if m["type"] == "played"]
            assert [event["move"] for event in moves][-5:] == [*mine, *chosen, None]

    run(conversation())


def test_what_was_played_meanwhile_waits_again_when_another_takes_back(server: RunningServer) -> None:
    """With consent the first player takes back the last tile; the other's, played after it, need not be chosen anew."""

    async def conversation() -> None:
        async with two(server) as (one, other, _):
            first = other.choices[0]
            await other.play(first)
            await choose_all(one)
            for client in (one, other):
                await client.until(lambda client=client: client.position["event"]["move"] == first)
            assert other.position["to_move"] == 1
            asked = other.choices
            assert one.position["undo"] == "ask"
            await one.say({"type": "undo", "n": one.n})
            await other.until(lambda: other.table["undo_asked"] == 0)
            await other.say({"type": "answer", "n": other.n, "agree": True})
            for client in (one, other):
                await client.until(lambda client=client: client.position["event"]["what"] == "undo")
            assert one.position["to_move"] == 0
            assert one.position["early"] == []
            assert laid(other) == [first]
            assert other.choices == asked
            await choose_all(one)
            await other.until(lambda: other.position["event"]["move"] == first)
            assert (other.position["to_move"], other.choices) == (1, asked)

    run(conversation())


def ends_with_this_tiling(state: State) -> bool:
    """Whether both have a tile to lay, the first seat before the other, and the game is over with the last of them."""
    if state.view().tiling is None or state.to_move != 0 or len(decisions(state)) < 2:
        return False
    then = state.copy()
    while then.to_move >= 0:
        then.play(then.legal_texts()[-1])
    return then.to_move == OVER


def test_who_takes_back_a_tile_after_the_end_makes_nobody_else_choose_anew(server: RunningServer) -> None:
    async def conversation() -> None:
        planted = game_until(GREY, ends_with_this_tiling, ["here", "here"])
        async with Sitting(server, planted, [[0], [1]]) as (one, other, _):
            chosen = await choose_all(other)
            await choose_all(one)
            for times in (1, 2):
                for client in (one, other):
                    await client.until(lambda client=client: client.over)
                await one.say({"type": "undo", "n": one.n})
                await other.until(lambda: other.table["undo_asked"] == 0)
                await other.say({"type": "answer", "n": other.n, "agree": True})
                for client in (one, other):
                    await client.until(lambda client=client: client.position["event"]["what"] == "undo")
                assert one.position["to_move"] == 0
                assert laid(other) == chosen, f"taken back {times} times"
                await choose_all(one)
            await other.until(lambda: other.over)

    run(conversation())


def test_asking_to_take_back_the_last_take_ends_the_tiling_and_its_choices(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as players:
            *people, _ = players
            last = people[0].position["event"]["seat"]
            asks, agrees = people[last], people[1 - last]
            await choose_all(people[1])
            while asks.position["undo"] == "free":
                await taken_back(asks)
            await asks.say({"type": "undo", "n": asks.n})
            await agrees.until(lambda: agrees.table["undo_asked"] == last)
            await agrees.say({"type": "answer", "n": agrees.n, "agree": True})
            for person in people:
                await person.until(lambda person=person: person.position["event"]["what"] == "undo")
                assert person.position["early"] == []
                assert person.position["view"]["tiling"] is None
            await asks.play()

    run(conversation())


def test_against_bots_the_tiling_of_the_round_before_is_taken_back_into(server: RunningServer) -> None:
    """Alone among bots one may go back past a deal: one's last tile is chosen anew, and the bot's, too."""

    async def conversation() -> None:
        async with Sitting(server, tiling(GREY, ["random", "here"]), [[1]]) as (player, _):
            chosen = await choose_all(player)
            await player.until(lambda: at_round(player, 2))
            assert player.position["to_move"] == 1, "no move of the bot comes after the deal"
            while player.position["round"] == 2:
                await player.until(lambda: player.position["undo"] == "free")
                await taken_back(player)
            assert (player.position["to_move"], player.position["chooses"]) == (1, 1)
            assert player.position["early"] == []
            assert chosen[-1] in player.choices
            await player.play(player.choices[0])
            await player.until(lambda: at_round(player, 2))

    run(conversation())


# ---- bots -------------------------------------------------------------------------------------------------------


def test_nobody_waits_for_a_bot_that_thinks(server: RunningServer, bad_bots: threading.Event) -> None:
    async def conversation() -> None:
        async with Sitting(server, tiling(GREY, ["greedy", "here"]), [[1]]) as (player, watcher):
            await player.until(lambda: bool(player.table["seats"][0]["thinking"]))
            await settled(player, watcher)
            assert (player.position["to_move"], player.position["chooses"]) == (0, 1)
            chosen = await choose_all(player)
            assert player.position["to_move"] == 0
            assert player.table["seats"][0]["thinking"], "it goes on thinking"
            await told_nothing(watcher)
            bad_bots.set()
            await player.until(lambda: at_round(player, 2))
            moves = [m["position"]["event"] for m in player.heard if m["type"] == "played"]
            assert [event["move"] for event in moves if event["seat"] == 1] == chosen

    run(conversation())


def test_a_bot_that_takes_over_a_seat_plays_what_was_chosen_and_chooses_the_rest(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, _):
            first = other.choices[-1]
            await other.play(first)
            n, second = other.n, other.choices[0]
            await other.say({"type": "give", "seat": 1, "bot": "random"})
            await other.until(lambda: other.table["seats"][1]["bot"] == "random")
            assert (other.choices, other.position["undo"]) == ([], "no")
            assert await other.refusal({"type": "move", "n": n, "move": second}) == "stale"
            assert await other.refusal({"type": "move", "n": other.n, "move": second}) == "not_your_turn"
            await choose_all(one)
            await one.until(lambda: at_round(one, 2))
            moves = [m["position"]["event"] for m in one.heard if m["type"] == "played"]
            played = [event["move"] for event in moves if event["seat"] == 1]
            assert (len(played), played[0]) == (2, first)

    run(conversation())


def test_who_comes_back_finds_what_they_chose(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (_, other, _):
            chosen = await choose_all(other)
            await other.say({"type": "give", "seat": 1, "bot": "random"})
            await other.until(lambda: other.table["seats"][1]["bot"] == "random")
            await other.say({"type": "resume", "seat": 1})
            await other.until(lambda: other.table["seats"][1]["bot"] == "")
            assert laid(other) == chosen
            await taken_back(other)
            assert laid(other) == chosen[:1]

    run(conversation())


# ---- coming back, and restarts ----------------------------------------------------------------------------------


def test_who_comes_again_finds_the_same(server: RunningServer) -> None:
    async def conversation() -> None:
        sitting = two(server)
        async with sitting as (_, other, _):
            await other.play()
            async with Player(server.address, sitting.table, secret(1)) as again:
                assert again.position == other.position
                # Both screens of a seat are told of what either chooses.
                await again.play()
                await other.until(lambda: len(other.position["early"]) == 2)
                assert again.position == other.position

    run(conversation())


def test_early_choices_outlast_a_restart(server: RunningServer) -> None:
    kept: dict[str, Json] = {}

    async def before(address: RunningServer) -> str:
        sitting = two(address)
        async with sitting as (one, other, watcher):
            await choose_all(other)
            await taken_back(other)
            for name, client in (("one", one), ("other", other), ("watcher", watcher)):
                await settled(client)
                kept[name] = client.position
        return sitting.table

    async def after(address: str, table: str) -> None:
        async with (
            Player(address, table, secret(0)) as one,
            Player(address, table, secret(1)) as other,
            Player(address, table) as watcher,
        ):
            assert (one.position, other.position, watcher.position) == (kept["one"], kept["other"], kept["watcher"])
            chosen = [*laid(other), *await choose_all(other)]
            await choose_all(one)
            await other.until(lambda: at_round(other, 2))
            moves = [m["position"]["event"] for m in other.heard if m["type"] == "played"]
            assert [event["move"] for event in moves if event["seat"] == 1] == chosen

    with RunningServer(server.data) as first:
        table = run(before(first))
    with RunningServer(server.data) as second:
        run(after(second.address, table))


def test_what_was_due_when_the_server_fell_is_played_when_it_is_back(server: RunningServer) -> None:
    """The log ends with a last tile of the first player and the other's early choices, none of them played yet."""
    happened = tiling(GREY, ["here", "here"])
    state = faience.load(GREY).start()
    for event in happened[1:]:
        state.deal(event.tiles) if isinstance(event, Dealt) else state.play(event.move)  # type: ignore[attr-defined]
    then, moves = state.copy(), {0: [], 1: []}
    while then.round == state.round and then.to_move >= 0:
        move = then.legal_texts()[0]
        moves[then.to_move].append(move)
        then.play(move)
    happened += [ChosenEarly(at=1.0, seat=1, move=move) for move in moves[1]]
    happened += [Moved(at=2.0, move=move) for move in moves[0]]

    async def conversation() -> None:
        async with Sitting(server, happened, [[0], [1]]) as (_, other, _):
            await other.until(lambda: at_round(other, 2))
            assert [entry["seat"] for entry in other.log if entry["what"] == "move"][-2:] == [1, 1]

    run(conversation())


def test_no_choice_that_was_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Both people of some tables send what they have to choose until the server dies among them."""
    data = tmp_path / "tables.sqlite"
    acknowledged: dict[str, list[str]] = {}

    async def before(address: str, tables: list[str], process: subprocess.Popen[str]) -> None:
        async def choose(table: str) -> None:
            async with Player(address, table, secret(1)) as other:
                while other.choices:
                    move = other.choices[-1]
                    await other.play(move)
                    acknowledged.setdefault(table, []).append(move)
                    assert laid(other) == acknowledged[table]
                    if sum(map(len, acknowledged.values())) == 7:
                        process.send_signal(signal.SIGKILL)
                await other.answer("pong")

        results = await asyncio.gather(*(choose(table) for table in tables), return_exceptions=True)
        assert all(isinstance(result, ConnectionClosed) for result in results)

    async def after(address: str) -> None:
        for table, chosen in acknowledged.items():
            async with Player(address, table, secret(0)) as one, Player(address, table, secret(1)) as other:
                assert laid(other)[: len(chosen)] == chosen
                await choose_all(other)
                await choose_all(one)
                await other.until(lambda other=other: at_round(other, 2))
                moves = [m["position"]["event"] for m in other.heard if m["type"] == "played"]
                assert [event["move"] for event in moves if event["seat"] == 1][: len(chosen)] == chosen

    async def planted() -> list[str]:
        return [await plant(data, tiling(GREY, ["here", "here"])) for _ in range(5)]

    tables = run(planted())
    with program(data, "--port", "0") as (process, address):
        run(before(address, tables, process))
    assert sum(map(len, acknowledged.values())) >= 7
    with program(data, "--port", "0") as (_, address):
        run(after(address))


def test_a_choice_that_does_not_fit_when_it_is_due_is_asked_again(server: RunningServer) -> None:
    """By the rules none can; a log that holds such a one is believed no more than a client."""
    happened = tiling(GREY, ["here", "here"])

    async def conversation() -> None:
        wrong = [ChosenEarly(at=1.0, seat=1, move="1B1"), ChosenEarly(at=1.0, seat=1, move="5@5")]
        async with Sitting(server, [*happened, *wrong], [[0], [1]]) as (one, other, watcher):
            choices = other.choices
            await choose_all(one)
            refused = await other.answer("refused")
            assert refused["code"] == "illegal"
            assert refused["message"]
            await settled(one, watcher)
            assert (other.position["to_move"], other.position["early"], other.choices) == (1, [], choices)
            assert all(message["type"] != "refused" for client in (one, watcher) for message in client.heard)
            await choose_all(other)
            await one.until(lambda: at_round(one, 2))

    run(conversation())


@pytest.mark.parametrize(
    "event",
    [
        ChosenEarly(at=0.0, seat=0, move="1@1"),
        Recalled(at=0.0, seat=0, kept=0),
        Undone(at=0.0, seat=0, to=0),
    ],
)
def test_a_log_with_a_choice_where_there_is_none_is_broken(server: RunningServer, event: Event) -> None:
    async def conversation() -> None:
        begun = tiling(GREY, ["here", "here"])[:2]
        table = await plant(server.data, [*begun, event])
        async with Player(server.address, table, greet=False) as watcher:
            assert await watcher.refusal({"type": "hello"}) == "broken"

    run(conversation())
