"""A table of Azul drawn as one SVG document that stands alone: no script, no outside reference, same view same text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from faience.art import symbol
from faience.art.paper import (
    FONT_SIZE,
    THEMES,
    Theme,
    box,
    circle,
    document,
    group,
    seat_mark,
    shorten,
    text,
    text_width,
    use,
    wrap,
)
from faience.games.azul.texts import texts
from faience.games.azul.view import FLOOR_COSTS, FREE, JOKER, KINDS, MARKER, ROWS, Board, View, printed_colour
from faience.games.azul.wording import Texts
from faience.games.seats import OVER
from faience.languages import plain, player_names

PIECES = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white", JOKER: "joker", MARKER: "marker"}

MARGIN, GAP = 22, 20
BAR = 52
PROMPT = 44
FOOT_SIZE, FOOT_LINE = 14, 22
CELL, CELL_GAP = 44, 4
PITCH = CELL + CELL_GAP
GRID = ROWS * PITCH - CELL_GAP
GUTTER = 40
PAD = 20
FLOOR_CELL, FLOOR_PITCH = 38, 44
BOARD_WIDTH = 2 * PAD + 2 * GRID + GUTTER
GRID_TOP = 88
FLOOR_TOP = GRID_TOP + GRID + 18
BOARD_HEIGHT = FLOOR_TOP + FLOOR_CELL + 32

HEADING = 28
PLATE_GAP = 12
CARD_PAD = 16
CENTRE_TOP, CENTRE_GAP = 38, 5
CENTRE_TILES = range(36, 13, -1)
"""Sizes for the tiles of the centre, the best first."""
NOTE, NOTE_LINE = 12, 16
STOCK_SECTION = 54
STOCK_KEY = 18


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the parts of a table lie, by its number of players."""

    plate_rows: tuple[int, ...]
    plate: int
    plate_row_gap: int
    places: tuple[tuple[int, int], ...]
    """Each board's column and row."""
    beside: bool
    """Whether the market fills one place among the boards, its cards beside the factories; else it is a column."""

    @property
    def columns(self) -> int:
        return 1 + max(column for column, _ in self.places)

    @property
    def market_width(self) -> int:
        return BOARD_WIDTH if self.beside else PLATES_WIDTH

    @property
    def market_height(self) -> int:
        return BOARD_HEIGHT if self.beside else 2 * BOARD_HEIGHT + GAP

    @property
    def boards_left(self) -> int:
        return MARGIN if self.beside else MARGIN + PLATES_WIDTH + GAP


PLATES_WIDTH = 3 * 100 + 2 * PLATE_GAP
LAYOUTS = {
    2: Layout((2, 1, 2), 128, PLATE_GAP, ((0, 0), (0, 1)), beside=False),
    3: Layout((2, 3, 2), 100, 28, ((1, 0), (0, 1), (1, 1)), beside=True),
    4: Layout((3, 3, 3), 100, PLATE_GAP, ((0, 0), (1, 0), (0, 1), (1, 1)), beside=False),
}


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
    called = [plain(name) for name in names or player_names(len(view.boards), words.language)]
    if len(called) < len(view.boards):
        raise ValueError(f"{len(view.boards)} players sit at this table, but {len(called)} names were given")
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
        layout = LAYOUTS[len(self.view.boards)]
        top = BAR + MARGIN + PROMPT + GAP
        width = layout.boards_left + layout.columns * (BOARD_WIDTH + GAP) - GAP + MARGIN
        bottom = top + 2 * BOARD_HEIGHT + GAP
        foot = self._last_move(width - 2 * MARGIN)
        height = bottom + MARGIN + FOOT_LINE * len(foot)
        parts = [
            "<defs>",
            *(symbol(f"t-{kind}", name) for kind, name in PIECES.items()),
            "</defs>",
            box(0, 0, width, height, self.theme.page),
            *self._bar(width),
            *self._prompt(MARGIN, BAR + MARGIN, width - 2 * MARGIN),
            *group(MARGIN, top, self._market(layout)),
        ]
        for seat, (column, row) in enumerate(layout.places):
            x = layout.boards_left + column * (BOARD_WIDTH + GAP)
            parts += group(x, top + row * (BOARD_HEIGHT + GAP), self._board(seat))
        for number, line in enumerate(foot, start=1):
            parts.append(self._text(MARGIN, bottom + 6 + number * FOOT_LINE, line, size=FOOT_SIZE))
        title = f"Azul{self.words.colon} {self.words.status(self.view, self.names)}"
        description = self.words.describe(self.view, self.names)
        return document(width, height, self.words.language, title, description, parts)

    def _last_move(self, width: float) -> list[str]:
        """The last move in at most two lines."""
        if not self.last:
            return []
        lines = wrap(f"{self.words.last_move}{self.words.colon} {plain(self.last)}", FOOT_SIZE, width)
        return [*lines[:1], *([shorten(" ".join(lines[1:]), FOOT_SIZE, width)] if lines[1:] else [])]

    # ---- above the table ----

    def _bar(self, width: float) -> Iterator[str]:
        yield box(0, 0, width, BAR, self.theme.surface)
        yield box(0, BAR - 1, width, 1, self.theme.line)
        yield self._tile("B", MARGIN, 15, 22, kind="key")
        yield self._text(MARGIN + 34, 32, "Azul", size=17, bold=True)
        line = " · ".join(self.words.headline(self.view))
        x = MARGIN + 92
        yield self._text(x, 32, shorten(line, 15, width - x - MARGIN), size=15, fill=self.theme.ink_2)

    def _prompt(self, x: float, y: float, width: float) -> Iterator[str]:
        """Whose turn it is, or how the game ended."""
        turn = self.view.to_move >= 0
        yield box(x, y, width, PROMPT, self.theme.turn_soft if turn else self.theme.surface, radius=6)
        yield box(x, y, 5, PROMPT, self.theme.turn if turn else self.theme.line_strong, radius=2.5)
        left = x + 18
        if turn or len(self.view.winners) == 1:
            yield seat_mark(self.view.to_move if turn else self.view.winners[0], left, y + 14, 16, self.theme.ink)
            left += 26
        room = x + width - left - 14
        line = self._fitting_status(room)
        if self.view.reason is None:
            yield self._text(left, y + 28, line, size=16, bold=True)
            return
        yield self._text(left, y + 19, line, size=16, bold=True)
        reason = self.words.reasons[self.view.reason]
        yield self._text(left, y + 36, reason[0].upper() + reason[1:], fill=self.theme.ink_2)

    def _fitting_status(self, width: float) -> str:
        """Long names give way, not what is to be done or how it ended."""
        told = self.words.result if self.view.to_move == OVER else self.words.status
        for share in (1, 1 / 3, 1 / 6, 1 / 12):
            line = told(self.view, [shorten(name, 16, share * width, bold=True) for name in self.names])
            if text_width(line, 16, bold=True) <= width:
                break
        return shorten(line, 16, width, bold=True)

    # ---- factories, centre, bag and lid ----

    def _market(self, layout: Layout) -> Iterator[str]:
        width, height = layout.market_width, layout.market_height
        yield self._text(0, 15, self.words.factories, bold=True, fill=self.theme.ink_2)
        yield from self._plates(layout)
        if layout.beside:
            left, top = PLATES_WIDTH + GAP, 0
        else:
            rows = len(layout.plate_rows)
            left, top = 0, HEADING + rows * (layout.plate + layout.plate_row_gap) - layout.plate_row_gap + GAP
        # In a narrow card the numbers stand below their tiles.
        section = STOCK_SECTION + (12 if layout.beside else 0)
        stock_height = 2 * section + 16
        yield from group(left, top, self._centre(width - left, height - top - stock_height - GAP))
        yield from group(left, height - stock_height, self._stock(width - left, section, below=layout.beside))

    def _plates(self, layout: Layout) -> Iterator[str]:
        number = 0
        for row, count in enumerate(layout.plate_rows):
            across = count * (layout.plate + PLATE_GAP) - PLATE_GAP
            for column in range(count):
                x = (PLATES_WIDTH - across) / 2 + column * (layout.plate + PLATE_GAP)
                y = HEADING + row * (layout.plate + layout.plate_row_gap)
                yield from group(x, y, self._plate(number + 1, self.view.factories[number], layout.plate))
                number += 1

    def _plate(self, number: int, tiles: str, size: int) -> Iterator[str]:
        middle, colours = size / 2, self.theme
        yield self._text(2, 11, str(number), bold=True, fill=colours.ink_2)
        if not tiles:
            yield circle(middle, middle - 0.5, "none", colours.line_strong, dash="3 4")
            return
        yield circle(middle, middle - 0.5, colours.surface, colours.line)
        yield circle(middle, middle - 6.5, colours.well, colours.line)
        tile_size, pitch = round(size * 0.3), round(size * 0.34)
        corner = middle - (tile_size + pitch) / 2
        for place, tile in enumerate(tiles):
            yield self._tile(tile, corner + place % 2 * pitch, corner + place // 2 * pitch, tile_size)

    def _centre(self, width: float, height: float) -> Iterator[str]:
        yield self._card(width, height)
        yield self._text(CARD_PAD, 24, self.words.centre, bold=True, fill=self.theme.ink_2)
        marker_here = self.view.marker is None and self.view.to_move >= 0
        marker_note = wrap(self.words.marker_note, NOTE, width - 2 * CARD_PAD)
        note = marker_note if marker_here else wrap(self._marker_holder(), NOTE, width - 2 * CARD_PAD)
        tiles = (MARKER if marker_here else "") + self.view.centre
        # Each factory sends at most three tiles here: with room for all of them, sizes stay the same all game.
        most = max(len(tiles), 3 * len(self.view.factories) + 1)
        room = height - CENTRE_TOP - len(marker_note) * NOTE_LINE - CARD_PAD
        size, a_row = _grid(most, width - 2 * CARD_PAD, room)
        pitch = size + CENTRE_GAP
        for place, tile in enumerate(tiles):
            yield self._tile(tile, CARD_PAD + place % a_row * pitch, CENTRE_TOP + place // a_row * pitch, size)
        if not tiles:
            yield self._text(CARD_PAD, CENTRE_TOP + 20, self.words.empty, fill=self.theme.ink_2)
        for number, line in enumerate(reversed(note)):
            y = height - CARD_PAD - NOTE_LINE * number
            yield self._text(CARD_PAD, y, line, size=NOTE, fill=self.theme.ink_2)

    def _marker_holder(self) -> str:
        if self.view.marker is None or self.view.to_move < 0:
            return ""
        name = shorten(self.names[self.view.marker], 12, 150)
        return f"{self.words.marker[0].upper()}{self.words.marker[1:]}{self.words.colon} {name}"

    def _stock(self, width: float, section: int, *, below: bool) -> Iterator[str]:
        """What bag and lid hold, by kind."""
        yield self._card(width, 2 * section + 16)
        kinds = [kind for kind in KINDS if kind != JOKER or self.view.joker]
        column = (width - 2 * CARD_PAD) / len(kinds)
        for top, word, held in ((0, self.words.bag, self.view.bag), (section, self.words.lid, self.view.lid)):
            heading = f"{word}{self.words.colon} {len(held)}"
            yield self._text(CARD_PAD, top + 24, heading, bold=True, fill=self.theme.ink_2)
            for place, kind in enumerate(kinds):
                x, count = CARD_PAD + place * column, held.count(kind)
                yield self._tile(kind, x, top + 32, STOCK_KEY, kind="key", opacity=1 if count else 0.35)
                if below:
                    middle = x + STOCK_KEY / 2
                    yield self._text(middle, top + 64, str(count), bold=True, anchor="middle")
                else:
                    yield self._text(x + STOCK_KEY + 4, top + 46, str(count), bold=True, size=14)

    # ---- one player's board ----

    def _board(self, seat: int) -> Iterator[str]:
        board, on_turn = self.view.boards[seat], self.view.to_move == seat
        yield self._card(BOARD_WIDTH, BOARD_HEIGHT, on_turn=on_turn)
        yield from self._seat(seat, board)
        left, wall_left = PAD, PAD + GRID + GUTTER
        tiled = self.view.tiling if on_turn else None
        for number in range(ROWS):
            top = GRID_TOP + number * PITCH
            chosen = number == tiled
            fill = self.theme.turn if chosen else self.theme.ink_2
            yield self._text(
                left + GRID + GUTTER / 2, top + 27, str(number + 1), bold=chosen, fill=fill, anchor="middle"
            )
            column_middle = wall_left + number * PITCH + CELL / 2
            yield self._text(column_middle, GRID_TOP - 8, str(number + 1), fill=self.theme.ink_2, anchor="middle")
            yield from self._line(board.lines[number], number, left, top)
            yield from self._wall_row(board.wall[number], number, wall_left, top)
        if tiled is not None:
            top = GRID_TOP + tiled * PITCH
            yield self._ring(left + (ROWS - 1 - tiled) * PITCH, top, (tiled + 1) * PITCH - CELL_GAP)
            yield self._ring(wall_left, top, GRID)
        yield from self._floor(board.floor)

    def _seat(self, seat: int, board: Board) -> Iterator[str]:
        yield seat_mark(seat, PAD, 20, 18, self.theme.ink_2)
        right = BOARD_WIDTH - PAD
        yield self._text(right, 48, str(board.score), size=34, bold=True, anchor="end")
        tag = self._tag_text(seat)
        tag_width = text_width(tag, 12, bold=True) + 14 if tag else 0
        room = right - PAD - 30 - 100 - tag_width - 8
        role = self.words.role(self.view, seat)
        baseline = 28 if role else 35
        name = shorten(self.names[seat], 17, room, bold=True)
        yield self._text(PAD + 30, baseline, name, size=17, bold=True)
        if tag:
            # Beside the score: where the name ends depends on the reader's font.
            yield from self._tag(tag, right - 92 - tag_width, 26, tag_width)
        if role:
            yield self._text(PAD + 30, 47, role, size=12, fill=self.theme.ink_2)

    def _tag_text(self, seat: int) -> str:
        if seat in self.view.winners:
            return self.words.winner
        return self.words.to_move if self.view.to_move == seat else ""

    def _tag(self, words: str, x: float, y: float, width: float) -> Iterator[str]:
        over = self.view.to_move == OVER
        fill, ink = (self.theme.ink, self.theme.surface) if over else (self.theme.turn, self.theme.on_turn)
        yield box(x, y, width, 20, fill, radius=3)
        yield self._text(x + width / 2, y + 14.5, words, size=12, bold=True, fill=ink, anchor="middle")

    def _line(self, tiles: str, number: int, left: float, top: float) -> Iterator[str]:
        """A pattern line; it fills from the right."""
        for place in range(number + 1):
            x = left + (ROWS - 1 - place) * PITCH
            yield self._tile(tiles[place], x, top, CELL) if place < len(tiles) else self._well(x, top, CELL)

    def _wall_row(self, row: str, number: int, left: float, top: float) -> Iterator[str]:
        for column, tile in enumerate(row):
            x = left + column * PITCH
            if tile != FREE:
                yield self._tile(tile, x, top, CELL)
                continue
            yield self._well(x, top, CELL)
            if self.view.wall == "coloured":
                colour = printed_colour(number, column)
                opacity = self.theme.faint_white if colour == "W" else self.theme.faint
                yield self._tile(colour, x, top, CELL, kind="faint", opacity=opacity)

    def _floor(self, floor: str) -> Iterator[str]:
        middle = FLOOR_TOP + FLOOR_CELL / 2 + 5
        yield self._text(PAD, middle, self.words.floor, fill=self.theme.ink_2)
        left = PAD + 96
        for place, cost in enumerate(FLOOR_COSTS):
            x = left + place * FLOOR_PITCH
            if place < len(floor):
                yield self._tile(floor[place], x, FLOOR_TOP, FLOOR_CELL)
            else:
                yield self._well(x, FLOOR_TOP, FLOOR_CELL)
            below = FLOOR_TOP + FLOOR_CELL + 16
            yield self._text(x + FLOOR_CELL / 2, below, f"−{cost}", size=12, fill=self.theme.loss, anchor="middle")
        if floor:
            total = f"−{sum(FLOOR_COSTS[: len(floor)])}"
            x = BOARD_WIDTH - PAD
            yield self._text(x, middle + 2, total, size=18, bold=True, fill=self.theme.loss, anchor="end")

    # ---- strokes ----

    def _card(self, width: float, height: float, *, on_turn: bool = False) -> str:
        edge, edge_width = (self.theme.turn, 2) if on_turn else (self.theme.line, 1)
        return box(0, 0, width, height, self.theme.surface, radius=10, edge=edge, edge_width=edge_width)

    def _ring(self, x: float, y: float, width: float) -> str:
        """Around the line being tiled, and its row of the wall."""
        return box(x - 4, y - 4, width + 8, CELL + 8, "none", radius=7, edge=self.theme.turn, edge_width=3)

    def _well(self, x: float, y: float, size: float) -> str:
        return box(x, y, size, size, self.theme.well, radius=size * 0.09)

    def _tile(self, tile: str, x: float, y: float, size: float, *, kind: str = "tile", opacity: float = 1) -> str:
        """``kind`` tells a tile that lies there from a ``faint`` one printed on the wall and a ``key`` to a number."""
        return use(f"t-{tile}", x, y, size, kind=kind, opacity=opacity)

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


def _grid(count: int, width: float, height: float) -> tuple[int, int]:
    """The largest size at which so many tiles fit, and how many then stand in a row."""
    for size in CENTRE_TILES:
        a_row = int((width + CENTRE_GAP) // (size + CENTRE_GAP))
        if -(-count // a_row) * (size + CENTRE_GAP) <= height:
            break
    return size, a_row
