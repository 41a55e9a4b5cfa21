"""Positions of Azul as the server tells them, for the tests of the page."""

from __future__ import annotations

from typing import Any

import msgspec

import faience
from faience.games.azul import facts
from tests.server import fixtures

BOTH = frozenset([0, 1])

# Two lines of the first seat are complete; the second takes two yellow for a line of one place.
DRAFT = (
    "azul(players=2,wall=coloured,joker=false) 4 1 1 1 0 KRRR/-/-/-/- Y2R3K2 B6Y5R2K2W5 B4Y9R5K9W5"
    " 11:Y/BB/-/-/RRR:..RKW/..YRK/KW.../..WB./.....:WW"
    " 12:-/BB/BBB/WWW/BB:..RKW/..YRK/K..Y./...../.....:Wm"
)
# A joker lies on factory 1; the second seat takes from factory 4.
JOKERS = (
    "azul(players=2,wall=grey,joker=true) 4 1 0 c 0 BRWJ/-/-/BYRK/- Y4R3 B3Y1R5K6W3J2 B5Y8R6K5W11"
    " 19:-/-/KKK/K/BBB:..JYB/..RBY/..YW./...../..K..:K"
    " 17:-/-/BBJ/-/-:.RYW./.WKB./.YW../..B../R....:-"
)
# The first seat chooses cells for its lines 2 and 3.
TILING = (
    "azul(players=2,wall=grey,joker=true) 2 0 0 1 0 -/-/-/-/- - B12Y11R14K11W7J5 Y1K4W3"
    " 6:-/BB/YYY/K/BB:...YB/....Y/...W./...../..K..:Y"
    " 2:R/KK/WWW/BB/RRRR:..Y../.W.../...../...../.....:mWWWW"
)
# Two tiles are left of the round.
ROUND = (
    "azul(players=2,wall=coloured,joker=false) 2 0 0 0 0 -/-/-/-/- B1Y1 B13Y15R11K8W13 Y2K5"
    " 2:K/RR/WW/BBBB/RRR:....W/....K/K..../...../.....:mYR"
    " 4:R/RR/KKK/WWW/B:....W/....K/...Y./...../.....:B"
)


def played(position: str, *moves: str) -> list[msgspec.Raw]:
    """What who holds both seats is told after each of some moves."""
    return fixtures.played(faience.position(position), *moves, held=BOTH)[1:]


def choices(position: str, move: str) -> dict[str, object]:
    """All that may be done after a move, each by itself, and why the rest may not."""
    state = faience.position(position)
    state.play(move)
    told = facts.choices(state, 0)
    assert told is not None
    return {"moves": told.moves, "refused": told.why}


def positions() -> dict[str, Any]:
    """By the file that holds them."""
    before, after = played(ROUND, "cY-", "cB5")
    return {
        "draft": played(DRAFT, "cY1")[-1],
        "jokers": played(JOKERS, "4K5")[-1],
        "tiling": played(TILING, "2@4")[-1],
        "round": {"before": before, "after": after},
        "choices": {
            "draft": choices(DRAFT, "cY1"),
            "jokers": choices(JOKERS, "4K5"),
            "tiling": choices(TILING, "2@4"),
        },
    }
