"""Draws the pictures of the rules pages of Zaic, in every language: the same files every time.

Run it from the root of the repository after a change of the drawings:

    .venv/bin/python docs/rules/zaic.py
"""

from __future__ import annotations

from pathlib import Path

import faience
from faience.languages import LANGUAGES

FOLDER = Path(__file__).parent / "img"

POSITIONS = {"turn": "zaic() 0 Qh8,vj8,Hk9/hi9", "end": "zaic() over Qf6,sh7,Qh8/sg7"}


def pictures() -> dict[str, str]:
    """Each file's name and what it holds."""
    drawn = {}
    for name, text in POSITIONS.items():
        state = faience.position(text)
        for language in LANGUAGES:
            picture = state.game.definition.svg(state, None, theme="light", language=language, last=None)
            drawn[f"zaic-{name}.{language}.svg"] = picture
    return drawn


if __name__ == "__main__":
    for file, picture in pictures().items():
        (FOLDER / file).write_text(picture, encoding="utf-8")
