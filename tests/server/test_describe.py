"""What is written about the protocol is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from faience.games.registry import GAMES
from faience.server.protocol import describe, messages
from tests.server.clients import Player, lay
from tests.server.running import run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")


def test_the_tables_of_the_protocol_are_those_of_the_messages() -> None:
    assert describe.fill(PAGE) == PAGE, "run make golden"


def test_the_types_of_the_page_are_those_of_the_messages() -> None:
    written = (ROOT / "web/src/lib/protocol.ts").read_text(encoding="utf-8")
    assert describe.typescript() == written, "run make golden"


@pytest.mark.parametrize("game", GAMES)
def test_the_facts_of_the_page_are_those_of_the_game(game: str) -> None:
    written = (ROOT / f"web/src/games/{game}/facts.ts").read_text(encoding="utf-8")
    assert describe.facts_typescript(game) == written, "run make golden"
    assert f"<!-- messages: {game} -->" in PAGE


def test_every_message_is_described() -> None:
    unions = (messages.ClientMessage, messages.ServerMessage)
    for message in (*get_args(unions[0]), *get_args(unions[1])):
        assert f"**{message.__name__}**" in PAGE
        assert f"export interface {message.__name__} {{" in describe.typescript()


def test_every_code_is_explained() -> None:
    explained = re.findall(r"^\| `(\w+)` \| [^|]+ \|$", PAGE[PAGE.index("### Codes") :], re.MULTILINE)
    assert tuple(explained) == get_args(messages.Code)


def test_only_what_clients_send_has_fields_that_may_be_left_out() -> None:
    optional = {
        shape.name
        for shape in describe.shapes(messages.Create, messages.Mine, messages.ClientMessage, messages.ServerMessage)
        if any(field.optional for field in shape.fields)
    }
    assert optional == {"SeatWish", "Create", "MyTable", "Hello", "Give"}


def test_what_is_told_and_usual_is_left_out_and_the_page_knows_what_it_is() -> None:
    told = {shape.name: shape for shape in describe.shapes(messages.ServerMessage)}
    assert {field.name: field.usual for field in told["Yours"].fields} == {
        "n": None,
        "choices": "null",
        "chooses": "null",
        "early": "[]",
        "undo": '"no"',
    }
    usual = '  Yours: { choices: null, chooses: null, early: [], undo: "no" } satisfies Partial<Yours>,'
    assert usual in describe.typescript().splitlines()
    assert msgspec.json.encode(messages.Yours(3)) == b'{"n":3}'
    assert '| `undo` (usually `"no"`) |' in PAGE


def test_messages_speak_no_language() -> None:
    assert not re.search("language|lang=|Language", describe.typescript())
    assert not re.search("lang=|Language|[Ss]peak", PAGE)


def test_the_conversation_goes_as_it_is_written(address: str) -> None:
    lines = re.findall(r"^([→←]) (.+)$", PAGE, re.MULTILINE)
    assert len(lines) == 12

    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, greet=False) as client:
            for side, line in lines:
                for seat, secret in secrets.items():
                    line = line.replace(f"SECRET{seat}", secret)
                if side == "→":
                    await client.say(line)
                else:
                    assert_part(msgspec.json.decode(line), msgspec.json.decode(await client.socket.recv()))

    run(conversation())


def assert_part(shown: Any, whole: Any) -> None:
    """What is shown of a message must be in it."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            assert_part(value, whole[key])
    elif isinstance(shown, list):
        assert len(shown) == len(whole)
        for part, other in zip(shown, whole, strict=True):
            assert_part(part, other)
    else:
        assert shown == whole
