"""A plain minimax over the public API, to judge the searches by: no pruning, no guesses, nothing but the rules."""

from collections.abc import Iterator
from math import tanh

import faience
from faience.bots import Bot, Greedy

WEIGHTS = {"azul": (0.5, 15.0), "pavilion": (0.5, 25.0), "zaic": (0.75, 6.0)}
"""How far a win counts in the value of a finished game, and which margin is a clear one (docs/bots.md)."""
ROUNDING = 2e-4
"""Searches count in ten-thousandths."""


class Uncertain(Exception):
    """The end depends on tiles that are still to be dealt."""


class TooLarge(Exception):
    """There is more to look at than a test has time for."""


def outcome(state: faience.State, seat: int) -> float:
    """The value of a finished game for a seat: its win, shared among those who tie, and the margin."""
    weight, clear_margin = WEIGHTS[state.game.definition.name]
    win = 1 / len(state.winners) if seat in state.winners else 0.0
    lead = state.scores[seat] - max(score for other, score in enumerate(state.scores) if other != seat)
    return weight * (2 * win - 1) + (1 - weight) * tanh(lead / clear_margin)


def after(state: faience.State, move: int) -> faience.State:
    """The state that a move leads to. Tiles dealt after the very last move change nothing and are left out."""
    state = state.copy()
    state.play(move)
    if state.to_move == faience.CHANCE:
        if state.position().split()[2] != "refill:over":
            raise Uncertain
        state.deal(faience.Rng(1))
    return state


class Solver:
    """Values of states from which no more than so many others can be reached before the end of the game."""

    def __init__(self, most: int = 20_000) -> None:
        self._most = most
        self._known: dict[faience.State, tuple[float, ...]] = {}

    def values(self, state: faience.State) -> tuple[float, ...]:
        """For each seat, if every seat plays for its own value."""
        if state.to_move == faience.OVER:
            return tuple(outcome(state, seat) for seat in range(state.game.players))
        known = self._known.get(state)
        if known is None:
            if len(self._known) >= self._most:
                raise TooLarge
            seat = state.to_move
            known = max((self.values(after(state, move)) for move in state.legal_moves()), key=lambda v: v[seat])
            self._known[state] = known
        return known

    def moves(self, state: faience.State) -> dict[str, float]:
        """Each legal move with its value for the seat to move."""
        seat, text = state.to_move, state.game.text
        return {text(move): self.values(after(state, move))[seat] for move in state.legal_moves()}


def decisions(spec: str, seed: int, bot: Bot | None = None) -> Iterator[faience.State]:
    """The states of one game in which a seat is to move: the game that greedy players, or these, play with a seed."""
    rng, bot = faience.Rng(seed), bot or Greedy(seed)
    state = faience.load(spec).start()
    while state.to_move != faience.OVER:
        if state.to_move == faience.CHANCE:
            state.deal(rng)
        else:
            yield state.copy()
            state.play(bot.choose(state))
