"""What a written move does at a table: who tells a move in words or shows it needs this, and no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from faience.games.zaic.areas import area_at, tops_of
from faience.games.zaic.notation import read_move
from faience.games.zaic.view import Place, Tile, squares


@dataclass(frozen=True, slots=True)
class Lay:
    """A tile laid, seen from the table before it."""

    kind: str
    """A letter of ``KINDS``."""
    column: int
    """Of its least corner, from 0; as the row."""
    row: int
    level: int
    """On which it lies: 1 on the table."""
    covers: tuple[int, int]
    """How many squares of light and of dark it hides."""
    joins: int
    """The size of the area that it becomes part of."""

    @property
    def least(self) -> Place:
        return self.column, self.row


def effect_of(stacks: Mapping[Place, Sequence[Tile]], seat: int, move: str) -> Lay:
    """What the move does at this table if a seat plays it."""
    kind, least = read_move(move)
    tops, covered = tops_of(stacks), squares(kind, least)
    hidden = [tops[place] for place in covered if place in tops]
    tops |= dict.fromkeys(covered, seat)
    return Lay(
        kind=kind,
        column=least[0],
        row=least[1],
        level=len(stacks.get(least, ())) + 1,
        covers=(hidden.count(0), hidden.count(1)),
        joins=len(area_at(tops, least)),
    )


def told(effect: Lay) -> dict[str, object]:
    """An effect as plain values for whoever draws it."""
    return {"what": "lay", **asdict(effect)}
