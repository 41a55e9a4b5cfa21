"""The rules of Azul: Summer Pavilion in plain Python: the slow twin that the fast core is compared with, move by move.

Written from the rules page alone and in its order (components, board, draft, place, next round, end), so that the two
can be read side by side. The grey side, a section of its own there, stands here at the step it changes. Quoted lines
in comments and docstrings are the page's. Nothing is optimised and nothing is cached.

    python tests/reference/pavilion.py --players 3 --board grey --seed 7     plays one random game
"""

import argparse
import itertools
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

# --- Components -----------------------------------------------------------------------------------------------------

COLOURS = "PGOYBR"  # purple, green, orange, yellow, blue, red: also "joker colour of rounds 1...6"
ROUNDS = len(COLOURS)
TILES_A_COLOUR = 22
FACTORIES = {2: 5, 3: 7, 4: 9}
FACTORY_TILES = 4
SUPPLY_PLACES = 10
CORNERS = 4
START_SCORE = 5
LEAST_SCORE = 1
BOARDS = ("coloured", "grey")

STAR_BONUS = {"R": 14, "B": 15, "Y": 16, "O": 17, "G": 18, "P": 20}  # for a star of one colour
MULTICOLOUR_BONUS = 12
NUMBER_BONUS = {1: 4, 2: 8, 3: 12, 4: 16}

CENTRE = "c"  # a source, beside the factories "1" to "9"

CHANCE = -1
OVER = -2

# --- Board ----------------------------------------------------------------------------------------------------------

TIPS = range(6)  # of a star, "clockwise from the top"; written 1 to 6
OUTER_STARS = {"NW": "O", "NE": "R", "E": "B", "SE": "Y", "SW": "G", "W": "P"}  # clockwise, with their colours
MIDDLE = "C"
STARS = [*OUTER_STARS, MIDDLE]

TOP_NUMBERS = {"NW": 6, "NE": 5, "E": 4, "SE": 3, "SW": 2, "W": 1, "C": 1}  # coloured side, the space at the top tip
GREY_COSTS = {1: 3, 2: 2, 3: 1, 4: 4, 5: 5, 6: 6}  # of an outer star, by the number on the coloured side
GREY_MIDDLE_COST = 3

PILLAR, STATUE, WINDOW = 1, 2, 3  # bonus tiles

Space = tuple[str, int]  # a star and one of its tips
Star = list[str | None]


def number(space: Space) -> int:
    """Coloured side: "every star reads 1-2-3-4-5-6 clockwise"."""
    star, tip = space
    return (TOP_NUMBERS[star] - 1 + tip) % len(TIPS) + 1


def cost(board: str, space: Space) -> int:
    """A space's number is its cost. Grey side: "outer stars read 3-2-1-4-5-6", "all six centre spaces cost 3"."""
    if board == "coloured":
        return number(space)
    star, _ = space
    return GREY_MIDDLE_COST if star == MIDDLE else GREY_COSTS[number(space)]


def numbered(star: str, *numbers: int) -> list[Space]:
    """The spaces of a star that have these numbers on the coloured side."""
    return [(star, tip) for tip in TIPS if number((star, tip)) in numbers]


def features() -> list[tuple[list[Space], int]]:
    """The spaces around each window, statue and pillar, "the same places on both sides", and its bonus tiles."""
    found: list[tuple[list[Space], int]] = []
    ring = list(OUTER_STARS)
    for place, star in enumerate(ring):
        following = ring[(place + 1) % len(ring)]
        # "Two centre spaces (orange 6,1; red 1,2; blue 2,3; yellow 3,4; green 4,5; purple 5,6)": one on at each star.
        middle = (place or len(TIPS), place + 1)
        found.append((numbered(star, 5, 6), WINDOW))
        found.append((numbered(star, 1, 2) + numbered(following, 3, 4), STATUE))
        found.append((numbered(star, 2, 3) + numbered(MIDDLE, *middle), PILLAR))
    return found


SPACES: list[Space] = [(star, tip) for star in STARS for tip in TIPS]
FEATURES = features()


def empty_stars() -> dict[str, Star]:
    return {star: [None] * len(TIPS) for star in STARS}


@dataclass
class Board:
    """What lies in front of one player."""

    score: int = START_SCORE
    hand: Counter[str] = field(default_factory=Counter)
    kept: list[str] | None = None  # the tiles in the corners; None for a player who has not passed this round
    stars: dict[str, Star] = field(default_factory=empty_stars)

    def tile(self, space: Space) -> str | None:
        star, tip = space
        return self.stars[star][tip]

    def lose(self, points: int) -> None:
        """The score is "never below 1"."""
        self.score = max(LEAST_SCORE, self.score - points)


def run_length(star: Star, tip: int) -> int:
    """How many tiles lie in the connected run of the ring that includes this tip."""
    if None not in star:
        return len(star)
    length = 1
    for step in (1, -1):
        at = (tip + step) % len(star)
        while star[at] is not None:
            length += 1
            at = (at + step) % len(star)
    return length


class Pavilion:
    """One game. Chance deals the tiles (`deal`), the seats move (`play`); everything else follows by itself."""

    def __init__(self, players: int = 2, board: str = "coloured") -> None:
        if players not in FACTORIES:
            raise ValueError(f"players={players}: expected one of {', '.join(map(str, FACTORIES))}")
        if board not in BOARDS:
            raise ValueError(f"board={board}: expected one of {', '.join(BOARDS)}")
        self.players = players
        self.board = board

        self.bag = Counter(dict.fromkeys(COLOURS, TILES_A_COLOUR))
        self.tower: Counter[str] = Counter()
        self.supply: Counter[str] = Counter()
        self.factories: list[list[str]] = [[] for _ in range(FACTORIES[players])]
        self.centre: list[str] = []
        self.boards = [Board() for _ in range(players)]

        self.to_move = CHANCE
        self.after_deal = 0  # the seat that moves, or OVER, once chance has dealt
        self.factories_due = True  # the next deal fills the factories too, not the supply alone
        self.round = 1
        self.first = 0
        self.marker: int | None = None  # the seat that holds it; None while it lies in the centre
        self.bonus = 0  # bonus tiles that the seat to move must still choose
        self.winners: list[int] = []
        self.reason: str | None = None

    @property
    def scores(self) -> list[int]:
        return [board.score for board in self.boards]

    @property
    def joker(self) -> str:
        """The joker colour of this round."""
        return COLOURS[self.round - 1]

    def legal(self) -> list[str]:
        if self.to_move in (CHANCE, OVER):
            return []
        if self._draft_lasts():
            return sorted(self._drafts())
        if self.bonus:
            return sorted(f"*{colour}" for colour in COLOURS if self.supply[colour])
        return sorted(self._placements() + self._passes())

    def play(self, text: str) -> None:
        legal = self.legal()
        if text not in legal:
            raise ValueError(f"{text!r} is not a legal move: expected one of {' '.join(legal) or '(none)'}")
        if self._draft_lasts():
            self._draft(text)
        elif text.startswith("*"):
            self._take_bonus(text)
        elif text.startswith("pass:"):
            self._pass(text)
        else:
            self._place(text)

    # --- Phase 1: draft ---------------------------------------------------------------------------------------------

    def _draft_lasts(self) -> bool:
        """ "The phase ends when factories and centre are empty." """
        return any(self.factories) or bool(self.centre)

    def _sources(self) -> dict[str, list[str]]:
        factories = {str(number): tiles for number, tiles in enumerate(self.factories, start=1)}
        return {**factories, CENTRE: self.centre}

    def _drafts(self) -> list[str]:
        """From each source "a colour that is not the joker colour", or the joker colour if nothing else lies there."""
        moves: list[str] = []
        for source, tiles in self._sources().items():
            colours = set(tiles)
            if colours != {self.joker}:
                colours.discard(self.joker)
            moves += [source + colour for colour in colours]
        return moves

    def _draft(self, text: str) -> None:
        source, colour = text[0], text[1]
        board = self.boards[self.to_move]

        taken = self._lift(source, colour)
        board.hand.update(taken)
        if source == CENTRE and self.marker is None:
            # "The first player to take from the centre in a round also takes the marker and loses 1 point for every
            # tile taken in that turn (the joker counts, the marker does not)."
            self.marker = self.to_move
            board.lose(len(taken))

        if self._draft_lasts():
            self.to_move = (self.to_move + 1) % self.players
        else:
            # Phase 2 is "marker holder first"; when nobody took the marker, the round's first player.
            self.to_move = self.first if self.marker is None else self.marker

    def _lift(self, source: str, colour: str) -> list[str]:
        """ "All tiles of it, and exactly one joker-coloured tile if any lies there"; jokers only: "exactly one".

        "From a factory, the rest moves to the centre."
        """
        tiles = self._sources()[source]
        taken = [tile for tile in tiles if tile == colour and tile != self.joker]
        if self.joker in tiles:
            taken.append(self.joker)
        rest = list((Counter(tiles) - Counter(taken)).elements())
        tiles.clear()
        self.centre += rest
        return taken

    # --- Phase 2: place ---------------------------------------------------------------------------------------------

    def _placements(self) -> list[str]:
        board = self.boards[self.to_move]
        return [
            f"{space_text(space)}={colour}{payment}"
            for space in SPACES
            if board.tile(space) is None
            for colour in COLOURS
            if self._suits(colour, space[0])
            for payment in self._payments(board.hand, colour, cost(self.board, space))
        ]

    def _suits(self, colour: str, star: str) -> bool:
        """May a tile of this colour go to this star of the player to move?"""
        laid = [tile for tile in self.boards[self.to_move].stars[star] if tile is not None]
        if self.board == "coloured":
            # "An outer star takes its own colour; the centre takes each colour once."
            return colour not in laid if star == MIDDLE else colour == OUTER_STARS[star]
        # Grey side: "the first tile is any colour, the second decides (same colour: uniform, another: multicolour,
        # all six different)".
        if len(laid) < 2:
            return True
        uniform = laid[0] == laid[1]
        return colour == laid[0] if uniform else colour not in laid

    def _payments(self, hand: Counter[str], colour: str, price: int) -> list[str]:
        """The endings of a placement: "+" and the jokers paid, nothing when none is, for each number possible.

        "If c is not the joker colour, pay k tiles of c and n-k jokers, 1 <= k <= n, k the player's choice. If c is the
        joker colour, all n are of that colour."
        """
        if colour == self.joker:
            return [""] if hand[colour] >= price else []
        jokers = range(price)  # fewer than the price: at least one tile is of the colour itself
        affordable = [n for n in jokers if hand[self.joker] >= n and hand[colour] >= price - n]
        return [f"+{n}" if n else "" for n in affordable]

    def _place(self, text: str) -> None:
        """Carry out a placement, known to be legal: space, colour laid, and jokers paid."""
        where, _, payment = text.partition("=")
        space = (where[:-1], int(where[-1]) - 1)
        colour, jokers = payment[0], int(payment[2:] or 0)
        board = self.boards[self.to_move]

        paid = Counter({colour: cost(self.board, space) - jokers})
        paid[self.joker] += jokers
        board.hand.subtract(paid)
        # "One tile of c lies on the space, the other n-1 go to the tower."
        paid[colour] -= 1
        self.tower.update(paid)
        star, tip = space
        board.stars[star][tip] = colour

        # "Score the number of tiles in the connected run of that star that now holds the new tile."
        board.score += run_length(board.stars[star], tip)
        # "Two features at once: the sum"; "if the supply holds fewer tiles than are due, take what is there".
        self.bonus = min(bonus_tiles(board, space), self.supply.total())
        if not self.bonus:
            self._end_turn()

    def _take_bonus(self, text: str) -> None:
        """ "Any colours, from the supply", one tile at a time; "no refill in between"."""
        colour = text[1]
        self.supply[colour] -= 1
        self.boards[self.to_move].hand[colour] += 1
        self.bonus -= 1
        if not self.bonus:
            self._end_turn()

    def _passes(self) -> list[str]:
        """ "Keep 0 to 4 tiles in the corners": every choice of tiles in hand, their order aside."""
        hand = self.boards[self.to_move].hand
        choices = itertools.product(*(range(hand[colour] + 1) for colour in COLOURS))
        kept = [dict(zip(COLOURS, choice, strict=True)) for choice in choices if sum(choice) <= CORNERS]
        return [f"pass:{letters_text(Counter(tiles).elements())}" for tiles in kept]

    def _pass(self, text: str) -> None:
        """ "The rest go to the tower at -1 point each." """
        board = self.boards[self.to_move]
        board.kept = [tile for tile in text.removeprefix("pass:") if tile in COLOURS]
        rest = board.hand - Counter(board.kept)
        board.hand.clear()
        self.tower.update(rest)
        board.lose(rest.total())
        self._end_turn()

    def _end_turn(self) -> None:
        """Find who is next: "clockwise, passed players skipped". Then chance refills the supply, if it can."""
        following = [(self.to_move + step) % self.players for step in range(1, self.players + 1)]
        waiting = [seat for seat in following if self.boards[seat].kept is None]
        if waiting:
            self._deal_then(waiting[0])
        elif self.round < ROUNDS:
            self._prepare_round()
            self._deal_then(self.first)
        else:
            self._score_end()
            self._deal_then(OVER)

    # --- Phase 3: next round, and all deals -------------------------------------------------------------------------

    def _prepare_round(self) -> None:
        """ "Next joker colour; marker back to the centre; corner tiles return to the hand; the holder starts." """
        self.round += 1
        if self.marker is not None:  # "If nobody took the marker, the first player stays the same."
            self.first = self.marker
        self.marker = None
        for board in self.boards:
            board.hand.update(board.kept or [])
            board.kept = None
        self.factories_due = True

    def _deal_then(self, after_deal: int) -> None:
        """Chance deals what is missing; with nothing missing, or nothing to draw, the game goes on without it."""
        self.to_move = CHANCE
        self.after_deal = after_deal
        if self.needs() == 0:
            self._go_on()

    def _go_on(self) -> None:
        """A round whose factories got no tile has nothing to draft: its first player begins phase 2."""
        self.factories_due = False
        self.to_move = self.after_deal
        if self.to_move == OVER:
            self._end()

    def needs(self) -> int:
        """Tiles that the next deal must hold: the supply to 10, four a factory in a new round, or what there is."""
        if self.to_move != CHANCE:
            return 0
        missing = self._supply_missing()
        if self.factories_due:
            missing += FACTORY_TILES * len(self.factories)
        return min(missing, self.bag.total() + self.tower.total())

    def deal(self, text: str) -> None:
        """Lay out the tiles of this text."""
        if self.to_move != CHANCE:
            raise ValueError(f"deal {text!r}: no deal is due; expected a move")
        tiles = "".join(letter for letter in text if letter in COLOURS)
        if len(tiles) != self.needs() or text != self._deal_text(tiles):
            raise ValueError(f"deal {text!r}: expected {self._deal_text('?' * self.needs())} with a tile for each ?")

        bag, tower = self.bag.copy(), self.tower.copy()
        for tile in tiles:
            tip_if_empty(bag, tower)
            if bag[tile] == 0:
                raise ValueError(f"deal {text!r}: no {tile!r} is in the bag; it holds {counts_text(bag)}")
            bag[tile] -= 1
        supply, factories = self._lay_out(tiles)
        self.bag, self.tower = bag, tower
        self.supply.update(supply)
        self.factories = [list(factory) for factory in factories]
        self._go_on()

    def draw(self, rng: random.Random) -> str:
        """The text of a random deal; the game stays as it is."""
        bag, tower = self.bag.copy(), self.tower.copy()
        drawn = ""
        for _ in range(self.needs()):
            tip_if_empty(bag, tower)
            tile = rng.choice([colour for colour in COLOURS for _ in range(bag[colour])])
            bag[tile] -= 1
            drawn += tile
        return self._deal_text(drawn)

    def _supply_missing(self) -> int:
        return SUPPLY_PLACES - self.supply.total()

    def _lay_out(self, tiles: str) -> tuple[str, list[str]]:
        """Cut the tiles, in the order drawn: to the supply first, then "4 each, in order", "the rest stays short"."""
        supply, rest = tiles[: self._supply_missing()], tiles[self._supply_missing() :]
        starts = range(0, FACTORY_TILES * len(self.factories), FACTORY_TILES)
        return supply, [rest[start : start + FACTORY_TILES] for start in starts]

    def _deal_text(self, tiles: str) -> str:
        """Without a part that has no tile."""
        supply, factories = self._lay_out(tiles)
        parts = [f"s:{supply}"] if supply else []
        if any(factories):
            parts.append(f"f:{'/'.join(factories)}")
        return ";".join(parts)

    # --- End --------------------------------------------------------------------------------------------------------

    def _score_end(self) -> None:
        """Stars and numbers; "then -1 for each tile still in the corners"."""
        for board in self.boards:
            board.score += sum(star_bonus(star) for star in board.stars.values())
            board.score += sum(bonus for n, bonus in NUMBER_BONUS.items() if self._all_filled(board, n))
            board.lose(len(board.kept or []))

    def _all_filled(self, board: Board, price: int) -> bool:
        """Every space of this number, all over the board; on the grey side there are twelve 3s."""
        return all(board.tile(space) is not None for space in SPACES if cost(self.board, space) == price)

    def _end(self) -> None:
        """ "Most points wins; a tie is a shared victory." """
        self.winners = [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]
        self.reason = "rounds"

    # --- Text -------------------------------------------------------------------------------------------------------

    def spec(self) -> str:
        return f"pavilion(players={self.players},board={self.board})"

    def position(self) -> str:
        """The game on one line.

        Spec, round, turn, first, marker, bonus, factories, centre, supply, bag, tower, boards.
        """
        fields = [
            self.spec(),
            str(self.round),
            self._turn_text(),
            str(self.first),
            CENTRE if self.marker is None else str(self.marker),
            str(self.bonus),
            "/".join(letters_text(factory) for factory in self.factories),
            counts_text(Counter(self.centre)),
            counts_text(self.supply),
            counts_text(self.bag),
            counts_text(self.tower),
        ]
        return " ".join(fields + [board_text(board) for board in self.boards])

    def _turn_text(self) -> str:
        """A seat or over; while chance must deal, what it deals and whose turn follows."""
        if self.to_move != CHANCE:
            return turn_text(self.to_move)
        return f"{'deal' if self.factories_due else 'refill'}:{turn_text(self.after_deal)}"


def bonus_tiles(board: Board, space: Space) -> int:
    """ "Each feature whose last space was just filled gives its tiles." """
    return sum(
        tiles
        for spaces, tiles in FEATURES
        if space in spaces and all(board.tile(other) is not None for other in spaces)
    )


def star_bonus(star: Star) -> int:
    """ "Each completed star scores, uniform by its colour, multicolour 12"; on the coloured side that is the centre."""
    if None in star:
        return 0
    colours = {tile for tile in star if tile is not None}
    return STAR_BONUS[colours.pop()] if len(colours) == 1 else MULTICOLOUR_BONUS


def tip_if_empty(bag: Counter[str], tower: Counter[str]) -> None:
    """ "The tower tipped into the bag whenever a draw finds the bag empty." """
    if bag.total() == 0:
        bag.update(tower)
        tower.clear()


def turn_text(to_move: int) -> str:
    return "over" if to_move == OVER else str(to_move)


def space_text(space: Space) -> str:
    star, tip = space
    return f"{star}{tip + 1}"


def letters_text(tiles: Iterable[str]) -> str:
    return "".join(sorted(tiles, key=COLOURS.index)) or "-"


def counts_text(tiles: Counter[str]) -> str:
    return "".join(f"{colour}{tiles[colour]}" for colour in COLOURS if tiles[colour]) or "-"


def board_text(board: Board) -> str:
    kept = "." if board.kept is None else letters_text(board.kept)
    stars = "/".join("".join(tile or "." for tile in board.stars[star]) for star in STARS)
    return f"{board.score}:{counts_text(board.hand)}:{kept}:{stars}"


def random_move(legal: list[str], rng: random.Random) -> str:
    """ "All passes together count as one choice, the tiles kept then being chosen uniformly." """
    others = [move for move in legal if not move.startswith("pass:")]
    passes = [move for move in legal if move.startswith("pass:")]
    choice = rng.randrange(len(others) + bool(passes))
    return others[choice] if choice < len(others) else rng.choice(passes)


def main() -> None:
    """Play one game at random and print its last position."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--players", type=int, choices=sorted(FACTORIES), default=2)
    parser.add_argument("--board", choices=BOARDS, default="coloured")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()

    rng = random.Random(options.seed)
    game = Pavilion(options.players, options.board)
    while game.to_move != OVER:
        if game.to_move == CHANCE:
            game.deal(game.draw(rng))
        else:
            game.play(random_move(game.legal(), rng))
    print(game.position())
    print(f"winners {game.winners}, reason {game.reason}")


if __name__ == "__main__":
    main()
