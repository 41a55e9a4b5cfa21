"""A table of Azul drawn as one SVG document that stands alone: no script, no outside reference, same view same text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from faience.art import symbol
from faience.art.paper import box, group, shorten, use, wrap
from faience.art.plates import PLATE_GAP, PLATES_WIDTH, Plates, grid
from faience.art.sheet import BAR, MARGIN, PROMPT, SeatHeader, Sheet, capital, theme_named
from faience.games.azul.facts import FREE, JOKER, KINDS, MARKER, PRINTED, ROWS, View
from faience.games.azul.saying import Saying
from faience.languages import seated_names

PIECES = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white", JOKER: "joker", MARKER: "marker"}

GAP = 20
CELL, CELL_GAP = 44, 4
PITCH = CELL + CELL_GAP
GRID = ROWS * PITCH - CELL_GAP
GUTTER = 40
PAD = 20
FLOOR_CELL, FLOOR_PITCH = 38, 44
BOARD_WIDTH = 2 * PAD + 2 * GRID + GUTTER
GRID_TOP = 88
FLOOR_TOP = GRID_TOP + GRID + 18
HEADER = SeatHeader(PAD, score_line=48, score_room=92, gap=16)
BOARD_HEIGHT = FLOOR_TOP + FLOOR_CELL + 32

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

    plates: Plates
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


LAYOUTS = {
    2: Layout(Plates((2, 1, 2), 128, PLATE_GAP), ((0, 0), (0, 1)), beside=False),
    3: Layout(Plates((2, 3, 2), 100, 28), ((1, 0), (0, 1), (1, 1)), beside=True),
    4: Layout(Plates((3, 3, 3), 100, PLATE_GAP), ((0, 0), (1, 0), (0, 1), (1, 1)), beside=False),
}


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
    return _Drawing(view, seated_names(names, len(view.boards)), theme_named(theme), saying, last).whole()


@dataclass(frozen=True, slots=True)
class _Drawing(Sheet):
    view: View
    saying: Saying

    # ---- the document and where its parts lie ----

    def whole(self) -> str:
        layout = LAYOUTS[len(self.view.boards)]
        top = BAR + MARGIN + PROMPT + GAP
        width = layout.boards_left + layout.columns * (BOARD_WIDTH + GAP) - GAP + MARGIN
        bottom = top + 2 * BOARD_HEIGHT + GAP
        symbols = (symbol(f"t-{kind}", name) for kind, name in PIECES.items())
        bar = self.bar(width, self._tile("B", MARGIN, 15, 22, kind="key"), MARGIN + 34, MARGIN + 92)
        parts = [*group(MARGIN, top, self._market(layout))]
        for seat, (column, row) in enumerate(layout.places):
            x = layout.boards_left + column * (BOARD_WIDTH + GAP)
            parts += group(x, top + row * (BOARD_HEIGHT + GAP), self._board(seat))
        return self.page(width, bottom, symbols, bar, parts)

    # ---- factories, centre, bag and lid ----

    def _market(self, layout: Layout) -> Iterator[str]:
        width, height = layout.market_width, layout.market_height
        yield from layout.plates.draw(
            self.theme, self.saying.words.say("terminal-factories"), self.view.factories, self._tiles_on_plate
        )
        left, top = (PLATES_WIDTH + GAP, 0) if layout.beside else (0, layout.plates.height + GAP)
        # In a narrow card the numbers stand below their tiles.
        section = STOCK_SECTION + (12 if layout.beside else 0)
        stock_height = 2 * section + 16
        yield from group(left, top, self._centre(width - left, height - top - stock_height - GAP))
        yield from group(left, height - stock_height, self._stock(width - left, section, below=layout.beside))

    def _tiles_on_plate(self, tiles: str, size: int) -> Iterator[str]:
        tile_size, pitch = round(size * 0.3), round(size * 0.34)
        corner = size / 2 - (tile_size + pitch) / 2
        for place, tile in enumerate(tiles):
            yield self._tile(tile, corner + place % 2 * pitch, corner + place // 2 * pitch, tile_size)

    def _centre(self, width: float, height: float) -> Iterator[str]:
        yield self.card(width, height)
        yield self.heading(CARD_PAD, 24, self.saying.words.say("terminal-centre"))
        marker_here = self.view.marker is None and self.view.to_move >= 0
        marker_note = wrap(self.saying.say("terminal-marker-note"), NOTE, width - 2 * CARD_PAD)
        note = marker_note if marker_here else wrap(self._marker_holder(), NOTE, width - 2 * CARD_PAD)
        tiles = (MARKER if marker_here else "") + self.view.centre
        # Each factory sends at most three tiles here: with room for all of them, sizes stay the same all game.
        most = max(len(tiles), 3 * len(self.view.factories) + 1)
        room = height - CENTRE_TOP - len(marker_note) * NOTE_LINE - CARD_PAD
        size, a_row = grid(most, width - 2 * CARD_PAD, room, CENTRE_TILES, CENTRE_GAP)
        pitch = size + CENTRE_GAP
        for place, tile in enumerate(tiles):
            yield self._tile(tile, CARD_PAD + place % a_row * pitch, CENTRE_TOP + place // a_row * pitch, size)
        if not tiles:
            yield self.text(CARD_PAD, CENTRE_TOP + 20, self.saying.words.say("terminal-empty"), fill=self.theme.ink_2)
        for number, line in enumerate(reversed(note)):
            y = height - CARD_PAD - NOTE_LINE * number
            yield self.text(CARD_PAD, y, line, size=NOTE, fill=self.theme.ink_2)

    def _marker_holder(self) -> str:
        if self.view.marker is None or self.view.to_move < 0:
            return ""
        name = shorten(self.names[self.view.marker], 12, 150)
        return self.saying.label(capital(self.saying.words.say("terminal-marker")), name)

    def _stock(self, width: float, section: int, *, below: bool) -> Iterator[str]:
        """What bag and lid hold, by kind."""
        yield self.card(width, 2 * section + 16)
        kinds = [kind for kind in KINDS if kind != JOKER or self.view.joker]
        column = (width - 2 * CARD_PAD) / len(kinds)
        for top, (word, held) in zip((0, section), self.saying.stocks(self.view).items(), strict=True):
            yield self.heading(CARD_PAD, top + 24, self.saying.label(word, str(len(held))))
            for place, kind in enumerate(kinds):
                x, count = CARD_PAD + place * column, held.count(kind)
                yield self._tile(kind, x, top + 32, STOCK_KEY, kind="key", opacity=1 if count else 0.35)
                if below:
                    middle = x + STOCK_KEY / 2
                    yield self.text(middle, top + 64, str(count), bold=True, anchor="middle")
                else:
                    yield self.text(x + STOCK_KEY + 4, top + 46, str(count), bold=True, size=14)

    # ---- one player's board ----

    def _board(self, seat: int) -> Iterator[str]:
        board, on_turn = self.view.boards[seat], self.view.to_move == seat
        yield self.card(BOARD_WIDTH, BOARD_HEIGHT, on_turn=on_turn)
        role = self.saying.role(self.view, seat)
        yield from self.seat_header(HEADER, BOARD_WIDTH, seat, board.score, self.saying.tag(self.view, seat), role)
        left, wall_left = PAD, PAD + GRID + GUTTER
        tiled = self.view.tiling if on_turn else None
        for number in range(ROWS):
            top = GRID_TOP + number * PITCH
            chosen = number == tiled
            fill = self.theme.turn if chosen else self.theme.ink_2
            yield self.text(
                left + GRID + GUTTER / 2, top + 27, str(number + 1), bold=chosen, fill=fill, anchor="middle"
            )
            column_middle = wall_left + number * PITCH + CELL / 2
            yield self.text(column_middle, GRID_TOP - 8, str(number + 1), fill=self.theme.ink_2, anchor="middle")
            yield from self._line(board.lines[number], number, left, top)
            yield from self._wall_row(board.wall[number], number, wall_left, top)
        if tiled is not None:
            top = GRID_TOP + tiled * PITCH
            yield self._ring(left + (ROWS - 1 - tiled) * PITCH, top, (tiled + 1) * PITCH - CELL_GAP)
            yield self._ring(wall_left, top, GRID)
        yield from self._floor(board.floor)

    def _line(self, tiles: str, number: int, left: float, top: float) -> Iterator[str]:
        """A pattern line; it fills from the right, where jokers stand: one of them goes to the wall."""
        for place in range(number + 1):
            x = left + (ROWS - 1 - place) * PITCH
            yield self._tile(tiles[-1 - place], x, top, CELL) if place < len(tiles) else self._well(x, top, CELL)

    def _wall_row(self, row: str, number: int, left: float, top: float) -> Iterator[str]:
        for column, tile in enumerate(row):
            x = left + column * PITCH
            if tile != FREE:
                yield self._tile(tile, x, top, CELL)
                continue
            yield self._well(x, top, CELL)
            if self.view.wall == "coloured":
                colour = PRINTED.wall[number][column]
                opacity = self.theme.faint_white if colour == "W" else self.theme.faint
                yield self._tile(colour, x, top, CELL, kind="faint", opacity=opacity)

    def _floor(self, floor: str) -> Iterator[str]:
        middle = FLOOR_TOP + FLOOR_CELL / 2 + 5
        yield self.text(PAD, middle, self.saying.say("floor"), fill=self.theme.ink_2)
        left = PAD + 96
        for place, cost in enumerate(PRINTED.floor):
            x = left + place * FLOOR_PITCH
            if place < len(floor):
                yield self._tile(floor[place], x, FLOOR_TOP, FLOOR_CELL)
            else:
                yield self._well(x, FLOOR_TOP, FLOOR_CELL)
            below = FLOOR_TOP + FLOOR_CELL + 16
            yield self.text(x + FLOOR_CELL / 2, below, f"−{cost}", size=12, fill=self.theme.loss, anchor="middle")
        if floor:
            total = f"−{sum(PRINTED.floor[: len(floor)])}"
            x = BOARD_WIDTH - PAD
            yield self.text(x, middle + 2, total, size=18, bold=True, fill=self.theme.loss, anchor="end")

    # ---- strokes ----

    def _ring(self, x: float, y: float, width: float) -> str:
        """Around the line being tiled, and its row of the wall."""
        return box(x - 4, y - 4, width + 8, CELL + 8, "none", radius=7, edge=self.theme.turn, edge_width=3)

    def _well(self, x: float, y: float, size: float) -> str:
        return box(x, y, size, size, self.theme.well, radius=size * 0.09)

    def _tile(self, tile: str, x: float, y: float, size: float, *, kind: str = "tile", opacity: float = 1) -> str:
        """``kind`` tells a tile that lies there from a ``faint`` one printed on the wall and a ``key`` to a number."""
        return use(f"t-{tile}", x, y, size, kind=kind, opacity=opacity)
