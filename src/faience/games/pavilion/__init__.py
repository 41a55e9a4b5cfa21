"""Azul: Summer Pavilion, on both sides of its board."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from faience import _core
from faience.games.choices import Choices, Scoring
from faience.games.definition import Decision, GameDefinition
from faience.games.listing import Group
from faience.games.spec import Option, Options

if TYPE_CHECKING:
    from faience.games.game import State
    from faience.games.pavilion.wording import Texts

TILES = "PGOYBR"
"""As `facts.KINDS`, which takes longer to load."""
PLACEMENT = re.compile(r"(NW|NE|E|SE|SW|W|C)[1-6]=[PGOYBR](\+[1-5])?")


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

    def explains(self, text: str) -> bool:
        """A colour that a star does not take, or more jokers than a space costs."""
        return PLACEMENT.fullmatch(text) is not None

    # ---- facts ----

    def opens_round(self, state: State) -> bool:
        view = self.view(state, None)
        return view.phase == "deal" and not view.refill

    def ends_round(self, before: State, after: State) -> bool:
        """The last pass of the game may be followed by a refill of the supply."""
        return after.round != before.round or self.view(after, None).ended

    # ---- facts in words ----

    def words(self, language: str) -> Texts:
        words: Texts = self._module("texts").texts(language)
        return words

    def why_not(self, state: State, move: str, language: str) -> str:
        refusal = self._facts.refusal(state, move)
        return self.words(language).refusal(refusal) if refusal else ""

    def sentence(self, before: State, move: str, name: str, language: str) -> str:
        return self.words(language).sentence(self._facts.effect(before, move), name)

    def brief(self, before: State, move: str, language: str) -> str:
        return self.words(language).brief(self._facts.effect(before, move), move)

    def deal_sentence(self, before: State, deal: str, language: str) -> str:
        words = self.words(language)
        parts = dict(part.split(":") for part in deal.split(";"))
        if not self.opens_round(before):
            return words.supply_refilled(parts["s"])
        supplied = {words.supply: parts["s"]} if "s" in parts else {}
        return words.round_dealt(before.round, supplied | words.factories_dealt(parts["f"].split("/")))

    def listing(self, state: State, moves: Sequence[str], language: str, *, whole: bool) -> list[Group]:
        groups: list[Group] = self._module("listing").listing(state, moves, self.words(language), whole=whole)
        return groups

    def prepared(self, state: State, seat: int, language: str) -> Choices | None:
        """Who has not passed could take tiles, or place some when the bonus tiles of the seat to move are taken."""
        told = self._facts.choices(state, seat)
        if told is None:
            return None
        choices: Choices = self._module("choices").choices(told, self.words(language))
        return choices

    def scoring(self, decisions: Sequence[Decision], language: str) -> list[Scoring]:
        return self._scored(self._facts.round_accounts(decisions), language)

    def bonuses(self, last: Decision, language: str) -> list[Scoring]:
        return self._scored(self._facts.end(*last).bonuses, language)

    def _scored(self, accounts: Sequence[Any], language: str) -> list[Scoring]:
        told, words = self._module("choices"), self.words(language)
        return [told.scoring(account, words) for account in accounts]


def _options(options: Options) -> tuple[int, bool]:
    """Players, grey board: as the engine takes them."""
    return int(options["players"]), options["board"] == "grey"
