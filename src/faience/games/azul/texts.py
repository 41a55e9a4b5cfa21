"""The words for a table of Azul in every language we speak: labels, results, and moves told in a sentence.

Sentences are put together from parts that hold for any number and name: no language needs more than a
singular, a plural and, in Hungarian, the article before an ordinal (``{az}``: "az 1.", "a 2.").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from faience.games.azul.deeds import Lay, deed_of
from faience.games.azul.view import FLOOR_COSTS, FREE, JOKER, KINDS, MARKER, Board, View
from faience.games.seats import CHANCE, OVER

Forms = tuple[str, str]
"""A singular and a plural; equal where a language does not tell them apart after a number."""

_BIDI_CONTROLS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


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

    player: str
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

    def _form(self, forms: Forms, n: int) -> str:
        one = n < 2 if self.language == "fr" else n == 1
        return forms[0] if one else forms[1]

    def _ordinal(self, template: str, n: int) -> str:
        # Hungarian: első and ötödik begin with a vowel.
        return template.format(n=n, az="az" if n in (1, 5) else "a")

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


def plain(name: str) -> str:
    """A player's name without what could upset a drawing: control characters, and marks that turn the writing."""
    return "".join(
        letter
        for letter in name
        if unicodedata.category(letter) not in ("Cc", "Cs", "Cn", "Zl", "Zp") and letter not in _BIDI_CONTROLS
    ).strip()


def _same(text: str) -> Forms:
    return (text, text)


def _kinds(colours: Iterable[Kind], joker: Kind) -> dict[str, Kind]:
    return dict(zip(KINDS, [*colours, joker], strict=True))


def _plain_kind(forms: Forms, laid: str) -> Kind:
    return Kind(forms, forms, forms, laid)


ENGLISH = Texts(
    language="en",
    kinds=_kinds(
        (_plain_kind(_same(colour), colour) for colour in ("blue", "yellow", "red", "black", "white")),
        _plain_kind(("joker", "jokers"), "a joker"),
    ),
    conjunction="and",
    separator="; ",
    colon=":",
    player="Player {n}",
    players="{n} players",
    walls={"coloured": "coloured wall", "grey": "grey wall"},
    with_jokers="with jokers",
    round="Round {n}",
    quiet="rounds without a wall tile: {n} of 10",
    factories="Factories",
    factory="Factory {n}",
    centre="Centre",
    bag="Bag",
    lid="Lid",
    line="Line {n}",
    row="Wall row {n}",
    cell="column {n} {kind}",
    floor="Floor",
    empty="empty",
    points=("{n} point", "{n} points"),
    marker="first-player marker",
    marker_short="1st",
    marker_note="The first to take here also takes the marker and starts the next round.",
    opens="plays first this round",
    will_open="starts the next round",
    last_move="Last move",
    you="you",
    to_move="to move",
    your_turn="Your turn",
    dealing="Dealing tiles to the factories",
    choosing="{name} chooses a cell in row {n} of the wall",
    your_choice="Your turn: choose a cell in row {n} of the wall",
    winner="winner",
    wins="{name} wins with {score}",
    you_win="You win with {score}",
    shared="{name} share the victory with {score}",
    by_rows=" and more complete rows",
    reasons={
        "row": "a row of the wall is complete",
        "stalled": "ten rounds in a row put no tile on any wall",
        "no_tiles": "no tiles were left to deal",
    },
    options={
        "players": "How many play: 2, 3 or 4, around 5, 7 or 9 factories.",
        "wall": "On the coloured wall every tile has its printed cell; on the grey wall you choose the cell, "
        "each colour at most once in a row and in a column.",
        "joker": "Adds joker tiles, which go with any colour.",
    },
    take="{name} took {tiles} from {source} to {target}",
    from_factory="factory {n}",
    from_centre="the centre",
    to_line="line {n}",
    to_floor="the floor",
    with_marker=", with the first-player marker",
    fell_to_floor=_same("{tiles} fell to the floor"),
    fell_to_lid=_same("{tiles} went to the lid, as the floor is full"),
    fell_to_both=_same("{tiles} fell: {floor} to the floor, {lid} to the lid"),
    also_to_lid=_same("{n} of them went to the lid, as the floor is full"),
    to_centre=_same("{tiles} to the centre"),
    lay="{name} laid {one} in row {row}, column {column}.",
)

FRENCH = Texts(
    language="fr",
    kinds=_kinds(
        (_plain_kind((one, f"{one}s"), f"une {one}") for one in ("bleue", "jaune", "rouge", "noire", "blanche")),
        _plain_kind(("joker", "jokers"), "un joker"),
    ),
    conjunction="et",
    separator="\u00a0; ",
    colon="\u00a0:",
    player="Joueur {n}",
    players="{n} joueurs",
    walls={"coloured": "mur coloré", "grey": "mur gris"},
    with_jokers="avec jokers",
    round="Manche {n}",
    quiet="manches sans tuile posée\u00a0: {n} sur 10",
    factories="Fabriques",
    factory="Fabrique {n}",
    centre="Centre",
    bag="Sac",
    lid="Couvercle",
    line="Ligne {n}",
    row="Mur, ligne {n}",
    cell="colonne {n} {kind}",
    floor="Plancher",
    empty="vide",
    points=("{n} point", "{n} points"),
    marker="marqueur de premier joueur",
    marker_short="1er",
    marker_note="Qui prend ici en premier prend aussi le marqueur et commence la manche suivante.",
    opens="commence cette manche",
    will_open="commence la manche suivante",
    last_move="Dernier coup",
    you="vous",
    to_move="doit jouer",
    your_turn="À vous",
    dealing="On remplit les fabriques",
    choosing="{name} choisit une case à la ligne {n} du mur",
    your_choice="À vous\u00a0: choisissez une case à la ligne {n} du mur",
    winner="victoire",
    wins="{name} gagne avec {score}",
    you_win="Vous gagnez avec {score}",
    shared="{name} partagent la victoire avec {score}",
    by_rows=" et plus de lignes complètes",
    reasons={
        "row": "une ligne du mur est complète",
        "stalled": "aucune tuile posée sur un mur en dix manches de suite",
        "no_tiles": "il ne reste aucune tuile à distribuer",
    },
    options={
        "players": "Nombre de joueurs\u00a0: 2, 3 ou 4, autour de 5, 7 ou 9 fabriques.",
        "wall": "Sur le mur coloré, chaque tuile a sa case imprimée\u00a0; sur le mur gris, on choisit la case, "
        "chaque couleur au plus une fois par ligne et par colonne.",
        "joker": "Ajoute des tuiles joker, qui vont avec toutes les couleurs.",
    },
    take="{name} a pris {tiles} {source} pour {target}",
    from_factory="dans la fabrique {n}",
    from_centre="au centre",
    to_line="la ligne {n}",
    to_floor="le plancher",
    with_marker=", avec le marqueur de premier joueur",
    fell_to_floor=("{tiles} tombe au plancher", "{tiles} tombent au plancher"),
    fell_to_lid=(
        "{tiles} va dans le couvercle, le plancher étant plein",
        "{tiles} vont dans le couvercle, le plancher étant plein",
    ),
    fell_to_both=_same("{tiles} tombent\u00a0: {floor} au plancher, {lid} dans le couvercle"),
    also_to_lid=(
        "{n} de ces tuiles va dans le couvercle, le plancher étant plein",
        "{n} de ces tuiles vont dans le couvercle, le plancher étant plein",
    ),
    to_centre=("{tiles} va au centre", "{tiles} vont au centre"),
    lay="{name} a posé {one} sur le mur, ligne {row}, colonne {column}.",
)

HUNGARIAN = Texts(
    language="hu",
    kinds=_kinds(
        (
            Kind(_same(colour), _same(f"{colour} csempét"), _same(f"{colour} csempe"), f"egy {colour} csempét")
            for colour in ("kék", "sárga", "piros", "fekete", "fehér")
        ),
        Kind(_same("joker"), _same("jokert"), _same("joker"), "egy jokert"),
    ),
    conjunction="és",
    separator="; ",
    colon=":",
    player="{n}. játékos",
    players="{n} játékos",
    walls={"coloured": "színes fal", "grey": "szürke fal"},
    with_jokers="jokerekkel",
    round="{n}. forduló",
    quiet="lerakás nélküli fordulók: {n}/10",
    factories="Manufaktúrák",
    factory="{n}. manufaktúra",
    centre="Közép",
    bag="Zsák",
    lid="Fedél",
    line="{n}. mintasor",
    row="Fal, {n}. sor",
    cell="{n}. oszlop {kind}",
    floor="Padlóvonal",
    empty="üres",
    points=_same("{n} pont"),
    marker="kezdőjátékos-jelző",
    marker_short="1.",
    marker_note="Aki innen elsőként vesz el csempét, a jelzőt is megkapja, és ő kezdi a következő fordulót.",
    opens="e forduló kezdőjátékosa",
    will_open="a következő forduló kezdőjátékosa",
    last_move="Utolsó lépés",
    you="te",
    to_move="következik",
    your_turn="Te jössz",
    dealing="A manufaktúrák feltöltése",
    choosing="{name} mezőt választ a fal {n}. sorában",
    your_choice="Te jössz: válassz mezőt a fal {n}. sorában",
    winner="győztes",
    wins="{name} nyert {score}tal",
    you_win="Nyertél {score}tal",
    shared="{name} közösen nyert {score}tal",
    by_rows=" és több kész sorral",
    reasons={
        "row": "elkészült egy vízszintes sor a falon",
        "stalled": "tíz egymást követő fordulóban senki sem rakott csempét a falra",
        "no_tiles": "elfogytak a kiosztható csempék",
    },
    options={
        "players": "A játékosok száma: 2, 3 vagy 4, ehhez 5, 7 vagy 9 manufaktúra tartozik.",
        "wall": "A színes falon minden csempének előre nyomtatott mezője van; a szürke falon te választasz mezőt, "
        "de egy szín soronként és oszloponként csak egyszer szerepelhet.",
        "joker": "Jokercsempék is játékba kerülnek, amelyek bármelyik színhez rakhatók.",
    },
    take="{name} {tiles} vett el {source}, és {target} rakta",
    from_factory="{az} {n}. manufaktúráról",
    from_centre="az asztal közepéről",
    to_line="{az} {n}. mintasorba",
    to_floor="a padlóvonalra",
    with_marker=" (övé a kezdőjátékos-jelző)",
    fell_to_floor=_same("{tiles} a padlóvonalra esett"),
    fell_to_lid=_same("{tiles} a dobozfedélbe került, mert a padlóvonal megtelt"),
    fell_to_both=_same("{tiles} leesett: {floor} a padlóvonalra, {lid} a dobozfedélbe"),
    also_to_lid=_same("ebből {n} a dobozfedélbe került, mert a padlóvonal megtelt"),
    to_centre=_same("{tiles} középre került"),
    lay="{name} {one} rakott a falra: {row}. sor, {column}. oszlop.",
)

LANGUAGES: Mapping[str, Texts] = {words.language: words for words in (ENGLISH, FRENCH, HUNGARIAN)}


def texts(language: str) -> Texts:
    """The words of a language by its code, with or without a country: ``en``, ``fr``, ``hu``, ``fr-CA``."""
    words = LANGUAGES.get(re.split("[-_.]", language.lower())[0])
    if words is None:
        raise ValueError(f"there are no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
    return words


def sentence(before: View, move: str, name: str, language: str = "en") -> str:
    """What a move does, in one sentence of a language."""
    return texts(language).sentence(before, move, name)


def default_names(view: View, words: Texts) -> tuple[str, ...]:
    """Player 1, Player 2 and so on, for a table whose players have no names."""
    return tuple(words.player.format(n=seat + 1) for seat in range(len(view.boards)))
