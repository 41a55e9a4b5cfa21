"""How a table of Zaic is put into words: labels, results, and moves told in a sentence, in any of our languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from faience.games.seats import OVER
from faience.games.wording import Forms, Wording, az
from faience.games.zaic.facts import Refusal, View
from faience.games.zaic.places import place_of


@dataclass(frozen=True)
class Texts(Wording):
    """One language's words for Zaic. ``{place}`` is a place like h8."""

    move: str
    colours: tuple[str, str]
    areas: str
    none: str

    draw: str
    even: str
    beats: str
    both: str

    tiles: Mapping[str, str]
    """One tile of a kind, as what was laid."""
    kinds: Mapping[str, str]
    """The name of a kind of tile."""
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

    def sizes(self, areas: Sequence[int]) -> str:
        """The sizes of areas, or the word for none."""
        return ", ".join(map(str, areas)) or self.none

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


def _az_place(place: str) -> str:
    """The Hungarian article before a place: the names of these letters begin with a vowel."""
    return "az" if place[0] in "aefilmno" else "a"
