"""What a game tells the house about itself. To add a game is to write one of these and to register it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from faience import _core
from faience.errors import BadDeal
from faience.games.choices import Choice, Choices, Scoring
from faience.games.listing import Group
from faience.games.seats import OVER
from faience.games.spec import Option, Options, Value

if TYPE_CHECKING:
    from rich.console import RenderableType

    from faience.games.game import State


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

    def facts(self, options: Options) -> _core.Facts:
        """Texts and facts of the compiled rules."""
        raise NotImplementedError(f"{self.title} has no facts for {options}")

    @abstractmethod
    def move_texts(self, options: Options) -> list[str]:
        """The text of every move, its id being its place."""

    def deal_text(self, state: State, tiles: str) -> str:
        """Tiles in the order drawn in a state that awaits a deal, in notation."""
        raise BadDeal(f"{self.title} deals no tiles: {tiles!r} cannot be dealt at {state.position()}")

    def deal_tiles(self, state: State, text: str) -> str:
        """The way back; raises BadDeal if the text has another shape."""
        raise BadDeal(f"{self.title} deals no tiles: {text!r} cannot be dealt at {state.position()}")

    def opens_round(self, state: State) -> bool:  # noqa: ARG002 (in most games every deal does)
        """Whether the deal that a state awaits is that of a new round, rather than one within it."""
        return True

    def ends_round(self, before: State, after: State) -> bool:
        """Whether the move that led from one state to the other was the last of its round."""
        return after.round != before.round or after.to_move == OVER

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Any:
        """What a seat, or a spectator, may see, as plain values."""

    @abstractmethod
    def position(self, state: State) -> str:
        """The position line after the spec."""

    @abstractmethod
    def set_position(self, state: State, text: str) -> None:
        """The way back; raises BadPosition."""

    def spelled(self, text: str) -> str:
        """A move as a person may type it, in its one right spelling."""
        return text

    def explains(self, text: str) -> bool:  # noqa: ARG002 (most games have a move for every text of this shape)
        """Whether `why_not` can speak of a text that is no move of the game."""
        return False

    # ---- words and pictures: the modules `texts`, `reasons`, `listing`, `terminal` and `svg` of its folder -----

    def words(self, language: str) -> Words:
        """The game's words in a language."""
        words: Words = self._module("texts").texts(language)
        return words

    def title_in(self, language: str, title: str = "") -> str:
        """What the game, or the edition with this title, is called in a language."""
        return self.words(language).title if title in ("", self.title) else title

    def why_not(self, state: State, move: str, language: str) -> str:
        """Why a move of the game may not be played now, in a short phrase."""
        return str(self._module("reasons").why_not(self.view(state, None), move, self.words(language)))

    def sentence(self, before: State, move: str, name: str, language: str) -> str:
        """One sentence that says what a move does."""
        return str(self._module("texts").sentence(self.view(before, None), move, name, language))

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

    def choices(self, state: State, language: str) -> Choices:  # noqa: ARG002 (in words where a game has them)
        """Everything that the seat to move may do and what it would bring, and why it may not do the rest."""
        return Choices(tuple(plain_choice(state, move) for move in state.legal_texts()))

    def as_if(self, state: State, seat: int) -> State | None:  # noqa: ARG002 (not every game can tell)
        """The same table as if it were another seat's turn now; ``None`` if there is nothing that seat could do."""
        return None

    def simultaneous(self, state: State) -> bool:  # noqa: ARG002
        """Whether the decisions of the seats up to the next deal do not touch each other: all may choose at once."""
        return False

    def laid(self, before: State, after: State, seat: int) -> list[Any]:  # noqa: ARG002
        """What a seat did between two states while all choose at the same time, by choice or not, as effects."""
        return []

    def prepared(self, state: State, seat: int, language: str) -> Choices | None:
        """What a seat that waits could choose if it were its turn now; ``None`` if there is nothing it could do."""
        other = self.as_if(state, seat)
        return None if other is None else self.choices(other, language)

    def effect(self, before: State, move: str) -> Any:  # noqa: ARG002
        """What a move does, as plain values in the game's own terms; ``None`` if its text says all."""
        return None

    def scoring(self, states: Sequence[State], language: str) -> list[Scoring]:  # noqa: ARG002
        """What a round brought each seat, apart from bonuses of the end: its states up to the one after it."""
        scores = zip(states[0].scores, states[-1].scores, strict=True)
        return [Scoring(seat, before, after) for seat, (before, after) in enumerate(scores)]

    def round_scoring(
        self,
        states: Sequence[State],
        moves: Sequence[str | None],  # noqa: ARG002 (to most games the states say enough)
        language: str,
    ) -> list[Scoring]:
        """The same where it is known what led from each state to the next: a move, or ``None`` for a deal."""
        return self.scoring(states, language)

    def bonuses(self, state: State, language: str, before: State | None = None) -> list[Scoring]:  # noqa: ARG002
        """What the end of the game brought each seat beyond its last round.

        The state before the last move tells what was lost where a score cannot fall any lower.
        """
        return [Scoring(seat, score, score) for seat, score in enumerate(state.scores)]

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

    def _module(self, name: str) -> Any:
        """A module of the game's own folder, imported when it is first asked for: `import faience` stays quick."""
        return import_module(f"{type(self).__module__}.{name}")


def plain_choice(state: State, move: str) -> Choice:
    """A legal move with what the engine says of it."""
    seat, after = state.to_move, state.copy()
    after.play(move)
    before, then = state.projected_scores[seat], after.projected_scores[seat]
    return Choice(move, title=move, gain=then - before, before=before, after=then)
