"""What the core tells of Summer Pavilion: every fact once, with its type. Words are put to them elsewhere.

Tiles are texts, one letter a tile, in the order of ``KINDS``. Stars are named by their place in ``STARS``, features by
their place in `Printed.features`. What a field usually holds is left out when the core tells it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import msgspec

from faience import _core
from faience.games.facts import Fact, Reader

KINDS = "PGOYBR"
"""Tile letters in the order of the rounds whose joker they are: purple, green, orange, yellow, blue, red."""
FREE = "."
"""A space without a tile."""
STARS = ("NW", "NE", "E", "SE", "SW", "W", "C")
"""The stars of a board by compass, the six outer ones clockwise, then the centre."""
TIPS = 6
"""Spaces of a star: 1 to 6 clockwise from the tip that points up."""
ROUNDS = 6
Kind = Literal["P", "G", "O", "Y", "B", "R"]
"""A kind of tile, in the order of the rounds whose joker it is."""
Side = Literal["coloured", "grey"]
"""Of the board."""
Role = Literal["", "opens", "marker"]
"""What a seat is beside its name: it opened this round while nobody has the marker, or it has the marker."""
FeatureLetter = Literal["W", "S", "P"]
"""A window, a statue or a pillar."""


# ---- what is printed on the board ---------------------------------------------------------------


class Feature(Fact, frozen=True):
    """A pillar, a statue or a window, and the spaces around it."""

    kind: str
    """``"window"``, ``"statue"`` or ``"pillar"``."""
    star: int
    """The outer star it belongs to; a statue also stands at the next one clockwise."""
    tiles: int
    """Bonus tiles for surrounding it."""
    spaces: tuple[tuple[int, int], ...]
    """Star and tip, which counts from 0 here."""


class Number(Fact, frozen=True):
    """A number that brings points at the end if all spaces that show it are filled."""

    n: int
    worth: int
    spaces: int
    """How many there are."""


class Printed(Fact, frozen=True, kw_only=True):
    """One side of the board, which never changes."""

    board: Side
    names: tuple[str, ...]
    """Of the stars, as they are written."""
    costs: tuple[tuple[int, ...], ...]
    """By star and tip."""
    features: tuple[Feature, ...]
    """Windows, then statues, then pillars, each clockwise from the upper left."""
    colours: str = ""
    """Coloured side: the only colour that each outer star takes. The centre takes each colour once."""
    stars: Mapping[str, int]
    """What a complete star is worth at the end, by colour."""
    multicolour: int
    """What one of six colours is worth."""
    numbers: tuple[Number, ...]
    corners: int
    """So many tiles may be kept."""
    places: int
    """Of the supply."""

    def worth(self, colour: str) -> int:
        """What a complete star of a colour is worth, or one of all colours if it is none."""
        return self.stars.get(colour, self.multicolour)


# ---- what lies on the table ---------------------------------------------------------------------


class Board(Fact, frozen=True, kw_only=True):
    """One player's board."""

    score: int
    hand: str
    """Tiles in hand."""
    kept: str | None = None
    """Tiles kept in the corners by a player who has passed this round, ``None`` for one who has not."""
    stars: tuple[str, ...]
    """Seven texts in the order of ``STARS``: six letters each, ``.`` where no tile lies."""
    colours: tuple[str | None, ...]
    """The one colour that each star takes, ``""`` if each colour once, ``None`` while its owner may still decide."""
    features: tuple[int, ...]
    """How many spaces around each feature hold a tile."""
    numbers: tuple[int, ...]
    """How many spaces of each of `Printed.numbers` hold a tile."""


class View(Fact, frozen=True, kw_only=True):
    """The whole table as everybody sees it: only the order of the bag is hidden, and no state knows it."""

    board: Side
    round: int
    """From 1 to 6; while tiles for a new round are to be dealt, the round about to begin."""
    joker: Kind
    """The joker colour of the round."""
    phase: Literal["draft", "place", "deal", "over"]
    refill: bool = False
    """Whether the tiles to be dealt are for the supply alone, rather than for a new round."""
    to_move: int
    """A seat from 0, ``CHANCE`` or ``OVER``."""
    first: int
    """The seat that started this round's draft (while a round is to be dealt: that will start it)."""
    marker: int | None = None
    """The seat that holds the first-player marker, ``None`` while it lies in the centre."""
    bonus: int = 0
    """Bonus tiles that the seat to move must still choose from the supply."""
    factories: tuple[str, ...]
    """``""`` for an empty factory."""
    centre: str = ""
    supply: str = ""
    """At most ten."""
    bag: str = ""
    """What the bag holds: its contents, never its order."""
    tower: str = ""
    boards: tuple[Board, ...]
    roles: tuple[Role, ...]
    """By seat."""
    ended: bool = False
    """Whether all is scored; at most the supply is still refilled."""
    winners: tuple[int, ...] = ()
    """Empty until the game is over."""
    reason: Literal["rounds"] | None = None
    """Why the game ended."""


# ---- what moves do ------------------------------------------------------------------------------


class Draft(Fact, frozen=True, tag_field="what", tag="draft"):
    """Tiles taken from a factory or the centre."""

    source: int | None = None
    """Factory from 1, ``None`` for the centre."""
    tiles: str = ""
    """Without the joker."""
    joker: str = ""
    """The joker that comes along or is taken alone; ``""`` if there is none."""
    rest: str = ""
    """The tiles that the factory sends to the centre."""
    marker: bool = False
    """Whether the first-player marker is taken, too."""
    lost: int = 0
    """Points, for taking the marker."""


class Placement(Fact, frozen=True, kw_only=True, tag_field="what", tag="place"):
    """A tile laid on a space: what is the same whatever its colour and however it is paid."""

    star: int
    tip: int
    """From 1, as it is written."""
    n: int
    """The number printed on the space, which is its cost."""
    where: int = 0
    """The tip again if its star has that number more than once, else 0."""
    points: int
    """For the run that the tile joins."""
    features: tuple[int, ...] = ()
    """Those that this tile completes."""
    completed: str = ""
    """Their kinds, one letter each: window, statue, pillar."""
    bonus: int = 0
    """Bonus tiles due: no more than the supply holds."""


class PaidPlacement(Placement, frozen=True, kw_only=True, tag_field="what", tag="place"):
    """A tile laid on a space and paid for."""

    tile: Kind
    paid: int
    """Tiles of the colour laid, the one on the space included."""
    jokers: int = 0
    """Tiles paid as jokers."""


class Choose(Fact, frozen=True, tag_field="what", tag="choose"):
    """A bonus tile taken from the supply."""

    tile: Kind


class Passing(Fact, frozen=True, kw_only=True, tag_field="what", tag="pass"):
    """A pass, whichever tiles it keeps."""

    keeps: int = 0
    """How many."""
    ends: bool = False
    """Whether it is the last of the game."""


class Pass(Passing, frozen=True, kw_only=True, tag_field="what", tag="pass"):
    """No more turns this round."""

    kept: str = ""
    dropped: str = ""
    """The tiles that go to the tower."""
    lost: int = 0
    """Points."""


class RoundDeal(Fact, frozen=True, tag_field="what", tag="deal"):
    """The tiles of a new round."""

    round: int
    supply: str = ""
    """Tiles that came to it, as in ``Refill``."""
    factories: tuple[str, ...] = ()
    """What each got."""


class Refill(Fact, frozen=True, tag_field="what", tag="refill"):
    """Tiles for the supply alone."""

    supply: str


Deal = RoundDeal | Refill
"""What a deal brings."""
Effect = Draft | PaidPlacement | Choose | Pass
"""What one move does."""
CommonEffect = Draft | Placement | Choose | Passing
"""What all moves do that are told together."""


# ---- what they bring ----------------------------------------------------------------------------


class Item(Fact, frozen=True, tag_field="what"):
    """One item of a gain or a loss."""

    points: int = 0


class Run(Item, frozen=True, tag="run"):
    """A tile scores the run that it joins: a point for every tile of it."""


class Surrounded(Item, frozen=True, tag="feature"):
    """A feature is complete and gives bonus tiles."""

    feature: int = 0
    kind: FeatureLetter = "W"
    tiles: int = 0
    """Bonus tiles due."""


class ShortSupply(Item, frozen=True, tag="supply"):
    """The supply holds fewer tiles than are due."""

    tiles: int = 0
    """So many."""


class StarPromised(Item, frozen=True, tag="star"):
    """A star is complete, which will bring points at the end."""

    star: int = 0
    worth: int = 0


class Numbers(Item, frozen=True, tag="numbers"):
    """All spaces of a number are filled: points of the end, or the promise of them."""

    n: int = 0
    worth: int = 0
    """What they will bring; 0 where they are scored already."""


class Stars(Item, frozen=True, tag="stars"):
    """The complete stars of a colour, or of all colours if it is ``""``, at the end."""

    colour: str = ""
    n: int = 0
    """How many."""
    stars: tuple[int, ...] = ()


class Laid(Item, frozen=True, tag="laid"):
    """What all tiles laid in a round scored."""

    tiles: int = 0


class Loss(Item, frozen=True):
    """Tiles cost a point each, as far as there are points to lose."""

    tiles: int = 0
    capped: bool = False
    """Whether there were too few, so that the score stops at 1."""


class MarkerLoss(Loss, frozen=True, tag="marker"):
    """What the marker costs, by the tiles taken with it."""


class PassingLoss(Loss, frozen=True, tag="passing"):
    """What the tiles cost that a pass does not keep."""


class LeftOver(Loss, frozen=True, tag="left"):
    """What the tiles cost that are kept after the last round."""


AnyItem = Run | Surrounded | ShortSupply | StarPromised | Numbers | Stars | Laid | MarkerLoss | PassingLoss | LeftOver
"""What a gain or a loss is about."""


class Account(Fact, frozen=True):
    """A seat's score before and after something, and what made the difference."""

    seat: int
    before: int
    after: int
    items: tuple[AnyItem, ...] = ()


# ---- what a seat may do -------------------------------------------------------------------------


class Group(Fact, frozen=True):
    """Legal moves that bring the same: all ways to pay for a space, all passes that keep as many tiles."""

    moves: str
    """Their texts, with spaces between them."""
    effect: CommonEffect
    items: tuple[AnyItem, ...] = ()

    @property
    def gain(self) -> int:
        return sum(item.points for item in self.items)


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move, what it would bring and what it does."""

    move: str
    gain: int
    """The sum of the items."""
    before: int
    """The score now."""
    after: int
    """The score after it."""
    items: tuple[AnyItem, ...]
    effect: Effect


class Refusal(Fact, frozen=True):
    """Why something may not be done."""

    why: Literal[
        "bonus_first",  # so many bonus tiles must be chosen first
        "no_bonus",  # none is due
        "without_supply",  # the supply has none of the colour
        "placing",  # all tiles are taken
        "drafting",  # tiles are taken first
        "empty_factory",
        "empty_centre",
        "factory_without",  # the colour
        "centre_without",
        "joker_chosen",  # while another colour lies there
        "taken",  # the space
        "star_of",  # it takes another colour
        "uniform",  # it has become a star of another colour
        "shown",  # the centre has the colour
        "multicolour",  # the star has become one of all colours, and has this one
        "joker_itself",  # the joker colour is not paid with jokers
        "only_jokers",  # one tile must be of the colour
        "too_dear",
        "no_colour",  # none in the hand is enough
        "none_taken",  # the star takes none of the hand's colours
        "corners",  # so many tiles can be kept
        "cannot_pay",
        "cannot_keep",
    ]
    """Which of the values below go with it follows from it."""
    kind: str = ""
    """A colour."""
    n: int = 0
    """A factory from 1, a cost, or how many tiles."""
    star: int | None = None
    where: int = 0
    """A space of that star, by its tip from 1, if the star has the cost more than once."""
    paid: int = 0
    """How many tiles of the colour a payment takes,"""
    jokers: int = 0
    """how many jokers,"""
    joker: str = ""
    """and their colour."""
    has: int = 0
    """How many tiles of the colour the hand has for it,"""
    has_jokers: int = 0
    """and how many jokers, if it may take some."""


class Choices(Fact, frozen=True):
    """Everything that a seat may do, and why it may not do the rest."""

    groups: tuple[Group, ...]
    refused: Mapping[str, Refusal]
    """By what may be tried: to "place" or to "pass", an empty source ("3"), a colour that may not be taken from another
    ("3R") or from the supply ("*R"), a space where nothing may be laid ("NW3"), a colour of the hand that a star does
    not take ("NW=R") or that cannot pay a cost ("R5"), a fifth tile to "keep". What is refused for the same reason
    stands together, with spaces between: "NW1 O6".
    """
    stands: Account
    """What is complete already, and what it will bring at the end."""
    hand: str = ""
    """The tiles of which a pass may keep some."""
    preset: str = ""
    """The pass that a person may begin from."""

    @property
    def moves(self) -> tuple[Choice, ...]:
        """Every legal move."""
        before = self.stands.before
        return tuple(
            Choice(move, group.gain, before, before + group.gain, group.items, _whole(group, move, self.hand))
            for group in self.groups
            for move in group.moves.split()
        )

    @property
    def refusals(self) -> Mapping[str, Refusal]:
        """Why each thing that may be tried is refused."""
        return {each: refusal for tried, refusal in self.refused.items() for each in tried.split()}


def _whole(group: Group, move: str, hand: str) -> Effect:
    """What one of the moves of a group does: how it is paid, or which tiles it keeps, stands in its text."""
    match group.effect:
        case Placement() as common:
            tile, _, more = move.partition("=")[2].partition("+")
            jokers = int(more or 0)
            told = msgspec.structs.asdict(common)
            return msgspec.convert(
                told | {"what": "place", "tile": tile, "paid": common.n - jokers, "jokers": jokers}, PaidPlacement
            )
        case Passing() as common:
            kept = move.partition(":")[2].replace("-", "")
            dropped = "".join(kind * (hand.count(kind) - kept.count(kind)) for kind in KINDS)
            lost = -sum(item.points for item in group.items if isinstance(item, PassingLoss))
            return Pass(**msgspec.structs.asdict(common), kept=kept, dropped=dropped, lost=lost)
        case alone:
            return alone


class End(Fact, frozen=True):
    """What the end of the game brought each seat, and who won."""

    bonuses: tuple[Account, ...]
    reason: str
    winners: tuple[int, ...]
    tie: str | None = None
    """What broke a tie: nothing ever does, as a tie is a shared victory."""


# ---- the core asked -----------------------------------------------------------------------------

PRINTED: Mapping[str, Printed] = {
    side: msgspec.json.decode(_core.pavilion_facts(2, side == "grey").printed(), type=Printed)
    for side in ("coloured", "grey")
}
"""The board by its side."""
TOLD = (View, Choices, Effect, Deal, AnyItem)
"""What the page is told."""

READER: Reader[View, Choices, Effect, Refusal, Account, End] = Reader(
    View, Choices, Effect, Refusal, Account, End, Deal
)
view, choices, effect, refusal = READER.view, READER.choices, READER.effect, READER.refusal
round_accounts, end = READER.round, READER.end
