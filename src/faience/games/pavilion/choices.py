"""What a player may do at a table of Summer Pavilion, and what moves, rounds and the end bring, put into words."""

from __future__ import annotations

import msgspec

from faience.games.choices import Choice, Choices, Part, Refusal, Scoring
from faience.games.pavilion import facts
from faience.games.pavilion.facts import Choose, CommonEffect, Draft, Passing, Placement
from faience.games.pavilion.wording import Texts


def choices(told: facts.Choices, words: Texts) -> Choices:
    """All legal moves with what they bring, and what may not be done with the reason."""
    return Choices(
        tuple(_choice(group, told.stands.before, words) for group in told.groups),
        words.score_now,
        {tried: Refusal(refusal.why, words.refusal(refusal)) for tried, refusal in told.refusals.items()},
        stands=scoring(told.stands, words),
        alike={move: tuple(others) for move, *others in (group.moves.split() for group in told.groups) if others},
        preset=told.preset,
    )


def _choice(group: facts.Group, before: int, words: Texts) -> Choice:
    move = group.moves.partition(" ")[0]
    title, parts, effect = _title(group.effect, words), _parts(group.items, words), msgspec.to_builtins(group.effect)
    return Choice(move, title, group.gain, before, before + group.gain, parts, effect)


def _title(effect: CommonEffect, words: Texts) -> str:
    match effect:
        case Draft():
            return words.draft_title(effect)
        case Placement():
            return words.run_title(effect.points)
        case Choose(tile):
            return words.choose_title(tile)
        case Passing():
            return words.pass_title(effect.keeps)


def scoring(account: facts.Account, words: Texts) -> Scoring:
    """What something brought a seat, item by item."""
    return Scoring(account.seat, account.before, account.after, _parts(account.items, words))


def _parts(items: tuple[facts.AnyItem, ...], words: Texts) -> tuple[Part, ...]:
    return tuple(Part(item.points, words.item(item), msgspec.to_builtins(item)) for item in items)
