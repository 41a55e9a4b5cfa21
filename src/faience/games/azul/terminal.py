"""A table of Azul drawn for a terminal: every tile is a block of its colour with its letter, so colour may fail."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from faience.games.azul.texts import ENGLISH
from faience.games.azul.view import FLOOR_COSTS, FREE, JOKER, KINDS, MARKER, ROWS, Board, View, printed_colour
from faience.games.azul.wording import Texts
from faience.games.seats import CHANCE, OVER
from faience.languages import plain

SEAT_MARKS = "◆■▲●"
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
BOLD, DIM = Style(bold=True), Style(dim=True)
TURN = Style(color="green", bold=True)
LOSS = Style(color="red")

BLOCK = 3
"""How wide a tile is."""
GAP = 3
LEFT = 3
"""Before the lines: the number of the line and whether it is the one to tile."""
DIVIDER = " │ "
BOARD_WIDTH = LEFT + ROWS * BLOCK + len(DIVIDER) + ROWS * BLOCK
INDENT = "  "
STATUS_NAME = 24
"""How much of a long name the line above the table shows."""


def draw(
    view: View,
    names: Sequence[str],
    *,
    you: int | None = None,
    width: int = 80,
    texts: Texts | None = None,
    last: str | None = None,
) -> RenderableType:
    """The table, to be printed by rich.

    ``you`` is the seat of who is looking, if any; ``last`` a sentence that tells the last move and is shown as it is.
    """
    words = ENGLISH if texts is None else texts
    called = [plain(name) for name in names]
    if len(called) < len(view.boards):
        raise ValueError(f"{len(view.boards)} players sit at this table, but {len(called)} names were given")
    return Group(
        *_head(view, called, you, words, width),
        Text(),
        *_market(view, words, width),
        Text(),
        _boards(view, called, you, words, width),
        *([Text(), Text(f"{words.last_move}{words.colon} {plain(last)}", style=DIM)] if last else []),
    )


def _head(view: View, names: Sequence[str], you: int | None, words: Texts, width: int) -> Iterable[RenderableType]:
    lines = [Text("Azul", style=BOLD)]
    for part in words.headline(view):
        if lines[-1].cell_len + 3 + cell_len(part) <= width:
            lines[-1] = Text.assemble(lines[-1], " · ", part)
        else:
            lines.append(Text(INDENT + part))
    status = words.status(view, [_shorten(name, STATUS_NAME) for name in names], you)
    if view.to_move not in (CHANCE, OVER):
        status = f"{SEAT_MARKS[view.to_move]} {status}"
    told = Text(status, style=TURN if view.to_move in (you, OVER) else BOLD)
    room = width - lines[-1].cell_len - told.cell_len
    if len(lines) == 1 and room >= GAP:
        lines = [Text.assemble(lines[0], " " * room, told)]
    else:
        lines.append(told)
    return lines


# ---- factories, centre, bag and lid ----


def _market(view: View, words: Texts, width: int) -> Iterable[RenderableType]:
    yield Text(words.factories, style=DIM)
    yield from _flow([_factory(number, tiles) for number, tiles in enumerate(view.factories, start=1)], width, 1)
    marker = [_block(MARKER, words)] if view.marker is None and view.to_move >= 0 else []
    centre = _centre(view.centre, marker, words, width - LEFT)
    yield Text(words.centre, style=DIM)
    yield Text.assemble(" ", ("c", BOLD), " ", centre)
    kinds = [kind for kind in KINDS if kind != JOKER or view.joker]
    stocks = {f"{words.bag} {len(view.bag)}": view.bag, f"{words.lid} {len(view.lid)}": view.lid}
    longest = max(map(cell_len, stocks))
    yield from _flow([_stock(set_cell_size(word, longest), held, kinds) for word, held in stocks.items()], width, GAP)


def _factory(number: int, tiles: str) -> Text:
    places = [_block(tile) for tile in tiles] + [Text(" · ", style=DIM)] * (4 - len(tiles))
    return Text.assemble(" ", (str(number), BOLD if tiles else DIM), " ", *places)


def _centre(tiles: str, marker: list[Text], words: Texts, width: int) -> Text:
    if not tiles and not marker:
        return Text(words.empty, style=DIM)
    if BLOCK * (len(tiles) + len(marker)) <= width:
        return Text.assemble(*marker, *map(_block, tiles))
    counted = [Text.assemble(_block(kind), f"×{tiles.count(kind)}") for kind in KINDS if kind in tiles]
    return Text(" ").join([*marker, *counted])


def _stock(label: str, held: str, kinds: Sequence[str]) -> Text:
    """What bag or lid holds, by kind."""
    counts = [(kind, held.count(kind)) for kind in kinds]
    parts = [Text.assemble(_block(kind), (f" {count:<2}", "" if count else DIM)) for kind, count in counts]
    return Text.assemble((label, DIM), " ", Text(" ").join(parts))


def _flow(parts: Sequence[Text], width: int, gap: int) -> Iterable[Text]:
    """Parts of equal width side by side, in as few lines as hold them, each about as long as the others."""
    fit = max(1, (width + gap) // (max(part.cell_len for part in parts) + gap))
    lines = -(-len(parts) // fit)
    a_line = -(-len(parts) // lines)
    for start in range(0, len(parts), a_line):
        yield Text(" " * gap).join(parts[start : start + a_line])


# ---- the players' boards ----


def _boards(view: View, names: Sequence[str], you: int | None, words: Texts, width: int) -> RenderableType:
    seats = range(len(view.boards))
    fit = max(1, (width + GAP) // (BOARD_WIDTH + GAP))
    a_line = next(count for count in (4, 3, 2, 1) if count <= fit and (count < 3 or count == len(seats)))
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(a_line):
        grid.add_column(width=BOARD_WIDTH, no_wrap=True)
    drawn = [_board(view, seat, names[seat], seat == you, words) for seat in seats]
    for start in range(0, len(drawn), a_line):
        if start:
            grid.add_row()
        grid.add_row(*drawn[start : start + a_line])
    return grid


def _board(view: View, seat: int, name: str, yours: bool, words: Texts) -> RenderableType:
    board = view.boards[seat]
    tiled = view.tiling if view.to_move == seat else None
    columns = "".join(f" {column} " for column in range(1, ROWS + 1))
    return Group(
        *_seat(view, seat, name, yours, words),
        Text(" " * (LEFT + ROWS * BLOCK + len(DIVIDER)) + columns, style=DIM),
        *(_row(view, board, number, tiled == number) for number in range(ROWS)),
        *_floor(board.floor, words),
    )


def _seat(view: View, seat: int, name: str, yours: bool, words: Texts) -> Iterable[Text]:
    on_turn = view.to_move == seat
    tag = words.winner if seat in view.winners else words.to_move if on_turn else ""
    if on_turn and yours:
        tag = words.your_turn
    after = (f" ({words.you})" if yours else "") + (f" · {tag}" if tag else "")
    score = str(view.boards[seat].score)
    room = BOARD_WIDTH - 2 - cell_len(after) - 1 - cell_len(score)
    shown = _shorten(name, max(room, 1))
    filler = " " * (BOARD_WIDTH - 2 - cell_len(shown) - cell_len(after) - cell_len(score))
    mark = Text(f"{SEAT_MARKS[seat]} ", style=TURN if on_turn else "")
    yield Text.assemble(mark, (shown, BOLD), (after, TURN if tag else ""), filler, (score, BOLD))
    yield Text(f"  {_shorten(words.role(view, seat), BOARD_WIDTH - 2)}", style=DIM)


def _row(view: View, board: Board, number: int, tiled: bool) -> Text:
    """A pattern line, which fills from the right, and its row of the wall."""
    line = board.lines[number]
    places = [_block(tile) for tile in reversed(line)]
    free = [Text(" · ", style=DIM)] * (number + 1 - len(line))
    margin = Text(" " * BLOCK * (ROWS - 1 - number))
    label = Text(f"{'>' if tiled else ' '}{number + 1} ", style=TURN if tiled else "")
    wall = [_cell(view.wall, tile, number, column) for column, tile in enumerate(board.wall[number])]
    return Text.assemble(label, margin, *free, *places, (DIVIDER, TURN if tiled else DIM), *wall)


def _cell(wall: str, tile: str, row: int, column: int) -> Text:
    if tile != FREE:
        return _block(tile)
    return Text(f" {printed_colour(row, column).lower() if wall == 'coloured' else '·'} ", style=DIM)


def _floor(floor: str, words: Texts) -> Iterable[Text]:
    places = [_block(tile, words) for tile in floor]
    places += [Text(" · ", style=DIM)] * (len(FLOOR_COSTS) - len(floor))
    costs = "".join(f"−{cost} " for cost in FLOOR_COSTS)
    lost = f"  −{sum(FLOOR_COSTS[: len(floor)])}" if floor else ""
    # The costs stand above the tiles, and so between the floor and the last line.
    yield Text.assemble(" " * LEFT, (costs, LOSS + DIM), (" " + words.floor.lower(), DIM))
    yield Text.assemble(" - ", *places, (lost, LOSS))


def _block(tile: str, words: Texts = ENGLISH) -> Text:
    return Text(words.marker_short.center(BLOCK) if tile == MARKER else f" {tile} ", style=PAINT[tile])


def _shorten(text: str, width: int) -> str:
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + "…"
