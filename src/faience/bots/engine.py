"""A bot of the house as a program that speaks the line protocol of docs/bot-protocol.md: what `faience engine` runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from threading import Thread

from faience._core import Stop
from faience.bots.bot import bot
from faience.bots.external import VERSION
from faience.bots.limit import Limit
from faience.errors import FaienceError
from faience.games.game import Game, State
from faience.games.registry import load
from faience.notation.record import Record

_LAST_MOMENT = 1.0
"""How many seconds a bot that is told to quit may still take for the answer it owes."""


class Engine:
    r"""One conversation: it hears lines and says lines.

    >>> engine = Engine("greedy", seed=1, say=print)
    >>> engine.converse(["hello 1\n", "newgame zaic() seat 0 seed 5\n", "record\n", "go\n"])
    hello 1 Faience greedy
    ready
    move Qh8
    """

    def __init__(self, name: str, seed: int, say: Callable[[str], object]) -> None:
        self._name = name
        self._seed = seed
        self._say = say
        self._bot = bot(name, seed)
        self._game: Game | None = None
        self._state: State | None = None
        self._thinking: Thread | None = None
        self._now = Stop()
        """Has the last `go` answered now."""
        self._words = {
            "hello": self._hello,
            "newgame": self._new_game,
            "record": self._record,
            "position": self._position,
            "go": self._go,
            "stop": self._stop,
        }

    def converse(self, lines: Iterable[str]) -> None:
        """Answer line by line, until there are no more or one says quit."""
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                self._stop("")
                self._wait(_LAST_MOMENT)
                return
            if word:
                self._answer(word, rest.strip())
        self._wait()

    def _answer(self, word: str, rest: str) -> None:
        if word != "stop":
            self._wait()
        try:
            if word not in self._words:
                raise FaienceError(f"{word!r} is no word of the protocol; there are: {', '.join(self._words)}, quit")
            self._words[word](rest)
        except FaienceError as error:
            self._say(f"error {' '.join(str(error).split())}")

    def _hello(self, version: str) -> None:
        if version != VERSION:
            raise FaienceError(f"version {VERSION} of the protocol is spoken here, not {version!r}")
        self._say(f"hello {VERSION} Faience {self._name}")

    def _new_game(self, text: str) -> None:
        if not text:
            raise FaienceError("newgame names the spec of its game")
        spec, *pairs = text.split()
        options = dict(zip(pairs[::2], pairs[1::2], strict=False))
        seed = options.get("seed", str(self._seed))
        if not seed.isascii() or not seed.isdigit() or int(seed) >= 2**64:
            raise FaienceError(f"a seed is a number below 2**64, not {seed!r}")
        self._game = load(spec)
        self._state = self._game.start()
        self._bot = bot(self._name, int(seed))
        self._say("ready")

    def _record(self, text: str) -> None:
        game = self._game_now()
        self._state = Record.loads(f'[Game "{game.spec}"]\n\n{text}').state

    def _position(self, text: str) -> None:
        self._state = self._game_now().position(text)

    def _go(self, text: str) -> None:
        words = text.split()
        limit = Limit.parse(",".join(map("=".join, zip(words[::2], words[1::2], strict=False)))) if words else Limit()
        state = self._state
        if state is None:
            raise FaienceError("no game has begun: newgame comes first")
        if state.to_move < 0:
            raise FaienceError("it is no seat's turn")

        stop = self._now = Stop()

        def think() -> None:
            try:
                answer = f"move {state.game.text(self._bot.choose(state.copy(), limit, stop))}"
            except Exception as error:  # whatever befalls a bot, the table shall hear of it
                answer = f"error {type(error).__name__}: {' '.join(str(error).split())}"
            self._say(answer)

        # Beside the conversation, so that it can hear stop.
        self._thinking = Thread(target=think, daemon=True)
        self._thinking.start()

    def _stop(self, _: str) -> None:
        """Bots that know how answer now; the others answer when they have done."""
        self._now.set()

    def _wait(self, seconds: float | None = None) -> None:
        if self._thinking is not None:
            self._thinking.join(seconds)
            self._thinking = None

    def _game_now(self) -> Game:
        if self._game is None:
            raise FaienceError("no game has begun: newgame comes first")
        return self._game
