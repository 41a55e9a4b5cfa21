"""A table of Zaic drawn for a terminal: a ring is light and a lozenge dark, the number beside it is its level."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from faience.art.blocks import BOLD, DIM, GAP, INDENT, STATUS_NAME, TURN, head, shorten
from faience.games.seats import OVER
from faience.games.zaic.facts import Box, Tile, View
from faience.games.zaic.places import COLUMNS, FIRST, SHAPES, SIZES, Place
from faience.games.zaic.saying import Saying
from faience.languages import plain, seated_names

MARKS = "○◆"
"""As on the tiles: light has rings, dark has lozenges."""
PAINT = (
    Style(color="#4a3510", bgcolor="#f4efe1", bold=True),
    Style(color="#dcebf5", bgcolor="#2a4a63", bold=True),
)

CELL = 4
NARROW_CELL = 2
LABEL = 3
MARGIN = 2
"""How far a tile can reach beyond those that lie."""
NAME = 12
"""How much of a name must be seen before a number may have its label."""

CORNERS = {
    "Q": ("└", "┌", "┘", "┐"),
    "H": ("[", "]"),
    "V": ("╵", "╷"),
    "S": ("▫",),
}
"""What each square of a kind shows of its tile's extent, in the order of `view.squares`."""


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
    called = seated_names(names, 2)
    return Group(
        *_head(view, called, you, saying, width),
        Text(),
        *(line for seat in (0, 1) for line in _seat(view, seat, called[seat], seat == you, saying, width)),
        Text(),
        *_board(view, width),
        Text(),
        Text(f"{INDENT}{saying.box(view)}", style=DIM),
        *_standing(view, called, saying),
        *([Text(), Text(saying.label(saying.last_move, plain(last)), style=DIM)] if last else []),
    )


def _head(view: View, names: Sequence[str], you: int | None, saying: Saying, width: int) -> Iterable[RenderableType]:
    status = saying.status(view, [shorten(name, STATUS_NAME) for name in names], you)
    if view.to_move >= 0:
        status = f"{MARKS[view.to_move]} {status}"
    told = Text(status, style=TURN if view.to_move in (you, OVER) else BOLD)
    return head(saying.title, saying.headline(view), told, width)


def _seat(view: View, seat: int, name: str, yours: bool, saying: Saying, width: int) -> Iterable[Text]:
    """Who plays a colour, what is left of it, and its areas."""
    you = saying.words.say("terminal-you") if yours else ""
    tag = saying.tag(view, seat, seat if yours else None)
    after = "".join(f" · {part}" for part in (saying.role(view, seat), you, tag) if part)
    size = Text(str(view.largest(seat)), style=BOLD)
    largest = Text.assemble(f"{saying.say('terminal-largest')} ", size)
    if width - 4 - cell_len(after) - GAP - largest.cell_len < min(NAME, cell_len(name)):
        largest = size
    room = width - 4 - cell_len(after) - GAP - largest.cell_len
    shown = shorten(name, max(room, 1))
    filler = " " * max(1, width - 4 - cell_len(shown) - cell_len(after) - largest.cell_len)
    mark = Text(f" {MARKS[seat]} ", style=PAINT[seat])
    yield Text.assemble(mark, " ", (shown, BOLD), (after, TURN if tag else ""), filler, largest)
    pieces = [
        Text.assemble(f"{shape} ", (f"×{left}", BOLD if left else DIM))
        for shape, left in zip(SHAPES, view.reserves[seat], strict=True)
    ]
    reserve = Text.assemble("    ", (f"{saying.say('terminal-reserve-within')}  ", DIM), Text("   ").join(pieces))
    areas = Text.assemble((f"{saying.say('terminal-areas-within')} ", DIM), saying.areas(view, seat))
    room = width - reserve.cell_len - areas.cell_len
    if room >= GAP:
        yield Text.assemble(reserve, " " * room, areas)
    else:
        yield reserve
        yield Text.assemble("    ", areas)


def _board(view: View, width: int) -> Iterable[Text]:
    """The places in use and those where a tile beside them could lie, row 1 at the bottom."""
    reach, stacks = _near(view), view.stacks()
    cell = CELL if 2 * LABEL + CELL * reach.columns <= width else NARROW_CELL
    columns = range(reach.left, reach.right + 1)
    margin = " " * max(0, (width - 2 * LABEL - cell * reach.columns) // 2)
    letters = Text(margin + " " * LABEL + "".join(_centred(COLUMNS[column], cell) for column in columns), style=DIM)
    yield letters
    for row in range(reach.top, reach.bottom - 1, -1):
        places = [_place((column, row), stacks.get((column, row), []), cell) for column in columns]
        label = f"{row + 1:>{LABEL - 1}} "
        yield Text.assemble(margin, (label, DIM), *places, (f" {row + 1}", DIM))
    yield letters


def _near(view: View) -> Box:
    box, reach = view.box or Box(*FIRST, *FIRST), view.reach
    return Box(
        max(reach.left, box.left - MARGIN),
        max(reach.bottom, box.bottom - MARGIN),
        min(reach.right, box.right + MARGIN),
        min(reach.top, box.top + MARGIN),
    )


def _place(place: Place, stack: Sequence[Tile], cell: int) -> Text:
    if not stack:
        return Text(_centred("·", cell), style=DIM)
    tile = stack[-1]
    top = f"{MARKS[tile.seat]}{len(stack)}"
    if cell == NARROW_CELL:
        return Text(top, style=PAINT[tile.seat])
    square = tile.squares.index(place)
    corner = CORNERS[tile.kind][square]
    # The corners stand at the outer side of their square.
    at_right = place[0] == tile.column + SIZES[tile.kind][0] - 1 and SIZES[tile.kind][0] > 1
    return Text(f" {top}{corner}" if at_right else f"{corner}{top} ", style=PAINT[tile.seat])


def _standing(view: View, names: Sequence[str], saying: Saying) -> Iterable[Text]:
    if view.tiles and view.to_move != OVER:
        standing = saying.standing(view, [shorten(name, STATUS_NAME) for name in names])
        yield Text(f"{INDENT}{standing}", style=DIM)


def _centred(text: str, cell: int) -> str:
    return f" {text}".ljust(cell) if cell == CELL else f"{text} "
