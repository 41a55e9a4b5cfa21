"""Bots: players by name."""

from __future__ import annotations

from faience._core import Stop
from faience.bots.bot import USUAL, Bot, Greedy, Hint, RandomPlayer, bot, bot_names, is_bot
from faience.bots.levels import LEVELS, Level
from faience.bots.limit import Limit
from faience.bots.searching import Analysis, Searching

__all__ = [
    "LEVELS",
    "USUAL",
    "Analysis",
    "Bot",
    "Greedy",
    "Hint",
    "Level",
    "Limit",
    "RandomPlayer",
    "Searching",
    "Stop",
    "bot",
    "bot_names",
    "is_bot",
]
