"""A table in the terminal: people at this screen, bots, or both."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import Timer

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid

from faience._core import Rng
from faience.art.blocks import DIM
from faience.bots import USUAL, Searching
from faience.bots.advice import ADVISER, Advice, advise
from faience.bots.external import BotFault
from faience.cli import keep
from faience.cli.company import Company
from faience.cli.listing import Listing
from faience.cli.screen import fit, program
from faience.cli.telling import Teller, record_names, result_line, round_so_far, tell_so_far, verdict_line
from faience.errors import BadNotation, IllegalMove
from faience.games.definition import gain_of
from faience.games.game import Game, State
from faience.games.seats import CHANCE
from faience.notation.record import Move, Record

_HINT_MS = 1000
_REPLIES = 2
"""So many moves after the one that is recommended are told."""
_BEGINNING = 2
"""So many letters of a move show how to list only some."""
_COMMANDS = ("list", "begin", "hint", "undo", "save", "board", "quit", "enter")
"""What can be typed beside moves, in the order of the help."""
_SILENCE = 1.0
"""Seconds after which it is said that a bot is still thinking."""
_AROUND_LIST = 4
"""Lines of a screen beside those of a list: its heading, the page's number, the prompt."""


class Left(Exception):
    """The player leaves the table."""


@dataclass
class TerminalTable:
    """One game at this screen."""

    record: Record
    company: Company
    deals: Rng
    language: str
    console: Console
    _file: Path | None = None
    _listed: Listing | None = None
    """The moves of the last list, which a number chooses from."""
    _page: int = 0
    """How many of its pages were shown; 0 if something else was said since."""
    _explained: set[str] = field(default_factory=set)
    """What was already said on how moves are written."""
    _saved: set[Path] = field(default_factory=set)
    """The files that this game was saved to."""

    def __post_init__(self) -> None:
        self.saying = self.record.game.definition.saying(self.language)
        self.words, self.telling = self.saying.words, self.saying.telling
        self.names = record_names(self.record, self.language)
        self.teller = Teller(self.names, self.saying, round_so_far(self.record))
        self.people = [seat for seat in range(self.record.game.players) if seat not in self.company.seats]
        self._adviser = Searching(ADVISER)

    def keep_in(self, file: Path) -> None:
        """Keep the game in a file from the first move of a person on."""
        self._file = file

    def play(self) -> None:
        """Play until the game is over or everybody has left."""
        if not self.people:
            for line in tell_so_far(self.record, self.language):
                self._say(line)
        try:
            while not self.record.over:
                self._step()
        except (Left, KeyboardInterrupt):  # who interrupts a bot that thinks leaves, too
            kept = self._file is not None and self._file.exists()
            going_on = {"program": program(), "how": self._how_to_go_on()}
            told = self.words.say("terminal-kept", **going_on) if kept else self.words.say("terminal-bye")
            self.console.print(told, soft_wrap=True)  # a command to be copied is not to be broken
            return
        state = self.record.state
        you = self.people[0] if len(self.people) == 1 else None
        self._draw(state, you)
        verdict = [verdict_line(state, you, self.language)] if you is not None else []
        self.console.print(" ".join([*verdict, result_line(state, self.names, self.language)]))

    def _step(self) -> None:
        state = self.record.state
        if state.to_move == CHANCE:
            self.record.deal(self.deals)
        elif state.to_move in self.company.seats:
            self.record.play(self._choice_of_bot(state.to_move))
        else:
            self._draw(state, state.to_move)
            self._explain_once(state)
            self._listed = None
            if not self._ask(state):
                return
        self._keep()
        for line in self.teller.tell(self.record.events[-1], state, self.record.state):
            self._say(line)

    def _say(self, line: str) -> None:
        """Print a line; one that begins with spaces stays as far to the right where it is broken."""
        text = line.lstrip(" ")
        self.console.print(Padding(text, (0, 0, 0, len(line) - len(text)), expand=False) if text != line else line)

    def _choice_of_bot(self, seat: int) -> int:
        thinking = Timer(_SILENCE, self._say, [self.words.say("terminal-thinking", name=self.names[seat])])
        thinking.daemon = True
        if self.people:
            thinking.start()
        try:
            return self.company.choose(self.record)
        except BotFault as fault:
            self.console.print(self.words.say("fault", name=self.names[seat], why=fault.why))
            self.console.print(f"  ({self.company.seats[seat]} {fault})")
            self.company.replace(seat)
            self.record.tag(f"Player{seat}", USUAL)
            return self.company.choose(self.record)
        finally:
            thinking.cancel()

    def _draw(self, state: State, you: int | None) -> None:
        fit(self.console)
        self.console.print()
        definition = state.game.definition
        width = self.console.width
        self.console.print(
            definition.terminal(state, self.names, you=you, width=width, language=self.language, last=None)
        )
        self.console.print()

    def _how_to_go_on(self) -> str:
        """What to type after ``play`` to find this game again."""
        if self._file is None or not self._file.exists() or self._file == keep.last_unfinished():
            return "--continue"
        return f"--resume {shlex.quote(str(self._file))}"

    def _keep(self) -> None:
        moved = any(isinstance(event, Move) and event.seat in self.people for event in self.record.events)
        if self._file is None or not (moved or self._file.exists()):
            return
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self.record.dump(self._file)
        except OSError as error:
            self.console.print(
                self.words.say("terminal-not-kept", folder=str(self._file.parent), error=str(error.strerror))
            )
            self._file = None

    # ---- what a player can say -----------------------------------------------------------------

    def _ask(self, state: State) -> bool:
        """Ask until the player moved (true) or took something back (false)."""
        while True:
            try:
                said = input(self.words.say("terminal-prompt", name=self.names[state.to_move]) + " ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                raise Left from None
            command, _, argument = said.partition(" ")
            command = command.lower()
            page, self._page = self._page, 0
            if command in ("?", "help", "aide", "súgó"):
                self._help(state)
            elif page and said.lower() in ("", "l"):
                self._show_page(page)
            elif command in ("l", "list"):
                self._list(state, argument.strip(), whole=bool(argument))
            elif command in ("h", "hint"):
                self._hint(state)
            elif command in ("b", "board"):
                self._draw(state, state.to_move)
            elif command in ("q", "quit", "exit"):
                raise Left
            elif command in ("s", "save"):
                self._save(argument.strip())
            elif command in ("u", "undo"):
                if self._undo(state.to_move):
                    return False
            elif self._move(state, said):
                return True

    def _move(self, state: State, said: str) -> bool:
        game = state.game
        legal = state.legal_moves()
        if not said and len(legal) == 1:
            self.record.play(legal[0])
            return True
        if not said:
            self._help(state)
            return False
        if said.isdecimal() and self._listed:
            if not 1 <= int(said) <= len(self._listed.moves):
                self.console.print(self.words.say("terminal-only-numbers", n=len(self._listed.moves)))
                return False
            self.record.play(self._listed.moves[int(said) - 1])
            return True
        try:
            self.record.play(_spelled(game, said))
        except BadNotation:
            if self._refuse(state, said.upper()):
                return False
            if _beginning(state, said):
                self._list(state, said, whole=False)
            else:
                self.console.print(self.words.say("terminal-no-move", text=said, **self._example(state)))
        except IllegalMove:
            self._refuse(state, game.text(_spelled(game, said)))
        else:
            return True
        return False

    def _refuse(self, state: State, move: str) -> bool:
        """Say why a move may not be played, if that can be said."""
        refusal = state.game.definition.told.refusal(state, move)
        if refusal is None:
            return False
        self.console.print(self.words.say("terminal-illegal", move=move, why=self.telling.why(refusal)))
        return True

    def _help(self, state: State) -> None:
        self._explain(state)
        filled_in = {
            "prefix": state.game.definition.example(state)[:_BEGINNING],
            "program": program(),
            "how": self._how_to_go_on(),
        }
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=True)
        for command in _COMMANDS:
            key = self.words.say(f"terminal-key-{command}", **filled_in)
            grid.add_row(f"  {key}", self.words.say(f"terminal-help-{command}", **filled_in))
        self.console.print(grid)

    def _explain(self, state: State) -> None:
        """Say how moves are written, with a move of this position first."""
        writing = self.saying.how_to_write(state.view())
        self.console.print(self.words.say("terminal-example", **self._example(state)))
        self.console.print(writing)
        self._explained.add(writing)

    def _explain_once(self, state: State) -> None:
        if self.saying.how_to_write(state.view()) not in self._explained:
            self._explain(state)

    def _example(self, state: State) -> dict[str, str]:
        move = state.game.definition.example(state)
        return {"move": move, "advice": self._advice(state, move)}

    def _advice(self, state: State, move: str) -> str:
        """A legal move in a few words."""
        return self.telling.advice(state.game.definition.told.effect(state, move))

    def _list(self, state: State, prefix: str, *, whole: bool) -> None:
        """List the legal moves that begin with something; without what few would play, unless the whole is wanted."""
        moves = _beginning(state, prefix)
        if not moves:
            self.console.print(self.words.say("terminal-none-begins", text=prefix))
            return
        fit(self.console)
        groups = state.game.definition.listing(state, moves, self.language, whole=whole)
        gains = {move: gain_of(state, move) for move in moves}
        height = self.console.height - _AROUND_LIST
        self._listed = Listing.of(groups, gains, self.words, self.console.width, height)
        self.console.print(self.words.say("terminal-list", gain=self.saying.gain))
        self._show_page(0)

    def _show_page(self, page: int) -> None:
        assert self._listed is not None
        count = len(self._listed.pages)
        for line in self._listed.pages[page]:
            self.console.print(line)
        more = page + 1 < count
        if count > 1:
            footer = "terminal-more-pages" if more else "terminal-page"
            self.console.print(self.words.say(footer, n=page + 1, of=count), style=DIM)
        self._page = page + 1 if more else 0

    def _hint(self, state: State) -> None:
        try:
            advice = advise(state, self._adviser, _HINT_MS)
        except KeyboardInterrupt:
            self.console.print(self.words.say("terminal-hint-stopped"))
            return
        self.console.print(self.words.say("terminal-hint"))
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=True)
        for justify in ("left", "right", "right", "left"):
            grid.add_column(justify=justify, no_wrap=len(grid.columns) < 3)
        for best in advice:
            told = [self._advice(state, best.move), *(f"→ {reply}" for reply in self._replies(state, best))]
            win = self.words.say("terminal-percent", n=round(100 * best.win))
            grid.add_row(f"  {best.move}", win, _expected(best, state.to_move), "\n".join(told))
        self.console.print(grid)

    def _replies(self, state: State, advice: Advice) -> list[str]:
        """What should follow a move, each with who does it."""
        after, told = state.copy(), []
        after.play(advice.move)
        for reply in advice.replies[:_REPLIES]:
            advised = self._advice(after, reply)
            told.append(self.words.say("terminal-hint-reply", name=self.names[after.to_move], advice=advised))
            after.play(reply)
        return told

    def _undo(self, seat: int) -> bool:
        """Take back to the last decision of a person: against bots freely, never past a deal that others saw."""
        alone = len(self.people) == 1
        events = self.record.events
        for place in range(len(events) - 1, -1, -1):
            event = events[place]
            if isinstance(event, Move):
                if event.seat == seat if alone else event.seat in self.people:
                    self.record.truncate(place)
                    self.teller = Teller(self.names, self.saying, round_so_far(self.record))
                    self._keep()
                    self.console.print(self.words.say("terminal-undone"))
                    return True
            elif not alone:
                self.console.print(self.words.say("terminal-deal-seen" if place else "terminal-nothing-to-undo"))
                return False
        self.console.print(self.words.say("terminal-nothing-to-undo"))
        return False

    def _save(self, file: str) -> None:
        path = Path(file or f"{self.record.game.name}.record")
        if path.exists() and path not in self._saved:
            self.console.print(self.words.say("terminal-exists", file=str(path)))
            return
        try:
            self.record.dump(path)
        except OSError as error:
            self.console.print(f"{path}: {error.strerror}")
        else:
            self._saved.add(path)
            told = self.words.say("terminal-saved", program=program(), file=shlex.quote(str(path)))
            self.console.print(told, soft_wrap=True)


@cache
def _spellings(game: Game) -> dict[str, int]:
    return {game.text(move).lower(): move for move in range(game.move_count)}


def _spelled(game: Game, said: str) -> int:
    """The move a person typed, whatever the case of its letters: no two moves of a game differ by case alone."""
    said = game.definition.spelled(said)
    move = _spellings(game).get(said.lower())
    return game.parse(said) if move is None else move


def _expected(advice: Advice, seat: int) -> str:
    """The result that is to be expected, that of the seat first."""
    own, others = advice.finals[seat], [score for other, score in enumerate(advice.finals) if other != seat]
    return ":".join(str(round(score)) for score in (own, *others))


def _beginning(state: State, prefix: str) -> list[str]:
    """The legal moves that begin with something, whatever the case of its letters."""
    return [move for move in state.legal_texts() if move.lower().startswith(prefix.lower())]
