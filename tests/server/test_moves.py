"""Moves that are not to be, and messages that are none: each is refused, and nothing changes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Json, Player, get, lay
from tests.server.running import run


def test_a_stale_or_doubled_move_is_refused_with_the_current_number(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, *secrets.values()) as both:
            move = {"type": "move", "n": both.n, "move": "Qh8"}
            await both.say(move)
            await both.say(move)
            refused = await both.answer("refused")
            assert (refused["code"], refused["n"]) == ("stale", both.n)
            assert await both.refusal({**move, "n": both.n + 1}) == "stale"
            assert [entry["what"] for entry in both.log] == ["starts", "move"]

    run(conversation())


@pytest.mark.parametrize(
    ("who", "move", "code"),
    [
        ("mover", "Qa1", "illegal"),
        ("mover", "castle", "illegal"),
        ("mover", "", "illegal"),
        ("other", "Qh8", "not_your_turn"),
        ("watcher", "Qh8", "not_your_seat"),
        ("elsewhere", "Qh8", "not_your_seat"),
        ("forger", "Qh8", "not_your_seat"),
    ],
)
def test_who_may_not_play_a_move_is_refused(address: str, who: str, move: str, code: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        _, others = await lay(address, "zaic", ["here", "here"])
        shown = {
            "mover": [secrets[0]],
            "other": [secrets[1]],
            "watcher": [],
            "elsewhere": [others[0]],
            "forger": [secrets[0][:-1] + "!"],
        }[who]
        before = (await get(address, f"/api/tables/{table}/record")).text
        async with Player(address, table) as witness, Player(address, table, *shown) as client:
            assert await client.refusal({"type": "move", "n": client.n, "move": move}) == code
            await witness.say({"type": "ping"})
            await witness.answer("pong")
            assert not any(message["type"] == "played" for message in witness.heard)
        assert (await get(address, f"/api/tables/{table}/record")).text == before

    run(conversation())


def test_an_illegal_move_is_explained(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "here"])
        async with Player(address, table, secrets[0]) as player:
            colour = next(colour for colour in "BYRKW" if f"1{colour}1" not in player.choices)
            await player.say({"type": "move", "n": player.n, "move": f"1{colour}1"})
            refused = await player.answer("refused")
            assert (refused["code"], refused["message"]) == ("illegal", f"1{colour}1 is not legal now")
            assert refused["why"] == {"why": "factory_without", "kind": colour, "n": 1}
            await player.say({"type": "move", "n": player.n, "move": "9Z9"})
            refused = await player.answer("refused")
            assert (refused["code"], refused["why"]) == ("illegal", None)
            assert "moves look like" in refused["message"]

    run(conversation())


def test_a_finished_game_takes_no_move(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, *secrets.values()) as both:
            await both.play_out()
            assert await both.refusal({"type": "move", "n": both.n, "move": "Qh8"}) == "over"

    run(conversation())


def test_of_two_who_hold_one_seat_exactly_one_moves(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        for turn in range(6):
            secret = secrets[turn % 2]
            async with Player(address, table, secret) as one, Player(address, table, secret) as two:
                assert one.n == two.n
                moves = [one.choices[0], two.choices[-1]]
                answers = await asyncio.gather(race(one, moves[0]), race(two, moves[1]))
                assert sorted(answers) == ["played", "stale"]
                await one.until(lambda: one.n == two.n)
                assert one.position["event"] == two.position["event"]

    run(conversation())


async def race(player: Player, move: str) -> str:
    await player.say({"type": "move", "n": player.n, "move": move})
    while True:
        message = await player.hear()
        if message["type"] == "refused":
            return str(message["code"])
        if message["type"] == "played":
            own = message["position"]["event"]["move"] == move
            if own:
                return "played"


MALFORMED: list[str | bytes | Json] = [
    "",
    "hello",
    "[]",
    "null",
    "{}",
    '{"type": "move"',
    {"type": "castle"},
    {"type": 7},
    {"type": "move", "n": "0", "move": "Qh8"},
    {"type": "move", "n": 0.5, "move": "Qh8"},
    {"type": "move", "n": 0},
    {"type": "move", "n": 0, "move": None},
    {"type": "move", "n": 0, "move": "Qh8", "seat": 0},
    {"type": "speak", "language": "hu"},
    {"type": "hello", "language": "hu"},
    {"type": "give", "seat": 9},
    {"type": "give", "seat": -1},
    {"type": "hello"},
    '{"type": "give", "seat": 0, "bot": "\\ud800"}',
    b"\xff\xfe",
    b'{"type": "move", "n": 0, "move": "\xff"}',
    '{"deep": ' + "[" * 7000 + "]" * 7000 + ', "type": "ping"}',
    "[" * 5000,
]


def test_what_is_no_message_is_refused_and_the_connection_stays(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, *secrets.values()) as both:
            for message in MALFORMED:
                assert await both.refusal(message) == "malformed", message
            await both.play("Qh8")

    run(conversation())


def test_a_message_that_is_too_large_ends_the_connection(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        for size in (20_000, 200_000):
            async with Player(address, table, *secrets.values()) as both:
                await both.say({"type": "move", "n": 0, "move": "Q" * size})
                if size < 64_000:
                    assert (await both.answer("refused"))["code"] == "too_large"
                with pytest.raises(ConnectionClosed) as closed:
                    await both.answer("played")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
        async with Player(address, table) as watcher:
            assert watcher.n == 0

    run(conversation())


def test_who_talks_too_much_is_told_so(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, *secrets.values()) as both:
            for _ in range(60):
                await both.say({"type": "ping"})
            answers = [(await both.hear()).get("code", "pong") for _ in range(60)]
            assert answers.count("pong") >= 39
            assert answers.count("busy") >= 15
            await asyncio.sleep(0.2)
            await both.play("Qh8")

    run(conversation())


@pytest.mark.parametrize(
    ("first", "code"),
    [({"type": "ping"}, "malformed"), ("what?", "malformed"), ({"type": "move", "n": 0, "move": "Qh8"}, "malformed")],
)
def test_a_conversation_begins_with_hello(address: str, first: Any, code: str) -> None:
    async def conversation() -> None:
        table, _ = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, greet=False) as client:
            assert await client.refusal(first) == code
            await ended(client, 1008)

    run(conversation())


async def ended(client: Player, code: int) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        await client.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_a_table_that_was_never_laid_is_not_there(address: str) -> None:
    async def conversation() -> None:
        async with Player(address, "ochre-lark-222222", greet=False) as client:
            assert await client.refusal({"type": "hello"}) == "no_table"
            await ended(client, 1008)

    run(conversation())


def test_a_page_of_another_site_cannot_connect(address: str) -> None:
    async def conversation() -> None:
        table, _ = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, origin=f"http://{address}"):
            pass
        with pytest.raises(Exception, match="403"):
            async with Player(address, table, origin="http://evil.example"):
                pass

    run(conversation())
