"""How a table of Zaic is put into words: labels, results, and moves told in a sentence, in any of our languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from faience.games.seats import OVER
from faience.games.wording import Wording
from faience.games.zaic.notation import read_move
from faience.games.zaic.view import BOX, COLUMNS, SHAPES, Place, View, place_text


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
    lay: str
    advice: str
    on_top: str
    grew: str
    stayed: str
    other: str

    # ---- labels -----------------------------------------------------------------------------------

    def headline(self, view: View) -> tuple[str, ...]:
        """The players and the number of the move, in parts to be set side by side."""
        made = len(view.tiles)
        return self.players, self.move.format(n=made if view.to_move == OVER else made + 1)

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
        leader = self._leader(view)
        if leader is None:
            return self.even
        return self.label(self.leads.format(name=names[leader]), self._decision(view))

    def box_text(self, view: View) -> str:
        """How large the box in use is, and how it can still grow."""
        box = view.box()
        if box is None:
            return self.no_tiles
        room = zip(self.ways, (BOX - box.columns, BOX - box.rows), strict=True)
        ways = [way.format(n=n) for way, n in room if n]
        growth = self.growth.format(ways=self._joined(ways)) if ways else self.full
        return self.label(self.box.format(columns=box.columns, rows=box.rows), growth)

    def reserve_text(self, view: View, seat: int) -> str:
        """What a seat has left: ``2×2 ×5, 2×1 ×6, 1×1 ×1``."""
        return ", ".join(f"{shape} ×{n}" for shape, n in zip(SHAPES, view.reserve(seat), strict=True))

    def areas_text(self, view: View, seat: int) -> str:
        """The sizes of a seat's areas, or the word for none."""
        return ", ".join(map(str, view.areas[seat])) or self.none

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
        old, new = before.largest(seat), after.largest(seat)
        change = self.stayed.format(n=new) if old == new else self.grew.format(old=old, new=new)
        theirs = before.largest(1 - seat), after.largest(1 - seat)
        if theirs[0] != theirs[1]:
            change += self.other.format(old=theirs[0], new=theirs[1])
        return f"{clause}{self.separator}{change}."

    def brief(self, before: View, move: str) -> str:
        """A move in a few words, as advice: "a 2×2 at h8, on top of level 1"."""
        return self._laid(self.advice, before, move)

    def _laid(self, template: str, before: View, move: str, name: str = "") -> str:
        kind, place = read_move(move)
        level = len(before.stacks().get(place, []))
        laid = template.format(name=name, tile=self.tiles[kind], place=place_text(place), az=_az_place(place))
        return laid + self._ordinal(self.on_top, level) if level else laid

    def refusal(self, why: str, *, n: int = 0, place: Place = (0, 0)) -> str:
        """Why a move may not be played."""
        return self.refusals[why].format(n=n, place=place_text(place), az=_az_place(place))

    def _leader(self, view: View) -> int | None:
        light, dark = view.areas
        return None if light == dark else int(dark > light)

    def _decision(self, view: View) -> str:
        """The first areas that differ, and what was equal before them."""
        level: list[int] = []
        for light, dark in zip_longest(*view.areas, fillvalue=0):
            if light != dark:
                text = self.beats.format(more=max(light, dark), less=min(light, dark))
                return self.both.format(sizes=", ".join(map(str, level)), decision=text) if level else text
            level.append(light)
        return self.even

    def _rows_in_words(self, view: View) -> Iterable[str]:
        stacks, box = view.stacks(), view.box()
        if box is None:
            return
        for row in range(box.top, box.bottom - 1, -1):
            cells = []
            for column in range(box.left, box.right + 1):
                if stack := stacks.get((column, row)):
                    level = f" {self.level.format(n=len(stack))}" if len(stack) > 1 else ""
                    cells.append(f"{COLUMNS[column]} {self.colours[stack[-1].seat]}{level}")
            yield self.label(self.row.format(n=row + 1), ", ".join(cells) or self.none)


def _az_place(place: Place) -> str:
    """The Hungarian article before a place: the names of these letters begin with a vowel."""
    return "az" if COLUMNS[place[0]] in "aefilmno" else "a"
