"""Sitting down, going away, coming back, and bots that stand in."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from faience.bots import USUAL
from faience.server.play.customs import Customs
from tests.server.clients import Player, get, lay, post
from tests.server.running import RunningServer, run


async def invitation_of(player: Player) -> str:
    return str(next(seat["invitation"] for seat in player.table["seats"] if seat["invitation"]))


def test_a_friend_takes_the_open_seat_and_the_game_begins(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "friend"])
        async with Player(address, table, secrets[0]) as host:
            assert (host.position["to_move"], host.choices) == (-1, [])
            assert await host.refusal({"type": "move", "n": host.n, "move": "1B1"}) == "not_started"
            body = {"invitation": await invitation_of(host), "name": "  Zoé\u202e\n"}
            joined = await post(address, f"/api/tables/{table}/join", body)
            await host.turn()
            assert host.table["seats"][1] | {"away": 0} == {
                "name": "Zoé",
                "who": "person",
                "bot": "",
                "mine": False,
                "away": 0,
                "thinking": False,
                "invitation": "",
            }
            assert (host.log[1]["what"], host.log[1]["seat"]) == ("sat", 1)
            (key,) = joined["keys"]
            async with Player(address, table, key["secret"]) as friend:
                assert [seat["mine"] for seat in friend.table["seats"]] == [False, True]
                await host.play()
                await friend.turn()
                await friend.play()

    run(conversation())


def test_where_nothing_is_dealt_the_first_move_is_possible_as_soon_as_all_sit(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "friend"])
        async with Player(address, table, secrets[0]) as host:
            invitation = await invitation_of(host)
            await post(address, f"/api/tables/{table}/join", {"invitation": invitation, "name": "Ana"})
            await host.turn()
            assert host.n == 0
            await host.play("Qh8")

    run(conversation())


def test_an_invitation_is_good_for_one(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul(players=3)", ["here", "friend", "friend"])
        async with Player(address, table, secrets[0]) as host:
            path, body = f"/api/tables/{table}/join", {"invitation": await invitation_of(host), "name": "Ana"}
            answers = await asyncio.gather(*(post(address, path, body, status=None) for _ in range(5)))
            assert sorted(answer.get("code", "joined") for answer in answers) == ["joined", *["seat_taken"] * 4]
            assert (await post(address, path, {**body, "invitation": "x"}, 403))["code"] == "bad_invitation"
            assert (await post(address, path, {**body, "invitation": ""}, 403))["code"] == "bad_invitation"
            await host.until(lambda: host.table["seats"][1]["who"] == "person")
            assert host.table["seats"][2]["who"] == "open"

    run(conversation())


def test_only_those_who_sit_are_shown_invitations(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul(players=3)", ["here", "friend", "friend"])
        async with Player(address, table, secrets[0]) as host, Player(address, table) as watcher:
            invitation = await invitation_of(host)
            async with Player(address, table, invitation):
                await watcher.until(lambda: watcher.table["watching"] == 2)
            await host.say({"type": "give", "seat": 1})
            await watcher.until(lambda: bool(watcher.log))
            assert invitation not in json.dumps(watcher.heard)
            assert all(not seat["invitation"] for seat in watcher.table["seats"])

    run(conversation())


def test_an_open_seat_can_be_given_to_a_bot_and_the_link_is_void(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "friend"])
        async with Player(address, table, secrets[0]) as host:
            invitation = await invitation_of(host)
            assert await host.refusal({"type": "give", "seat": 1, "bot": "oracle"}) == "unknown_bot"
            await host.say({"type": "give", "seat": 1, "bot": "random"})
            await host.turn()
            bot = host.table["seats"][1]
            assert (bot["who"], bot["bot"], bot["name"], bot["invitation"]) == ("bot", "random", "Kiln", "")
            body = {"invitation": invitation, "name": "Ana"}
            assert (await post(address, f"/api/tables/{table}/join", body, 409))["code"] == "seat_taken"
            assert await host.refusal({"type": "give", "seat": 1}) == "seat_taken"
            await host.play_out()

    run(conversation())


def test_a_player_may_leave_the_seat_to_a_bot_and_take_it_back(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "here"])
        async with Player(address, table, secrets[0]) as one, Player(address, table, secrets[1]) as two:
            await one.say({"type": "give", "seat": 0})
            await two.turn()
            seat = two.table["seats"][0]
            assert (seat["who"], seat["bot"], seat["name"]) == ("person", USUAL, "Player 1")
            assert await one.refusal({"type": "move", "n": two.n, "move": "1B1"}) == "not_your_turn"
            assert await two.refusal({"type": "resume", "seat": 0}) == "not_your_seat"
            await one.say({"type": "resume", "seat": 0})
            await two.until(lambda: two.log[-1]["what"] == "back")
            assert await one.refusal({"type": "resume", "seat": 0}) == "seat_taken"
            await two.play()
            await one.turn()
            assert one.choices
            assert [entry["what"] for entry in one.log if entry["what"] in ("bot", "back")] == ["bot", "back"]

    run(conversation())


def test_who_takes_the_seat_back_while_the_bot_thinks_moves_instead(tmp_path: Path) -> None:
    async def conversation(address: str) -> None:
        table, secrets = await lay(address, "azul", ["here", "here"])
        async with Player(address, table, secrets[0]) as one:
            await one.say({"type": "give", "seat": 0})
            await one.until(lambda: bool(one.table["seats"][0]["thinking"]))
            await one.say({"type": "resume", "seat": 0})
            await one.until(lambda: bool(one.choices) and not one.table["seats"][0]["thinking"])
            await asyncio.sleep(0.7)
            n = one.n
            await one.play()
            assert one.n > n
            assert [entry["seat"] for entry in one.log if entry["what"] == "move"] == [0]

    with RunningServer(tmp_path / "tables.sqlite", Customs(pace=0.5)) as server:
        run(conversation(server.address))


def test_the_seat_of_somebody_away_is_kept_for_a_while(tmp_path: Path) -> None:
    async def conversation(address: str) -> None:
        table, secrets = await lay(address, "azul", ["here", "here"])
        async with Player(address, table, secrets[0]) as one, Player(address, table) as watcher:
            async with Player(address, table, secrets[1]):
                await one.until(lambda: one.table["seats"][1]["away"] is None)
                assert await one.refusal({"type": "give", "seat": 1}) == "not_your_seat"
            await one.until(lambda: one.table["seats"][1]["away"] is not None)
            assert await one.refusal({"type": "give", "seat": 1}) == "not_your_seat"
            await asyncio.sleep(one.table["kept"])
            assert await watcher.refusal({"type": "give", "seat": 1}) == "not_your_seat"
            await one.say({"type": "give", "seat": 1})
            await one.until(lambda: bool(one.table["seats"][1]["bot"]))
            await one.play()
            await one.turn()
            async with Player(address, table, secrets[1]) as two:
                await two.say({"type": "resume", "seat": 1})
                await two.until(lambda: not two.table["seats"][1]["bot"])
                await one.play()
                await two.turn()

    with RunningServer(tmp_path / "tables.sqlite", Customs(pace=0, kept=0.3)) as server:
        run(conversation(server.address))


def test_everybody_is_told_who_comes_and_goes(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, secrets[0]) as one:
            assert one.table["seats"][0]["away"] is None
            assert one.table["seats"][1]["away"] is not None
            async with Player(address, table, secrets[1]), Player(address, table):
                await one.until(lambda: one.table["seats"][1]["away"] is None and one.table["watching"] == 1)
                async with Player(address, table, secrets[1]):
                    pass
                await one.say({"type": "ping"})
                await one.answer("pong")
                assert one.table["seats"][1]["away"] is None
            await one.until(lambda: one.table["seats"][1]["away"] is not None and one.table["watching"] == 0)

    run(conversation())


def test_a_table_for_its_players_alone_lets_nobody_watch(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "greedy"], watch="nobody")
        async with Player(address, table, greet=False) as watcher:
            assert await watcher.refusal({"type": "hello"}) == "no_watching"
        async with Player(address, table, secrets[0]) as player:
            assert player.choices
        path = f"/api/tables/{table}/record"
        assert (await get(address, path, 403)).json()["code"] == "no_watching"
        assert (await get(address, path, Authorization=f"Bearer {secrets[0]}")).text.startswith('[Game "azul')
        stand = await post(address, "/api/mine", {"tables": [{"table": table}]}, 200)
        assert stand == {"running": [], "recent": []}

    run(conversation())


def test_a_table_has_room_for_so_many_who_watch_and_still_for_those_who_play(tmp_path: Path) -> None:
    async def conversation(address: str) -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table), Player(address, table), Player(address, table, greet=False) as third:
            assert await third.refusal({"type": "hello"}) == "busy"
            async with Player(address, table, secrets[0]) as ana:
                await ana.play()

    with RunningServer(tmp_path / "tables.sqlite", Customs(connections=2)) as server:
        run(conversation(server.address))


def test_who_comes_back_finds_the_same_seat_and_position(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "here"])
        async with Player(address, table, secrets[0]) as one:
            await one.play()
            before, log = one.position, one.log
        async with Player(address, table, secrets[0]) as one:
            assert one.position == before
            assert one.log == log
            assert [seat["mine"] for seat in one.table["seats"]] == [True, False]

    run(conversation())


@pytest.mark.parametrize("name", ["", "\u202e\n", "x" * 100])
def test_names_are_made_fit_for_the_table(address: str, name: str) -> None:
    async def conversation() -> None:
        wishes = [{"who": "here", "name": name}, {"who": "bot"}]
        created = await post(address, "/api/tables", {"spec": "azul", "seats": wishes, "starts": 0})
        async with Player(address, created["table"]) as watcher:
            assert watcher.table["seats"][0]["name"] == ("x" * 40 if "x" in name else "Player 1")

    run(conversation())
