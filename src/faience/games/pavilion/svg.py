"""A table of Summer Pavilion drawn as one SVG document that stands alone: no script, no outside reference."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from faience.art import symbol
from faience.art.paper import FONT_SIZE, box, group, shape, shorten, text_width, use, wrap
from faience.art.plates import PLATE_GAP, PLATES_WIDTH, Plates, grid
from faience.art.sheet import BAR, MARGIN, PROMPT, SeatHeader, Sheet, capital, theme_named
from faience.games.pavilion.board_svg import BoardDrawing, rhombus, tile, tile_symbols
from faience.games.pavilion.facts import KINDS, PRINTED, View
from faience.games.pavilion.geometry import BOARD_SIZE, SPACE_LENGTH
from faience.games.pavilion.saying import Saying
from faience.games.seats import OVER
from faience.languages import seated_names

GAP = 16
PAD = 16
HEADER = SeatHeader(PAD, score_line=46, score_room=78, gap=14)
SEAT, HAND = 70, 78
"""Above and below the stars of a board."""
MARKET = PLATES_WIDTH
JOKER_CARD, STOCK_SECTION, WORTH_CARD, SUPPLY_CARD = 82, 52, 114, 92
STOCK_CARD = 2 * STOCK_SECTION + 10
STRIP = max(STOCK_CARD, WORTH_CARD)
KEY = 13
"""How wide a tile is that stands for its kind beside a number."""
CENTRE_TOP, CENTRE_GAP = 38, 6
CENTRE_TILES = range(22, 10, -1)
"""Widths for the tiles of the centre, the best first."""
MARKER = 26
SUPPLY = 10
NOTE, NOTE_LINE = 12, 16


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the parts of a table lie, by its number of players."""

    plates: Plates
    side: float
    """Of a space."""
    places: tuple[tuple[int, int], ...]
    """Each board's column and row."""
    strip: bool
    """Whether supply, stock and worth lie below the boards; else in the market's column."""

    @property
    def columns(self) -> int:
        return 1 + max(column for column, _ in self.places)

    @property
    def rows(self) -> int:
        return 1 + max(row for _, row in self.places)

    @property
    def board_width(self) -> float:
        return BOARD_SIZE[0] * self.side + 2 * PAD

    @property
    def board_height(self) -> float:
        return SEAT + BOARD_SIZE[1] * self.side + HAND

    @property
    def boards_width(self) -> float:
        return self.columns * (self.board_width + GAP) - GAP

    @property
    def height(self) -> float:
        return self.rows * (self.board_height + GAP) - GAP + (GAP + STRIP if self.strip else 0)


LAYOUTS = {
    2: Layout(Plates((2, 1, 2), 108, 6), 48, ((0, 0), (1, 0)), strip=True),
    3: Layout(Plates((2, 3, 2), 100, 2), 42, ((0, 0), (1, 0), (2, 0)), strip=True),
    4: Layout(Plates((3, 3, 3), 100, PLATE_GAP), 42, ((0, 0), (1, 0), (0, 1), (1, 1)), strip=False),
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
    called = seated_names(names, len(view.boards))
    return _Drawing(view, called, theme_named(theme), saying, last, LAYOUTS[len(view.boards)]).whole()


@dataclass(frozen=True, slots=True)
class _Drawing(Sheet):
    view: View
    saying: Saying
    layout: Layout

    # ---- the document and where its parts lie ----

    def whole(self) -> str:
        layout = self.layout
        top = BAR + MARGIN + PROMPT + GAP
        left = MARGIN + MARKET + GAP
        width = left + layout.boards_width + MARGIN
        bottom = top + layout.height
        headline_left = MARGIN + 36 + text_width(self.saying.title, 17, bold=True)
        bar = self.bar(width, tile(self.view.joker, MARGIN, 12, 16, role="key"), MARGIN + 28, headline_left)
        parts = [*group(MARGIN, top, self._market())]
        for seat, (column, row) in enumerate(layout.places):
            x = left + column * (layout.board_width + GAP)
            parts += group(x, top + row * (layout.board_height + GAP), self._board(seat))
        if layout.strip:
            parts += group(left, bottom - STRIP, self._strip())
        return self.page(width, bottom, (*tile_symbols(), symbol("t-m", "marker")), bar, parts)

    # ---- joker colour, factories and centre ----

    def _market(self) -> Iterator[str]:
        layout = self.layout
        yield from self._joker_track()
        top: float = JOKER_CARD + GAP
        plates = layout.plates.draw(
            self.theme, self.saying.words.say("terminal-factories"), self.view.factories, self._tiles_on_plate
        )
        yield from group(0, top, plates)
        top += layout.plates.height + GAP
        below = 0.0 if layout.strip else SUPPLY_CARD + STOCK_CARD + WORTH_CARD + 3 * GAP
        yield from group(0, top, self._centre(MARKET, layout.height - top - below))
        if not layout.strip:
            top = layout.height - below + GAP
            yield from group(0, top, self._supply(MARKET, SUPPLY_CARD))
            yield from group(0, top + SUPPLY_CARD + GAP, self._stock(MARKET, STOCK_CARD))
            yield from group(0, layout.height - WORTH_CARD, self._worth(MARKET, WORTH_CARD))

    def _strip(self) -> Iterator[str]:
        width = (self.layout.boards_width + GAP) / 3 - GAP
        for place, card in enumerate((self._supply, self._stock, self._worth)):
            yield from group(place * (width + GAP), 0, card(width, STRIP))

    def _joker_track(self) -> Iterator[str]:
        """The joker colours of the six rounds, this one's ringed, the past ones faint."""
        yield self.card(MARKET, JOKER_CARD)
        yield self.heading(PAD, 24, self.saying.joker(self.view))
        pitch = (MARKET - 2 * PAD) / len(KINDS)
        for place, kind in enumerate(KINDS):
            x, now = PAD + place * pitch, kind == self.view.joker
            if now:
                yield box(x, 34, pitch - 6, 36, "none", radius=6, edge=self.theme.ink, edge_width=2)
            past = place + 1 < self.view.round
            yield tile(kind, x + 6, 40, 14, role="key", opacity=0.4 if past else 1)
            yield self.text(x + 25, 57, str(place + 1), bold=now, fill=self.theme.ink if now else self.theme.ink_2)

    def _tiles_on_plate(self, tiles: str, size: int) -> Iterator[str]:
        middle, width = size / 2, 0.2 * size
        for place, kind in enumerate(tiles):
            x = middle + (0.02 if place % 2 else -0.22) * size
            y = middle + (0.015 if place // 2 else -0.015) * size - (0 if place // 2 else width * SPACE_LENGTH)
            yield tile(kind, x, y, width)

    def _centre(self, width: float, height: float) -> Iterator[str]:
        yield self.card(width, height)
        yield self.heading(PAD, 24, self.saying.words.say("terminal-centre"))
        marker_here = self.view.marker is None and self.view.to_move >= 0
        marker_note = wrap(self.saying.say("terminal-marker-note"), NOTE, width - 2 * PAD)
        note = marker_note if marker_here else wrap(self._marker_holder(), NOTE, width - 2 * PAD)
        if marker_here:
            yield use("t-m", width - PAD - MARKER, 7, MARKER, kind="tile")
        # Each factory sends at most three tiles here: with room for all of them, sizes stay the same all game.
        most = max(len(self.view.centre), 3 * len(self.view.factories))
        room = height - CENTRE_TOP - len(marker_note) * NOTE_LINE - 10
        size, a_row = grid(most, width - 2 * PAD, room, CENTRE_TILES, CENTRE_GAP, SPACE_LENGTH)
        for place, kind in enumerate(self.view.centre):
            x = PAD + place % a_row * (size + CENTRE_GAP)
            yield tile(kind, x, CENTRE_TOP + place // a_row * (size * SPACE_LENGTH + CENTRE_GAP), size)
        if not self.view.centre:
            yield self.text(PAD, CENTRE_TOP + 20, self.saying.words.say("terminal-empty"), fill=self.theme.ink_2)
        for n, line in enumerate(reversed(note)):
            yield self.text(PAD, height - 14 - NOTE_LINE * n, line, size=NOTE, fill=self.theme.ink_2)

    def _marker_holder(self) -> str:
        if self.view.marker is None or self.view.to_move == OVER:
            return ""
        name = shorten(self.names[self.view.marker], NOTE, 130)
        return self.saying.label(capital(self.saying.words.say("terminal-marker")), name)

    # ---- supply, bag and tower, worth ----

    def _supply(self, width: float, height: float) -> Iterator[str]:
        yield self.card(width, height, on_turn=self.view.bonus > 0)
        yield self.heading(PAD, 24, self.saying.say("terminal-supply"))
        yield self.text(
            width - PAD, 24, self.saying.say("terminal-supply-note"), size=NOTE, fill=self.theme.ink_2, anchor="end"
        )
        size = 22
        pitch = (width - 2 * PAD - size) / (SUPPLY - 1)
        top = 32 + (height - 32 - size * SPACE_LENGTH) / 2 - 4
        for place in range(SUPPLY):
            x = PAD + place * pitch
            if place < len(self.view.supply):
                yield tile(self.view.supply[place], x, top, size)
            else:
                yield shape(rhombus(x, top, size), self.theme.well, edge=self.theme.line)

    def _stock(self, width: float, height: float) -> Iterator[str]:
        """What bag and tower hold, by kind."""
        yield self.card(width, height)
        column = (width - 2 * PAD) / len(KINDS)
        for top, (word, held) in zip((0, STOCK_SECTION), self.saying.stocks(self.view).items(), strict=True):
            yield self.heading(PAD, top + 22, self.saying.label(word, str(len(held))))
            for place, kind in enumerate(KINDS):
                x, count = PAD + place * column, held.count(kind)
                yield tile(kind, x, top + 29, KEY, role="key", opacity=1 if count else 0.35)
                yield self.text(x + KEY + 4, top + 45, str(count), bold=True, size=14)

    def _worth(self, width: float, height: float) -> Iterator[str]:
        """Points at the end for stars and numbers."""
        printed = PRINTED[self.view.board]
        yield self.card(width, height)
        yield self.heading(PAD, 24, self.saying.say("terminal-worth"))
        column = (width - 2 * PAD) / (len(KINDS) + 1)
        for place, kind in enumerate(KINDS):
            x = PAD + place * column
            yield tile(kind, x, 33, KEY, role="key")
            yield self.text(x + KEY / 2, 71, str(printed.stars[kind]), bold=True, anchor="middle")
        x = width - PAD - column / 2
        yield self.text(x, 49, self.saying.say("terminal-mix"), size=NOTE, fill=self.theme.ink_2, anchor="middle")
        yield self.text(x, 71, str(printed.multicolour), bold=True, anchor="middle")
        yield box(PAD, 80, width - 2 * PAD, 1, self.theme.line)
        worth = [(str(number.n), str(number.worth)) for number in printed.numbers]
        yield from self._numbers(worth, PAD, height - 14, width - 2 * PAD)

    def _numbers(self, pairs: Sequence[tuple[str, str]], x: float, y: float, width: float) -> Iterator[str]:
        """Something about the spaces of each cost."""
        yield self.text(x, y, self.saying.say("terminal-numbers"), size=NOTE, fill=self.theme.ink_2)
        column = (width - 70) / len(pairs)
        for place, (number, value) in enumerate(pairs):
            left, label = x + 70 + place * column, self.saying.label(number, "").rstrip(" ")
            yield self.text(left, y, label, size=NOTE, fill=self.theme.ink_2)
            yield self.text(left + text_width(label, NOTE) + 5, y, value, size=NOTE, bold=True)

    # ---- one player's board ----

    def _board(self, seat: int) -> Iterator[str]:
        board, layout = self.view.boards[seat], self.layout
        yield self.card(layout.board_width, layout.board_height, on_turn=self.view.to_move == seat)
        role = self.saying.role(self.view, seat)
        yield from self.seat_header(
            HEADER, layout.board_width, seat, board.score, self.saying.tag(self.view, seat), role
        )
        drawing = BoardDrawing(self.view.board, self.theme, layout.side)
        middle = layout.board_width / 2, SEAT + drawing.height / 2
        yield from group(*middle, drawing.draw(board.stars, board.features, board.kept or ""))
        yield from group(PAD, layout.board_height - HAND, self._hand(seat))

    def _hand(self, seat: int) -> Iterator[str]:
        """What the player holds or, having passed, keeps; and how many spaces of each number hold a tile."""
        width = self.layout.board_width - 2 * PAD
        yield box(0, 6, width, 1, self.theme.line)
        label, tiles = self.saying.hand(self.view, seat)
        yield self.text(0, 32, label, size=NOTE, fill=self.theme.ink_2)
        kinds = [kind for kind in KINDS if kind in tiles]
        left = max(66.0, text_width(label, NOTE) + 10)
        pitch = min(60.0, (width - left) / max(1, len(kinds)))
        for place, kind in enumerate(kinds):
            x, count = left + place * pitch, f"×{tiles.count(kind)}"
            if kind == self.view.joker:
                around = 28 + text_width(count, FONT_SIZE, bold=True)
                yield box(x - 5, 12, around, 31, "none", radius=5, edge=self.theme.ink, edge_width=1.5)
            yield tile(kind, x, 14, 15, role="key")
            yield self.text(x + 20, 32, count, bold=True)
        if not kinds:
            yield self.text(left, 32, self.saying.words.say("terminal-empty"), size=NOTE, fill=self.theme.ink_2)
        progress = zip(PRINTED[self.view.board].numbers, self.view.boards[seat].numbers, strict=True)
        yield from self._numbers([(str(of.n), f"{laid}/{of.spaces}") for of, laid in progress], 0, 62, width)
