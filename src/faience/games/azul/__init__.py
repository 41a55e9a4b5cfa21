"""Azul, with the grey wall, the Joker tiles and the Azul Mini edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from faience import _core
from faience.errors import BadPosition
from faience.games.choices import Choices, Scoring
from faience.games.definition import Edition, GameDefinition
from faience.games.listing import Group
from faience.games.seats import OVER
from faience.games.spec import Option, Options

if TYPE_CHECKING:
    from faience.games.azul.facts import View
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

    # ---- notation ---------------------------------------------------------------------------

    def move_texts(self, options: Options) -> list[str]:
        facts = self.facts(options)
        return [facts.text(move) for move in range(self.engine(options).move_count)]

    def deal_text(self, state: State, tiles: str) -> str:
        return state.game.facts.deal_text(state, tiles)

    def deal_tiles(self, state: State, text: str) -> str:
        return state.game.facts.deal_tiles(state, _readable(text))

    def position(self, state: State) -> str:
        return state.game.facts.position(state)

    def set_position(self, state: State, text: str) -> None:
        try:
            state.game.facts.set_position(state, _readable(text))
        except ValueError as error:
            raise BadPosition(str(error)) from None

    # ---- facts ------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> View:  # noqa: ARG002 (all seats see the same table)
        view: View = self._facts.view(state)
        return view

    def effect(self, before: State, move: str) -> dict[str, object]:
        return _plain(self._facts.effect(before, move))

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

    def choices(self, state: State, language: str) -> Choices:
        told = self._facts.choices(state, state.to_move)
        choices: Choices = self._module("choices").choices(told, self.words(language))
        return choices

    def prepared(self, state: State, seat: int, language: str) -> Choices | None:
        told = self._facts.choices(state, seat)
        return None if told is None else self._module("choices").choices(told, self.words(language))

    def round_scoring(self, states: Sequence[State], moves: Sequence[str | None], language: str) -> list[Scoring]:
        """Different moves may lead to the same state and yet tell of different things: a line that fell, or tiles."""
        decisions = [(state, state.game.parse(move)) for state, move in zip(states, moves, strict=False) if move]
        told = self._facts.round_scorings(decisions)
        scored: list[Scoring] = self._module("choices").scorings(told, self.words(language))
        return scored

    def bonuses(self, state: State, language: str, before: State | None = None) -> list[Scoring]:
        if before is None or state.to_move != OVER:
            return super().bonuses(state, language, before)
        told = self._facts.end(before, _move_between(before, state)).bonuses
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
        words = self._module("texts").texts(language)
        return str(words.round_dealt(before.round, words.factories_dealt(deal.split("/"))))

    def listing(self, state: State, moves: Sequence[str], language: str, *, whole: bool) -> list[Group]:  # noqa: ARG002
        groups: list[Group] = self._module("listing").listing(state, moves, self.words(language))
        return groups

    @property
    def _facts(self) -> Any:
        """Read with msgspec, which takes a while to import."""
        return self._module("facts")


def _options(options: Options) -> tuple[int, bool, bool]:
    """Players, grey wall, jokers: as the engine takes them."""
    return int(options["players"]), options["wall"] == "grey", bool(options["joker"])


def _readable(text: str) -> str:
    """A text without what no UTF-8 could hold: the core would not be handed it."""
    return text.encode(errors="replace").decode()


def _move_between(before: State, after: State) -> int:
    """The move that led from one state to the other, or one that did the same."""

    def leads(move: int) -> bool:
        then = before.copy()
        then.play(move)
        return then == after

    return next(filter(leads, before.legal_moves()))


def _plain(effect: Any) -> dict[str, object]:
    """An effect as plain values for whoever draws it."""
    import msgspec

    plain: dict[str, object] = msgspec.to_builtins(effect)
    return plain
