"""What a player may do at a table of Summer Pavilion, and what moves, rounds and the end bring, put into words."""

from __future__ import annotations

import msgspec

from faience.games.choices import Choice, Choices, Part, Refusal, Scoring
from faience.games.pavilion import facts
from faience.games.pavilion.facts import Choose, CommonEffect, Draft, Passing, Placement
from faience.games.pavilion.wording import Texts


def choices(told: facts.Choices, side: str, words: Texts) -> Choices:
    """All legal moves with what they bring, and what may not be done with the reason."""
    return Choices(
        tuple(_choice(move, words) for move in told.moves),
        words.score_now,
        {tried: Refusal(refusal.why, words.refusal(refusal, side)) for tried, refusal in told.refused.items()},
        stands=scoring(told.stands, words),
        alike=told.alike,
        preset=told.preset,
    )


def _choice(move: facts.Move, words: Texts) -> Choice:
    title, parts, effect = _title(move.effect, words), _parts(move.items, words), msgspec.to_builtins(move.effect)
    return Choice(move.move, title, move.gain, move.before, move.after, parts, effect)


def _title(effect: CommonEffect, words: Texts) -> str:
    match effect:
        case Draft():
            return words.draft_title(effect)
        case Placement():
            return words.run_title(effect.points)
        case Choose(tile):
            return words.choose_title(tile)
        case Passing(keeps):
            return words.pass_title(keeps)


def scoring(account: facts.Account, words: Texts) -> Scoring:
    """What something brought a seat, item by item."""
    return Scoring(account.seat, account.before, account.after, _parts(account.items, words))


def _parts(items: tuple[facts.AnyItem, ...], words: Texts) -> tuple[Part, ...]:
    return tuple(Part(item.points, words.item(item), msgspec.to_builtins(item)) for item in items)
