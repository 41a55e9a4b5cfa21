"""The rules of Zaic in plain Python: the slow twin that the fast core is compared with, move by move.

Written from the rules page alone and in its order (components, a turn, end and winner), so that the two can be read
side by side. Quoted lines in comments and docstrings are the page's. Nothing is optimised and nothing is cached.

    python tests/reference/zaic.py --seed 7     plays one random game
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

# --- Components -----------------------------------------------------------------------------------------------------

SHAPES = {"Q": (2, 2), "H": (2, 1), "V": (1, 2), "S": (1, 1)}  # columns and rows that each covers
RESERVE = {"Q": 8, "HV": 8, "S": 3}  # tiles of each player; "2x1 tiles may lie either way"
BOX = 8  # "the bounding box of all occupied places is never wider or higher than 8"

COLUMNS = "abcdefghijklmno"
ROWS = range(1, 16)
START = (COLUMNS.index("h"), 8)  # the least corner of the first tile

PLAYERS = 2
LIGHT, DARK = range(PLAYERS)  # "Player 1 is the light colour and starts."

CHANCE = -1  # never to move here: no tile is dealt
OVER = -2

Place = tuple[int, int]  # column from 0, row from 1


class Tile(NamedTuple):
    """One tile of a player, lying or about to lie with its least corner on the place `corner`.

    No two tiles of a game are equal: the upper one would leave the lower one no visible square.
    """

    owner: int
    shape: str
    corner: Place

    def move(self) -> str:
        column, row = self.corner
        return f"{self.shape}{COLUMNS[column]}{row}"

    def places(self) -> list[Place]:
        """The places that the squares of the tile lie on."""
        width, height = SHAPES[self.shape]
        column, row = self.corner
        return [(column + right, row + up) for right in range(width) for up in range(height)]


def neighbours(place: Place) -> list[Place]:
    column, row = place
    return [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]


def reserve_kind(shape: str) -> str:
    return next(kind for kind in RESERVE if shape in kind)


class Zaic:
    """One game. The seats move in turn (`play`); there is no chance in it."""

    def __init__(self) -> None:
        self.laid: list[Tile] = []  # in the order played
        self.stacks: dict[Place, list[Tile]] = {}  # the tiles on each occupied place, the topmost last
        self.to_move = LIGHT
        self.winners: list[int] = []
        self.reason: str | None = None

    @property
    def scores(self) -> list[int]:
        """Each player's largest area, 0 without any."""
        return [max(self.areas(seat), default=0) for seat in range(PLAYERS)]

    def legal(self) -> list[str]:
        if self.to_move == OVER:
            return []
        return sorted(tile.move() for tile in self._candidates() if self._may_play(tile))

    def play(self, text: str) -> None:
        legal = self.legal()
        if text not in legal:
            raise ValueError(f"{text!r} is not a legal move: expected one of {' '.join(legal) or '(none)'}")
        tile = Tile(self.to_move, text[0], (COLUMNS.index(text[1]), int(text[2:])))
        self.laid.append(tile)
        for place in tile.places():
            self.stacks.setdefault(place, []).append(tile)
        self.to_move = 1 - self.to_move
        if not self.legal():
            self._end()

    # --- A turn -----------------------------------------------------------------------------------------------------

    def _candidates(self) -> Iterator[Tile]:
        """Every tile left in the reserve of the player to move, either way round, on every place."""
        used = Counter(reserve_kind(tile.shape) for tile in self.laid if tile.owner == self.to_move)
        for shape in SHAPES:
            if used[reserve_kind(shape)] < RESERVE[reserve_kind(shape)]:
                for column in range(len(COLUMNS)):
                    for row in ROWS:
                        yield Tile(self.to_move, shape, (column, row))

    def _may_play(self, tile: Tile) -> bool:
        if not self.laid:
            return tile.corner == START
        occupied = [place in self.stacks for place in tile.places()]
        if all(occupied):
            return self._may_lie_on_top(tile)
        return not any(occupied) and self._may_lie_on_table(tile)

    def _may_lie_on_table(self, tile: Tile) -> bool:
        """ "At least one orthogonal neighbour is occupied", none "may show your own colour", and the box holds."""
        around = [place for square in tile.places() for place in neighbours(square) if place in self.stacks]
        shown = [self._top(place).owner for place in around]
        return bool(shown) and tile.owner not in shown and self._fits_box(tile)

    def _fits_box(self, tile: Tile) -> bool:
        places = [*self.stacks, *tile.places()]
        return all(max(line) - min(line) < BOX for line in zip(*places, strict=True))

    def _may_lie_on_top(self, tile: Tile) -> bool:
        """No box and no adjacency to look at: only what lies beneath."""
        beneath = [self._top(place) for place in tile.places()]
        # "All squares beneath are at the same height (no leaning, no overhang, no bridging)."
        if len({len(self.stacks[place]) for place in tile.places()}) > 1:
            return False
        # "At least one square beneath must be a visible opponent's square; your own may be covered along with it."
        if all(covered.owner == tile.owner for covered in beneath):
            return False
        # "No tile of either player may end with no visible square, at any time, cumulatively."
        return all(set(self._visible(covered)) - set(tile.places()) for covered in beneath)

    def _top(self, place: Place) -> Tile:
        return self.stacks[place][-1]

    def _visible(self, tile: Tile) -> list[Place]:
        """The places where the tile lies topmost."""
        return [place for place in tile.places() if self._top(place) == tile]

    # --- End and winner ---------------------------------------------------------------------------------------------

    def areas(self, seat: int) -> list[int]:
        """ "The orthogonally connected groups of places whose top square is theirs", in descending order."""
        left = {place for place in self.stacks if self._top(place).owner == seat}
        sizes: list[int] = []
        while left:
            group = [left.pop()]
            for place in group:  # grows while it is walked
                for neighbour in neighbours(place):
                    if neighbour in left:
                        left.remove(neighbour)
                        group.append(neighbour)
            sizes.append(len(group))
        return sorted(sizes, reverse=True)

    def _end(self) -> None:
        """ "Compare the two lists of areas in descending order, missing entries being 0: the first difference decides."

        No area is of size 0, so this is how Python compares lists: of two that agree so far, the longer is greater.
        """
        results = [self.areas(seat) for seat in range(PLAYERS)]
        self.winners = [seat for seat, result in enumerate(results) if result == max(results)]
        self.reason = "blocked"
        self.to_move = OVER

    # --- Deals, of which there are none -----------------------------------------------------------------------------

    def needs(self) -> int:
        return 0

    def deal(self, text: str) -> None:
        raise ValueError(f"deal {text!r}: zaic has no deals; expected a move")

    def draw(self, rng: random.Random) -> str:  # noqa: ARG002
        raise ValueError("draw: zaic has no deals; expected a move")

    # --- Text -------------------------------------------------------------------------------------------------------

    def spec(self) -> str:
        return "zaic()"

    def position(self) -> str:
        """The game on one line: spec, turn, and the tiles laid, level by level from the table upwards.

        The light player's tiles stand in upper case, the dark player's in lower case.
        """
        turn = "over" if self.to_move == OVER else str(self.to_move)
        height = max((len(stack) for stack in self.stacks.values()), default=0)
        levels = [self._level_text(level) for level in range(height)]
        return f"{self.spec()} {turn} {'/'.join(levels) or '-'}"

    def _level_text(self, level: int) -> str:
        tiles = {stack[level] for stack in self.stacks.values() if len(stack) > level}
        ordered = sorted(tiles, key=lambda tile: tile.corner)
        return ",".join(tile.move() if tile.owner == LIGHT else tile.move().lower() for tile in ordered)


def main() -> None:
    """Play one game at random and print its last position."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()

    rng = random.Random(options.seed)
    game = Zaic()
    while game.to_move != OVER:
        game.play(rng.choice(game.legal()))
    print(game.position())
    print(f"areas {game.areas(LIGHT)} {game.areas(DARK)}, winners {game.winners}, reason {game.reason}")


if __name__ == "__main__":
    main()
