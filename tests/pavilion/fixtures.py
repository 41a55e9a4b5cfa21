"""Positions of Summer Pavilion as the server tells them, for the tests of the page."""

from __future__ import annotations

from typing import Any

import msgspec

import faience
from tests.pavilion.tables import Player, row, table
from tests.server.fixtures import played

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


def step(state: faience.State, *moves: str, deals: str = "") -> dict[str, msgspec.Raw]:
    """The positions before and after the last of some moves or a deal, as who watches is told them."""
    *_, before, after = played(state, *moves, deals=deals, held=NOBODY)
    return {"before": before, "after": after}


def positions() -> dict[str, Any]:
    """By the file that holds them."""
    return {
        "draft": played(DRAFT)[-1],
        "place": played(PLACE)[-1],
        "grey": played(GREY)[-1],
        "low": played(LOW)[-1],
        "twin": played(TWIN)[-1],
        "bonus": played(PLACE, "E1=B+1")[-1],
        "last": played(LAST)[-1],
        "steps": {
            "draft": step(DRAFT, "1R"),
            "marker": step(DRAFT, "cY"),
            "place": step(PLACE, "E1=B+1"),
            "choose": step(PLACE, "E1=B+1", "*R"),
            "pass": step(PASSING, "pass:RRRR"),
            "refill": step(PLACE, "E1=B+1", "*P", "*R", deals="s:GG"),
        },
    }
