"""Learning: generations of games against oneself, fitting, and matches that accept or refuse."""

from __future__ import annotations

from faience.learn.generations import Generation, LearningPlan, learn

__all__ = ["Generation", "LearningPlan", "learn"]
