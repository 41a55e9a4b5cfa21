"""Words for what a player may do at a table of Azul and would gain by it, and for what a round and the end brought."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from faience.games.azul import facts
from faience.games.azul.wording import Texts
from faience.games.choices import Choice, Choices, Part, Refusal, Scoring


def choices(told: facts.Choices, words: Texts) -> Choices:
    """All legal moves with what they bring, and the lines or columns that are not open."""
    laying = bool(told.lays)
    return Choices(
        tuple(_choice(choice, words) for choice in told.moves),
        words.after_tile if laying else words.after_round,
        {tried: Refusal(refusal.why, words.refusal(refusal)) for tried, refusal in told.why.items()},
        _scoring(told.stands, words, words.line),
    )


def scorings(told: Iterable[facts.Scoring], words: Texts) -> list[Scoring]:
    """What the end of a round, or of the game, brought each seat."""
    return [_scoring(scoring, words, words.row) for scoring in told]


def _choice(choice: facts.Choice, words: Texts) -> Choice:
    return Choice(
        choice.move,
        title=words.choice_title(choice.effect),
        gain=choice.gain,
        before=choice.before,
        after=choice.after,
        parts=tuple(_part(item, words, words.wall) for item in choice.items),
        effect=msgspec.to_builtins(choice.effect),
    )


def _scoring(scoring: facts.Scoring, words: Texts, where: str) -> Scoring:
    parts = tuple(_part(item, words, where) for item in scoring.items)
    return Scoring(scoring.seat, scoring.before, scoring.after, parts)


def _part(item: facts.AnyItem, words: Texts, where: str) -> Part:
    """An item in words; ``where`` names the wall, or a row or line by its number, for tiles."""
    detail = msgspec.to_builtins(item)
    return Part(detail.pop("points", 0), words.item(item, where), detail)
