"""Game and State: the face of the engine that everything above uses."""

from __future__ import annotations

import random
from collections.abc import Callable
from operator import index
from typing import Any, SupportsIndex

from faience import _core
from faience._core import Rng
from faience.errors import BadDeal, BadNotation, BadPosition, IllegalMove
from faience.games.definition import GameDefinition
from faience.games.seats import CHANCE, OVER
from faience.games.spec import Value, canonical, complete


class Game:
    """The rules of one spec. Made by `faience.load`, which gives the same object for the same spec.

    >>> import faience
    >>> game = faience.load("azul", players=3)
    >>> game.spec
    'azul(players=3,wall=coloured,joker=false)'
    >>> game.players, game.move_count
    (3, 240)
    >>> game.text(game.parse("3R4"))
    '3R4'
    """

    def __init__(self, definition: GameDefinition, options: dict[str, Value]) -> None:
        self.definition = definition
        self.options = complete(definition.name, definition.options, options)
        self.spec = canonical(definition.name, self.options)
        self.engine = definition.engine(self.options)
        self.facts = definition.facts(self.options)
        self._texts = tuple(map(self.facts.text, range(self.engine.move_count)))
        self._ids = {text: move for move, text in enumerate(self._texts)}

    @property
    def name(self) -> str:
        """The game's name as in specs."""
        return self.definition.name

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.engine.players

    @property
    def move_count(self) -> int:
        """How many moves the spec has in all: ids go from 0 to one less."""
        return len(self._texts)

    def start(self) -> State:
        """A new game: chance's turn where tiles are to be dealt."""
        return State(self)

    def text(self, move: SupportsIndex) -> str:
        """A move's notation."""
        number = index(move)
        if not 0 <= number < len(self._texts):
            raise BadNotation(f"moves of {self.spec} are numbered 0 to {len(self._texts) - 1}, not {number}")
        return self._texts[number]

    def parse(self, text: str) -> int:
        """The id of a move's notation; raises BadNotation if the game has no such move."""
        try:
            return self._ids[text]
        except KeyError:
            example = self._texts[len(self._texts) // 2]
            raise BadNotation(f"{text!r} is no move of {self.spec}; moves look like {example}") from None

    def position(self, text: str) -> State:
        """The state that a position line of this spec describes; raises BadPosition."""
        from faience.games.registry import position

        state = position(text)
        if state.game is not self:
            raise BadPosition(f"a position of {self.spec} was expected, not of {state.game.spec}")
        return state

    def refuse(self, state: State, move: SupportsIndex | str) -> None:
        """Raise the error for a move that is not legal in a state."""
        text = move if isinstance(move, str) else self.text(move)
        if state.to_move == CHANCE:
            raise IllegalMove(f"{text} cannot be played now: tiles must be dealt first ({state.needs} of them)")
        if state.to_move == OVER:
            raise IllegalMove(f"{text} cannot be played: the game is over")
        legal = state.legal_texts()
        shown = " ".join(legal[:60]) + (f" … ({len(legal)} in all)" if len(legal) > 60 else "")
        raise IllegalMove(f"{text} is not legal{self.why_not(state, text)}. Legal are: {shown}")

    def why_not(self, state: State, text: str) -> str:
        """Why a text is no legal move, in English after a colon; nothing where that cannot be explained."""
        refusal = self.definition.told.refusal(state, text)
        if refusal is None:
            return ""
        # Most programs never play what they may not, and need no words.
        from faience.words import words
        from faience.words.telling import Telling

        return f": {Telling(words('en'), self.name).why(refusal)}"

    def __repr__(self) -> str:
        return f"<Game {self.spec}>"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        from faience.games.registry import load

        return load, (self.spec,)


class State(_core.State):
    """A state of a game: a value that can be copied, compared and played on.

    It holds no random generator: when tiles must be drawn it is chance's turn, and the tiles come from outside.

    >>> import faience
    >>> state = faience.load("azul").start()
    >>> state.to_move == faience.CHANCE, state.needs
    (True, 20)
    >>> state.deal("BBRK/YYWR/KKBB/WWRY/BYRK")
    >>> state.to_move, len(state.legal_moves())
    (0, 90)
    >>> state.play("1B2")
    >>> state.play("1B2")
    Traceback (most recent call last):
    faience.errors.IllegalMove: 1B2 is not legal: factory 1 is empty. Legal are: 2R- 2R1 ...
    >>> state.scores, state.to_move
    ((0, 0), 1)
    """

    __slots__ = ()

    def __init__(self, game: Game) -> None:
        super().__init__(game, game.engine)

    @property
    def game(self) -> Game:
        """The game this is a state of."""
        game = self._game
        assert isinstance(game, Game)
        return game

    def legal_texts(self) -> list[str]:
        """The legal moves in notation, sorted by ASCII code as their ids are."""
        texts = self.game._texts
        return [texts[move] for move in self.legal_moves()]

    def deal(self, tiles: str | Rng | random.Random) -> None:
        """Deal tiles on chance's turn: those of a text, or drawn at random from what the bag holds.

        Raises BadDeal, and changes nothing, when it is not chance's turn or the tiles cannot be drawn.

        >>> import faience
        >>> state = faience.load("azul").start()
        >>> state.deal("BBBB/BBBB/BBBB/BBBB/BBBB")
        >>> state.deal(faience.Rng(1))
        Traceback (most recent call last):
        faience.errors.BadDeal: no tiles are to be dealt now
        """
        try:
            if isinstance(tiles, str):
                self._deal(self.game.facts.deal_tiles(self, readable(tiles)))
            else:
                self._deal_random(_rng(tiles))
        except BadDeal:
            raise
        except ValueError as error:
            raise BadDeal(str(error)) from None

    def draw(self, rng: Rng | random.Random) -> str:
        """A random deal in notation, without dealing it."""
        try:
            return self.game.facts.deal_text(self, self._draw(_rng(rng)))
        except ValueError as error:
            raise BadDeal(str(error)) from None

    def view(self, seat: int | None = None) -> Any:
        """What a seat may see (``None``: a spectator), as plain values. Never the order of a bag."""
        if seat is not None and not 0 <= seat < self.game.players:
            raise IndexError(f"seats go from 0 to {self.game.players - 1}")
        return self.game.definition.view(self, seat)

    def position(self) -> str:
        """The whole state in one line of text, which `faience.position` reads."""
        return f"{self.game.spec} {self.game.facts.position(self)}"

    def __repr__(self) -> str:
        return f"<State {self.position()}>"

    def __reduce__(self) -> tuple[Callable[[str], State], tuple[str]]:
        from faience.games.registry import position

        return position, (self.position(),)


def readable(text: str) -> str:
    """A text that the core can be handed: what UTF-8 could not hold is shown as it is written in Python."""
    return text.encode(errors="backslashreplace").decode()


def _rng(source: Rng | random.Random) -> Rng:
    """Python's generators lend 64 bits for a deal."""
    if isinstance(source, Rng):
        return source
    if isinstance(source, random.Random):
        return Rng(source.getrandbits(64))
    raise TypeError(f"a deal's text, an Rng or a random.Random was expected, not {type(source).__name__}")
