"""The two drawings of a table of Zaic, and what is said beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest
from rich.cells import cell_len

import faience
from faience.games.zaic import svg, terminal
from faience.games.zaic.facts import Lead, View
from faience.games.zaic.saying import Saying
from faience.languages import LANGUAGES
from tests.games.drawing import SVG, drawn, lines_of, pieces_of_class, words_of

NAMES = ("Ana", "Kiln")
LONG = ("Anastasia-Maximiliana von und zu Hohenlohe-Langenburg", "محمد 宮本 Kovács-Szentgyörgyi Krisztina Zsófia")
ZAIC = faience.load("zaic")
SHORTEST = ("Qh8", "Sh7", "Qf6", "Sg7")


def saying(language: str = "en") -> Saying:
    found = ZAIC.definition.saying(language)
    assert isinstance(found, Saying)
    return found


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
    view: View, names: Sequence[str] = NAMES, width: int = 80, language: str = "en", you: int | None = 0
) -> list[str]:
    last = "Kiln laid a 2×2 at h8."
    return lines_of(terminal.draw(view, names, saying(language), you=you, width=width, last=last), width)


def sheet(view: View, names: Sequence[str] = NAMES, *, language: str = "en", **more: str) -> str:
    return svg.draw(view, names, saying(language), **more)


# ---- SVG ----


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_svg_draws_every_tile_once(view: View, theme: str) -> None:
    laid = Counter(f"#z-{svg.COLOURS[tile.seat]}-{tile.kind}" for tile in view.tiles)
    assert pieces_of_class(sheet(view, theme=theme), "tile") == laid


@pytest.mark.parametrize("view", TABLES)
def test_svg_stands_alone(view: View) -> None:
    root = drawn(sheet(view))
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    for element in root.iter():
        assert not element.tag.endswith(("script", "image", "style"))
        assert element.get("href", "#title").removeprefix("#") in ids


@pytest.mark.parametrize("view", TABLES)
def test_svg_is_the_same_every_time(view: View) -> None:
    assert sheet(view) == sheet(view)


def test_svg_writes_the_height_from_level_two() -> None:
    view = after("Qh8", "Hh9")
    # 4 squares of one stack each would show no number; the two that are covered show theirs.
    levels = [words for words in words_of(sheet(view)) if words == "2"]
    assert len(levels) - words_of(sheet(after("Qh8"))).count("2") >= 2


def test_svg_lifts_a_tile_by_eight_hundredths_a_level() -> None:
    root = drawn(sheet(after("Qh8", "Sh9")))
    big, small = (use for use in root.iter(f"{SVG}use") if use.get("class") == "tile")
    side = float(big.get("width", 0)) / 2
    assert float(big.get("y", 0)) - float(small.get("y", 0)) == pytest.approx(0.08 * side, abs=0.02)


def test_svg_frames_the_box_in_use() -> None:
    assert not [rect for rect in drawn(sheet(random_view(1, 0))).iter() if rect.get("class") == "box"]
    assert len([rect for rect in drawn(sheet(after("Qh8"))).iter() if rect.get("class") == "box"]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_svg_tells_the_result_and_its_reason(language: str) -> None:
    said = saying(language)
    shown = words_of(sheet(after(*SHORTEST), language=language))
    assert said.won(after(*SHORTEST), NAMES) in shown
    assert said.words.say("terminal-winner") in shown
    assert any(said.reason(after(*SHORTEST)).lower() == text.lower() for text in shown)


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_svg_describes_the_table_in_words(view: View, language: str) -> None:
    root = drawn(sheet(view, language=language))
    description = root.findtext(f"{SVG}desc") or ""
    assert root.get("lang") == language
    assert all(name in description for name in NAMES)
    assert "{" not in description


def test_svg_takes_any_name() -> None:
    for names in (LONG, ("<b>&", "\u202eevil\x00"), ("", "")):
        drawn(sheet(random_view(3, 12), names))


def test_svg_refuses_an_unknown_theme_and_a_missing_name() -> None:
    with pytest.raises(ValueError, match="light, dark"):
        sheet(random_view(1, 0), theme="sepia")
    with pytest.raises(ValueError, match="2 players"):
        sheet(random_view(1, 0), ["Ana"])


def test_svg_shows_the_last_move() -> None:
    assert "Last move: Kiln laid a 2×2 at h8." in words_of(sheet(after("Qh8"), last="Kiln laid a 2×2 at h8."))


# ---- terminal ----


@pytest.mark.parametrize("view", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG])
def test_terminal_fits_80_columns_and_24_lines(view: View, language: str, names: Sequence[str]) -> None:
    lines = printed(view, names, 80, language)
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
    for text in (" f   g   h   i ", " 9 ", "2×2 ×7", "1×1 ×2", "areas: 3", "largest area 3", "Your turn"):
        assert text in shown


# ---- words ----


def test_the_result_tells_which_areas_decided() -> None:
    said = saying()
    assert said.won(after(*SHORTEST), NAMES) == "Ana wins (4 beats 2)"
    assert said.status(after(*SHORTEST), NAMES, you=0) == "You win (4 beats 2): the player to move cannot play"
    lead = Lead(seat=1, at=2, more=1, equal=(4, 3))
    tied = msgspec.structs.replace(after(*SHORTEST), areas=((4, 3), (4, 3, 1)), lead=lead, winners=(1,))
    assert said.won(tied, NAMES) == "Kiln wins (4, 3 on both sides, then 1 beats 0)"
    assert said.standing(tied, NAMES) == "Kiln leads: 4, 3 on both sides, then 1 beats 0"
    level = msgspec.structs.replace(tied, areas=((4, 3), (4, 3)), lead=None, winners=(0, 1))
    assert said.won(level, NAMES) == "A draw: all areas are equal"
    assert said.standing(level, NAMES) == "All areas are equal"


@pytest.mark.parametrize(
    ("language", "empty", "grown"),
    [
        ("en", "No tile is laid yet", "Box 4 × 2 of 8 × 8: can grow 4 wider and 6 higher"),
        (
            "fr",
            "Aucune tuile n’est encore posée",
            "Cadre 4 × 2 (8 × 8 au plus)\u00a0: encore 4 en largeur et 6 en hauteur",
        ),
        ("hu", "Még nincs lerakott lapka", "A keret 4 × 2 (legfeljebb 8 × 8): még nőhet 4 oszloppal és 6 sorral"),
    ],
)
def test_the_box_is_told_with_its_room(language: str, empty: str, grown: str) -> None:
    said = saying(language)
    assert said.box(ZAIC.start().view()) == empty
    view = after("Qh8", "Hj8")
    assert said.box(view) == grown
    assert view.box is not None
    wide = msgspec.structs.replace(view, box=msgspec.structs.replace(view.box, columns=8, wider=0))
    assert said.box(wide).endswith(("can grow 6 higher", "encore 6 en hauteur", "még nőhet 6 sorral"))
    full = msgspec.structs.replace(view, box=msgspec.structs.replace(view.box, wider=0, higher=0))
    assert said.box(full).endswith(("can grow no more", "ne peut plus grandir", "nem nőhet tovább"))
    high = msgspec.structs.replace(view, box=msgspec.structs.replace(view.box, rows=8, higher=0))
    assert said.box(high).endswith(("can grow 4 wider", "encore 4 en largeur", "még nőhet 4 oszloppal"))


def test_the_table_is_described_row_by_row() -> None:
    assert saying().describe(after("Qh8", "Hh9"), NAMES) == (
        "2 players, Move 3. Ana to move. Box 2 × 2 of 8 × 8: can grow 6 wider and 6 higher. "
        "Ana, light. Reserve: 2×2 ×7, 2×1 ×8, 1×1 ×3. Areas: 2. "
        "Kiln, dark. Reserve: 2×2 ×8, 2×1 ×7, 1×1 ×3. Areas: 2. "
        "Row 9: h dark level 2, i dark level 2. Row 8: h light, i light."
    )
