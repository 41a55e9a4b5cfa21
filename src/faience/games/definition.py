"""What a game tells the house about itself. To add a game is to write one of these and to register it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeAlias

from faience import _core
from faience.errors import BadDeal
from faience.games.choices import Choices, Scoring
from faience.games.listing import Group
from faience.games.seats import OVER
from faience.games.spec import Option, Options, Value

if TYPE_CHECKING:
    from rich.console import RenderableType

    from faience.games.facts import Reader
    from faience.games.game import State


Decision: TypeAlias = "tuple[State, str]"
"""A move, and the state in which it was chosen."""


@dataclass(frozen=True, slots=True)
class Edition:
    """A box under another name that plays by the rules of a game with these options."""

    title: str
    options: Options


class Words(Protocol):
    """A game's words in one language, as far as the house asks for them."""

    @property
    def options(self) -> Mapping[str, str]:
        """One sentence that explains each option."""

    @property
    def option_labels(self) -> Mapping[str, str]:
        """A word or two for each option."""

    def value_label(self, value: Value) -> str:
        """A value of an option in a word."""

    @property
    def title(self) -> str:
        """The game's name in this language."""

    @property
    def about(self) -> str:
        """What one does in the game, in a sentence for who does not know it."""

    @property
    def editions(self) -> Mapping[str, str]:
        """A sentence about each other edition, by its title."""

    def phrase(self, option: str, value: Value) -> str:
        """A value of an option as part of a sentence ("grey wall"), or nothing where it need not be said."""

    def how_to_write(self, view: Any) -> str:
        """How moves are written at this table and at this point of the game, in a few sentences for a newcomer."""

    def label(self, word: str, value: str) -> str:
        """A word and what it has: "Bag: 20"."""

    @property
    def gain(self) -> str:
        """What the number beside a move means when moves are ranked by `projected_scores`."""

    def headline(self, view: Any) -> tuple[str, ...]:
        """The options and how far the game has come, in parts to be set side by side."""

    def role(self, view: Any, seat: int) -> str:
        """What a seat is beside its name ("plays first this round"), or nothing."""

    def status(self, view: Any, names: Sequence[str], you: int | None = None) -> str:
        """Whose turn it is and for what, or the result and its reason; without a full stop."""

    def brief(self, before: Any, move: str) -> str:
        """A move in a few words, as advice, told from the table before it."""


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

    # ---- words and pictures: the modules `texts`, `listing`, `terminal` and `svg` of its folder -----

    def words(self, language: str) -> Words:
        """The game's words in a language."""
        words: Words = self._module("texts").texts(language)
        return words

    @abstractmethod
    def why_not(self, state: State, move: str, language: str) -> str:
        """Why a move of the game may not be played now, in a short phrase."""

    @abstractmethod
    def sentence(self, before: State, move: str, name: str, language: str) -> str:
        """One sentence that says what a move does."""

    def deal_sentence(self, before: State, deal: str, language: str) -> str:  # noqa: ARG002
        """One sentence that says which tiles a deal brings, and where."""
        raise BadDeal(f"{self.title} deals no tiles: {deal!r} cannot be told")

    def listing(self, state: State, moves: Sequence[str], language: str, *, whole: bool) -> list[Group]:
        """Legal moves as a list in words; unless the ``whole`` is asked for, it may leave out what few would play."""
        groups: list[Group] = self._module("listing").listing(
            self.view(state, None), moves, self.words(language), whole=whole
        )
        return groups

    def example(self, state: State) -> str:
        """A legal move that is worth showing to who does not know how moves are written."""
        return str(self._module("listing").example(state))

    # ---- what a table shows beside the position; a game says more than these do ----

    def choices(self, state: State, language: str) -> Choices:
        """Everything that the seat to move may do and what it would bring, and why it may not do the rest."""
        choices = self.prepared(state, state.to_move, language)
        assert choices is not None, "a seat that is to move may do something"
        return choices

    def simultaneous(self, state: State) -> bool:  # noqa: ARG002
        """Whether the decisions of the seats up to the next deal do not touch each other: all may choose at once."""
        return False

    def laid(self, before: State, after: State, seat: int) -> list[Any]:  # noqa: ARG002
        """What a seat did between two states while all choose at the same time, by choice or not, as effects."""
        return []

    @abstractmethod
    def prepared(self, state: State, seat: int, language: str) -> Choices | None:
        """What a seat could choose if it were its turn now; ``None`` if there is nothing it could do."""

    def effect(self, before: State, move: str) -> dict[str, Any]:
        """What a legal move does, as plain values in the game's own terms."""
        import msgspec

        told: dict[str, Any] = msgspec.to_builtins(self._facts.effect(before, move))
        return told

    def scoring(self, decisions: Sequence[Decision], language: str) -> list[Scoring]:
        """What the decisions of a round brought each seat, apart from bonuses of the end."""
        raise NotImplementedError(f"{self.title} has no rounds")

    @abstractmethod
    def bonuses(self, last: Decision, language: str) -> list[Scoring]:
        """What the last decision of a game brought each seat beyond its last round."""

    def brief(self, before: State, move: str, language: str) -> str:
        """A move in a few words, as advice."""
        return self.words(language).brief(self.view(before, None), move)

    def terminal(
        self, state: State, names: Sequence[str], *, you: int | None, width: int, language: str, last: str | None
    ) -> RenderableType:
        """The table drawn for a terminal."""
        view, words = self.view(state, you), self.words(language)
        drawn: RenderableType = self._module("terminal").draw(view, names, you=you, width=width, texts=words, last=last)
        return drawn

    def svg(self, state: State, names: Sequence[str] | None, *, theme: str, language: str, last: str | None) -> str:
        """The table drawn as a standalone SVG document."""
        view = self.view(state, None)
        return str(self._module("svg").draw(view, names, theme=theme, language=language, last=last))

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
