"""What a player may do at a table of Summer Pavilion, and what moves, rounds and the end bring, put into words."""

from __future__ import annotations

import msgspec

from faience.games.choices import Choice, Choices, Part, Refusal, Scoring
from faience.games.pavilion import facts
from faience.words.telling import Telling, Within


def choices(told: facts.Choices, said: Telling) -> Choices:
    """All legal moves with what they bring, and what may not be done with the reason."""
    return Choices(
        tuple(_choice(group, told.stands.before, said) for group in told.groups),
        said.horizon(told.groups[0].effect),
        {tried: Refusal(refusal.why, said.why(refusal)) for tried, refusal in told.refusals.items()},
        stands=scoring(told.stands, "stands", said),
        alike={move: tuple(others) for move, *others in (group.moves.split() for group in told.groups) if others},
        preset=told.preset,
    )


def _choice(group: facts.Group, before: int, said: Telling) -> Choice:
    move, title = group.moves.partition(" ")[0], said.title(group.effect)
    parts, effect = _parts(group.items, "move", said), msgspec.to_builtins(group.effect)
    return Choice(move, title, group.gain, before, before + group.gain, parts, effect)


def scoring(account: facts.Account, within: Within, said: Telling) -> Scoring:
    """What something brought a seat, item by item."""
    return Scoring(account.seat, account.before, account.after, _parts(account.items, within, said))


def _parts(items: tuple[facts.AnyItem, ...], within: Within, said: Telling) -> tuple[Part, ...]:
    return tuple(Part(item.points, said.item(item, within), msgspec.to_builtins(item)) for item in items)
