"""Zaic: two players, two colours, tiles beside and on top of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from faience import _core
from faience.games.choices import Choices, Scoring
from faience.games.definition import GameDefinition
from faience.games.spec import Options
from faience.games.zaic import notation
from faience.games.zaic.effects import effect_of, told
from faience.games.zaic.view import View, box_of, reach_of, reserve_of

if TYPE_CHECKING:
    from faience.games.game import State


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

    def move_texts(self, options: Options) -> list[str]:  # noqa: ARG002
        return notation.move_texts()

    def view(self, state: State, seat: int | None) -> View:  # noqa: ARG002 (all seats see the same table)
        tiles = notation.tiles_of(state)
        box = box_of(tiles)
        return View(
            spec=state.game.spec,
            to_move=state.to_move,
            tiles=tiles,
            reserves=(reserve_of(tiles, 0), reserve_of(tiles, 1)),
            box=box,
            reach=reach_of(box),
            areas=tuple(map(tuple, _core.zaic_areas(state))),
            winners=state.winners,
            reason=state.reason,
        )

    def choices(self, state: State, language: str) -> Choices:
        view = self.view(state, None)
        choices: Choices = self._module("choices").choices(view, view.to_move, self.words(language))
        return choices

    def prepared(self, state: State, seat: int, language: str) -> Choices | None:
        """Whose turn it is follows from the tiles, so there is no such state; what it would allow can be told."""
        view = self.view(state, None)
        if not view.tiles or state.to_move < 0:
            return None
        choices: Choices = self._module("choices").choices(view, seat, self.words(language))
        return choices if choices.moves else None

    def effect(self, before: State, move: str) -> dict[str, object]:
        return told(effect_of(self.view(before, None).stacks(), before.to_move, move))

    def bonuses(self, state: State, language: str, before: State | None = None) -> list[Scoring]:  # noqa: ARG002
        scored: list[Scoring] = self._module("choices").bonuses(self.view(state, None), self.words(language))
        return scored

    def position(self, state: State) -> str:
        return notation.position_text(state)

    def set_position(self, state: State, text: str) -> None:
        notation.set_position(state, text)

    def sentence(self, before: State, move: str, name: str, language: str) -> str:
        from faience.games.zaic.texts import texts

        after = before.copy()
        after.play(move)
        return texts(language).sentence(self.view(before, None), self.view(after, None), move, name)
