"""Slow, plain-Python twins of the games' rules, written from the rules pages and from nothing else."""

from collections.abc import Callable
from typing import Any

from tests.reference.azul import Azul
from tests.reference.pavilion import Pavilion
from tests.reference.zaic import Zaic

REFERENCES: dict[str, Callable[..., Any]] = {"azul": Azul, "pavilion": Pavilion, "zaic": Zaic}
"""By the game's name in specs; called with the options of a spec."""
