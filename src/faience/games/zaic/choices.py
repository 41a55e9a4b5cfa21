"""What the core tells of a table of Zaic, in words: what a player may do, what it would bring, and how a game ended."""

from __future__ import annotations

import msgspec

from faience.games.choices import Choice, Choices, Part, Refusal, Scoring
from faience.games.zaic import facts
from faience.games.zaic.places import moves_in
from faience.games.zaic.wording import Texts


def choices(told: facts.Choices, words: Texts) -> Choices:
    """All that a seat may do, and why no other place will do."""
    refused = {" ".join(moves_in(tried)): _refusal(refusal, words) for tried, refusal in told.refused.items()}
    return Choices(tuple(_choice(choice, words) for choice in told.moves), words.after_move, refused)


def bonuses(end: facts.End, words: Texts) -> list[Scoring]:
    """The areas of each seat, which decided."""
    return [
        Scoring(
            each.seat,
            each.before,
            each.after,
            tuple(
                Part(item.points, words.label(words.areas, words.sizes(item.areas)), msgspec.to_builtins(item))
                for item in each.items
            ),
        )
        for each in end.bonuses
    ]


def _choice(choice: facts.Choice, words: Texts) -> Choice:
    own, _, others = choice.items
    lay = choice.effect
    return Choice(
        choice.move,
        title=words.move_title(choice.move),
        gain=choice.gain,
        before=choice.before,
        after=choice.after,
        parts=(
            Part(own.points, words.change(choice.before, choice.after), msgspec.to_builtins(own)),
            Part(0, words.covering(lay.level, lay.covers)),
            Part(
                others.points,
                words.others_change(others.old, others.new),
                msgspec.to_builtins(others),
            ),
        ),
        effect=msgspec.to_builtins(lay),
    )


def _refusal(refusal: facts.Refusal, words: Texts) -> Refusal:
    values = {name: value for name in ("place", "n", "low", "high") if (value := getattr(refusal, name))}
    return Refusal(refusal.why, words.refusal(refusal), values or None)
