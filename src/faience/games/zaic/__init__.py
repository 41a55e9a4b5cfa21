"""Zaic: two players, two colours, tiles beside and on top of each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from faience import _core
from faience.games.kind import Kind
from faience.games.spec import Options
from faience.games.zaic import notation
from faience.games.zaic.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType

    from faience.games.game import State
    from faience.games.zaic.wording import Texts


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

    def words(self, language: str) -> Texts:
        from faience.games.zaic.texts import texts

        return texts(language)

    def why_not(self, state: State, move: str, language: str) -> str:
        from faience.games.zaic.reasons import why_not

        return why_not(self.view(state, None), move, self.words(language))

    def sentence(self, before: State, move: str, name: str, language: str) -> str:
        after = before.copy()
        after.play(move)
        return self.words(language).sentence(self.view(before, None), self.view(after, None), move, name)

    def terminal(
        self, state: State, names: Sequence[str], *, you: int | None, width: int, language: str, last: str | None
    ) -> RenderableType:
        from faience.games.zaic import terminal

        words = self.words(language)
        return terminal.draw(self.view(state, you), names, you=you, width=width, texts=words, last=last)

    def svg(self, state: State, names: Sequence[str] | None, *, theme: str, language: str, last: str | None) -> str:
        from faience.games.zaic import svg

        return svg.draw(self.view(state, None), names, theme=theme, language=language, last=last)
