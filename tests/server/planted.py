"""Tables that stand as a test wants them: their events are written to the log before anybody comes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import faience
from faience.games.game import State
from faience.games.seats import CHANCE, OVER
from faience.server.storage.sqlite_log import SqliteLog
from faience.server.table import events, keys
from faience.server.table.events import Chair, Dealt, Event, Moved, Opened


def secret(seat: int) -> str:
    """The secret of a planted seat."""
    return f"the secret of seat {seat}"


async def plant(data: Path, happened: Sequence[Event]) -> str:
    """A new table with these events; its name."""
    table, log = keys.table_name(), SqliteLog(data)
    for number, event in enumerate(happened):
        await log.append(table, number, events.written(event))
    await log.close()
    return table


def game_until(
    spec: str, reached: Callable[[State], bool], seats: Sequence[str], *, until_seed: int = 2000
) -> list[Event]:
    """The events of a random game of people (``here``) and bots up to a position that some game has."""
    chairs = tuple(
        Chair(f"Player {seat}", secret=keys.hashed(secret(seat)))
        if who == "here"
        else Chair(f"Player {seat}", secret="", bot=who)
        for seat, who in enumerate(seats)
    )
    for seed in range(until_seed):
        rng, state = random.Random(seed), faience.load(spec).start()
        happened: list[Event] = [Opened(at=0.0, spec=spec, title="", chairs=chairs, watch="link", hints=True)]
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                happened.append(Dealt(at=0.0, tiles=state.draw(rng)))
                state.deal(happened[-1].tiles)
            elif reached(state):
                return happened
            else:
                legal = state.legal_texts()
                move = rng.choice([move for move in legal if not move.endswith("-")] or legal)
                happened.append(Moved(at=0.0, move=move))
                state.play(move)
    raise AssertionError(f"no game of {spec} has such a position")


def decisions(state: State) -> Counter[int]:
    """How many cells each seat is to choose in a tiling phase, whoever chooses how."""
    then, many = state.copy(), Counter[int]()
    while then.to_move >= 0 and then.view().tiling is not None:
        many[then.to_move] += 1
        then.play(then.legal_moves()[0])
    return many


def tiling(spec: str, seats: Sequence[str], least: int = 2, of: int | None = None) -> list[Event]:
    """The events of a game in whose tiling phase, just begun, all seats or so many have so many cells to choose."""

    def reached(state: State) -> bool:
        if state.view().tiling is None:
            return False
        return sum(many >= least for many in decisions(state).values()) >= (of or len(seats))

    return game_until(spec, reached, seats)
