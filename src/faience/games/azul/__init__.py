"""Azul, with the grey wall, the Joker tiles and the Azul Mini edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from faience import _core
from faience.games.azul import notation
from faience.games.azul.view import Board, View
from faience.games.kind import Edition, Kind
from faience.games.spec import Option, Options

if TYPE_CHECKING:
    from rich.console import RenderableType

    from faience.games.azul.wording import Texts
    from faience.games.game import State


class Azul(Kind):
    """Draft tiles, fill lines, tile your wall."""

    name = "azul"
    title = "Azul"
    credit = "Michael Kiesling, 2017 (Next Move Games / Plan B Games)"
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

    def position(self, state: State) -> str:
        return notation.position_text(state)

    def set_position(self, state: State, text: str) -> None:
        notation.set_position(state, state.game.players, text)

    def why_not(self, state: State, move: str, language: str) -> str:
        from faience.games.azul.reasons import why_not

        return why_not(self.view(state, None), move, self.words(language))

    def words(self, language: str) -> Texts:
        from faience.games.azul.texts import texts

        return texts(language)

    def sentence(self, before: State, move: str, name: str, language: str) -> str:
        return self.words(language).sentence(self.view(before, None), move, name)

    def terminal(
        self, state: State, names: Sequence[str], *, you: int | None, width: int, language: str, last: str | None
    ) -> RenderableType:
        from faience.games.azul import terminal

        words = self.words(language)
        return terminal.draw(self.view(state, you), names, you=you, width=width, texts=words, last=last)

    def svg(self, state: State, names: Sequence[str] | None, *, theme: str, language: str, last: str | None) -> str:
        from faience.games.azul import svg

        return svg.draw(self.view(state, None), names, theme=theme, language=language, last=last)


def _options(options: Options) -> tuple[int, bool, bool]:
    """Players, grey wall, jokers: as the engine takes them."""
    return int(options["players"]), options["wall"] == "grey", bool(options["joker"])
