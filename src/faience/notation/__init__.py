"""Whole games as text."""

from __future__ import annotations

from faience.notation.record import Deal, Move, Record, read_records

__all__ = ["Deal", "Move", "Record", "read_records"]
