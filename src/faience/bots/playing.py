"""Bots at a table: games played out without a person."""

from __future__ import annotations

from collections.abc import Sequence

from faience._core import Rng
from faience.bots.bot import Bot, bot
from faience.games.game import Game
from faience.games.seats import CHANCE
from faience.notation.record import Record


def play_out(record: Record, bots: Sequence[Bot], deals: Rng) -> None:
    """Play a game from where it stands to its end."""
    while not record.over:
        state = record.state
        if state.to_move == CHANCE:
            record.deal(deals)
        else:
            record.play(bots[state.to_move].choose(state))


def seeded_game(game: Game, name: str, seed: int) -> Record:
    """The one game that bots of this name play with this seed, deals and choices from streams of their own."""
    record = Record(game)
    streams = Rng(seed)
    deals = Rng(streams.next())
    play_out(record, [bot(name, streams.next()) for _ in range(game.players)], deals)
    return record
