"""Azul in text: its moves, its deals and its position line. The notation is described in docs/notation.md."""

from __future__ import annotations

from faience import _core
from faience.errors import BadDeal, BadPosition
from faience.games.azul.view import COLOURS, FREE, JOKER, KINDS, MARKER, ROWS
from faience.games.fields import counts, counts_text, letters, number
from faience.games.seats import CHANCE, OVER

FACTORY_TILES = 4
_TARGETS = "-12345"


def factory_count(players: int) -> int:
    """Five, seven or nine factories for two, three or four players."""
    return 2 * players + 1


# ---- moves --------------------------------------------------------------------------------------


def move_texts(players: int, grey: bool, joker: bool) -> list[str]:
    """Every move of a spec, its id being its place; within each phase sorted by ASCII code.

    >>> move_texts(2, False, False)[:7]
    ['1B-', '1B1', '1B2', '1B3', '1B4', '1B5', '1K-']
    """
    sources = [str(number) for number in range(1, factory_count(players) + 1)] + ["c"]
    takes: list[str] = []
    for source in sources:
        for kind in sorted(KINDS if joker else COLOURS):
            takes += [f"{source}{kind}{target}" for target in _TARGETS]
            if joker and kind != JOKER:
                takes += [f"{source}{kind}{JOKER}{way}" for way in _ways_together()]
    tilings = [f"{row}@{column}" for row in range(1, ROWS + 1) for column in range(1, ROWS + 1)]
    return takes + (tilings if grey or joker else [])


def _ways_together() -> list[str]:
    """Where a colour and jokers may go together; ``/n`` says how many jokers end up in a line too short for all."""
    lines = [text for n in range(1, ROWS + 1) for text in (f"{n}", *(f"{n}/{jokers}" for jokers in range(n + 1)))]
    return ["-", *lines]


# ---- deals --------------------------------------------------------------------------------------


def deal_text(players: int, tiles: str) -> str:
    """Tiles in the order drawn, factory by factory.

    >>> deal_text(2, "BBRKYYWRKK")
    'BBRK/YYWR/KK//'
    """
    starts = range(0, FACTORY_TILES * factory_count(players), FACTORY_TILES)
    return "/".join(tiles[start : start + FACTORY_TILES] for start in starts)


def deal_tiles(players: int, text: str) -> str:
    """The tiles of a deal in the order drawn; raises BadDeal unless the factories are filled one after the other."""
    tiles = text.replace("/", "")
    for letter in tiles:
        if letter not in KINDS:
            raise BadDeal(f"{letter!r} is no tile; tiles are letters of {KINDS}")
    if text != deal_text(players, tiles):
        raise BadDeal(
            f"a deal of {factory_count(players)} factories was expected, each filled before the next, "
            f"like {deal_text(players, (COLOURS * 8)[: FACTORY_TILES * factory_count(players)])}; not {text!r}"
        )
    return tiles


# ---- positions ----------------------------------------------------------------------------------

_TURNS = {CHANCE: "deal", OVER: "over"}
_TURNS_BACK = {text: turn for turn, text in _TURNS.items()}


def position_text(state: _core.State) -> str:
    """The position line without its spec."""
    round_, quiet, to_move, first, marker, _, factories, centre, bag, lid, boards = _core.azul_table(state)
    fields = [
        str(round_),
        _TURNS.get(to_move, str(to_move)),
        str(first),
        "c" if marker is None else str(marker),
        str(quiet),
        "/".join(factory or "-" for factory in factories),
        counts_text(centre),
        counts_text(bag),
        counts_text(lid),
    ]
    fields += [
        f"{score}:{'/'.join(line or '-' for line in lines)}:{'/'.join(wall)}:{floor or '-'}"
        for score, lines, wall, floor in boards
    ]
    return " ".join(fields)


def set_position(state: _core.State, players: int, text: str) -> None:
    """Put a state to the position of a line without its spec; raises BadPosition and changes nothing if it is none."""
    fields = text.split()
    if len(fields) != 9 + players:
        raise BadPosition(
            "a position of Azul has the fields round, turn, first player, marker, quiet rounds, factories, centre, "
            f"bag, lid and {players} boards: {9 + players} after the spec, not {len(fields)}"
        )
    round_, turn, first, marker, quiet, factories, centre, bag, lid, *boards = fields
    try:
        _core.azul_set_table(
            state,
            (
                number(round_, "the round"),
                number(quiet, "the quiet rounds"),
                _TURNS_BACK[turn] if turn in _TURNS_BACK else number(turn, "the turn", "a seat, deal or over"),
                number(first, "the first player"),
                None if marker == "c" else number(marker, "the marker", "c or a seat"),
                None,
                [letters(factory, KINDS, "a factory") for factory in factories.split("/")],
                counts(centre, KINDS, "the centre"),
                counts(bag, KINDS, "the bag"),
                counts(lid, KINDS, "the lid"),
                [_board(board) for board in boards],
            ),
        )
    except BadPosition:
        raise
    except ValueError as error:
        raise BadPosition(str(error)) from None


def _board(text: str) -> tuple[int, list[str], list[str], str]:
    parts = text.split(":")
    if len(parts) != 4:
        raise BadPosition(f"a board: score:lines:wall:floor was expected, not {text!r}")
    score, lines, wall, floor = parts
    return (
        number(score, "a score"),
        [letters(line, KINDS, "a line") for line in lines.split("/")],
        [letters(row, KINDS + FREE, "a wall row") for row in wall.split("/")],
        letters(floor, KINDS + MARKER, "a floor"),
    )
