"""The card of a table: what who is invited may know, and nobody else."""

from __future__ import annotations

from typing import Any

from tests.server.clients import Player, get, lay, post
from tests.server.running import run

SEATS = [{"who": "here", "name": "Ana"}, {"who": "friend"}, {"who": "bot", "bot": "keen"}]


async def laid(address: str, **more: object) -> tuple[str, str, str]:
    """A table of Ana, a friend and a bot: its name, Ana's secret, the friend's invitation."""
    body = {"spec": "azul(players=3,wall=grey)", "seats": SEATS, "starts": 2, **more}
    created = await post(address, "/api/tables", body)
    (key,) = created["keys"]
    async with Player(address, created["table"], key["secret"]) as ana:
        (invitation,) = [seat["invitation"] for seat in ana.table["seats"] if seat["invitation"]]
    return created["table"], key["secret"], invitation


async def asked(address: str, table: str, secret: str = "", status: int = 200) -> Any:
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    return (await get(address, f"/api/tables/{table}/card", status, **headers)).json()


def test_an_invitation_tells_who_invites_to_what_and_who_sits_there(address: str) -> None:
    async def conversation() -> None:
        table, _, invitation = await laid(address, watch="nobody")
        assert await asked(address, table, invitation) == {
            "game": "azul",
            "spec": "azul(players=3,wall=grey,joker=false)",
            "title": "",
            "seats": [
                {"name": "Kiln", "who": "bot", "bot": "keen"},
                {"name": "Ana", "who": "person", "bot": ""},
                {"name": "", "who": "open", "bot": ""},
            ],
            "hosts": [1],
            "starts": "chosen",
            "invited": "open",
            "watch": False,
            "seat": 2,
        }

    run(conversation())


def test_a_secret_table_is_told_only_to_who_is_invited_or_sits_there(address: str) -> None:
    async def conversation() -> None:
        table, secret, invitation = await laid(address, watch="nobody")
        assert (await asked(address, table, status=403))["code"] == "no_watching"
        assert (await asked(address, table, "guess", 403))["code"] == "bad_invitation"
        assert (await asked(address, table, secret))["invited"] == "no"
        other, _, _ = await laid(address, watch="nobody")
        assert (await asked(address, other, invitation, 403))["code"] == "bad_invitation"
        assert (await asked(address, "no-such-table", invitation, 404))["code"] == "no_table"

    run(conversation())


def test_a_table_that_may_be_watched_tells_everybody_and_no_secret(address: str) -> None:
    async def conversation() -> None:
        table, secret, invitation = await laid(address)
        told = await asked(address, table)
        assert (told["invited"], told["watch"]) == ("no", True)
        for word in (secret, invitation):
            assert word not in str(told)
        assert (await asked(address, table, "guess"))["invited"] == "no"

    run(conversation())


def test_a_used_invitation_says_that_the_seat_is_taken(address: str) -> None:
    async def conversation() -> None:
        table, _, invitation = await laid(address, watch="nobody")
        await post(address, f"/api/tables/{table}/join", {"invitation": invitation, "name": "Ben"})
        told = await asked(address, table, invitation)
        assert (told["invited"], told["hosts"]) == ("taken", [1])
        assert told["seats"][2] == {"name": "Ben", "who": "person", "bot": ""}

    run(conversation())


def test_an_edition_is_told_by_its_title_and_the_game_by_none(address: str) -> None:
    async def conversation() -> None:
        for wished, told in (("", ""), ("Azul", ""), ("Azul Mini", "Azul Mini")):
            table, _ = await lay(address, "azul", ["here", "friend"], title=wished, watch="anyone")
            assert (await asked(address, table))["title"] == told
            listed = (await get(address, "/api/tables")).json()["running"]
            assert [summary["title"] for summary in listed if summary["table"] == table] == [told]
            async with Player(address, table) as watcher:
                assert watcher.table["title"] == told

    run(conversation())
