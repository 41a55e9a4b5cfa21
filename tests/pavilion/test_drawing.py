"""The two drawings of a table of Summer Pavilion, and the board they are computed from."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from faience.games.pavilion import board_svg
from faience.games.pavilion.facts import FREE, PRINTED, STARS, View
from faience.games.pavilion.geometry import BOARD_SIZE, feature_middle, space_middle
from faience.games.seats import CHANCE
from faience.languages import LANGUAGES
from tests.games.drawing import (
    SVG,
    check_stands_alone,
    check_stays_within_its_frame,
    drawn,
    pieces_of_class,
    words_of,
)
from tests.pavilion.views import (
    BOARDS,
    NAMES,
    TABLES,
    board_with,
    over,
    placing,
    printed,
    saying,
    sheet,
    table,
    tiles_on_the_table,
)

COSTS = {side: printed.costs for side, printed in PRINTED.items()}
FEATURES = PRINTED["grey"].features

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


def test_a_grey_star_is_decided_by_its_second_tile() -> None:
    laid = ("......", "R.....", "R.R...", "R..G..", "P.....", "PP....", "PG....")
    colours = board_with(5, "", laid, "grey").colours
    assert colours == (None, None, "R", "", None, "P", "")
    assert [PRINTED["grey"].worth(colour) for colour in colours if colour is not None] == [14, 12, 20, 12]


def test_on_the_coloured_side_only_the_centre_has_no_colour_of_its_own() -> None:
    assert board_with(5, "", ("......",) * 7).colours == (*"ORBYGP", "")


def test_all_threes_of_the_grey_side_are_twelve() -> None:
    assert [(number.n, number.spaces) for number in PRINTED["grey"].numbers] == [(1, 6), (2, 6), (3, 12), (4, 6)]
    assert {number.spaces for number in PRINTED["coloured"].numbers} == {7}
    assert BOARDS[0].numbers[0] == 4


# ---- SVG ----


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_svg_draws_every_tile_once(view: View, theme: str) -> None:
    assert pieces_of_class(sheet(view, theme=theme), "tile") == tiles_on_the_table(view)


@pytest.mark.parametrize("view", TABLES)
def test_svg_prints_the_free_spaces_of_coloured_stars_only(view: View) -> None:
    free = sum(star.count(FREE) for board in view.boards for star in board.stars[:6])
    assert pieces_of_class(sheet(view), "faint").total() == (free if view.board == "coloured" else 0)


@pytest.mark.parametrize("view", TABLES)
def test_svg_shows_the_cost_of_every_free_space(view: View) -> None:
    shown = [text.text for text in drawn(sheet(view)).iter(f"{SVG}text") if text.get("paint-order")]
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
    around = [(board.stars, feature.spaces) for board in view.boards for feature in FEATURES]
    done = sum(all(stars[star][tip] != FREE for star, tip in spaces) for stars, spaces in around)
    words = words_of(sheet(view))
    assert words.count("✓") == done > 0
    assert sum(words.count(f"+{n}") for n in (1, 2, 3)) == 4 * 18 - done


@pytest.mark.parametrize("view", TABLES)
def test_svg_stands_alone(view: View) -> None:
    check_stands_alone(sheet(view))


@pytest.mark.parametrize("view", TABLES)
def test_svg_stays_within_its_frame(view: View) -> None:
    """Places of cards and tiles add up: nothing lies outside, whatever the number of players."""
    check_stays_within_its_frame(sheet(view))


def test_svg_is_the_same_for_the_same_view() -> None:
    assert sheet(table(3)) == sheet(table(3))


def test_svg_tells_the_position_in_words() -> None:
    root = drawn(sheet(placing()))
    said = root.findtext(f"{SVG}desc") or ""
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Summer Pavilion: Ana places a tile or passes"
    assert "joker colour: orange, Round 3 of 6." in said
    assert "Supply: 1 purple, 2 green, 1 orange, 1 yellow." in said
    assert "Ana: 31 points. Hand: 2 purple, 2 orange, 2 yellow, 3 blue." in said
    assert "Milán: 34 points, has the first-player marker. Passed, kept: 1 purple, 2 green, 1 orange." in said
    assert "East star: space 1 blue, space 2 blue, space 3 blue." in said
    assert "Complete: windows 0/6, statues 0/6, pillars 1/6." in said


def test_svg_escapes_names() -> None:
    document = sheet(table(), ('<b>&"x"</b>', "a\x00\x1b[31mb\u202ec"))
    assert '<b>&"x"</b>' in words_of(document)
    assert "a[31mbc" in words_of(document)


def test_svg_shortens_long_names() -> None:
    for view in (table(), placing(4), over(table(3), 0)):
        names = ("W" * 90, "é" * 90, "x" * 90, "")
        shown = [word for word in words_of(sheet(view, names)) if word.startswith(("WW", "éé", "xx"))]
        assert shown
        assert all("…" in word for word in shown)


def test_svg_shows_whose_turn_it_is_on_their_board_only() -> None:
    words = words_of(sheet(replace(table(3), to_move=2)))
    assert words.count("to move") == 1
    assert "Kiln takes tiles" in words


def test_svg_says_who_passed() -> None:
    assert words_of(sheet(placing(3))).count("passed") == 1


def test_svg_says_that_tiles_are_dealt() -> None:
    view = replace(table(), phase="deal", to_move=CHANCE, factories=("",) * 5, centre="")
    assert "Dealing tiles" in words_of(sheet(view))


def test_svg_says_who_won_and_why() -> None:
    words = words_of(sheet(over(table(4), 2)))
    assert "Kiln wins with 128 points" in words
    assert "All six rounds are played" in words
    assert words.count("winner") == 1


def test_svg_rings_the_supply_while_bonus_tiles_are_chosen() -> None:
    ring = 'stroke="#00736a" stroke-width="2"'
    assert sheet(placing(bonus=2)).count(ring) == sheet(placing()).count(ring) + 1 == 2


def test_svg_holds_a_full_centre() -> None:
    view = replace(table(4), centre="P" * 9 + "G" * 9 + "R" * 9)
    assert pieces_of_class(sheet(view), "tile") == tiles_on_the_table(view)


def test_svg_refuses_an_unknown_theme() -> None:
    with pytest.raises(ValueError, match="light, dark"):
        sheet(table(), theme="sepia")


def test_svg_needs_a_name_for_every_seat() -> None:
    with pytest.raises(ValueError, match="3 players"):
        sheet(table(3), ("Ana",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_svg_speaks_every_language(language: str) -> None:
    root = drawn(sheet(placing(4, board="grey"), language=language))
    assert root.get("lang") == language
    assert (root.findtext(f"{SVG}title") or "").startswith(saying(language).title)


def test_a_diagram_names_all_spaces() -> None:
    names = {f"{star}{tip}" for star in STARS for tip in range(1, 7)}
    assert names <= set(words_of(board_svg.diagram("coloured", saying("en"), tips=True)))


# ---- terminal ----


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_fits_into_80_columns_and_45_lines(view: View, language: str) -> None:
    lines = printed(view, language=language)
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


@pytest.mark.parametrize(
    ("language", "header", "told"),
    [
        (
            "en",
            "place 1  2  3  4  5  6    ∩   ◇   ○  ★",
            ["Digits on a star: cost of the space", "∩ window: 3 bonus tiles", "★ points for the whole star"],
        ),
        (
            "fr",
            "place 1  2  3  4  5  6    ∩   ◇   ○  ★",
            ["Chiffres sur une étoile\u00a0: coût de l’espace", "○ pilier\u00a0: 1", "★ points de l’étoile entière"],
        ),
        (
            "hu",
            "hely  1  2  3  4  5  6    ∩   ◇   ○  ★",
            ["Számok a csillagokon: a mező ára", "◇ szobor: 2 (", "★ pont a teljes csillagért"],
        ),
    ],
)
def test_terminal_says_what_its_digits_and_signs_are(language: str, header: str, told: list[str]) -> None:
    for board in ("coloured", "grey"):
        lines = printed(table(board=board), language=language)
        assert next(line.count(header) for line in lines if "★" in line) == 2
        assert all(any(text in line for line in lines) for text in told)
        numbers = [line for line in lines if "1→4 2→8 3→12 4→16" in line]
        assert len(numbers) == 1
        assert any("P 20 G 18 O 17 Y 16 B 15 R 14" in line for line in lines) == (board == "grey")


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
