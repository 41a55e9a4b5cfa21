"""The moves of a table of Zaic as a list to choose from: by kind, and by the level that the tile would lie on."""

from __future__ import annotations

from collections.abc import Sequence

from faience.games.definition import gain_of
from faience.games.game import State
from faience.games.listing import Group, Item, Row, parted
from faience.games.zaic import facts
from faience.games.zaic.places import SHAPE_OF, Place, place_of
from faience.games.zaic.saying import Saying

KINDS = "QHVS"
"""The large ones first."""


def listing(state: State, moves: Sequence[str], saying: Saying, *, whole: bool) -> list[Group]:  # noqa: ARG001 (none is left out)
    """Places by kind, those on the table first, each level from column a on."""
    view = facts.view(state)
    stacks = view.stacks()

    def place(move: str) -> Place:
        return place_of(move[1:])

    def level(move: str) -> int:
        return len(stacks.get(place(move), []))

    groups = []
    ordered = sorted(moves, key=lambda move: (KINDS.index(move[0]), level(move), place(move)))
    for kind, laying in parted(ordered, lambda move: move[0]).items():
        levels = parted(laying, level)
        rows = tuple(Row(saying.say("terminal-lying-on", on=n), tuple(map(Item, on))) for n, on in levels.items())
        left = view.reserves[view.to_move][SHAPE_OF[kind]]
        groups.append(Group(saying.say("terminal-kind", kind=kind, n=left), rows))
    return groups


def example(state: State) -> str:
    """A legal move worth showing: the one that gains most area."""
    return max(state.legal_texts(), key=lambda move: gain_of(state, move))
