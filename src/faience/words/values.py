"""Facts as the values of messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Value = str | int | float


def values_of(fact: Any) -> dict[str, Value]:
    """The fields of a fact as values that a message can show or choose by.

    Nothing is ``none``, truths are ``yes`` and ``no``, lists are joined by commas; the fields of a fact within stand
    beside its own.

    >>> values_of({"line": None, "fell": "", "marker": True, "held": 2, "areas": (4, 1), "lead": {"more": 4}})
    {'line': 'none', 'fell': 'none', 'marker': 'yes', 'held': 2, 'areas': '4, 1', 'more': 4}
    """
    values: dict[str, Value] = {}
    for name, held in _fields(fact).items():
        if isinstance(held, bool):
            values[name] = "yes" if held else "no"
        elif isinstance(held, str | int | float):
            values[name] = "none" if held == "" else held
        elif held is None or not (isinstance(held, Mapping) or hasattr(held, "__struct_fields__") or len(held)):
            values[name] = "none"
        elif isinstance(held, Mapping) or hasattr(held, "__struct_fields__"):
            values |= values_of(held)
        elif all(isinstance(item, str | int) for item in held):
            values[name] = ", ".join(map(str, held))
    return values


def signed(points: int) -> str:
    """Points gained or lost, with their sign.

    >>> signed(5), signed(-4), signed(0)
    ('+5', '−4', '0')
    """
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"


def _fields(fact: Any) -> Mapping[str, Any]:
    """The fields of a struct with its tag, or of a mapping."""
    if isinstance(fact, Mapping):
        return fact
    import msgspec

    return {"what": fact.__struct_config__.tag, **msgspec.structs.asdict(fact)}
