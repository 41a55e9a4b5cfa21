"""Faience: a table for tile games. Exact rules, a very fast engine, text forms for everything.

>>> import faience
>>> game = faience.load("azul(players=2)")
>>> state = game.start()
>>> rng = faience.Rng(7)
>>> while state.to_move != faience.OVER:
...     if state.to_move == faience.CHANCE:
...         state.deal(rng)
...     else:
...         state.play(state.random_move(rng))
>>> state.reason
'row'
"""

from __future__ import annotations

from faience._core import Rng
from faience.bots import bot
from faience.errors import BadDeal, BadNotation, BadPosition, BadRecord, BadSpec, FaienceError, IllegalMove
from faience.games.game import Game, State
from faience.games.registry import load, position
from faience.games.seats import CHANCE, OVER
from faience.notation import Record, read_records

__all__ = [
    "CHANCE",
    "OVER",
    "BadDeal",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadSpec",
    "FaienceError",
    "Game",
    "IllegalMove",
    "Record",
    "Rng",
    "State",
    "bot",
    "load",
    "position",
    "read_records",
]


def __getattr__(name: str) -> str:
    # Asked for rarely, and slow to find: only when somebody wants to know.
    if name == "__version__":
        from importlib.metadata import version

        return version("faience")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
