"""Learning: generations of games against oneself, fitting, and matches that accept or refuse."""

from __future__ import annotations

from faience.learn.generations import Generation, Plan, learn

__all__ = ["Generation", "Plan", "learn"]
