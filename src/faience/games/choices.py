"""What a table shows beside the position: what may be done and what it would bring, and what a round brought."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Part:
    """One item of a gain or a loss: "row of 3, column of 2", +5."""

    points: int
    text: str
    detail: Any = None
    """The game's own facts about it, for who draws it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move and what it would bring, as far as that is certain now."""

    move: str
    title: str
    """What it does, in a few words: "Line 2 completes"."""
    gain: int
    """The sum of the parts."""
    before: int
    """The mover's score if the round ended now, or simply the score in a game without rounds."""
    after: int
    """The same after the move."""
    parts: tuple[Part, ...] = ()
    effect: Any = None
    """What the move does, in the game's own terms."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: a name for programs and a phrase for people."""

    why: str
    text: str
    detail: Any = None
    """The game's own facts about it, for who draws it."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """What the end of a round, or of the game, brought one seat, or would bring it."""

    seat: int
    before: int
    after: int
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Choices:
    """Everything that the seat to move may do, and why it may not do the rest."""

    moves: tuple[Choice, ...]
    horizon: str = ""
    """When the scores before and after hold: "after this round"."""
    refused: Mapping[str, Refusal] = field(default_factory=dict)
    """By what was tried, in the game's own terms."""
    stands: Scoring | None = None
    """What the mover would have then, or at the end, without any of these moves, and why; ``None`` where nothing is on
    its way.
    """
    alike: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By one of ``moves``: further legal moves of which all is true that is said of it. They are told only here."""
    preset: str = ""
    """Where many moves differ only in a detail, the one of them that a person may begin from."""

    @property
    def by_move(self) -> dict[str, Choice]:
        """What is known of every legal move, by its text."""
        return {move: choice for choice in self.moves for move in (choice.move, *self.alike.get(choice.move, ()))}
