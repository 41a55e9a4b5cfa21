"""Bots as they are entered by name, and the players they become: bots of the house and programs of others alike."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from operator import index
from typing import Protocol

from faience.bots.bot import AT_ONCE, Bot, bot
from faience.bots.external import EXEC, BotFault, Patience, Program, command_of
from faience.bots.limit import Limit
from faience.errors import BadSpec
from faience.games.game import Game
from faience.notation.record import Record

_STARTS = 3
"""So many times in a row a program may fail to take its seat before it is given up."""
_LIMIT = re.compile(r":((?:nodes|ms)=[^:]*)$")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot as it was entered.

    >>> Entrant.parse("greedy")
    Entrant(name='greedy', limit=Limit(nodes=None, ms=None))
    >>> Entrant.parse("exec:mybot --fast:ms=100")
    Entrant(name='exec:mybot --fast', limit=Limit(nodes=None, ms=100))
    """

    name: str
    limit: Limit

    @classmethod
    def parse(cls, text: str, limit: Limit | None = None) -> Entrant:
        """The bot of a text like ``greedy``, ``NAME:nodes=1000`` or ``exec:COMMAND``; the limit is for one without."""
        match = _LIMIT.search(text)
        if match is None:
            return cls(text, limit or Limit())
        return cls(text[: match.start()], Limit.parse(match[1]))

    @property
    def is_program(self) -> bool:
        """Whether it is a program of others."""
        return self.name.startswith(EXEC)

    def check(self) -> None:
        """Raise BadSpec if there is no such bot."""
        if self.is_program:
            command_of(self.name)
        else:
            bot(self.name)


def check_entries(texts: Sequence[str]) -> None:
    """Raise BadSpec unless all of these are bots, and the limits they are entered with mean something to them."""
    for text in texts:
        entrant = Entrant.parse(text)
        entrant.check()
        if entrant.limit and not entrant.is_program and isinstance(bot(entrant.name), AT_ONCE):
            raise BadSpec(f"{entrant.name} moves at once: it takes no limit like {entrant.limit}")


class Player(Protocol):
    """Whoever holds a bot's seat in a game."""

    def choose(self, record: Record) -> int:
        """A legal move for the seat to move; raises BotFault."""


class HousePlayer:
    """A bot of the house."""

    def __init__(self, bot: Bot, limit: Limit) -> None:
        self._bot = bot
        self._limit = limit

    def choose(self, record: Record) -> int:
        state = record.state
        try:
            move = index(self._bot.choose(state.copy(), self._limit))
            if state.is_legal(move):
                return move
        except Exception as error:  # a match of thousands of games shall not end by one of them
            raise BotFault(f"failed with {type(error).__name__}: {error}") from error
        raise BotFault(f"chose {record.game.text(move)}, which is not legal")


class ProgramPlayer:
    """A program of others."""

    def __init__(self, program: Program, limit: Limit) -> None:
        self._program = program
        self._limit = limit

    def choose(self, record: Record) -> int:
        return self._program.choose_in(record, self._limit)


class Crew:
    """Provides the players of game after game.

    A program serves many games, and one at fault is started anew for the next; but not for ever when it never starts.
    """

    def __init__(self, patience: Patience) -> None:
        self._patience = patience
        self._programs: dict[tuple[str, int], Program] = {}
        self._failed: Counter[tuple[str, int]] = Counter()

    def player(self, entrant: Entrant, game: Game, seat: int, seed: int, taken: Counter[str]) -> Player:
        """Whoever plays for an entrant in a new game; `taken` counts the programs at the table. Raises BotFault."""
        if not entrant.is_program:
            return HousePlayer(bot(entrant.name, seed), entrant.limit)
        place = entrant.name, taken[entrant.name]
        taken[entrant.name] += 1
        if place not in self._programs:
            self._programs[place] = Program(command_of(entrant.name), self._patience)
        program = self._programs[place]
        if self._failed[place] >= _STARTS:
            raise BotFault(f"could not be seated {_STARTS} times in a row, and is not tried again")
        try:
            program.new_game(game, seat, seed)
        except BotFault:
            self._failed[place] += 1
            raise
        self._failed[place] = 0
        return ProgramPlayer(program, entrant.limit)

    def close(self) -> None:
        """End all programs."""
        for program in self._programs.values():
            program.close()
        self._programs.clear()
