"""What the tiling of a round and the end of the game bring a board, item by item.

The engine scores; this only says how its scores come about, and a test holds every sum against the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from faience.games.azul.view import COLOURS, FLOOR_COSTS, FREE, JOKER, ROWS, Board, View, printed_colour
from faience.games.azul.wording import Texts
from faience.games.choices import Part, Scoring
from faience.games.seats import OVER
from faience.games.wording import az

ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS = 2, 7, 10


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile laid on the wall, and the runs it became part of. Rows and columns from 1, as players count."""

    row: int
    column: int
    tile: str
    across: int
    down: int

    @property
    def points(self) -> int:
        """A run of one counts only if both are."""
        return (self.across if self.across > 1 else 0) + (self.down if self.down > 1 else 0) or 1

    def part(self, words: Texts, where: str) -> Part:
        """The tile as an item; ``where`` names the wall, its row or its line."""
        text = words.label(where.format(n=self.row), words.runs(self.across, self.down))
        return Part(self.points, text, {"what": "tile", **asdict(self)})


def lay(wall: Sequence[str], row: int, column: int, tile: str) -> tuple[tuple[str, ...], Laid]:
    """A wall with one more tile, and what that tile scores; row and column from 0."""
    cells = [*wall[row]]
    cells[column] = tile
    after = (*wall[:row], "".join(cells), *wall[row + 1 :])
    across = _run(after[row], column)
    down = _run("".join(laid[column] for laid in after), row)
    return after, Laid(row + 1, column + 1, tile, across, down)


def floor_loss(floor: str) -> int:
    """What a floor costs."""
    return sum(FLOOR_COSTS[: len(floor)])


def floor_part(loss: int, tiles: str, words: Texts) -> Part:
    """What tiles on the floor cost, as an item."""
    return Part(-loss, words.floor.lower(), {"what": "floor", "tiles": len(tiles)})


def printed_tiling(board: Board) -> list[Laid]:
    """The tiles that the complete lines of a board bring to their printed cells, from the top."""
    wall, laid = board.wall, []
    for row, line in enumerate(board.lines):
        colour = line.replace(JOKER, "")[:1]
        if len(line) == row + 1 and colour:
            column = next(column for column in range(ROWS) if printed_colour(row, column) == colour)
            wall, tile = lay(wall, row, column, JOKER if JOKER in line else colour)
            laid.append(tile)
    return laid


def round_scoring(views: Sequence[View], words: Texts) -> list[Scoring]:
    """What a round brought each seat, from its views up to the one after its end."""
    last_take = max(n for n, view in enumerate(views[:-1]) if view.centre or any(view.factories))
    end = [scoring.before for scoring in bonuses(views[-1], words)]
    return [
        _seat_scoring(seat, views[0].boards[seat], views[last_take].boards[seat], views[-1].boards[seat], end, words)
        for seat in range(len(end))
    ]


def bonuses(view: View, words: Texts) -> list[Scoring]:
    """What the end of the game brought each seat; nothing before it."""
    return [_bonus(seat, board, words, over=view.to_move == OVER) for seat, board in enumerate(view.boards)]


def _seat_scoring(
    seat: int, first: Board, untiled: Board, after: Board, scores: Sequence[int], words: Texts
) -> Scoring:
    wall, parts = first.wall, []
    for row in range(ROWS):
        new = [column for column in range(ROWS) if after.wall[row][column] != first.wall[row][column]]
        for column in new:
            wall, tile = lay(wall, row, column, after.wall[row][column])
            parts.append(tile.part(words, words.row))
        if not new and untiled.lines[row] and not after.lines[row]:
            # Only a line without a legal cell empties and leaves nothing on the wall.
            text = words.stuck.format(n=row + 1, az=az(row + 1))
            parts.append(Part(0, text, {"what": "stuck", "row": row + 1}))
    # The engine took the floor, and never more than there was.
    lost = first.score + sum(part.points for part in parts) - scores[seat]
    if lost:
        parts.append(Part(-lost, words.floor.lower(), {"what": "floor"}))
    return Scoring(seat, first.score, scores[seat], tuple(parts))


def _bonus(seat: int, board: Board, words: Texts, *, over: bool) -> Scoring:
    if not over:
        return Scoring(seat, board.score, board.score)
    columns = ["".join(row[column] for row in board.wall) for column in range(ROWS)]
    laid = "".join(board.wall)
    complete = {
        "row": (ROW_BONUS, sum(FREE not in row for row in board.wall)),
        "column": (COLUMN_BONUS, sum(FREE not in column for column in columns)),
        "colour": (COLOUR_BONUS, sum(laid.count(colour) == ROWS for colour in COLOURS)),
    }
    parts = tuple(
        Part(points * n, words.complete(what, n), {"what": "bonus", "of": what, "n": n})
        for what, (points, n) in complete.items()
        if n
    )
    return Scoring(seat, board.score - sum(part.points for part in parts), board.score, parts)


def _run(cells: str, place: int) -> int:
    """How many cells in a row hold tiles around a place."""
    before, after = cells[:place], cells[place + 1 :]
    left = len(before) - len(before.rstrip("".join(set(before) - {FREE}))) if before else 0
    right = len(after) - len(after.lstrip("".join(set(after) - {FREE}))) if after else 0
    return left + 1 + right
