"""Draws the tables of the README: the same files every time.

Run it from the root of the repository after a change of the drawings:

    .venv/bin/python docs/img/draw.py
"""

from __future__ import annotations

from pathlib import Path

import faience

FOLDER = Path(__file__).parent
NAMES = ["Ana", "Kiln"]

POSITIONS = {
    "azul": "azul(players=2,wall=coloured,joker=false) 4 0 0 1 0 YYKK/YKKW/-/-/- B2K1W3 B4Y7R2K3W4 B7Y3R12K7W6 "
    "13:W/KK/-/Y/YY:.YRK./.BYR./.W..R/.K.../.....:- 14:R/-/BBB/-/W:BY..W/WBY../KW.../R..B./.....:mR",
    "pavilion": "pavilion(players=2,board=coloured) 4 1 1 0 0 -/-/-/-/- P2R1 P2O2Y1B3R2 P7G10O4Y6B6R9 P5G6O6Y3B7R4 "
    "26:G1O4Y2B1:.:..OO../..R.R./....../....Y./G....G/PPP.../PYGR.. "
    "24:G1O3Y5B1R1:.:.O..../..R.../B..B.B/....YY/....../P...../GRPYB.",
    "zaic": "zaic() 0 qh6,Qh8,Qi4,qj9,qk5,qk7/Hh7,hh9,vi4,Si6,si8,sj5,Hj9,Sj10,Vk5,Hk7/Si5,Hi9,vk6/sj9",
}


def pictures() -> dict[str, str]:
    """Each file's name and what it holds."""
    states = {name: faience.position(text) for name, text in POSITIONS.items()}
    return {
        f"{name}.svg": state.game.definition.svg(state, NAMES, theme="light", language="en", last=None)
        for name, state in states.items()
    }


if __name__ == "__main__":
    for file, picture in pictures().items():
        (FOLDER / file).write_text(picture, encoding="utf-8")
