"""Where chance comes from in the arena: a stream of its own for everything that is drawn, found by its name.

The games played on one deal share their deals as far as the rules let them. Deal `k` of round `r` is drawn from the
stream named by (seed, deal of the match, r, k), whatever happened before. So two games see the same tiles in the same
order whenever they draw equally many from bags of equal content. In Azul that is every round until the bag is first
filled from the lid (five rounds of two players); after that, bags differ by what was played, and the same stream draws
from different bags. In Summer Pavilion the bags agree as long as the same numbers of tiles were drawn from them.
"""

from __future__ import annotations

from hashlib import blake2b

from faience._core import Rng
from faience.notation.record import Record


def seed_of(*name: int | str) -> int:
    """64 bits that belong to a name, on every machine and in every version.

    >>> seed_of("deal", 1, 2) == seed_of("deal", 1, 2), seed_of("deal", 1, 2) == seed_of("deal", 12)
    (True, False)
    """
    return int.from_bytes(blake2b("/".join(map(str, name)).encode(), digest_size=8).digest())


class Dealer:
    """Deals one game of the arena."""

    def __init__(self, seed: int, deal: int) -> None:
        self._name = (seed, deal)
        self._round = 0
        self._dealt = 0

    def deal(self, record: Record) -> None:
        """Draw what is to be drawn now."""
        game_round = record.state.round
        if game_round != self._round:
            self._round, self._dealt = game_round, 0
        record.deal(Rng(seed_of("deal", *self._name, game_round, self._dealt)))
        self._dealt += 1

    def open(self, record: Record, moves: int) -> None:
        """Play so many random moves, the same in all games of the deal: a start for games without chance."""
        rng = Rng(seed_of("opening", *self._name))
        while moves and not record.over:
            if record.awaits_deal:
                self.deal(record)
            else:
                record.play(record.state.random_move(rng))
                moves -= 1
