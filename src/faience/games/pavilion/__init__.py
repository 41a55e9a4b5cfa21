"""Azul: Summer Pavilion, on both sides of its board."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from faience import _core
from faience.errors import BadPosition, FaienceError
from faience.games.choices import Choices, Scoring
from faience.games.definition import GameDefinition
from faience.games.listing import Group
from faience.games.spec import Option, Options

if TYPE_CHECKING:
    from faience.games.game import State
    from faience.games.pavilion.facts import View
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

    def move_texts(self, options: Options) -> list[str]:
        facts = self.facts(options)
        return [facts.text(move) for move in range(self.engine(options).move_count)]

    def deal_text(self, state: State, tiles: str) -> str:
        return state.game.facts.deal_text(state, tiles)

    def deal_tiles(self, state: State, text: str) -> str:
        return state.game.facts.deal_tiles(state, text)

    def position(self, state: State) -> str:
        return state.game.facts.position(state)

    def set_position(self, state: State, text: str) -> None:
        try:
            state.game.facts.set_position(state, text)
        except FaienceError as error:
            raise BadPosition(str(error)) from None

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

    def view(self, state: State, seat: int | None) -> View:  # noqa: ARG002 (all seats see the same table)
        view: View = self._facts.view(state)
        return view

    def opens_round(self, state: State) -> bool:
        view = self.view(state, None)
        return view.phase == "deal" and not view.refill

    def ends_round(self, before: State, after: State) -> bool:
        """The last pass of the game may be followed by a refill of the supply."""
        return after.round != before.round or self.view(after, None).ended

    def effect(self, before: State, move: str) -> dict[str, object]:
        import msgspec

        told: dict[str, object] = msgspec.to_builtins(self._facts.effect(before, move))
        return told

    # ---- facts in words ----

    def words(self, language: str) -> Texts:
        words: Texts = self._module("texts").texts(language)
        return words

    def why_not(self, state: State, move: str, language: str) -> str:
        refusal = self._facts.refusal(state, move)
        return self.words(language).refusal(refusal, _side(state)) if refusal else ""

    def sentence(self, before: State, move: str, name: str, language: str) -> str:
        return self.words(language).sentence(self._facts.effect(before, move), _side(before), name)

    def brief(self, before: State, move: str, language: str) -> str:
        return self.words(language).brief(self._facts.effect(before, move), _side(before))

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

    def choices(self, state: State, language: str) -> Choices:
        choices = self.prepared(state, state.to_move, language)
        assert choices is not None, "a seat that is to move may do something"
        return choices

    def prepared(self, state: State, seat: int, language: str) -> Choices | None:
        """Who has not passed could take tiles, or place some when the bonus tiles of the seat to move are taken."""
        told = self._facts.choices(state, seat)
        if told is None:
            return None
        choices: Choices = self._module("choices").choices(told, _side(state), self.words(language))
        return choices

    def scoring(self, states: Sequence[State], language: str) -> list[Scoring]:
        decisions = [(state, _move_between(state, after)) for state, after in pairwise(states) if state.to_move >= 0]
        return self._scored(self._facts.round_accounts(decisions), language)

    def bonuses(self, state: State, language: str, before: State | None = None) -> list[Scoring]:
        """Without the state before the last move nothing can be told."""
        view = self.view(state, None)
        if before is None or not view.ended:
            return super().bonuses(state, language, before)
        last = f"pass:{view.boards[before.to_move].kept or '-'}"
        return self._scored(self._facts.end(before, last).bonuses, language)

    def _scored(self, accounts: Sequence[Any], language: str) -> list[Scoring]:
        told, words = self._module("choices"), self.words(language)
        return [told.scoring(account, words) for account in accounts]

    @property
    def _facts(self) -> Any:
        return self._module("facts")


def _options(options: Options) -> tuple[int, bool]:
    """Players, grey board: as the engine takes them."""
    return int(options["players"]), options["board"] == "grey"


def _side(state: State) -> str:
    return str(state.game.options["board"])


def _move_between(before: State, after: State) -> int:
    """The move that leads from one state to the other: no two lead to the same."""
    for move in before.legal_moves():
        then = before.copy()
        then.play(move)
        if then == after:
            return move
    raise ValueError(f"no move leads from {before.position()} to {after.position()}")
