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
                    assert_part(msgspec.json.decode(line), await client.hear())

    run(conversation())


def assert_part(shown: Any, whole: Any) -> None:
    """What is shown of a message must be in it."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            assert_part(value, whole[key])
    else:
        assert shown == whole
