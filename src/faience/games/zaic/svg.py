"""A table of Zaic drawn as one SVG document that stands alone: no script, no outside reference, same view same text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from faience.art import symbol
from faience.art.paper import FONT_SIZE, RING, SEAT_MARKS, box, group, number, seat_mark, shorten, text_width, use
from faience.art.sheet import BAR, MARGIN, PROMPT, Sheet, capital, theme_named
from faience.games.zaic.facts import Tile, View
from faience.games.zaic.places import COLUMNS, SHAPES, SIZES
from faience.games.zaic.saying import Saying
from faience.languages import seated_names

PIECES = {"Q": "2x2", "H": "2x1", "V": "1x2", "S": "1x1"}
COLOURS = ("light", "dark")
FACES, EDGES = ("#f4efe1", "#2a4a63"), ("#8a6a2f", "#b8d4e6")
NUMBERS = ("#16232b", "#ffffff")
LIFT = 0.08
"""Of a square: how much each level lifts a tile, and how thick its edge is."""

GAP = 20
PANEL = 252
CARD_PAD = 16
SEAT_HEIGHT = 76
RESERVE_HEIGHT = 132
RESERVE_SQUARE = 26
AREA_TOP, AREA_LINE, AREA_UNIT, AREA_LEAST = 40, 20, 10, 12
BOARD_PAD, LABELS = 24, 28
GRID = 560
CELL = range(66, 30, -1)
"""Sizes of a square, the best first."""
WELL = 0.6
"""How strongly a free place shows."""
BOARD_WIDTH = 2 * BOARD_PAD + LABELS + GRID
BOARD_HEIGHT = BOARD_PAD + GRID + LABELS + 40


def draw(
    view: View,
    names: Sequence[str],
    saying: Saying,
    *,
    theme: str = "light",
    last: str | None = None,
) -> str:
    """The table as an SVG document.

    ``names`` are the players' in order of seats, ``last`` a sentence that tells the last move and is shown as it is.
    """
    return _Drawing(view, seated_names(names, 2), theme_named(theme), saying, last).whole()


@dataclass(frozen=True, slots=True)
class _Drawing(Sheet):
    view: View
    saying: Saying

    marks = (RING, SEAT_MARKS[0])
    """Light's tiles bear rings, dark's lozenges; so do the seats."""

    # ---- the document and where its parts lie ----

    def whole(self) -> str:
        top = BAR + MARGIN + PROMPT + GAP
        width = 2 * (MARGIN + PANEL + GAP) + BOARD_WIDTH
        bottom = top + BOARD_HEIGHT
        board_left = MARGIN + PANEL + GAP
        symbols = (
            symbol(f"z-{colour}-{kind}", f"zaic-{colour}-{size}") for colour in COLOURS for kind, size in PIECES.items()
        )
        bar = self.bar(width, self._piece("S", 1, MARGIN, 14, 22, kind="key"), MARGIN + 34, MARGIN + 92)
        parts = [
            *group(MARGIN, top, self._player(0)),
            *group(board_left, top, self._board()),
            *group(board_left + BOARD_WIDTH + GAP, top, self._player(1)),
        ]
        return self.page(width, bottom, symbols, bar, parts)

    def below_the_prompt(self, room: float) -> str:
        """Why the game ended; until then, who leads."""
        if self.view.reason is not None:
            return capital(self.saying.reason(self.view))
        if not self.view.tiles:
            return ""
        names = [shorten(name, FONT_SIZE, room / 3) for name in self.names]
        return shorten(self.saying.standing(self.view, names), FONT_SIZE, room)

    # ---- a player: name, reserve, areas ----

    def _player(self, seat: int) -> Iterator[str]:
        yield self.card(PANEL, SEAT_HEIGHT, on_turn=self.view.to_move == seat)
        yield from self._seat(seat)
        yield from group(0, SEAT_HEIGHT + GAP, self._reserve(seat))
        top = SEAT_HEIGHT + RESERVE_HEIGHT + 2 * GAP
        yield from group(0, top, self._areas(seat, BOARD_HEIGHT - top))

    def _seat(self, seat: int) -> Iterator[str]:
        yield seat_mark(self.marks[seat], CARD_PAD, 16, 18, self.theme.ink_2)
        right = PANEL - CARD_PAD
        yield self.text(right, 49, str(self.view.largest(seat)), size=34, bold=True, anchor="end")
        name = shorten(self.names[seat], 17, PANEL - 2 * CARD_PAD - 28 - 48, bold=True)
        yield self.text(CARD_PAD + 28, 31, name, size=17, bold=True)
        colour = self.saying.role(self.view, seat)
        yield self.text(CARD_PAD + 28, 56, colour, size=12, fill=self.theme.ink_2)
        tag_left = CARD_PAD + 28 + text_width(colour, 12) + 10
        yield from self.tag(seat, self.saying.tag(self.view, seat), tag_left, 42)

    def _reserve(self, seat: int) -> Iterator[str]:
        yield self.card(PANEL, RESERVE_HEIGHT)
        yield self.heading(CARD_PAD, 24, self.saying.say("terminal-reserve"))
        column = (PANEL - 2 * CARD_PAD) / len(SHAPES)
        for place, (kind, left) in enumerate(zip("QHS", self.view.reserves[seat], strict=True)):
            middle = CARD_PAD + (place + 0.5) * column
            columns, rows = SIZES[kind]
            x, y = middle - columns * RESERVE_SQUARE / 2, 62 - rows * RESERVE_SQUARE / 2
            yield self._piece(kind, seat, x, y, RESERVE_SQUARE, kind="key", opacity=1 if left else 0.35)
            yield self.text(middle, 106, f"×{left}", size=15, bold=True, anchor="middle")
            yield self.text(middle, 122, SHAPES[place], size=12, fill=self.theme.ink_2, anchor="middle")

    def _areas(self, seat: int, height: float) -> Iterator[str]:
        """A bar for each area, the largest first; more than fit are told by their sizes."""
        yield self.card(PANEL, height)
        yield self.heading(CARD_PAD, 24, self.saying.say("terminal-areas"))
        areas = self.view.areas[seat]
        if not areas:
            yield self.text(CARD_PAD, AREA_TOP + 12, self.saying.say("terminal-none"), fill=self.theme.ink_2)
        fit = int((height - AREA_TOP - CARD_PAD) // AREA_LINE)
        shown = areas if len(areas) <= fit else areas[: fit - 1]
        room = PANEL - 2 * CARD_PAD - 30
        unit = min(AREA_UNIT, room / max((*areas, 1)))
        for line, size in enumerate(shown):
            y, width = AREA_TOP + line * AREA_LINE, max(AREA_LEAST, size * unit)
            yield box(CARD_PAD, y, width, 13, FACES[seat], radius=2, edge=EDGES[seat])
            yield self.text(CARD_PAD + width + 8, y + 11, str(size), bold=True)
        if rest := areas[len(shown) :]:
            y = AREA_TOP + len(shown) * AREA_LINE + 11
            line_text = shorten("+ " + ", ".join(map(str, rest)), FONT_SIZE, PANEL - 2 * CARD_PAD)
            yield self.text(CARD_PAD, y, line_text, fill=self.theme.ink_2)

    # ---- the board ----

    def _board(self) -> Iterator[str]:
        yield self.card(BOARD_WIDTH, BOARD_HEIGHT)
        reach = self.view.reach
        cell = next(size for size in CELL if size * max(reach.columns, reach.rows) <= GRID)
        left = BOARD_PAD + LABELS + (GRID - cell * reach.columns) / 2
        top = BOARD_PAD + (GRID - cell * reach.rows) / 2

        def corner(column: int, row: int) -> tuple[float, float]:
            """The upper left corner of a place."""
            return left + (column - reach.left) * cell, top + (reach.top - row) * cell

        yield f'<g fill-opacity="{WELL}">'
        for column in range(reach.left, reach.right + 1):
            for row in range(reach.bottom, reach.top + 1):
                x, y = corner(column, row)
                yield box(x + 2, y + 2, cell - 4, cell - 4, self.theme.well, radius=cell * 0.06)
        yield "</g>"
        for column in range(reach.left, reach.right + 1):
            x = corner(column, 0)[0] + cell / 2
            yield self.text(x, top + cell * reach.rows + 18, COLUMNS[column], fill=self.theme.ink_2, anchor="middle")
        for row in range(reach.bottom, reach.top + 1):
            y = corner(0, row)[1] + cell / 2 + 5
            yield self.text(left - 10, y, str(row + 1), fill=self.theme.ink_2, anchor="end")
        if used := self.view.box:
            x, y = corner(used.left, used.top)
            yield self._frame(x, y, cell * used.columns, cell * used.rows)
        # From the table up, and from the far rows to the near ones, so that near edges cover far faces.
        for tile in sorted(self.view.tiles, key=lambda tile: (tile.level, -tile.row)):
            x, y = corner(tile.column, tile.row + SIZES[tile.kind][1] - 1)
            yield self._piece(tile.kind, tile.seat, x, y - (tile.level - 1) * LIFT * cell, cell)
        for (column, row), stack in self.view.stacks().items():
            if len(stack) > 1:
                x, y = corner(column, row)
                yield self._level(stack[-1], x + cell, y, cell)
        yield self.text(
            BOARD_WIDTH / 2, BOARD_HEIGHT - 18, self.saying.box(self.view), fill=self.theme.ink_2, anchor="middle"
        )

    def _level(self, tile: Tile, right: float, top: float, cell: float) -> str:
        y = top - (tile.level - 1) * LIFT * cell + cell * 0.29
        return self.text(
            right - cell * 0.15, y, str(tile.level), size=cell * 0.23, bold=True, fill=NUMBERS[tile.seat], anchor="end"
        )

    def _frame(self, x: float, y: float, width: float, height: float) -> str:
        """Around the box in use."""
        place = f'x="{number(x - 3)}" y="{number(y - 3)}" width="{number(width + 6)}" height="{number(height + 6)}"'
        stroke = f'stroke="{self.theme.line_strong}" stroke-width="1.5" stroke-dasharray="3 4"'
        return f'<rect class="box" {place} rx="6" fill="none" {stroke}/>'

    # ---- strokes ----

    def _piece(
        self, piece: str, seat: int, x: float, y: float, square: float, *, kind: str = "tile", opacity: float = 1
    ) -> str:
        """``kind`` tells a tile that lies there from a ``key`` to a number."""
        columns, rows = SIZES[piece]
        symbol_id, height = f"z-{COLOURS[seat]}-{piece}", (rows + LIFT) * square
        return use(symbol_id, x, y, columns * square, kind=kind, opacity=opacity, height=height)
