"""Draws the pictures of the rules pages of Azul, in every language: the same files every time.

Run it from the root of the repository after a change of the drawings:

    .venv/bin/python docs/rules/azul.py
"""

from __future__ import annotations

import re
from pathlib import Path

import faience
from faience.games.azul.svg import BAR, BOARD_HEIGHT, BOARD_WIDTH, GAP, LAYOUTS, MARGIN, PROMPT

FOLDER = Path(__file__).parent / "img"

NAMES = {"en": ["Ada", "Ben"], "fr": ["Alice", "Bruno"], "hu": ["Anna", "Bence"]}

ROUND_THREE = (
    "azul(players=2,wall=coloured,joker=false) 3 0 0 c 0 BKKW/YYKW/BRRW/YRRR/BKKK - B11Y8R8K5W8 B2Y5R3K7W3 "
    "6:-/W/-/BB/-:B...W/..YR./...Y./...../..K..:- "
    "13:-/-/-/RR/WWW:.YR../.BY../.W.../.K.../.....:-"
)
FIRST_TWO_TURNS = ("1K3", "4Y3")

LAST_TILE = (
    "azul(players=2,wall=coloured,joker=false) 4 1 1 0 0 -/-/-/-/- W1 B6Y5R2K4W3 B7Y6R7K6W10 "
    "12:-/RR/RR/BBBB/KKK:BY.../W..../KW.../...../YR...:mWWYK "
    "13:-/YY/B/KKKK/RRRR:.YR../.B.R./.W.../..W.Y/Y.K..:Y"
)
LAST_TURN = "cW1"

GREY_WALL = (
    "azul(players=2,wall=grey,joker=true) 3 0 0 1 0 -/-/-/-/- - B9Y9R8K9W4J1 B5Y5R6K2W6J1 "
    "6:-/RR/WW/YYYJ/KKK:R.J../.B.../..KR./W..../....Y:K "
    "4:B/-/KK/B/WWWWW:.W.../K..J./.R.../..Y../.....:mBB"
)


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    table = after(ROUND_THREE, *FIRST_TWO_TURNS)
    drawn: dict[str, str] = {}
    for language in NAMES:
        drawn[f"azul-table.{language}.svg"] = draw(table, language)
        drawn[f"azul-before-tiling.{language}.svg"] = first_board(draw(after(LAST_TILE), language))
        drawn[f"azul-after-tiling.{language}.svg"] = first_board(draw(after(LAST_TILE, LAST_TURN), language))
        drawn[f"azul-grey-jokers.{language}.svg"] = first_board(draw(after(GREY_WALL), language))
    return drawn


def after(position: str, *moves: str) -> faience.State:
    """The state that some moves make of a position."""
    state = faience.position(position)
    for move in moves:
        state.play(move)
    return state


def draw(state: faience.State, language: str) -> str:
    """The whole table."""
    return state.game.definition.svg(state, NAMES[language], theme="light", language=language, last=None)


def first_board(table: str) -> str:
    """The drawing of a table for two, cut to the board of the first player and a little of the page around it."""
    edge = GAP // 2
    column, row = LAYOUTS[2].places[0]
    left = LAYOUTS[2].boards_left + column * (BOARD_WIDTH + GAP) - edge
    top = BAR + MARGIN + PROMPT + GAP + row * (BOARD_HEIGHT + GAP) - edge
    width, height = BOARD_WIDTH + 2 * edge, BOARD_HEIGHT + 2 * edge
    frame = f'viewBox="{left} {top} {width} {height}" width="{width}" height="{height}"'
    cut, times = re.subn(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', frame, table, count=1)
    if not times:
        raise ValueError("the drawing has no frame to cut: viewBox, width and height were expected in this order")
    return cut


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        (FOLDER / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
