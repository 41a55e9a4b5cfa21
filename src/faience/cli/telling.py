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
    """The whole game."""
    names = record_names(record, language)
    yield record.game.spec
    for name, value in record.tags.items():
        yield f"{name}: {plain(value)}"
    if record.opening_comment:
        yield f"  ({plain(record.opening_comment)})"
    states = record.states()
    before = next(states)
    for event, after in zip(record.events, states, strict=True):
        yield from tell_event(event, before, after, names, language)
        if event.comment:
            yield f"  ({plain(event.comment)})"
        before = after
    yield result_line(before, names, language)


def tell_event(event: Deal | Move, before: State, after: State, names: Sequence[str], language: str) -> Iterator[str]:
    """What one event did, and the scores when it ended a round."""
    words = texts(language)
    if isinstance(event, Deal):
        template = words.deal if after.game.kind.opens_round(event.text) else words.refill
        yield template.format(n=after.round, deal=event.text)
        return
    yield after.game.kind.sentence(before, event.text, names[event.seat], language)
    if after.game.kind.rounds and (after.round != before.round or after.to_move == OVER):
        scores = zip(names, before.scores, after.scores, strict=True)
        told = ", ".join(f"{name} {old} → {new}" for name, old, new in scores)
        yield words.round_over.format(n=before.round, scores=told)


def result_line(state: State, names: Sequence[str], language: str) -> str:
    """How the game ended, or that it did not."""
    if state.to_move == OVER:
        return state.game.kind.words(language).status(state.view(), names) + "."
    return texts(language).unfinished_record
