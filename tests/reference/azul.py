"""The rules of Azul in plain Python: the slow twin that the fast core is compared with, move by move.

Written from the rules page alone and in its order (components, factory offer, tiling, next round, end), so that the
two can be read side by side. The joker rules, a section of their own there, stand here at the step they change.
Quoted lines in comments and docstrings are the page's. Nothing is optimised and nothing is cached.

    python tests/reference/azul.py --players 3 --wall grey --joker --seed 7     plays one random game
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

# --- Components -----------------------------------------------------------------------------------------------------

COLOURS = "BYRKW"  # blue, yellow, red, black, white
JOKER = "J"
KINDS = COLOURS + JOKER
MARKER = "m"  # the starting player's marker, where it lies on a floor

TILES = 100
JOKERS = {2: 5, 3: 10, 4: 10}  # by number of players, when played with jokers
FACTORIES = {2: 5, 3: 7, 4: 9}
FACTORY_TILES = 4
SIZE = 5  # rows and columns of a wall; pattern lines, of 1 to 5 places
FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3]
QUIET_ROUNDS = 10  # as many rounds in a row without a tile on any wall end a stalled game
ROW_BONUS = 2
COLUMN_BONUS = 7
COLOUR_BONUS = 10
WALLS = ("coloured", "grey")

CENTRE = "c"  # a source, beside the factories "1" to "9"
FLOOR = "-"  # where a handful may go, beside the lines "1" to "5"

CHANCE = -1
OVER = -2

Wall = list[list[str | None]]


def empty_lines() -> list[list[str]]:
    return [[] for _ in range(SIZE)]


def empty_wall() -> Wall:
    return [[None] * SIZE for _ in range(SIZE)]


@dataclass
class Board:
    """What lies in front of one player."""

    score: int = 0
    lines: list[list[str]] = field(default_factory=empty_lines)
    wall: Wall = field(default_factory=empty_wall)
    floor: list[str] = field(default_factory=list)

    def free_places(self, row: int) -> int:
        return row + 1 - len(self.lines[row])

    def free_columns(self, row: int) -> list[int]:
        return [column for column in range(SIZE) if self.wall[row][column] is None]

    def complete_lines(self) -> list[int]:
        return [row for row in range(SIZE) if self.free_places(row) == 0]

    def complete_rows(self) -> int:
        return sum(not self.free_columns(row) for row in range(SIZE))

    def complete_columns(self) -> int:
        return sum(all(row[column] is not None for row in self.wall) for column in range(SIZE))

    def complete_colours(self) -> int:
        """A joker has no colour, so on the cell of one it still counts for none."""
        return sum(sum(row.count(colour) for row in self.wall) == SIZE for colour in COLOURS)


def coloured_column(row: int, colour: str) -> int:
    """The coloured wall: "row r, column c takes colour (c - r) mod 5"."""
    return (COLOURS.index(colour) + row) % SIZE


def line_colour(line: Sequence[str]) -> str | None:
    """The one colour of a pattern line; None when it is empty or holds jokers only."""
    return next((tile for tile in line if tile != JOKER), None)


def run_length(cells: Sequence[str | None], at: int) -> int:
    """How many tiles lie in one unbroken run that includes the place `at`."""
    start = at
    while start > 0 and cells[start - 1] is not None:
        start -= 1
    end = at
    while end + 1 < len(cells) and cells[end + 1] is not None:
        end += 1
    return end - start + 1


def wall_points(wall: Wall, row: int, column: int) -> int:
    """Points: "the horizontal run if longer than 1, plus the vertical run if longer than 1; 1 if neither is"."""
    across = run_length(wall[row], column)
    down = run_length([wall_row[column] for wall_row in wall], row)
    return sum(length for length in (across, down) if length > 1) or 1


class Azul:
    """One game. Chance deals the tiles (`deal`), the seats move (`play`); everything else follows by itself."""

    def __init__(self, players: int = 2, wall: str = "coloured", joker: bool = False) -> None:
        if players not in FACTORIES:
            raise ValueError(f"players={players}: expected one of {', '.join(map(str, FACTORIES))}")
        if wall not in WALLS:
            raise ValueError(f"wall={wall}: expected one of {', '.join(WALLS)}")
        self.players = players
        self.wall = wall
        self.joker = joker

        jokers = JOKERS[players] if joker else 0
        self.bag = Counter({colour: (TILES - jokers) // len(COLOURS) for colour in COLOURS})
        self.bag[JOKER] = jokers
        self.lid: Counter[str] = Counter()
        self.factories: list[list[str]] = [[] for _ in range(FACTORIES[players])]
        self.centre: list[str] = []
        self.boards = [Board() for _ in range(players)]

        self.to_move = CHANCE
        self.round = 1
        self.first = 0
        self.marker: int | None = None  # the seat that holds it; None while it lies in the centre
        self.quiet = 0
        self.wall_grew = False  # a tile went to some wall in this round's tiling
        self.winners: list[int] = []
        self.reason: str | None = None

    @property
    def scores(self) -> list[int]:
        return [board.score for board in self.boards]

    def legal(self) -> list[str]:
        if self.to_move in (CHANCE, OVER):
            return []
        return sorted(self._takes() if self._offer_lasts() else self._tilings())

    def play(self, text: str) -> None:
        legal = self.legal()
        if text not in legal:
            raise ValueError(f"{text!r} is not a legal move: expected one of {' '.join(legal) or '(none)'}")
        if "@" in text:
            row, column = text.split("@")
            self._put_on_wall(self.to_move, int(row) - 1, int(column) - 1)
            self._tile()
        else:
            self._take(text)
            if self._offer_lasts():
                self.to_move = (self.to_move + 1) % self.players
            else:
                self._tile()

    # --- A. Factory offer -------------------------------------------------------------------------------------------

    def _offer_lasts(self) -> bool:
        """Until "factories and centre are empty"."""
        return any(self.factories) or bool(self.centre)

    def _sources(self) -> dict[str, list[str]]:
        factories = {str(number): tiles for number, tiles in enumerate(self.factories, start=1)}
        return {**factories, CENTRE: self.centre}

    def _takes(self) -> list[str]:
        moves: list[str] = []
        for source, tiles in self._sources().items():
            for kinds in self._handfuls(tiles):
                moves.append(f"{source}{kinds}{FLOOR}")
                for row in range(SIZE):
                    if self._fits(kinds, row):
                        hand = [tile for tile in tiles if tile in kinds]
                        moves += [f"{source}{kinds}{row + 1}{choice}" for choice in self._joker_choices(hand, row)]
        return moves

    def _handfuls(self, tiles: list[str]) -> list[str]:
        """As kinds: "all of one colour without the jokers", "all jokers alone", "all jokers and all of one colour"."""
        colours = [colour for colour in COLOURS if colour in tiles]
        if JOKER not in tiles:
            return colours
        return colours + [JOKER] + [colour + JOKER for colour in colours]

    def _fits(self, kinds: str, row: int) -> bool:
        """May this handful go to this line of the player to move?

        "One pattern line that is not complete, holds no other colour, and whose wall row does not yet show that
        colour." "Jokers alone fit any incomplete line." With both, "the colour must be allowed in that line even if
        all its tiles fall".
        """
        board = self.boards[self.to_move]
        if board.free_places(row) == 0:
            return False
        colour = line_colour(kinds)
        if colour is None:
            return True
        return line_colour(board.lines[row]) in (None, colour) and not self._blocked(board, row, colour)

    def _blocked(self, board: Board, row: int, colour: str) -> bool:
        if self.wall == "coloured":
            # "Whatever lies on the cell of a colour blocks that colour for the row's pattern line."
            return board.wall[row][coloured_column(row, colour)] is not None
        # Grey wall: a joker "blocks nothing but its cell", and the column rule is for tiling only.
        return colour in board.wall[row]

    def _joker_choices(self, hand: list[str], row: int) -> list[str]:
        """The endings of a move to a line: "/n" for each number of jokers in the line, or none without that choice.

        "When colour and jokers together overflow the line, the owner chooses which tiles fall (the line is filled as
        far as the handful goes)."
        """
        free = self.boards[self.to_move].free_places(row)
        jokers = hand.count(JOKER)
        coloured = len(hand) - jokers
        if jokers == 0 or coloured == 0 or len(hand) <= free:
            return [""]
        # The coloured tiles must be enough for the places that the jokers leave.
        return [f"/{n}" for n in range(jokers + 1) if n <= free and free - n <= coloured]

    def _take(self, text: str) -> None:
        """Carry out a take, known to be legal: source, kinds, where to, and "/n" where jokers are chosen."""
        where, _, chosen = text.partition("/")
        source, kinds, target = where[0], where[1:-1], where[-1]
        board = self.boards[self.to_move]

        hand = self._lift(source, kinds)
        if source == CENTRE and self.marker is None:
            self._take_marker()

        # Coloured tiles fall before jokers: this matters only for which of them a full floor sends to the lid.
        coloured = [tile for tile in hand if tile != JOKER]
        jokers = [tile for tile in hand if tile == JOKER]
        if target == FLOOR:
            self._fall(board, coloured + jokers)
            return
        row = int(target) - 1
        free = board.free_places(row)
        jokers_laid = int(chosen) if chosen else min(len(jokers), free)
        coloured_laid = min(len(coloured), free - jokers_laid)
        board.lines[row] += coloured[:coloured_laid] + jokers[:jokers_laid]
        self._fall(board, coloured[coloured_laid:] + jokers[jokers_laid:])

    def _lift(self, source: str, kinds: str) -> list[str]:
        """Take the handful from its source; "the rest goes to the centre"."""
        tiles = self._sources()[source]
        hand = [tile for tile in tiles if tile in kinds]
        rest = [tile for tile in tiles if tile not in kinds]
        tiles.clear()
        self.centre += rest
        return hand

    def _take_marker(self) -> None:
        """To "the leftmost free floor place before any tile of that turn falls"; a full floor has none for it."""
        self.marker = self.to_move
        floor = self.boards[self.to_move].floor
        if len(floor) < len(FLOOR_COSTS):
            floor.append(MARKER)

    def _fall(self, board: Board, tiles: list[str]) -> None:
        """Tiles fall to the floor, left to right; "a full floor sends further tiles to the lid"."""
        for tile in tiles:
            if len(board.floor) < len(FLOOR_COSTS):
                board.floor.append(tile)
            else:
                self.lid[tile] += 1

    # --- B. Tiling --------------------------------------------------------------------------------------------------

    def _tile(self) -> None:
        """Tile until a decision is due, or to the end of the phase.

        "Decisions are asked seat by seat from the first player of the round just played, each player's rows top to
        bottom, automatic rows in their turn." A line that was tiled is empty, so to go on is to start again.
        """
        for turn in range(self.players):
            seat = (self.first + turn) % self.players
            board = self.boards[seat]
            for row in board.complete_lines():
                columns = self._tiling_columns(board, row)
                if not columns:
                    # "With no legal cell all tiles of the line drop to the floor at once."
                    self._fall(board, board.lines[row])
                    board.lines[row] = []
                elif self._is_decision(board, row):
                    self.to_move = seat
                    return
                else:
                    self._put_on_wall(seat, row, columns[0])
        self._take_floor_losses()
        self._next_round()

    def _tilings(self) -> list[str]:
        """The choices for the topmost complete line of the player to move."""
        board = self.boards[self.to_move]
        row = board.complete_lines()[0]
        return [f"{row + 1}@{column + 1}" for column in self._tiling_columns(board, row)]

    def _is_decision(self, board: Board, row: int) -> bool:
        """On the grey wall always; on the coloured wall for a line of jokers only; "one legal cell is still" one."""
        return self.wall == "grey" or line_colour(board.lines[row]) is None

    def _tiling_columns(self, board: Board, row: int) -> list[int]:
        """Where in its wall row the tile of this complete line may go."""
        line = board.lines[row]
        free = board.free_columns(row)
        colour = line_colour(line)
        if colour is None:
            return free
        if self.wall == "coloured":
            # "A mixed line uses the cell of its colour", like a line without jokers.
            return [coloured_column(row, colour)]
        if JOKER in line:
            # "Grey wall: a joker has no colour: any free cell, no row or column rule."
            return free
        return [column for column in free if all(wall_row[column] != colour for wall_row in board.wall)]

    def _put_on_wall(self, seat: int, row: int, column: int) -> None:
        """One tile to the wall, "scoring at once"; "the rest of the line goes to the lid"."""
        board = self.boards[seat]
        line = board.lines[row]
        # "From a line with at least one joker, a joker goes to the wall."
        tile = JOKER if JOKER in line else line[0]
        line.remove(tile)
        self.lid.update(line)
        board.lines[row] = []
        assert board.wall[row][column] is None, f"row {row + 1}, column {column + 1} is taken"
        board.wall[row][column] = tile
        board.score += wall_points(board.wall, row, column)
        self.wall_grew = True

    def _take_floor_losses(self) -> None:
        """All "lose the floor's sum, the marker counting as a tile; the score never goes below 0"."""
        for board in self.boards:
            board.score = max(0, board.score - sum(FLOOR_COSTS[: len(board.floor)]))
            self.lid.update(tile for tile in board.floor if tile != MARKER)
            board.floor = []

    # --- C. Next round ----------------------------------------------------------------------------------------------

    def _next_round(self) -> None:
        if self.marker is not None:  # "Nobody took the marker: the first player stays the same."
            self.first = self.marker
        self.quiet = 0 if self.wall_grew else self.quiet + 1
        self.wall_grew = False

        if any(board.complete_rows() for board in self.boards):
            self._end("row")
        elif self.quiet >= QUIET_ROUNDS:
            self._end("stalled")
        elif self.bag.total() + self.lid.total() == 0:
            self._end("no_tiles")
        else:
            self.round += 1
            self.marker = None
            self.to_move = CHANCE

    def needs(self) -> int:
        """Tiles that the next deal must hold: four a factory, or "what there is"."""
        if self.to_move != CHANCE:
            return 0
        return min(FACTORY_TILES * len(self.factories), self.bag.total() + self.lid.total())

    def deal(self, text: str) -> None:
        """Refill the factories "one by one, factory by factory" with the tiles of this text."""
        if self.to_move != CHANCE:
            raise ValueError(f"deal {text!r}: no deal is due; expected a move")
        expected = [len(factory) for factory in self._fill_factories("?" * self.needs())]
        factories = [list(factory) for factory in text.split("/")]
        if [len(factory) for factory in factories] != expected:
            raise ValueError(f"deal {text!r}: expected factories of {'/'.join(map(str, expected))} tiles")

        bag, lid = self.bag.copy(), self.lid.copy()
        for factory in factories:
            for tile in factory:
                pour_if_empty(bag, lid)
                if bag[tile] == 0:
                    raise ValueError(f"deal {text!r}: no {tile!r} is in the bag; it holds {counts_text(bag)}")
                bag[tile] -= 1
        self.bag, self.lid, self.factories = bag, lid, factories
        self.to_move = self.first

    def draw(self, rng: random.Random) -> str:
        """The text of a random deal; the game stays as it is."""
        bag, lid = self.bag.copy(), self.lid.copy()
        drawn = ""
        for _ in range(self.needs()):
            pour_if_empty(bag, lid)
            tile = rng.choice([kind for kind in KINDS for _ in range(bag[kind])])
            bag[tile] -= 1
            drawn += tile
        return "/".join(self._fill_factories(drawn))

    def _fill_factories(self, tiles: str) -> list[str]:
        """Cut the tiles, in the order drawn, into factories; the last ones stay short or empty when tiles lack."""
        starts = range(0, FACTORY_TILES * len(self.factories), FACTORY_TILES)
        return [tiles[start : start + FACTORY_TILES] for start in starts]

    # --- End --------------------------------------------------------------------------------------------------------

    def _end(self, reason: str) -> None:
        """Bonuses; then "most points wins; among those tied, most complete rows; still tied, shared"."""
        for board in self.boards:
            board.score += ROW_BONUS * board.complete_rows()
            board.score += COLUMN_BONUS * board.complete_columns()
            board.score += COLOUR_BONUS * board.complete_colours()
        results = [(board.score, board.complete_rows()) for board in self.boards]
        self.winners = [seat for seat, result in enumerate(results) if result == max(results)]
        self.reason = reason
        self.to_move = OVER

    # --- Text -------------------------------------------------------------------------------------------------------

    def spec(self) -> str:
        return f"azul(players={self.players},wall={self.wall},joker={str(self.joker).lower()})"

    def position(self) -> str:
        """The game on one line: spec, round, turn, first, marker, quiet, factories, centre, bag, lid, boards."""
        fields = [
            self.spec(),
            str(self.round),
            {CHANCE: "deal", OVER: "over"}.get(self.to_move, str(self.to_move)),
            str(self.first),
            CENTRE if self.marker is None else str(self.marker),
            str(self.quiet),
            "/".join(letters_text(factory) for factory in self.factories),
            counts_text(Counter(self.centre)),
            counts_text(self.bag),
            counts_text(self.lid),
        ]
        return " ".join(fields + [board_text(board) for board in self.boards])


def pour_if_empty(bag: Counter[str], lid: Counter[str]) -> None:
    """Pour the lid into the bag "only when a tile is needed and the bag is empty"."""
    if bag.total() == 0:
        bag.update(lid)
        lid.clear()


def letters_text(tiles: Iterable[str]) -> str:
    return "".join(sorted(tiles, key=KINDS.index)) or "-"


def counts_text(tiles: Counter[str]) -> str:
    return "".join(f"{kind}{tiles[kind]}" for kind in KINDS if tiles[kind]) or "-"


def board_text(board: Board) -> str:
    lines = "/".join(letters_text(line) for line in board.lines)
    wall = "/".join("".join(tile or "." for tile in row) for row in board.wall)
    return f"{board.score}:{lines}:{wall}:{''.join(board.floor) or '-'}"


def main() -> None:
    """Play one game at random and print its last position."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--players", type=int, choices=sorted(FACTORIES), default=2)
    parser.add_argument("--wall", choices=WALLS, default="coloured")
    parser.add_argument("--joker", action="store_true")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()

    rng = random.Random(options.seed)
    game = Azul(options.players, options.wall, options.joker)
    while game.to_move != OVER:
        if game.to_move == CHANCE:
            game.deal(game.draw(rng))
        else:
            game.play(rng.choice(game.legal()))
    print(game.position())
    print(f"winners {game.winners}, reason {game.reason}")


if __name__ == "__main__":
    main()
