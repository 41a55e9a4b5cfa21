"""Drawings of the pieces: one SVG document a piece, and how to put one into another drawing."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import quoteattr

_DOCUMENT = re.compile(r'^<svg\b[^>]*\bviewBox="(?P<box>[^"]+)"[^>]*>(?P<inside>.*)</svg>$', re.DOTALL)


@cache
def _piece(name: str) -> tuple[str, str]:
    """The viewBox of a piece and what its document holds, on one line."""
    path = files(__name__).joinpath(f"{name}.svg")
    if not path.is_file():
        raise ValueError(f"there is no drawing of a piece named {name!r}; there are: {', '.join(pieces())}")
    document = _DOCUMENT.match(path.read_text(encoding="utf-8").strip())
    if document is None:
        raise ValueError(f"{name}.svg must be one <svg> element with a viewBox")
    return document["box"], re.sub(r"\n\s*", "", document["inside"])


@cache
def pieces() -> tuple[str, ...]:
    """The names of all pieces there are, in alphabetical order."""
    names = (path.name for path in files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(".svg") for name in names if name.endswith(".svg")))


def symbol(symbol_id: str, name: str) -> str:
    """The piece ``name`` as a ``<symbol>`` that ``<use href="#symbol_id">`` draws at any size.

    >>> symbol("t-B", "blue")[:44]
    '<symbol id="t-B" viewBox="0 0 100 100"><rect'
    """
    box, inside = _piece(name)
    return f"<symbol id={quoteattr(symbol_id)} viewBox={quoteattr(box)}>{inside}</symbol>"
