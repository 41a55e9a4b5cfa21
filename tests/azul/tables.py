"""Tables of Azul for the tests: each scenario laid out as a player would, the tiles not named lying in the bag."""

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType

import faience
from faience.games.azul.facts import COLOURS, FREE, JOKER, KINDS, MARKER, Board

ROW_NUMBERS = (1, 2, 3, 4, 5)
NONE: Mapping[int, str] = MappingProxyType({})


def board(lines: Mapping[int, str] = NONE, wall: Mapping[int, str] = NONE, floor: str = "", score: int = 0) -> Board:
    """One player's board: lines and wall rows by their number from the top, those not named being empty.

    >>> board({2: "RR"}, wall={1: "B...."}).lines
    ('', 'RR', '', '', '')
    """
    return Board(
        score,
        lines=tuple(lines.get(row, "") for row in ROW_NUMBERS),
        wall=tuple(wall.get(row, FREE * 5) for row in ROW_NUMBERS),
        floor=floor,
    )


def table(
    *,
    players: int = 2,
    wall: str = "coloured",
    joker: bool = False,
    factories: Iterable[str] = (),
    centre: str = "",
    boards: Iterable[Board] = (),
    turn: int | str = 0,
    first: int = 0,
    marker: int | None = None,
    quiet: int = 0,
    round_: int = 2,
    bag: str | None = None,
    lid: str | None = None,
) -> faience.State:
    """A state in the middle of a game; factories and boards not named are empty.

    Tiles that lie nowhere else lie in the bag; if the bag is named, in the lid. A marker on a floor is its owner's.

    >>> table(factories=["BBRK"], bag="WW").view().bag
    'WW'
    """
    factories, boards = list(factories), list(boards)
    factories += [""] * (2 * players + 1 - len(factories))
    boards += [board()] * (players - len(boards))

    used = "".join([*factories, centre, *map(_tiles_of, boards)])
    loose = all_tiles(players, joker) - Counter(used)
    if bag is None:
        bag = "".join((loose - Counter(lid or "")).elements())
    if lid is None:
        lid = "".join((loose - Counter(bag)).elements())
    if marker is None:
        marker = next((seat for seat, owned in enumerate(boards) if MARKER in owned.floor), None)

    fields = [
        f"azul(players={players},wall={wall},joker={str(joker).lower()})",
        str(round_),
        str(turn),
        str(first),
        "c" if marker is None else str(marker),
        str(quiet),
        "/".join(factory or "-" for factory in factories),
        *map(_counts, (centre, bag, lid)),
        *(f"{b.score}:{'/'.join(line or '-' for line in b.lines)}:{'/'.join(b.wall)}:{b.floor or '-'}" for b in boards),
    ]
    return faience.position(" ".join(fields))


def after_offer(
    *boards: Board,
    players: int = 2,
    wall: str = "coloured",
    joker: bool = False,
    first: int = 0,
    quiet: int = 0,
    last: str = "1W5",
) -> faience.State:
    """The state after the last turn of a factory offer, in which the last seat took one tile from factory 1.

    Unless told otherwise that is a white tile for line 5, which changes no score; nobody took the marker.
    """
    state = table(
        players=players,
        wall=wall,
        joker=joker,
        factories=[last[1]],
        boards=boards,
        turn=players - 1,
        first=first,
        quiet=quiet,
    )
    state.play(last)
    return state


WALL_WITHOUT_COLUMN = (
    {1: ".YRKW", 2: ".BYRK", 3: ".WBYR", 4: ".KWBY", 5: ".RKWB"},
    {1: "B.RKW", 2: "W.YRK", 3: "K.BYR", 4: "R.WBY", 5: "Y.KWB"},
    {1: "BY.KW", 2: "WB.RK", 3: "KW.YR", 4: "RK.BY", 5: "YR.WB"},
    {1: "BYR.W", 2: "WBY.K", 3: "KWB.R", 4: "RKW.Y", 5: "YRK.B"},
)
"""Walls of twenty tiles, four of each colour, and no complete row."""
LAST_LINES = ({3: "KK", 4: "RR", 5: "YYYY"}, {3: "W", 4: "KK", 5: "RR"}, {3: "BB", 4: "WW"}, {4: "BB"})
"""Nineteen tiles in lines of which none is complete: with a white one they are all that those walls leave."""


def scarce_table(loose: str = "", quiet: int = 0) -> faience.State:
    """Four players before the last turn of a round, the last white tile in factory 1.

    All other tiles lie on the walls and in the lines, but for the ``loose`` ones of the first player's lines: they
    lie in the bag.
    """
    first, *others = LAST_LINES
    lines = [{row: tiles for row, tiles in first.items() if tiles not in loose}, *others]
    boards = [board(own, wall) for own, wall in zip(lines, WALL_WITHOUT_COLUMN, strict=True)]
    return table(players=4, factories=["W"], boards=boards, turn=3, quiet=quiet)


def all_tiles(players: int, joker: bool) -> Counter[str]:
    """The hundred tiles by kind."""
    jokers = {2: 5, 3: 10, 4: 10}[players] if joker else 0
    return Counter({**dict.fromkeys(COLOURS, (100 - jokers) // 5), JOKER: jokers})


def tiles_on_table(state: faience.State) -> Counter[str]:
    """Every tile that a player sees, in the bag and in the lid too, counted by kind."""
    view = state.view()
    return Counter("".join([*view.factories, view.centre, view.bag, view.lid, *map(_tiles_of, view.boards)]))


def _tiles_of(owned: Board) -> str:
    return "".join([*owned.lines, *owned.wall, owned.floor]).replace(FREE, "").replace(MARKER, "")


def _counts(tiles: str) -> str:
    return "".join(f"{kind}{tiles.count(kind)}" for kind in KINDS if kind in tiles) or "-"
