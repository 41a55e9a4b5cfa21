"""
The rules of Faience's games, compiled. Use it through the package faience.
"""

from collections.abc import Sequence
from typing import Self, SupportsIndex


CHANCE: int = -1

OVER: int = -2

class Rng:
    """
    A seeded source of randomness: one seed, one sequence, on every machine and in every version.
    """

    def __init__(self, seed: int) -> None: ...

    def __getstate__(self) -> list[int]: ...

    def __setstate__(self, arg: Sequence[int], /) -> None: ...

    def next(self) -> int:
        """The next 64 random bits."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""

class Engine:
    """One spec's rules."""

    @property
    def players(self) -> int: ...

    @property
    def move_count(self) -> int: ...

    @property
    def state_size(self) -> int: ...

    def playouts(self, games: int, seed: int, count_branching: bool = False) -> dict[str, int]:
        """Plays whole random games; the totals of what happened."""

class State:
    """A state of a game: see faience.State."""

    def __init__(self, game: object, engine: Engine) -> None: ...

    @property
    def _game(self) -> object: ...

    @property
    def to_move(self) -> int:
        """
        The seat to move (from 0), ``CHANCE`` when tiles must be dealt, or ``OVER``.
        """

    @property
    def round(self) -> int:
        """
        The round, from 1; while tiles are to be dealt, the one about to begin.
        """

    @property
    def needs(self) -> int:
        """How many tiles the next deal holds; 0 when it is not chance's turn."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of each seat."""

    @property
    def projected_scores(self) -> tuple[int, ...]:
        """
        What each seat would have if its board were scored now (in Zaic its lead); may be negative.
        """

    @property
    def winners(self) -> tuple[int, ...]:
        """
        The winning seats, several for a shared victory; empty until the game is over.
        """

    @property
    def reason(self) -> str | None:
        """Why the game ended; ``None`` until it has."""

    def legal_moves(self) -> list[int]:
        """The legal moves as ids, ascending; empty when it is no seat's turn."""

    def is_legal(self, move: SupportsIndex | str) -> bool:
        """
        Whether a move, id or text, may be played now; raises BadNotation for a text that is no move of the game.
        """

    def play(self, move: SupportsIndex | str) -> None:
        """
        Plays a move, id or text, and all that follows from it on its own. Raises IllegalMove if it may not be played now, BadNotation if the game has no such move, and changes nothing then.
        """

    def copy(self) -> Self:
        """A state of its own, equal to this one."""

    def random_move(self, rng: Rng) -> int:
        """A legal move drawn at random."""

    def perft(self, depth: int, deal_seed: int = 0) -> int:
        """
        How many sequences of so many decisions there are from here, each round's deal drawn from deal_seed.
        """

    def _draw(self, rng: Rng) -> str: ...

    def _deal_random(self, rng: Rng) -> None: ...

    def _deal(self, tiles: str) -> None: ...

    def _fault(self) -> str: ...

    def __eq__(self, other: object) -> bool: ...

    def __hash__(self) -> int: ...

    def __copy__(self) -> Self: ...

    def __deepcopy__(self, memo: object) -> Self: ...

class Facts:
    """Texts and facts of one spec's game: see faience.games."""

    def text(self, move: int) -> str: ...

    def parse(self, text: str) -> int | None:
        """The move of a text; None if the game has no such move."""

    def deal_text(self, state: State, tiles: str) -> str:
        """Tiles in the order drawn, in notation."""

    def deal_tiles(self, state: State, text: str) -> str:
        """The way back."""

    def position(self, state: State) -> str:
        """The position line without its spec."""

    def set_position(self, state: State, fields: str) -> None:
        """
        The way back; refuses what no game could hold, and changes nothing then.
        """

    def printed(self) -> bytes:
        """What is printed on the boards."""

    def view(self, state: State) -> bytes:
        """What lies on the table."""

    def choices(self, state: State, seat: int) -> bytes | None:
        """
        All that a seat may do, as if it were its turn; None where it could do nothing.
        """

    def effect(self, state: State, move: int) -> bytes:
        """What a legal move does."""

    def deal(self, state: State, text: str) -> bytes | None:
        """What a deal in notation brings; None in a game that deals nothing."""

    def refusal(self, state: State, text: str) -> bytes | None:
        """Why a text is no legal move now; None if that cannot be explained."""

    def round(self, decisions: list[tuple[State, int]]) -> bytes:
        """
        What the decisions of a round brought each seat, apart from the bonuses of the end.
        """

    def end(self, before: State, move: int) -> bytes:
        """
        What the last decision of a game brought each seat as bonuses of the end, and what broke a tie.
        """

def azul(players: int, grey: bool, joker: bool) -> Engine:
    """The rules of Azul."""

def azul_facts(players: int, grey: bool, joker: bool) -> Facts:
    """Texts and facts of Azul."""

def pavilion(players: int, grey: bool) -> Engine:
    """The rules of Azul: Summer Pavilion."""

def pavilion_facts(players: int, grey: bool) -> Facts:
    """Texts and facts of Azul: Summer Pavilion."""

def zaic() -> Engine:
    """The rules of Zaic."""

def zaic_facts() -> Facts:
    """Texts and facts of Zaic."""

class Stop:
    """
    Ends the search it is given to, also one that begins later: with the best so far.
    """

    def __init__(self) -> None: ...

    def set(self) -> None:
        """From any thread, and for good."""

    def is_set(self) -> bool: ...

class Searcher:
    """Searches one spec's states for the best moves: see faience.bots."""

    def __init__(self, engine: Engine) -> None: ...

    def analyse(self, state: State, nodes: int | None = None, seconds: float | None = None, top: int = 1, seed: int = 0, softness: float = 0.0, method: str = 'best', sample_deals: bool = True, stop: Stop | None = None) -> tuple[list[tuple[int, list[float], list[float], list[float], list[int]]], int, int, int, bool]:
        """
        ([(move, values, wins, scores, line), ...] from the best, which is chosen, nodes, depth, whole)
        """

    def learn(self, weights: bytes) -> None:
        """Judges with these weights from now on; with none, by hand."""

    @property
    def has_learned(self) -> bool: ...

class Teacher:
    """
    Games against oneself and what is learned from them: see faience.learn.
    """

    def __init__(self, engine: Engine) -> None: ...

    def play(self, weights: bytes, games: int, seed: int, nodes: int = 400, first: int = 0, exploration: float = 0.014999999664723873, threads: int = 1) -> None:
        """
        Plays games and remembers their positions. Game number n of a seed is the same on any number of threads.
        """

    def samples(self) -> bytes:
        """All that is remembered, for remember()."""

    def remember(self, samples: bytes) -> None: ...

    def forget(self) -> None: ...

    @property
    def remembered(self) -> int:
        """How many positions are remembered."""

    def fit(self, weights: bytes, epochs: int = 3, rate: float = 0.0020000000949949026, seed: int = 0) -> tuple[bytes, list[list[float]]]:
        """
        (new weights fitted to what is remembered, errors of each table after each epoch)
        """

    def match(self, one: bytes, two: bytes, pairs: int, seed: int, nodes: int | None = None, seconds: float | None = None, first: int = 0, opponent: str = 'best', sample_deals: bool = True, threads: int = 1) -> list[tuple[float, float, float]]:
        """
        [(share won by the first weights, their mean score, that of the others), ...] of each pair
        """
