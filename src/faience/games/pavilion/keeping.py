"""Which tiles a player who passes had better keep, as a place to begin from."""

from __future__ import annotations

from faience.games.pavilion.geometry import star_takes
from faience.games.pavilion.notation import CORNER_PLACES
from faience.games.pavilion.view import FREE, KINDS, ROUNDS, View


def useful_tiles(view: View, seat: int) -> str:
    """The jokers of the next round first, then the colours that most tiles and most open spaces speak for.

    After the last round kept tiles cost what others do, and later: then none is kept.
    """
    if view.round == ROUNDS:
        return ""
    hand, next_joker = view.boards[seat].hand, KINDS[view.round]

    def worth(kind: str) -> tuple[bool, bool, int, int]:
        open_spaces = _open_spaces(view, seat, kind)
        return kind == next_joker, open_spaces > 0, hand.count(kind), open_spaces

    # Of equals the first one of KINDS comes first, as sorting keeps their order.
    by_worth = sorted(KINDS, key=worth, reverse=True)
    kept = "".join(kind * hand.count(kind) for kind in by_worth)[:CORNER_PLACES]
    return "".join(sorted(kept, key=KINDS.index))


def _open_spaces(view: View, seat: int, kind: str) -> int:
    stars = view.boards[seat].stars
    takes = (laid for star, laid in enumerate(stars) if star_takes(view.board, star, laid, kind))
    return sum(laid.count(FREE) for laid in takes)
