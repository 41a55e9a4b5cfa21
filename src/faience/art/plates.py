"""Factories as plates in rows, and tiles in a grid, as the sheets of all games with factories draw them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from faience.art.paper import Theme, circle, group, text

HEADING = 28
PLATE_GAP = 12
PLATES_WIDTH = 3 * 100 + 2 * PLATE_GAP


@dataclass(frozen=True, slots=True)
class Plates:
    """How the factories of a table are arranged."""

    rows: tuple[int, ...]
    """How many stand in each row."""
    size: int
    row_gap: int

    @property
    def height(self) -> int:
        return HEADING + len(self.rows) * (self.size + self.row_gap) - self.row_gap

    def draw(
        self, theme: Theme, heading: str, factories: Sequence[str], tiles: Callable[[str, int], Iterator[str]]
    ) -> Iterator[str]:
        """All factories under their heading; ``tiles`` draws what lies on a plate of a size."""
        yield text(0, 15, heading, theme.ink_2, bold=True)
        numbered = enumerate(factories, start=1)
        for row, count in enumerate(self.rows):
            across = count * (self.size + PLATE_GAP) - PLATE_GAP
            for column in range(count):
                x = (PLATES_WIDTH - across) / 2 + column * (self.size + PLATE_GAP)
                y = HEADING + row * (self.size + self.row_gap)
                number, held = next(numbered)
                yield from group(x, y, self._plate(theme, number, tiles(held, self.size) if held else None))

    def _plate(self, theme: Theme, number: int, tiles: Iterator[str] | None) -> Iterator[str]:
        middle = self.size / 2
        yield text(2, 11, str(number), theme.ink_2, bold=True)
        if tiles is None:
            yield circle(middle, middle - 0.5, "none", theme.line_strong, dash="3 4")
            return
        yield circle(middle, middle - 0.5, theme.surface, theme.line)
        yield circle(middle, middle - 6.5, theme.well, theme.line)
        yield from tiles


def grid(
    count: int, width: float, height: float, sizes: Sequence[int], gap: float, proportion: float = 1
) -> tuple[int, int]:
    """The first of the widths at which so many tiles fit, and how many then stand in a row.

    ``proportion`` is a tile's height for its width.

    >>> grid(7, 100, 60, range(36, 13, -1), gap=5)
    (21, 4)
    """
    for size in sizes:
        a_row = int((width + gap) // (size + gap))
        if -(-count // a_row) * (size * proportion + gap) <= height:
            break
    return size, a_row
