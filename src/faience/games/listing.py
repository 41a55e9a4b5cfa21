"""Legal moves put in order for who reads them: in groups, each move with what it does beside what its group says."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TypeVar

Thing = TypeVar("Thing")
Common = TypeVar("Common", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Item:
    """A move, and what sets it apart from the others of its row, in a few words."""

    move: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Moves that have more in common than their group."""

    label: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Moves from one source, to one star, or with one kind of tile."""

    title: str
    rows: tuple[Row, ...]
    left_out: int = 0
    """How many more moves there are that few would play."""
    prefix: str = ""
    """What the moves of a group that leaves some out begin with."""


def parted(things: Iterable[Thing], common: Callable[[Thing], Common]) -> dict[Common, list[Thing]]:
    """The things by what they have in common, in the order in which it first appears.

    >>> parted(["1B", "cB", "1K"], lambda move: move[0])
    {'1': ['1B', '1K'], 'c': ['cB']}
    """
    parts: dict[Common, list[Thing]] = {}
    for thing in things:
        parts.setdefault(common(thing), []).append(thing)
    return parts
