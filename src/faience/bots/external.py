"""Bots of others: any program that speaks the line protocol of docs/bot-protocol.md, as a bot of the house.

Whatever such a program does, it can only lose its seat: it has a deadline for every answer, what it says is checked,
and at its first fault it is ended and `BotFault` says why.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, NoReturn

from faience.bots.faults import Why
from faience.bots.limit import Limit
from faience.errors import BadNotation, BadSpec, FaienceError
from faience.games.game import Game, State
from faience.notation.record import Deal, Record

VERSION = "1"
"""Of the protocol."""
EXEC = "exec:"
"""What a bot's name begins with when the rest of it is a command."""
AT_TABLE = Limit(ms=5000)
"""How long a program may think where people wait for it, unless whoever seats it sets another limit."""

_LONGEST_LINE = 10_000
_MOST_UNREAD = 10_000
_LAST_WORDS = 5
_SHOWN = 120


class BotFault(FaienceError):
    """A bot that crashed, hung or answered nonsense; the message says which, after the bot's name."""

    def __init__(self, message: str, why: Why = "crashed") -> None:
        super().__init__(message)
        self.why = why
        """The same in a word, for those at the table whom the details of a program do not concern."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long to wait for a program, in seconds."""

    hello: float = 10.0
    """For it to start, and to make ready for a game."""
    grace: float = 1.0
    """For a move, beyond its limit of time."""
    move: float = 60.0
    """For a move without a limit of time."""


def command_of(name: str) -> list[str]:
    """The command of a bot named ``exec:COMMAND``; raises BadSpec if there is no such program.

    >>> command_of("exec:nosuchprogram --fast")
    Traceback (most recent call last):
    faience.errors.BadSpec: there is no program 'nosuchprogram' to run for exec:nosuchprogram --fast
    """
    try:
        command = shlex.split(name.removeprefix(EXEC))
    except ValueError as error:
        raise BadSpec(f"{name} is no command: {error}") from None
    if not command:
        raise BadSpec(f"a command was expected after {EXEC}, like '{EXEC}python3 examples/bot.py'")
    if shutil.which(command[0]) is None:
        raise BadSpec(f"there is no program {command[0]!r} to run for {name}")
    return command


def record_line(record: Record) -> str:
    r"""The deals and moves of a record in one line.

    >>> record_line(Record.loads('[Game "azul"]\n\n<BBRK/YYWR/KKBB/WWRY/BYRK>\n1B2 {quiet}\n2Y3'))
    '<BBRK/YYWR/KKBB/WWRY/BYRK> 1B2 2Y3'
    """
    return " ".join(f"<{event.text}>" if isinstance(event, Deal) else event.text for event in record.events)


class Program:
    """A program that plays. It is started by its first game and may serve many; `close` ends it."""

    def __init__(self, command: Sequence[str], patience: Patience | None = None) -> None:
        self.name = ""
        """What it calls itself."""
        self._command = list(command)
        self._patience = patience or Patience()
        self._talk: _Talk | None = None

    @property
    def running(self) -> bool:
        """Whether it was started and has given no reason to end it."""
        return self._talk is not None

    def new_game(self, game: Game, seat: int, seed: int) -> None:
        """Let it take a seat in a new game; raises BotFault."""
        if self._talk is None:
            self._start()
        self._ask("newgame", [f"newgame {game.spec} seat {seat} seed {seed}"], "ready", self._patience.hello)

    def choose(self, state: State, limit: Limit | None = None) -> int:
        """Its move in a state, as any bot's; raises BotFault. For a game with a past see `choose_in`."""
        return self._choose(f"position {state.position()}", state, limit)

    def choose_in(self, record: Record, limit: Limit | None = None) -> int:
        """Its move in a game; raises BotFault."""
        return self._choose(f"record {record_line(record)}", record.state, limit)

    def close(self) -> None:
        """Ask it to end, and see to it. Another thread that waits for an answer then gets a BotFault."""
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.say("quit")
            talk.end(self._patience.grace)

    def _start(self) -> None:
        try:
            self._talk = _Talk(self._command)
        except OSError as error:
            raise BotFault(f"could not be started: {error.strerror or error}") from None
        version, _, self.name = self._ask("hello", [f"hello {VERSION}"], "hello", self._patience.hello).partition(" ")
        if version != VERSION:
            self._fault(f"speaks version {_shown(version)} of the protocol, not {VERSION}", "nonsense")

    def _choose(self, where: str, state: State, limit: Limit | None) -> int:
        limit = limit or Limit()
        go = "go"
        if limit.nodes is not None:
            go += f" nodes {limit.nodes}"
        if limit.ms is not None:
            go += f" ms {limit.ms}"
        patience, nudge = self._patience.move, None
        if limit.seconds is not None:
            patience = limit.seconds + self._patience.grace
            nudge = limit.seconds + self._patience.grace / 2
        text = self._ask("go", [where, go], "move", patience, nudge)
        try:
            move = state.game.parse(text)
        except BadNotation:
            self._fault(f"answered {_shown(text)}, which is no move of {state.game.spec}", "nonsense")
        if not state.is_legal(move):
            self._fault(f"answered {text}, which is not legal{state.game.why_not(state, text)}", "nonsense")
        return move

    def _ask(self, question: str, lines: Sequence[str], word: str, patience: float, nudge: float | None = None) -> str:
        """What it answers after this word. After `nudge` seconds it is told to stop thinking."""
        talk = self._talk
        if talk is None:
            raise BotFault("is not running")
        asked = time.monotonic()
        # Its hello may be quicker than ours.
        unasked = None if question == "hello" else talk.unread()
        if unasked is not None:
            self._fault(f"said {_shown(unasked)} when it had not been asked", "nonsense")
        for line in lines:
            talk.say(line)
        while True:
            elapsed = time.monotonic() - asked
            wait = (nudge if nudge is not None else patience) - elapsed
            try:
                heard = talk.hear(wait)
            except Empty:
                if nudge is not None:
                    talk.say("stop")
                    nudge = None
                    continue
                self._fault(f"gave no answer to {question} within {patience:g} seconds", "late")
            if heard is None:
                self._fault(talk.obituary(), "crashed")
            said, _, rest = heard.partition(" ")
            if said == word:
                return rest.strip()
            if said == "error":
                self._fault(f"reports an error: {_shown(rest)}", "gave_up")
            if said != "info":
                self._fault(f"answered {_shown(heard)} to {question}; {word!r} was expected", "nonsense")

    def _fault(self, message: str, why: Why) -> NoReturn:
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.end(0)
        raise BotFault(message, why)


class _Talk:
    """A running program and the lines between it and us. No call here waits for the program longer than it says."""

    def __init__(self, command: Sequence[str]) -> None:
        # A group of its own: interrupts of our terminal are not its business, and it ends with all it started.
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._said: SimpleQueue[str | None] = SimpleQueue()
        self._to_say: SimpleQueue[str | None] = SimpleQueue()
        self._last_words: deque[str] = deque(maxlen=_LAST_WORDS)
        self._flooded = False
        pipes = self._process
        assert pipes.stdin is not None
        assert pipes.stdout is not None
        assert pipes.stderr is not None
        self._threads = [
            Thread(target=self._speak, args=(pipes.stdin,), daemon=True),
            Thread(target=self._listen, args=(pipes.stdout,), daemon=True),
            Thread(target=self._overhear, args=(pipes.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def say(self, line: str) -> None:
        """Send a line."""
        self._to_say.put(line)

    def hear(self, seconds: float) -> str | None:
        """Its next line, ``None`` when there will be no more; raises Empty after so many seconds."""
        if seconds <= 0:
            raise Empty
        return self._said.get(timeout=seconds)

    def unread(self) -> str | None:
        """A line that nobody asked for."""
        while not self._said.empty():
            line = self._said.get()
            if line is None:
                self._said.put(None)
                return None
            if not line.startswith("info"):
                return line
        return None

    def obituary(self) -> str:
        """How it ended."""
        if self._flooded:
            return f"said more than {_MOST_UNREAD} lines, or one of more than {_LONGEST_LINE} characters"
        try:
            code = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._threads[2].join(timeout=1)
        words = next((line for line in reversed(self._last_words) if line.strip()), "")
        return f"ended with code {code}" + (f"; its last words: {_shown(words)}" if words else "")

    def end(self, grace: float) -> None:
        """Wait so long for it to end, then end it."""
        self._to_say.put(None)
        if grace > 0:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(timeout=grace)
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):  # all of it has ended
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(timeout=1)

    def _speak(self, pipe: IO[bytes]) -> None:
        # When it does not listen any more, whoever waits for an answer will see.
        with suppress(OSError), pipe:
            while (line := self._to_say.get()) is not None:
                pipe.write(f"{line}\n".encode())
                pipe.flush()

    def _listen(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(_LONGEST_LINE):
                if len(line) == _LONGEST_LINE or self._said.qsize() >= _MOST_UNREAD:
                    self._flooded = True
                    break
                self._said.put(line.decode(errors="replace").strip())
        self._said.put(None)

    def _overhear(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(_LONGEST_LINE):
                self._last_words.append(line.decode(errors="replace").strip())


def _shown(text: str) -> str:
    """What a program said, fit for a line of ours."""
    text = re.sub(r"\s+", " ", text)
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")
