"""What a game tells the house about itself. To add a game is to write one of these and to register it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from faience import _core
from faience.games.listing import Group
from faience.games.seats import OVER
from faience.games.spec import Option, Options

if TYPE_CHECKING:
    from rich.console import RenderableType

    from faience.games.facts import Reader
    from faience.games.game import State
    from faience.games.saying import TableSaying


Decision: TypeAlias = "tuple[State, str]"
"""A move, and the state in which it was chosen."""


@dataclass(frozen=True, slots=True)
class Edition:
    """A box under another name that plays by the rules of a game with these options."""

    title: str
    options: Options


class GameDefinition(ABC):
    """One game of the house, whatever its options."""

    name: ClassVar[str]
    """As in specs."""
    title: ClassVar[str]
    credit: ClassVar[str]
    """Author, year and publisher."""
    options: ClassVar[tuple[Option, ...]]
    rules: ClassVar[int] = 1
    """The version of its rules: one more with every ruling that changes what may be played or what it scores."""
    minutes: ClassVar[int]
    """How long a game takes people who know it, about."""
    editions: ClassVar[tuple[Edition, ...]] = ()
    main_variants: ClassVar[tuple[Options, ...]] = ()
    """Options that change what the engine has to do, to be measured beside the default."""
    rounds: ClassVar[bool] = True
    """Whether the game is played in rounds that end with a scoring."""

    # ---- rules and notation ---------------------------------------------------------------

    @abstractmethod
    def engine(self, options: Options) -> _core.Engine:
        """The compiled rules."""

    @abstractmethod
    def facts(self, options: Options) -> _core.Facts:
        """Texts and facts of the compiled rules."""

    def opens_round(self, state: State) -> bool:  # noqa: ARG002 (in most games every deal does)
        """Whether the deal that a state awaits is that of a new round, rather than one within it."""
        return True

    def ends_round(self, before: State, after: State) -> bool:
        """Whether the move that led from one state to the other was the last of its round."""
        return after.round != before.round or after.to_move == OVER

    def view(self, state: State, seat: int | None) -> Any:  # noqa: ARG002 (in our games all see the same table)
        """What a seat, or a spectator, may see, as plain values."""
        return self._facts.view(state)

    def spelled(self, text: str) -> str:
        """A move as a person may type it, in its one right spelling."""
        return text

    # ---- what a table shows beside the position; a game says more than these do ----

    def example(self, state: State) -> str:
        """A legal move that is worth showing to who does not know how moves are written."""
        return str(self._module("listing").example(state))

    def simultaneous(self, state: State) -> bool:  # noqa: ARG002
        """Whether the decisions of the seats up to the next deal do not touch each other: all may choose at once."""
        return False

    def laid(self, before: State, after: State, seat: int) -> list[Any]:  # noqa: ARG002
        """What a seat did between two states while all choose at the same time, by choice or not, as effects."""
        return []

    # ---- words and pictures: the modules `saying`, `listing`, `terminal` and `svg` of its folder ----

    def saying(self, language: str) -> TableSaying[Any]:
        """What is said of a whole table in a language, by its code with or without a country."""
        from faience.languages import language_of
        from faience.words import words
        from faience.words.telling import Telling

        saying: TableSaying[Any] = self._module("saying").Saying(Telling(words(language_of(language)), self.name))
        return saying

    def listing(self, state: State, moves: Sequence[str], language: str, *, whole: bool) -> list[Group]:
        """Legal moves as a list in words; unless the ``whole`` is asked for, it may leave out what few would play."""
        groups: list[Group] = self._module("listing").listing(state, moves, self.saying(language), whole=whole)
        return groups

    def terminal(
        self, state: State, names: Sequence[str], *, you: int | None, width: int, language: str, last: str | None
    ) -> RenderableType:
        """The table drawn for a terminal."""
        draw, view = self._module("terminal").draw, self.view(state, you)
        drawn: RenderableType = draw(view, names, self.saying(language), you=you, width=width, last=last)
        return drawn

    def svg(self, state: State, names: Sequence[str] | None, *, theme: str, language: str, last: str | None) -> str:
        """The table drawn as a standalone SVG document."""
        view, saying = self.view(state, None), self.saying(language)
        called = names or saying.words.player_names(state.game.players)
        return str(self._module("svg").draw(view, called, saying, theme=theme, last=last))

    # ---- what the core tells ----

    @property
    def told(self) -> Reader[Any, Any, Any, Any, Any, Any]:
        """What the core tells, with its types."""
        reader: Reader[Any, Any, Any, Any, Any, Any] = self._facts.READER
        return reader

    @property
    def _facts(self) -> Any:
        """What the core tells, with its types: read with msgspec, which takes a while to import."""
        return self._module("facts")

    def _module(self, name: str) -> Any:
        """A module of the game's own folder, imported when it is first asked for: `import faience` stays quick."""
        return import_module(f"{type(self).__module__}.{name}")


def gain_of(state: State, move: str) -> int:
    """What a legal move would gain the mover if the board were scored right after it."""
    seat, after = state.to_move, state.copy()
    after.play(move)
    return after.projected_scores[seat] - state.projected_scores[seat]
