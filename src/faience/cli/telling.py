"""A game told line by line: rounds, moves, scores, result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from faience.games.definition import Decision
from faience.games.game import State
from faience.games.saying import TableSaying, lowered
from faience.games.seats import OVER
from faience.languages import plain
from faience.notation.record import Deal, Move, Record
from faience.words import words
from faience.words.telling import Telling
from faience.words.values import signed


def record_names(record: Record, language: str) -> list[str]:
    """The names of a record's seats."""
    unnamed = words(language).player_names(record.game.players)
    return [plain(record.tags.get(f"Seat{seat}", "")) or name for seat, name in enumerate(unnamed)]


def tell(record: Record, language: str) -> Iterator[str]:
    """The whole game and its result."""
    yield from tell_so_far(record, language)
    yield result_line(record.state, record_names(record, language), language)


def tell_so_far(record: Record, language: str) -> Iterator[str]:
    """The game up to where it stands."""
    names = record_names(record, language)
    yield record.game.spec
    for name, value in record.tags.items():
        yield f"{name}: {plain(value)}"
    if record.opening_comment:
        yield f"  ({plain(record.opening_comment)})"
    states = record.states()
    before = next(states)
    teller = Teller(names, record.game.definition.saying(language))
    for event, after in zip(record.events, states, strict=True):
        yield from teller.tell(event, before, after)
        if event.comment:
            yield f"  ({plain(event.comment)})"
        before = after


class Teller:
    """Tells a game event by event, and what a round brought at its end."""

    def __init__(self, names: Sequence[str], saying: TableSaying[Any], round_so_far: Sequence[Decision] = ()) -> None:
        """At a table that stands within a round, with the decisions since its deal."""
        self._names, self._saying = names, saying
        self._telling, self._say = saying.telling, saying.words.say
        self._round = list(round_so_far)

    def tell(self, event: Deal | Move, before: State, after: State) -> Iterator[str]:
        """What one event did, and how the round went when it ended one."""
        definition = after.game.definition
        told = definition.told
        if isinstance(event, Deal):
            yield self._saying.dealt(told.deal(before, event.text))
            if definition.opens_round(before):
                self._round = []
        else:
            self._round.append((before, event.text))
            yield self._telling.did(told.effect(before, event.text), self._names[event.seat])
            if definition.rounds and definition.ends_round(before, after):
                scored = told.round(self._round)
                yield self._say("terminal-round-over", n=before.round, scores=self._scores(scored))
                yield from self._items(scored)
        # The last move may still be followed by a deal.
        if after.to_move == OVER:
            bonuses = told.end(*self._round[-1]).bonuses
            if any(item.points for bonus in bonuses for item in bonus.items):
                yield self._say("terminal-game-over", scores=self._scores(bonuses))
                yield from self._items(bonuses)

    def _scores(self, scorings: Sequence[Any]) -> str:
        """Everybody's score before and after."""
        return ", ".join(f"{self._names[scored.seat]} {scored.before} → {scored.after}" for scored in scorings)

    def _items(self, scorings: Sequence[Any]) -> Iterator[str]:
        """What made the difference, a line for each seat that has any."""
        between = self._say("terminal-between")
        for scored in scorings:
            if scored.items:
                items = between.join(f"{self._item(item)} {signed(item.points)}" for item in scored.items)
                yield "  " + self._say("terminal-items", name=self._names[scored.seat], items=items)

    def _item(self, item: Any) -> str:
        """An item in the middle of a line."""
        return lowered(self._telling.item(item, "round"))


def round_so_far(record: Record) -> list[Decision]:
    """The decisions since the deal of the round in which a record stands."""
    decisions: list[Decision] = []
    for event, before in zip(record.events, record.states(), strict=False):
        if isinstance(event, Move):
            decisions.append((before, event.text))
        elif record.game.definition.opens_round(before):
            decisions = []
    return decisions


def result_line(state: State, names: Sequence[str], language: str) -> str:
    """How the game ended, or that it did not."""
    if state.to_move == OVER:
        telling = Telling(words(language), state.game.name)
        return telling.result(state.view(), state.scores, names) + "."
    return words(language).say("terminal-unfinished-record")


def verdict_line(state: State, seat: int, language: str) -> str:
    """Whether a seat has won a finished game, and how the best of the others stands beside it."""
    say, scores = words(language).say, list(state.scores)
    own = scores.pop(seat)
    if seat not in state.winners:
        return say("terminal-lost", own=own, other=state.scores[state.winners[0]])
    if len(state.winners) > 1:
        return say("terminal-victory-shared")
    return say("terminal-won", own=own, other=max(scores))
