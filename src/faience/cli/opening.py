"""A table in the terminal set up as the command line asks: a new game, or one that was kept."""

from __future__ import annotations

import csv
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path

import typer

from faience._core import Rng
from faience.bots import USUAL
from faience.bots.external import EXEC
from faience.bots.players import check_entries
from faience.cli import keep
from faience.cli.company import Company
from faience.cli.play import TerminalTable
from faience.cli.screen import allow_editing, program, screen
from faience.cli.telling import record_names
from faience.errors import BadRecord, BadSpec
from faience.folders import state_folder
from faience.games.game import Game
from faience.games.registry import GAMES, load
from faience.languages import BOT_NAMES, language_of, plain
from faience.notation.record import Record
from faience.words import words

YOU = "you"


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
    say = words(language).say
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
        console.print(say("terminal-resumed"))
        if seats:
            _seat(record, _named(record.game, seats))
    else:
        record = _new_game(load(spec or next(iter(GAMES))), seats, names, terminal)
        if terminal and keep.last_unfinished():
            console.print(say("terminal-unfinished", program=program()))
    players = _seated(record)
    if file is not None and not seats:
        for line in _replace_missing(record, players, language, trusted=resume_last):
            console.print(line)
    if not terminal and (YOU in players or (file is None and seats is None)):
        console.print(say("terminal-demonstration"))
        players = [USUAL if player == YOU else player for player in players]
        file = None
    streams = Rng(seed if seed is not None else secrets.randbits(64))
    deals = Rng(streams.next())
    bots = {seat: (player, streams.next()) for seat, player in enumerate(players) if player != YOU}
    company = Company(record.game, bots)
    table = TerminalTable(record, company, deals, language, console)
    if YOU in players:
        allow_editing()
        table.keep_in(file or keep.new_file(record))
    try:
        table.play()
    finally:
        company.close()


def _new_game(game: Game, seats: str | None, names: str | None, terminal: bool) -> Record:
    default = [YOU if terminal else USUAL, *[USUAL] * (game.players - 1)]
    players = _named(game, seats) if seats else default
    given = [plain(name) for name in names.split(",")] if names else []
    if len(given) > game.players:
        raise BadSpec(f"{game.spec} has {game.players} seats, but {len(given)} names were given")
    bot_names = iter(BOT_NAMES)
    # People who give no name are called in the language of who reads the record.
    called = ["" if player == YOU else next(bot_names) for player in players]
    called[: len(given)] = [name or other for name, other in zip(given, called, strict=False)]
    record = Record(game, {f"Seat{seat}": name for seat, name in enumerate(called) if name})
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
    names, say = record_names(record, language), words(language).say
    for seat, player in enumerate(players):
        distrusted = player.startswith(EXEC) and not trusted
        if player == YOU or not (distrusted or _is_missing(player)):
            continue
        if distrusted:
            yield say("terminal-program-not-started", name=names[seat])
        else:
            yield say("fault", name=names[seat], why="missing")
        players[seat] = USUAL
    _seat(record, players)


def _is_missing(player: str) -> bool:
    try:
        check_entries([player])
    except BadSpec:
        return True
    return False
