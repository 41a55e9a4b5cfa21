"""What the terminal and the SVG drawing say of a table of Azul, put together from the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from faience.games.azul.facts import FREE, KINDS, MARKER, PRINTED, ROWS, Board, Deal, Take, View
from faience.games.seats import CHANCE, OVER
from faience.languages import language_of
from faience.words import words
from faience.words.telling import Telling
from faience.words.values import values_of


class Speech:
    """The words for a whole table, in one language."""

    def __init__(self, telling: Telling) -> None:
        self.telling, self.say = telling, telling.say

    @property
    def language(self) -> str:
        return self.telling.words.language

    @property
    def title(self) -> str:
        return self.say("name")

    @property
    def last_move(self) -> str:
        return self.say("terminal-last")

    @property
    def reasons(self) -> Mapping[str, str]:
        """Why games end."""
        return {reason: self.say("reason", reason=reason) for reason in ("row", "stalled", "no_tiles")}

    def label(self, word: str, value: str) -> str:
        """A word and what it has: "Bag: 20"."""
        return self.say("terminal-label", word=word, value=value)

    def counts(self, tiles: str) -> str:
        """All kinds among tiles with their numbers: "1 blue, 2 red", or the word for empty."""
        return self.say("terminal-counts", tiles=_in_order(tiles) or "none")

    def headline(self, view: View) -> tuple[str, ...]:
        """The options and the round, in parts to be set side by side."""
        parts = [self.say("terminal-players", n=len(view.boards)), self.say(f"phrase-wall-{view.wall}")]
        if view.joker:
            parts.append(self.say("phrase-joker-true"))
        parts.append(self.say("round", round=view.round))
        if view.quiet:
            parts.append(self.say("quiet", quiet=view.quiet))
        return tuple(parts)

    def role(self, view: View, seat: int) -> str:
        """What a seat is beside its name, or nothing."""
        return self.telling.role(view, seat)

    def status(self, view: View, names: Sequence[str], you: int | None = None) -> str:
        """Whose turn it is and for what, or the result and its reason; without a full stop."""
        if view.to_move == OVER:
            return self.telling.result(view, _scores(view), names, you)
        if view.to_move == CHANCE:
            return self.say("terminal-dealing")
        name, mine = names[view.to_move], "yes" if view.to_move == you else "no"
        if view.tiling is None:
            return self.say("terminal-turn", name=name, you=mine)
        return self.say("terminal-choosing", name=name, you=mine, row=view.tiling + 1)

    def result(self, view: View, names: Sequence[str]) -> str:
        """Who won and with how many points, without the reason."""
        return self.say(
            "victory",
            names=self.telling.words.listed([names[seat] for seat in view.winners]),
            winners=len(view.winners),
            you="no",
            score=view.boards[view.winners[0]].score,
            tie=view.tie or "none",
        )

    def describe(self, view: View, names: Sequence[str]) -> str:
        """The whole table in words."""
        parts = [", ".join(self.headline(view)), self.status(view, names)]
        for n, tiles in enumerate(view.factories, start=1):
            parts.append(self.label(self.say("terminal-factory", n=n), self.counts(tiles)))
        centre = [self.say("marker")] if view.marker is None and view.to_move >= 0 else []
        if view.centre or not centre:
            centre.append(self.counts(view.centre))
        parts.append(self.label(self.say("centre"), ", ".join(centre)))
        parts.append(self.label(self.say("terminal-bag"), self.counts(view.bag)))
        parts.append(self.label(self.say("terminal-lid"), self.counts(view.lid)))
        for seat, board in enumerate(view.boards):
            parts += self._board(board, names[seat], self.role(view, seat))
        return ". ".join(parts) + "."

    def _board(self, board: Board, name: str, role: str) -> Iterable[str]:
        points = self.telling.words.say("points", points=board.score)
        yield self.label(name, ", ".join(filter(None, [points, role])))
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
            what = [self.say("marker")] if MARKER in board.floor else []
            what += [self.counts(tiles)] if tiles else []
            yield self.label(self.say("floor"), f"{', '.join(what)} (−{sum(PRINTED.floor[: len(board.floor)])})")

    def dealt(self, deal: Deal) -> str:
        """The tiles dealt for a round, factory by factory."""
        told = [
            self.say("terminal-dealt-factory", n=n, tiles=_in_order(tiles) or "none")
            for n, tiles in enumerate(deal.factories, start=1)
        ]
        factories = reduce(lambda before, after: self.say("terminal-dealt-next", factories=before, next=after), told)
        return self.say("terminal-dealt", round=deal.round, factories=factories)

    def source(self, view: View, factory: int | None) -> str:
        """A factory, or the centre with the marker if it lies there, above a list of moves."""
        marker = "none" if view.marker is None else view.marker
        return self.say("terminal-source", source="none" if factory is None else factory, marker=marker)

    def target(self, take: Take) -> str:
        """Where tiles go, and which of the jokers if the move leaves a choice: "line 2", "line 2, 1 joker", "floor"."""
        return self.telling.words.say_with("azul-terminal-target", values_of(take))

    def how_to_write(self, view: View) -> str:
        """How moves are written, jokers only where there are any, cells only where one is to be chosen."""
        if view.tiling is not None:
            return self.say("terminal-write-lay", columns=ROWS)
        parts = [self.say("terminal-write-take", factories=len(view.factories), lines=ROWS)]
        return " ".join([*parts, self.say("terminal-write-jokers")] if view.joker else parts)


def speech(language: str) -> Speech:
    """What is said in a language, by its code with or without a country."""
    return Speech(Telling(words(language_of(language)), "azul"))


def _scores(view: View) -> list[int]:
    return [board.score for board in view.boards]


def _in_order(tiles: str) -> str:
    """Tiles in the order in which kinds are told."""
    return "".join(sorted(tiles, key=KINDS.index))
