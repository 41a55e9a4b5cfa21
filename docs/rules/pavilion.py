"""Draws the pictures of the rules pages of Summer Pavilion: the same files every time.

Run it from the root of the repository after a change of the drawings:

    .venv/bin/python docs/rules/pavilion.py
"""

from __future__ import annotations

from pathlib import Path

from faience.games.pavilion.board_svg import diagram
from faience.games.registry import GAMES

FOLDER = Path(__file__).parent / "img"


def pictures() -> dict[str, str]:
    """Each file's name and what it holds."""
    saying = GAMES["pavilion"].saying("en")
    return {
        "pavilion-coloured.svg": diagram("coloured", saying),
        "pavilion-grey.svg": diagram("grey", saying),
        "pavilion-names.svg": diagram("coloured", saying, tips=True),
    }


if __name__ == "__main__":
    for file, picture in pictures().items():
        (FOLDER / file).write_text(picture, encoding="utf-8")
