"""Tiling at the same time: choices made early are kept, told to nobody else, and played when they are due."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import faience
from faience.games.game import State
from faience.games.registry import all_specs
from faience.games.seats import OVER
from faience.notation.record import Move
from faience.server.table.early import Early, early_turn
from faience.server.table.events import ChosenEarly, Dealt, Event, Moved, Recalled, Undone
from tests.server.clients import Json, Player, get, lay, post
from tests.server.house import RunningServer, program, run
from tests.server.planted import decisions, game_until, plant, secret, tiling

GREY = "azul(wall=grey)"
CHOOSING = [spec for spec in all_specs() if "wall=grey" in spec or "joker=true" in spec]


class Sitting:
    """People at a planted table, each at a screen of their own unless some share one, and somebody who watches."""

    def __init__(self, server: RunningServer, happened: Sequence[Event], screens: Sequence[Sequence[int]]) -> None:
        self._server, self._happened, self._screens = server, happened, screens
        self._stack = AsyncExitStack()
        self.table = ""

    async def __aenter__(self) -> list[Player]:
        self.table = await plant(self._server.data, self._happened)
        people = [[secret(seat) for seat in seats] for seats in self._screens]
        clients = [
            await self._stack.enter_async_context(Player(self._server.address, self.table, *secrets))
            for secrets in [*people, []]
        ]
        await settled(*clients)
        return clients

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def record(self) -> faience.Record:
        return faience.Record.loads((await get(self._server.address, f"/api/tables/{self.table}/record")).text)


def two(server: RunningServer) -> Sitting:
    """Two people tile the grey wall, two cells each; seat 0 is to move."""
    return Sitting(server, tiling(GREY, ["here", "here"]), [[0], [1]])


async def told_nothing(player: Player) -> None:
    """Whatever happened, this client has heard nothing of it."""
    heard = len(player.heard)
    await player.say({"type": "ping"})
    await player.answer("pong")
    assert [message["type"] for message in player.heard[heard:]] == ["pong"]


async def settled(*players: Player) -> None:
    """Everybody has heard everything so far."""
    for player in players:
        await player.say({"type": "ping"})
        await player.answer("pong")


async def taken_back(player: Player) -> None:
    n = player.n
    assert player.position["undo"] == "free"
    await player.say({"type": "undo", "n": n})
    await player.until(lambda: player.n > n)


async def choose_all(player: Player) -> list[str]:
    """Lay all tiles that there are to lay, early or not."""
    chosen = []
    while player.choices and "@" in player.choices[0]:
        chosen.append(player.choices[-1])
        await player.play(chosen[-1])
    return chosen


def at_round(player: Player, n: int) -> bool:
    """Whether a round is dealt."""
    return player.position["round"] == n and player.position["to_move"] >= 0


def laid(player: Player) -> list[str]:
    """What a client is shown of its early choices, as moves."""
    return [f"{early['deed']['row']}@{early['deed']['column']}" for early in player.position["early"]]


# ---- choosing, and playing it ---------------------------------------------------------------------------


def test_who_waits_chooses_while_another_does_and_it_is_played_when_it_is_due(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, watcher):
            sitting = (one.position["to_move"], one.position["chooses"], other.position["chooses"])
            assert sitting == (0, 0, 1)
            assert other.position["to_move"] == 0
            chosen = await choose_all(other)
            assert len(chosen) == 2
            assert laid(other) == chosen
            assert other.position["chooses"] is None
            await told_nothing(one)
            await told_nothing(watcher)
            scores = other.position["scores"]
            assert scores[1] == 0, "nothing is laid yet"
            mine = await choose_all(one)
            for client in (one, other, watcher):
                await client.until(lambda client=client: at_round(client, 2))
                # What was left of the round is played and told in the engine's order, and the next is dealt.
                moves = [m["position"]["event"] for m in client.heard if m["type"] == "played"]
                assert [(event["seat"], event["move"]) for event in moves] == [
                    *((0, move) for move in mine),
                    *((1, move) for move in chosen),
                    (None, None),
                ]
                assert client.position["early"] == []

    run(conversation())


@pytest.mark.parametrize("spec", CHOOSING)
def test_what_is_told_early_is_what_there_will_be_to_choose(server: RunningServer, spec: str) -> None:
    """The choices of a waiting seat are, in every word and number, those that the engine then gives it in its turn."""
    players = faience.load(spec).players
    happened = tiling(spec, ["here"] * players, 2 if "grey" in spec else 1, of=2)

    async def conversation() -> None:
        sitting = Sitting(server, happened, [[seat] for seat in range(players)])
        async with sitting as clients:
            *people, watcher = clients
            early: dict[int, list[tuple[Json, str]]] = {}
            mover = people[0].position["to_move"]
            for seat, person in enumerate(people):
                while seat != mover and person.choices:
                    assert person.position["chooses"] == seat
                    move = person.choices[len(person.choices) // 2]
                    early.setdefault(seat, []).append((person.position["choices"], move))
                    await person.play(move)
            assert early
            await choose_all(people[mover])
            await watcher.until(lambda: watcher.over or at_round(watcher, happened_round + 1))
            record = await sitting.record()
            state, asked = record.game.start(), []
            for event in record.events:
                if isinstance(event, Move):
                    if state.view().tiling is not None and state.to_move != mover and state.round == happened_round:
                        choices = msgspec.json.decode(msgspec.json.encode(state.game.kind.choices(state, "en")))
                        asked.append((state.to_move, choices, event.text))
                    state.play(event.text)
                else:
                    state.deal(event.text)
            assert asked == [(seat, *told) for seat in order_of(asked) for told in early[seat]]

    happened_round = sum(isinstance(event, Dealt) for event in happened)
    run(conversation())


def order_of(asked: list[tuple[int, Json, str]]) -> list[int]:
    return list(dict.fromkeys(seat for seat, _, _ in asked))


def test_tiles_that_find_their_cells_by_themselves_are_shown_with_the_choices(server: RunningServer) -> None:
    """On the coloured wall only a line of jokers is laid by choice; a line above it is laid before that."""
    happened = tiling("azul(joker=true)", ["here", "here"], 1)
    state = faience.load("azul(joker=true)").start()
    for event in happened[1:]:
        state.deal(event.tiles) if isinstance(event, Dealt) else state.play(event.move)  # type: ignore[attr-defined]
    waiting = 1 - state.to_move

    async def conversation() -> None:
        async with Sitting(server, happened, [[0], [1]]) as (*people, _):
            board = people[waiting].position["view"]["boards"][waiting]
            row = people[waiting].position["choices"]["moves"][0]["deed"]["row"]
            above = [str(n) for n, line in enumerate(board["lines"][: row - 1], start=1) if len(line) == n]
            assert [move.partition("@")[0] for move in laid(people[waiting])] == above
            assert all(early["seat"] == waiting for early in people[waiting].position["early"])

    run(conversation())


def test_an_early_choice_must_be_legal_and_one_s_own(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, watcher):
            n, row = other.n, int(other.choices[0][0])
            later = f"{row % 5 + 1}@1"
            for move, code in ((later, "illegal"), ("1B1", "illegal"), ("castle", "illegal"), ("", "illegal")):
                assert await other.refusal({"type": "move", "n": n, "move": move}) == code
            assert await watcher.refusal({"type": "move", "n": n, "move": other.choices[0]}) == "not_your_seat"
            assert (other.n, other.position["early"]) == (n, [])
            await choose_all(other)
            assert await other.refusal({"type": "move", "n": other.n, "move": later}) == "not_your_turn"
            await told_nothing(one)

    run(conversation())


def test_who_chooses_early_may_ask_for_a_hint(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (_, other, _):
            await other.say({"type": "hint", "n": other.n})
            hints = (await other.answer("hints"))["hints"]
            assert {hint["move"] for hint in hints} <= set(other.choices)
            assert all(len(hint["finals"]) == 2 for hint in hints)

    run(conversation())


# ---- numbers: sent twice, late, or at the same time -----------------------------------------------------------


def test_a_choice_that_is_sent_twice_is_taken_once(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (_, other, _):
            move = {"type": "move", "n": other.n, "move": other.choices[0]}
            await other.say(move)
            await other.say(move)
            refused = await other.answer("refused")
            assert (refused["code"], refused["n"]) == ("stale", other.n)
            assert laid(other) == [move["move"]]
            assert await other.refusal({**move, "n": other.n + 1}) == "stale"

    run(conversation())


def test_a_choice_that_crosses_another_s_move_is_taken(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, _):
            n, choice = other.n, other.choices[0]
            await one.play()
            await other.say({"type": "move", "n": n, "move": choice})
            await other.until(lambda: bool(other.position["early"]))
            assert laid(other) == [choice]
            # Of the other's choice the one who is to move has not heard, so nothing of theirs is late either.
            await one.play()

    run(conversation())


def test_a_choice_that_comes_when_it_is_due_is_played_at_once(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, _):
            first = other.choices[0]
            await other.play(first)
            n, second = other.n, other.choices[-1]
            await choose_all(one)
            await one.until(lambda: one.position["event"]["move"] == first)
            await other.say({"type": "move", "n": n, "move": second})
            await other.until(lambda: at_round(other, 2))
            moves = [m["position"]["event"] for m in other.heard if m["type"] == "played"]
            assert [event["move"] for event in moves if event["seat"] == 1] == [first, second]

    run(conversation())


@pytest.mark.parametrize("early", [True, False])
def test_what_answers_a_position_of_before_is_stale(server: RunningServer, early: bool) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, _):
            began = other.n
            assert await other.refusal({"type": "move", "n": began - 1, "move": other.choices[0]}) == "stale"
            left = other.choices[0]
            if early:
                await choose_all(other)
            await choose_all(one)
            if not early:
                await other.until(lambda: other.position["to_move"] == 1)
                await choose_all(other)
            await other.until(lambda: at_round(other, 2))
            # The tiling is over: neither a choice nor taking one back comes in time.
            for n in (began, other.n - 1):
                assert await other.refusal({"type": "move", "n": n, "move": left}) == "stale"
                assert await other.refusal({"type": "undo", "n": n}) == "stale"

    run(conversation())


def test_everybody_at_once(server: RunningServer) -> None:
    """Four people send all they have to choose as fast as they can; every one of it is played, and nothing else."""
    spec = "azul(players=4,wall=grey)"

    async def conversation() -> None:
        sitting = Sitting(server, tiling(spec, ["here"] * 4), [[seat] for seat in range(4)])
        async with sitting as (*people, _):
            begun = people[0].position["round"]
            chosen: list[list[str]] = [[], [], [], []]

            async def choose(seat: int) -> None:
                player = people[seat]
                while player.position["round"] == begun and not player.over:
                    if player.choices:
                        chosen[seat].append(player.choices[-1])
                        await player.play(player.choices[-1])
                    else:
                        await player.hear()

            await asyncio.gather(*(choose(seat) for seat in range(4)))
            record = await sitting.record()
            played = [
                [event.text for event in record.events if isinstance(event, Move) and event.seat == seat]
                for seat in range(4)
            ]
            assert all(moves[-len(mine) :] == mine for moves, mine in zip(played, chosen, strict=True))
            for seat, player in enumerate(people):
                check_continuity(player, seat, begun)

    run(conversation())


def check_continuity(player: Player, seat: int, begun: int) -> None:
    """From a client's first choice on it is never shown less than it chose: waiting, or laid."""
    most = 0
    for message in player.heard:
        position = message.get("position")
        if position and position["round"] == begun:
            wall = position["view"]["boards"][seat]["wall"]
            shown = sum(cell != "." for row in wall for cell in row) + len(position["early"])
            assert shown >= most
            most = shown


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
            asked = [choice["move"] for choice in other.position["choices"]["moves"]]
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


# ---- several seats at one screen ------------------------------------------------------------------------------


def test_two_at_one_screen_go_on_one_after_the_other(server: RunningServer) -> None:
    async def conversation() -> None:
        async with Sitting(server, tiling(GREY, ["here", "here"]), [[0, 1]]) as (both, _):
            while both.position["round"] == 1:
                assert both.position["chooses"] == both.position["to_move"]
                assert both.position["early"] == []
                await both.play()

    run(conversation())


def test_two_at_one_screen_who_wait_choose_one_after_the_other(server: RunningServer) -> None:
    async def conversation() -> None:
        happened = tiling("azul(players=3,wall=grey)", ["here"] * 3)
        async with Sitting(server, happened, [[0], [1, 2]]) as (one, both, _):
            seats = []
            while both.choices:
                seats.append(both.position["chooses"])
                move = {"type": "move", "n": both.n, "move": both.choices[0]}
                await both.play(both.choices[0])
                # Sent once more it must not become a choice of the next seat.
                assert await both.refusal(move) == "stale"
            assert seats == [1, 1, 2, 2]
            assert [early["seat"] for early in both.position["early"]] == seats
            # The last choice is the first to be taken back, whosever it is.
            await taken_back(both)
            assert both.position["chooses"] == 2
            await taken_back(both)
            await taken_back(both)
            assert both.position["chooses"] == 1
            await choose_all(one)
            await both.until(lambda: both.position["to_move"] == 1)
            assert both.position["chooses"] == 1

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


def test_who_comes_again_or_speaks_another_language_finds_the_same(server: RunningServer) -> None:
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
            await other.say({"type": "speak", "language": "hu"})
            n, early = other.n, other.position["early"]
            await other.answer("welcome")
            assert (other.n, other.position["early"]) == (n, early)

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


# ---- nobody else is told -----------------------------------------------------------------------------------------


def test_neither_lists_nor_records_know_of_early_choices(server: RunningServer) -> None:
    async def conversation() -> None:
        opened, *happened = tiling(GREY, ["here", "here"])
        listed = msgspec.structs.replace(opened, watch="anyone")
        sitting = Sitting(server, [listed, *happened], [[0], [1]])

        async def told() -> list[str]:
            """What is told of the table beside it: to anyone, and to the other player."""
            mine = {"tables": [{"table": sitting.table, "secrets": [secret(0)]}]}
            return [
                (await get(server.address, "/api/tables")).text,
                (await get(server.address, f"/api/tables/{sitting.table}/record")).text,
                str(await post(server.address, "/api/mine", mine, 200)),
            ]

        async with sitting as (_, other, _):
            before = await told()
            assert all(sitting.table in text for text in (before[0], before[2]))
            await choose_all(other)
            assert await told() == before

    run(conversation())


def test_where_nothing_is_chosen_at_the_same_time_who_waits_has_no_choice(server: RunningServer) -> None:
    async def conversation() -> None:
        for spec in ("azul", "azul(wall=grey)", "pavilion", "zaic"):
            table, secrets = await lay(server.address, spec, ["here", "here"])
            async with Player(server.address, table, secrets[1]) as other:
                assert (other.choices, other.position["chooses"], other.position["early"]) == ([], None, [])

    run(conversation())


def test_choosing_early_costs_the_server_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the table computes for who waits is two copies of the state, each played to the end of the phase at most."""
    spec = "azul(players=4,wall=grey,joker=true)"
    state = faience.load(spec).start()
    for event in tiling(spec, ["here"] * 4)[1:]:
        state.deal(event.tiles) if isinstance(event, Dealt) else state.play(event.move)  # type: ignore[attr-defined]
    to_choose = sum(decisions(state).values())
    assert to_choose >= 8
    last = max(range(4), key=lambda seat: (seat - state.to_move) % 4)
    calls = Counter[str]()

    def counted(name: str) -> Callable[..., object]:
        real = getattr(State, name)

        def call(*arguments: object) -> object:
            calls[name] += 1
            return real(*arguments)

        return call

    for name in ("copy", "play", "legal_moves", "legal_texts"):
        monkeypatch.setattr(State, name, counted(name))
    assert early_turn(state, Early(), frozenset({last}))
    assert calls["copy"] <= 2
    assert calls["play"] <= 2 * to_choose
    assert calls["legal_moves"] + calls["legal_texts"] <= 2 * to_choose
