"""Tables of Summer Pavilion as plain views, for the tests of its drawings and its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from faience.games.pavilion import terminal
from faience.games.pavilion.view import FREE, STARS, Board, View
from faience.games.pavilion.wording import Texts
from faience.games.seats import OVER
from tests.games.drawing import (
    lines_of,
    with_board,
)

NAMES = ("Ana", "Milán", "Kiln", "Zsófi")
EMPTY = ("......",) * 7
BOARDS = (
    Board(31, "PPOOYYBBB", None, ("......", "..RR..", "...BBB", ".Y....", ".....G", "PP....", ".GR...")),
    Board(34, "G", None, (".OO...", "..R...", "......", "......", "GG...G", "PPPP..", "....PB")),
    Board(128, "GRR", None, ("......", "RRR...", "...B..", "Y...YY", "......", "......", "..YO..")),
    Board(1, "PPPPGGGOYYYYBRR", None, ("OOOOOO", "......", "BB...B", "YYYYYY", "......", "......", "PGOYBR")),
)
GREY = ("RR....", "RGB...", "G.....", "......", "OOOOOO", "PP....", ".GR...")
FACTORIES = ("RRYY", "PGGO", "", "BBBB", "POYR", "OOOO", "GYBR", "BRRR", "GOOY")


def table(players: int = 2, *, board: str = "coloured") -> View:
    """A table in the draft of its third round, orange the joker, seat 0 to move, the marker in the centre."""
    boards = BOARDS[:players]
    if board == "grey":
        boards = (replace(boards[0], stars=GREY), *boards[1:])
    return View(
        spec=f"pavilion(players={players},board={board})",
        board=board,
        round=3,
        joker="O",
        phase="draft",
        to_move=0,
        first=1,
        marker=None,
        bonus=0,
        factories=FACTORIES[: 2 * players + 1],
        centre="PGGOYBRR",
        supply="PGGOYYBRRR",
        bag="PPPGGOYYYYBRR",
        tower="PPGYBBB",
        boards=boards,
        winners=(),
        reason=None,
    )


def placing(players: int = 2, *, board: str = "coloured", bonus: int = 0, supply: str = "PGGOY") -> View:
    """All tiles are taken, seat 1 has the marker and has passed."""
    view = table(players, board=board)
    empty = tuple("" for _ in view.factories)
    view = replace(view, phase="place", factories=empty, centre="", marker=1, bonus=bonus, supply=supply)
    return with_board(view, 1, hand="", kept="PGGO")


def over(view: View, *winners: int) -> View:
    empty = tuple("" for _ in view.factories)
    return replace(
        view, phase="over", round=6, to_move=OVER, factories=empty, centre="", winners=winners, reason="rounds"
    )


def mine(hand: str, **stars: str) -> View:
    """A table where seat 0 places, with a hand and some stars by name."""
    laid = tuple(stars.get(name, "......") for name in STARS)
    return with_board(placing(), 0, hand=hand, stars=laid, score=12)


TABLES = [
    pytest.param(make(players, board=board), id=f"{players}-{board}-{make.__name__}")
    for players in (2, 3, 4)
    for board in ("coloured", "grey")
    for make in (table, placing)
]


def tiles_on_the_table(view: View) -> Counter[str]:
    """All but the hands, which are counted by kind."""
    boards = "".join("".join(board.stars) + (board.kept or "") for board in view.boards)
    marker = "m" if view.marker is None else ""
    tiles = Counter("".join(view.factories) + view.centre + view.supply + boards + marker)
    del tiles[FREE]
    return tiles


def printed(view: View, names: Sequence[str] = NAMES, width: int = 80, words: Texts | None = None) -> list[str]:
    return lines_of(
        terminal.draw(view, names, you=0, width=width, texts=words, last="Kiln took 3 red from factory 6."), width
    )
