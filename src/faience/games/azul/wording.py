"""How a table of Azul is put into words: labels, results, and moves told in a sentence, in any of our languages.

Sentences are put together from parts that hold for any number and name: no language needs more than a
singular, a plural and, in Hungarian, the article before an ordinal (``{az}``: "az 1.", "a 2.").
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from faience.games.azul.deeds import Lay, deed_of
from faience.games.azul.view import FLOOR_COSTS, FREE, JOKER, KINDS, MARKER, Board, View
from faience.games.seats import CHANCE, OVER

Forms = tuple[str, str]
"""A singular and a plural; equal where a language does not tell them apart after a number."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of tile: after a number in a label, as what was taken, as what went somewhere; and one of it laid."""

    label: Forms
    taken: Forms
    moved: Forms
    laid: str


@dataclass(frozen=True, slots=True)
class Texts:
    """One language's words. ``{n}`` is a number, ``{name}`` a player, ``{tiles}`` what was moved."""

    language: str
    kinds: Mapping[str, Kind]
    conjunction: str
    separator: str
    """Between the parts of a sentence."""
    colon: str

    players: str
    walls: Mapping[str, str]
    with_jokers: str
    round: str
    quiet: str
    factories: str
    factory: str
    centre: str
    bag: str
    lid: str
    line: str
    row: str
    cell: str
    floor: str
    empty: str
    points: Forms
    marker: str
    marker_short: str
    """At most three letters, for a place on the floor."""
    marker_note: str
    opens: str
    will_open: str
    last_move: str

    you: str
    to_move: str
    your_turn: str
    dealing: str
    choosing: str
    your_choice: str
    winner: str
    wins: str
    you_win: str
    shared: str
    by_rows: str
    reasons: Mapping[str, str]
    options: Mapping[str, str]
    gain: str
    """What the number beside a move in a list means."""
    writing: str
    """How moves are written."""
    refusals: Mapping[str, str]
    """Why a move may not be played, by the names that `reasons.why_not` uses."""

    take: str
    from_factory: str
    from_centre: str
    to_line: str
    to_floor: str
    with_marker: str
    fell_to_floor: Forms
    fell_to_lid: Forms
    fell_to_both: Forms
    also_to_lid: Forms
    to_centre: Forms
    lay: str

    def count(self, kind: str, n: int) -> str:
        """``count("R", 3)`` is "3 red", "3 rouges", "3 piros"."""
        return f"{n} {self._form(self.kinds[kind].label, n)}"

    def counts(self, tiles: str) -> str:
        """All kinds among ``tiles`` with their numbers: "2 red, 1 joker"; the word for empty if there is none."""
        return ", ".join(self.count(kind, tiles.count(kind)) for kind in KINDS if kind in tiles) or self.empty

    def score(self, n: int) -> str:
        return self._form(self.points, n).format(n=n)

    def headline(self, view: View) -> tuple[str, ...]:
        """The options and the round, in parts to be set side by side."""
        parts = [self.players.format(n=len(view.boards)), self.walls[view.wall]]
        if view.joker:
            parts.append(self.with_jokers)
        parts.append(self.round.format(n=view.round))
        if view.quiet:
            parts.append(self.quiet.format(n=view.quiet))
        return tuple(parts)

    def role(self, view: View, seat: int) -> str:
        """What the marker means for a seat: it opened this round, or will open the next."""
        if view.to_move == OVER:
            return ""
        if view.marker == seat and view.to_move != CHANCE:
            return self.will_open
        return self.opens if view.first == seat else ""

    def status(self, view: View, names: Sequence[str], you: int | None = None) -> str:
        """Whose turn it is and for what, or the result and its reason; without a full stop."""
        if view.to_move == OVER:
            result = self.result(view, names, you)
            return self._label(result, self.reasons[view.reason]) if view.reason else result
        if view.to_move == CHANCE:
            return self.dealing
        mine = view.to_move == you
        if view.tiling is not None:
            return (self.your_choice if mine else self.choosing).format(name=names[view.to_move], n=view.tiling + 1)
        return self.your_turn if mine else f"{names[view.to_move]} {self.to_move}"

    def result(self, view: View, names: Sequence[str], you: int | None = None) -> str:
        """Who won and with how many points, without the reason."""
        best = view.boards[view.winners[0]].score
        winners = self._joined([names[seat] for seat in view.winners])
        template = self.shared if len(view.winners) > 1 else self.you_win if view.winners[0] == you else self.wins
        text = template.format(name=winners, score=self.score(best))
        tied = sum(board.score == best for board in view.boards) > len(view.winners)
        return text + self.by_rows if tied else text

    def describe(self, view: View, names: Sequence[str]) -> str:
        """The whole table in words."""
        centre = [self.marker] if view.marker is None and view.to_move >= 0 else []
        if view.centre or not centre:
            centre.append(self.counts(view.centre))
        parts = [", ".join(self.headline(view)), self.status(view, names)]
        parts += [self._label(self.factory.format(n=n), self.counts(f)) for n, f in enumerate(view.factories, start=1)]
        parts += [self._label(self.centre, ", ".join(centre))]
        parts += [self._label(word, self.counts(held)) for word, held in ((self.bag, view.bag), (self.lid, view.lid))]
        for seat, board in enumerate(view.boards):
            parts += self._board_in_words(board, names[seat], self.role(view, seat))
        return ". ".join(parts) + "."

    def sentence(self, before: View, move: str, name: str) -> str:
        """What a move does, told from the table before it.

        In English ``6W4`` may be "Kiln took 3 white from factory 6 to line 4; 1 blue to the centre."
        """
        deed = deed_of(before, move)
        if isinstance(deed, Lay):
            return self.lay.format(name=name, one=self.kinds[deed.tile].laid, row=deed.row, column=deed.column)
        source = self.from_centre if deed.source is None else self._ordinal(self.from_factory, deed.source)
        target = self.to_floor if deed.line is None else self._ordinal(self.to_line, deed.line)
        clauses = [self.take.format(name=name, tiles=self._list(deed.tiles, taken=True), source=source, target=target)]
        if deed.marker:
            clauses[0] += self.with_marker
        if deed.line is None and 0 < deed.to_lid < len(deed.tiles):
            clauses.append(self._form(self.also_to_lid, deed.to_lid).format(n=deed.to_lid))
        elif deed.fell or deed.to_lid:
            clauses.append(self._fall(deed.fell or deed.tiles, deed.to_lid))
        if deed.rest:
            clauses.append(self._form(self.to_centre, len(deed.rest)).format(tiles=self._list(deed.rest)))
        return self.separator.join(clauses) + "."

    def refusal(self, why: str, *, kind: str = "", n: int = 0, row: int = 0, column: int = 0) -> str:
        """Why a move may not be played; numbers from 1, 0 where they play no part."""
        name = self.kinds[kind].label[0] if kind else ""
        articles = {"az": _az(row), "az_n": _az(n), "az_c": _az(column)}
        return self.refusals[why].format(kind=name, n=n, row=row, column=column, **articles)

    def _form(self, forms: Forms, n: int) -> str:
        one = n < 2 if self.language == "fr" else n == 1
        return forms[0] if one else forms[1]

    def _ordinal(self, template: str, n: int) -> str:
        return template.format(n=n, az=_az(n))

    def _label(self, word: str, value: str) -> str:
        return f"{word}{self.colon} {value}"

    def _joined(self, items: Sequence[str]) -> str:
        return f" {self.conjunction} ".join([*([", ".join(items[:-1])] if items[1:] else []), items[-1]])

    def _list(self, tiles: str, *, taken: bool = False) -> str:
        kinds = [kind for kind in KINDS if kind in tiles]
        items = []
        for kind, following in zip(kinds, [*kinds[1:], JOKER], strict=True):
            # The noun stands once, after the last colour: "1 kék és 2 piros csempe", "2 piros csempe és 1 joker".
            words = self.kinds[kind]
            forms = words.label if following != JOKER else words.taken if taken else words.moved
            items.append(f"{tiles.count(kind)} {self._form(forms, tiles.count(kind))}")
        return self._joined(items)

    def _fall(self, fell: str, to_lid: int) -> str:
        kept = len(fell) - to_lid
        forms = self.fell_to_floor if not to_lid else self.fell_to_both if kept else self.fell_to_lid
        return self._form(forms, len(fell)).format(tiles=self._list(fell), floor=kept, lid=to_lid)

    def _board_in_words(self, board: Board, name: str, role: str) -> Iterable[str]:
        yield self._label(name, ", ".join(filter(None, [self.score(board.score), role])))
        for n, line in enumerate(board.lines, start=1):
            if line:
                yield self._label(self.line.format(n=n), f"{self.counts(line)} ({len(line)}/{n})")
        for n, row in enumerate(board.wall, start=1):
            laid = [(column, tile) for column, tile in enumerate(row, start=1) if tile != FREE]
            if laid:
                cells = (self.cell.format(n=column, kind=self.kinds[tile].label[0]) for column, tile in laid)
                yield self._label(self.row.format(n=n), ", ".join(cells))
        if board.floor:
            tiles = board.floor.replace(MARKER, "")
            what = [self.marker] if MARKER in board.floor else []
            what += [self.counts(tiles)] if tiles else []
            yield self._label(self.floor, f"{', '.join(what)} (−{sum(FLOOR_COSTS[: len(board.floor)])})")


def _az(n: int) -> str:
    """The Hungarian article before an ordinal: első and ötödik begin with a vowel."""
    return "az" if n in (1, 5) else "a"
