"""Azul: Summer Pavilion, on both sides of its board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from faience import _core
from faience.games.definition import GameDefinition
from faience.games.spec import Option, Options

if TYPE_CHECKING:
    from faience.games.game import State

TILES = "PGOYBR"
"""As `facts.KINDS`, which takes longer to load."""


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

    # ---- facts ----

    def opens_round(self, state: State) -> bool:
        view = self.view(state, None)
        return view.phase == "deal" and not view.refill

    def ends_round(self, before: State, after: State) -> bool:
        """The last pass of the game may be followed by a refill of the supply."""
        return after.round != before.round or self.view(after, None).ended


def _options(options: Options) -> tuple[int, bool]:
    """Players, grey board: as the engine takes them."""
    return int(options["players"]), options["board"] == "grey"
