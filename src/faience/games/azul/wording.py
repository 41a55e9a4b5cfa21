"""How a table of Azul is put into words: labels, results, and moves told in a sentence, in any of our languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from faience.games.azul import facts
from faience.games.azul.facts import FREE, JOKER, KINDS, MARKER, PRINTED, ROWS, Board, Lay, Take, View
from faience.games.seats import CHANCE, OVER
from faience.games.spec import Value
from faience.games.wording import FactoryWording, Forms, TileKind, az, lowered


@dataclass(frozen=True)
class Kind(TileKind):
    """A kind of tile also as what was taken, and as what went somewhere."""

    taken: Forms
    moved: Forms


@dataclass(frozen=True)
class Texts(FactoryWording):
    """One language's words for Azul."""

    kinds: Mapping[str, Kind]

    walls: Mapping[str, str]
    with_jokers: str
    quiet: str
    lid: str
    line: str
    row: str
    cell: str
    floor: str
    will_open: str

    choosing: str
    your_choice: str
    by_rows: str

    wall: str
    run_across: str
    run_down: str
    alone: str
    best_cells: str
    no_cell: str
    stuck: str
    later_rows: str
    after_round: str
    after_tile: str
    completes: str
    fills: str
    floor_title: Forms
    cell_title: str
    complete_lines: Mapping[str, Forms]
    """Complete rows, columns and colours at the end."""

    advice: str
    advice_to_lay: str
    to_line: str
    to_floor: str
    column: str
    jokers_stay: Forms
    """How many jokers of a handful stay in a line that is too short for all tiles."""
    no_joker_stays: str
    without_joker: str
    fell_to_floor: Forms
    fell_to_lid: Forms
    fell_to_both: Forms
    also_to_lid: Forms
    lay: str

    def phrase(self, option: str, value: Value) -> str:
        """The wall, and jokers if there are any."""
        if option == "wall":
            return self.walls[str(value)]
        return self.with_jokers if option == "joker" and value else ""

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
            return self._end(self.result(view, names, you), view.reason)
        if view.to_move == CHANCE:
            return self.dealing
        mine = view.to_move == you
        if view.tiling is not None:
            return (self.your_choice if mine else self.choosing).format(name=names[view.to_move], n=view.tiling + 1)
        return self.your_turn if mine else f"{names[view.to_move]} {self.to_move}"

    def result(self, view: View, names: Sequence[str], you: int | None = None) -> str:
        """Who won and with how many points, without the reason."""
        text = self._victory(view, names, you)
        return text + self.by_rows if view.tie == "rows" else text

    def describe(self, view: View, names: Sequence[str]) -> str:
        """The whole table in words."""
        parts = [", ".join(self.headline(view)), self.status(view, names), *self._market_in_words(view)]
        parts += [self.label(word, self.counts(held)) for word, held in ((self.bag, view.bag), (self.lid, view.lid))]
        for seat, board in enumerate(view.boards):
            parts += self._board_in_words(board, names[seat], self.role(view, seat))
        return ". ".join(parts) + "."

    def sentence(self, effect: Take | Lay, name: str) -> str:
        """A sentence: "Kiln took 3 white from factory 6 to line 4; 1 blue to the centre" and a full stop."""
        if isinstance(effect, Lay):
            return self.lay.format(name=name, one=self.kinds[effect.tile].laid, row=effect.row, column=effect.column)
        source = self._source(effect.source)
        tiles, target = self._list(effect.tiles, taken=True), self._target(effect.line)
        clauses = [self.take.format(name=name, tiles=tiles, source=source, target=target)]
        if effect.marker:
            clauses[0] += self.with_marker
        if effect.line is None and 0 < effect.to_lid < len(effect.tiles):
            clauses.append(self._form(self.also_to_lid, effect.to_lid).format(n=effect.to_lid))
        elif effect.fell or effect.to_lid:
            clauses.append(self._fall(effect.fell or effect.tiles, effect.to_lid))
        if effect.rest:
            clauses.append(self._form(self.to_centre, len(effect.rest)).format(tiles=self._list(effect.rest)))
        return self.separator.join(clauses) + "."

    def brief(self, effect: Take | Lay, move: str) -> str:
        """A move in a few words, as advice: "3 red from factory 4 to line 2"."""
        if isinstance(effect, Lay):
            return self.advice_to_lay.format(one=self.kinds[effect.tile].laid, row=effect.row, column=effect.column)
        tiles, source = self._list(effect.tiles, taken=True), self._source(effect.source)
        brief = self.advice.format(tiles=tiles, source=source, target=self._target(effect.line))
        return brief + self._staying(effect, move)

    def target(self, take: Take, move: str) -> str:
        """Where tiles go, and which of the jokers if the move leaves a choice: "line 2", "line 2, 1 joker", "floor"."""
        place = lowered(self.floor if take.line is None else self.line.format(n=take.line))
        if "/" not in move:
            return place
        jokers = take.kept.count(JOKER)
        return f"{place}, {self.count(JOKER, jokers) if jokers else self.without_joker}"

    def how_to_write(self, view: View) -> str:
        """How moves are written, jokers only where there are any, cells only where one is to be chosen."""
        if view.tiling is not None:
            return self.writing["lay"].format(columns=ROWS)
        parts = [self.writing["take"].format(factories=len(view.factories), lines=ROWS)]
        return " ".join([*parts, self.writing["jokers"]] if view.joker else parts)

    def refusal(self, refusal: facts.Refusal) -> str:
        """Why a move may not be played."""
        name = self.kinds[refusal.kind].label[0] if refusal.kind else ""
        n, row, column = refusal.n, refusal.row, refusal.column
        articles = {"az": az(row), "az_n": az(n), "az_c": az(column)}
        return self.refusals[refusal.why].format(kind=name, n=n, row=row, column=column, **articles)

    def choice_title(self, effect: Take | Lay) -> str:
        """What a move does to one's own board: "Line 2 completes"."""
        if isinstance(effect, Lay):
            return self.cell_title.format(row=effect.row, column=effect.column)
        if effect.line is None:
            tiles = len(effect.tiles)
            return self._form(self.floor_title, tiles).format(n=tiles, az=az(tiles))
        template = self.completes if effect.held is None else self.fills
        return template.format(n=effect.line, held=effect.held, az=az(effect.line))

    def item(self, item: facts.AnyItem, where: str) -> str:
        """A gain or a loss; ``where`` names the wall, or by its number a row or a line, for tiles laid there."""
        match item:
            case facts.Tile():
                return self.label(where.format(n=item.row), self._runs(item.across, item.down))
            case facts.Wall():
                return self.best_cells if item.points > 0 else self.no_cell
            case facts.Later():
                return self.later_rows
            case facts.Marker():
                return self.marker
            case facts.Floor():
                return self.floor.lower()
            case facts.Stuck():
                return self.stuck.format(n=item.row, az=az(item.row))
            case facts.Bonus():
                return self._form(self.complete_lines[item.of], item.n).format(n=item.n)

    def _runs(self, across: int, down: int) -> str:
        runs = [text.format(n=n) for text, n in ((self.run_across, across), (self.run_down, down)) if n > 1]
        return ", ".join(runs) or self.alone

    def _list(self, tiles: str, *, taken: bool = False) -> str:
        kinds = [kind for kind in KINDS if kind in tiles]
        items = []
        for kind, following in zip(kinds, [*kinds[1:], JOKER], strict=True):
            # The noun stands once, after the last colour: "1 kék és 2 piros csempe", "2 piros csempe és 1 joker".
            words = self.kinds[kind]
            forms = words.label if following != JOKER else words.taken if taken else words.moved
            items.append(f"{tiles.count(kind)} {self._form(forms, tiles.count(kind))}")
        return self._joined(items)

    def _target(self, line: int | None) -> str:
        return self.to_floor if line is None else self._ordinal(self.to_line, line)

    def _staying(self, take: Take, move: str) -> str:
        """What the move says of its jokers, if it leaves a choice."""
        if "/" not in move:
            return ""
        n = take.kept.count(JOKER)
        return f", {self._form(self.jokers_stay, n).format(n=n) if n else self.no_joker_stays}"

    def _fall(self, fell: str, to_lid: int) -> str:
        kept = len(fell) - to_lid
        forms = self.fell_to_floor if not to_lid else self.fell_to_both if kept else self.fell_to_lid
        return self._form(forms, len(fell)).format(tiles=self._list(fell), floor=kept, lid=to_lid)

    def _board_in_words(self, board: Board, name: str, role: str) -> Iterable[str]:
        yield self.label(name, ", ".join(filter(None, [self.score(board.score), role])))
        for n, line in enumerate(board.lines, start=1):
            if line:
                yield self.label(self.line.format(n=n), f"{self.counts(line)} ({len(line)}/{n})")
        for n, row in enumerate(board.wall, start=1):
            laid = [(column, tile) for column, tile in enumerate(row, start=1) if tile != FREE]
            if laid:
                cells = (self.cell.format(n=column, kind=self.kinds[tile].label[0]) for column, tile in laid)
                yield self.label(self.row.format(n=n), ", ".join(cells))
        if board.floor:
            tiles = board.floor.replace(MARKER, "")
            what = [self.marker] if MARKER in board.floor else []
            what += [self.counts(tiles)] if tiles else []
            yield self.label(self.floor, f"{', '.join(what)} (−{sum(PRINTED.floor[: len(board.floor)])})")
