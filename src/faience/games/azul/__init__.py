"""Azul, with the grey wall, the Joker tiles and the Azul Mini edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from faience import _core
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

    def facts(self, options: Options) -> _core.Facts:
        return _core.azul_facts(*_options(options))

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


def _options(options: Options) -> tuple[int, bool, bool]:
    """Players, grey wall, jokers: as the engine takes them."""
    return int(options["players"]), options["wall"] == "grey", bool(options["joker"])


def _plain(effect: Any) -> dict[str, object]:
    """An effect as plain values for whoever draws it."""
    import msgspec

    plain: dict[str, object] = msgspec.to_builtins(effect)
    return plain
