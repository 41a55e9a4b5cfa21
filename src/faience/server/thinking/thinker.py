"""Bots think beside the event loop: those of the house in a few threads, programs of others each for itself."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import SupportsIndex

from faience.bots import Bot, Greedy, Searching, Stop, bot, is_bot
from faience.bots.advice import ADVISER, Advice, advise
from faience.bots.external import BotFault, Patience, Program
from faience.games.game import Game, State
from faience.notation.record import Record
from faience.server.table.recording import record
from faience.server.table.roster import Guest, Roster
from faience.server.table.state import TableState
from faience.server.thinking.threads import BotThreads, Place

_HINT_MS = 500
_THREADS = 2
"""For bots of the house, which keep a core busy each."""
_ADVISERS = 1
"""For hints: however many are asked for, the bots go on."""
_SEARCHES = 4
"""So many of them are kept with their memory, up to 34 MB each."""
_PROGRAMS = 8
"""So many programs of others run at the same time; one that had to end for another is started again for its move."""

_log = logging.getLogger(__name__)
_dice = random.SystemRandom()


class Resident:
    """A bot of the house on its seat."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.stop = Stop()

    def choose(self, state: State) -> str:
        """Its move. A table never waits for a bot that fails: the greedy one moves in its stead."""
        try:
            move: SupportsIndex = self.bot.choose(state.copy(), stop=self.stop)
            if not state.is_legal(move):
                raise ValueError(f"{state.game.text(move)} is not legal")
        except Exception:
            _log.exception("the bot %s failed at %s", self.bot, state.position())
            move = Greedy(_dice.getrandbits(64)).choose(state)
        return state.game.text(move)

    def close(self) -> None:
        self.stop.set()


class Visitor:
    """A program of others on its seat."""

    def __init__(self, guest: Guest, game: Game, seat: int, patience: Patience) -> None:
        self._program = Program(guest.command, patience)
        self._limit = guest.limit
        self._game, self._seat, self._seed = game, seat, _dice.getrandbits(64)

    def choose(self, record: Record) -> str:
        """Its move in the game so far; raises BotFault."""
        if not self._program.running:
            self._program.new_game(self._game, self._seat, self._seed)
        return self._game.text(self._program.choose_in(record, self._limit))

    def close(self) -> None:
        self._program.close()


class Thinker:
    """Thinks for every bot of every table."""

    def __init__(self, roster: Roster, patience: Patience | None = None) -> None:
        self._roster = roster
        self._patience = patience or Patience()
        self._residents: BotThreads[Resident] = BotThreads("resident", _THREADS, _SEARCHES)
        self._advisers: BotThreads[Resident] = BotThreads("adviser", _ADVISERS, 0)
        self._visitors: BotThreads[Visitor] = BotThreads("visitor", _PROGRAMS, _PROGRAMS)

    async def choice(self, table: TableState, seat: int, who: str) -> str:
        """The move of the bot on a seat, which is to move; raises BotFault if it is a program that has to go.

        ``who`` looks on: bots that think for others need not wait until all of theirs have thought.
        """
        name = table.seats[seat].bot
        place = Place(table.id, seat, name)
        if guest := self._roster.guests.get(name):
            game, so_far = table.game, record(table)
            return await self._visitors.ask(
                who, place, lambda: Visitor(guest, game, seat, self._patience), lambda player: player.choose(so_far)
            )
        if not is_bot(name):
            raise BotFault("is not among the bots here", "missing")
        state = table.state
        return await self._residents.ask(
            who, place, lambda: Resident(bot(name, _dice.getrandbits(64))), lambda player: player.choose(state)
        )

    async def hints(self, state: State, who: str) -> list[Advice]:
        """The best moves for the seat to move, for somebody who asked."""
        searching = Searching(ADVISER)
        return await self._advisers.ask(
            who, None, lambda: Resident(searching), lambda player: advise(state, searching, _HINT_MS, player.stop)
        )

    def forget(self, table: str) -> None:
        """Nobody thinks for a table any more."""
        self._residents.forget(table)
        self._visitors.forget(table)

    async def close(self) -> None:
        """End all thinking, and all programs."""
        await asyncio.gather(self._residents.close(), self._advisers.close(), self._visitors.close())
