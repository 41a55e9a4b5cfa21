"""What is told is made once for all whom it concerns, and says nothing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import faience
from faience.games.registry import all_specs
from faience.server.protocol.telling import Telling
from faience.server.table.events import Dealt, Moved
from faience.server.table.roster import Roster
from faience.server.table.setup import SeatWish, laid
from faience.server.table.state import TableState
from tests.server.clients import KINDS, Player, lay, parts_of, post
from tests.server.running import run


class Counting:
    """The facts of a game, which count how often they are asked for."""

    def __init__(self, facts: Any) -> None:
        self._facts, self.asked = facts, Counter[str]()

    def __getattr__(self, name: str) -> Any:
        self.asked[name] += 1
        return getattr(self._facts, name)


def a_table(spec: str) -> TableState:
    seats = [SeatWish("here", f"Player {seat}") for seat in range(faience.load(spec).players)]
    opened, _ = laid(spec, seats, Roster(), starts=0)
    table = TableState("lark", opened)
    if table.state.needs:
        table.apply(Dealt(at=0.0, tiles=table.state.draw(faience.Rng(1))))
    return table


@pytest.mark.parametrize("spec", all_specs())
def test_however_many_are_told_the_core_is_asked_once(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table(spec)
    telling = Telling(table)
    counting = Counting(table.game.facts)
    monkeypatch.setattr(table.game, "facts", counting)
    everybody = frozenset(range(table.game.players))
    for _ in range(3):
        counting.asked.clear()
        for held in (frozenset[int](), frozenset([table.to_move]), everybody):
            assert telling.position() is telling.position()
            yours = telling.yours(held)
            assert (yours.chooses, bool(yours.choices)) == ((table.to_move, True) if held else (None, False))
        assert telling.prepared(table.to_move) is telling.yours(everybody).choices
        assert (counting.asked["view"], counting.asked["choices"]) == (1, 1)
        lines = len(table.chronicle)
        keep = table.apply(Moved(at=0.0, move=table.state.legal_texts()[0]))
        assert keep == lines
        assert table.chronicle.entries(keep) == table.chronicle.entries(keep)
        assert counting.asked["effect"] == 1


def test_what_is_usual_is_left_out_everywhere(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "greedy"])
        async with Player(address, table, secrets[0], greet=False) as player:
            await player.say({"type": "hello", "secrets": list(secrets.values())})
            for _ in range(6):
                told = msgspec.json.decode(await player.socket.recv())
                assert list(usual_in(KINDS[told["type"]], told)) == []
                if (told.get("yours") or {}).get("choices"):
                    n, state = told["yours"]["n"], told["position"]["view"]
                    colour = next(tiles[0] for tiles in state["factories"] if tiles)
                    at = next(at for at, tiles in enumerate(state["factories"], 1) if tiles)
                    await player.say({"type": "move", "n": n, "move": f"{at}{colour}-"})

    run(conversation())


def usual_in(kind: Any, told: Any) -> Iterator[tuple[str, str]]:
    """Fields of what was told that have their usual values."""
    for item in told if isinstance(told, list) else [told]:
        struct = next((part for part in parts_of(kind) if hasattr(part, "__struct_config__")), None)
        if struct is not None and isinstance(item, dict):
            for field in msgspec.structs.fields(struct):
                if field.name in item:
                    if field.default is not msgspec.NODEFAULT and item[field.name] == field.default:
                        yield struct.__name__, field.name
                    yield from usual_in(field.type, item[field.name])


def test_who_takes_the_last_open_seat_begins_a_game_without_a_deal(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "friend"])
        async with Player(address, table, secrets[0]) as host:
            assert (host.position["to_move"], host.choices) == (-1, [])
            invitation = host.table["seats"][1]["invitation"]
            await post(address, f"/api/tables/{table}/join", {"invitation": invitation, "name": "Ben"})
            await host.until(lambda: bool(host.choices))
            assert (host.position["to_move"], host.position["chooses"]) == (0, 0)
            begun = [message for message in host.heard if message["type"] == "seated" and message["position"]]
            assert len(begun) == 1
            assert begun[0]["position"]["event"]["what"] == "start"

    run(conversation())
