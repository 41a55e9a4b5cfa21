"""What a written move does at a table: who tells a move in words or shows it needs this, and no rules."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass

from faience.games.pavilion.geometry import COSTS, FEATURES, Feature, run
from faience.games.pavilion.view import FREE, STARS, Board, View

DRAFT = re.compile(r"(?P<source>[1-9c])(?P<colour>[PGOYBR])")
PLACE = re.compile(r"(?P<star>NW|NE|E|SE|SW|W|C)(?P<tip>[1-6])=(?P<colour>[PGOYBR])(?:\+(?P<jokers>[1-5]))?")
BONUS = re.compile(r"\*(?P<colour>[PGOYBR])")
PASS = re.compile(r"pass:(?P<kept>-|(?=.{1,4}$)P*G*O*Y*B*R*)")

LEAST_SCORE = 1
"""No loss takes a score below it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Tiles taken from a factory or the centre."""

    source: int | None
    """Factory from 1, ``None`` for the centre."""
    tiles: str
    """Without the joker."""
    joker: str
    """The joker that comes along or is taken alone; ``""`` if there is none."""
    rest: str
    """The tiles that the factory sends to the centre."""
    marker: bool
    lost: int
    """Points, for taking the marker."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A tile laid on a space and paid for."""

    star: int
    tip: int
    """From 1, as it is written."""
    tile: str
    paid: str
    """Tiles of the colour laid, the one on the space included."""
    jokers: str
    points: int
    features: tuple[Feature, ...]
    """Those that this tile completes."""
    bonus: int
    """Bonus tiles due: no more than the supply holds."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A bonus tile taken from the supply."""

    tile: str


@dataclass(frozen=True, slots=True)
class Pass:
    """No more turns this round."""

    kept: str
    dropped: str
    """The tiles that go to the tower."""
    lost: int
    """Points."""


Effect = Draft | Placement | Choice | Pass


def told(effect: Effect) -> dict[str, object]:
    """An effect as plain values for whoever draws it: payments as numbers of tiles, features by number."""
    match effect:
        case Placement():
            payment = {"tile": effect.tile, "paid": len(effect.paid), "jokers": len(effect.jokers)}
            return told_without_payment(effect) | payment
        case Draft():
            return {"what": "draft", **asdict(effect)}
        case Choice():
            return {"what": "choose", **asdict(effect)}
        case Pass():
            return {"what": "pass", **asdict(effect)}


def told_without_payment(effect: Placement) -> dict[str, object]:
    """What a placement does whatever colour it lays and however it is paid; features by their place in ``FEATURES``."""
    return {
        "what": "place",
        "star": effect.star,
        "tip": effect.tip,
        "points": effect.points,
        "features": [FEATURES.index(feature) for feature in effect.features],
        "bonus": effect.bonus,
    }


def effect_of(before: View, move: str) -> Effect:
    """What the move does at this table; ``ValueError`` if it cannot be one of the seat to move."""
    if before.to_move < 0:
        raise ValueError(f"{move!r} cannot be told: at this table no seat is to move")
    board = before.boards[before.to_move]
    if draft := DRAFT.fullmatch(move):
        return _draft(before, board, move, draft["source"], draft["colour"])
    if place := PLACE.fullmatch(move):
        jokers = int(place["jokers"] or 0)
        return _placement(before, board, move, STARS.index(place["star"]), int(place["tip"]), place["colour"], jokers)
    if bonus := BONUS.fullmatch(move):
        if bonus["colour"] not in before.supply:
            raise ValueError(f"{move!r} takes a tile from the supply, which holds {before.supply or 'nothing'}")
        return Choice(bonus["colour"])
    if passed := PASS.fullmatch(move):
        return _pass(board, move, passed["kept"].replace("-", ""))
    raise ValueError(
        f"{move!r} is no move of Summer Pavilion; moves look like '3R', 'NW3=O+2', '*R', 'pass:GG' or 'pass:-'"
    )


def _draft(before: View, board: Board, move: str, source: str, colour: str) -> Draft:
    factory = None if source == "c" else int(source)
    if factory is not None and factory > len(before.factories):
        raise ValueError(f"{move!r} takes from factory {factory}; this table has {len(before.factories)}")
    held = before.centre if factory is None else before.factories[factory - 1]
    if colour not in held:
        raise ValueError(f"{move!r} takes {colour} where only {held or 'nothing'} lies")
    # "Exactly one joker-coloured tile if any lies there", also where there is nothing else.
    tiles = colour * held.count(colour) if colour != before.joker else ""
    joker = before.joker if before.joker in held else ""
    rest = held.replace(colour, "") if tiles else held
    marker = factory is None and before.marker is None
    return Draft(
        source=factory,
        tiles=tiles,
        joker=joker,
        rest="" if factory is None else rest.replace(joker, "", 1),
        marker=marker,
        lost=_lost(board, len(tiles + joker)) if marker else 0,
    )


def _placement(before: View, board: Board, move: str, star: int, tip: int, colour: str, jokers: int) -> Placement:
    if board.stars[star][tip - 1] != FREE:
        raise ValueError(f"{move!r} lays a tile on a space that is taken")
    paid, spent = colour * (COSTS[before.board][star][tip - 1] - jokers), before.joker * jokers
    if not paid or (spent and colour == before.joker):
        raise ValueError(f"{move!r} pays more jokers than the space allows")
    if any(board.hand.count(kind) < (paid + spent).count(kind) for kind in paid + spent):
        raise ValueError(f"{move!r} pays {paid + spent} from a hand of {board.hand or 'nothing'}")
    row = board.stars[star]
    stars = list(board.stars)
    stars[star] = row[: tip - 1] + colour + row[tip:]
    features = tuple(f for f in FEATURES if (star, tip - 1) in f.spaces and f.complete(stars))
    return Placement(
        star=star,
        tip=tip,
        tile=colour,
        paid=paid,
        jokers=spent,
        points=run(stars[star], tip - 1),
        features=features,
        bonus=min(sum(feature.tiles for feature in features), len(before.supply)),
    )


def _pass(board: Board, move: str, kept: str) -> Pass:
    dropped = board.hand
    for tile in kept:
        if tile not in dropped:
            raise ValueError(f"{move!r} keeps {kept} from a hand of {board.hand or 'nothing'}")
        dropped = dropped.replace(tile, "", 1)
    return Pass(kept, dropped, _lost(board, len(dropped)))


def _lost(board: Board, points: int) -> int:
    return min(points, board.score - LEAST_SCORE)
