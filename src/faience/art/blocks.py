"""What the terminal drawings of all tables are made with: styles, tiles as blocks, and lines that fit the screen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

SEAT_MARKS = "◆■▲●"
BOLD, DIM = Style(bold=True), Style(dim=True)
TURN = Style(color="green", bold=True)

BLOCK = 3
"""How wide a tile is."""
GAP = 3
INDENT = "  "
STATUS_NAME = 24
"""How much of a long name the line above the table shows."""
FACTORY_TILES = 4

Paint = Mapping[str, Style]
"""The style of each kind of tile."""


# ---- lines ----


def shorten(text: str, width: int) -> str:
    """The text, or as much of its beginning as fits into ``width`` cells, and an ellipsis."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + "…"


def flow(parts: Sequence[Text], width: int, gap: int) -> Iterable[Text]:
    """Parts of equal width side by side, in as few lines as hold them, each about as long as the others."""
    fit = max(1, (width + gap) // (max(part.cell_len for part in parts) + gap))
    lines = -(-len(parts) // fit)
    a_line = -(-len(parts) // lines)
    for start in range(0, len(parts), a_line):
        yield Text(" " * gap).join(parts[start : start + a_line])


def wrapped(parts: Iterable[Text], width: int, between: str) -> Iterable[Text]:
    """Parts side by side, a new line where the next does not fit."""
    line: Text | None = None
    for part in parts:
        if line is None:
            line = part
        elif line.cell_len + len(between) + part.cell_len <= width:
            line = Text.assemble(line, between, part)
        else:
            yield line
            line = Text.assemble(INDENT, part)
    if line is not None:
        yield line


def head(title: str, headline: Sequence[str], status: Text, width: int) -> list[Text]:
    """The title and what follows it, and the status at its right if one line holds both, else below."""
    lines = list(wrapped([Text(title, style=BOLD), *map(Text, headline)], width, " · "))
    room = width - lines[-1].cell_len - status.cell_len
    if len(lines) == 1 and room >= GAP:
        return [Text.assemble(lines[0], " " * room, status)]
    return [*lines, status]


# ---- tiles ----


def block(tile: str, paint: Paint) -> Text:
    """A tile that shows its letter, so that colour may fail."""
    return Text(f" {tile} ", style=paint[tile])


def free_places(count: int) -> list[Text]:
    """Places that could hold a tile each."""
    return [Text(" · ", style=DIM)] * count


def factories(held: Iterable[str], paint: Paint, width: int) -> Iterable[Text]:
    """All factories with their numbers."""
    return flow([_factory(number, tiles, paint) for number, tiles in enumerate(held, start=1)], width, 1)


def _factory(number: int, tiles: str, paint: Paint) -> Text:
    places = [block(tile, paint) for tile in tiles] + free_places(FACTORY_TILES - len(tiles))
    return Text.assemble(" ", (str(number), BOLD if tiles else DIM), " ", *places)


def stocks(held: Mapping[str, str], kinds: Iterable[str], paint: Paint, width: int) -> Iterable[Text]:
    """What bag and the like hold, by kind."""
    labels = {f"{word} {len(tiles)}": tiles for word, tiles in held.items()}
    longest = max(map(cell_len, labels))
    parts = [_stock(set_cell_size(label, longest), tiles, kinds, paint) for label, tiles in labels.items()]
    return flow(parts, width, GAP)


def _stock(label: str, held: str, kinds: Iterable[str], paint: Paint) -> Text:
    counts = [(kind, held.count(kind)) for kind in kinds]
    parts = [Text.assemble(block(kind, paint), (f" {count:<2}", "" if count else DIM)) for kind, count in counts]
    return Text.assemble((label, DIM), " ", Text(" ").join(parts))


# ---- the players' boards ----


def abreast(players: int, board_width: int, width: int) -> list[range]:
    """The seats whose boards stand side by side, line by line: all of them, two or one."""
    fit = max(1, (width + GAP) // (board_width + GAP))
    a_line = next(count for count in (4, 3, 2, 1) if count <= fit and (count < 3 or count == players))
    return [range(start, min(start + a_line, players)) for start in range(0, players, a_line)]


def boards(lines: Iterable[Sequence[RenderableType]], board_width: int) -> RenderableType:
    """The boards of each line side by side, an empty line between them."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for place, line in enumerate(lines):
        if place:
            grid.add_row()
        else:
            for _ in line:
                grid.add_column(width=board_width, no_wrap=True)
        grid.add_row(*line)
    return grid


def seat_line(seat: int, name: str, after: str, score: int, width: int, *, on_turn: bool, won: bool) -> Text:
    """Who sits there, what there is to say of them, and their score at the right."""
    points = str(score)
    shown = shorten(name, max(width - 2 - cell_len(after) - 1 - cell_len(points), 1))
    filler = " " * (width - 2 - cell_len(shown) - cell_len(after) - cell_len(points))
    mark = Text(f"{SEAT_MARKS[seat]} ", style=TURN if on_turn else "")
    told = TURN if on_turn or won else Style()
    return Text.assemble(mark, (shown, BOLD), (after, told), filler, (points, BOLD))
