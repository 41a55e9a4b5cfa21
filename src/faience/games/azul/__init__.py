"""Azul, with the grey wall, the Joker tiles and the Azul Mini edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from faience import _core
from faience.games.azul import notation
from faience.games.azul.effects import effect_of, laid_between, told
from faience.games.azul.view import Board, View
from faience.games.choices import Choices, Scoring
from faience.games.definition import Edition, GameDefinition
from faience.games.spec import Option, Options

if TYPE_CHECKING:
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

    def move_texts(self, options: Options) -> list[str]:
        return notation.move_texts(*_options(options))

    def deal_text(self, state: State, tiles: str) -> str:
        return notation.deal_text(state.game.players, tiles)

    def deal_tiles(self, state: State, text: str) -> str:
        return notation.deal_tiles(state.game.players, text)

    def view(self, state: State, seat: int | None) -> View:  # noqa: ARG002 (all seats see the same table)
        round_, quiet, to_move, first, marker, tiling, factories, centre, bag, lid, boards = _core.azul_table(state)
        options = state.game.options
        return View(
            spec=state.game.spec,
            wall=str(options["wall"]),
            joker=bool(options["joker"]),
            round=round_,
            quiet=quiet,
            to_move=to_move,
            first=first,
            marker=marker,
            tiling=tiling,
            factories=tuple(factories),
            centre=centre,
            bag=bag,
            lid=lid,
            boards=tuple(Board(score, tuple(lines), tuple(wall), floor) for score, lines, wall, floor in boards),
            winners=state.winners,
            reason=state.reason,
        )

    def deal_sentence(self, before: State, deal: str, language: str) -> str:
        words = self._module("texts").texts(language)
        return str(words.round_dealt(before.round, words.factories_dealt(deal.split("/"))))

    def choices(self, state: State, language: str) -> Choices:
        choices: Choices = self._module("choices").choices(state, self.words(language))
        return choices

    def as_if(self, state: State, seat: int) -> State | None:
        """While tiles are taken, every seat could take some."""
        if state.to_move < 0 or self.view(state, None).tiling is not None:
            return None
        other = state.copy()
        round_, _, rest = self.position(state).split(" ", 2)
        self.set_position(other, f"{round_} {seat} {rest}")
        return other

    def simultaneous(self, state: State) -> bool:
        """Everybody tiles their own wall; nothing of it concerns another's, and who comes first is only an order."""
        return self.view(state, None).tiling is not None

    def laid(self, before: State, after: State, seat: int) -> list[dict[str, object]]:
        boards = (self.view(state, None).boards[seat] for state in (before, after))
        return [told(lay) for lay in laid_between(*boards)]

    def effect(self, before: State, move: str) -> dict[str, object]:
        return told(effect_of(self.view(before, None), move))

    def scoring(self, states: Sequence[State], language: str) -> list[Scoring]:
        views = [self.view(state, None) for state in states]
        scored: list[Scoring] = self._module("scoring").round_scoring(views, self.words(language))
        return scored

    def bonuses(self, state: State, language: str, before: State | None = None) -> list[Scoring]:  # noqa: ARG002
        scored: list[Scoring] = self._module("scoring").bonuses(self.view(state, None), self.words(language))
        return scored

    def position(self, state: State) -> str:
        return notation.position_text(state)

    def set_position(self, state: State, text: str) -> None:
        notation.set_position(state, state.game.players, text)


def _options(options: Options) -> tuple[int, bool, bool]:
    """Players, grey wall, jokers: as the engine takes them."""
    return int(options["players"]), options["wall"] == "grey", bool(options["joker"])
