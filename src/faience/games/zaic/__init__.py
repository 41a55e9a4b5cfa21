"""Zaic: two players, two colours, tiles beside and on top of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from faience import _core
from faience.games.kind import Kind
from faience.games.spec import Options
from faience.games.zaic import notation
from faience.games.zaic.view import View

if TYPE_CHECKING:
    from faience.games.game import State


class Zaic(Kind):
    """Lay tiles beside and over your opponent's, and own the largest area."""

    name = "zaic"
    title = "Zaic"
    credit = "Erik Dresner, 2010"
    options = ()
    rounds = False

    def engine(self, options: Options) -> _core.Engine:  # noqa: ARG002 (Zaic has none)
        return _core.zaic()

    def move_texts(self, options: Options) -> list[str]:  # noqa: ARG002
        return notation.move_texts()

    def view(self, state: State, seat: int | None) -> View:  # noqa: ARG002 (all seats see the same table)
        return View(
            spec=state.game.spec,
            to_move=state.to_move,
            tiles=notation.tiles_of(state),
            areas=tuple(map(tuple, _core.zaic_areas(state))),
            winners=state.winners,
            reason=state.reason,
        )

    def position(self, state: State) -> str:
        return notation.position_text(state)

    def set_position(self, state: State, text: str) -> None:
        notation.set_position(state, text)

    def sentence(self, before: State, move: str, name: str, language: str) -> str:
        from faience.games.zaic.texts import texts

        after = before.copy()
        after.play(move)
        return texts(language).sentence(self.view(before, None), self.view(after, None), move, name)
