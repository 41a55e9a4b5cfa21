"""Games of a plan, played in this process or in several, and handed out in their order: the same for any number."""

from __future__ import annotations

import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from faience.arena.plan import MatchPlan, Outcome, Playing
from faience.bots.external import Patience
from faience.errors import FaienceError

Played = tuple[Outcome, str]
"""What became of a game, and its record."""

_AHEAD = 8
"""How many games each worker may be ahead of the oldest that is not finished."""
_FAREWELL = 5.0
"""How many seconds a worker may take to end its programs."""


def play_games(
    plan: MatchPlan, numbers: range, jobs: int = 1, patience: Patience | None = None
) -> Generator[Played, None, None]:
    """These games of a match, in their order."""
    patience = patience or Patience()
    if jobs == 1 or len(numbers) < 2:
        with closing(Playing(plan, patience)) as playing:
            yield from map(playing.play, numbers)
        return
    with closing(_Workers(plan, min(jobs, len(numbers)), patience)) as workers:
        yield from workers.play(numbers)


class _Workers:
    def __init__(self, plan: MatchPlan, jobs: int, patience: Patience) -> None:
        context = get_context("spawn")
        self._processes: dict[Connection, SpawnProcess] = {}
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, plan, patience), daemon=True)
            process.start()
            theirs.close()
            self._processes[ours] = process

    def play(self, numbers: range) -> Iterator[Played]:
        """Give each idle worker the next game, and yield games as soon as all before them have been."""
        idle = list(self._processes)
        done: dict[int, Played] = {}
        given = yielded = 0
        while yielded < len(numbers):
            while idle and given < min(len(numbers), yielded + _AHEAD * len(self._processes)):
                self._give(idle.pop(), numbers[given])
                given += 1
            for ready in wait([link for link in self._processes if link not in idle]):
                assert isinstance(ready, Connection)
                number, played = self._take(ready)
                done[number] = played
                idle.append(ready)
            while yielded < len(numbers) and numbers[yielded] in done:
                yield done.pop(numbers[yielded])
                yielded += 1

    def _give(self, link: Connection, number: int) -> None:
        try:
            link.send(number)
        except OSError:
            raise _died(self._processes[link]) from None

    def _take(self, link: Connection) -> tuple[int, Played]:
        try:
            played: Played = link.recv()
        except (EOFError, OSError):
            raise _died(self._processes[link]) from None
        return played[0].number, played

    def close(self) -> None:
        """End all workers, also in the middle of a game."""
        for link, process in self._processes.items():
            link.close()
            process.terminate()
        for process in self._processes.values():
            process.join(_FAREWELL)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()


def _died(process: SpawnProcess) -> FaienceError:
    process.join(_FAREWELL)
    return FaienceError(f"a process of the arena died with code {process.exitcode}; the match cannot go on")


def _work(link: Connection, plan: MatchPlan, patience: Patience) -> None:
    """Play games as they are asked for, until nobody asks any more."""
    # Interrupts are for the process in front; it ends us by SIGTERM, and our programs shall end with us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with closing(Playing(plan, patience)) as playing, suppress(EOFError, OSError):
        while True:
            link.send(playing.play(link.recv()))
