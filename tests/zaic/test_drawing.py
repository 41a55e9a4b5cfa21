"""The two drawings of a table of Zaic, and the words that go with them."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence
from string import Formatter

import msgspec
import pytest
from rich.cells import cell_len

import faience
from faience.games.zaic import svg, terminal
from faience.games.zaic.facts import Lead, View
from faience.games.zaic.texts import ENGLISH, FRENCH, HUNGARIAN, LANGUAGES
from faience.games.zaic.wording import Texts
from tests.games.drawing import SVG, drawn, lines_of, pieces_of_class, words_of

NAMES = ("Ana", "Kiln")
LONG = ("Anastasia-Maximiliana von und zu Hohenlohe-Langenburg", "محمد 宮本 Kovács-Szentgyörgyi Krisztina Zsófia")
ZAIC = faience.load("zaic")
SHORTEST = ("Qh8", "Sh7", "Qf6", "Sg7")


def after(*moves: str) -> View:
    state = ZAIC.start()
    for move in moves:
        state.play(move)
    return state.view()  # type: ignore[no-any-return]


def random_view(seed: int, plies: int) -> View:
    state, rng = ZAIC.start(), faience.Rng(seed)
    while plies and state.to_move != faience.OVER:
        state.play(state.random_move(rng))
        plies -= 1
    return state.view()  # type: ignore[no-any-return]


TABLES = [
    pytest.param(random_view(seed, plies), id=f"{seed}-{plies}") for seed, plies in [(1, 0), (2, 1), (3, 9), (5, 60)]
]


def printed(
    view: View, names: Sequence[str] = NAMES, width: int = 80, words: Texts = ENGLISH, you: int | None = 0
) -> list[str]:
    return lines_of(terminal.draw(view, names, you=you, width=width, texts=words, last="Kiln laid a 2×2 at h8."), width)


# ---- SVG ----


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_svg_draws_every_tile_once(view: View, theme: str) -> None:
    laid = Counter(f"#z-{svg.COLOURS[tile.seat]}-{tile.kind}" for tile in view.tiles)
    assert pieces_of_class(svg.draw(view, NAMES, theme), "tile") == laid


@pytest.mark.parametrize("view", TABLES)
def test_svg_stands_alone(view: View) -> None:
    root = drawn(svg.draw(view, NAMES))
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    for element in root.iter():
        assert not element.tag.endswith(("script", "image", "style"))
        assert element.get("href", "#title").removeprefix("#") in ids


@pytest.mark.parametrize("view", TABLES)
def test_svg_is_the_same_every_time(view: View) -> None:
    assert svg.draw(view, NAMES) == svg.draw(view, NAMES)


def test_svg_writes_the_height_from_level_two() -> None:
    view = after("Qh8", "Hh9")
    # 4 squares of one stack each would show no number; the two that are covered show theirs.
    levels = [words for words in words_of(svg.draw(view)) if words == "2"]
    assert len(levels) - words_of(svg.draw(after("Qh8"))).count("2") >= 2


def test_svg_lifts_a_tile_by_eight_hundredths_a_level() -> None:
    root = drawn(svg.draw(after("Qh8", "Sh9")))
    big, small = (use for use in root.iter(f"{SVG}use") if use.get("class") == "tile")
    side = float(big.get("width", 0)) / 2
    assert float(big.get("y", 0)) - float(small.get("y", 0)) == pytest.approx(0.08 * side, abs=0.02)


def test_svg_frames_the_box_in_use() -> None:
    assert not [rect for rect in drawn(svg.draw(random_view(1, 0))).iter() if rect.get("class") == "box"]
    assert len([rect for rect in drawn(svg.draw(after("Qh8"))).iter() if rect.get("class") == "box"]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_svg_tells_the_result_and_its_reason(language: str) -> None:
    words = LANGUAGES[language]
    said = words_of(svg.draw(after(*SHORTEST), NAMES, language=language))
    assert words.result(after(*SHORTEST), NAMES) in said
    assert words.winner in said
    assert any(words.reasons["blocked"].lower() == text.lower() for text in said)


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_svg_describes_the_table_in_words(view: View, language: str) -> None:
    root = drawn(svg.draw(view, NAMES, language=language))
    description = root.findtext(f"{SVG}desc") or ""
    assert root.get("lang") == language
    assert all(name in description for name in NAMES)
    assert "{" not in description


def test_svg_takes_any_name() -> None:
    for names in (LONG, ("<b>&", "\u202eevil\x00"), ("", "")):
        drawn(svg.draw(random_view(3, 12), names))


def test_svg_refuses_an_unknown_theme_and_a_missing_name() -> None:
    with pytest.raises(ValueError, match="light, dark"):
        svg.draw(random_view(1, 0), theme="sepia")
    with pytest.raises(ValueError, match="2 players"):
        svg.draw(random_view(1, 0), ["Ana"])


def test_svg_shows_the_last_move() -> None:
    assert "Last move: Kiln laid a 2×2 at h8." in words_of(svg.draw(after("Qh8"), NAMES, last="Kiln laid a 2×2 at h8."))


# ---- terminal ----


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG])
def test_terminal_fits_80_columns_and_24_lines(view: View, words: Texts, names: Sequence[str]) -> None:
    lines = printed(view, names, 80, words)
    assert max(map(cell_len, lines)) <= 80
    assert len(lines) <= 24


@pytest.mark.parametrize("view", TABLES)
def test_terminal_keeps_the_board_whole_on_a_narrow_screen(view: View) -> None:
    lines = printed(view, NAMES, 40)
    assert max(map(cell_len, lines)) <= 40
    assert "\n".join(lines).count("○1") == "\n".join(printed(view)).count("○1")


@pytest.mark.parametrize("view", TABLES)
def test_terminal_shows_colour_and_height_of_every_place_without_colour(view: View) -> None:
    shown = "\n".join(printed(view))
    for mark, seat in (("○", 0), ("◆", 1)):
        heights = Counter(len(stack) for stack in view.stacks().values() if stack[-1].seat == seat)
        for height, places in heights.items():
            assert shown.count(f"{mark}{height}") == places


def test_terminal_shows_how_far_each_tile_extends() -> None:
    lines = printed(after("Qh8", "Hj9"))
    assert any("┌○1  ○1┐[◆1  ◆1]" in line for line in lines)
    assert any("└○1  ○1┘" in line for line in lines)


def test_terminal_shows_coordinates_reserves_and_areas() -> None:
    shown = "\n".join(printed(after("Qh8", "Sh9")))
    for words in (" f   g   h   i ", " 9 ", "2×2 ×7", "1×1 ×2", "areas: 3", "largest area 3", "Your turn"):
        assert words in shown


# ---- words ----


@pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)
def test_languages_fill_in_the_same_things(words: Texts) -> None:
    def fields(value: object) -> set[str]:
        if isinstance(value, str):
            return {name for _, name, _, _ in Formatter().parse(value) if name and name != "az"}
        if isinstance(value, tuple):
            return set().union(*map(fields, value))
        return {f"{key} {name}" for key, text in value.items() for name in fields(text)}  # type: ignore[attr-defined]

    for field in dataclasses.fields(Texts):
        assert fields(getattr(words, field.name)) == fields(getattr(ENGLISH, field.name)), field.name


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (ENGLISH, "Ana laid a 1×1 at i9, on top of level 1; largest area 0 → 1, the opponent’s 4 → 3."),
        (
            FRENCH,
            "Ana a posé une 1×1 en i9, sur le niveau 1\u00a0; plus grande zone 0 → 1, celle de l’adversaire 4 → 3.",
        ),
        (
            HUNGARIAN,
            "Ana egy 1×1-est rakott az i9 mezőre, az 1. szint fölé; legnagyobb terület: 0 → 1, az ellenfélé: 4 → 3.",
        ),
    ],
)
def test_a_move_on_top_is_told_with_its_level(words: Texts, told: str) -> None:
    assert words.sentence(after("Qh8"), after("Qh8", "Si9"), "Si9", "Ana") == told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (ENGLISH, "a 1×1 at i9, on top of level 1"),
        (FRENCH, "poser une 1×1 en i9, sur le niveau 1"),
        (HUNGARIAN, "egy 1×1-est az i9 mezőre, az 1. szint fölé"),
    ],
)
def test_advice_names_the_tile_and_its_place(words: Texts, told: str) -> None:
    assert words.brief(after("Qh8"), "Si9") == told


def test_a_move_that_changes_no_area_says_so() -> None:
    told = ENGLISH.sentence(after(*SHORTEST[:2]), after(*SHORTEST[:3]), "Qf6", "Ana")
    assert told == "Ana laid a 2×2 at f6; largest area still 4."


def test_the_result_tells_which_areas_decided() -> None:
    assert ENGLISH.result(after(*SHORTEST), NAMES) == "Ana wins (4 beats 2)"
    assert ENGLISH.result(after(*SHORTEST), NAMES, you=0) == "You win (4 beats 2)"
    lead = Lead(seat=1, at=2, more=1)
    tied = msgspec.structs.replace(after(*SHORTEST), areas=((4, 3), (4, 3, 1)), lead=lead, winners=(1,))
    assert ENGLISH.result(tied, NAMES) == "Kiln wins (4, 3 on both sides, then 1 beats 0)"
    level = msgspec.structs.replace(tied, areas=((4, 3), (4, 3)), lead=None, winners=(0, 1))
    assert ENGLISH.result(level, NAMES) == "A draw: all areas are equal"
