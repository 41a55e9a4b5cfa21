"""A table of Azul drawn for a terminal: every tile is a block of its colour with its letter, so colour may fail."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from faience.art.blocks import (
    BLOCK,
    BOLD,
    DIM,
    SEAT_MARKS,
    STATUS_NAME,
    TURN,
    abreast,
    block,
    boards,
    factories,
    free_places,
    head,
    seat_line,
    shorten,
    stocks,
)
from faience.games.azul.facts import FREE, JOKER, KINDS, MARKER, PRINTED, ROWS, Board, View
from faience.games.azul.saying import Saying
from faience.games.seats import OVER
from faience.languages import plain, seated_names

PAINT = {
    "B": Style(color="#ffffff", bgcolor="#2559ad", bold=True),
    "Y": Style(color="#3d2400", bgcolor="#ecb93f", bold=True),
    "R": Style(color="#ffffff", bgcolor="#c4472f", bold=True),
    "K": Style(color="#ffffff", bgcolor="#414c55", bold=True),
    "W": Style(color="#16232b", bgcolor="#f8f9f5", bold=True),
    JOKER: Style(color="#0f4239", bgcolor="#86bfae", bold=True),
    MARKER: Style(reverse=True, bold=True),
}
"""Black is a dark grey, to be seen on a black terminal."""
LOSS = Style(color="red")

LEFT = 3
"""Before the lines: the number of the line and whether it is the one to tile."""
DIVIDER = " │ "
BOARD_WIDTH = LEFT + ROWS * BLOCK + len(DIVIDER) + ROWS * BLOCK


def draw(
    view: View,
    names: Sequence[str],
    saying: Saying,
    *,
    you: int | None = None,
    width: int = 80,
    last: str | None = None,
) -> RenderableType:
    """The table, to be printed by rich.

    ``you`` is the seat of who is looking, if any; ``last`` a sentence that tells the last move and is shown as it is.
    """
    called = seated_names(names, len(view.boards))
    return Group(
        *_head(view, called, you, saying, width),
        Text(),
        *_market(view, saying, width),
        Text(),
        _boards(view, called, you, saying, width),
        *([Text(), Text(saying.label(saying.last_move, plain(last)), style=DIM)] if last else []),
    )


def _head(view: View, names: Sequence[str], you: int | None, saying: Saying, width: int) -> Iterable[RenderableType]:
    status = saying.status(view, [shorten(name, STATUS_NAME) for name in names], you)
    if view.to_move >= 0:
        status = f"{SEAT_MARKS[view.to_move]} {status}"
    told = Text(status, style=TURN if view.to_move in (you, OVER) else BOLD)
    return head(saying.title, saying.headline(view), told, width)


# ---- factories, centre, bag and lid ----


def _market(view: View, saying: Saying, width: int) -> Iterable[RenderableType]:
    yield Text(saying.words.say("terminal-factories"), style=DIM)
    yield from factories(view.factories, PAINT, width)
    marker = [_marker(saying)] if view.marker is None and view.to_move >= 0 else []
    centre = _centre(view.centre, marker, saying, width - LEFT)
    yield Text(saying.words.say("terminal-centre"), style=DIM)
    yield Text.assemble(" ", ("c", BOLD), " ", centre)
    kinds = [kind for kind in KINDS if kind != JOKER or view.joker]
    yield from stocks(saying.stocks(view), kinds, PAINT, width)


def _centre(tiles: str, marker: list[Text], saying: Saying, width: int) -> Text:
    if not tiles and not marker:
        return Text(saying.words.say("terminal-empty"), style=DIM)
    if BLOCK * (len(tiles) + len(marker)) <= width:
        return Text.assemble(*marker, *(block(tile, PAINT) for tile in tiles))
    counted = [Text.assemble(block(kind, PAINT), f"×{tiles.count(kind)}") for kind in KINDS if kind in tiles]
    return Text(" ").join([*marker, *counted])


# ---- the players' boards ----


def _boards(view: View, names: Sequence[str], you: int | None, saying: Saying, width: int) -> RenderableType:
    lines = abreast(len(view.boards), BOARD_WIDTH, width)
    drawn = [[_board(view, seat, names[seat], seat == you, saying) for seat in seats] for seats in lines]
    return boards(drawn, BOARD_WIDTH)


def _board(view: View, seat: int, name: str, yours: bool, saying: Saying) -> RenderableType:
    board = view.boards[seat]
    tiled = view.tiling if view.to_move == seat else None
    columns = "".join(f" {column} " for column in range(1, ROWS + 1))
    return Group(
        *_seat(view, seat, name, yours, saying),
        Text(" " * (LEFT + ROWS * BLOCK + len(DIVIDER)) + columns, style=DIM),
        *(_row(view, board, number, tiled == number) for number in range(ROWS)),
        *_floor(board.floor, saying),
    )


def _seat(view: View, seat: int, name: str, yours: bool, saying: Saying) -> Iterable[Text]:
    tag = saying.tag(view, seat, seat if yours else None)
    after = (f" ({saying.words.say('terminal-you')})" if yours else "") + (f" · {tag}" if tag else "")
    score, won = view.boards[seat].score, seat in view.winners
    yield seat_line(seat, name, after, score, BOARD_WIDTH, on_turn=view.to_move == seat, won=won)
    yield Text(f"  {shorten(saying.role(view, seat), BOARD_WIDTH - 2)}", style=DIM)


def _row(view: View, board: Board, number: int, tiled: bool) -> Text:
    """A pattern line, which fills from the right, and its row of the wall.

    Jokers stand at the right end, as one of them goes to the wall.
    """
    line = board.lines[number]
    places = [block(tile, PAINT) for tile in line]
    free = free_places(number + 1 - len(line))
    margin = Text(" " * BLOCK * (ROWS - 1 - number))
    label = Text(f"{'>' if tiled else ' '}{number + 1} ", style=TURN if tiled else "")
    wall = [_cell(view.wall, tile, number, column) for column, tile in enumerate(board.wall[number])]
    return Text.assemble(label, margin, *free, *places, (DIVIDER, TURN if tiled else DIM), *wall)


def _cell(wall: str, tile: str, row: int, column: int) -> Text:
    if tile != FREE:
        return block(tile, PAINT)
    return Text(f" {PRINTED.wall[row][column].lower() if wall == 'coloured' else '·'} ", style=DIM)


def _floor(floor: str, saying: Saying) -> Iterable[Text]:
    places = [_marker(saying) if tile == MARKER else block(tile, PAINT) for tile in floor]
    places += free_places(len(PRINTED.floor) - len(floor))
    costs = "".join(f"−{cost} " for cost in PRINTED.floor)
    lost = f"  −{sum(PRINTED.floor[: len(floor)])}" if floor else ""
    # The costs stand above the tiles, and so between the floor and the last line.
    yield Text.assemble(" " * LEFT, (costs, LOSS + DIM), (" " + saying.say("terminal-floor"), DIM))
    yield Text.assemble(" - ", *places, (lost, LOSS))


def _marker(saying: Saying) -> Text:
    return Text(saying.words.say("terminal-marker-short").center(BLOCK), style=PAINT[MARKER])
