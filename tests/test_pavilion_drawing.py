"""The two drawings of a table of Summer Pavilion, and the words that go with them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from rich.cells import cell_len

from faience.games.pavilion import board_svg, svg, terminal
from faience.games.pavilion.geometry import (
    BOARD_SIZE,
    COSTS,
    FEATURES,
    feature_middle,
    number_progress,
    run,
    space_middle,
    star_colour,
    star_worth,
)
from faience.games.pavilion.reasons import why_not
from faience.games.pavilion.texts import LANGUAGES, sentence, texts
from faience.games.pavilion.view import FREE, KINDS, STARS, Board, View
from faience.games.pavilion.wording import Texts
from faience.games.seats import CHANCE, OVER
from tests.drawing import (
    SVG,
    check_stands_alone,
    check_stays_within_its_frame,
    drawn,
    lines_of,
    pieces_of_class,
    with_board,
    words_of,
)

NAMES = ("Ana", "Milán", "Kiln", "Zsófi")
EMPTY = ("......",) * 7
BOARDS = (
    Board(31, "PPOOYYBBB", None, ("......", "..RR..", "...BBB", ".Y....", ".....G", "PP....", ".GR...")),
    Board(34, "G", None, (".OO...", "..R...", "......", "......", "GG...G", "PPPP..", "....PB")),
    Board(128, "GRR", None, ("......", "RRR...", "...B..", "Y...YY", "......", "......", "..YO..")),
    Board(1, "PPPPGGGOYYYYBRR", None, ("OOOOOO", "......", "BB...B", "YYYYYY", "......", "......", "PGOYBR")),
)
GREY = ("RR....", "RGB...", "G.....", "......", "OOOOOO", "PP....", ".GR...")
FACTORIES = ("RRYY", "PGGO", "", "BBBB", "POYR", "OOOO", "GYBR", "BRRR", "GOOY")


def table(players: int = 2, *, board: str = "coloured") -> View:
    """A table in the draft of its third round, orange the joker, seat 0 to move, the marker in the centre."""
    boards = BOARDS[:players]
    if board == "grey":
        boards = (replace(boards[0], stars=GREY), *boards[1:])
    return View(
        spec=f"pavilion(players={players},board={board})",
        board=board,
        round=3,
        joker="O",
        phase="draft",
        to_move=0,
        first=1,
        marker=None,
        bonus=0,
        factories=FACTORIES[: 2 * players + 1],
        centre="PGGOYBRR",
        supply="PGGOYYBRRR",
        bag="PPPGGOYYYYBRR",
        tower="PPGYBBB",
        boards=boards,
        winners=(),
        reason=None,
    )


def placing(players: int = 2, *, board: str = "coloured", bonus: int = 0, supply: str = "PGGOY") -> View:
    """All tiles are taken, seat 1 has the marker and has passed."""
    view = table(players, board=board)
    empty = tuple("" for _ in view.factories)
    view = replace(view, phase="place", factories=empty, centre="", marker=1, bonus=bonus, supply=supply)
    return with_board(view, 1, hand="", kept="PGGO")


def over(view: View, *winners: int) -> View:
    empty = tuple("" for _ in view.factories)
    return replace(
        view, phase="over", round=6, to_move=OVER, factories=empty, centre="", winners=winners, reason="rounds"
    )


def mine(hand: str, **stars: str) -> View:
    """A table where seat 0 places, with a hand and some stars by name."""
    laid = tuple(stars.get(name, "......") for name in STARS)
    return with_board(placing(), 0, hand=hand, stars=laid, score=12)


TABLES = [
    pytest.param(make(players, board=board), id=f"{players}-{board}-{make.__name__}")
    for players in (2, 3, 4)
    for board in ("coloured", "grey")
    for make in (table, placing)
]


def tiles_on_the_table(view: View) -> Counter[str]:
    """All but the hands, which are counted by kind."""
    boards = "".join("".join(board.stars) + (board.kept or "") for board in view.boards)
    marker = "m" if view.marker is None else ""
    tiles = Counter("".join(view.factories) + view.centre + view.supply + boards + marker)
    del tiles[FREE]
    return tiles


def printed(view: View, names: Sequence[str] = NAMES, width: int = 80, words: Texts | None = None) -> list[str]:
    return lines_of(
        terminal.draw(view, names, you=0, width=width, texts=words, last="Kiln took 3 red from factory 6."), width
    )


# ---- the board ----


def test_the_coloured_side_has_seven_spaces_of_each_number() -> None:
    assert Counter(cost for star in COSTS["coloured"] for cost in star) == dict.fromkeys(range(1, 7), 7)


def test_the_grey_side_has_six_spaces_of_each_number_and_twelve_threes() -> None:
    costs = Counter(cost for star in COSTS["grey"] for cost in star)
    assert costs == {1: 6, 2: 6, 3: 12, 4: 6, 5: 6, 6: 6}
    assert COSTS["grey"][STARS.index("C")] == (3,) * 6


def test_top_tips() -> None:
    assert [star[0] for star in COSTS["coloured"]] == [6, 5, 4, 3, 2, 1, 1]
    assert [star[0] for star in COSTS["grey"]] == [6, 5, 4, 1, 2, 3, 3]


@pytest.mark.parametrize(
    ("kind", "costs"), [("window", (5, 6)), ("statue", (1, 2, 3, 4)), ("pillar", (2, 3))], ids=lambda value: str(value)
)
def test_features_by_the_numbers_of_the_coloured_side(kind: str, costs: tuple[int, ...]) -> None:
    features = [feature for feature in FEATURES if feature.kind == kind]
    assert len(features) == 6
    for feature in features:
        outer = [COSTS["coloured"][star][tip] for star, tip in feature.spaces if STARS[star] != "C"]
        assert tuple(sorted(outer)) == costs


def test_pillars_share_the_centre() -> None:
    centre = {
        STARS[f.star]: {COSTS["coloured"][star][tip] for star, tip in f.spaces if STARS[star] == "C"}
        for f in FEATURES
        if f.kind == "pillar"
    }
    assert centre == {"NW": {6, 1}, "NE": {1, 2}, "E": {2, 3}, "SE": {3, 4}, "SW": {4, 5}, "W": {5, 6}}


def test_no_two_spaces_lie_on_each_other_and_all_lie_on_the_board() -> None:
    middles = [space_middle(star, tip) for star in range(7) for tip in range(6)]
    middles += [feature_middle(feature) for feature in FEATURES]
    assert len({(round(x, 1), round(y, 1)) for x, y in middles}) == 42 + 18
    assert all(abs(x) < BOARD_SIZE[0] / 2 and abs(y) < BOARD_SIZE[1] / 2 for x, y in middles)


def test_runs_go_round_the_star() -> None:
    assert [run("B....B", 0), run("BB.BBB", 1), run("......"[:3] + "B..", 3), run("BBBBBB", 2)] == [2, 5, 1, 6]


def test_a_grey_star_is_decided_by_its_second_tile() -> None:
    assert [star_colour("grey", 0, laid) for laid in ("......", "R.....", "R.R...", "R..G..")] == [None, None, "R", ""]
    assert [star_worth("grey", 6, laid) for laid in ("P.....", "PP....", "PG....")] == [None, 20, 12]


def test_all_threes_of_the_grey_side_are_twelve() -> None:
    assert number_progress("grey", EMPTY, 3) == (0, 12)
    assert number_progress("coloured", BOARDS[0].stars, 1) == (4, 7)


# ---- SVG ----


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_svg_draws_every_tile_once(view: View, theme: str) -> None:
    assert pieces_of_class(svg.draw(view, NAMES, theme), "tile") == tiles_on_the_table(view)


@pytest.mark.parametrize("view", TABLES)
def test_svg_prints_the_free_spaces_of_coloured_stars_only(view: View) -> None:
    free = sum(star.count(FREE) for board in view.boards for star in board.stars[:6])
    assert pieces_of_class(svg.draw(view), "faint").total() == (free if view.board == "coloured" else 0)


@pytest.mark.parametrize("view", TABLES)
def test_svg_shows_the_cost_of_every_free_space(view: View) -> None:
    shown = [text.text for text in drawn(svg.draw(view)).iter(f"{SVG}text") if text.get("paint-order")]
    costs = COSTS[view.board]
    free = Counter(
        str(costs[star][tip])
        for board in view.boards
        for star, laid in enumerate(board.stars)
        for tip, tile in enumerate(laid)
        if tile == FREE
    )
    assert Counter(shown) == free


def test_svg_ticks_complete_features() -> None:
    view = table(4)
    done = sum(feature.complete(board.stars) for board in view.boards for feature in FEATURES)
    words = words_of(svg.draw(view))
    assert words.count("✓") == done > 0
    assert sum(words.count(f"+{n}") for n in (1, 2, 3)) == 4 * 18 - done


@pytest.mark.parametrize("view", TABLES)
def test_svg_stands_alone(view: View) -> None:
    check_stands_alone(svg.draw(view, NAMES))


@pytest.mark.parametrize("view", TABLES)
def test_svg_stays_within_its_frame(view: View) -> None:
    """Places of cards and tiles add up: nothing lies outside, whatever the number of players."""
    check_stays_within_its_frame(svg.draw(view, NAMES))


def test_svg_is_the_same_for_the_same_view() -> None:
    assert svg.draw(table(3), NAMES) == svg.draw(table(3), NAMES)


def test_svg_tells_the_position_in_words() -> None:
    root = drawn(svg.draw(placing(), NAMES))
    said = root.findtext(f"{SVG}desc") or ""
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Summer Pavilion: Ana places a tile or passes"
    assert "Round 3 of 6, joker colour: orange." in said
    assert "Supply: 1 purple, 2 green, 1 orange, 1 yellow." in said
    assert "Ana: 31 points. Hand: 2 purple, 2 orange, 2 yellow, 3 blue." in said
    assert "Milán: 34 points, has the first-player marker. Passed, kept: 1 purple, 2 green, 1 orange." in said
    assert "East star: space 4 blue, space 5 blue, space 6 blue." in said
    assert "Complete: windows 0/6, statues 0/6, pillars 1/6." in said


def test_svg_escapes_names() -> None:
    document = svg.draw(table(), ('<b>&"x"</b>', "a\x00\x1b[31mb\u202ec"))
    assert '<b>&"x"</b>' in words_of(document)
    assert "a[31mbc" in words_of(document)


def test_svg_shortens_long_names() -> None:
    for view in (table(), placing(4), over(table(3), 0)):
        names = ("W" * 90, "é" * 90, "x" * 90, "")
        shown = [word for word in words_of(svg.draw(view, names)) if word.startswith(("WW", "éé", "xx"))]
        assert shown
        assert all("…" in word for word in shown)


def test_svg_shows_whose_turn_it_is_on_their_board_only() -> None:
    words = words_of(svg.draw(replace(table(3), to_move=2), NAMES))
    assert words.count("to move") == 1
    assert "Kiln takes tiles" in words


def test_svg_says_who_passed() -> None:
    assert words_of(svg.draw(placing(3), NAMES)).count("passed") == 1


def test_svg_says_that_tiles_are_dealt() -> None:
    view = replace(table(), phase="deal", to_move=CHANCE, factories=("",) * 5, centre="")
    assert "Dealing tiles" in words_of(svg.draw(view, NAMES))


def test_svg_says_who_won_and_why() -> None:
    words = words_of(svg.draw(over(table(4), 2), NAMES))
    assert "Kiln wins with 128 points" in words
    assert "All six rounds are played" in words
    assert words.count("winner") == 1


def test_svg_rings_the_supply_while_bonus_tiles_are_chosen() -> None:
    ring = 'stroke="#00736a" stroke-width="2"'
    assert svg.draw(placing(bonus=2)).count(ring) == svg.draw(placing()).count(ring) + 1 == 2


def test_svg_holds_a_full_centre() -> None:
    view = replace(table(4), centre="P" * 9 + "G" * 9 + "R" * 9)
    assert pieces_of_class(svg.draw(view), "tile") == tiles_on_the_table(view)


def test_svg_refuses_an_unknown_theme() -> None:
    with pytest.raises(ValueError, match="light, dark"):
        svg.draw(table(), theme="sepia")


def test_svg_needs_a_name_for_every_seat() -> None:
    with pytest.raises(ValueError, match="3 players"):
        svg.draw(table(3), ("Ana",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_svg_speaks_every_language(language: str) -> None:
    root = drawn(svg.draw(placing(4, board="grey"), language=language))
    assert root.get("lang") == language
    assert (root.findtext(f"{SVG}title") or "").startswith(LANGUAGES[language].title)


def test_a_diagram_names_all_spaces() -> None:
    names = {f"{star}{tip}" for star in STARS for tip in range(1, 7)}
    assert names <= set(words_of(board_svg.diagram("coloured", tips=True)))


# ---- terminal ----


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)
def test_terminal_fits_into_80_columns_and_45_lines(view: View, words: Texts) -> None:
    lines = printed(view, words=words)
    assert max(map(cell_len, lines)) <= 80
    assert len(lines) <= 44


@pytest.mark.parametrize("view", TABLES)
def test_terminal_shows_every_board_without_colour(view: View) -> None:
    page = "\n".join(printed(view))
    for board in view.boards:
        assert str(board.score) in page
        for star, laid in enumerate(board.stars):
            costs = COSTS[view.board][star]
            spaces = "".join(f" {cost if tile == FREE else tile} " for tile, cost in zip(laid, costs, strict=True))
            assert re.search(rf"{STARS[star]:<2} . {spaces}", page)


def test_terminal_shows_factories_centre_supply_and_stock() -> None:
    page = "\n".join(printed(table()))
    for shown in (
        "1  R  R  Y  Y",
        "3  ·  ·  ·  ·",
        "c  1st P  G  G  O",
        "Supply 10   P  G  G  O",
        "Bag 13   P  3   G  2",
    ):
        assert shown in page


def test_terminal_marks_the_joker_colour_of_the_round() -> None:
    assert any("Joker colour: orange    p    g  [ O ]  y    b    r" in line for line in printed(table()))


def test_terminal_shows_features_and_what_a_star_is_worth() -> None:
    assert any("E  b  4  5  6  B  B  B  0/2 3/4   ✓ 15" in line for line in printed(table()))
    assert any("NE *  R  G  B  2  1  4    ✓ 2/4 1/4 12" in line for line in printed(table(board="grey")))
    assert any("SE ?  1  4  5  6  3  2  0/2 2/4 1/4" in line for line in printed(table(board="grey")))


def test_terminal_shows_hands_and_kept_tiles() -> None:
    page = "\n".join(printed(placing(4)))
    assert "Hand  P  P  O  O  Y  Y  B  B  B" in page
    assert "Passed, kept  P  G  G  O" in page
    assert "Hand  P 4  G 3  O 1  Y 4  B 1  R 2" in page


def test_terminal_says_your_turn_to_you() -> None:
    assert "◆ Your turn: take tiles" in "\n".join(printed(table()))
    assert "■ Milán takes tiles" in "\n".join(printed(replace(table(), to_move=1)))
    assert "◆ Your turn: choose 2 bonus tiles" in "\n".join(printed(placing(bonus=2)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_terminal_fits_every_width(players: int) -> None:
    names = ("A very long name that nobody would type twice", "日本語の名前がとても長い場合", "x\x1b[31m", "")
    for width in range(60, 201, 3):
        assert max(map(cell_len, printed(table(players), names, width))) <= width


@pytest.mark.parametrize("players", [3, 4])
def test_terminal_sets_all_boards_side_by_side_when_there_is_room(players: int) -> None:
    assert any(all(name in line for name in NAMES[:players]) for line in printed(table(players), width=170))


def test_terminal_lets_no_escape_sequence_through() -> None:
    assert "\x1b" not in "\n".join(printed(table(), ("\x1b[2Jgone", "Milán")))


# ---- words ----

MARKED = replace(table(), marker=1)

SENTENCES = {
    "a factory sends the rest to the centre": (
        (MARKED, "1R"),
        "Kiln took 2 red from factory 1; 2 yellow to the centre.",
        "Kiln a pris 2 tuiles rouges sur la fabrique 1\u00a0; 2 tuiles jaunes vont au centre.",
        "Kiln 2 piros csempét vett el az 1. manufaktúráról; 2 sárga csempe középre került.",
    ),
    "one joker comes along": (
        (MARKED, "2G"),
        "Kiln took 2 green and 1 orange joker from factory 2; 1 purple to the centre.",
        "Kiln a pris 2 tuiles vertes et 1 orange (joker) sur la fabrique 2\u00a0; 1 tuile violette va au centre.",
        "Kiln 2 zöld csempét és 1 narancssárga jokert vett el a 2. manufaktúráról; 1 lila csempe középre került.",
    ),
    "a factory without the joker colour, all alike": (
        (MARKED, "4B"),
        "Kiln took 4 blue from factory 4.",
        "Kiln a pris 4 tuiles bleues sur la fabrique 4.",
        "Kiln 4 kék csempét vett el a 4. manufaktúráról.",
    ),
    "of jokers alone one is taken": (
        (replace(table(3), marker=1), "6O"),
        "Kiln took 1 orange joker from factory 6; 3 orange to the centre.",
        "Kiln a pris 1 orange (joker) sur la fabrique 6\u00a0; 3 tuiles orange vont au centre.",
        "Kiln 1 narancssárga jokert vett el a 6. manufaktúráról; 3 narancssárga csempe középre került.",
    ),
    "the marker costs a point for every tile, the joker included": (
        (table(), "cG"),
        "Kiln took 2 green and 1 orange joker from the centre, with the first-player marker; 3 points lost.",
        "Kiln a pris 2 tuiles vertes et 1 orange (joker) au centre, avec le marqueur de premier joueur\u00a0; "
        "3 points perdus.",
        "Kiln 2 zöld csempét és 1 narancssárga jokert vett el az asztal közepéről (övé a kezdőjátékos-jelző); "
        "3 pont veszteség.",
    ),
    "a score never falls below one": (
        (with_board(table(), 0, score=2), "cY"),
        "Kiln took 1 yellow and 1 orange joker from the centre, with the first-player marker; 1 point lost.",
        "Kiln a pris 1 tuile jaune et 1 orange (joker) au centre, avec le marqueur de premier joueur\u00a0; "
        "1 point perdu.",
        "Kiln 1 sárga csempét és 1 narancssárga jokert vett el az asztal közepéről (övé a kezdőjátékos-jelző); "
        "1 pont veszteség.",
    ),
    "a tile alone scores one point": (
        (mine("BBBBBBB"), "E3=B"),
        "Kiln laid blue on space 3 of the east star for 6 blue: 1 point.",
        "Kiln a placé une tuile bleue sur l’espace 3 de l’étoile de l’est au prix de 6 tuiles bleues\u00a0: 1 point.",
        "Kiln egy kék csempét rakott a keleti csillag 3. mezőjére (ára 6 kék csempe): 1 pont.",
    ),
    "jokers pay, and the run counts": (
        (mine("BBBOOO", E="BB...."), "E3=B+3"),
        "Kiln laid blue on space 3 of the east star for 3 blue and 3 jokers: 3 points; "
        "completed a window: 3 bonus tiles.",
        "Kiln a placé une tuile bleue sur l’espace 3 de l’étoile de l’est au prix de 3 tuiles bleues et 3 jokers"
        "\u00a0: 3 points\u00a0; a ainsi entouré une fenêtre\u00a0: 3 tuiles bonus.",
        "Kiln egy kék csempét rakott a keleti csillag 3. mezőjére (ára 3 kék csempe és 3 joker): 3 pont; "
        "elkészült egy ablak: 3 jutalomcsempe.",
    ),
    "one tile completes a statue and a pillar": (
        (mine("OO", NW=".O.O..", NE="....RR", C="P....G"), "NW3=O"),
        "Kiln laid orange on space 3 of the north-west star for 2 orange: 3 points; "
        "completed a statue and a pillar: 3 bonus tiles.",
        "Kiln a placé une tuile orange sur l’espace 3 de l’étoile du nord-ouest au prix de 2 tuiles orange\u00a0: "
        "3 points\u00a0; a ainsi entouré une statue et un pilier\u00a0: 3 tuiles bonus.",
        "Kiln egy narancssárga csempét rakott az északnyugati csillag 3. mezőjére (ára 2 narancssárga csempe): 3 pont; "
        "elkészült egy szobor és egy oszlop: 3 jutalomcsempe.",
    ),
    "a tile in the centre completes two pillars": (
        (mine("Y", NW="..OO..", NE="...RR.", C=".R...G"), "C1=Y"),
        "Kiln laid yellow on space 1 of the central star for 1 yellow: 3 points; completed two pillars: 2 bonus tiles.",
        "Kiln a placé une tuile jaune sur l’espace 1 de l’étoile centrale au prix de 1 tuile jaune\u00a0: "
        "3 points\u00a0; a ainsi entouré deux piliers\u00a0: 2 tuiles bonus.",
        "Kiln egy sárga csempét rakott a középső csillag 1. mezőjére (ára 1 sárga csempe): 3 pont; "
        "elkészült két oszlop: 2 jutalomcsempe.",
    ),
    "the supply may hold less than is due": (
        (replace(mine("BBBBB", E="..B..."), supply="R"), "E2=B"),
        "Kiln laid blue on space 2 of the east star for 5 blue: 2 points; completed a window: 1 bonus tile.",
        "Kiln a placé une tuile bleue sur l’espace 2 de l’étoile de l’est au prix de 5 tuiles bleues\u00a0: 2 points"
        "\u00a0; a ainsi entouré une fenêtre\u00a0: 1 tuile bonus.",
        "Kiln egy kék csempét rakott a keleti csillag 2. mezőjére (ára 5 kék csempe): 2 pont; "
        "elkészült egy ablak: 1 jutalomcsempe.",
    ),
    "an empty supply gives nothing": (
        (replace(mine("BBBBB", E="..B..."), supply=""), "E2=B"),
        "Kiln laid blue on space 2 of the east star for 5 blue: 2 points; "
        "completed a window: no bonus tile, as the supply is empty.",
        "Kiln a placé une tuile bleue sur l’espace 2 de l’étoile de l’est au prix de 5 tuiles bleues\u00a0: 2 points"
        "\u00a0; a ainsi entouré une fenêtre\u00a0: pas de tuile bonus, l’approvisionnement étant vide.",
        "Kiln egy kék csempét rakott a keleti csillag 2. mezőjére (ára 5 kék csempe): 2 pont; "
        "elkészült egy ablak: nem jár jutalomcsempe, mert a készlet üres.",
    ),
    "a bonus tile": (
        (placing(bonus=2), "*G"),
        "Kiln chose green as a bonus tile.",
        "Kiln a choisi une tuile verte comme tuile bonus.",
        "Kiln egy zöld csempét választott jutalomcsempének.",
    ),
    "a pass keeps some and loses the rest": (
        (mine("GGGGRR"), "pass:GGGG"),
        "Kiln passed and kept 4 green; 2 red to the tower; 2 points lost.",
        "Kiln a passé en gardant 4 tuiles vertes\u00a0; 2 tuiles rouges vont dans la tour\u00a0; 2 points perdus.",
        "Kiln passzolt, és 4 zöld csempét tartott meg; 2 piros csempe a toronyba került; 2 pont veszteség.",
    ),
    "a pass with nothing": (
        (mine(""), "pass:-"),
        "Kiln passed and kept no tile.",
        "Kiln a passé sans garder de tuile.",
        "Kiln passzolt, és egy csempét sem tartott meg.",
    ),
}


@pytest.mark.parametrize("case", SENTENCES)
def test_sentences(case: str) -> None:
    (before, move), *expected = SENTENCES[case]
    assert [sentence(before, move, "Kiln", language) for language in ("en", "fr", "hu")] == expected


@pytest.mark.parametrize(
    "move",
    [
        *("", "3", "3R4", "0R", "3R", "cK", "9R", "N1=R", "E7=B", "E3=B+0", "E4=B", "E3=B+6", "NE1=R", "*W", "*B"),
        *("pass", "pass:", "pass:RG", "pass:PPGGO", "pass:R", "NW1=O+1"),
    ],
)
def test_what_is_no_move_is_refused(move: str) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(move))):
        sentence(placing(), move, "Kiln")


def test_a_move_at_a_finished_table_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat is to move"):
        sentence(over(table(), 0), "3R", "Kiln")


UNIFORM = with_board(placing(board="grey"), 0, hand="PPGGRRRRRR")
REFUSALS = {
    "factory empty": (table(), "3R", "factory 3 is empty"),
    "factory without": (table(), "1B", "there is no blue on factory 1"),
    "centre empty": (replace(table(), centre=""), "cR", "the centre is empty"),
    "joker colour chosen": (
        table(),
        "cO",
        "orange is the joker colour and cannot be chosen while another colour lies there",
    ),
    "place in the draft": (table(), "E1=B", "tiles must be taken until factories and centre are empty"),
    "pass in the draft": (table(), "pass:-", "tiles must be taken until factories and centre are empty"),
    "draft while placing": (placing(), "1R", "all tiles are taken: now they are placed"),
    "bonus tiles come first": (placing(bonus=2), "E1=B", "2 bonus tiles must be chosen from the supply first"),
    "one bonus tile comes first": (placing(bonus=1), "pass:-", "1 bonus tile must be chosen from the supply first"),
    "no bonus due": (placing(), "*G", "no bonus tile is due"),
    "no bonus in the draft": (table(), "*G", "no bonus tile is due"),
    "supply without": (placing(bonus=1), "*B", "there is no blue in the supply"),
    "space taken": (placing(), "E4=B", "space 4 of the east star is taken"),
    "star of another colour": (placing(), "E1=R", "the east star takes blue only"),
    "colour in the centre": (placing(), "C1=G", "the central star already has green"),
    "cannot pay": (placing(), "E1=B", "the space costs 4: this takes 4 blue, and the hand has 3 blue"),
    "cannot pay the jokers": (
        placing(),
        "E3=B+3",
        "the space costs 6: this takes 3 blue and 3 orange (joker), and the hand has 3 blue and 2 orange",
    ),
    "jokers alone": (placing(), "SE5=Y+1", "the space costs 1, and at least one of these tiles must be yellow"),
    "joker colour with jokers": (placing(), "NW3=O+1", "orange is the joker colour itself and is paid without a +"),
    "uniform star": (
        UNIFORM,
        "NW3=G",
        "the north-west star already has two tiles of one colour and takes red only",
    ),
    "multicolour star": (UNIFORM, "NE4=R", "this star takes each colour once and already has red"),
    "keeps more than held": (placing(), "pass:PPP", "the hand has only 2 purple"),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_refusals(case: str) -> None:
    view, move, expected = REFUSALS[case]
    assert why_not(view, move, texts("en")) == expected


@pytest.mark.parametrize("language", ["fr", "hu"])
def test_refusals_in_every_language(language: str) -> None:
    told = [why_not(view, move, texts(language)) for view, move, _ in REFUSALS.values()]
    assert all(told)
    assert not any(set("{}") & set(phrase) for phrase in told)


def test_a_shared_victory_names_all_winners() -> None:
    view = with_board(over(table(3), 0, 1), 1, score=31)
    view = with_board(view, 2, score=3)
    assert [words.status(view, NAMES) for words in LANGUAGES.values()] == [
        "Ana and Milán share the victory with 31 points: all six rounds are played",
        "Ana et Milán partagent la victoire avec 31 points\u00a0: les six manches ont été jouées",
        "Ana és Milán közösen nyert 31 ponttal: véget ért mind a hat forduló",
    ]


@pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)
def test_every_language_has_every_word(words: Texts) -> None:
    english = texts("en")
    assert set(words.kinds) == set(KINDS)
    assert len(words.stars) == len(STARS)
    assert set(words.reasons) == {"rounds"}
    assert set(words.options) == {"players", "board"}
    for field in ("boards", "features", "legend", "takes", "acts", "your_acts", "refusals", "completed"):
        assert set(getattr(words, field)) == set(getattr(english, field))
    assert len(words.marker_short) <= 3


def test_counts_in_every_language() -> None:
    assert [words.count("R", 3) for words in LANGUAGES.values()] == ["3 red", "3 rouges", "3 piros"]
    assert texts("fr").count("G", 0) == "0 verte"
    assert texts("fr").count("O", 2) == "2 orange"


def test_the_first_player_is_told_until_the_marker_is_taken() -> None:
    words = texts("en")
    assert [words.role(table(), seat) for seat in (0, 1)] == ["", "plays first this round"]
    assert [words.role(replace(table(), marker=0), seat) for seat in (0, 1)] == ["has the first-player marker", ""]


def test_a_language_may_come_with_its_country() -> None:
    assert texts("fr-CA") is texts("fr_FR.UTF-8") is texts("fr")
    with pytest.raises(ValueError, match="en, fr, hu"):
        texts("tlh")
