"""Bots that search: six levels of one player, and analysis."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from faience import _core
from faience._core import Stop
from faience.bots.levels import LEVELS, Level
from faience.bots.limit import Limit
from faience.errors import IllegalMove
from faience.games.game import Game, State

WEIGHTS = Path(__file__).parent.parent / "weights"


@dataclass(frozen=True, slots=True)
class Analysis:
    """A move and what a search expects of it. It can be played as the move itself can."""

    move: int
    values: tuple[float, ...]
    """From -1 to 1 for each seat: the win and, beside it, the margin."""
    wins: tuple[float, ...]
    """The chance to win, for each seat."""
    scores: tuple[float, ...]
    """The final score that is expected, for each seat."""
    line: tuple[int, ...]
    """The move and what should follow, up to the next deal at most."""
    nodes: int
    """How many positions were looked at, for all moves together."""
    depth: int
    exact: bool
    """Whether everything up to the next deal, or the end, was looked at."""

    def __index__(self) -> int:
        return self.move


def weights_file(game: Game) -> Path:
    """Where the weights of a spec lie, if it has learned any.

    >>> import faience
    >>> weights_file(faience.load("azul")).name
    'azul_players-2_wall-coloured_joker-false.weights'
    """
    return WEIGHTS / (game.spec.translate(str.maketrans("(,=", "__-", ")")).rstrip("_") + ".weights")


@cache
def _weights(game: Game) -> bytes:
    file = weights_file(game)
    return zlib.decompress(file.read_bytes()) if file.exists() else b""


class Searching:
    """A bot that searches. It sees a state, which never knows the order of a bag.

    Its memory is bounded: a table of 4 MB, and 30 MB for trees where three or four play.

    >>> import faience
    >>> state = faience.load("azul").start()
    >>> state.deal("BBRK/YYWR/KKBB/WWRY/BYRK")
    >>> best = Searching(LEVELS[4]).choose(state)
    >>> best.nodes <= LEVELS[4].effort("azul").nodes, best.line[0] == best.move
    (True, True)
    >>> state.play(best)
    """

    def __init__(self, level: Level = LEVELS[-1], seed: int = 0, *, method: str = "best", learned: bool = True) -> None:
        self.level = level
        self._seed = seed
        self._method = method
        self._learned = learned
        self._game: Game | None = None
        self._searcher: _core.Searcher | None = None
        self._asked: list[Stop] = []
        """What ends the answers that are still owed."""

    def choose(self, state: State, limit: Limit | None = None, stop: Stop | None = None) -> Analysis:
        """The move of the level's choice and what is expected of it, within the level's own limit or another one.

        A limit of time alone lets nobody but the strongest look at more than the level does.
        """
        effort = self.level.effort(state.game.name)
        if limit and limit.nodes is None and self.level in LEVELS[:-1]:
            limit = Limit(effort.nodes, limit.ms)
        found, chosen = self._ask(state, limit or Limit(effort.nodes), 1, effort.softness, stop)
        return found[chosen]

    def analyse(
        self, state: State, limit: Limit | None = None, top: int = 1, stop: Stop | None = None
    ) -> list[Analysis]:
        """The best moves, at most so many, the best first; the level only matters as a limit."""
        return self._ask(state, limit or Limit(self.level.effort(state.game.name).nodes), top, 0.0, stop)[0]

    def stop(self) -> None:
        """End the thinking under way in other threads; it answers with the best so far.

        Who cannot know whether it is under way yet gives it a `Stop` of its own.
        """
        for stop in [*self._asked]:
            stop.set()

    def _ask(
        self, state: State, limit: Limit, top: int, softness: float, stop: Stop | None
    ) -> tuple[list[Analysis], int]:
        if state.to_move < 0:
            raise IllegalMove("it is no seat's turn")
        stop = stop or Stop()
        self._asked.append(stop)
        try:
            moves, chosen, nodes, depth, exact = self._searcher_for(state.game).analyse(
                state, limit.nodes, limit.seconds, top, self._seed, softness, self._method, stop=stop
            )
        finally:
            self._asked.remove(stop)
        found = [
            Analysis(move, tuple(values), tuple(wins), tuple(scores), tuple(line), nodes, depth, exact)
            for move, values, wins, scores, line in moves
        ]
        return found, chosen

    def _searcher_for(self, game: Game) -> _core.Searcher:
        if self._searcher is None or self._game is not game:
            searcher = _core.Searcher(game.engine)
            if self._learned and (weights := _weights(game)):
                searcher.learn(weights)
            self._game, self._searcher = game, searcher
        return self._searcher
