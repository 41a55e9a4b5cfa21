"""What the sheets of all tables have in common: the bar, whose turn it is, cards, tags, seats and the last move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from faience.art.paper import (
    FONT_SIZE,
    SEAT_MARKS,
    THEMES,
    Theme,
    box,
    document,
    seat_mark,
    shorten,
    text,
    text_width,
    wrap,
)
from faience.languages import plain

MARGIN = 22
BAR = 52
PROMPT = 44
PROMPT_SIZE = 16
FOOT_SIZE, FOOT_LINE = 14, 22
NAME_SIZE, SCORE_SIZE, TAG_SIZE = 17, 34, 12
TAG = 20


class SheetView(Protocol):
    """What a sheet reads of a view."""

    @property
    def to_move(self) -> int: ...
    @property
    def winners(self) -> Sequence[int]: ...
    @property
    def reason(self) -> str | None: ...


class Saying(Protocol):
    """What a sheet says, in one language."""

    @property
    def language(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def last_move(self) -> str: ...
    def label(self, word: str, value: str) -> str: ...
    def headline(self, view: Any) -> Sequence[str]: ...
    def status(self, view: Any, names: Sequence[str]) -> str: ...
    def won(self, view: Any, names: Sequence[str]) -> str: ...
    def reason(self, view: Any) -> str: ...
    def describe(self, view: Any, names: Sequence[str]) -> str: ...


def theme_named(name: str) -> Theme:
    """A theme by its name; ``ValueError`` if there is none."""
    if name not in THEMES:
        raise ValueError(f"there is no theme {name!r}; there are: {', '.join(THEMES)}")
    return THEMES[name]


@dataclass(frozen=True, slots=True)
class SeatHeader:
    """Where the parts of a seat's header stand: mark, name and role at the left, tag and score at the right."""

    pad: int
    score_line: int
    score_room: int
    gap: int
    """Between the name and the tag."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One drawing of a table; a game's sheet adds its boards."""

    view: SheetView
    names: Sequence[str]
    theme: Theme
    saying: Saying
    last: str | None

    marks: ClassVar[Sequence[str]] = SEAT_MARKS

    # ---- the document ----

    def page(
        self, width: float, bottom: float, symbols: Iterable[str], bar: Iterable[str], inside: Iterable[str]
    ) -> str:
        """The whole document; ``bottom`` is where what lies inside ends and the last move is told."""
        foot = self._foot(width - 2 * MARGIN)
        height = bottom + MARGIN + FOOT_LINE * len(foot)
        parts = [
            "<defs>",
            *symbols,
            "</defs>",
            box(0, 0, width, height, self.theme.page),
            *bar,
            *self._prompt(MARGIN, BAR + MARGIN, width - 2 * MARGIN),
            *inside,
        ]
        for n, line in enumerate(foot, start=1):
            parts.append(self.text(MARGIN, bottom + 6 + n * FOOT_LINE, line, size=FOOT_SIZE))
        title = self.saying.label(self.saying.title, self.saying.status(self.view, self.names))
        description = self.saying.describe(self.view, self.names)
        return document(width, height, self.saying.language, title, description, parts)

    def _foot(self, width: float) -> list[str]:
        """The last move in at most two lines."""
        if not self.last:
            return []
        lines = wrap(self.saying.label(self.saying.last_move, plain(self.last)), FOOT_SIZE, width)
        return [*lines[:1], *([shorten(" ".join(lines[1:]), FOOT_SIZE, width)] if lines[1:] else [])]

    # ---- above the table ----

    def bar(self, width: float, key: str, title_left: float, headline_left: float) -> Iterator[str]:
        """A piece that stands for the game, its title and its headline."""
        yield box(0, 0, width, BAR, self.theme.surface)
        yield box(0, BAR - 1, width, 1, self.theme.line)
        yield key
        yield self.text(title_left, 32, self.saying.title, size=17, bold=True)
        line = " · ".join(self.saying.headline(self.view))
        shown = shorten(line, 15, width - headline_left - MARGIN)
        yield self.text(headline_left, 32, shown, size=15, fill=self.theme.ink_2)

    def _prompt(self, x: float, y: float, width: float) -> Iterator[str]:
        """Whose turn it is, or how the game ended."""
        turn = self.view.to_move >= 0
        yield box(x, y, width, PROMPT, self.theme.turn_soft if turn else self.theme.surface, radius=6)
        yield box(x, y, 5, PROMPT, self.theme.turn if turn else self.theme.line_strong, radius=2.5)
        left = x + 18
        if turn or len(self.view.winners) == 1:
            mark = self.marks[self.view.to_move if turn else self.view.winners[0]]
            yield seat_mark(mark, left, y + 14, 16, self.theme.ink)
            left += 26
        room = x + width - left - 14
        below = self.below_the_prompt(room)
        yield self.text(left, y + (19 if below else 28), self._fitting_status(room), size=PROMPT_SIZE, bold=True)
        if below:
            yield self.text(left, y + 36, below, fill=self.theme.ink_2)

    def below_the_prompt(self, room: float) -> str:  # noqa: ARG002 (a reason always fits)
        """Why the game ended; empty until then."""
        if self.view.reason is None:
            return ""
        return capital(self.saying.reason(self.view))

    def _fitting_status(self, width: float) -> str:
        """Long names give way, not what is to be done or how it ended."""
        told = self.saying.won if self.view.winners else self.saying.status
        for share in (1, 1 / 3, 1 / 6, 1 / 12):
            names = [shorten(name, PROMPT_SIZE, share * width, bold=True) for name in self.names]
            line = told(self.view, names)
            if text_width(line, PROMPT_SIZE, bold=True) <= width:
                break
        return shorten(line, PROMPT_SIZE, width, bold=True)

    # ---- a seat ----

    def seat_header(
        self, header: SeatHeader, width: float, seat: int, score: int, tag: str, role: str
    ) -> Iterator[str]:
        """Who sits there with how many points, what the moment means for them, and their role."""
        right, left = width - header.pad, header.pad + 30
        yield seat_mark(self.marks[seat], header.pad, 20, 18, self.theme.ink_2)
        yield self.text(right, header.score_line, str(score), size=SCORE_SIZE, bold=True, anchor="end")
        # Beside the score: where the name ends depends on the reader's font.
        tag_left = right - header.score_room - tag_width(tag)
        name = shorten(self.names[seat], NAME_SIZE, tag_left - header.gap - left, bold=True)
        yield self.text(left, 28 if role else 35, name, size=NAME_SIZE, bold=True)
        yield from self.tag(seat, tag, tag_left, header.score_line - 22)
        if role:
            yield self.text(left, 47, role, size=12, fill=self.theme.ink_2)

    def tag(self, seat: int, words: str, x: float, y: float) -> Iterator[str]:
        """A word on a ground that tells a winner and the seat to move from the others."""
        if not words:
            return
        fill, ink = self.theme.well, self.theme.ink
        if seat in self.view.winners:
            fill, ink = self.theme.ink, self.theme.surface
        elif self.view.to_move == seat:
            fill, ink = self.theme.turn, self.theme.on_turn
        width = tag_width(words)
        yield box(x, y, width, TAG, fill, radius=3)
        yield self.text(x + width / 2, y + 14.5, words, size=TAG_SIZE, bold=True, fill=ink, anchor="middle")

    # ---- strokes ----

    def card(self, width: float, height: float, *, on_turn: bool = False) -> str:
        edge, edge_width = (self.theme.turn, 2) if on_turn else (self.theme.line, 1)
        return box(0, 0, width, height, self.theme.surface, radius=10, edge=edge, edge_width=edge_width)

    def heading(self, x: float, y: float, words: str) -> str:
        return self.text(x, y, words, bold=True, fill=self.theme.ink_2)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        fill: str | None = None,
        size: float = FONT_SIZE,
        bold: bool = False,
        anchor: str = "",
    ) -> str:
        return text(x, y, words, fill or self.theme.ink, size=size, bold=bold, anchor=anchor)


def tag_width(words: str) -> float:
    """How wide the tag of a seat is; nothing without words."""
    return text_width(words, TAG_SIZE, bold=True) + 14 if words else 0


def capital(words: str) -> str:
    """With a capital at the beginning."""
    return words[0].upper() + words[1:]
