"""A game told line by line: rounds, moves, scores, result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from faience.cli.texts import texts
from faience.games.game import State
from faience.games.seats import OVER
from faience.languages import plain, player_names
from faience.notation.record import Deal, Move, Record


def record_names(record: Record, language: str) -> list[str]:
    """The names of a record's seats."""
    unnamed = player_names(record.game.players, language)
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
    teller = Teller(names, language, before.scores)
    for event, after in zip(record.events, states, strict=True):
        yield from teller.tell(event, before, after)
        if event.comment:
            yield f"  ({plain(event.comment)})"
        before = after


class Teller:
    """Tells a game event by event, and the scores of a round at its end."""

    def __init__(self, names: Sequence[str], language: str, round_scores: tuple[int, ...]) -> None:
        self._names, self._language = names, language
        self._scores = round_scores

    def tell(self, event: Deal | Move, before: State, after: State) -> Iterator[str]:
        """What one event did, and how the round went when it ended one."""
        words, kind = texts(self._language), after.game.kind
        if isinstance(event, Move):
            yield kind.sentence(before, event.text, self._names[event.seat], self._language)
        elif kind.opens_round(before):
            yield words.deal.format(n=after.round, deal=event.text)
        else:
            yield words.refill.format(deal=event.text)
        if kind.rounds and (after.round != before.round or after.to_move == OVER):
            scores = zip(self._names, self._scores, after.scores, strict=True)
            told = ", ".join(f"{name} {old} → {new}" for name, old, new in scores)
            yield words.round_over.format(n=before.round, scores=told)
            self._scores = after.scores


def round_scores(record: Record) -> tuple[int, ...]:
    """The scores with which the round began in which a record stands."""
    return next(state.scores for state in record.states() if state.round == record.state.round)


def result_line(state: State, names: Sequence[str], language: str) -> str:
    """How the game ended, or that it did not."""
    if state.to_move == OVER:
        return state.game.kind.words(language).status(state.view(), names) + "."
    return texts(language).unfinished_record
