"""What the core tells of any game: facts without words, whose types each game's `facts` module says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from faience.games.game import State

View = TypeVar("View")
Choices = TypeVar("Choices")
Effect = TypeVar("Effect")
Refusal = TypeVar("Refusal")
Account = TypeVar("Account")
End = TypeVar("End")


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything that the core tells: all of it is named, and what is usual may be left out."""


class Reader(Generic[View, Choices, Effect, Refusal, Account, End]):
    """Asks the core, and gives what it tells its types."""

    def __init__(
        self,
        view: type[View],
        choices: type[Choices],
        effect: Any,
        refusal: type[Refusal],
        account: Any,
        end: type[End],
        deal: Any = None,
    ) -> None:
        self._view = msgspec.json.Decoder(view)
        self._choices = msgspec.json.Decoder(choices)
        self._effect: msgspec.json.Decoder[Effect] = msgspec.json.Decoder(effect)
        self._refusal = msgspec.json.Decoder(refusal)
        self._round: msgspec.json.Decoder[tuple[Account, ...]] = msgspec.json.Decoder(tuple[account, ...])
        self._end = msgspec.json.Decoder(end)
        self._deal: msgspec.json.Decoder[Any] = msgspec.json.Decoder(deal)

    def view(self, state: State) -> View:
        """What lies on the table."""
        return self._view.decode(state.game.facts.view(state))

    def choices(self, state: State, seat: int) -> Choices | None:
        """All that a seat may do, as if it were its turn; ``None`` where it could do nothing."""
        told = state.game.facts.choices(state, seat)
        return None if told is None else self._choices.decode(told)

    def effect(self, state: State, move: str) -> Effect:
        """What a legal move does; raises IllegalMove, or BadNotation, if it is none."""
        number = state.game.parse(move)
        if not state.is_legal(number):
            state.game.refuse(state, number)
        return self._effect.decode(state.game.facts.effect(state, number))

    def deal(self, state: State, text: str) -> Any:
        """What a deal in notation brings, as an effect; ``None`` in a game that deals nothing."""
        told = state.game.facts.deal(state, text)
        return None if told is None else self._deal.decode(told)

    def refusal(self, state: State, move: str) -> Refusal | None:
        """Why a text is no legal move now; ``None`` if it is one, or nothing that could be explained."""
        told = state.game.facts.refusal(state, move)
        return None if told is None else self._refusal.decode(told)

    def round(self, decisions: Sequence[tuple[State, str]]) -> tuple[Account, ...]:
        """What the decisions of a round brought each seat, apart from the bonuses of the end."""
        game = decisions[0][0].game
        return self._round.decode(game.facts.round([(state, game.parse(move)) for state, move in decisions]))

    def end(self, before: State, move: str) -> End:
        """What the last decision of a game brought each seat beyond its last round, and how it ended."""
        return self._end.decode(before.game.facts.end(before, before.game.parse(move)))
