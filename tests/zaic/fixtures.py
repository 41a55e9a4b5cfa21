"""Positions of a game of Zaic as the server tells them to who plays light, for the tests of the page."""

from __future__ import annotations

import msgspec

import faience
from tests.server.fixtures import played

MOVES = "Vh8 Hf8 Qd8 Sh7 Qi6 Vk5 Hj4 He8 Vf6 Hd6 Hd5 Vg5 Qg3 Sh4 Hf6 Vi6 Sf8 Ve5 Ve3 Sg6 Hh5 Hd10 Hf10 Qi9 Sd10"
AFTER = {"start": 0, "late": 20, "laid": 21, "end": 25}
"""By the name of a position, how many of the moves led to it."""


def positions() -> dict[str, msgspec.Raw]:
    """What light was told when the game came to each position."""
    told = played(faience.load("zaic").start(), *MOVES.split())
    return {name: told[number] for name, number in AFTER.items()}
