"""A table in the terminal: people at this screen, bots, or both."""

from __future__ import annotations

import csv
import secrets
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import typer
from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from faience._core import Rng
from faience.bots import USUAL, Greedy, Searching
from faience.bots.advice import ADVISER, Advice, advise
from faience.bots.external import EXEC, BotFault
from faience.bots.faults import seat_lost
from faience.bots.players import check_entries
from faience.cli import keep
from faience.cli.company import Company
from faience.cli.screen import program, screen
from faience.cli.telling import Teller, record_names, result_line, round_scores, tell_so_far
from faience.cli.texts import texts
from faience.errors import BadNotation, BadRecord, BadSpec, IllegalMove
from faience.folders import state_folder
from faience.games.game import Game, State
from faience.games.registry import KINDS, load
from faience.games.seats import CHANCE
from faience.languages import BOT_NAMES, language_of, plain, player_names
from faience.notation.record import Move, Record

YOU = "you"
_HINT_MS = 1000
_REPLIES = 2
"""So many moves after the one that is recommended are told."""


def open_table(
    spec: str | None,
    seats: str | None,
    names: str | None,
    seed: int | None,
    resume: Path | None,
    resume_last: bool,
    lang: str | None,
) -> None:
    """Set up a table as the command line asks, and play."""
    language = language_of(lang)
    console = screen()
    words = texts(language)
    if resume_last and resume:
        raise typer.BadParameter("--continue and --resume name two games", param_hint="--resume")
    if (resume_last or resume) and (spec or names):
        raise typer.BadParameter("a kept game knows its spec and names", param_hint="--resume / --continue")
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    file = resume
    if resume_last:
        file = keep.last_unfinished()
        if file is None:
            raise BadRecord(f"no unfinished game is kept in {state_folder()}")
    if file is not None:
        record = Record.load(file)
        console.print(words.resumed)
        if seats:
            _seat(record, _named(record.game, seats))
    else:
        record = _new_game(load(spec or next(iter(KINDS))), seats, names, terminal, language)
        if terminal and keep.last_unfinished():
            console.print(words.unfinished.format(program=program()))
    players = _seated(record)
    if file is not None and not seats:
        for line in _replace_missing(record, players, language, trusted=resume_last):
            console.print(line)
    if not terminal and (YOU in players or (file is None and seats is None)):
        console.print(words.demonstration)
        players = [USUAL if player == YOU else player for player in players]
        file = None
    streams = Rng(seed if seed is not None else secrets.randbits(64))
    deals = Rng(streams.next())
    bots = {seat: (player, streams.next()) for seat, player in enumerate(players) if player != YOU}
    company = Company(record.game, bots)
    table = Table(record, company, deals, language, console)
    if YOU in players:
        console.print(record.game.kind.words(language).writing)
        table.keep_in(file or keep.new_file(record))
    try:
        table.play()
    finally:
        company.close()


def _new_game(game: Game, seats: str | None, names: str | None, terminal: bool, language: str) -> Record:
    default = [YOU if terminal else USUAL, *[USUAL] * (game.players - 1)]
    players = _named(game, seats) if seats else default
    given = [plain(name) for name in names.split(",")] if names else []
    if len(given) > game.players:
        raise BadSpec(f"{game.spec} has {game.players} seats, but {len(given)} names were given")
    bot_names = iter(BOT_NAMES)
    unnamed = player_names(game.players, language)
    called = [name if player == YOU else next(bot_names) for player, name in zip(players, unnamed, strict=True)]
    called[: len(given)] = [name or other for name, other in zip(given, called, strict=False)]
    record = Record(game, {f"Seat{seat}": name for seat, name in enumerate(called)})
    _seat(record, players)
    return record


def _named(game: Game, seats: str) -> list[str]:
    """Who plays, as the command line names them; an unknown one is refused before anything begins.

    A command with a comma stands in quotes: ``you,"exec:mybot --sizes 3,4"``.
    """
    try:
        players = [player.strip() for player in next(csv.reader([seats], skipinitialspace=True))]
    except csv.Error as error:
        raise BadSpec(f"seats with commas between them were expected: {error}") from None
    if len(players) != game.players:
        raise BadSpec(f"{game.spec} has {game.players} seats, not {len(players)}")
    check_entries([player for player in players if player != YOU])
    return players


def _seat(record: Record, players: list[str]) -> None:
    for seat, player in enumerate(players):
        record.tag(f"Player{seat}", player)


def _seated(record: Record) -> list[str]:
    """Who sits where in a record: people, or bots by name; a record from elsewhere seats you first."""
    default = [YOU, *[USUAL] * (record.game.players - 1)]
    return [record.tags.get(f"Player{seat}", player) for seat, player in enumerate(default)]


def _replace_missing(record: Record, players: list[str], language: str, *, trusted: bool) -> Iterator[str]:
    """Give the seats of bots that are not here to one of the house, and tell so.

    A record may come from anybody, and must not run commands: programs are started anew only for a game that was kept
    here.
    """
    names = record_names(record, language)
    for seat, player in enumerate(players):
        distrusted = player.startswith(EXEC) and not trusted
        if player == YOU or not (distrusted or _is_missing(player)):
            continue
        if distrusted:
            yield texts(language).program_not_started.format(name=names[seat])
        else:
            yield seat_lost(names[seat], "missing", language)
        players[seat] = USUAL
    _seat(record, players)


def _is_missing(player: str) -> bool:
    try:
        check_entries([player])
    except BadSpec:
        return True
    return False


class Left(Exception):
    """The player leaves the table."""


@dataclass
class Table:
    """One game at this screen."""

    record: Record
    company: Company
    deals: Rng
    language: str
    console: Console
    _file: Path | None = None
    _listed: list[int] = field(default_factory=list)
    """The moves of the last list, which a number chooses from."""
    _saved: set[Path] = field(default_factory=set)
    """The files that this game was saved to."""

    def __post_init__(self) -> None:
        self.words = texts(self.language)
        self.names = record_names(self.record, self.language)
        self.teller = Teller(self.names, self.language, round_scores(self.record))
        self.people = [seat for seat in range(self.record.game.players) if seat not in self.company.seats]
        self._adviser = Searching(ADVISER)

    def keep_in(self, file: Path) -> None:
        """Keep the game in a file from the first move of a person on."""
        self._file = file

    def play(self) -> None:
        """Play until the game is over or everybody has left."""
        if not self.people:
            for line in tell_so_far(self.record, self.language):
                self.console.print(line)
        try:
            while not self.record.over:
                self._step()
        except (Left, KeyboardInterrupt):  # who interrupts a bot that thinks leaves, too
            kept = self._file is not None and self._file.exists()
            self.console.print(self.words.kept.format(program=program()) if kept else self.words.bye)
            return
        state = self.record.state
        self._draw(state, None)
        self.console.print(result_line(state, self.names, self.language))

    def _step(self) -> None:
        state = self.record.state
        if state.to_move == CHANCE:
            self.record.deal(self.deals)
        elif state.to_move in self.company.seats:
            self.record.play(self._choice_of_bot(state.to_move))
        else:
            self._draw(state, state.to_move)
            self._listed = []
            if not self._ask(state):
                return
        self._keep()
        for line in self.teller.tell(self.record.events[-1], state, self.record.state):
            self.console.print(line)

    def _choice_of_bot(self, seat: int) -> int:
        try:
            return self.company.choose(self.record)
        except BotFault as fault:
            self.console.print(seat_lost(self.names[seat], fault.why, self.language))
            self.console.print(f"  ({self.company.seats[seat]} {fault})")
            self.company.replace(seat)
            self.record.tag(f"Player{seat}", USUAL)
            return self.company.choose(self.record)

    def _draw(self, state: State, you: int | None) -> None:
        self.console.print()
        kind = state.game.kind
        width = self.console.width
        self.console.print(kind.terminal(state, self.names, you=you, width=width, language=self.language, last=None))
        self.console.print()

    def _keep(self) -> None:
        moved = any(isinstance(event, Move) and event.seat in self.people for event in self.record.events)
        if self._file is None or not (moved or self._file.exists()):
            return
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self.record.dump(self._file)
        except OSError as error:
            self.console.print(self.words.not_kept.format(folder=self._file.parent, error=error.strerror))
            self._file = None

    # ---- what a player can say -----------------------------------------------------------------

    def _ask(self, state: State) -> bool:
        """Ask until the player moved (true) or took something back (false)."""
        while True:
            try:
                said = input(self.words.prompt.format(name=self.names[state.to_move])).strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                raise Left from None
            command, _, argument = said.partition(" ")
            if command in ("?", "help", "aide", "súgó"):
                self._help(state)
            elif command in ("l", "list"):
                self._list(state)
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
            if not 1 <= int(said) <= len(self._listed):
                self.console.print(self.words.only_numbers.format(n=len(self._listed)))
                return False
            self.record.play(self._listed[int(said) - 1])
            return True
        try:
            self.record.play(_spelled(game, said))
        except BadNotation:
            if game.kind.explains(said.upper()):
                self._refuse(state, said.upper())
            else:
                self.console.print(self.words.no_move.format(text=said, example=game.text(legal[0])))
        except IllegalMove:
            self._refuse(state, game.text(_spelled(game, said)))
        else:
            return True
        return False

    def _refuse(self, state: State, move: str) -> None:
        why = state.game.kind.why_not(state, move, self.language)
        self.console.print(self.words.illegal.format(move=move, why=why))

    def _help(self, state: State) -> None:
        self.console.print(state.game.kind.words(self.language).writing)
        self.console.print(self.words.help.format(program=program()))

    def _list(self, state: State) -> None:
        gains = {hint.move: hint.gain for hint in Greedy(0).rank(state)}
        self._listed = state.legal_moves()
        self.console.print(self.words.list_heading.format(gain=state.game.kind.words(self.language).gain))
        width = max(len(state.game.text(move)) for move in self._listed)
        entries = [
            Text(f"{number:>3}  {state.game.text(move):<{width}} {_signed(gains[move]):>4}")
            for number, move in enumerate(self._listed, start=1)
        ]
        self.console.print(Columns(entries, padding=(0, 2)))

    def _hint(self, state: State) -> None:
        try:
            advice = advise(state, self._adviser, _HINT_MS)
        except KeyboardInterrupt:
            self.console.print(self.words.hint_stopped)
            return
        self.console.print(self.words.hint.format(gain=state.game.kind.words(self.language).gain))
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=True)
        for justify in ("left", "right", "right", "left"):
            grid.add_column(justify=justify, no_wrap=len(grid.columns) < 3)
        for best in advice:
            brief = state.game.kind.brief(state, best.move, self.language)
            told = [brief, *(f"→ {reply}" for reply in self._replies(state, best))]
            win = self.words.percent.format(n=round(100 * best.win))
            grid.add_row(f"  {best.move}", _signed(best.gain), win, "\n".join(told))
        self.console.print(grid)

    def _replies(self, state: State, advice: Advice) -> list[str]:
        """What should follow a move, each with who does it."""
        after, told = state.copy(), []
        after.play(advice.move)
        for reply in advice.replies[:_REPLIES]:
            brief = after.game.kind.brief(after, reply, self.language)
            told.append(self.words.hint_reply.format(name=self.names[after.to_move], move=brief))
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
                    self.teller = Teller(self.names, self.language, round_scores(self.record))
                    self._keep()
                    self.console.print(self.words.undone)
                    return True
            elif not alone:
                self.console.print(self.words.deal_seen if place else self.words.nothing_to_undo)
                return False
        self.console.print(self.words.nothing_to_undo)
        return False

    def _save(self, file: str) -> None:
        path = Path(file or f"{self.record.game.name}.record")
        if path.exists() and path not in self._saved:
            self.console.print(self.words.exists.format(file=path))
            return
        try:
            self.record.dump(path)
        except OSError as error:
            self.console.print(f"{path}: {error.strerror}")
        else:
            self._saved.add(path)
            self.console.print(self.words.saved.format(program=program(), file=path))


@cache
def _spellings(game: Game) -> dict[str, int]:
    return {game.text(move).lower(): move for move in range(game.move_count)}


def _spelled(game: Game, said: str) -> int:
    """The move a person typed, whatever the case of its letters: no two moves of a game differ by case alone."""
    said = game.kind.spelled(said)
    move = _spellings(game).get(said.lower())
    return game.parse(said) if move is None else move


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"
