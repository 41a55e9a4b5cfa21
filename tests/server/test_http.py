"""The lobby over HTTP, and the page."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from faience.bots import bot_names
from faience.games.registry import GAMES
from faience.server.table.roster import Guest, Roster
from tests.server.clients import Player, get, lay, post
from tests.server.running import RunningServer, run


def test_the_games_are_offered_with_their_options(address: str) -> None:
    async def conversation() -> None:
        offered = (await get(address, "/api/games")).json()
        assert offered["bots"] == bot_names()
        assert [game["game"] for game in offered["games"]] == list(GAMES)
        told = {game["game"]: (game["minutes"], game["rounds"]) for game in offered["games"]}
        assert told == {name: (kind.minutes, kind.rounds) for name, kind in GAMES.items()}
        assert [told[name] for name in ("azul", "pavilion", "zaic")] == [(30, True), (45, True), (15, False)]
        (mini,) = offered["games"][0]["editions"]
        assert mini == {"title": "Azul Mini", "options": {}}
        players, wall, joker = offered["games"][0]["options"]
        assert [option["values"] for option in (players, wall, joker)] == [
            [2, 3, 4],
            ["coloured", "grey"],
            [False, True],
        ]
        assert (wall["default"], joker["default"]) == ("coloured", False)

    run(conversation())


HERE, BOT, FRIEND = {"who": "here"}, {"who": "bot"}, {"who": "friend"}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"spec": "chess", "seats": [HERE, BOT]}, "bad_spec"),
        ({"spec": "azul(players=9)", "seats": [HERE, BOT]}, "bad_spec"),
        ({"spec": "azul", "seats": [HERE]}, "bad_spec"),
        ({"spec": "azul", "seats": [HERE, BOT, BOT]}, "bad_spec"),
        ({"spec": "azul", "seats": [FRIEND, BOT]}, "bad_spec"),
        ({"spec": "azul", "seats": [HERE, BOT], "title": "Azul Maxi"}, "bad_spec"),
        ({"spec": "azul", "seats": [HERE, {"who": "bot", "bot": "oracle"}]}, "unknown_bot"),
        ({"spec": "azul", "seats": [HERE, {"who": "bot", "name": "Ana"}]}, "bad_spec"),
        ({"spec": "azul", "seats": [HERE, BOT], "starts": 2}, "bad_spec"),
        ({"spec": "azul", "seats": [HERE, BOT], "starts": -1}, "bad_spec"),
        ({"spec": "azul", "seats": [HERE, BOT], "starts": "me"}, "malformed"),
        ({"spec": "azul", "seats": [HERE, {"who": "cat"}]}, "malformed"),
        ({"spec": "azul", "seats": [HERE, BOT], "watch": "everyone"}, "malformed"),
        ({"spec": "azul", "seats": [HERE, BOT], "seed": 7}, "malformed"),
        ({"spec": "azul"}, "malformed"),
        (b"", "malformed"),
        (b"\xff", "malformed"),
        (b'{"spec": "\xff"}', "malformed"),
        (b'{"spec": ' + b"[" * 20_000, "malformed"),
        ([], "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_not_laid(address: str, wish: Any, code: str) -> None:
    async def conversation() -> None:
        failure = await post(address, "/api/tables", wish, 400)
        assert failure["code"] == code
        assert failure["message"]

    run(conversation())


def test_no_page_from_elsewhere_lays_a_table(address: str) -> None:
    async def conversation() -> None:
        async with httpx.AsyncClient() as http:
            for origin, status in (("http://elsewhere.example", 400), ("null", 400), (f"http://{address}", 201)):
                wish = {"spec": "azul", "seats": [HERE, BOT]}
                answer = await http.post(f"http://{address}/api/tables", json=wish, headers={"Origin": origin})
                assert answer.status_code == status, origin

    run(conversation())


def test_a_body_that_is_too_large_is_refused(address: str) -> None:
    run(refused_as_too_large(address))


async def refused_as_too_large(address: str) -> None:
    assert (await post(address, "/api/tables", b" " * 70_000, 413))["code"] == "too_large"
    many = {"tables": [{"table": "x"}] * 201}
    assert (await post(address, "/api/mine", many, 413))["code"] == "too_large"


def test_an_edition_keeps_its_title(address: str) -> None:
    async def conversation() -> None:
        table, _ = await lay(address, "azul(players=2)", ["here", "greedy"], title="Azul Mini")
        async with Player(address, table) as watcher:
            assert (watcher.table["title"], watcher.table["game"]) == ("Azul Mini", "azul")

    run(conversation())


def test_the_lobby_lists_what_anyone_may_watch(tmp_path: Path) -> None:
    async def conversation(address: str) -> None:
        shown, secrets = await lay(address, "zaic", ["here", "here"], watch="anyone")
        await lay(address, "zaic", ["here", "here"], watch="link")
        await lay(address, "zaic", ["here", "here"], watch="nobody")
        listed = (await get(address, "/api/tables")).json()
        assert [summary["table"] for summary in listed["running"]] == [shown]
        async with Player(address, shown, *secrets.values()) as both:
            await both.play_out()
            winner = both.position["result"]["winners"][0]
        listed = (await get(address, "/api/tables")).json()
        assert listed["running"] == []
        (summary,) = listed["recent"]
        assert (summary["over"], summary["to_move"], summary["seats"][winner]["won"]) == (True, -2, True)
        assert not any(seat["mine"] for seat in summary["seats"])

    data = tmp_path / "tables.sqlite"
    with RunningServer(data) as server:
        run(conversation(server.address))
    with RunningServer(data) as server:
        listed = asyncio.run(get(server.address, "/api/tables")).json()
        assert (len(listed["running"]), len(listed["recent"])) == (0, 1)


def test_a_browser_learns_how_its_tables_stand(address: str) -> None:
    async def conversation() -> None:
        old, old_secrets = await lay(address, "zaic", ["here", "here"], watch="nobody")
        new, new_secrets = await lay(address, "azul", ["here", "friend"])
        asked = [
            {"table": old, "secrets": [old_secrets[1]]},
            {"table": new, "secrets": list(new_secrets.values())},
            {"table": "ochre-lark-222222"},
        ]
        stand = await post(address, "/api/mine", {"tables": asked}, 200)
        assert [summary["table"] for summary in stand["running"]] == [new, old]
        waiting, running = stand["running"]
        assert (waiting["to_move"], waiting["seats"][1]["who"]) == (-1, "open")
        assert [seat["mine"] for seat in running["seats"]] == [False, True]

    run(conversation())


def test_what_is_not_there_is_not_found(address: str) -> None:
    async def conversation() -> None:
        for path in ("/api/tables/ochre-lark-222222/record", "/api/nothing", "/../../etc/passwd", "/assets/x.js"):
            assert (await get(address, path, 404)).json()["message"]

    run(conversation())


def test_who_asks_for_a_page_that_is_not_there_gets_the_page_that_says_so(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Faience</title>")

    async def conversation() -> None:
        answer = await get(server.address, "/nowhere", 404, accept="text/html,*/*")
        assert "<title>Faience</title>" in answer.text
        assert (await get(server.address, "/api/nothing", 404, accept="text/html")).json()["message"]

    with RunningServer(tmp_path / "tables.sqlite", page=tmp_path) as server:
        run(conversation())


def test_every_answer_forbids_what_a_page_of_ours_never_does(address: str) -> None:
    async def conversation() -> None:
        for path, status in (("/api/health", 200), ("/nothing", 404)):
            headers = (await get(address, path, status)).headers
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"] == "no-referrer"
            policy = headers["Content-Security-Policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy

    run(conversation())


def test_other_windows_are_kept_apart_only_where_a_browser_heeds_it(address: str) -> None:
    port = address.rpartition(":")[2]
    heeded = (f"127.0.0.1:{port}", f"localhost:{port}", "LOCALHOST", f"[::1]:{port}")
    ignored = (f"192.168.1.5:{port}", "faience.local", "localhost.example", "127.0.0.1.example:80", "[")

    async def conversation() -> None:
        for host in (*heeded, *ignored):
            headers = (await get(address, "/api/health", host=host)).headers
            assert headers.get("Cross-Origin-Opener-Policy") == ("same-origin" if host in heeded else None), host
        # A proxy on this machine says how the browser came.
        secure = {"host": "faience.example", "X-Forwarded-Proto": "https"}
        assert (await get(address, "/api/health", **secure)).headers["Cross-Origin-Opener-Policy"] == "same-origin"

    run(conversation())


SLOT = '<script id="offers" type="application/json"></script>'
MANIFEST = {
    "index.html": {"file": "assets/index-1.js", "isEntry": True, "css": ["assets/index-1.css"]},
    "_shared": {"file": "assets/shared-1.js"},
    "src/shell/TablePage.svelte": {"file": "assets/table-1.js", "css": ["assets/t-1.css"], "imports": ["index.html"]},
    "src/games/azul/face.ts": {"file": "assets/azul-1.js", "imports": ["_shared", "src/shell/TablePage.svelte"]},
    "../src/faience/words/azul/board/en.ftl?game": {"file": "assets/en-1.js"},
    "../src/faience/words/azul/board/fr.ftl?game": {"file": "assets/fr-1.js"},
}


def built(folder: Path) -> Path:
    """A page as Vite builds it, of a few words."""
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(f"<!doctype html><head><title>Faience</title></head>{SLOT}" + " " * 1000)
    (page / "assets" / "app-1234.js").write_text("export {}")
    (page / "icon.svg").write_text("<svg/>")
    (page / "manifest.json").write_bytes(msgspec.json.encode(MANIFEST))
    return page


def test_the_page_is_one_document_with_files_that_never_change(tmp_path: Path) -> None:
    async def conversation(address: str) -> None:
        for path in ("/", "/t/ochre-lark-222222"):
            answer = await get(address, path)
            assert answer.text.startswith("<!doctype html>")
            assert answer.headers["Cache-Control"] == "no-cache"
            assert answer.headers["Content-Encoding"] == "gzip"
            tag = {"If-None-Match": answer.headers["ETag"]}
            assert not (await get(address, path, 304, **tag)).content
            assert (await get(address, path, **{"If-None-Match": '"another"'})).text == answer.text
        asset = await get(address, "/assets/app-1234.js")
        assert asset.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert (await get(address, "/icon.svg")).text == "<svg/>"

    with RunningServer(tmp_path / "tables.sqlite", page=built(tmp_path)) as server:
        run(conversation(server.address))


def test_the_document_brings_what_can_be_played(tmp_path: Path) -> None:
    name = "</script><script>alert(1)</script>"

    async def conversation(address: str) -> None:
        text = (await get(address, "/")).text
        (data,) = re.findall(r'<script id="offers" type="application/json">(.*?)</script>', text)
        given = msgspec.json.decode(data)
        assert given == (await get(address, "/api/games")).json()
        assert given["programs"] == [name]
        assert "<script>alert" not in text

    roster = Roster([Guest.parse(f"{name}=true")])
    with RunningServer(tmp_path / "tables.sqlite", page=built(tmp_path), roster=roster) as server:
        run(conversation(server.address))


def test_a_table_is_fetched_with_what_it_is_drawn_with_unless_that_is_nobodys_business(tmp_path: Path) -> None:
    async def conversation(address: str) -> None:
        async def links(path: str, languages: str = "") -> list[str]:
            text = (await get(address, path, **{"Accept-Language": languages})).text
            return re.findall(r'<link rel="(?:module)?preload"[^>]* href="/assets/([^"]+)">', text)

        shell = ["table-1.js", "t-1.css"]
        assert await links("/") == []
        assert await links("/t/no-such-table") == shell
        table, _ = await lay(address, "azul", ["here", "friend"])
        for languages, words in (
            ("", "en-1.js"),
            ("de, *;q=0.1", "en-1.js"),
            ("de-AT,FR-ca;q=0.8,en;q=0.5", "fr-1.js"),
            ("en-GB, fr", "en-1.js"),
        ):
            found = await links(f"/t/{table}", languages)
            assert sorted(found) == sorted([*shell, "azul-1.js", "shared-1.js", words])
        assert "Accept-Language" in (await get(address, f"/t/{table}")).headers["Vary"]
        secret, _ = await lay(address, "azul", ["here", "friend"], watch="nobody")
        assert await links(f"/t/{secret}") == shell

    with RunningServer(tmp_path / "tables.sqlite", page=built(tmp_path)) as server:
        run(conversation(server.address))


def test_without_a_built_page_the_address_says_so(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.sqlite", page=tmp_path / "nowhere") as server:
        answer = asyncio.run(get(server.address, "/", 503))
        assert "make web" in answer.text
