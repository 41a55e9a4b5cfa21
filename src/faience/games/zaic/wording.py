"""How a table of Zaic is put into words: labels, results, and moves told in a sentence, in any of our languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from faience.games.seats import OVER
from faience.games.wording import Forms, Wording, az
from faience.games.zaic.facts import Refusal, View
from faience.games.zaic.places import BOX, COLUMNS, SHAPE_OF, SHAPES, place_of


@dataclass(frozen=True)
class Texts(Wording):
    """One language's words for Zaic. ``{place}`` is a place like h8."""

    move: str
    colours: tuple[str, str]
    reserve: str
    areas: str
    largest: str
    none: str
    no_tiles: str
    row: str
    level: str
    box: str
    growth: str
    ways: tuple[str, str]
    """How the box can still grow: wider, higher."""
    full: str

    draw: str
    leads: str
    even: str
    beats: str
    both: str

    tiles: Mapping[str, str]
    """One tile of a kind, as what was laid."""
    kinds: Mapping[str, str]
    """The name of a kind of tile."""
    left: str
    """How many tiles of a shape a seat has left."""
    levels: tuple[str, str]
    """Where a tile would lie: on the table, or on tiles."""
    lay: str
    advice: str
    at: str
    """A kind of tile and its place."""
    on_top: str
    grew: str
    stayed: str
    theirs: str
    keeps: str
    on_table: str
    on_level: str
    """Which squares a tile hides, and on which level it then lies."""
    squares: tuple[Forms, Forms]
    """Squares of light and of dark that are hidden."""
    after_move: str

    # ---- labels -----------------------------------------------------------------------------------

    def headline(self, view: View) -> tuple[str, ...]:
        """The players and the number of the move, in parts to be set side by side."""
        made = len(view.tiles)
        return self.players, self.move.format(n=made if view.to_move == OVER else made + 1)

    def role(self, view: View, seat: int) -> str:  # noqa: ARG002 (a seat keeps its colour)
        """Its colour."""
        return self.colours[seat]

    def status(self, view: View, names: Sequence[str], you: int | None = None) -> str:
        """Whose turn it is, or the result and its reason; without a full stop."""
        if view.to_move == OVER:
            return self._end(self.result(view, names, you), view.reason)
        return self.your_turn if view.to_move == you else f"{names[view.to_move]} {self.to_move}"

    def result(self, view: View, names: Sequence[str], you: int | None = None) -> str:
        """Who won and by which areas, without the reason."""
        if len(view.winners) > 1:
            return self.draw
        winner = view.winners[0]
        template = self.you_win if winner == you else self.wins
        return f"{template.format(name=names[winner])} ({self._decision(view)})"

    def standing(self, view: View, names: Sequence[str]) -> str:
        """Which areas compare, and who leads by them."""
        if view.lead is None:
            return self.even
        return self.label(self.leads.format(name=names[view.lead.seat]), self._decision(view))

    def box_text(self, view: View) -> str:
        """How large the box in use is, and how it can still grow."""
        box = view.box
        if box is None:
            return self.no_tiles
        room = zip(self.ways, (BOX - box.columns, BOX - box.rows), strict=True)
        ways = [way.format(n=n) for way, n in room if n]
        growth = self.growth.format(ways=self._joined(ways)) if ways else self.full
        return self.label(self.box.format(columns=box.columns, rows=box.rows), growth)

    def reserve_text(self, view: View, seat: int) -> str:
        """What a seat has left: ``2×2 ×5, 2×1 ×6, 1×1 ×1``."""
        return ", ".join(f"{shape} ×{n}" for shape, n in zip(SHAPES, view.reserves[seat], strict=True))

    def areas_text(self, view: View, seat: int) -> str:
        """The sizes of a seat's areas, or the word for none."""
        return self.sizes(view.areas[seat])

    def sizes(self, areas: Sequence[int]) -> str:
        """The sizes of areas, or the word for none."""
        return ", ".join(map(str, areas)) or self.none

    def describe(self, view: View, names: Sequence[str]) -> str:
        """The whole table in words."""
        parts = [", ".join(self.headline(view)), self.status(view, names), self.box_text(view)]
        for seat in range(2):
            parts.append(f"{names[seat]}, {self.colours[seat]}")
            parts.append(self.label(self.reserve, self.reserve_text(view, seat)))
            parts.append(self.label(self.areas, self.areas_text(view, seat)))
        return ". ".join([*parts, *self._rows_in_words(view)]) + "."

    # ---- sentences --------------------------------------------------------------------------------

    def sentence(self, before: View, after: View, move: str, name: str) -> str:
        """What a move does, told from the tables before and after it.

        In English ``Qh8`` may be "Kiln laid a 2×2 at h8, on top of level 1; largest area 4 → 7."
        """
        seat, clause = before.to_move, self._laid(self.lay, before, move, name)
        change = self.change(before.largest(seat), after.largest(seat))
        theirs = before.largest(1 - seat), after.largest(1 - seat)
        if theirs[0] != theirs[1]:
            change += f", {self.others_change(*theirs)}"
        return f"{clause}{self.separator}{change}."

    def brief(self, before: View, move: str) -> str:
        """A move in a few words, as advice: "a 2×2 at h8, on top of level 1"."""
        return self._laid(self.advice, before, move)

    def move_title(self, move: str) -> str:
        """A move by its tile and place: "2×1 standing at h5"."""
        kind, place = move[0], move[1:]
        return self.at.format(tile=self.kinds[kind], place=place, az=_az_place(place))

    def change(self, old: int, new: int) -> str:
        """How the mover's largest area changes."""
        return self.stayed.format(n=new) if old == new else self.grew.format(old=old, new=new)

    def others_change(self, old: int, new: int) -> str:
        """How the opponent's largest area changes."""
        return self.keeps.format(n=new) if old == new else self.theirs.format(old=old, new=new)

    def covering(self, level: int, covers: Sequence[int]) -> str:
        """On which level a tile lies, and how many squares of light and dark it hides."""
        if level == 1:
            return self.on_table
        hidden = [self._form(forms, n).format(n=n) for forms, n in zip(self.squares, covers, strict=True) if n]
        return self.on_level.format(n=level, squares=self._joined(hidden), az=az(level))

    def _laid(self, template: str, before: View, move: str, name: str = "") -> str:
        kind, place = move[0], move[1:]
        level = len(before.stacks().get(place_of(place), []))
        laid = template.format(name=name, tile=self.tiles[kind], place=place, az=_az_place(place))
        return laid + self._ordinal(self.on_top, level) if level else laid

    def how_to_write(self, view: View) -> str:  # noqa: ARG002 (all moves are alike)
        """How moves are written, and how to read the drawing."""
        return self.writing["lay"]

    def kind_title(self, view: View, kind: str) -> str:
        """A kind and its letter, and how many of its shape the seat to move has left."""
        name, left = self.kinds[kind], view.reserves[view.to_move][SHAPE_OF[kind]]
        return f"{name[0].upper()}{name[1:]} ({kind}), {self.left.format(n=left)}"

    def lying_on(self, n: int) -> str:
        """On what a tile would lie: the table, or tiles up to a level."""
        table, tiles = self.levels
        return self._ordinal(tiles, n) if n else table

    def refusal(self, refusal: Refusal) -> str:
        """Why a move may not be played."""
        place, n, low, high = refusal.place, refusal.n, refusal.low, refusal.high
        return self.refusals[refusal.why].format(place=place, n=n, low=low, high=high)

    def _decision(self, view: View) -> str:
        """The first areas that differ, and what was equal before them."""
        lead = view.lead
        if lead is None:
            return self.even
        text = self.beats.format(more=lead.more, less=lead.less)
        level = ", ".join(map(str, view.areas[lead.seat][: lead.at]))
        return self.both.format(sizes=level, decision=text) if level else text

    def _rows_in_words(self, view: View) -> Iterable[str]:
        stacks, box = view.stacks(), view.box
        if box is None:
            return
        for row in range(box.top, box.bottom - 1, -1):
            cells = []
            for column in range(box.left, box.right + 1):
                if stack := stacks.get((column, row)):
                    level = f" {self.level.format(n=len(stack))}" if len(stack) > 1 else ""
                    cells.append(f"{COLUMNS[column]} {self.colours[stack[-1].seat]}{level}")
            yield self.label(self.row.format(n=row + 1), ", ".join(cells) or self.none)


def _az_place(place: str) -> str:
    """The Hungarian article before a place: the names of these letters begin with a vowel."""
    return "az" if place[0] in "aefilmno" else "a"
