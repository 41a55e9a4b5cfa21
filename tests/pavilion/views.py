"""Tables of Summer Pavilion as plain views, for the tests of its drawings and its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from faience.games.pavilion import svg, terminal
from faience.games.pavilion.facts import FREE, Board, Role, View
from faience.games.pavilion.saying import Saying
from faience.games.registry import GAMES
from faience.games.seats import OVER
from tests.games.drawing import lines_of
from tests.pavilion import tables
from tests.pavilion.tables import Player


def board_with(score: int, hand: str, stars: Sequence[str], side: str = "coloured") -> Board:
    """A board with what the core tells of its stars."""
    seen: Board = tables.table(Player(laid=tables.laid_on(stars)), Player(), board=side).view().boards[0]
    return replace(seen, score=score, hand=hand)


NAMES = ("Ana", "Milán", "Kiln", "Zsófi")
BOARDS = (
    board_with(31, "PPOOYYBBB", ("......", "..RR..", "...BBB", ".Y....", ".....G", "PP....", ".GR...")),
    board_with(34, "G", (".OO...", "..R...", "......", "......", "GG...G", "PPPP..", "....PB")),
    board_with(128, "GRR", ("......", "RRR...", "...B..", "Y...YY", "......", "......", "..YO..")),
    board_with(1, "PPPPGGGOYYYYBRR", ("OOOOOO", "......", "BB...B", "YYYYYY", "......", "......", "PGOYBR")),
)
GREY = board_with(31, "PPOOYYBBB", ("RR....", "RGB...", "G.....", "......", "OOOOOO", "PP....", ".GR..."), "grey")
FACTORIES = ("RRYY", "PGGO", "", "BBBB", "POYR", "OOOO", "GYBR", "BRRR", "GOOY")


def with_board(view: View, seat: int, **changes: object) -> View:
    """The view with one board changed."""
    boards = list(view.boards)
    boards[seat] = replace(boards[seat], **changes)
    return replace(view, boards=tuple(boards))


def roles(players: int, second: Role) -> tuple[Role, ...]:
    """What each seat is, if only the second is something."""
    return tuple(second if seat == 1 else "" for seat in range(players))


def table(players: int = 2, *, board: str = "coloured") -> View:
    """A table in the draft of its third round, orange the joker, seat 0 to move, the marker in the centre."""
    boards = BOARDS[:players]
    if board == "grey":
        boards = (GREY, *boards[1:])
    return View(
        board=board,
        round=3,
        joker="O",
        phase="draft",
        to_move=0,
        first=1,
        factories=FACTORIES[: 2 * players + 1],
        centre="PGGOYBRR",
        supply="PGGOYYBRRR",
        bag="PPPGGOYYYYBRR",
        tower="PPGYBBB",
        boards=boards,
        roles=roles(players, "opens"),
    )


def placing(players: int = 2, *, board: str = "coloured", bonus: int = 0, supply: str = "PGGOY") -> View:
    """All tiles are taken, seat 1 has the marker and has passed."""
    view = table(players, board=board)
    empty = tuple("" for _ in view.factories)
    view = replace(view, phase="place", factories=empty, centre="", marker=1, bonus=bonus, supply=supply)
    view = replace(view, roles=roles(players, "marker"))
    return with_board(view, 1, hand="", kept="PGGO")


def over(view: View, *winners: int) -> View:
    empty = tuple("" for _ in view.factories)
    view = replace(view, phase="over", round=6, to_move=OVER, factories=empty, centre="", winners=winners)
    return replace(view, reason="rounds", roles=roles(len(view.boards), ""))


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


def printed(view: View, names: Sequence[str] = NAMES, width: int = 80, language: str = "en") -> list[str]:
    last = "Kiln took 3 red from factory 6."
    return lines_of(terminal.draw(view, names, saying(language), you=0, width=width, last=last), width)


def sheet(view: View, names: Sequence[str] = NAMES, *, theme: str = "light", language: str = "en") -> str:
    return svg.draw(view, names, saying(language), theme=theme)


def saying(language: str) -> Saying:
    found = GAMES["pavilion"].saying(language)
    assert isinstance(found, Saying)
    return found
