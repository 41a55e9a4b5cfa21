"""Summer Pavilion in text: its moves, its deals and its position line. The notation is in docs/notation.md."""

from __future__ import annotations

import re
from collections.abc import Iterator

from faience import _core
from faience.errors import BadDeal, BadPosition
from faience.games.fields import counts, counts_text, letters, number
from faience.games.pavilion.view import FREE, KINDS, STARS, TIPS
from faience.games.seats import CHANCE, OVER

FACTORY_TILES = 4
SUPPLY_PLACES = 10
CORNER_PLACES = 4


def factory_count(players: int) -> int:
    """Five, seven or nine factories for two, three or four players."""
    return 2 * players + 1


# ---- moves --------------------------------------------------------------------------------------


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
    costs, _, colours, *_ = _core.pavilion_board(grey)
    placements = [
        f"{STARS[star]}{tip}={kind}" + (f"+{jokers}" if jokers else "")
        for star in sorted(range(len(STARS)), key=STARS.__getitem__)
        for tip in range(1, TIPS + 1)
        for kind in (sorted(KINDS) if grey or star == len(colours) else colours[star])
        for jokers in range(costs[star][tip - 1])
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


def dealt(text: str) -> tuple[str, list[str]]:
    """What a deal brings to the supply and to each factory.

    >>> dealt("s:GO;f:RRYY/PPGG///"), dealt("s:G")
    (('GO', ['RRYY', 'PPGG', '', '', '']), ('G', []))
    """
    parts = dict(part.split(":") for part in text.split(";"))
    return parts.get("s", ""), parts["f"].split("/") if "f" in parts else []


# ---- positions ----------------------------------------------------------------------------------

_OVER = "over"
_DEAL = "deal"
"""Tiles are to be dealt for a new round."""
_REFILL = "refill"
"""Tiles are to be dealt for the supply alone."""


def position_text(state: _core.State) -> str:
    """The position line without its spec."""
    round_, to_move, after, new_round, first, marker, bonus, factories, centre, supply, bag, tower, boards = (
        _core.pavilion_table(state)
    )
    turn = _seat_text(to_move) if after is None else f"{_DEAL if new_round else _REFILL}:{_seat_text(after)}"
    fields = [
        str(round_),
        turn,
        str(first),
        "c" if marker is None else str(marker),
        str(bonus),
        "/".join(factory or "-" for factory in factories),
        counts_text(centre),
        counts_text(supply),
        counts_text(bag),
        counts_text(tower),
    ]
    fields += [
        f"{score}:{counts_text(hand)}:{'.' if kept is None else kept or '-'}:{'/'.join(stars)}"
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
    awaited = dealing in (_DEAL, _REFILL)
    try:
        _core.pavilion_set_table(
            state,
            (
                number(round_, "the round"),
                CHANCE if awaited else _seat(turn),
                _seat(after) if awaited else None,
                dealing == _DEAL,
                number(first, "the first player"),
                None if marker == "c" else number(marker, "the marker", "c or a seat"),
                number(bonus, "the bonus tiles"),
                [letters(factory, KINDS, "a factory") for factory in factories.split("/")],
                counts(centre, KINDS, "the centre"),
                counts(supply, KINDS, "the supply"),
                counts(bag, KINDS, "the bag"),
                counts(tower, KINDS, "the tower"),
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
    return OVER if text == _OVER else number(text, "the turn", "a seat, over, or deal: or refill: with a seat or over")


def _board(text: str) -> tuple[int, str, str | None, list[str]]:
    parts = text.split(":")
    if len(parts) != 4:
        raise BadPosition(f"a board: score:hand:kept:stars was expected, not {text!r}")
    score, hand, kept, stars = parts
    return (
        number(score, "a score"),
        counts(hand, KINDS, "a hand"),
        None if kept == "." else letters(kept, KINDS, "the corners"),
        [letters(star, KINDS + FREE, "a star") for star in stars.split("/")],
    )
