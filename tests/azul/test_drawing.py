"""The two drawings of a table of Azul, and the words that go with them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

import faience
from faience.art import pieces, symbol
from faience.errors import BadNotation, IllegalMove
from faience.games.azul import svg, terminal
from faience.games.azul.facts import FREE, KINDS, MARKER, Board, View
from faience.games.azul.texts import LANGUAGES, texts
from faience.games.azul.wording import Texts
from faience.games.seats import CHANCE, OVER
from tests.azul import tables
from tests.games.drawing import (
    SVG,
    check_stands_alone,
    check_stays_within_its_frame,
    drawn,
    lines_of,
    pieces_of_class,
    replace,
    with_board,
    words_of,
)

NAMES = ("Ana", "Milán", "Kiln", "Réka")
BOARDS = (
    Board(12, ("", "", "R", "BBB", "KK"), (".YR..", ".BY..", "..BY.", ".K...", "....."), ""),
    Board(9, ("", "KK", "", "", "YYY"), ("BY...", ".B...", ".W...", "R....", "....."), "RRBB"),
    Board(115, ("", "", "", "WWW", "RRRR"), ("...KW", "...RK", "...Y.", "...B.", "....."), ""),
    Board(27, ("", "", "BB", "", "W"), ("..R..", "..YR.", "....R", "....Y", "....."), "YYKKBB"),
)
FACTORIES = ("", "BBKW", "RRRK", "BYYW", "", "RKKW", "BRRW", "YYKB", "WWWW")


def table(players: int = 2, *, wall: str = "coloured", joker: bool = False) -> View:
    """A table in the middle of its third round, seat 0 to move, the marker in the centre."""
    boards, factories, centre, bag = BOARDS[:players], FACTORIES[: 2 * players + 1], "BBYYYW", "BBBYYRRRRKKKKWWW"
    if joker:
        first = replace(boards[0], lines=("", "", "RJ", "BBB", "KK"))
        boards, factories = (first, *boards[1:]), ("BRRJ", *factories[1:])
        centre, bag = centre + "JJ", bag + "JJ"
    return View(
        wall=wall,
        joker=joker,
        round=3,
        quiet=0,
        to_move=0,
        first=1,
        marker=None,
        tiling=None,
        factories=factories,
        centre=centre,
        bag=bag,
        lid="BBBBBBYYYYRRRKKKKWWWWWWW",
        boards=boards,
        roles=("", "opens", "", "")[:players],
        winners=(),
        reason=None,
    )


def laid_out(view: View) -> faience.State:
    """The same table as a state; tiles that are not in the view lie in the bag."""
    return tables.table(
        players=len(view.boards),
        wall=view.wall,
        joker=view.joker,
        factories=view.factories,
        centre=view.centre,
        boards=view.boards,
        marker=view.marker,
    )


def over(view: View, *winners: int, reason: str = "row") -> View:
    empty = tuple("" for _ in view.factories)
    nobody = tuple("" for _ in view.roles)
    return replace(view, to_move=OVER, factories=empty, centre="", roles=nobody, winners=winners, reason=reason)


TABLES = [
    pytest.param(table(players, wall=wall, joker=joker), id=f"{players}-{wall}{'-joker' if joker else ''}")
    for players in (2, 3, 4)
    for wall in ("coloured", "grey")
    for joker in (False, True)
]


def tiles_on_the_table(view: View) -> Counter[str]:
    boards = "".join("".join(board.lines) + "".join(board.wall) + board.floor for board in view.boards)
    marker = MARKER if view.marker is None else ""
    tiles = Counter("".join(view.factories) + view.centre + boards + marker)
    del tiles[FREE]
    return tiles


def printed(view: View, names: Sequence[str] = NAMES, width: int = 80, words: Texts | None = None) -> list[str]:
    return lines_of(
        terminal.draw(view, names, you=0, width=width, texts=words, last="Kiln took 3 white from factory 6."), width
    )


# ---- the pieces ----


def test_every_piece_is_one_symbol() -> None:
    for name in pieces():
        assert ElementTree.fromstring(symbol("x", name)).get("viewBox")


def test_an_unknown_piece_names_those_there_are() -> None:
    with pytest.raises(ValueError, match="marker"):
        symbol("x", "mauve")


# ---- SVG ----


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_svg_draws_every_tile_once(view: View, theme: str) -> None:
    assert pieces_of_class(svg.draw(view, NAMES, theme), "tile") == tiles_on_the_table(view)


@pytest.mark.parametrize("view", TABLES)
def test_svg_prints_the_free_cells_of_the_coloured_wall_only(view: View) -> None:
    free = sum(row.count(FREE) for board in view.boards for row in board.wall)
    assert pieces_of_class(svg.draw(view), "faint").total() == (free if view.wall == "coloured" else 0)


@pytest.mark.parametrize("view", TABLES)
def test_svg_stands_alone(view: View) -> None:
    check_stands_alone(svg.draw(view, NAMES))


@pytest.mark.parametrize("view", TABLES)
def test_svg_stays_within_its_frame(view: View) -> None:
    """Places of cards and tiles add up: nothing lies outside, whatever the number of players."""
    document = svg.draw(view, NAMES)
    assert "rotate" not in document.split("</defs>")[1], "what is turned would not be measured"
    check_stays_within_its_frame(document)


def test_svg_is_the_same_for_the_same_view() -> None:
    assert svg.draw(table(3), NAMES) == svg.draw(table(3), NAMES)


def test_svg_tells_the_position_in_words() -> None:
    root = drawn(svg.draw(table(), NAMES))
    said = root.findtext(f"{SVG}desc") or ""
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Azul: Ana to move"
    assert "Factory 2: 2 blue, 1 black, 1 white." in said
    assert "Centre: first-player marker, 2 blue, 3 yellow, 1 white." in said
    assert "Ana: 12 points. Line 3: 1 red (1/3)." in said
    assert "Floor: 2 blue, 2 red (−6)." in said


def test_svg_draws_jokers_at_the_right_end_of_their_line() -> None:
    view = with_board(table(joker=True), 0, lines=("", "", "RRJ", "", ""), wall=(".....",) * 5)
    view = with_board(view, 1, lines=("",) * 5, wall=(".....",) * 5)
    top = svg.GRID_TOP + 2 * svg.PITCH
    lying = re.findall(rf'<use class="tile" href="#t-(\w)" x="([\d.]+)" y="{top}"', svg.draw(view))
    assert [tile for tile, _ in sorted(lying, key=lambda lie: float(lie[1]))] == ["R", "R", "J"]


def test_svg_escapes_names() -> None:
    document = svg.draw(table(), ('<b>&"x"</b>', "a\x00\x1b[31mb\u202ec"))
    assert '<b>&"x"</b>' in words_of(document)
    assert "a[31mbc" in words_of(document)


def test_svg_shortens_long_names() -> None:
    shown = [word for word in words_of(svg.draw(table(), ("W" * 90, "é" * 90))) if word.startswith(("WW", "éé"))]
    assert shown
    assert all(len(word) < 60 and "…" in word for word in shown)


def test_svg_shows_whose_turn_it_is_on_their_board_only() -> None:
    words = words_of(svg.draw(replace(table(3), to_move=2), NAMES))
    assert words.count("to move") == 1
    assert "Kiln to move" in words


def test_svg_says_that_tiles_are_dealt() -> None:
    view = replace(table(), to_move=CHANCE, factories=("",) * 5, centre="")
    assert "Dealing tiles to the factories" in words_of(svg.draw(view, NAMES))


def test_svg_says_who_won_and_why() -> None:
    words = words_of(svg.draw(over(table(4), 2), NAMES))
    assert "Kiln wins with 115 points" in words
    assert "A row of the wall is complete" in words
    assert words.count("winner") == 1


def test_svg_rings_the_line_being_tiled_and_its_row() -> None:
    view = replace(table(wall="grey"), tiling=3)
    rings = svg.draw(view).count('fill="none" stroke="#00736a" stroke-width="3"')
    assert rings == 2
    assert svg.draw(table(wall="grey")).count('stroke-width="3"') + 2 == svg.draw(view).count('stroke-width="3"')


def test_svg_holds_a_full_centre() -> None:
    view = replace(table(4), centre="B" * 9 + "Y" * 9 + "R" * 9)
    assert pieces_of_class(svg.draw(view), "tile") == tiles_on_the_table(view)


def test_svg_refuses_an_unknown_theme() -> None:
    with pytest.raises(ValueError, match="light, dark"):
        svg.draw(table(), theme="sepia")


# ---- terminal ----


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_fits_80_columns(view: View, language: str) -> None:
    lines = printed(view, words=texts(language))
    assert max(map(cell_len, lines)) <= 80
    assert len(lines) <= 40


@pytest.mark.parametrize("view", TABLES)
def test_terminal_shows_every_board_without_colour(view: View) -> None:
    page = "\n".join(printed(view))
    for seat, board in enumerate(view.boards):
        assert re.search(rf"{NAMES[seat]}\b.* {board.score}\b", page)
        for number, line in enumerate(board.lines, start=1):
            places = ["·"] * (number - len(line)) + list(line)  # jokers, which come last, at the right
            assert re.search(rf"{number} +{' +'.join(places)} +│", page)


@pytest.mark.parametrize("view", TABLES)
def test_terminal_shows_every_wall(view: View) -> None:
    page = "\n".join(printed(view))
    for board in view.boards:
        for row in board.wall:
            free = "[bykrw]" if view.wall == "coloured" else "·"
            assert re.search("│  " + "  ".join(free if tile == FREE else tile for tile in row), page)


def test_terminal_shows_factories_centre_and_stock() -> None:
    page = "\n".join(printed(table()))
    for shown in ("2  B  B  K  W", "3  R  R  R  K", "c 1st B  B  Y  Y  Y  W", "Bag 16  B  3   Y  2   R  4"):
        assert shown in page


def test_terminal_counts_the_centre_when_it_is_too_long_to_show() -> None:
    page = "\n".join(printed(replace(table(4), centre="B" * 9 + "Y" * 9 + "R" * 9)))
    assert "B ×9  Y ×9  R ×9" in page


def test_terminal_shows_the_marker_in_its_place_on_the_floor() -> None:
    view = with_board(replace(table(), marker=1), 1, floor="RmB")
    assert any("-  R 1st B  ·" in line for line in printed(view))
    assert any("starts the next round" in line for line in printed(view))


def test_terminal_says_your_turn_to_you() -> None:
    assert printed(table())[0].endswith("◆ Your turn")
    assert printed(replace(table(), to_move=1))[0].endswith("■ Milán to move")


def test_terminal_points_at_the_line_being_tiled() -> None:
    assert sum(line.startswith(">4") for line in printed(replace(table(wall="grey"), tiling=3))) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_terminal_fits_every_width(players: int) -> None:
    names = ("A very long name that nobody would type twice", "日本語の名前がとても長い場合", "x\x1b[31m", "")
    for width in range(60, 201):
        assert max(map(cell_len, printed(table(players, joker=True), names, width))) <= width


@pytest.mark.parametrize("players", [3, 4])
def test_terminal_sets_all_boards_side_by_side_when_there_is_room(players: int) -> None:
    assert any(all(name in line for name in NAMES[:players]) for line in printed(table(players), width=160))


def test_terminal_lets_no_escape_sequence_through() -> None:
    assert "\x1b" not in "\n".join(printed(table(), ("\x1b[2Jgone", "Milán")))


# ---- words ----

JOKERS = with_board(table(joker=True), 0, lines=("", "", "", "BBB", ""), wall=(".....",) * 5)
FULL = with_board(with_board(table(4), 0, floor="YYYKKKK"), 3, floor="")
NEARLY_FULL = with_board(JOKERS, 0, floor="RRRRRR")
MARKED = with_board(replace(JOKERS, marker=1), 1, floor="mRBB")
TILING = replace(table(wall="grey", joker=True), factories=("",) * 5, centre="")
TILING = with_board(TILING, 0, lines=("", "", "", "BBBB", ""), wall=(".....",) * 5)
TILING_JOKERS = with_board(TILING, 0, lines=("", "", "RRJ", "BBBB", ""))

SENTENCES = {
    "a take leaves the rest to the centre": (
        (JOKERS, "3R5"),
        "Kiln took 3 red from factory 3 to line 5; 1 black to the centre.",
        "Kiln a pris 3 rouges sur la fabrique 3 pour la ligne 5\u00a0; 1 noire va au centre.",
        "Kiln 3 piros csempét vett el a 3. manufaktúráról, és az 5. mintasorba rakta; 1 fekete csempe középre került.",
    ),
    "several kinds go to the centre": (
        (JOKERS, "2B2"),
        "Kiln took 2 blue from factory 2 to line 2; 1 black and 1 white to the centre.",
        "Kiln a pris 2 bleues sur la fabrique 2 pour la ligne 2\u00a0; 1 noire et 1 blanche vont au centre.",
        "Kiln 2 kék csempét vett el a 2. manufaktúráról, és a 2. mintasorba rakta; "
        "1 fekete és 1 fehér csempe középre került.",
    ),
    "a colour leaves its jokers": (
        (JOKERS, "1R5"),
        "Kiln took 2 red from factory 1 to line 5; 1 blue and 1 joker to the centre.",
        "Kiln a pris 2 rouges sur la fabrique 1 pour la ligne 5\u00a0; 1 bleue et 1 joker vont au centre.",
        "Kiln 2 piros csempét vett el az 1. manufaktúráról, és az 5. mintasorba rakta; "
        "1 kék csempe és 1 joker középre került.",
    ),
    "jokers alone": (
        (MARKED, "cJ2"),
        "Kiln took 2 jokers from the centre to line 2.",
        "Kiln a pris 2 jokers au centre pour la ligne 2.",
        "Kiln 2 jokert vett el az asztal közepéről, és a 2. mintasorba rakta.",
    ),
    "the first from the centre takes the marker": (
        (JOKERS, "cB2"),
        "Kiln took 2 blue from the centre to line 2, with the first-player marker.",
        "Kiln a pris 2 bleues au centre pour la ligne 2, avec le marqueur de premier joueur.",
        "Kiln 2 kék csempét vett el az asztal közepéről, és a 2. mintasorba rakta (övé a kezdőjátékos-jelző).",
    ),
    "what does not fit falls": (
        (MARKED, "cY1"),
        "Kiln took 3 yellow from the centre to line 1; 2 yellow fell to the floor.",
        "Kiln a pris 3 jaunes au centre pour la ligne 1\u00a0; 2 jaunes tombent au plancher.",
        "Kiln 3 sárga csempét vett el az asztal közepéről, és az 1. mintasorba rakta; "
        "2 sárga csempe a padlóvonalra esett.",
    ),
    "the owner chose which tiles fall": (
        (MARKED, "cYJ2/1"),
        "Kiln took 3 yellow and 2 jokers from the centre to line 2; 2 yellow and 1 joker fell to the floor.",
        "Kiln a pris 3 jaunes et 2 jokers au centre pour la ligne 2\u00a0; 2 jaunes et 1 joker tombent au plancher.",
        "Kiln 3 sárga csempét és 2 jokert vett el az asztal közepéről, és a 2. mintasorba rakta; "
        "2 sárga csempe és 1 joker a padlóvonalra esett.",
    ),
    "all to the floor": (
        (MARKED, "cW-"),
        "Kiln took 1 white from the centre to the floor.",
        "Kiln a pris 1 blanche au centre pour le plancher.",
        "Kiln 1 fehér csempét vett el az asztal közepéről, és a padlóvonalra rakta.",
    ),
    "the marker takes the last place of the floor": (
        (NEARLY_FULL, "cB1"),
        "Kiln took 2 blue from the centre to line 1, with the first-player marker; "
        "1 blue went to the lid, as the floor is full.",
        "Kiln a pris 2 bleues au centre pour la ligne 1, avec le marqueur de premier joueur\u00a0; "
        "1 bleue va dans le couvercle, le plancher étant plein.",
        "Kiln 2 kék csempét vett el az asztal közepéről, és az 1. mintasorba rakta (övé a kezdőjátékos-jelző); "
        "1 kék csempe a fedélbe került, mert a padlóvonal megtelt.",
    ),
    "the floor holds only some of what falls": (
        (with_board(MARKED, 0, floor="RRRRRR"), "cY1"),
        "Kiln took 3 yellow from the centre to line 1; 2 yellow fell: 1 to the floor, 1 to the lid.",
        "Kiln a pris 3 jaunes au centre pour la ligne 1\u00a0; "
        "2 jaunes tombent\u00a0: 1 au plancher, 1 dans le couvercle.",
        "Kiln 3 sárga csempét vett el az asztal közepéről, és az 1. mintasorba rakta; "
        "2 sárga csempe leesett: 1 a padlóvonalra, 1 a fedélbe.",
    ),
    "a handful for the floor finds one place": (
        (with_board(JOKERS, 0, floor="RRRRRR"), "3R-"),
        "Kiln took 3 red from factory 3 to the floor; 2 of them went to the lid, as the floor is full; "
        "1 black to the centre.",
        "Kiln a pris 3 rouges sur la fabrique 3 pour le plancher\u00a0; "
        "2 de ces tuiles vont dans le couvercle, le plancher étant plein\u00a0; 1 noire va au centre.",
        "Kiln 3 piros csempét vett el a 3. manufaktúráról, és a padlóvonalra rakta; "
        "ebből 2 a fedélbe került, mert a padlóvonal megtelt; 1 fekete csempe középre került.",
    ),
    "a full floor sends all to the lid": (
        (FULL, "9W-"),
        "Kiln took 4 white from factory 9 to the floor; 4 white went to the lid, as the floor is full.",
        "Kiln a pris 4 blanches sur la fabrique 9 pour le plancher\u00a0; "
        "4 blanches vont dans le couvercle, le plancher étant plein.",
        "Kiln 4 fehér csempét vett el a 9. manufaktúráról, és a padlóvonalra rakta; "
        "4 fehér csempe a fedélbe került, mert a padlóvonal megtelt.",
    ),
    "a tile laid by choice": (
        (TILING, "4@2"),
        "Kiln laid blue in row 4, column 2.",
        "Kiln a posé une bleue sur le mur, ligne 4, colonne 2.",
        "Kiln egy kék csempét rakott a falra: 4. sor, 2. oszlop.",
    ),
    "a line with a joker lays the joker": (
        (TILING_JOKERS, "3@5"),
        "Kiln laid a joker in row 3, column 5.",
        "Kiln a posé un joker sur le mur, ligne 3, colonne 5.",
        "Kiln egy jokert rakott a falra: 3. sor, 5. oszlop.",
    ),
}


@pytest.mark.parametrize("case", SENTENCES)
def test_sentences(case: str) -> None:
    (before, move), *expected = SENTENCES[case]
    state = laid_out(before)
    told = [state.game.definition.sentence(state, move, "Kiln", language) for language in ("en", "fr", "hu")]
    assert told == expected


@pytest.mark.parametrize("move", ["", "3", "3R", "3R6", "0R1", "cG1", "6@1", "3RJ2/", "1@1", "9R1"])
def test_what_is_no_move_cannot_be_told(move: str) -> None:
    state = laid_out(table())
    with pytest.raises(BadNotation, match=re.escape(repr(move))):
        state.game.definition.sentence(state, move, "Kiln", "en")


def test_a_move_that_is_not_legal_cannot_be_told() -> None:
    state = laid_out(table())
    with pytest.raises(IllegalMove, match="3B1 is not legal: there is no blue on factory 3"):
        state.game.definition.sentence(state, "3B1", "Kiln", "en")


def test_no_move_can_be_told_while_no_seat_is_to_move() -> None:
    state = faience.load("azul").start()
    with pytest.raises(IllegalMove, match="tiles must be dealt first"):
        state.game.definition.sentence(state, "3R4", "Kiln", "en")


def test_a_shared_victory_names_all_winners() -> None:
    view = with_board(over(table(3), 0, 1, reason="no_tiles"), 1, score=12)
    view = with_board(view, 2, score=3)
    assert [words.status(view, NAMES) for words in LANGUAGES.values()] == [
        "Ana and Milán share the victory with 12 points: no tiles were left to deal",
        "Ana et Milán partagent la victoire avec 12 points\u00a0: il ne reste aucune tuile à distribuer",
        "Ana és Milán közösen nyert 12 ponttal: elfogytak a kiosztható csempék",
    ]


def test_a_tie_broken_by_rows_says_so() -> None:
    view = with_board(replace(over(table(), 0), tie="rows"), 1, score=12)
    assert texts("en").result(view, NAMES) == "Ana wins with 12 points and more complete rows"


@pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)
def test_every_language_has_every_word(words: Texts) -> None:
    assert set(words.kinds) == set(KINDS)
    assert set(words.walls) == {"coloured", "grey"}
    assert set(words.reasons) == {"row", "stalled", "no_tiles"}
    assert set(words.options) == {"players", "wall", "joker"}
    assert len(words.marker_short) <= 3


def test_counts_in_every_language() -> None:
    assert [words.count("R", 3) for words in LANGUAGES.values()] == ["3 red", "3 rouges", "3 piros"]
    assert [words.count("J", 1) for words in LANGUAGES.values()] == ["1 joker"] * 3
    assert texts("fr").count("W", 0) == "0 blanche"


def test_a_language_may_come_with_its_country() -> None:
    assert texts("fr-CA") is texts("fr_FR.UTF-8") is texts("fr")
    with pytest.raises(ValueError, match="en, fr, hu"):
        texts("tlh")
