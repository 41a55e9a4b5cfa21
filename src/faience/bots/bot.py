"""Bots by name: the six levels, and the baselines: uniformly random, greedy by one ply, plain UCT."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, SupportsIndex

from faience._core import Rng, Stop
from faience.bots.levels import LEVELS, UCT
from faience.bots.limit import Limit
from faience.bots.searching import Searching
from faience.errors import BadSpec, IllegalMove
from faience.games.game import State


class Bot(Protocol):
    """Whoever chooses a move. It sees a state, which never knows the order of a bag."""

    def choose(self, state: State, limit: Limit | None = None, stop: Stop | None = None) -> SupportsIndex:
        """A legal move for the seat to move, or whatever can be played like one.

        Another thread may set `stop` to have it now. Who moves at once needs neither that nor a limit.
        """


@dataclass(frozen=True, slots=True)
class Hint:
    """A move and what it brings."""

    move: int
    gain: int
    """Points the mover's board gains if it were scored right after the move."""


class RandomPlayer:
    """Any legal move, all equally likely (as the notation's traces define it)."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, state: State, limit: Limit | None = None, stop: Stop | None = None) -> int:  # noqa: ARG002
        return state.random_move(self._rng)


class Greedy:
    """One ply: the move after which the mover's board would score most, ties at random.

    >>> import faience
    >>> state = faience.load("azul").start()
    >>> state.deal("BBRK/YYWR/KKBB/WWRY/BYRK")
    >>> [(state.game.text(hint.move), hint.gain) for hint in Greedy(1).rank(state)][:3]
    [('1B2', 1), ('1K1', 1), ('1R1', 1)]
    """

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def rank(self, state: State) -> list[Hint]:
        """All legal moves, the best first; equal ones in the order of their ids."""
        seat = state.to_move
        if seat < 0:
            raise IllegalMove("it is no seat's turn")
        now = state.projected_scores[seat]
        hints = []
        for move in state.legal_moves():
            after = state.copy()
            after.play(move)
            hints.append(Hint(move, after.projected_scores[seat] - now))
        return sorted(hints, key=lambda hint: -hint.gain)

    def choose(self, state: State, limit: Limit | None = None, stop: Stop | None = None) -> int:  # noqa: ARG002
        hints = self.rank(state)
        best = [hint for hint in hints if hint.gain == hints[0].gain]
        return best[self._rng.below(len(best))].move


USUAL = "steady"
"""The bot for who did not name one, and for a seat that a program of others has lost."""
AT_ONCE = (RandomPlayer, Greedy)
"""Those who move at once, whatever the limit."""

_LEVELS = {level.name: level for level in LEVELS}
_BASELINES: dict[str, Callable[[int], Bot]] = {
    "random": RandomPlayer,
    "greedy": Greedy,
    "uct": lambda seed: Searching(UCT, seed, method="uct", learned=False),
}


def bot_names() -> list[str]:
    """The levels to play against, the weakest first.

    >>> bot_names()
    ['novice', 'casual', 'steady', 'keen', 'expert', 'master']
    """
    return list(_LEVELS)


def is_bot(name: str) -> bool:
    """Whether the house has a bot of this name."""
    return name in _BASELINES or name in _LEVELS


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name, a level or a baseline; the same seed plays the same game.

    >>> bot("grandmaster")
    Traceback (most recent call last):
    faience.errors.BadSpec: there is no bot 'grandmaster'; there are: random, greedy, uct, novice, casual, ...
    """
    if name in _BASELINES:
        return _BASELINES[name](seed)
    if name in _LEVELS:
        return Searching(_LEVELS[name], seed)
    raise BadSpec(f"there is no bot {name!r}; there are: {', '.join([*_BASELINES, *_LEVELS])}")
