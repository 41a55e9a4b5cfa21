"""Hints, bots that fail or take long, and playing once more."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator

import pytest

from faience.bots import bot as real_bot
from faience.games.game import State
from faience.server import thinking
from tests.server.clients import Player, get, lay, post
from tests.server.house import run


def test_a_hint_names_the_best_moves(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "here"])
        async with Player(address, table, secrets[0]) as one, Player(address, table, secrets[1]) as two:
            await one.say({"type": "hint", "n": one.n})
            hints = await one.answer("hints")
            assert hints["n"] == one.n
            assert hints["meaning"]
            gains = {choice["move"]: choice["gain"] for choice in one.position["choices"]["moves"]}
            assert len({hint["move"] for hint in hints["hints"]}) == 3
            assert all(hint["points"] == gains[hint["move"]] and " to " in hint["text"] for hint in hints["hints"])
            assert await two.refusal({"type": "hint", "n": two.n}) == "not_your_turn"
            assert await one.refusal({"type": "hint", "n": one.n - 1}) == "stale"

    run(conversation())


def test_a_table_may_be_laid_without_hints(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "here"], hints=False)
        async with Player(address, table, secrets[0]) as one:
            assert one.table["hints"] is False
            assert await one.refusal({"type": "hint", "n": one.n}) == "no_hint"

    run(conversation())


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """The random bot raises, the greedy one waits for the event."""
    gate = threading.Event()

    class Raising:
        def choose(self, state: State) -> int:
            raise ZeroDivisionError(state.round)

    class Waiting:
        def choose(self, state: State) -> int:
            gate.wait(10)
            return real_bot("random").choose(state)

    monkeypatch.setattr(thinking, "bot", lambda level, _=0: Raising() if level == "random" else Waiting())
    yield gate
    gate.set()


@pytest.mark.usefixtures("bad_bots")
def test_a_bot_that_fails_keeps_nobody_waiting(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "random"])
        async with Player(address, table, secrets[0]) as player:
            await player.play_out()

    run(conversation())


def test_while_a_bot_thinks_everything_else_goes_on(address: str, bad_bots: threading.Event) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["greedy", "here"])
        async with Player(address, table, secrets[1]) as player:
            await player.until(lambda: bool(player.table["seats"][0]["thinking"]))
            begun = time.monotonic()
            await player.say({"type": "ping"})
            await player.answer("pong")
            assert (await get(address, "/api/health")).json() == {"ok": True}
            assert time.monotonic() - begun < 1
            bad_bots.set()
            await player.turn()
            await player.until(lambda: not player.table["seats"][0]["thinking"])

    run(conversation())


def test_the_answer_to_an_outdated_position_is_dropped(address: str, bad_bots: threading.Event) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "greedy"])
        async with Player(address, table, secrets[0]) as player:
            await player.play("Qh8")
            await player.until(lambda: bool(player.table["seats"][1]["thinking"]))
            await player.say({"type": "undo", "n": player.n})
            await player.turn()
            bad_bots.set()
            await asyncio.sleep(0.2)
            await player.play("Hh8")
            await player.turn()
            moves = [entry["seat"] for entry in player.log if entry["what"] == "move"]
            assert moves == [0, 1]

    run(conversation())


def test_a_rematch_moves_everybody_one_seat_on_and_keeps_their_secrets(address: str) -> None:
    async def conversation() -> None:
        wishes = [{"who": "here", "name": "Ana"}, {"who": "here", "name": "Ben"}]
        body = {"spec": "zaic", "seats": wishes, "watch": "anyone", "hints": False}
        created = await post(address, "/api/tables", body)
        table, secrets = created["table"], [key["secret"] for key in created["keys"]]
        async with Player(address, table, *secrets) as both, Player(address, table) as watcher:
            assert await both.refusal({"type": "rematch"}) == "not_over"
            await both.play_out()
            await watcher.until(lambda: watcher.over)
            assert await watcher.refusal({"type": "rematch"}) == "not_your_seat"
            await both.say({"type": "rematch"})
            await watcher.until(lambda: watcher.table["next"] is not None)
            again = watcher.table["next"]
            await both.until(lambda: both.table["next"] == again)
            await both.say({"type": "rematch"})
            assert (await both.answer("seated"))["table"]["next"] == again
            assert both.position["undo"] == "no"
        async with Player(address, again, secrets[0]) as ana:
            assert [(seat["name"], seat["mine"]) for seat in ana.table["seats"]] == [("Ben", False), ("Ana", True)]
            assert (ana.table["spec"], ana.table["watch"], ana.table["hints"]) == ("zaic()", "anyone", False)
            assert ana.position["to_move"] == 0

    run(conversation())


def test_in_a_rematch_bots_stay_and_stand_in_as_before(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul(players=3)", ["here", "here", "random"])
        async with Player(address, table, secrets[0]) as ana:
            async with Player(address, table, secrets[1]) as ben:
                await ben.say({"type": "give", "seat": 1})
                await ben.until(lambda: bool(ben.table["seats"][1]["bot"]))
            await ana.play_out()
            await ana.say({"type": "rematch"})
            await ana.until(lambda: ana.table["next"] is not None)
            again = ana.table["next"]
        async with Player(address, again, secrets[1]) as ben:
            seats = [(seat["who"], seat["bot"]) for seat in ben.table["seats"]]
            assert seats == [("person", "master"), ("bot", "random"), ("person", "")]
            assert ben.table["seats"][0]["mine"]

    run(conversation())
