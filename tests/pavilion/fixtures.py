"""Positions of Summer Pavilion as the server tells them, for the tests of the page.

``python -m tests.pavilion.fixtures``, from the root of the project, writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

import faience
from faience.server.protocol.messages import Played
from faience.server.protocol.telling import Telling
from faience.server.table.events import Dealt, Happening, Moved
from faience.server.table.roster import Roster
from faience.server.table.setup import SeatWish, laid
from faience.server.table.state import TableState
from faience.server.table.timeline import Step
from tests.pavilion.tables import Player, row, table

FOLDER = Path(__file__).parents[2] / "web/tests/pavilion/fixtures"
NAMES = ("Ana", "Milán")
ANA = frozenset([0])
NOBODY = frozenset[int]()

# Purple is the joker: it lies on factory 1 and in the centre, factory 2 holds nothing else.
DRAFT = table(
    Player("GGR", 9), Player("BB", 4), factories=["PRRY", "PPPP", "", "OOBB", "GYRR"], centre="PYYYR", round=1
)
# Blue 4 would join three blue tiles and complete a statue; the centre has green and red.
LAID = row("E", [1, 2, 3], "B") | row("NE", [1, 2], "R") | {"C2": "G", "C3": "R"}
PLACE = table(Player("OOYYBBBP", 31, laid=LAID), Player("", 28, kept="GR"), round=3, marker=0)
# A star of greens, one of three colours, one that is not decided.
MIXED = {"NW1": "G", "NW2": "G", "E1": "G", "E2": "R", "E3": "B", "C4": "R"}
GREY = table(Player("PGGGRRY", 12, laid=MIXED), Player(), board="grey", round=1, marker=0)
# Three points are all that there is to lose.
LOW = table(Player("OOYYBBBP", 4), Player("", 28, kept="GR"), round=3, marker=0)
# Two stars of greens.
TWIN = table(
    Player("PGGGRRY", 12, laid={"NW1": "G", "NW2": "G", "NE1": "G", "NE3": "G", "NE4": "G"}),
    Player(),
    board="grey",
    round=1,
    marker=0,
)
LAST = table(Player("RRRRRR", 30, laid=row("SW", [1, 2, 3, 4, 5, 6], "G")), Player("", 20, kept="R"), round=6, marker=0)
PASSING = table(Player("", 14, kept="GR"), Player("RRRRRR", 20), turn=1, round=2, marker=0)


def played(state: faience.State, *moves: str, deals: str = "", held: frozenset[int] = ANA) -> list[bytes]:
    """What who holds some seats is told at a state, and after each of some moves and a deal."""
    opened, _ = laid(state.game.spec, [SeatWish("here", name) for name in NAMES], Roster(), starts=0)
    at = TableState("lark", opened)
    # The tiles of this round have just been dealt.
    at.timeline.steps = [Step(0, state, tiles="")]
    happened: list[Happening] = [Moved(at=0.0, move=move) for move in moves]
    if deals:
        happened.append(Dealt(at=0.0, tiles=deals))
    telling, told = Telling(at), list[bytes]()
    for event in [None, *happened]:
        keep = at.apply(event) if event else 0
        told.append(
            msgspec.json.encode(Played(telling.position(), telling.yours(held), keep, at.chronicle.entries(keep)))
        )
    return told


def step(state: faience.State, *moves: str, deals: str = "") -> dict[str, msgspec.Raw]:
    """The positions before and after the last of some moves or a deal, as who watches is told them."""
    *_, before, after = played(state, *moves, deals=deals, held=NOBODY)
    return {"before": msgspec.Raw(before), "after": msgspec.Raw(after)}


def positions() -> dict[str, bytes]:
    """By the file that holds them."""
    told: dict[str, bytes] = {
        "draft": played(DRAFT)[-1],
        "place": played(PLACE)[-1],
        "grey": played(GREY)[-1],
        "low": played(LOW)[-1],
        "twin": played(TWIN)[-1],
        "bonus": played(PLACE, "E1=B+1")[-1],
        "last": played(LAST)[-1],
        "steps": msgspec.json.encode(
            {
                "draft": step(DRAFT, "1R"),
                "marker": step(DRAFT, "cY"),
                "place": step(PLACE, "E1=B+1"),
                "choose": step(PLACE, "E1=B+1", "*R"),
                "pass": step(PASSING, "pass:RRRR"),
                "refill": step(PLACE, "E1=B+1", "*P", "*R", deals="s:GG"),
            }
        ),
    }
    return {name: msgspec.json.format(facts) + b"\n" for name, facts in told.items()}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, facts in positions().items():
        (FOLDER / f"{name}.json").write_bytes(facts)
