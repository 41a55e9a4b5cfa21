"""How a list of moves is laid out on the screen: numbered, within its width, on pages of its height."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from rich.cells import cell_len

import faience
from faience.cli.listing import Listing
from faience.games.definition import gain_of
from faience.games.listing import Group, Item, Row
from faience.games.registry import GAMES, all_specs
from faience.languages import LANGUAGES
from faience.words import words
from faience.words.values import signed


def long_list(spec: str) -> faience.State:
    """The position of a game with the most moves to list."""
    rng, state, found = faience.Rng(3), faience.load(spec).start(), []
    greedy = faience.bot("greedy", 3)
    while state.to_move != faience.OVER:
        if state.to_move == faience.CHANCE:
            state.deal(rng)
        else:
            found.append(state.copy())
            state.play(greedy.choose(state))
    return max(found, key=lambda state: len(state.legal_moves()))


def laid_out(state: faience.State, language: str, width: int, height: int) -> Listing:
    moves = state.legal_texts()
    groups = state.game.definition.listing(state, moves, language, whole=True)
    return Listing.of(groups, {move: gain_of(state, move) for move in moves}, words(language), width, height)


def plain(page: Sequence[object]) -> list[str]:
    return [str(line) for line in page]


@pytest.mark.parametrize("spec", all_specs())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_fits_every_screen_and_numbers_every_move(spec: str, language: str) -> None:
    state = long_list(spec)
    for width, height in ((60, 20), (80, 20), (80, 36), (100, 50), (140, 40)):
        listing = laid_out(state, language, width, height)
        assert sorted(listing.moves) == sorted(state.legal_texts())
        assert max(len(page) for page in listing.pages) <= height
        lines = [line for page in listing.pages for line in plain(page)]
        assert max(map(cell_len, lines)) <= width
        shown = "\n".join(lines)
        places = [
            re.search(rf"(?<!\S){n}  {re.escape(move)}(?!\S)", shown) for n, move in enumerate(listing.moves, start=1)
        ]
        assert all(places)
        assert [place.start() for place in places if place] == sorted(place.start() for place in places if place)


def test_every_move_stands_beside_what_it_does_and_brings() -> None:
    state = faience.load("azul").start()
    state.deal("BBRK/YYWR/KKBB/WWRY/BYRK")
    [page] = laid_out(state, "en", 80, 100).pages
    assert plain(page)[:5] == [
        "Factory 1",
        "  2 blue     1  1B1  line 1   0    2  1B2  line 2  +1    3  1B3  line 3   0",
        "             4  1B4  line 4   0    5  1B5  line 5   0    6  1B-  floor   −2",
        "  1 red      7  1R1  line 1  +1    8  1R2  line 2   0    9  1R3  line 3   0",
        "            10  1R4  line 4   0   11  1R5  line 5   0   12  1R-  floor   −1",
    ]


def group(title: str, count: int, **more: object) -> Group:
    return Group(title, (Row("row", tuple(Item(f"{title}{n}", "x" * 60) for n in range(count))),), **more)


def pages(groups: list[Group], height: int, width: int = 80) -> list[list[str]]:
    gains = {item.move: 0 for group in groups for row in group.rows for item in row.items}
    return [plain(page) for page in Listing.of(groups, gains, words("en"), width, height).pages]


def test_a_group_is_not_broken_if_a_page_can_hold_it() -> None:
    titles = [[line for line in page if not line.startswith(" ")] for page in pages([group(t, 5) for t in "ABC"], 13)]
    assert titles == [["A", "B"], ["C"]]


def test_a_group_longer_than_a_page_goes_on_under_its_title() -> None:
    first, second, third = pages([group("A", 4), group("B", 20)], 12)
    assert (first[0], first[5], len(first)) == ("A", "B", 12)
    assert (second[0], third[0]) == ("B", "B")
    assert sum(line.startswith(" ") for page in (first, second, third) for line in page) == 24


def test_a_long_group_does_not_begin_at_the_very_end_of_a_page() -> None:
    first, second, *_ = pages([group("A", 9), group("B", 20)], 12)
    assert "B" not in first
    assert second[0] == "B"


def test_a_label_that_leaves_no_room_stands_above_its_moves() -> None:
    [[_, label, cell]] = pages([Group("A", (Row("l" * 30, (Item("Qh8", "w" * 40),)),))], 20, width=60)
    assert label == "  " + "l" * 30
    assert cell.startswith("    1  Qh8  www")


def test_words_that_are_too_long_end_in_an_ellipsis() -> None:
    [[_, cell]] = pages([Group("A", (Row("", (Item("Qh8", "w" * 90),)),))], 20, width=60)
    assert "w…" in cell
    assert cell_len(cell) <= 60


@pytest.mark.parametrize(
    ("language", "note"),
    [
        ("en", "and 7 more; l pass lists all of them"),
        ("fr", "et encore 7\u00a0; l pass liste tout"),
        ("hu", "és még 7; l pass: az összes"),
    ],
)
def test_what_is_left_out_is_said(language: str, note: str) -> None:
    left_out = [group("A", 1, left_out=7, prefix="pass")]
    [page] = Listing.of(left_out, {"A0": 0}, words(language), 80, 20).pages
    assert str(page[-1]) == f"  {note}"


def test_points_have_their_sign() -> None:
    assert [signed(points) for points in (-2, 0, 3)] == ["−2", "0", "+3"]


@pytest.mark.parametrize("name", GAMES)
def test_no_line_ends_in_spaces(name: str) -> None:
    lines = [line for page in laid_out(long_list(name), "en", 80, 100).pages for line in plain(page)]
    assert [line for line in lines if line != line.rstrip()] == []
