"""Bots: players by name."""

from __future__ import annotations

from faience.bots.bot import Bot, Greedy, Hint, RandomPlayer, bot, bot_names

__all__ = ["Bot", "Greedy", "Hint", "RandomPlayer", "bot", "bot_names"]
