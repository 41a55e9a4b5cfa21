"""Why a program of others loses its seat."""

from __future__ import annotations

from typing import Literal

Why = Literal["crashed", "late", "nonsense", "gave_up", "missing"]
"""It ended or did not start, gave no answer in time, answered what is no answer or no legal move, said that it cannot
go on, or may no longer be seated here."""
