"""Advice for who is to move: the best moves of a search, with what each brings and what should follow."""

from __future__ import annotations

from dataclasses import dataclass

from faience._core import Stop
from faience.bots.levels import LEVELS
from faience.bots.limit import Limit
from faience.bots.searching import Searching
from faience.games.definition import gain_of
from faience.games.game import State

ADVISER = LEVELS[-1]
_MOST = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that is recommended."""

    move: str
    gain: int
    """Points the mover's board gains if it were scored right after the move."""
    finals: tuple[float, ...]
    """The final scores that are to be expected, of every seat."""
    win: float
    """The mover's chance to win, from 0 to 1."""
    replies: tuple[str, ...]
    """What should follow, up to the next deal at most."""


def advise(state: State, searching: Searching, ms: int | None = None, stop: Stop | None = None) -> list[Advice]:
    """The best moves for the seat to move, at most three, the best first; within so many milliseconds if given.

    >>> import faience
    >>> state = faience.load("azul").start()
    >>> state.deal("BBRK/YYWR/KKBB/WWRY/BYRK")
    >>> best, *others = advise(state, Searching(LEVELS[0]))
    >>> state.is_legal(best.move), 0 <= best.win <= 1, len(others)
    (True, True, 2)
    """
    text, seat = state.game.text, state.to_move
    limit = Limit(searching.level.effort(state.game.name).nodes, ms)
    return [
        Advice(
            move := text(found.move),
            gain_of(state, move),
            found.scores,
            found.wins[seat],
            tuple(text(reply) for reply in found.line[1:]),
        )
        for found in searching.analyse(state, limit, _MOST, stop)
    ]
