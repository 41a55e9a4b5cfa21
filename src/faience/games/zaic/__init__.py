"""Zaic: two players, two colours, tiles beside and on top of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from faience import _core
from faience.errors import BadPosition
from faience.games.choices import Choices, Scoring
from faience.games.definition import GameDefinition
from faience.games.spec import Options

if TYPE_CHECKING:
    from faience.games.game import State
    from faience.games.zaic.facts import View


class Zaic(GameDefinition):
    """Lay tiles beside and over your opponent's, and own the largest area."""

    name = "zaic"
    title = "Zaic"
    credit = "Erik Dresner, 2010"
    minutes = 15
    options = ()
    rounds = False

    def engine(self, options: Options) -> _core.Engine:  # noqa: ARG002 (Zaic has none)
        return _core.zaic()

    def facts(self, options: Options) -> _core.Facts:  # noqa: ARG002
        return _core.zaic_facts()

    def move_texts(self, options: Options) -> list[str]:
        facts = self.facts(options)
        return [facts.text(move) for move in range(self.engine(options).move_count)]

    def view(self, state: State, seat: int | None) -> View:  # noqa: ARG002 (all seats see the same table)
        view: View = self._module("facts").read_view(state.game.facts.view(state))
        return view

    def choices(self, state: State, language: str) -> Choices:
        found = self.prepared(state, state.to_move, language)
        assert found is not None, "the seat to move has a move"
        return found

    def prepared(self, state: State, seat: int, language: str) -> Choices | None:
        """Whose turn it is follows from the tiles, so there is no such state; what it would allow can be told."""
        told = state.game.facts.choices(state, seat)
        if told is None:
            return None
        facts = self._module("facts").read_choices(told)
        choices: Choices = self._module("choices").choices(facts, self.words(language))
        return choices

    def why_not(self, state: State, move: str, language: str) -> str:
        told = state.game.facts.refusal(state, move)
        assert told is not None, "only what is not legal is refused"
        words: Any = self.words(language)
        return str(words.refusal(self._module("facts").read_refusal(told)))

    def effect(self, before: State, move: str) -> Any:
        import msgspec

        told = before.game.facts.effect(before, before.game.parse(move))
        return msgspec.to_builtins(self._module("facts").read_effect(told))

    def bonuses(self, state: State, language: str, before: State | None = None) -> list[Scoring]:  # noqa: ARG002
        scored: list[Scoring] = self._module("choices").bonuses(self.view(state, None), self.words(language))
        return scored

    def position(self, state: State) -> str:
        return state.game.facts.position(state)

    def set_position(self, state: State, text: str) -> None:
        try:
            # What no text in UTF-8 can hold is shown, and refused.
            state.game.facts.set_position(state, text.encode(errors="backslashreplace").decode())
        except ValueError as error:
            raise BadPosition(str(error)) from None

    def sentence(self, before: State, move: str, name: str, language: str) -> str:
        from faience.games.zaic.texts import texts

        after = before.copy()
        after.play(move)
        return texts(language).sentence(self.view(before, None), self.view(after, None), move, name)
