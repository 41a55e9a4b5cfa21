"""Hints, bots that fail or take long, and playing once more."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import faience
from faience import Record
from faience.bots import USUAL
from faience.games.game import State
from faience.games.registry import all_specs
from tests.server.clients import Player, get, lay, post
from tests.server.planted import game_until, plant, secret
from tests.server.running import RunningServer, run


def test_a_hint_names_the_best_moves(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "here"])
        async with Player(address, table, secrets[0]) as one, Player(address, table, secrets[1]) as two:
            await one.say({"type": "hint", "n": one.n})
            hints = await one.answer("hints")
            assert hints["n"] == one.n
            gains = {choice.move: choice.gain for choice in one.offered(one.position["choices"]).moves}
            assert len({hint["move"] for hint in hints["hints"]}) == 3
            assert all(hint["points"] == gains[hint["move"]] for hint in hints["hints"])
            assert await two.refusal({"type": "hint", "n": two.n}) == "not_your_turn"
            assert await one.refusal({"type": "hint", "n": one.n - 1}) == "stale"

    run(conversation())


def bonus_tiles_are_due(state: State) -> bool:
    """Two: after the last one the supply is filled, and nobody knows with what."""
    return bool(state.view().bonus == 2)


def tiles_are_placed(state: State) -> bool:
    return bool(state.view().phase == "place" and len(state.legal_moves()) > 3)


def cells_are_chosen(state: State) -> bool:
    return state.view().tiling is not None and len(state.legal_moves()) > 1


def tiles_are_laid(state: State) -> bool:
    return len(state.view().tiles) == 9


HINTED: list[tuple[str, Callable[[State], bool]]] = [
    *((spec, lambda state: state.to_move == 0) for spec in all_specs()),
    ("azul(players=3,wall=grey,joker=true)", cells_are_chosen),
    ("pavilion(players=2,board=coloured)", tiles_are_placed),
    ("pavilion(players=4,board=grey)", bonus_tiles_are_due),
    ("zaic", tiles_are_laid),
]


@pytest.mark.parametrize("at", range(len(HINTED)), ids=lambda at: HINTED[at][0])
def test_a_hint_says_what_is_to_be_expected_and_what_should_follow(server: RunningServer, at: int) -> None:
    """In every game: the final scores of all, the chance to win, and the next moves with who makes them."""
    spec, reached = HINTED[at]

    async def conversation() -> None:
        players = faience.load(spec).players
        happened = game_until(spec, reached, ["here"] * players)
        table = await plant(server.data, happened)
        state = faience.Record.loads((await get(server.address, f"/api/tables/{table}/record")).text).state
        async with Player(server.address, table, secret(state.to_move)) as player:
            await player.say({"type": "hint", "n": player.n})
            hints = (await player.answer("hints"))["hints"]
            assert 1 <= len(hints) <= 3
            for hint in hints:
                assert len(hint["finals"]) == players
                assert all(final == round(final, 1) and -20 < final < 250 for final in hint["finals"])
                assert 0 <= hint["win"] <= 1
                assert hint["effect"] == effect_of(state, hint["move"])
                then = state.copy()
                then.play(hint["move"])
                assert len(hint["follows"]) <= 4
                for follow in hint["follows"]:
                    # It is what a move of the seat to move there does.
                    assert follow["seat"] == then.to_move
                    then.play(next(move for move in then.legal_texts() if effect_of(then, move) == follow["effect"]))
            assert any(hint["follows"] for hint in hints)

    run(conversation())


def effect_of(state: State, move: str) -> Any:
    return msgspec.json.decode(state.game.facts.effect(state, state.game.parse(move)))


def test_a_table_may_be_laid_without_hints(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "here"], hints=False)
        async with Player(address, table, secrets[0]) as one:
            assert one.table["hints"] is False
            assert await one.refusal({"type": "hint", "n": one.n}) == "no_hint"

    run(conversation())


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
            # The bot thinks until it is let go: whatever waited for it would never come.
            await player.say({"type": "ping"})
            await player.answer("pong")
            assert (await get(address, "/api/health")).json() == {"ok": True}
            assert player.choices == []
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
        body = {"spec": "zaic", "seats": wishes, "watch": "anyone", "hints": False, "starts": 0}
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
            assert (ana.position["to_move"], ana.table["starts"]) == (0, "turn")
            record = Record.loads((await get(address, f"/api/tables/{again}/record")).text)
            assert (record.starter, record.tags["Seat0"]) == ("turn", "Ben")

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
            assert seats == [("person", USUAL), ("bot", "random"), ("person", "")]
            assert ben.table["seats"][0]["mine"]

    run(conversation())
