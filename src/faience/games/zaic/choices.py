"""What a player may do at a table of Zaic, what each move would bring, and why the rest may not be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from faience.games.choices import Choice, Choices, Part, Refusal, Scoring
from faience.games.seats import OVER
from faience.games.zaic.areas import areas_of, first_difference, tops_of
from faience.games.zaic.effects import effect_of, told
from faience.games.zaic.notation import move_texts, read_move
from faience.games.zaic.reasons import Fault, Stacks, place_fault, reserve_fault
from faience.games.zaic.view import KINDS, Box, Place, View, place_text, squares
from faience.games.zaic.wording import Texts

_TRIED: Mapping[str, tuple[str, Place, tuple[Place, ...]]] = {
    move: (kind, least, squares(kind, least)) for move in move_texts() for kind, least in [read_move(move)]
}
"""Every move: its kind, its least corner, and the places it would cover."""


def choices(view: View, seat: int, words: Texts) -> Choices:
    """Every move that a seat may play at this table, and why no other place that the box can reach will do.

    `refused` tells many places at once: its keys are moves, or for a kind that is used up its letter alone, with
    spaces between them.
    """
    stacks = view.stacks()
    faults: dict[Fault, list[str]] = {}
    for kind in KINDS:
        if fault := reserve_fault(view, seat, kind):
            faults.setdefault(fault, []).append(kind)
    used_up = {kind for kinds in faults.values() for kind in kinds}
    legal = []
    for move, (kind, least, covered) in _TRIED.items():
        if kind in used_up or not any(_holds(view.reach, place) for place in covered):
            continue
        if fault := place_fault(view, stacks, seat, kind, least):
            faults.setdefault(fault, []).append(move)
        else:
            legal.append(move)
    refused = {" ".join(tried): _refusal(fault, words) for fault, tried in faults.items()}
    return Choices(tuple(_lay(view, stacks, seat, move, words) for move in legal), words.after_move, refused)


def bonuses(view: View, words: Texts) -> list[Scoring]:
    """The areas of each seat, which decide at the end; nothing before it."""
    decided = first_difference(view.areas)
    return [
        Scoring(
            seat,
            view.largest(seat),
            view.largest(seat),
            (Part(0, words.label(words.areas, words.areas_text(view, seat)), {"areas": sizes, "decided": decided}),)
            if view.to_move == OVER
            else (),
        )
        for seat, sizes in enumerate(view.areas)
    ]


def _holds(box: Box, place: Place) -> bool:
    return box.left <= place[0] <= box.right and box.bottom <= place[1] <= box.top


def _refusal(fault: Fault, words: Texts) -> Refusal:
    values: dict[str, object] = {"place": place_text(fault.place)} if fault.place else {}
    values |= {name: value for name in ("n", "low", "high") if (value := getattr(fault, name))}
    return Refusal(fault.why, fault.text(words), values or None)


def _lay(view: View, stacks: Stacks, seat: int, move: str, words: Texts) -> Choice:
    effect = effect_of(stacks, seat, move)
    after = areas_of(tops_of(stacks) | dict.fromkeys(squares(effect.kind, effect.least), seat))
    own, others = ((view.areas[of], after[of]) for of in (seat, 1 - seat))
    (before, then), theirs = _largest(own), _largest(others)
    return Choice(
        move,
        title=words.move_title(effect.kind, effect.least),
        gain=then - before,
        before=before,
        after=then,
        parts=(
            Part(then - before, words.change(before, then), {"before": own[0], "after": own[1]}),
            Part(0, words.covering(effect.level, effect.covers)),
            Part(0, words.others_change(*theirs), {"before": others[0], "after": others[1]}),
        ),
        effect=told(effect),
    )


def _largest(lists: Sequence[Sequence[int]]) -> tuple[int, int]:
    before, after = (max(sizes, default=0) for sizes in lists)
    return before, after
