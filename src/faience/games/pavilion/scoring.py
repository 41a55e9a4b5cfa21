"""What a round and the end of the game bring a board, item by item.

The engine scores; this only says how its scores come about, and a test holds every sum against the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from faience.games.choices import Part, Scoring
from faience.games.pavilion.effects import LEAST_SCORE
from faience.games.pavilion.geometry import NUMBER_WORTH, number_progress, star_colour, star_worth
from faience.games.pavilion.view import FREE, KINDS, Board, View
from faience.games.pavilion.wording import Texts


def round_scoring(views: Sequence[View], words: Texts, *, over: bool) -> list[Scoring]:
    """What a round brought each seat, from its views up to the one after its end, which may be that of the game."""
    after = scores_without_end(views[-2], views[-1], words) if over else [board.score for board in views[-1].boards]
    return [
        Scoring(seat, views[0].boards[seat].score, score, _round_parts(views, seat, words))
        for seat, score in enumerate(after)
    ]


def bonuses(before: View | None, view: View, words: Texts, *, over: bool) -> list[Scoring]:
    """What the end of the game brought each seat; nothing before it."""
    if not over:
        return [Scoring(seat, board.score, board.score) for seat, board in enumerate(view.boards)]
    scores = scores_without_end(before, view, words)
    return [
        Scoring(seat, scores[seat], board.score, end_parts(view.board, board, scores[seat], words))
        for seat, board in enumerate(view.boards)
    ]


def scores_without_end(before: View | None, view: View, words: Texts) -> list[int]:
    """The scores after the last pass of a game, before stars, numbers and tiles left over changed them.

    Without the table before that pass, of a loss that was cut off nothing is known: it is taken to have been none.
    """
    if before is None:
        return [_score_without_end(view.board, board, words) for board in view.boards]
    scores, seat = [board.score for board in before.boards], before.to_move
    dropped = len(before.boards[seat].hand) - len(view.boards[seat].kept or "")
    scores[seat] = max(LEAST_SCORE, scores[seat] - dropped)
    return scores


def _score_without_end(side: str, board: Board, words: Texts) -> int:
    gained, left = sum(part.points for part in complete_parts(side, board, words)), len(board.kept or "")
    return board.score - gained + (left if board.score > LEAST_SCORE else min(left, gained))


def end_parts(side: str, board: Board, score: int, words: Texts) -> tuple[Part, ...]:
    """What the end brings a board that has so many points: stars, numbers, tiles left over."""
    parts = complete_parts(side, board, words)
    if board.kept:
        gained = sum(part.points for part in parts)
        parts.append(loss_part(len(board.kept), score + gained, words.left_over, "left", words))
    return tuple(parts)


def complete_parts(side: str, board: Board, words: Texts) -> list[Part]:
    """What complete stars and numbers bring."""
    return [*star_parts(side, board, words), *number_parts(side, board, words)]


def star_parts(side: str, board: Board, words: Texts) -> list[Part]:
    """The complete stars by what they are worth: by colour, those of all colours last."""
    complete = [(star, laid) for star, laid in enumerate(board.stars) if FREE not in laid]
    colours = [star_colour(side, star, laid) for star, laid in complete]
    parts = []
    for colour in (*KINDS, ""):
        stars = [star for (star, _), other in zip(complete, colours, strict=True) if other == colour]
        if stars:
            worth = star_worth(side, stars[0], board.stars[stars[0]]) or 0
            detail = {"what": "stars", "colour": colour, "stars": stars}
            parts.append(Part(worth * len(stars), words.complete_stars(colour, len(stars)), detail))
    return parts


def number_parts(side: str, board: Board, words: Texts) -> list[Part]:
    """The costs whose spaces all hold a tile."""
    complete = [n for n in NUMBER_WORTH if len(set(number_progress(side, board.stars, n))) == 1]
    return [Part(NUMBER_WORTH[n], words.all_numbers[n], {"what": "numbers", "n": n}) for n in complete]


def loss_part(tiles: int, score: int, forms: tuple[str, str], what: str, words: Texts) -> Part:
    """One point for every tile, as far as there are points to lose."""
    lost = min(tiles, score - LEAST_SCORE)
    return Part(-lost, words.loss(forms, tiles, cut=lost < tiles), {"what": what, "tiles": tiles})


def _round_parts(views: Sequence[View], seat: int, words: Texts) -> tuple[Part, ...]:
    """The marker, what was laid, what passing cost."""
    turns = [(view, then) for view, then in pairwise(views) if view.to_move == seat]
    parts = []
    for view, then in turns:
        if view.marker is None and then.marker == seat:
            taken = len(then.boards[seat].hand) - len(view.boards[seat].hand)
            parts.append(loss_part(taken, view.boards[seat].score, words.marker_loss, "marker", words))
    # A seat's last decision of a round is its pass; after it the corner tiles may be back in the hand already.
    first, (passing, passed) = views[0].boards[seat], turns[-1]
    last, after = passing.boards[seat], passed.boards[seat]
    if laid := _tiles_on(last) - _tiles_on(first):
        scored = last.score - first.score - sum(part.points for part in parts)
        parts.append(Part(scored, words.laid_tiles(laid), {"what": "laid", "tiles": laid}))
    if dropped := len(last.hand) - len(after.hand if after.kept is None else after.kept):
        parts.append(loss_part(dropped, last.score, words.dropped, "passing", words))
    return tuple(parts)


def _tiles_on(board: Board) -> int:
    return sum(len(laid) - laid.count(FREE) for laid in board.stars)
