"""Summer Pavilion in text: its moves, its deals and its position line. The notation is in docs/notation.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from faience import _core
from faience.errors import BadDeal, BadPosition
from faience.games.pavilion.view import FREE, KINDS, STARS, TIPS
from faience.games.seats import CHANCE, OVER

FACTORY_TILES = 4
SUPPLY_PLACES = 10
CORNER_PLACES = 4
_STAR_COLOURS = {"NW": "O", "NE": "R", "E": "B", "SE": "Y", "SW": "G", "W": "P"}
_GREY_COSTS = (3, 2, 1, 4, 5, 6)
"""Of an outer star, clockwise from where the coloured side prints 1."""
_GREY_CENTRE_COST = 3
_COUNTS = re.compile(rf"(?:[{KINDS}][0-9]{{1,3}})+")


def factory_count(players: int) -> int:
    """Five, seven or nine factories for two, three or four players."""
    return 2 * players + 1


# ---- moves --------------------------------------------------------------------------------------


def cost(star: str, tip: int, grey: bool) -> int:
    """The number printed on a space, its tip counted from 1.

    >>> [cost("NW", tip, False) for tip in range(1, 7)], [cost("SE", tip, True) for tip in range(1, 7)]
    ([6, 1, 2, 3, 4, 5], [1, 4, 5, 6, 3, 2])
    """
    if star == "C":
        return _GREY_CENTRE_COST if grey else tip
    place = (TIPS - 2 - STARS.index(star) + tip) % TIPS
    return _GREY_COSTS[place] if grey else place + 1


def move_texts(players: int, grey: bool) -> list[str]:
    """Every move of a spec, its id being its place; within each list of legal moves sorted by ASCII code.

    >>> texts = move_texts(2, False)
    >>> texts[:8], texts[42:46], texts[-3:]
    (['*B', '*G', '*O', '*P', '*R', '*Y', '1B', '1G'], ['C1=B', 'C1=G', 'C1=O', 'C1=P'], \
['pass:YYYB', 'pass:YYYR', 'pass:YYYY'])
    """
    bonus = [f"*{kind}" for kind in sorted(KINDS)]
    sources = [str(number) for number in range(1, factory_count(players) + 1)] + ["c"]
    drafts = [f"{source}{kind}" for source in sources for kind in sorted(KINDS)]
    placements = [
        f"{star}{tip}={kind}" + (f"+{jokers}" if jokers else "")
        for star in sorted(STARS)
        for tip in range(1, TIPS + 1)
        for kind in (sorted(KINDS) if grey or star == "C" else _STAR_COLOURS[star])
        for jokers in range(cost(star, tip, grey))
    ]
    return bonus + drafts + placements + sorted(f"pass:{kept or '-'}" for kept in _handfuls("", KINDS))


def _handfuls(kept: str, kinds: str) -> Iterator[str]:
    """All tiles that may be kept, in the order of ``KINDS``."""
    yield kept
    if len(kept) < CORNER_PLACES:
        for i, kind in enumerate(kinds):
            yield from _handfuls(kept + kind, kinds[i:])


# ---- deals --------------------------------------------------------------------------------------


def deal_text(players: int, supply: str, tiles: str) -> str:
    """Tiles in the order drawn: first what a supply still takes, the rest factory by factory.

    >>> deal_text(2, "PPGOYBRR", "GORRYYPPGG"), deal_text(2, "PPGOYBRRG", "G")
    ('s:GO;f:RRYY/PPGG///', 's:G')
    """
    room = SUPPLY_PLACES - len(supply)
    parts = []
    if tiles[:room]:
        parts.append(f"s:{tiles[:room]}")
    if tiles[room:]:
        starts = range(room, room + FACTORY_TILES * factory_count(players), FACTORY_TILES)
        parts.append("f:" + "/".join(tiles[start : start + FACTORY_TILES] for start in starts))
    return ";".join(parts)


def deal_tiles(players: int, supply: str, text: str) -> str:
    """The tiles of a deal in the order drawn; raises BadDeal unless supply and factories are filled in order."""
    tiles = re.sub("[sf:;/]", "", text)
    if text != deal_text(players, supply, tiles):
        raise BadDeal(
            f"tiles for the {SUPPLY_PLACES - len(supply)} free places of the supply, then for the factories, each "
            f"filled before the next, were expected like {deal_text(2, '', KINDS * 5)}; not {text!r}"
        )
    return tiles


# ---- positions ----------------------------------------------------------------------------------

_OVER = "over"


def position_text(state: _core.State) -> str:
    """The position line without its spec."""
    round_, to_move, after, first, marker, bonus, factories, centre, supply, bag, tower, boards = _core.pavilion_table(
        state
    )
    turn = _seat_text(to_move) if after is None else f"deal:{_seat_text(after)}"
    fields = [
        str(round_),
        turn,
        str(first),
        "c" if marker is None else str(marker),
        str(bonus),
        "/".join(factory or "-" for factory in factories),
        _counts_text(centre),
        _counts_text(supply),
        _counts_text(bag),
        _counts_text(tower),
    ]
    fields += [
        f"{score}:{_counts_text(hand)}:{'.' if kept is None else kept or '-'}:{'/'.join(stars)}"
        for score, hand, kept, stars in boards
    ]
    return " ".join(fields)


def set_position(state: _core.State, players: int, text: str) -> None:
    """Put a state to the position of a line without its spec; raises BadPosition and changes nothing if it is none."""
    fields = text.split()
    if len(fields) != 10 + players:
        raise BadPosition(
            "a position of Summer Pavilion has the fields round, turn, first player, marker, bonus tiles, factories, "
            f"centre, supply, bag, tower and {players} boards: {10 + players} after the spec, not {len(fields)}"
        )
    round_, turn, first, marker, bonus, factories, centre, supply, bag, tower, *boards = fields
    dealing, _, after = turn.partition(":")
    try:
        _core.pavilion_set_table(
            state,
            (
                _number(round_, "the round"),
                CHANCE if dealing == "deal" else _seat(turn),
                _seat(after) if dealing == "deal" else None,
                _number(first, "the first player"),
                None if marker == "c" else _number(marker, "the marker", "c or a seat"),
                _number(bonus, "the bonus tiles"),
                [_letters(factory, KINDS, "a factory") for factory in factories.split("/")],
                _counts(centre, "the centre"),
                _counts(supply, "the supply"),
                _counts(bag, "the bag"),
                _counts(tower, "the tower"),
                [_board(board) for board in boards],
            ),
        )
    except BadPosition:
        raise
    except ValueError as error:
        raise BadPosition(str(error)) from None


def _seat_text(seat: int) -> str:
    return _OVER if seat == OVER else str(seat)


def _seat(text: str) -> int:
    return OVER if text == _OVER else _number(text, "the turn", "a seat, over, or deal: with a seat or over")


def _counts_text(tiles: str) -> str:
    return "".join(f"{kind}{len(list(group))}" for kind, group in groupby(tiles)) or "-"


def _number(text: str, what: str, expected: str = "a number") -> int:
    if not re.fullmatch(r"[0-9]{1,5}", text):
        raise BadPosition(f"{what}: {expected} was expected, not {text!r}")
    return int(text)


def _letters(text: str, known: str, what: str) -> str:
    if text == "-":
        return ""
    if not text or any(letter not in known for letter in text):
        raise BadPosition(f"{what}: letters of {known}, or - for none, were expected, not {text!r}")
    return text


def _counts(text: str, what: str) -> str:
    if text == "-":
        return ""
    if not _COUNTS.fullmatch(text):
        raise BadPosition(f"{what}: tiles with their numbers like P3R12, or - for none, were expected, not {text!r}")
    return "".join(kind * int(number) for kind, number in re.findall(r"(\D)(\d+)", text))


def _board(text: str) -> tuple[int, str, str | None, list[str]]:
    parts = text.split(":")
    if len(parts) != 4:
        raise BadPosition(f"a board: score:hand:kept:stars was expected, not {text!r}")
    score, hand, kept, stars = parts
    return (
        _number(score, "a score"),
        _counts(hand, "a hand"),
        None if kept == "." else _letters(kept, KINDS, "the corners"),
        [_letters(star, KINDS + FREE, "a star") for star in stars.split("/")],
    )
