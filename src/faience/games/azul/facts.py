"""The facts of Azul as the core tells them: what lies on the table, what may be done, what it brings.

Rows, columns, lines and factories count from 1, as players do, unless said otherwise; seats count from 0. A tile is a
letter of `KINDS`, several tiles are a text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Literal

import msgspec

from faience import _core
from faience.games.facts import Fact, Reader

COLOURS = "BYRKW"
"""Tile letters in the order of the rulebook: blue, yellow, red, black, white."""
JOKER = "J"
KINDS = COLOURS + JOKER
MARKER = "m"
"""The first-player marker, where it lies among the tiles of a floor."""
FREE = "."
"""A free cell of a wall."""
ROWS = 5
Kind = Literal["B", "Y", "R", "K", "W", "J"]
"""A kind of tile: blue, yellow, red, black, white, joker."""


# ---- the table ----------------------------------------------------------------------------------


class BonusPoints(Fact, frozen=True):
    """What each complete row, column and colour brings at the end."""

    row: int
    column: int
    colour: int


class Printed(Fact, frozen=True):
    """What is printed on the boards and never changes."""

    kinds: str
    """The kinds of tiles that the game has."""
    floor: tuple[int, ...]
    """What each place of a floor costs."""
    bonuses: BonusPoints
    wall: tuple[str, ...] = ()
    """The colours of the cells, a text for each row; nothing on the grey wall."""


class Board(Fact, frozen=True):
    """One player's board."""

    score: int
    lines: tuple[str, ...]
    """Five texts from the top, one letter a tile, jokers last: ``""``, ``"YY"``, ``"RRJ"``."""
    wall: tuple[str, ...]
    """Five rows of five letters from the top, ``.`` where no tile lies."""
    floor: str = ""
    """Tiles and marker (``m``) from the left, at most seven."""


class NextDeal(Fact, frozen=True):
    """What is about to be dealt."""

    tiles: int
    """How many."""
    source: Literal["bag", "both", "lid"]
    """Whether the bag has enough, gives its last before it is filled from the lid, or is filled at once."""


class View(Fact, frozen=True, kw_only=True):
    """The whole table as everybody sees it: in Azul only the order of the bag is hidden, and no state knows it."""

    wall: Literal["coloured", "grey"]
    joker: bool = False
    round: int
    """From 1; while tiles are to be dealt, the round about to begin."""
    quiet: int = 0
    """How many rounds in a row put no tile on any wall."""
    to_move: int
    """A seat, ``CHANCE`` or ``OVER``."""
    first: int
    """The seat that started this round; between rounds and at the end, the one to start the next."""
    marker: int | None = None
    """The seat that holds the first-player marker, ``None`` while it lies in the centre."""
    tiling: int | None = None
    """The row (from 0) whose cell the seat to move must choose, ``None`` outside tiling."""
    factories: tuple[str, ...]
    """One letter a tile, in the order of `KINDS`; ``""`` for an empty factory."""
    centre: str = ""
    bag: str = ""
    """What the bag holds, in the order of `KINDS`: its contents, never its order."""
    lid: str = ""
    next_deal: NextDeal | None = None
    """Between rounds, and before the first."""
    boards: tuple[Board, ...]
    roles: tuple[Literal["", "opens", "will_open"], ...]
    """What each seat is: who opened this round, or holds the marker and will open the next; nothing when it is over."""
    winners: tuple[int, ...] = ()
    """Empty until the game is over."""
    reason: Literal["row", "stalled", "no_tiles"] | None = None
    """Why the game ended."""
    tie: Literal["rows"] | None = None
    """What decided between those with most points; ``None`` where nothing had to, or nothing could."""


# ---- what a move does ---------------------------------------------------------------------------


class Effect(Fact, frozen=True, tag_field="what", tag=str.lower):
    """What a move does, seen from the table before it."""


class Take(Effect, frozen=True):
    """Tiles leave a source for a line or the floor."""

    tiles: str
    source: int | None = None
    """The factory, ``None`` for the centre."""
    kept: str = ""
    """Those of the tiles that find their place in the line."""
    line: int | None = None
    """``None`` for the floor."""
    held: int | None = None
    """How many tiles the line holds then; ``None`` where that completes it, and for the floor."""
    jokers: int | None = None
    """How many of the jokers stay in the line, where the move had to choose."""
    fell: str = ""
    """The tiles that found no place in the line."""
    to_lid: int = 0
    """How many tiles found no place on the floor either."""
    lid: Literal["some", "all"] | None = None
    """Whether these are some of the tiles that went to the floor, or all of them."""
    floor: int = 0
    """How many stay on the floor, where some go on to the lid."""
    rest: str = ""
    """The tiles that the factory sends to the centre."""
    marker: bool = False
    """Whether the first-player marker is taken, too."""


class Lay(Effect, frozen=True):
    """A tile of a complete line comes to the wall."""

    tile: Kind
    row: int
    column: int


AnyEffect = Take | Lay
"""What a move does."""


class Deal(Effect, frozen=True):
    """The tiles of a new round come to the factories."""

    round: int
    factories: tuple[str, ...]
    """As in the `View`."""


# ---- gains and losses, item by item -------------------------------------------------------------


class Item(Fact, frozen=True, tag_field="what", tag=str.lower, kw_only=True, omit_defaults=True):
    """A gain or a loss, or something that explains one."""

    points: int = 0


class Tile(Item, frozen=True, omit_defaults=False):
    """A tile comes to the wall."""

    row: int
    column: int
    tile: Kind
    across: int = 1
    """How many tiles the run across has with it, itself included."""
    down: int = 1


class Wall(Item, frozen=True):
    """What complete lines bring whose cells their owner will choose.

    As many points as the best cells bring, row by row, less what lines cost that will find none.
    """

    falls: bool = False
    """Whether it is a loss: a line will find no cell, and fall to the floor."""


class Later(Item, frozen=True):
    """Tiles that will be laid below become part of longer runs."""


class Marker(Item, frozen=True):
    """The first-player marker comes to the floor."""


class Floor(Item, frozen=True):
    """Tiles lie on the floor."""

    tiles: int = 0
    """How many, marker included, where these are told of; a round's item tells of all."""


class Stuck(Item, frozen=True):
    """A line finds no cell on the wall and falls to the floor; what that costs is part of the floor's item."""

    row: int


class Bonus(Item, frozen=True):
    """Complete rows, columns or colours at the end of the game."""

    of: Literal["row", "column", "colour"]
    n: int
    """How many."""


AnyItem = Tile | Wall | Later | Marker | Floor | Stuck | Bonus
"""What a gain or a loss is about."""


class Scoring(Fact, frozen=True):
    """What something brings a seat, or would bring it."""

    seat: int
    before: int
    after: int
    items: tuple[AnyItem, ...] = ()


# ---- what may be done ---------------------------------------------------------------------------


class Choice(Fact, frozen=True):
    """A legal move and what it would bring."""

    move: str
    before: int
    """The score if the round ended now; while tiling, the score."""
    after: int
    """The same after the move."""
    effect: AnyEffect
    gain: int = 0
    """The sum of the items. Scores stop at 0, so that they may differ by less."""
    items: tuple[AnyItem, ...] = ()


class Refusal(Fact, frozen=True):
    """Why something may not be done. Of the values, those count that the reason has."""

    why: Literal[
        "untiled",  # a column must be chosen for the row
        "not_yet",  # columns are chosen when all tiles are taken
        "empty_factory",
        "empty_centre",
        "factory_without",  # the kind
        "centre_without",
        "complete",  # the line
        "holds",  # the line holds the kind
        "shown",  # the wall row shows the kind
        "choice",  # of jokers, written where there is none or left out where there is one
        "other_row",  # the row is to be tiled now
        "taken",  # the cell
        "column",  # it shows the kind
    ]
    kind: str = ""
    n: int = 0
    """The factory."""
    row: int = 0
    column: int = 0


class Put(Fact, frozen=True):
    """What becomes of a handful that is put somewhere, as in a `Take`, and what that would bring."""

    held: int | None = None
    fell: str = ""
    to_lid: int = 0
    lid: Literal["some", "all"] | None = None
    floor: int = 0
    after: int | None = None
    """The score after the move, where it is not the one before with the points of the items, or 0."""
    items: tuple[int, ...] = ()
    """By their places among the `items` of all choices."""


class Handful(Fact, frozen=True):
    """The same tiles from one source or several, and all that may be done with them."""

    tiles: str
    takes: dict[str, str]
    """By what a move begins with, which is its source and the kinds taken (``1R``, ``cRJ``): the rest that goes to the
    centre."""
    puts: dict[str, Put]
    """By what a move ends with, which is its line and where it had to choose the jokers that stay (``4``, ``2/1``), or
    ``-`` for the floor; those that bring the same stand together: ``2 3 4``."""

    def choices(self, before: int, told: tuple[AnyItem, ...], marker: bool) -> Iterator[Choice]:
        """Each way to take and to put it, from the score and with the items and the marker of the `Choices`."""
        for together, put in self.puts.items():
            items = tuple(told[place] for place in put.items)
            gain = sum(item.points for item in items)
            after = max(0, before + gain) if put.after is None else put.after
            for target, (taken, rest) in product(together.split(), self.takes.items()):
                take = self._take(taken, rest, target, put, marker=marker and taken.startswith("c"))
                yield Choice(taken + target, before, after, take, gain, items)

    def _take(self, taken: str, rest: str, target: str, put: Put, *, marker: bool) -> Take:
        line, _, jokers = target.partition("/")
        to_floor = line == "-"
        return Take(
            self.tiles,
            source=None if taken[0] == "c" else int(taken[0]),
            kept="" if to_floor else _without(self.tiles, put.fell),
            line=None if to_floor else int(line),
            held=put.held,
            jokers=int(jokers) if jokers else None,
            fell=put.fell,
            to_lid=put.to_lid,
            lid=put.lid,
            floor=put.floor,
            rest=rest,
            marker=marker,
        )


class Laying(Fact, frozen=True):
    """A cell that may be chosen: its one item is the tile that would come to it."""

    move: str
    items: tuple[Tile]

    def choice(self, before: int) -> Choice:
        """The same as a choice."""
        (tile,) = self.items
        lay = Lay(tile.tile, tile.row, tile.column)
        return Choice(self.move, before, before + tile.points, lay, tile.points, self.items)


class Choices(Fact, frozen=True):
    """All that a seat may do, and why it may not do the rest.

    While tiles are taken there are `handfuls`, while one is laid there are `lays`. Each move is told from what
    `stands`: its score before is the one after that.
    """

    stands: Scoring
    """What the round would bring the seat if it ended now; while tiling, nothing."""
    handfuls: tuple[Handful, ...] = ()
    items: tuple[AnyItem, ...] = ()
    """All that handfuls may bring, each once."""
    marker: bool = False
    """Whether who takes from the centre takes the first-player marker, too."""
    lays: tuple[Laying, ...] = ()
    refused: dict[str, Refusal] = msgspec.field(default_factory=dict)
    """By kind and line (``R2``) for the kinds that may be taken now, by column (``@3``) while one is chosen; those with
    the same refusal stand together: ``B1 Y1``. The kind that was tried is left out of it."""

    @property
    def moves(self) -> tuple[Choice, ...]:
        """Every legal move by itself, in the order of their texts."""
        before = self.stands.after
        taken = (choice for handful in self.handfuls for choice in handful.choices(before, self.items, self.marker))
        return (*sorted(taken, key=lambda choice: choice.move), *(laying.choice(before) for laying in self.lays))

    @property
    def why(self) -> dict[str, Refusal]:
        """What is refused, each by itself."""
        return {
            tried: msgspec.structs.replace(refusal, kind=tried[0]) if refusal.why == "shown" else refusal
            for together, refusal in self.refused.items()
            for tried in together.split()
        }


def _without(tiles: str, fell: str) -> str:
    """Tiles less those that fell, in the order of `KINDS`."""
    return "".join(sorted((Counter(tiles) - Counter(fell)).elements(), key=KINDS.index))


class End(Fact, frozen=True):
    """What the last move of a game brought beyond its round, and how the game ended."""

    bonuses: tuple[Scoring, ...]
    winners: tuple[int, ...] = ()
    reason: Literal["row", "stalled", "no_tiles"] | None = None
    tie: Literal["rows"] | None = None
    """As in the `View`."""


# ---- asking the core ----------------------------------------------------------------------------

PRINTED = msgspec.json.decode(_core.azul_facts(players=2, grey=False, joker=True).printed(), type=Printed)
"""What is printed on a board with the coloured wall, and all kinds of tiles. The grey one has the same floor and
bonuses."""
TOLD = (View, Choices, AnyEffect, AnyItem, Refusal, Scoring, End)
"""What the page is told."""

READER: Reader[View, Choices, AnyEffect, Refusal, Scoring, End] = Reader(
    View, Choices, AnyEffect, Refusal, Scoring, End, Deal
)
view, choices, effect, refusal = READER.view, READER.choices, READER.effect, READER.refusal
round_scorings, end = READER.round, READER.end
