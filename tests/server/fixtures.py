"""What the server tells, written down for the tests of the page.

``python -m tests.server.fixtures``, from the root of the project, writes the positions of every game anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import faience
from faience.games.registry import GAMES
from faience.server.protocol.messages import Played
from faience.server.protocol.telling import Telling
from faience.server.table.events import Dealt, Happening, Moved
from faience.server.table.roster import Roster
from faience.server.table.setup import SeatWish, laid
from faience.server.table.state import TableState
from faience.server.table.timeline import Step

WEB = Path(__file__).parents[2] / "web/tests"
NAMES = ("Ana", "Milán")


def played(
    state: faience.State, *moves: str, deals: str = "", held: frozenset[int] = frozenset([0])
) -> list[msgspec.Raw]:
    """What who holds some seats is told at a state, and after each of some moves and a deal."""
    opened, _ = laid(state.game.spec, [SeatWish("here", name) for name in NAMES], Roster(), starts=0)
    table = TableState("lark", opened)
    if state != table.state:
        # As if the tiles of this round had just been dealt.
        table.timeline.steps = [Step(0, state, tiles="")]
    happened: list[Happening] = [Moved(at=0.0, move=move) for move in moves]
    if deals:
        happened.append(Dealt(at=0.0, tiles=deals))
    telling, told = Telling(table), list[msgspec.Raw]()
    for event in [None, *happened]:
        keep = table.apply(event) if event else 0
        message = Played(telling.position(), telling.yours(held), keep, table.chronicle.entries(keep))
        told.append(msgspec.Raw(msgspec.json.encode(message)))
    return told


def files(game: str) -> dict[Path, bytes]:
    """The files of a game, whose positions its own ``fixtures`` names."""
    positions: Mapping[str, Any] = import_module(f"tests.{game}.fixtures").positions()
    return {
        WEB / game / "fixtures" / f"{name}.json": msgspec.json.format(msgspec.json.encode(told)) + b"\n"
        for name, told in positions.items()
    }


def main() -> None:
    """Write all files anew."""
    for game in GAMES:
        for path, told in files(game).items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(told)


if __name__ == "__main__":
    main()
