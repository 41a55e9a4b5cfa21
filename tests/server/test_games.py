"""Whole games through real WebSockets, with bots and with several people; and nobody is told what nobody may know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

import faience
from faience.games.registry import all_specs
from faience.notation.record import Deal, Move
from tests.server.clients import Player, all_of, get, lay
from tests.server.house import run

AZUL = [spec for spec in all_specs() if spec.startswith("azul")]
OTHERS = ["pavilion(players=3,board=grey)", "zaic"]
TILE_ORDER = {"azul": "BYRKWJ", "pavilion": "PGOYBR"}
NEVER_TOLD = {"seed", "rng", "secret", "secrets", "hash", "order"}


@pytest.mark.parametrize("spec", AZUL + OTHERS)
def test_a_game_is_played_to_its_end_and_everybody_is_told_what_they_may_know(address: str, spec: str) -> None:
    async def conversation() -> None:
        players = faience.load(spec).players
        seats = ["here", "greedy"] if players == 2 else ["here", "greedy", "here", "random"][:players]
        table, secrets = await lay(address, spec, seats)
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Player(address, table, secret, language=language))
                for secret, language in zip(secrets.values(), ("en", "hu"), strict=False)
            ]
            watcher = await stack.enter_async_context(Player(address, table, language="fr"))
            await all_of(*(person.play_out() for person in people), watcher.until(lambda: watcher.over))
        record = faience.Record.loads((await get(address, f"/api/tables/{table}/record")).text)
        for seat, client in zip([*secrets, None], [*people, watcher], strict=True):
            check_story(client, record)
            check_secrecy(client, record, seat, [*secrets.values()])

    run(conversation(), 60)


def check_story(client: Player, record: faience.Record) -> None:
    """What a client was told is the game of the record: every position once, and the log to its end."""
    state, position = record.state, client.position
    numbers = [message["position"]["n"] for message in client.heard if message["type"] in ("welcome", "played")]
    assert numbers == list(range(numbers[0], len(record.events) + 1))
    assert position["scores"] == list(state.scores)
    assert (position["result"]["winners"], position["result"]["reason"]) == (list(state.winners), state.reason)
    told = [entry["seat"] for entry in client.log if entry["what"] == "move"]
    assert told == [event.seat for event in record.events if isinstance(event, Move)]
    assert sum(entry["what"] in ("deal", "refill") for entry in client.log) == len(record.events) - len(told)
    assert (client.log[-1]["what"], client.log[-1]["text"]) == ("over", position["result"]["text"])
    if state.game.kind.rounds:
        rounds = [entry for entry in client.log if entry["what"] == "round"]
        assert [entry["round"] for entry in rounds] == list(range(1, state.round + 1))
        assert all(entry["reckoning"] for entry in rounds)


def check_secrecy(client: Player, record: faience.Record, seat: int | None, secrets: list[str]) -> None:
    """No message holds a secret, a seed, the order of a bag, or a deal before it was dealt."""
    states = list(record.states())
    order = TILE_ORDER.get(record.game.name, "")
    n = 0
    for message in client.heard:
        text = json.dumps(message)
        assert not any(secret in text for secret in secrets)
        assert not NEVER_TOLD & set(keys_of(message))
        if position := message.get("position"):
            n = position["n"]
            view = position["view"]
            assert view == msgspec.json.decode(msgspec.json.encode(states[n].view(seat)))
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
