"""What a player may do at a table of Azul, what each move would bring, and why the rest may not be done."""

from __future__ import annotations

from collections.abc import Iterator

from faience.games.azul.effects import Lay, Take, after_take, effect_of, told
from faience.games.azul.reasons import Fault, cell_fault, line_fault
from faience.games.azul.scoring import bonuses, floor_loss, floor_part, lay, printed_tiling
from faience.games.azul.view import COLOURS, FLOOR_COSTS, JOKER, KINDS, MARKER, ROWS, Board, View
from faience.games.azul.wording import Texts
from faience.games.choices import Choice, Choices, Part, Refusal, Scoring
from faience.games.game import State
from faience.games.seats import OVER
from faience.games.wording import az


def choices(state: State, words: Texts) -> Choices:
    """All legal moves with what they bring, and the lines or columns that are not open."""
    view = state.view()
    if view.tiling is None:
        moves = tuple(_take(state, view, move, words) for move in state.legal_texts())
        stands = _standing(state, view, words)
        kinds = KINDS if view.joker else COLOURS
        faults = {f"{kind}{row + 1}": line_fault(view, kind, row) for kind in kinds for row in range(ROWS)}
    else:
        moves = tuple(_lay(view, move, words) for move in state.legal_texts())
        score = view.boards[view.to_move].score
        stands = Scoring(view.to_move, score, score)
        faults = {f"@{column + 1}": cell_fault(view, column) for column in range(ROWS)}
    refused = {tried: _refusal(fault, words) for tried, fault in faults.items() if fault}
    return Choices(moves, words.after_tile if view.tiling is not None else words.after_round, refused, stands)


def _refusal(fault: Fault, words: Texts) -> Refusal:
    return Refusal(fault["why"], words.refusal(**fault))


def _lay(view: View, move: str, words: Texts) -> Choice:
    effect = effect_of(view, move)
    assert isinstance(effect, Lay), "while tiling, moves lay"
    board = view.boards[view.to_move]
    _, tile = lay(board.wall, effect.row - 1, effect.column - 1, effect.tile)
    return Choice(
        move,
        title=words.cell_title.format(row=effect.row, column=effect.column),
        gain=tile.points,
        before=board.score,
        after=board.score + tile.points,
        parts=(tile.part(words, words.wall),),
        effect=told(effect),
    )


def _take(state: State, view: View, move: str, words: Texts) -> Choice:
    effect = effect_of(view, move)
    assert isinstance(effect, Take), "outside tiling, moves take"
    seat = view.to_move
    after = state.copy()
    after.play(move)
    board = view.boards[seat]
    then = after_take(board, effect)
    parts = [] if _chooses(view, then) else _printed_parts(board, then, words)
    parts += _floor_parts(board, then, effect, words)
    before, projected = state.projected_scores[seat], after.projected_scores[seat]
    end = bonuses(after.view(), words)[seat] if after.to_move == OVER else None
    if _chooses(view, then):
        score = end.before if end else projected
        if after.to_move >= 0 or score > 0:
            # The engine reckons with the best cells.
            wall = score - before - sum(part.points for part in parts)
        else:
            # It stopped at 0; a round that ends without a choice of cells only saw lines fall that had none.
            wall = _fallen(board) - _fallen(then)
        if wall:
            parts.insert(0, _wall_part(wall, words))
    if end:
        parts += end.parts
    return Choice(
        move,
        title=_title(effect, then, words),
        gain=sum(part.points for part in parts),
        before=max(0, before),
        after=max(0, projected),
        parts=tuple(parts),
        effect=told(effect),
    )


def _standing(state: State, view: View, words: Texts) -> Scoring:
    """What the round would bring the mover if it ended now."""
    seat = view.to_move
    board, projected = view.boards[seat], state.projected_scores[seat]
    loss = floor_loss(board.floor)
    if _chooses(view, board):
        wall = projected + loss - board.score
        parts = [_wall_part(wall, words)] if wall else []
    else:
        parts = [tile.part(words, words.line) for tile in printed_tiling(board)]
    if loss:
        parts.append(floor_part(loss, board.floor, words))
    return Scoring(seat, board.score, max(0, projected), tuple(parts))


def _chooses(view: View, board: Board) -> bool:
    """Whether the owner will choose cells for complete lines: on the grey wall, or for a line of jokers only."""
    joker_lines = (line for row, line in enumerate(board.lines) if line == JOKER * (row + 1))
    return view.wall == "grey" or any(joker_lines)


def _printed_parts(board: Board, then: Board, words: Texts) -> list[Part]:
    """What a board gains on a wall where every tile has its cell."""
    before, after = printed_tiling(board), printed_tiling(then)
    new = [tile for tile in after if tile.row not in {old.row for old in before}]
    parts = [tile.part(words, words.wall) for tile in new]
    others = sum(tile.points for tile in after) - sum(tile.points for tile in [*before, *new])
    if others:
        # A tile laid above lengthens the runs of those laid below it later.
        parts.append(Part(others, words.later_rows, {"what": "later"}))
    return parts


def _floor_parts(board: Board, then: Board, effect: Take, words: Texts) -> Iterator[Part]:
    """The marker comes to the floor before the tiles."""
    floor = (board.floor + MARKER)[: len(FLOOR_COSTS)] if effect.marker else board.floor
    if cost := floor_loss(floor) - floor_loss(board.floor):
        yield Part(-cost, words.marker, {"what": "marker"})
    if loss := floor_loss(then.floor) - floor_loss(floor):
        yield floor_part(loss, then.floor[len(floor) :], words)


def _wall_part(points: int, words: Texts) -> Part:
    """What lines bring whose cells are yet to be chosen."""
    return Part(points, words.best_cells if points > 0 else words.no_cell, {"what": "wall"})


def _fallen(board: Board) -> int:
    """What complete lines cost that fall to the floor, beyond what lies there."""
    tiles = "".join(line for row, line in enumerate(board.lines) if len(line) == row + 1)
    return floor_loss(board.floor + tiles) - floor_loss(board.floor)


def _title(effect: Take, then: Board, words: Texts) -> str:
    if effect.line is None:
        return words.all_to_floor(len(effect.tiles))
    held = len(then.lines[effect.line - 1])
    template = words.completes if held == effect.line else words.fills
    return template.format(n=effect.line, held=held, az=az(effect.line))
