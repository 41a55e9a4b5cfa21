"""The bots at a table in the terminal: those of the house, and programs of others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from faience.bots import USUAL
from faience.bots.external import AT_TABLE, EXEC, Patience
from faience.bots.players import Crew, Entrant, Player
from faience.games.game import Game
from faience.notation.record import Record


class Company:
    """Who plays on the seats of bots. Each sits down when it is first to move."""

    def __init__(self, game: Game, bots: Mapping[int, tuple[str, int]]) -> None:
        """The bots by seat, each by its name with a seed."""
        self.seats = {seat: name for seat, (name, _) in bots.items()}
        self._game = game
        self._seeds = {seat: seed for seat, (_, seed) in bots.items()}
        self._crew = Crew(Patience())
        self._taken: Counter[str] = Counter()
        self._players: dict[int, Player] = {}

    def choose(self, record: Record) -> int:
        """The move of the seat to move; raises BotFault."""
        seat = record.state.to_move
        if seat not in self._players:
            name = self.seats[seat]
            entrant = Entrant.parse(name, AT_TABLE if name.startswith(EXEC) else None)
            self._players[seat] = self._crew.player(entrant, self._game, seat, self._seeds[seat], self._taken)
        return self._players[seat].choose(record)

    def replace(self, seat: int) -> None:
        """Give a seat to a bot of the house."""
        self.seats[seat] = USUAL
        self._players.pop(seat, None)

    def close(self) -> None:
        """End the programs."""
        self._crew.close()
