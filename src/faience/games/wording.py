"""What the words of all games have in common: forms of number, lists, labels, articles, and how an end is told.

Sentences are put together from parts that hold for any number and name: no language needs more than a
singular, a plural and, in Hungarian, the article before an ordinal (``{az}``: "az 1.", "a 2.").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from faience.games.spec import Value, value_text

Forms = tuple[str, str]
"""A singular and a plural; equal where a language does not tell them apart after a number."""


def same(text: str) -> Forms:
    """One form for any number."""
    return (text, text)


def lowered(text: str) -> str:
    """A label in the middle of a line."""
    return text[:1].lower() + text[1:]


def az(n: int) -> str:
    """The Hungarian article before an ordinal: első and ötödik begin with a vowel."""
    return "az" if n in (1, 5) else "a"


@dataclass(frozen=True)
class Wording:
    """One language's words for any game. ``{n}`` is a number, ``{name}`` a player."""

    language: str
    title: str
    about: str
    editions: Mapping[str, str]
    conjunction: str
    separator: str
    """Between the parts of a sentence."""
    colon: str

    players: str
    last_move: str
    you: str
    to_move: str
    your_turn: str
    winner: str
    wins: str
    you_win: str
    reasons: Mapping[str, str]
    options: Mapping[str, str]
    option_labels: Mapping[str, str]
    value_labels: Mapping[str, str]
    """The values of options that are no numbers, as specs write them."""
    gain: str
    """What the number beside a move in a list means."""
    writing: Mapping[str, str]
    """How moves are written, by what is to be done."""
    refusals: Mapping[str, str]
    """Why a move may not be played, by the names that the game's `reasons.why_not` uses."""

    def value_label(self, value: Value) -> str:
        """A value of an option in a word."""
        return self.value_labels.get(value_text(value), value_text(value))

    def phrase(self, option: str, value: Value) -> str:  # noqa: ARG002 (what is usual need not be said)
        """A value of an option as part of a sentence, or nothing."""
        return ""

    def role(self, view: Any, seat: int) -> str:  # noqa: ARG002 (in some games all seats are alike)
        """What a seat is beside its name, or nothing."""
        return ""

    def label(self, word: str, value: str) -> str:
        return f"{word}{self.colon} {value}"

    def _form(self, forms: Forms, n: int) -> str:
        one = n < 2 if self.language == "fr" else n == 1
        return forms[0] if one else forms[1]

    def _ordinal(self, template: str, n: int) -> str:
        return template.format(n=n, az=az(n))

    def _joined(self, items: Sequence[str]) -> str:
        return f" {self.conjunction} ".join([*([", ".join(items[:-1])] if items[1:] else []), items[-1]])

    def _end(self, result: str, reason: str | None) -> str:
        """The result and its reason."""
        return self.label(result, self.reasons[reason]) if reason else result


# ---- games that draw tiles from a bag to factories ----


@dataclass(frozen=True)
class TileKind:
    """One kind of tile: after a number in a label, and one of it laid."""

    label: Forms
    laid: str


class Scored(Protocol):
    """A player's board."""

    @property
    def score(self) -> int: ...


class Market(Protocol):
    """What the words for factories read of a table."""

    @property
    def to_move(self) -> int: ...
    @property
    def marker(self) -> int | None: ...
    @property
    def factories(self) -> Sequence[str]: ...
    @property
    def centre(self) -> str: ...
    @property
    def boards(self) -> Sequence[Scored]: ...
    @property
    def winners(self) -> Sequence[int]: ...


@dataclass(frozen=True)
class FactoryWording(Wording):
    """One language's words for a game with factories, a centre and scores. ``{tiles}`` is what was moved."""

    kinds: Mapping[str, TileKind]
    """In the order in which tiles are told."""
    round: str
    factories: str
    factory: str
    centre: str
    bag: str
    empty: str
    points: Forms
    marker: str
    marker_short: str
    """At most three letters, for the place of a tile."""
    marker_note: str
    opens: str
    dealing: str
    dealt: str
    """A new round, and which tiles lie where."""
    shared: str
    take: str
    from_factory: str
    from_centre: str
    with_marker: str
    to_centre: Forms

    def count(self, kind: str, n: int) -> str:
        """``count("R", 3)`` is "3 red", "3 rouges", "3 piros"."""
        return f"{n} {self._form(self.kinds[kind].label, n)}"

    def counts(self, tiles: str) -> str:
        """All kinds among ``tiles`` with their numbers: "2 red, 1 blue"; the word for empty if there is none."""
        return ", ".join(self.count(kind, tiles.count(kind)) for kind in self.kinds if kind in tiles) or self.empty

    def score(self, n: int) -> str:
        return self._form(self.points, n).format(n=n)

    def round_dealt(self, number: int, places: Mapping[str, str]) -> str:
        """The tiles dealt for a round, by the places that they were dealt to."""
        told = [self.label(lowered(place), self.counts(tiles)) for place, tiles in places.items()]
        told[0] = told[0][:1].upper() + told[0][1:]
        return self.dealt.format(n=number, tiles=self.separator.join(told))

    def factories_dealt(self, factories: Sequence[str]) -> dict[str, str]:
        """The factories by name with what was dealt to them."""
        return {self.factory.format(n=n): tiles for n, tiles in enumerate(factories, start=1)}

    def source_title(self, view: Market, factory: int | None) -> str:
        """A factory, counted from 1, or the centre with the marker if it lies there, above a list of moves."""
        if factory is not None:
            return self.factory.format(n=factory)
        return f"{self.centre} ({self.marker})" if view.marker is None else self.centre

    def _victory(self, view: Market, names: Sequence[str], you: int | None) -> str:
        """Who won and with how many points."""
        winners = self._joined([names[seat] for seat in view.winners])
        template = self.shared if len(view.winners) > 1 else self.you_win if view.winners[0] == you else self.wins
        return template.format(name=winners, score=self.score(view.boards[view.winners[0]].score))

    def _market_in_words(self, view: Market) -> list[str]:
        """Factories and centre."""
        centre = [self.marker] if view.marker is None and view.to_move >= 0 else []
        if view.centre or not centre:
            centre.append(self.counts(view.centre))
        parts = [self.label(self.factory.format(n=n), self.counts(f)) for n, f in enumerate(view.factories, start=1)]
        return [*parts, self.label(self.centre, ", ".join(centre))]

    def _source(self, factory: int | None) -> str:
        """Where tiles were taken from: a factory, counted from 1, or the centre."""
        return self.from_centre if factory is None else self._ordinal(self.from_factory, factory)
