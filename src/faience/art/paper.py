"""What every drawing of a table is made with: themes, measures of text, and the strokes of an SVG document."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from xml.sax.saxutils import escape

FONT = "'Atkinson Hyperlegible Next',system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"
SEAT_MARKS = (
    "M12 3 21 12 12 21 3 12Z",
    "M4.5 4.5h15v15h-15Z",
    "M12 3.5 21.5 20H2.5Z",
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
)
"""Diamond, square, triangle and circle in a box of 24: seats are told apart by shape, never by colour."""
RING = f"{SEAT_MARKS[3]}M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z"
"""A circle with a hole."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of everything but the tiles: a glaze does not change with the lamp."""

    page: str
    surface: str
    well: str
    line: str
    line_strong: str
    ink: str
    ink_2: str
    turn: str
    turn_soft: str
    on_turn: str
    loss: str
    faint: float
    """How strongly a free place shows the piece that belongs there …"""
    faint_white: float
    """… and a white piece, which would shine on a dark ground."""


THEMES = {
    "light": Theme(
        page="#e8eeed",
        surface="#f9fbfa",
        well="#dde5e4",
        line="#c3cfce",
        line_strong="#74858a",
        ink="#16232b",
        ink_2="#43535c",
        turn="#00736a",
        turn_soft="#d3ece8",
        on_turn="#ffffff",
        loss="#a32a1c",
        faint=0.26,
        faint_white=0.26,
    ),
    "dark": Theme(
        page="#10171c",
        surface="#19232a",
        well="#26333b",
        line="#3a4a53",
        line_strong="#81939b",
        ink="#edf2f1",
        ink_2="#b9c5c8",
        turn="#4fd3bf",
        turn_soft="#163f3d",
        on_turn="#05211d",
        loss="#ffa294",
        faint=0.28,
        faint_white=0.17,
    ),
}

FONT_SIZE = 13


def shorten(text: str, size: float, width: float, *, bold: bool = False) -> str:
    """The text, or as much of its beginning as surely fits into ``width`` at a font size, and an ellipsis."""
    if text_width(text, size, bold=bold) <= width:
        return text
    kept = text
    while kept and text_width(kept + "…", size, bold=bold) > width:
        kept = kept[:-1]
    return kept.rstrip(" ,;-\u200d\ufe0f") + "…"


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """An upper estimate, since the reader's font is not known: wide sans-serif faces set the measure."""
    return sum(map(_letter_width, text)) * size * (1.1 if bold else 1.0)


def _letter_width(letter: str) -> float:
    if unicodedata.combining(letter):
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.1
    if letter in "iljI.,;:'|!·()[] ":
        return 0.36
    if letter in "mwMW@%&…—":
        return 1.0
    return 0.72 if letter.isupper() else 0.62


def number(value: float) -> str:
    """As short as it can be written to a hundredth."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def wrap(text: str, size: float, width: float) -> list[str]:
    """The text in lines that surely fit into ``width`` at a font size."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def document(width: float, height: float, language: str, title: str, description: str, parts: Iterable[str]) -> str:
    """A whole SVG document that screen readers take for one picture and tell in words."""
    size = f'viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" height="{number(height)}"'
    spoken = f'role="img" aria-labelledby="title desc" lang="{language}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {spoken} font-family="{FONT}" font-size="{FONT_SIZE}">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="desc">{escape(description)}</desc>',
        *parts,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def group(x: float, y: float, inside: Iterable[str]) -> Iterator[str]:
    """Everything inside, moved to a place."""
    yield f'<g transform="translate({number(x)} {number(y)})">'
    yield from inside
    yield "</g>"


def turned(degrees: float, inside: Iterable[str]) -> Iterator[str]:
    """Everything inside, turned clockwise around the origin."""
    yield f'<g transform="rotate({number(degrees)})">'
    yield from inside
    yield "</g>"


def shape(outline: str, fill: str, *, edge: str | None = None, edge_width: float = 1) -> str:
    """Any outline, with an edge if one is given."""
    style = f' fill="{fill}"'
    if edge is not None:
        style += f' stroke="{edge}"'
        style += f' stroke-width="{number(edge_width)}"' if edge_width != 1 else ""
    return f'<path d="{outline}"{style}/>'


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    *,
    radius: float = 0,
    edge: str | None = None,
    edge_width: float = 1,
) -> str:
    """A rectangle, with round corners and an edge if they are given."""
    style = f' rx="{number(radius)}"' if radius else ""
    style += f' fill="{fill}"'
    if edge is not None:
        style += f' stroke="{edge}"'
        style += f' stroke-width="{number(edge_width)}"' if edge_width != 1 else ""
    return f"<rect {_frame(x, y, width, height)}{style}/>"


def circle(middle: float, radius: float, fill: str, edge: str, *, dash: str = "") -> str:
    """A circle around a point as far from the left as from the top."""
    at = number(middle)
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<circle cx="{at}" cy="{at}" r="{number(radius)}" fill="{fill}" stroke="{edge}"{dashes}/>'


def use(
    symbol_id: str, x: float, y: float, width: float, *, kind: str, opacity: float = 1, height: float | None = None
) -> str:
    """A piece put down, as a square if it has no other height; ``kind`` becomes its class."""
    paint = f' opacity="{number(opacity)}"' if opacity < 1 else ""
    frame = _frame(x, y, width, width if height is None else height)
    return f'<use class="{kind}" href="#{symbol_id}" {frame}{paint}/>'


def seat_mark(mark: str, x: float, y: float, size: float, fill: str) -> str:
    """The shape that stands for a seat."""
    place = f"translate({number(x)} {number(y)}) scale({number(size / 24)})"
    return f'<path transform="{place}" d="{mark}" fill="{fill}"/>'


def text(
    x: float,
    y: float,
    words: str,
    fill: str,
    *,
    size: float = FONT_SIZE,
    bold: bool = False,
    anchor: str = "",
    halo: str | None = None,
) -> str:
    """One line of text; ``y`` is the line it stands on. A halo of another colour sets it off from a pattern."""
    style = f' font-size="{number(size)}"' if size != FONT_SIZE else ""
    style += ' font-weight="700"' if bold else ""
    style += f' text-anchor="{anchor}"' if anchor else ""
    style += f' stroke="{halo}" stroke-width="3" paint-order="stroke"' if halo is not None else ""
    return f'<text x="{number(x)}" y="{number(y)}"{style} fill="{fill}">{escape(words)}</text>'


def _frame(x: float, y: float, width: float, height: float) -> str:
    return f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
