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
from faience.games.azul.facts import FREE, MARKER, Board, View
from faience.games.azul.saying import Saying
from faience.games.registry import GAMES
from faience.games.seats import CHANCE, OVER
from faience.languages import LANGUAGES
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


def printed(view: View, names: Sequence[str] = NAMES, width: int = 80, language: str = "en") -> list[str]:
    last = "Kiln took 3 white from factory 6."
    return lines_of(terminal.draw(view, names, saying(language), you=0, width=width, last=last), width)


def sheet(view: View, names: Sequence[str] = NAMES, *, theme: str = "light") -> str:
    return svg.draw(view, names, saying("en"), theme=theme)


def saying(language: str) -> Saying:
    found = GAMES["azul"].saying(language)
    assert isinstance(found, Saying)
    return found


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
    assert pieces_of_class(sheet(view, theme=theme), "tile") == tiles_on_the_table(view)


@pytest.mark.parametrize("view", TABLES)
def test_svg_prints_the_free_cells_of_the_coloured_wall_only(view: View) -> None:
    free = sum(row.count(FREE) for board in view.boards for row in board.wall)
    assert pieces_of_class(sheet(view), "faint").total() == (free if view.wall == "coloured" else 0)


@pytest.mark.parametrize("view", TABLES)
def test_svg_stands_alone(view: View) -> None:
    check_stands_alone(sheet(view))


@pytest.mark.parametrize("view", TABLES)
def test_svg_stays_within_its_frame(view: View) -> None:
    """Places of cards and tiles add up: nothing lies outside, whatever the number of players."""
    document = sheet(view)
    assert "rotate" not in document.split("</defs>")[1], "what is turned would not be measured"
    check_stays_within_its_frame(document)


def test_svg_is_the_same_for_the_same_view() -> None:
    assert sheet(table(3)) == sheet(table(3))


def test_svg_tells_the_position_in_words() -> None:
    root = drawn(sheet(table()))
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
    lying = re.findall(rf'<use class="tile" href="#t-(\w)" x="([\d.]+)" y="{top}"', sheet(view))
    assert [tile for tile, _ in sorted(lying, key=lambda lie: float(lie[1]))] == ["R", "R", "J"]


def test_svg_escapes_names() -> None:
    document = sheet(table(), ('<b>&"x"</b>', "a\x00\x1b[31mb\u202ec"))
    assert '<b>&"x"</b>' in words_of(document)
    assert "a[31mbc" in words_of(document)


def test_svg_shortens_long_names() -> None:
    shown = [word for word in words_of(sheet(table(), ("W" * 90, "é" * 90))) if word.startswith(("WW", "éé"))]
    assert shown
    assert all(len(word) < 60 and "…" in word for word in shown)


def test_svg_shows_whose_turn_it_is_on_their_board_only() -> None:
    words = words_of(sheet(replace(table(3), to_move=2)))
    assert words.count("to move") == 1
    assert "Kiln to move" in words


def test_svg_says_that_tiles_are_dealt() -> None:
    view = replace(table(), to_move=CHANCE, factories=("",) * 5, centre="")
    assert "Dealing tiles to the factories" in words_of(sheet(view))


def test_svg_says_who_won_and_why() -> None:
    words = words_of(sheet(over(table(4), 2)))
    assert "Kiln wins with 115 points" in words
    assert "A row of the wall is complete" in words
    assert words.count("winner") == 1


def test_svg_rings_the_line_being_tiled_and_its_row() -> None:
    view = replace(table(wall="grey"), tiling=3)
    rings = sheet(view).count('fill="none" stroke="#00736a" stroke-width="3"')
    assert rings == 2
    assert sheet(table(wall="grey")).count('stroke-width="3"') + 2 == sheet(view).count('stroke-width="3"')


def test_svg_holds_a_full_centre() -> None:
    view = replace(table(4), centre="B" * 9 + "Y" * 9 + "R" * 9)
    assert pieces_of_class(sheet(view), "tile") == tiles_on_the_table(view)


def test_svg_refuses_an_unknown_theme() -> None:
    with pytest.raises(ValueError, match="light, dark"):
        sheet(table(), theme="sepia")


# ---- terminal ----


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_fits_80_columns(view: View, language: str) -> None:
    lines = printed(view, language=language)
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
    view = with_board(replace(table(), marker=1, roles=("", "will_open")), 1, floor="RmB")
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


@pytest.mark.parametrize("move", ["", "3", "3R", "3R6", "0R1", "cG1", "6@1", "3RJ2/", "1@1", "9R1"])
def test_what_is_no_move_cannot_be_told(move: str) -> None:
    state = laid_out(table())
    with pytest.raises(BadNotation, match=re.escape(repr(move))):
        state.game.definition.told.effect(state, move)


def test_a_move_that_is_not_legal_cannot_be_told() -> None:
    state = laid_out(table())
    with pytest.raises(IllegalMove, match="3B1 is not legal: there is no blue on factory 3"):
        state.game.definition.told.effect(state, "3B1")


def test_no_move_can_be_told_while_no_seat_is_to_move() -> None:
    state = faience.load("azul").start()
    with pytest.raises(IllegalMove, match="tiles must be dealt first"):
        state.game.definition.told.effect(state, "3R4")


def test_a_shared_victory_names_all_winners() -> None:
    view = with_board(over(table(3), 0, 1, reason="no_tiles"), 1, score=12)
    view = with_board(view, 2, score=3)
    assert [saying(language).status(view, NAMES) for language in LANGUAGES] == [
        "Ana and Milán share the victory with 12 points: no tiles were left to deal",
        "Ana et Milán partagent la victoire avec 12 points\u00a0: il ne reste aucune tuile à distribuer",
        "Ana és Milán közösen nyert 12 ponttal: elfogytak a kiosztható csempék",
    ]


def test_a_tie_broken_by_rows_says_so() -> None:
    view = with_board(replace(over(table(), 0), tie="rows"), 1, score=12)
    assert saying("en").won(view, NAMES) == "Ana wins with 12 points and more complete rows"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marker_fits_in_the_place_of_a_tile(language: str) -> None:
    assert len(saying(language).words.say("terminal-marker-short")) <= 3


def test_counts_in_every_language() -> None:
    assert [saying(language).counts("RRR") for language in LANGUAGES] == ["3 red", "3 rouges", "3 piros"]
    assert [saying(language).counts("J") for language in LANGUAGES] == ["1 joker"] * 3
    assert [saying(language).counts("WBJW") for language in LANGUAGES] == [
        "1 blue, 2 white, 1 joker",
        "1 bleue, 2 blanches, 1 joker",
        "1 kék, 2 fehér, 1 joker",
    ]
    assert [saying(language).counts("") for language in LANGUAGES] == ["empty", "vide", "üres"]


def test_a_language_may_come_with_its_country() -> None:
    assert saying("fr-CA").language == saying("fr_FR.UTF-8").language == "fr"
    with pytest.raises(ValueError, match="en, fr, hu"):
        saying("tlh")
