"""Positions of a game of Zaic as the server tells them to who plays light, for the tests of the page.

``python -m tests.zaic.fixtures``, from the root of the project, writes them anew.
"""

from pathlib import Path

import msgspec

import faience
from faience.server.protocol.messages import Played
from faience.server.protocol.telling import Telling
from faience.server.table.events import Moved
from faience.server.table.roster import Roster
from faience.server.table.setup import SeatWish, laid
from faience.server.table.state import TableState

FOLDER = Path(__file__).parents[2] / "web/tests/zaic/fixtures"
MOVES = "Vh8 Hf8 Qd8 Sh7 Qi6 Vk5 Hj4 He8 Vf6 Hd6 Hd5 Vg5 Qg3 Sh4 Hf6 Vi6 Sf8 Ve5 Ve3 Sg6 Hh5 Hd10 Hf10 Qi9 Sd10"
AFTER = {"start": 0, "late": 20, "laid": 21, "end": 25}
"""By the name of a position, how many of the moves led to it."""


def positions() -> dict[str, bytes]:
    """What light was told when the game came to each position."""
    seats = [SeatWish("here", name) for name in ("Ana", "Milán")]
    opened, _ = laid(faience.load("zaic").spec, seats, Roster(), starts=0)
    table = TableState("lark", opened)
    telling, told = Telling(table), {}
    for played, move in enumerate([None, *MOVES.split()]):
        keep = table.apply(Moved(at=0.0, move=move)) if move else 0
        message = Played(telling.position(), telling.yours(frozenset([0])), keep, table.chronicle.entries(keep))
        told[played] = msgspec.json.format(msgspec.json.encode(message)) + b"\n"
    return {name: told[played] for name, played in AFTER.items()}


def write() -> None:
    """Write all positions anew."""
    for name, told in positions().items():
        (FOLDER / f"{name}.json").write_bytes(told)


if __name__ == "__main__":
    write()
