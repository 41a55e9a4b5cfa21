"""Whoever asks for much keeps nobody waiting: hints run beside everything else, and bots think for all in turn."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from faience.server.thinking.turns import Turns
from tests.server.clients import Player, lay
from tests.server.early import settled, two
from tests.server.running import RunningServer, run


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Hints are found when it is opened."""
    opened = threading.Event()

    def advise(*_: object) -> list[object]:
        assert opened.wait(30)
        return []

    monkeypatch.setattr("faience.server.thinking.thinker.advise", advise)
    yield opened
    opened.set()


def test_who_waits_for_a_hint_is_heard_meanwhile(address: str, gate: threading.Event) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "here"])
        async with Player(address, table, secrets[0], secrets[1]) as ana:
            await ana.say({"type": "hint", "n": ana.n})
            await ana.say({"type": "ping"})
            assert (await ana.hear())["type"] == "pong"
            assert await ana.refusal({"type": "hint", "n": ana.n}) == "busy"
            await ana.play(ana.choices[0])
            # Of the position before nothing is told any more; a new one may be asked about.
            await ana.say({"type": "hint", "n": ana.n})
            gate.set()
            assert (await ana.answer("hints"))["n"] == ana.n
            assert sum(heard["type"] == "hints" for heard in ana.heard) == 1

    run(conversation())


def test_while_all_choose_at_once_a_hint_outlasts_the_moves_of_others(
    server: RunningServer, gate: threading.Event
) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, _):
            asked = other.n
            await other.say({"type": "hint", "n": asked})
            await settled(other)
            await one.play()
            gate.set()
            assert (await other.answer("hints"))["n"] == asked

    run(conversation())


def test_who_chooses_early_may_ask_for_the_next_hint_at_once(server: RunningServer, gate: threading.Event) -> None:
    async def conversation() -> None:
        async with two(server) as (_, other, _watching):
            await other.say({"type": "hint", "n": other.n})
            await settled(other)
            await other.play(other.choices[0])
            await other.say({"type": "hint", "n": other.n})
            gate.set()
            assert (await other.answer("hints"))["n"] == other.n

    run(conversation())


def test_bots_play_on_however_many_hints_are_asked_for(address: str, gate: threading.Event) -> None:  # noqa: ARG001
    async def conversation() -> None:
        waiting = [await lay(address, "azul", ["here", "here"]) for _ in range(5)]
        asking = [Player(address, table, *secrets.values()) for table, secrets in waiting]
        for player in asking:
            await player.__aenter__()
            await player.say({"type": "hint", "n": player.n})
        table, secrets = await lay(address, "azul", ["here", "novice"])
        async with Player(address, table, secrets[0]) as ana:
            await ana.play(ana.choices[0])
            await ana.turn()
            assert len(ana.log) >= 3
        for player in asking:
            await player.__aexit__()

    run(conversation())


def test_who_asks_for_much_waits_for_who_asks_for_little() -> None:
    served: list[str] = []

    async def ask(turns: Turns, who: str) -> None:
        async with turns.one(who):
            served.append(who)
            await asyncio.sleep(0)

    async def conversation() -> None:
        turns = Turns(1)
        async with turns.one("first"):
            asked = [asyncio.create_task(ask(turns, who)) for who in ["much"] * 4 + ["little", "other"]]
            await asyncio.sleep(0)
            asked[1].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        # Nothing got lost: the place is free again.
        await asyncio.wait_for(ask(turns, "last"), 5)

    asyncio.run(conversation())
    assert served == ["much", "little", "other", "much", "much", "last"]


def test_a_turn_that_comes_when_nobody_waits_any_more_goes_on_to_the_next() -> None:
    async def conversation() -> None:
        turns = Turns(1)
        async with turns.one("a"):
            late = asyncio.create_task(turns._take("b"))
            next_one = asyncio.create_task(turns._take("c"))
            await asyncio.sleep(0)
        late.cancel()  # its turn has come, but it has not run yet
        await asyncio.wait_for(next_one, 5)

    asyncio.run(conversation())
