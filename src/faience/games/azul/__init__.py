"""Azul, with the grey wall, the Joker tiles and the Azul Mini edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from faience import _core
from faience.games.choices import Choices, Scoring
from faience.games.definition import Decision, Edition, GameDefinition
from faience.games.listing import Group
from faience.games.spec import Option, Options

if TYPE_CHECKING:
    from rich.console import RenderableType

    from faience.games.game import State


class Azul(GameDefinition):
    """Draft tiles, fill lines, tile your wall."""

    name = "azul"
    title = "Azul"
    credit = "Michael Kiesling, 2017 (Next Move Games / Plan B Games)"
    minutes = 30
    options = (
        Option("players", (2, 3, 4)),
        Option("wall", ("coloured", "grey")),
        Option("joker", (False, True)),
    )
    editions = (Edition("Azul Mini", {}),)
    main_variants = (
        {"players": 3},
        {"players": 4},
        {"wall": "grey"},
        {"joker": True},
        {"wall": "grey", "joker": True},
        {"players": 4, "wall": "grey", "joker": True},
    )

    def engine(self, options: Options) -> _core.Engine:
        return _core.azul(*_options(options))

    def facts(self, options: Options) -> _core.Facts:
        return _core.azul_facts(*_options(options))

    # ---- facts ------------------------------------------------------------------------------

    def simultaneous(self, state: State) -> bool:
        """Everybody tiles their own wall; nothing of it concerns another's, and who comes first is only an order."""
        return self.view(state, None).tiling is not None

    def laid(self, before: State, after: State, seat: int) -> list[dict[str, object]]:
        walls = (self.view(state, None).boards[seat].wall for state in (before, after))
        return [
            _plain(self._facts.Lay(tile, row, column))
            for row, (old, new) in enumerate(zip(*walls, strict=True), start=1)
            for column, (was, tile) in enumerate(zip(old, new, strict=True), start=1)
            if tile != was
        ]

    # ---- facts in words ---------------------------------------------------------------------

    def prepared(self, state: State, seat: int, language: str) -> Choices | None:
        told = self._facts.choices(state, seat)
        return None if told is None else self._module("choices").choices(told, self.words(language))

    def scoring(self, decisions: Sequence[Decision], language: str) -> list[Scoring]:
        return self._scored(self._facts.round_scorings(decisions), language)

    def bonuses(self, last: Decision, language: str) -> list[Scoring]:
        return self._scored(self._facts.end(*last).bonuses, language)

    def _scored(self, told: Any, language: str) -> list[Scoring]:
        scored: list[Scoring] = self._module("choices").scorings(told, self.words(language))
        return scored

    def why_not(self, state: State, move: str, language: str) -> str:
        words = self._module("texts").texts(language)
        return str(words.refusal(self._facts.refusal(state, move)))

    def sentence(self, before: State, move: str, name: str, language: str) -> str:
        words = self._module("texts").texts(language)
        return str(words.sentence(self._facts.effect(before, move), name))

    def brief(self, before: State, move: str, language: str) -> str:
        words = self._module("texts").texts(language)
        return str(words.brief(self._facts.effect(before, move), move))

    def deal_sentence(self, before: State, deal: str, language: str) -> str:
        return str(self._speech(language).dealt(self.told.deal(before, deal)))

    # ---- words and pictures -----------------------------------------------------------------

    def listing(self, state: State, moves: Sequence[str], language: str, *, whole: bool) -> list[Group]:  # noqa: ARG002
        groups: list[Group] = self._module("listing").listing(state, moves, self._speech(language).telling)
        return groups

    def terminal(
        self, state: State, names: Sequence[str], *, you: int | None, width: int, language: str, last: str | None
    ) -> RenderableType:
        view, telling = self.view(state, you), self._speech(language).telling
        drawn: RenderableType = self._module("terminal").draw(view, names, telling, you=you, width=width, last=last)
        return drawn

    def _speech(self, language: str) -> Any:
        return self._module("speech").speech(language)


def _options(options: Options) -> tuple[int, bool, bool]:
    """Players, grey wall, jokers: as the engine takes them."""
    return int(options["players"]), options["wall"] == "grey", bool(options["joker"])


def _plain(effect: Any) -> dict[str, object]:
    """An effect as plain values for whoever draws it."""
    import msgspec

    plain: dict[str, object] = msgspec.to_builtins(effect)
    return plain
