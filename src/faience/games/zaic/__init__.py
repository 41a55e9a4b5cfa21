"""Zaic: two players, two colours, tiles beside and on top of each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from faience import _core
from faience.games.choices import Choices, Scoring
from faience.games.definition import Decision, GameDefinition
from faience.games.listing import Group
from faience.games.spec import Options

if TYPE_CHECKING:
    from rich.console import RenderableType

    from faience.games.game import State
    from faience.words.telling import Telling


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

    def prepared(self, state: State, seat: int, language: str) -> Choices | None:
        told = self._facts.choices(state, seat)
        return None if told is None else self._module("choices").choices(told, self.words(language))

    def why_not(self, state: State, move: str, language: str) -> str:
        words: Any = self.words(language)
        return str(words.refusal(self._facts.refusal(state, move)))

    def bonuses(self, last: Decision, language: str) -> list[Scoring]:
        scored: list[Scoring] = self._module("choices").bonuses(self._facts.end(*last), self.words(language))
        return scored

    def sentence(self, before: State, move: str, name: str, language: str) -> str:
        from faience.games.zaic.texts import texts

        after = before.copy()
        after.play(move)
        return texts(language).sentence(self.view(before, None), self.view(after, None), move, name)

    def listing(self, state: State, moves: Sequence[str], language: str, *, whole: bool) -> list[Group]:
        view = self.view(state, None)
        groups: list[Group] = self._module("listing").listing(view, moves, self._telling(language), whole=whole)
        return groups

    def terminal(
        self, state: State, names: Sequence[str], *, you: int | None, width: int, language: str, last: str | None
    ) -> RenderableType:
        draw, view = self._module("terminal").draw, self.view(state, you)
        drawn: RenderableType = draw(view, names, self._telling(language), you=you, width=width, last=last)
        return drawn

    def svg(self, state: State, names: Sequence[str] | None, *, theme: str, language: str, last: str | None) -> str:
        view = self.view(state, None)
        return str(self._module("svg").draw(view, names, self._telling(language), theme=theme, last=last))

    def _telling(self, language: str) -> Telling:
        from faience.languages import language_of
        from faience.words import words
        from faience.words.telling import Telling

        return Telling(words(language_of(language)), self.name)
