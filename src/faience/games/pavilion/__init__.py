"""Azul: Summer Pavilion, on both sides of its board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from faience import _core
from faience.games.choices import Choices, Scoring
from faience.games.definition import Decision, GameDefinition
from faience.games.listing import Group
from faience.games.spec import Option, Options

if TYPE_CHECKING:
    from rich.console import RenderableType

    from faience.games.game import State
    from faience.games.pavilion.saying import Saying
    from faience.words.telling import Telling

TILES = "PGOYBR"
"""As `facts.KINDS`, which takes longer to load."""


class Pavilion(GameDefinition):
    """Draft tiles, pay for the spaces of your stars."""

    name = "pavilion"
    title = "Azul: Summer Pavilion"
    credit = "Michael Kiesling, 2019 (Next Move Games / Plan B Games)"
    minutes = 45
    options = (
        Option("players", (2, 3, 4)),
        Option("board", ("coloured", "grey")),
    )
    main_variants = (
        {"players": 3},
        {"players": 4},
        {"board": "grey"},
        {"players": 4, "board": "grey"},
    )

    # ---- rules and notation ----

    def engine(self, options: Options) -> _core.Engine:
        return _core.pavilion(*_options(options))

    def facts(self, options: Options) -> _core.Facts:
        return _core.pavilion_facts(*_options(options))

    def spelled(self, text: str) -> str:
        """Kept tiles may be typed in any order."""
        word, colon, kept = text.partition(":")
        if word.lower() != "pass" or not set(kept.upper()) <= set(TILES):
            return text
        return f"pass{colon}{''.join(sorted(kept.upper(), key=TILES.index))}"

    # ---- facts ----

    def opens_round(self, state: State) -> bool:
        view = self.view(state, None)
        return view.phase == "deal" and not view.refill

    def ends_round(self, before: State, after: State) -> bool:
        """The last pass of the game may be followed by a refill of the supply."""
        return after.round != before.round or self.view(after, None).ended

    # ---- facts in words ----

    def words(self, language: str) -> Saying:
        saying: Saying = self._module("saying").Saying(self._telling(language))
        return saying

    def _telling(self, language: str) -> Telling:
        telling: Telling = self._module("saying").telling(language)
        return telling

    def why_not(self, state: State, move: str, language: str) -> str:
        refusal = self._facts.refusal(state, move)
        return self._telling(language).why(refusal) if refusal else ""

    def sentence(self, before: State, move: str, name: str, language: str) -> str:
        return self._telling(language).did(self._facts.effect(before, move), name)

    def brief(self, before: State, move: str, language: str) -> str:
        return self._telling(language).advice(self._facts.effect(before, move))

    def deal_sentence(self, before: State, deal: str, language: str) -> str:
        return self.words(language).dealt(self.told.deal(before, deal))

    def listing(self, state: State, moves: Sequence[str], language: str, *, whole: bool) -> list[Group]:
        groups: list[Group] = self._module("listing").listing(state, moves, self._telling(language), whole=whole)
        return groups

    def terminal(
        self, state: State, names: Sequence[str], *, you: int | None, width: int, language: str, last: str | None
    ) -> RenderableType:
        view, said = self.view(state, you), self._telling(language)
        drawn: RenderableType = self._module("terminal").draw(view, names, you=you, width=width, said=said, last=last)
        return drawn

    def prepared(self, state: State, seat: int, language: str) -> Choices | None:
        """Who has not passed could take tiles, or place some when the bonus tiles of the seat to move are taken."""
        told = self._facts.choices(state, seat)
        if told is None:
            return None
        choices: Choices = self._module("choices").choices(told, self._telling(language))
        return choices

    def scoring(self, decisions: Sequence[Decision], language: str) -> list[Scoring]:
        return self._scored(self._facts.round_accounts(decisions), language)

    def bonuses(self, last: Decision, language: str) -> list[Scoring]:
        return self._scored(self._facts.end(*last).bonuses, language)

    def _scored(self, accounts: Sequence[Any], language: str) -> list[Scoring]:
        told, said = self._module("choices"), self._telling(language)
        return [told.scoring(account, "round", said) for account in accounts]


def _options(options: Options) -> tuple[int, bool]:
    """Players, grey board: as the engine takes them."""
    return int(options["players"]), options["board"] == "grey"
