"""Summer Pavilion in words: the game, its moves, and whole tables for the terminal and for pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce

from faience.games.pavilion.facts import FREE, PRINTED, Board, Deal, Effect, Refill, View
from faience.games.pavilion.geometry import OUTER
from faience.games.seats import OVER
from faience.games.spec import Value
from faience.languages import language_of
from faience.words import words
from faience.words.telling import Telling

OPTIONS = ("players", "board")
FEATURES = {"window": "windows", "statue": "statues", "pillar": "pillars"}
"""The labels of features by their kinds."""


def telling(language: str) -> Telling:
    """The words of a language by its code, with or without a country."""
    return Telling(words(language_of(language)), "pavilion")


class Saying:
    """One language's words for a whole table."""

    def __init__(self, telling: Telling) -> None:
        self.telling, self.say = telling, telling.say

    @property
    def language(self) -> str:
        return self.telling.words.language

    @property
    def title(self) -> str:
        return self.say("name")

    @property
    def last_move(self) -> str:
        return self.word("last-move")

    @property
    def reasons(self) -> Mapping[str, str]:
        """Why a game ended."""
        return {"rounds": self.say("reason")}

    @property
    def gain(self) -> str:
        """What the number beside a move in a list means."""
        return self.say("gain")

    # ---- the game and its options ----

    @property
    def about(self) -> str:
        return self.say("about")

    @property
    def editions(self) -> Mapping[str, str]:
        return {}

    @property
    def options(self) -> Mapping[str, str]:
        """One sentence that explains each option."""
        return {option: self.say(f"option-{option}-help") for option in OPTIONS}

    @property
    def option_labels(self) -> Mapping[str, str]:
        return {option: self.say(f"option-{option}") for option in OPTIONS}

    def value_label(self, value: Value) -> str:
        """A value of an option in a word."""
        return self.say(f"option-board-{value}") if isinstance(value, str) else str(value)

    def phrase(self, option: str, value: Value) -> str:
        """The board as part of a sentence; how many play need not be said."""
        return self.say(f"phrase-board-{value}") if option == "board" else ""

    # ---- labels, and whose turn it is ----

    def word(self, label: str) -> str:
        return self.say(f"label-{label}")

    def label(self, word: str, value: str) -> str:
        """A word and what it has: "Bag: 20"."""
        return self.say("labelled", label=word, value=value)

    def counts(self, tiles: str) -> str:
        """All kinds among tiles with their numbers, or the word for empty."""
        return self.say("counts", tiles=tiles or "none")

    def factory(self, n: int) -> str:
        return self.say("label-factory", n=n)

    def joker_line(self, view: View) -> str:
        """Which colour is the joker of the round."""
        return self.say("joker-colour", joker=view.joker)

    def headline(self, view: View) -> tuple[str, ...]:
        """The options, the joker colour and the round, in parts to be set side by side."""
        players, board = self.say("players", n=len(view.boards)), self.phrase("board", view.board)
        return players, board, self.joker_line(view).lower(), self.telling.progress(view)

    def role(self, view: View, seat: int) -> str:
        return self.telling.role(view, seat)

    def status(self, view: View, names: Sequence[str], you: int | None = None) -> str:
        """Whose turn it is and for what, or the result and its reason; without a full stop."""
        if view.to_move == OVER:
            return self.telling.result(view, _scores(view), names, you)
        name = names[view.to_move] if view.to_move >= 0 else ""
        yours = "yes" if view.to_move == you else "no"
        return self.say("status", phase=view.phase, bonus=view.bonus, name=name, you=yours)

    def result(self, view: View, names: Sequence[str]) -> str:
        """Who won and with how many points, without the reason."""
        winners = [names[seat] for seat in view.winners]
        score = view.boards[view.winners[0]].score
        listed = self.telling.words.listed(winners)
        return self.say("won", names=listed, winners=len(winners), you="no", score=score)

    def brief(self, effect: Effect, move: str) -> str:  # noqa: ARG002 (other games tell it from its text)
        """A move in a few words, as advice."""
        return self.telling.advice(effect)

    def how_to_write(self, view: View) -> str:
        """How moves are written for what is to be done now."""
        return self.say("writing", bonus=view.bonus, phase=view.phase, factories=len(view.factories))

    # ---- the whole table ----

    def describe(self, view: View, names: Sequence[str]) -> str:
        """The whole table in words."""
        parts = [", ".join(self.headline(view)), self.status(view, names), *self._market(view)]
        stocks = {"supply": view.supply, "bag": view.bag, "tower": view.tower}
        parts += [self.label(self.word(word), self.counts(held)) for word, held in stocks.items()]
        for seat, board in enumerate(view.boards):
            parts += self._board(view.board, board, names[seat], self.role(view, seat))
        return ". ".join(parts) + "."

    def _market(self, view: View) -> Iterator[str]:
        for n, tiles in enumerate(view.factories, start=1):
            yield self.label(self.factory(n), self.counts(tiles))
        centre = [self.word("marker")] if view.marker is None and view.to_move >= 0 else []
        if view.centre or not centre:
            centre.append(self.counts(view.centre))
        yield self.label(self.word("centre"), ", ".join(centre))

    def _board(self, side: str, board: Board, name: str, role: str) -> Iterator[str]:
        printed = PRINTED[side]
        score = self.telling.words.say("points", points=board.score)
        yield self.label(name, ", ".join(filter(None, [score, role])))
        yield (
            self.label(self.word("hand"), self.counts(board.hand))
            if board.kept is None
            else self.label(self.word("kept"), self.counts(board.kept))
        )
        for star, (laid, costs) in enumerate(zip(board.stars, printed.costs, strict=True)):
            told = [
                self.say("space-holds", n=cost, where=tip if costs.count(cost) > 1 else 0, tile=tile)
                for tip, (tile, cost) in enumerate(zip(laid, costs, strict=True), start=1)
                if tile != FREE
            ]
            if told:
                yield self.label(self.say("star-name", star=star), ", ".join(told))
        features = zip(printed.features, board.features, strict=True)
        done = [feature.kind for feature, laid in features if laid == len(feature.spaces)]
        told = [f"{self.word(label)} {done.count(kind)}/{len(OUTER)}" for kind, label in FEATURES.items()]
        yield self.label(self.word("complete"), ", ".join(told))

    # ---- deals ----

    def dealt(self, deal: Deal) -> str:
        """Which tiles a deal brought, and where."""
        if isinstance(deal, Refill):
            return self.telling.did(deal, "")
        places = {self.word("supply"): deal.supply} if deal.supply else {}
        places |= {self.factory(n): tiles for n, tiles in enumerate(deal.factories, start=1)}
        told = [self.label(place[:1].lower() + place[1:], self.counts(tiles)) for place, tiles in places.items()]
        tiles = reduce(lambda before, after: self.say("and-then", before=before, after=after), told)
        return self.say("dealt", round=deal.round, tiles=tiles[:1].upper() + tiles[1:])


def _scores(view: View) -> list[int]:
    return [board.score for board in view.boards]
