"""What the terminal, its lists and the drawings say of a whole table: what is alike in all games.

A game's own module ``saying`` adds what is its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from faience.games.seats import OVER
from faience.words.telling import Telling
from faience.words.values import Value, values_of


class Table(Protocol):
    """What the words for any table read of a view."""

    @property
    def to_move(self) -> int: ...
    @property
    def winners(self) -> Sequence[int]: ...


View = TypeVar("View", bound=Table)


class TableSaying(ABC, Generic[View]):
    """One language's words for a whole table."""

    def __init__(self, telling: Telling) -> None:
        self.telling, self.words, self.say = telling, telling.words, telling.say

    @property
    def language(self) -> str:
        return self.words.language

    @property
    def title(self) -> str:
        return self.say("name")

    # ---- lists of moves, and how moves are written ----

    @property
    def gain(self) -> str:
        """What the number beside a move in a list means."""
        return self.say("terminal-gain")

    def how_to_write(self, view: View) -> str:
        """How moves are written at this table and at this point of the game, in a few sentences for a newcomer."""
        return self.say("terminal-writing", **self.values(view))

    # ---- beside the boards ----

    @property
    def last_move(self) -> str:
        return self.words.say("terminal-last-move")

    def label(self, word: str, value: str) -> str:
        """A word and what it has: "Bag: 20"."""
        return self.words.say("terminal-label", word=word, value=value)

    @abstractmethod
    def headline(self, view: View) -> tuple[str, ...]:
        """The options and how far the game has come, in parts to be set side by side."""

    def role(self, view: View, seat: int) -> str:
        """What a seat is beside its name ("plays first this round"), or nothing."""
        return self.telling.role(view, seat)

    def tag(self, view: View, seat: int, you: int | None = None) -> str:
        """What the moment means for a seat: it has won, or it is to move; else nothing."""
        if seat in view.winners:
            return self.words.say("terminal-winner")
        if view.to_move != seat:
            return ""
        return self.words.say("terminal-your-turn" if seat == you else "terminal-to-move")

    # ---- whose turn it is, and how it ended ----

    def status(self, view: View, names: Sequence[str], you: int | None = None) -> str:
        """Whose turn it is and for what, or the result and its reason; without a full stop."""
        if view.to_move == OVER:
            return self.telling.result(view, self.scores(view), names, you)
        name = names[view.to_move] if view.to_move >= 0 else ""
        yours = "yes" if view.to_move == you else "no"
        return self.say("terminal-status", **self.values(view) | {"name": name, "you": yours})

    def won(self, view: View, names: Sequence[str]) -> str:
        """Who won and by what, without the reason."""
        return self.telling.won(view, self.scores(view), names)

    def reason(self, view: View) -> str:
        """Why the game ended."""
        return self.say("reason", **self.values(view))

    def values(self, view: View) -> dict[str, Value]:
        """What messages about a table choose by."""
        return values_of(view)

    @abstractmethod
    def scores(self, view: View) -> Sequence[int]:
        """What each seat has."""

    # ---- in words alone ----

    def describe(self, view: View, names: Sequence[str]) -> str:
        """The whole table in words."""
        parts = [", ".join(self.headline(view)), self.status(view, names), *self.described(view, names)]
        return ". ".join(parts) + "."

    @abstractmethod
    def described(self, view: View, names: Sequence[str]) -> Iterator[str]:
        """What lies on the table, part by part."""

    def dealt(self, deal: Any) -> str:
        """Which tiles a deal brought, and where."""
        return self.telling.did(deal, "")


# ---- games that draw tiles from a bag to factories ----


class Scored(Protocol):
    """A player's board."""

    @property
    def score(self) -> int: ...


class Market(Table, Protocol):
    """What the words for factories read of a view."""

    @property
    def marker(self) -> int | None: ...
    @property
    def factories(self) -> Sequence[str]: ...
    @property
    def centre(self) -> str: ...
    @property
    def boards(self) -> Sequence[Scored]: ...


MarketView = TypeVar("MarketView", bound=Market)


class MarketSaying(TableSaying[MarketView]):
    """One language's words for a table with factories, a centre, a bag and a first-player marker."""

    kinds: ClassVar[str]
    """In the order in which tiles are told."""

    def counts(self, tiles: str) -> str:
        """All kinds among tiles with their numbers: "1 blue, 2 red", or the word for empty."""
        return self.say("terminal-counts", tiles="".join(sorted(tiles, key=self.kinds.index)) or "none")

    def factory(self, n: int) -> str:
        return self.words.say("terminal-factory", n=n)

    def source(self, view: MarketView, factory: int | None) -> str:
        """A factory, or the centre with the marker if it lies there, above a list of moves."""
        if factory is not None:
            return self.factory(factory)
        return self.words.say("terminal-centre-marked" if view.marker is None else "terminal-centre")

    @abstractmethod
    def stocks(self, view: MarketView) -> Mapping[str, str]:
        """What the bag holds and what it is filled from, by their names."""

    def values(self, view: MarketView) -> dict[str, Value]:
        return values_of(view) | {"factories": len(view.factories)}

    def scores(self, view: MarketView) -> Sequence[int]:
        return [board.score for board in view.boards]

    def described(self, view: MarketView, names: Sequence[str]) -> Iterator[str]:
        yield from self.described_market(view)
        for stock, tiles in self.stocks(view).items():
            yield self.label(stock, self.counts(tiles))
        for seat, board in enumerate(view.boards):
            points = self.words.say("points", points=board.score)
            yield self.label(names[seat], ", ".join(filter(None, [points, self.role(view, seat)])))
            yield from self.described_board(view, seat)

    def described_market(self, view: MarketView) -> Iterator[str]:
        """What may be taken."""
        for factory, tiles in self.by_factory(view.factories).items():
            yield self.label(factory, self.counts(tiles))
        centre = [self.words.say("terminal-marker")] if view.marker is None and view.to_move >= 0 else []
        if view.centre or not centre:
            centre.append(self.counts(view.centre))
        yield self.label(self.words.say("terminal-centre"), ", ".join(centre))

    @abstractmethod
    def described_board(self, view: MarketView, seat: int) -> Iterator[str]:
        """What lies on a player's board."""

    def dealt(self, deal: Any) -> str:
        return self.round_dealt(deal.round, self.by_factory(deal.factories))

    def round_dealt(self, n: int, places: Mapping[str, str]) -> str:
        """Which tiles a new round brought, by the names of the places that got them."""
        told = [self.label(lowered(place), self.counts(tiles)) for place, tiles in places.items()]
        tiles = self.words.say("terminal-between").join(told)
        return self.words.say("terminal-dealt", n=n, tiles=tiles[:1].upper() + tiles[1:])

    def by_factory(self, factories: Sequence[str]) -> dict[str, str]:
        """What lies on factories, by their names."""
        return {self.factory(n): tiles for n, tiles in enumerate(factories, start=1)}


def lowered(label: str) -> str:
    """A label in the middle of a line."""
    return label[:1].lower() + label[1:]
