"""What a match is, before it is played; and one game of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from msgspec import Struct

from faience.arena.seating import Seating, seatings
from faience.arena.streams import Dealer, seed_of
from faience.bots.external import BotFault, Patience
from faience.bots.limit import Limit
from faience.bots.players import Crew, Entrant, Player, check_entries
from faience.errors import BadSpec
from faience.games.game import Game
from faience.games.registry import load
from faience.games.seats import CHANCE
from faience.notation.record import Record

OPENING = 4
"""How many random moves open a game without chance, which would otherwise always be the same."""


class MatchPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides which games are played: the same plan plays the same games."""

    spec: str
    bots: list[str]
    seed: int
    opening: int
    nodes: int | None = None
    ms: int | None = None

    @classmethod
    def make(
        cls, spec: str, bots: list[str], *, seed: int = 0, opening: int | None = None, limit: Limit | None = None
    ) -> MatchPlan:
        """A plan that can be played; raises BadSpec. The limit is for all bots that name none."""
        game = load(spec)
        if len(bots) < 2:
            raise BadSpec("an arena takes two bots or more")
        check_entries(bots)
        if opening is None:
            opening = 0 if game.start().to_move == CHANCE else OPENING
        limit = limit or Limit()
        return cls(game.spec, list(bots), seed, opening, limit.nodes, limit.ms)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return load(self.spec)

    def seatings(self, deal: int = 0) -> tuple[Seating, ...]:
        """The games played on a deal; it has as many as every other."""
        return seatings(len(self.bots), self.game.players, deal)

    @property
    def games_a_deal(self) -> int:
        """How many games are played on each deal."""
        return len(self.seatings())

    def entrant(self, bot: int) -> Entrant:
        """A bot of the plan with its limit."""
        return Entrant.parse(self.bots[bot], Limit(self.nodes, self.ms))


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """What became of a game."""

    number: int
    """Of the game in its match, from 0."""
    seats: Seating
    scores: list[int]
    winners: list[int]
    """Seats; of a forfeited game, all of the other bots."""
    reason: str
    forfeit: int | None = None
    """The bot that forfeited the game."""
    message: str = ""
    """Why it did."""

    def share(self, bot: int) -> float:
        """A bot's part of the victory: shared ones count as fractions."""
        return sum(self.seats[seat] == bot for seat in self.winners) / len(self.winners)


@dataclass
class Playing:
    """Plays games of a plan, in one process."""

    plan: MatchPlan
    patience: Patience = field(default_factory=Patience)

    def __post_init__(self) -> None:
        self._crew = Crew(self.patience)
        self._entrants = [self.plan.entrant(bot) for bot in range(len(self.plan.bots))]

    def play(self, number: int) -> tuple[Outcome, str]:
        """Game `number` of the match: what became of it, and its record."""
        plan = self.plan
        deal, turn = divmod(number, plan.games_a_deal)
        seats = plan.seatings(deal)[turn]
        tags = {"Event": "Arena", "Deal": str(deal), "Number": str(number)}
        record = Record(plan.game, tags | {f"Seat{seat}": plan.bots[bot] for seat, bot in enumerate(seats)})
        dealer = Dealer(plan.seed, deal)
        seat = 0
        try:
            players: list[Player] = []
            taken: Counter[str] = Counter()
            for seat, bot in enumerate(seats):
                seed = seed_of("bot", plan.seed, number, seat)
                players.append(self._crew.player(self._entrants[bot], plan.game, seat, seed, taken))
            dealer.open(record, plan.opening)
            while not record.over:
                if record.awaits_deal:
                    dealer.deal(record)
                else:
                    seat = record.state.to_move
                    record.play(players[seat].choose(record))
        except BotFault as fault:
            return self._forfeited(number, seats, seat, record, str(fault))
        state = record.state
        outcome = Outcome(number, seats, list(state.scores), list(state.winners), state.reason or "")
        return outcome, record.dumps()

    def _forfeited(self, number: int, seats: Seating, seat: int, record: Record, message: str) -> tuple[Outcome, str]:
        """The offender loses, whatever the score; the seats of all others share the victory."""
        offender = seats[seat]
        record.tag("Forfeit", f"seat {seat}: {message}")
        winners = [other for other, bot in enumerate(seats) if bot != offender]
        scores = list(record.state.scores)
        outcome = Outcome(number, seats, scores, winners, "forfeit", forfeit=offender, message=message)
        return outcome, record.dumps()

    def close(self) -> None:
        """End the programs that play."""
        self._crew.close()
