"""Who is to move when it is no player: seats themselves count from 0."""

from __future__ import annotations

from faience import _core

CHANCE: int = _core.CHANCE
"""Tiles must be drawn: the table deals before anyone moves."""
OVER: int = _core.OVER
"""The game has ended: nobody is to move."""
