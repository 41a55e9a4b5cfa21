"""A list of moves on the screen: numbered, in columns as the width allows, on pages that fit the height."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from faience.art.blocks import BOLD, DIM, GAP, INDENT, shorten
from faience.games.listing import Group, Item
from faience.words import Words
from faience.words.values import signed

_SPACE = "  "
"""Between number, move, words and points."""
_LEAST_PAGE = 8
"""Lines of a page, however low the screen is."""
_LEAST_PART = 4
"""Lines of a group at the end of a page, if more follow on the next."""


@dataclass(frozen=True, slots=True)
class Listing:
    """The moves in the order of their numbers, and the pages that show them."""

    moves: tuple[str, ...]
    pages: tuple[tuple[Text, ...], ...]

    @classmethod
    def of(cls, groups: Sequence[Group], gains: Mapping[str, int], words: Words, width: int, height: int) -> Listing:
        """Groups of moves laid out for a screen, what each move brings beside it."""
        moves = tuple(item.move for group in groups for row in group.rows for item in row.items)
        numbers = {move: str(number) for number, move in enumerate(moves, start=1)}
        printed = [_Printed(group, numbers, gains, words, width) for group in groups]
        return cls(moves, tuple(_pages(printed, max(height, _LEAST_PAGE))))


class _Printed:
    """A group of moves as lines."""

    def __init__(
        self, group: Group, numbers: Mapping[str, str], gains: Mapping[str, int], words: Words, width: int
    ) -> None:
        self.title = Text(group.title, style=BOLD)
        self._numbers, self._gains = numbers, gains
        self._width = width
        self._labels = max(cell_len(row.label) for row in group.rows)
        items = [item for row in group.rows for item in row.items]
        aligned = dict(zip(items, self._cells(items), strict=True))
        self.lines: list[Text] = []
        for row in group.rows:
            wide, narrow = [aligned[item] for item in row.items], self._cells(row.items)
            # What lies below each other is aligned, unless longer moves in other rows would push it apart.
            self.lines += self._row(row.label, narrow if self._fit(narrow) > self._fit(wide) else wide)
        if group.left_out:
            note = words.say("terminal-left-out", n=group.left_out, prefix=group.prefix)
            self.lines.append(Text(f"{INDENT}{note}", style=DIM))

    def _cells(self, items: Sequence[Item]) -> list[Text]:
        """Number, move, words and points of each, in cells of equal width."""
        gains = [signed(self._gains[item.move]) for item in items]
        number, move = max(map(len, self._numbers.values())), max(len(item.move) for item in items)
        gain = max(map(len, gains))
        room = self._width - 2 * len(INDENT) - number - move - gain - 3 * len(_SPACE)
        text = min(max(room, 1), max(cell_len(item.text) for item in items))
        return [
            Text.assemble(
                (self._numbers[item.move].rjust(number), DIM),
                _SPACE,
                (item.move.ljust(move), BOLD),
                *([_SPACE, set_cell_size(shorten(item.text, text), text)] if text else []),
                _SPACE,
                (points.rjust(gain), "" if points.startswith("+") else DIM),
            )
            for item, points in zip(items, gains, strict=True)
        ]

    def _margin(self) -> int:
        return len(INDENT) + (self._labels + GAP if self._labels else 0)

    def _fit(self, cells: Sequence[Text]) -> int:
        """How many of a row's cells find room beside each other."""
        return min(len(cells), (self._width - self._margin() + GAP) // (cells[0].cell_len + GAP))

    def _row(self, label: str, cells: Sequence[Text]) -> Iterator[Text]:
        """The label and the moves after it or, where they find no room there, below it."""
        margin, fit = self._margin(), self._fit(cells)
        if not fit:
            yield Text(f"{INDENT}{label}")
            label, margin, fit = "", 2 * len(INDENT), 1
        for start in range(0, len(cells), fit):
            before = set_cell_size(INDENT + ("" if start else label), margin)
            yield Text.assemble(before, Text(" " * GAP).join(cells[start : start + fit]))


def _pages(groups: Sequence[_Printed], height: int) -> Iterator[tuple[Text, ...]]:
    """Groups one below the other. A group that fits a page is not broken; one that does not repeats its title."""
    page: list[Text] = []
    for group in groups:
        needed = 1 + len(group.lines)
        if page and len(page) + (needed if needed <= height else _LEAST_PART) > height:
            yield tuple(page)
            page = []
        page.append(group.title)
        for line in group.lines:
            if len(page) == height:
                yield tuple(page)
                page = [group.title]
            page.append(line)
    yield tuple(page)
