"""What the terminal, its lists and the SVG drawing say of a table of Summer Pavilion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from faience.games.pavilion.facts import FREE, KINDS, PRINTED, Deal, Draft, PaidPlacement, Refill, View
from faience.games.pavilion.geometry import OUTER
from faience.games.saying import MarketSaying
from faience.games.seats import OVER
from faience.words.values import values_of

FEATURES = {"window": "terminal-windows", "statue": "terminal-statues", "pillar": "terminal-pillars"}
"""What features are called, by their kinds."""


class Saying(MarketSaying[View]):
    """One language's words for a whole table."""

    kinds = KINDS

    def joker(self, view: View) -> str:
        """Which colour is the joker of the round."""
        return self.say("terminal-joker", joker=view.joker)

    def headline(self, view: View) -> tuple[str, ...]:
        """The options, the joker colour and the round, in parts to be set side by side."""
        players, board = self.words.say("terminal-players", n=len(view.boards)), self.say(f"phrase-board-{view.board}")
        return players, board, self.say("now", joker=view.joker), self.telling.progress(view)

    def tag(self, view: View, seat: int, you: int | None = None) -> str:
        """Also that a seat has passed."""
        passed = view.boards[seat].kept is not None and view.to_move != OVER
        return super().tag(view, seat, you) or (self.say("terminal-passed") if passed else "")

    def stocks(self, view: View) -> Mapping[str, str]:
        return {self.words.say("terminal-bag"): view.bag, self.say("terminal-tower"): view.tower}

    def hand(self, view: View, seat: int) -> tuple[str, str]:
        """What a player holds or, having passed, keeps: the word for it, and the tiles."""
        board = view.boards[seat]
        if board.kept is None:
            return self.say("terminal-hand"), board.hand
        return self.say("terminal-kept"), board.kept

    def star(self, star: int) -> str:
        return self.say("terminal-star", star=star)

    def described_market(self, view: View) -> Iterator[str]:
        yield from super().described_market(view)
        yield self.label(self.say("terminal-supply"), self.counts(view.supply))

    def described_board(self, view: View, seat: int) -> Iterator[str]:
        board, printed = view.boards[seat], PRINTED[view.board]
        word, tiles = self.hand(view, seat)
        yield self.label(word, self.counts(tiles))
        for star, (laid, costs) in enumerate(zip(board.stars, printed.costs, strict=True)):
            told = [
                self.say("terminal-space", n=cost, where=tip if costs.count(cost) > 1 else 0, tile=tile)
                for tip, (tile, cost) in enumerate(zip(laid, costs, strict=True), start=1)
                if tile != FREE
            ]
            if told:
                yield self.label(self.star(star), ", ".join(told))
        features = zip(printed.features, board.features, strict=True)
        done = [feature.kind for feature, laid in features if laid == len(feature.spaces)]
        told = [f"{self.say(name)} {done.count(kind)}/{len(OUTER)}" for kind, name in FEATURES.items()]
        yield self.label(self.say("terminal-complete"), ", ".join(told))

    def dealt(self, deal: Deal) -> str:
        """Also which tiles came to the supply."""
        if isinstance(deal, Refill):
            return self.telling.did(deal, "")
        supply = {self.say("terminal-supply"): deal.supply} if deal.supply else {}
        return self.round_dealt(deal.round, supply | self.by_factory(deal.factories))

    def drafted(self, draft: Draft) -> str:
        """A draft in a list: "2 green, 1 purple (joker)"."""
        return self.say("terminal-list-draft", **values_of(draft))

    def placed(self, placement: PaidPlacement) -> str:
        """A placement in a list: "3 blue, 2 jokers → 3 bonus tiles"."""
        return self.say("terminal-list-place", **values_of(placement))
