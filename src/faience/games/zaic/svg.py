"""A table of Zaic drawn as one SVG document that stands alone: no script, no outside reference, same view same text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from faience.art import symbol
from faience.art.paper import (
    FONT_SIZE,
    THEMES,
    Theme,
    box,
    document,
    group,
    number,
    seat_mark,
    shorten,
    text,
    text_width,
    wrap,
)
from faience.games.seats import OVER
from faience.games.zaic.texts import texts
from faience.games.zaic.view import COLUMNS, SHAPES, SIZES, Tile, View
from faience.games.zaic.wording import Texts
from faience.languages import plain, player_names

PIECES = {"Q": "2x2", "H": "2x1", "V": "1x2", "S": "1x1"}
COLOURS = ("light", "dark")
FACES, EDGES = ("#f4efe1", "#2a4a63"), ("#8a6a2f", "#b8d4e6")
NUMBERS = ("#16232b", "#ffffff")
LIFT = 0.08
"""Of a square: how much each level lifts a tile, and how thick its edge is."""

MARGIN, GAP = 22, 20
BAR = 52
PROMPT = 44
FOOT_SIZE, FOOT_LINE = 14, 22
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
    names: Sequence[str] | None = None,
    theme: str = "light",
    last: str | None = None,
    language: str = "en",
) -> str:
    """The table as an SVG document.

    ``names`` are the players' in order of seats, ``last`` a sentence that tells the last move and is shown as it is.
    """
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}; there are: {', '.join(THEMES)}")
    words = texts(language)
    called = [plain(name) for name in names or player_names(2, words.language)]
    if len(called) < 2:
        raise ValueError(f"2 players sit at this table, but {len(called)} names were given")
    return _Drawing(view, called, THEMES[theme], words, last).whole()


@dataclass(frozen=True, slots=True)
class _Drawing:
    view: View
    names: Sequence[str]
    theme: Theme
    words: Texts
    last: str | None

    # ---- the document and where its parts lie ----

    def whole(self) -> str:
        top = BAR + MARGIN + PROMPT + GAP
        width = 2 * (MARGIN + PANEL + GAP) + BOARD_WIDTH
        bottom = top + BOARD_HEIGHT
        foot = self._last_move(width - 2 * MARGIN)
        height = bottom + MARGIN + FOOT_LINE * len(foot)
        board_left = MARGIN + PANEL + GAP
        parts = [
            "<defs>",
            *(
                symbol(f"z-{colour}-{kind}", f"zaic-{colour}-{size}")
                for colour in COLOURS
                for kind, size in PIECES.items()
            ),
            "</defs>",
            box(0, 0, width, height, self.theme.page),
            *self._bar(width),
            *self._prompt(MARGIN, BAR + MARGIN, width - 2 * MARGIN),
            *group(MARGIN, top, self._player(0)),
            *group(board_left, top, self._board()),
            *group(board_left + BOARD_WIDTH + GAP, top, self._player(1)),
        ]
        for n, line in enumerate(foot, start=1):
            parts.append(self._text(MARGIN, bottom + 6 + n * FOOT_LINE, line, size=FOOT_SIZE))
        title = f"Zaic{self.words.colon} {self.words.status(self.view, self.names)}"
        description = self.words.describe(self.view, self.names)
        return document(width, height, self.words.language, title, description, parts)

    def _last_move(self, width: float) -> list[str]:
        """The last move in at most two lines."""
        if not self.last:
            return []
        lines = wrap(self.words.label(self.words.last_move, plain(self.last)), FOOT_SIZE, width)
        return [*lines[:1], *([shorten(" ".join(lines[1:]), FOOT_SIZE, width)] if lines[1:] else [])]

    # ---- above the table ----

    def _bar(self, width: float) -> Iterator[str]:
        yield box(0, 0, width, BAR, self.theme.surface)
        yield box(0, BAR - 1, width, 1, self.theme.line)
        yield self._piece("S", 1, MARGIN, 14, 22, kind="key")
        yield self._text(MARGIN + 34, 32, "Zaic", size=17, bold=True)
        line = " · ".join(self.words.headline(self.view))
        x = MARGIN + 92
        yield self._text(x, 32, shorten(line, 15, width - x - MARGIN), size=15, fill=self.theme.ink_2)

    def _prompt(self, x: float, y: float, width: float) -> Iterator[str]:
        """Whose turn it is and who leads, or how the game ended."""
        turn = self.view.to_move >= 0
        yield box(x, y, width, PROMPT, self.theme.turn_soft if turn else self.theme.surface, radius=6)
        yield box(x, y, 5, PROMPT, self.theme.turn if turn else self.theme.line_strong, radius=2.5)
        left = x + 18
        if turn or len(self.view.winners) == 1:
            yield seat_mark(self.view.to_move if turn else self.view.winners[0], left, y + 14, 16, self.theme.ink)
            left += 26
        told = self.words.status if turn else self.words.result
        room = x + width - left - 14
        below = self._below_the_prompt(room)
        yield self._text(left, y + (19 if below else 28), self._fitting(told, room), size=16, bold=True)
        if below:
            yield self._text(left, y + 36, below, fill=self.theme.ink_2)

    def _below_the_prompt(self, room: float) -> str:
        if self.view.reason is not None:
            reason = self.words.reasons[self.view.reason]
            return reason[0].upper() + reason[1:]
        if not self.view.tiles:
            return ""
        names = [shorten(name, FONT_SIZE, room / 3) for name in self.names]
        return shorten(self.words.standing(self.view, names), FONT_SIZE, room)

    def _fitting(self, told: Callable[[View, Sequence[str]], str], width: float) -> str:
        """Long names give way, not what is to be done or how it ended."""
        line = ""
        for share in (1, 1 / 3, 1 / 6, 1 / 12):
            line = told(self.view, [shorten(name, 16, share * width, bold=True) for name in self.names])
            if text_width(line, 16, bold=True) <= width:
                break
        return shorten(line, 16, width, bold=True)

    # ---- a player: name, reserve, areas ----

    def _player(self, seat: int) -> Iterator[str]:
        yield self._card(PANEL, SEAT_HEIGHT, on_turn=self.view.to_move == seat)
        yield from self._seat(seat)
        yield from group(0, SEAT_HEIGHT + GAP, self._reserve(seat))
        top = SEAT_HEIGHT + RESERVE_HEIGHT + 2 * GAP
        yield from group(0, top, self._areas(seat, BOARD_HEIGHT - top))

    def _seat(self, seat: int) -> Iterator[str]:
        yield seat_mark(seat, CARD_PAD, 16, 18, self.theme.ink_2)
        right = PANEL - CARD_PAD
        yield self._text(right, 49, str(self.view.largest(seat)), size=34, bold=True, anchor="end")
        name = shorten(self.names[seat], 17, PANEL - 2 * CARD_PAD - 28 - 48, bold=True)
        yield self._text(CARD_PAD + 28, 31, name, size=17, bold=True)
        yield self._text(CARD_PAD + 28, 56, self.words.colours[seat], size=12, fill=self.theme.ink_2)
        tag = self._tag_text(seat)
        if tag:
            width = text_width(tag, 12, bold=True) + 14
            left = CARD_PAD + 28 + text_width(self.words.colours[seat], 12) + 10
            over = self.view.to_move == OVER
            fill, ink = (self.theme.ink, self.theme.surface) if over else (self.theme.turn, self.theme.on_turn)
            yield box(left, 42, width, 20, fill, radius=3)
            yield self._text(left + width / 2, 56.5, tag, size=12, bold=True, fill=ink, anchor="middle")

    def _tag_text(self, seat: int) -> str:
        if self.view.winners == (seat,):
            return self.words.winner
        return self.words.to_move if self.view.to_move == seat else ""

    def _reserve(self, seat: int) -> Iterator[str]:
        yield self._card(PANEL, RESERVE_HEIGHT)
        yield self._text(CARD_PAD, 24, self.words.reserve, bold=True, fill=self.theme.ink_2)
        column = (PANEL - 2 * CARD_PAD) / len(SHAPES)
        for place, (kind, left) in enumerate(zip("QHS", self.view.reserve(seat), strict=True)):
            middle = CARD_PAD + (place + 0.5) * column
            columns, rows = SIZES[kind]
            x, y = middle - columns * RESERVE_SQUARE / 2, 62 - rows * RESERVE_SQUARE / 2
            yield self._piece(kind, seat, x, y, RESERVE_SQUARE, kind="key", opacity=1 if left else 0.35)
            yield self._text(middle, 106, f"×{left}", size=15, bold=True, anchor="middle")
            yield self._text(middle, 122, SHAPES[place], size=12, fill=self.theme.ink_2, anchor="middle")

    def _areas(self, seat: int, height: float) -> Iterator[str]:
        """A bar for each area, the largest first; more than fit are told by their sizes."""
        yield self._card(PANEL, height)
        yield self._text(CARD_PAD, 24, self.words.areas, bold=True, fill=self.theme.ink_2)
        areas = self.view.areas[seat]
        if not areas:
            yield self._text(CARD_PAD, AREA_TOP + 12, self.words.none, fill=self.theme.ink_2)
        fit = int((height - AREA_TOP - CARD_PAD) // AREA_LINE)
        shown = areas if len(areas) <= fit else areas[: fit - 1]
        room = PANEL - 2 * CARD_PAD - 30
        unit = min(AREA_UNIT, room / max((*areas, 1)))
        for line, size in enumerate(shown):
            y, width = AREA_TOP + line * AREA_LINE, max(AREA_LEAST, size * unit)
            yield box(CARD_PAD, y, width, 13, FACES[seat], radius=2, edge=EDGES[seat])
            yield self._text(CARD_PAD + width + 8, y + 11, str(size), bold=True)
        if rest := areas[len(shown) :]:
            y = AREA_TOP + len(shown) * AREA_LINE + 11
            line_text = shorten("+ " + ", ".join(map(str, rest)), FONT_SIZE, PANEL - 2 * CARD_PAD)
            yield self._text(CARD_PAD, y, line_text, fill=self.theme.ink_2)

    # ---- the board ----

    def _board(self) -> Iterator[str]:
        yield self._card(BOARD_WIDTH, BOARD_HEIGHT)
        reach = self.view.reach()
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
            yield self._text(x, top + cell * reach.rows + 18, COLUMNS[column], fill=self.theme.ink_2, anchor="middle")
        for row in range(reach.bottom, reach.top + 1):
            y = corner(0, row)[1] + cell / 2 + 5
            yield self._text(left - 10, y, str(row + 1), fill=self.theme.ink_2, anchor="end")
        if used := self.view.box():
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
        yield self._text(
            BOARD_WIDTH / 2, BOARD_HEIGHT - 18, self.words.box_text(self.view), fill=self.theme.ink_2, anchor="middle"
        )

    def _level(self, tile: Tile, right: float, top: float, cell: float) -> str:
        y = top - (tile.level - 1) * LIFT * cell + cell * 0.29
        return self._text(
            right - cell * 0.15, y, str(tile.level), size=cell * 0.23, bold=True, fill=NUMBERS[tile.seat], anchor="end"
        )

    def _frame(self, x: float, y: float, width: float, height: float) -> str:
        """Around the box in use."""
        place = f'x="{number(x - 3)}" y="{number(y - 3)}" width="{number(width + 6)}" height="{number(height + 6)}"'
        stroke = f'stroke="{self.theme.line_strong}" stroke-width="1.5" stroke-dasharray="3 4"'
        return f'<rect class="box" {place} rx="6" fill="none" {stroke}/>'

    # ---- strokes ----

    def _card(self, width: float, height: float, *, on_turn: bool = False) -> str:
        edge, edge_width = (self.theme.turn, 2) if on_turn else (self.theme.line, 1)
        return box(0, 0, width, height, self.theme.surface, radius=10, edge=edge, edge_width=edge_width)

    def _piece(
        self, piece: str, seat: int, x: float, y: float, square: float, *, kind: str = "tile", opacity: float = 1
    ) -> str:
        """``kind`` tells a tile that lies there from a ``key`` to a number."""
        columns, rows = SIZES[piece]
        size = f'width="{number(columns * square)}" height="{number((rows + LIFT) * square)}"'
        paint = f' opacity="{number(opacity)}"' if opacity < 1 else ""
        where = f'x="{number(x)}" y="{number(y)}"'
        return f'<use class="{kind}" href="#z-{COLOURS[seat]}-{piece}" {where} {size}{paint}/>'

    def _text(
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
