"""What the terminal, its lists and the SVG drawing say of a table of Azul."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from faience.games.azul.facts import FREE, KINDS, MARKER, PRINTED, Take, View
from faience.games.saying import MarketSaying
from faience.words.values import Value, values_of


class Saying(MarketSaying[View]):
    """One language's words for a whole table."""

    kinds = KINDS

    def headline(self, view: View) -> tuple[str, ...]:
        """The options and the round, in parts to be set side by side."""
        parts = [self.words.say("terminal-players", n=len(view.boards)), self.say(f"phrase-wall-{view.wall}")]
        if view.joker:
            parts.append(self.say("phrase-joker-true"))
        parts.append(self.say("round", round=view.round))
        if view.quiet:
            parts.append(self.say("quiet", quiet=view.quiet))
        return tuple(parts)

    def values(self, view: View) -> dict[str, Value]:
        """With the row to tile as players count."""
        return super().values(view) | {"row": 0 if view.tiling is None else view.tiling + 1}

    def stocks(self, view: View) -> Mapping[str, str]:
        return {self.words.say("terminal-bag"): view.bag, self.say("terminal-lid"): view.lid}

    def described_board(self, view: View, seat: int) -> Iterator[str]:
        board = view.boards[seat]
        for n, line in enumerate(board.lines, start=1):
            if line:
                yield self.label(self.say("line", n=n), f"{self.counts(line)} ({len(line)}/{n})")
        for n, row in enumerate(board.wall, start=1):
            laid = [(column, tile) for column, tile in enumerate(row, start=1) if tile != FREE]
            if laid:
                cells = (self.say("terminal-cell", n=column, kind=tile) for column, tile in laid)
                yield self.label(self.say("terminal-row", n=n), ", ".join(cells))
        if board.floor:
            tiles = board.floor.replace(MARKER, "")
            what = [self.words.say("terminal-marker")] if MARKER in board.floor else []
            what += [self.counts(tiles)] if tiles else []
            yield self.label(self.say("floor"), f"{', '.join(what)} (−{sum(PRINTED.floor[: len(board.floor)])})")

    def target(self, take: Take) -> str:
        """Where tiles go, and which of the jokers if the move leaves a choice: "line 2", "line 2, 1 joker", "floor"."""
        return self.say("terminal-target", **values_of(take))
