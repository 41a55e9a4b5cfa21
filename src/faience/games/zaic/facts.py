"""What the core tells of a game of Zaic. What is usual may be left out and is then as its default says."""

from __future__ import annotations

from typing import Literal

import msgspec

from faience import _core
from faience.games.facts import Fact, Reader
from faience.games.zaic.places import Place, moves_in, place_of, squares

Kind = Literal["H", "Q", "S", "V"]
"""``H``: a 2×1 lying, ``Q``: a 2×2, ``S``: a 1×1, ``V``: a 2×1 standing."""

# ---- components -----------------------------------------------------------------------------------


class TileKind(Fact, frozen=True):
    """A kind of tile, which is also a way to lay it."""

    kind: Kind
    columns: int
    rows: int
    shape: int
    """Which entry of a reserve it is taken from."""


class Printed(Fact, frozen=True):
    """What is the same in every game."""

    side: int
    """So many columns and rows have names: whatever tiles around the first one can ever reach."""
    box: int
    """The occupied places never span more columns or rows."""
    first: str
    """The place of the first tile's least corner."""
    kinds: tuple[TileKind, ...]
    reserve: tuple[int, ...]
    """How many tiles of each shape a seat begins with: 2×2, 2×1, 1×1."""


# ---- the table ------------------------------------------------------------------------------------


class Tile(Fact, frozen=True):
    """A tile that lies somewhere."""

    level: int
    """1 on the table, 2 on a stack of height 1, and so on."""
    seat: int
    kind: Kind
    column: int
    """Of its least corner, from 0; as the row."""
    row: int

    @property
    def squares(self) -> tuple[Place, ...]:
        """The places that it covers."""
        return squares(self.kind, (self.column, self.row))


class Box(Fact, frozen=True):
    """Columns and rows, from 0, the last ones included."""

    left: int
    bottom: int
    right: int
    top: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.top - self.bottom + 1


class BoxInUse(Fact, frozen=True):
    """The columns and rows in use, from 0, the last ones included: how many they are, and how many more may be."""

    left: int
    bottom: int
    right: int
    top: int
    columns: int
    rows: int
    wider: int = 0
    higher: int = 0


class Lead(Fact, frozen=True):
    """Who is ahead: the two lists of areas are compared, the largest first, and the first difference decides."""

    seat: int
    at: int
    """Which entry of the lists that is, from 0."""
    more: int
    less: int = 0
    """The other's area there; 0 where it has none."""
    equal: tuple[int, ...] = ()
    """The areas before that entry, which both have."""


class View(Fact, frozen=True):
    """The whole table as everybody sees it: nothing is hidden in Zaic."""

    to_move: int
    """A seat from 0, or -2 when the game is over."""
    move: int
    """The number of the move that is to be made, from 1; when the game is over, of the last one."""
    roles: tuple[Literal["light", "dark"], ...]
    """The colour of each seat."""
    tiles: tuple[Tile, ...]
    """All tiles laid, by level, column and row."""
    reserves: tuple[tuple[int, ...], ...]
    """How many tiles of each shape each seat has left: 2×2, 2×1, 1×1."""
    reach: Box
    """All places that the floating box of 8 by 8 can still cover."""
    areas: tuple[tuple[int, ...], ...]
    """The sizes of each seat's areas, the largest first."""
    squares: tuple[tuple[str, ...], ...]
    """The places of each of these areas, in the same order: ``h8 h9 i8``."""
    box: BoxInUse | None = None
    """The places in use; none before the first tile."""
    lead: Lead | None = None
    """Who is ahead by areas; nobody if both lists are the same."""
    winners: tuple[int, ...] = ()
    """None until the game is over; both seats for a draw."""
    reason: Literal["blocked"] | None = None
    """Why the game ended."""

    def largest(self, seat: int) -> int:
        """The size of a seat's largest area, 0 if it has none."""
        return max(self.areas[seat], default=0)

    def stacks(self) -> dict[Place, list[Tile]]:
        """The tiles at each occupied place, from the table up."""
        stacks: dict[Place, list[Tile]] = {}
        for tile in self.tiles:
            for place in tile.squares:
                stacks.setdefault(place, []).append(tile)
        return stacks


# ---- a turn ---------------------------------------------------------------------------------------


class Lay(Fact, frozen=True, tag_field="what", tag="lay"):
    """What a move does: a tile is laid."""

    kind: Kind
    column: int
    """Of its least corner, from 0; as the row."""
    row: int
    place: str
    """The same by its name: ``h8``."""
    joins: int
    """The size of the area that it becomes part of."""
    old: int
    """The mover's largest area before."""
    new: int
    """The same after it."""
    their_old: int
    """The opponent's largest area before."""
    their_new: int
    """The same after it."""
    level: int = 1
    """On which it lies: 1 on the table."""
    on: int = 0
    """The level beneath it: 0 on the table."""
    covers: tuple[int, int] = (0, 0)
    """How many squares of light and of dark it hides."""
    unites: tuple[int, ...] = ()
    """Which of the mover's areas it becomes one with, by their places in the list before, from 0."""
    by: int = 0
    """How much the mover's largest area grows."""
    their_by: int = 0
    """How the opponent's changes: never above 0."""


class Change(Fact, frozen=True, tag_field="what", tag="change"):
    """How a move changes the areas of a seat."""

    seat: int
    own: bool
    """Whether it is the mover's."""
    before: tuple[int, ...]
    """Their sizes, the largest first."""
    after: tuple[int, ...]
    old: int
    """The largest of them before, 0 if there was none."""
    new: int
    """The largest of them after it."""
    by: int = 0
    """How the largest changes."""
    points: int = 0
    """By how much the mover's largest area grows; of the opponent's areas none are counted."""


class Covers(Fact, frozen=True, tag_field="what", tag="covers"):
    """Where a tile comes to lie, and what it hides there."""

    level: int = 1
    """1 on the table."""
    light: int = 0
    """Squares of light."""
    dark: int = 0
    """Squares of dark."""
    points: int = 0


class Choice(Fact, frozen=True):
    """A legal move and what it would bring."""

    move: str
    before: int
    """The mover's largest area."""
    after: int
    """The same after the move."""
    items: tuple[Change, Covers, Change]
    """The mover's areas, what the tile covers, the opponent's areas."""
    effect: Lay
    gain: int = 0


Why = Literal["first", "none_left", "wide", "high", "alone", "own", "half", "levels", "no_opponent", "whole", "rest"]
"""Why a tile may not lie somewhere: see `Refusal`."""


class Refusal(Fact, frozen=True):
    """Why a tile may not lie somewhere."""

    why: Why
    """``first``: the first tile has its place; ``none_left``: the reserve has none of these. On the table: ``wide`` and
    ``high``: the box would be; ``alone``: it touches no tile; ``own``: it touches its own colour. On tiles: ``half``:
    only partly; ``levels``: of several heights; ``no_opponent``: it covers none of their squares; ``whole`` and
    ``rest``: it would hide all that is seen of a tile, which was seen whole or in part.
    """
    place: str | None = None
    """The square that is in the way."""
    n: int = 0
    """How wide or high the box would be."""
    low: int = 0
    """The least and the greatest height beneath."""
    high: int = 0


class Outcome(Fact, frozen=True):
    """What each of some moves would bring."""

    joins: int
    """The size of the area that the tile becomes part of."""
    own: tuple[int, ...]
    """The sizes of the mover's areas then, the largest first."""
    other: tuple[int, ...] | None = None
    """Those of the opponent's, where they change."""
    decides: int | None = 0
    """Which entry of the two lists decides then, from 0; none if both are the same."""
    level: int = 1
    """On which the tile lies: 1 on the table."""
    covers: tuple[int, int] = (0, 0)
    """How many squares of light and of dark it hides."""
    unites: tuple[int, ...] = ()
    """Which of the mover's areas it becomes one with, by their places in the list before, from 0."""


class Choices(Fact, frozen=True):
    """Every move that a seat may play, and why no other place that the box can reach will do.

    What is true of many moves is told once, by all of them in one text with spaces between them. Moves whose rows
    follow each other in a column are written as one: ``Ha1-3`` is Ha1, Ha2 and Ha3.
    """

    seat: int
    """Who may play them."""
    areas: tuple[tuple[int, ...], ...]
    """The sizes of each seat's areas before any of them, the largest first."""
    lays: dict[str, Outcome]
    """What legal moves would bring."""
    refused: dict[str, Refusal]
    """Why other moves may not be played; of a kind that is used up by its letter alone."""

    @property
    def moves(self) -> tuple[Choice, ...]:
        """Every legal move with all that is told of it, by its text."""
        outcomes = {move: outcome for together, outcome in self.lays.items() for move in moves_in(together)}
        return tuple(self._choice(move, outcomes[move]) for move in sorted(outcomes))

    @property
    def refusals(self) -> dict[str, Refusal]:
        """Why each other move may not be played, or each kind that is used up."""
        return {move: refusal for together, refusal in self.refused.items() for move in moves_in(together)}

    def _choice(self, move: str, outcome: Outcome) -> Choice:
        own = self._change(self.seat, outcome.own)
        other = self._change(1 - self.seat, self.areas[1 - self.seat] if outcome.other is None else outcome.other)
        column, row = place_of(move[1:])
        lay = Lay(
            kind=move[0],  # type: ignore[arg-type]  # moves begin with their kinds
            column=column,
            row=row,
            place=move[1:],
            joins=outcome.joins,
            old=own.old,
            new=own.new,
            their_old=other.old,
            their_new=other.new,
            level=outcome.level,
            on=outcome.level - 1,
            covers=outcome.covers,
            unites=outcome.unites,
            by=own.by,
            their_by=other.by,
        )
        covers = Covers(outcome.level, *outcome.covers)
        return Choice(move, own.old, own.new, (own, covers, other), lay, own.points)

    def _change(self, seat: int, after: tuple[int, ...]) -> Change:
        before, own = self.areas[seat], seat == self.seat
        old, new = (max(areas, default=0) for areas in (before, after))
        return Change(seat, own, before, after, old, new, new - old, new - old if own else 0)


# ---- the end --------------------------------------------------------------------------------------


class Areas(Fact, frozen=True, tag_field="what", tag="areas"):
    """The areas of a seat, which decide at the end."""

    areas: tuple[int, ...]
    """Their sizes, the largest first."""
    decided: int | None
    """Which entry of the two lists decided, from 0; none in a draw."""
    points: int = 0


AnyItem = Change | Covers | Areas
"""What a gain is about, or the end."""


class Scored(Fact, frozen=True):
    """What came to a seat: its largest area before and after."""

    seat: int
    before: int
    after: int
    items: tuple[Areas, ...] = ()


class Tie(Fact, frozen=True):
    """What decided between largest areas of one size."""

    at: int
    """Which entry of the two lists of areas, from 0."""
    more: int
    less: int = 0


class End(Fact, frozen=True):
    """How a game ended."""

    bonuses: tuple[Scored, ...]
    """By seat: areas bring no points of their own."""
    reason: str
    """``blocked``: the seat to move has no legal move."""
    winners: tuple[int, ...]
    """Both seats for a draw."""
    tie: Tie | None = None


# ---- reading --------------------------------------------------------------------------------------

PRINTED = msgspec.json.decode(_core.zaic_facts().printed(), type=Printed)
"""What is the same in every game."""
TOLD = (View, Choices, Lay, AnyItem, Refusal)
"""What the page is told."""

READER: Reader[View, Choices, Lay, Refusal, Scored, End] = Reader(View, Choices, Lay, Refusal, Scored, End)
view, choices, effect, refusal = READER.view, READER.choices, READER.effect, READER.refusal
end = READER.end
