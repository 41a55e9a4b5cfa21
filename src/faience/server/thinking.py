"""Bots think beside the event loop, in a few threads."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import SupportsIndex, TypeVar

from faience.bots import LEVELS, Greedy, Searching, bot, bot_names
from faience.errors import BadSpec
from faience.games.game import State
from faience.games.kind import plain_choice
from faience.server.denied import Denied
from faience.server.messages import HintMove

_HINTS = 3
_ADVISER = LEVELS[4]
"""Strong, and quick enough to be asked often."""
_T = TypeVar("_T")
_log = logging.getLogger(__name__)
_dice = random.SystemRandom()


def level(asked: str) -> str:
    """The level of a bot by its name, the strongest if none is named."""
    try:
        bot(asked or bot_names()[-1])
    except BadSpec as error:
        raise Denied("unknown_bot", str(error)) from None
    return asked or bot_names()[-1]


def recommended(state: State, language: str) -> list[HintMove]:
    """The best moves for the seat to move."""
    game = state.game
    best = [game.text(found.move) for found in Searching(_ADVISER).analyse(state, top=_HINTS)]
    return [HintMove(move, game.kind.brief(state, move, language), plain_choice(state, move).gain) for move in best]


class Thinker:
    """The threads for thinking."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="thinker")

    async def choice(self, level: str, state: State) -> str:
        """The move of a bot. A table never waits for one that fails: the greedy bot moves in its stead."""
        return await self._beside(lambda: _choice(level, state))

    async def hints(self, state: State, language: str) -> list[HintMove]:
        """What `recommended` says."""
        return await self._beside(lambda: recommended(state, language))

    async def _beside(self, work: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choice(level: str, state: State) -> str:
    try:
        move: SupportsIndex = bot(level, _dice.getrandbits(64)).choose(state.copy())
        if not state.is_legal(move):
            raise ValueError(f"{state.game.text(move)} is not legal")
    except Exception:
        _log.exception("the bot %s failed at %s", level, state.position())
        move = Greedy(_dice.getrandbits(64)).choose(state)
    return state.game.text(move)
