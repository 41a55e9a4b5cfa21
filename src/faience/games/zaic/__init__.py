"""Zaic: two players, two colours, tiles beside and on top of each other."""

from __future__ import annotations

from faience import _core
from faience.games.definition import GameDefinition
from faience.games.spec import Options


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

    def facts(self, options: Options) -> _core.Facts:  # noqa: ARG002
        return _core.zaic_facts()
