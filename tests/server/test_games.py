"""Whole games through real WebSockets, with bots and with several people; and nobody is told what nobody may know."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import faience
from faience.games.registry import all_specs
from faience.notation.record import Deal, Move
from tests.server.clients import Json, Player, all_of, get, lay
from tests.server.running import run

TILE_ORDER = {"azul": "BYRKWJ", "pavilion": "PGOYBR"}
WORDS = re.compile(r"[a-zà-ž]{3,}[ \N{NO-BREAK SPACE}][a-zà-ž]{2,}|[a-zà-ž]\.$")
"""What a sentence has and no notation: two words one after the other, or a full stop after one."""
NEVER_TOLD = {"seed", "rng", "secret", "secrets", "hash", "order"}


class Curious(Player):
    """Plays as it comes, and asks for everything that one may ask for on the way."""

    def __init__(self, *arguments: Any, seat: int, seed: int, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._seat, self._dice, self._asked = seat, random.Random(seed), -1

    def choose(self, moves: list[str]) -> str:
        """At random, but nobody passes before they must."""
        return self._dice.choice([move for move in moves if not move.startswith("pass")] or moves)

    async def turn(self) -> None:
        """While another thinks, ask what one could do; on one's turn, now and then, what one should do."""
        while not (self.choices or self.over):
            if self.position["to_move"] >= 0 and self.n > self._asked + 4:
                self._asked = self.n
                await self.say({"type": "prepare", "n": self.n, "seat": self._seat})
                # It may come too late, or there may be nothing to prepare.
                while (await self.hear())["type"] not in ("prepared", "refused"):
                    pass
            else:
                await self.hear()
        if not self.over and self.n > 10 and "hints" not in {message["type"] for message in self.heard}:
            await self.say({"type": "hint", "n": self.n})
            await self.answer("hints")


@pytest.mark.parametrize("company", ["people", "bots"])
@pytest.mark.parametrize("spec", all_specs())
def test_a_game_is_played_to_its_end_and_everybody_is_told_what_they_may_know(
    address: str, spec: str, company: str
) -> None:
    async def conversation() -> None:
        players = faience.load(spec).players
        seats = {"people": ["here", "here", "greedy", "here"], "bots": ["here", "greedy", "random", "greedy"]}[company]
        seats = seats[:players]
        table, secrets = await lay(address, spec, seats)
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Curious(address, table, secret, seat=seat, seed=players))
                for seat, secret in secrets.items()
            ]
            watcher = await stack.enter_async_context(Player(address, table))
            await all_of(*(person.play_out(person.choose) for person in people), watcher.until(lambda: watcher.over))
        record = faience.Record.loads((await get(address, f"/api/tables/{table}/record")).text)
        for client in (*people, watcher):
            check_story(client, record)
            check_secrecy(client, record, [*secrets.values()])
            check_silence(client)
        for person in people:
            kinds = {message["type"] for message in person.heard}
            assert "hints" in kinds
            assert "prepared" in kinds or company == "bots"

    run(conversation(), 120)


def check_story(client: Player, record: faience.Record) -> None:
    """What a client was told is the game of the record: every position once, and the log to its end."""
    state, position = record.state, client.position
    told_of = positions(client)
    events = [told["event"] for told in told_of[1:]]
    # Between two of them somebody may have chosen early, which takes a number of the log.
    assert all(before["n"] < after["n"] for before, after in pairwise(told_of))
    expected = [(e.seat, e.text) if isinstance(e, Move) else (None, None) for e in record.events[-len(events) :]]
    assert [(event["seat"], event["move"]) for event in events] == expected
    assert position["scores"] == list(state.scores)
    assert (position["result"]["winners"], position["result"]["reason"]) == (list(state.winners), state.reason)
    told = [entry["seat"] for entry in client.log if entry["what"] == "move"]
    assert told == [event.seat for event in record.events if isinstance(event, Move)]
    assert sum(entry["what"] in ("deal", "refill") for entry in client.log) == len(record.events) - len(told)
    effects = [entry["effect"] for entry in client.log if entry["what"] in ("move", "refill")]
    assert effects == list(effects_of(record))
    assert client.log[-1]["what"] == "over"
    if state.game.definition.rounds:
        rounds = [entry for entry in client.log if entry["what"] == "round"]
        assert [entry["round"] for entry in rounds] == list(range(1, state.round + 1))
        assert all(entry["scoring"] for entry in rounds)


def positions(client: Player) -> list[Json]:
    return [
        message["position"] | message["yours"] for message in client.heard if message["type"] in ("welcome", "played")
    ]


def effects_of(record: faience.Record) -> Iterator[Any]:
    """What each move of a record did, and each deal within a round brought."""
    game = record.game
    for before, event in zip(record.states(), record.events, strict=False):
        if isinstance(event, Move):
            yield msgspec.json.decode(game.facts.effect(before, game.parse(event.text)))
        elif not game.definition.opens_round(before):
            yield msgspec.json.decode(game.facts.deal(before, event.text) or b"")


def check_silence(client: Player) -> None:
    """Nothing is said in words, but for what people are called and what developers may read."""
    for message in client.heard:
        seats = (message.get("table") or {}).get("seats", [])
        known = {message.get("message"), *(seat["name"] for seat in seats)}
        assert [text for text in texts_of(message) if WORDS.search(text) and text not in known] == []
        assert not {"language", "text", "headline", "status", "horizon"} & set(keys_of(message))


def texts_of(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from texts_of(item)


def check_secrecy(client: Player, record: faience.Record, secrets: list[str]) -> None:
    """No message holds a secret, a seed, the order of a bag, or a deal before it was dealt."""
    states = list(record.states())
    order = TILE_ORDER.get(record.game.name, "")
    n = len(states) - len(positions(client)) - 1
    for message in client.heard:
        n += message["type"] in ("welcome", "played")
        text = json.dumps(message)
        assert not any(secret in text for secret in secrets)
        assert not NEVER_TOLD & set(keys_of(message))
        if position := message.get("position"):
            view = position["view"]
            assert view == msgspec.json.decode(record.game.facts.view(states[n]))
            for heap in ("bag", "lid", "tower"):
                tiles = view.get(heap, "")
                assert tiles == "".join(sorted(tiles, key=order.index))
        to_come = [event.text for event in record.events[n:] if isinstance(event, Deal) and len(event.text) > 12]
        assert not any(deal in text for deal in to_come)


def keys_of(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from keys_of(item)


def test_two_people_at_one_screen_play_both_seats(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, *secrets.values()) as both:
            assert [seat["mine"] for seat in both.table["seats"]] == [True, True]
            await both.play_out()
            assert both.position["result"]

    run(conversation())


def test_a_game_of_bots_alone_goes_on_only_while_somebody_watches(address: str) -> None:
    async def conversation() -> None:
        table, _ = await lay(address, "azul", ["random", "greedy"])
        async with Player(address, table) as watcher:
            assert watcher.n <= 1
            await watcher.until(lambda: watcher.n >= 4)
        left_at = faience.Record.loads((await get(address, f"/api/tables/{table}/record")).text)
        async with Player(address, table) as watcher:
            assert watcher.n <= len(left_at.events) + 1  # the move that was being made
            await watcher.until(lambda: watcher.over)

    run(conversation())
