"""The commands. Each imports what it needs when it runs, so that all of them start at once."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from faience.games.game import State

app = typer.Typer(
    name="faience",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Spec = Annotated[str, typer.Argument(help="Game and options, like azul or 'azul(players=3,wall=grey)'.")]
Seed = Annotated[int | None, typer.Option(min=0, max=2**64 - 1, help="Deal from this seed, the same game every time.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Language = Annotated[str | None, typer.Option("--lang", help="en, fr or hu; else the language of the environment.")]


def run() -> None:
    """The program: an error of ours is one clear line, never a traceback."""
    try:
        app()
    except (ValueError, OSError) as error:
        from faience.errors import FaienceError

        if not isinstance(error, FaienceError | OSError):
            raise
        typer.echo(f"faience: {error}", err=True)
        sys.exit(2)


def _tell_version(asked: bool) -> None:
    if asked:
        from faience import __version__

        print(f"faience {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", is_eager=True, callback=_tell_version)
    ] = False,
) -> None:
    """A table for tile games: play in the terminal, replay and draw games, check and measure the engine."""


@app.command()
def games(as_json: AsJson = False, lang: Language = None) -> None:
    """List the games with their options and editions."""
    from faience.games.registry import GAMES, load
    from faience.games.spec import value_text
    from faience.languages import language_of
    from faience.words import words

    speaking = words(language_of(lang))
    listing: list[dict[str, Any]] = [
        {
            "name": definition.name,
            "title": definition.title,
            "credit": definition.credit,
            "spec": load(definition.name).spec,
            "options": [
                {
                    "name": option.name,
                    "values": list(option.values),
                    "default": option.default,
                    "help": speaking.say(f"{definition.name}-option-{option.name}-help"),
                }
                for option in definition.options
            ],
            "editions": [
                {"title": edition.title, "spec": load(definition.name, **edition.options).spec}
                for edition in definition.editions
            ],
        }
        for definition in GAMES.values()
    ]
    if as_json:
        _print_json(listing)
        return
    from rich.table import Table

    from faience.cli.screen import screen

    console = screen()
    for game in listing:
        console.print(game["title"], style="bold", end="  ")
        console.print(game["credit"])
        console.print(f"  {game['spec']}")
        table = Table(box=None, show_header=False, padding=(0, 2))
        for option in game["options"]:
            table.add_row(option["name"], " · ".join(map(value_text, option["values"])), option["help"])
        console.print(table)
        for edition in game["editions"]:
            console.print(f"  {edition['title']}: {edition['spec']}")
        console.print()


@app.command()
def play(
    spec: Annotated[
        str | None, typer.Argument(help="Game and options, like 'azul(players=3,wall=grey)'; else Azul.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who plays, like you,steady or you,you,master. Bots: novice, casual, steady, keen, expert, master, or "
            "a program of yours: 'you,exec:COMMAND'."
        ),
    ] = None,
    names: Annotated[str | None, typer.Option(help="The players' names, like Ana,Milán.")] = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    resume_last: Annotated[bool, typer.Option("--continue", help="Go on with the last unfinished game.")] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal, against bots or with others at this screen."""
    from faience.cli.opening import open_table

    open_table(spec, seats, names, seed, resume, resume_last, lang)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="If it is taken, another one is found.")] = 8730,
    address: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="Where others find it, for invitations: https://faience.example; else the machine's own addresses.",
        ),
    ] = "",
    data: Annotated[
        Path | None, typer.Option(help="The file that keeps the tables; else one in your folder for such data.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME=COMMAND",
            help="A program that may be seated like a bot (docs/bot-protocol.md); once for each. "
            "A limit may follow: NAME=COMMAND:ms=500.",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
) -> None:
    """Serve the page to play on, for this machine or for others."""
    from faience.server.table.roster import Guest, Roster
    from faience.server.wire.serve import data_file
    from faience.server.wire.serve import serve as run_server

    roster = Roster(Guest.parse(bot) for bot in bots or [])
    run_server(host, port, data or data_file(), roster, address=address, open_browser=open_browser)


@app.command()
def trace(
    spec: Spec,
    seed: Annotated[
        int, typer.Option(min=0, max=2**64 - 1, help="The seed of the first game; the next have the next.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    bot: Annotated[str, typer.Option(help="Who plays: random, greedy, or a level from novice to master.")] = "random",
) -> None:
    """Play whole games and print everything about them, one JSON object a line."""
    from faience.bots.playing import seeded_game
    from faience.games.registry import load
    from faience.notation.trace import trace as trace_lines

    game = load(spec)
    if seed + games > 2**64:
        raise typer.BadParameter("the last game's seed would be 2**64 or more", param_hint="--games")
    for number in range(seed, seed + games):
        for line in trace_lines(seeded_game(game, bot, number), seed=number):
            print(json.dumps(line))


@app.command()
def perft(
    spec: Spec,
    depth: Annotated[int, typer.Argument(min=0, help="How many decisions.")],
    position: Annotated[str | None, typer.Option(help="Count from this position.")] = None,
    deal_seed: Annotated[
        int, typer.Option(min=0, max=2**64 - 1, help="Where chance deals, it deals from this seed.")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of so many decisions; the count stands last."""
    from faience.games.registry import load

    game = load(spec)
    state = game.start() if position is None else game.position(position)
    counts = []
    for n in range(1, depth + 1):
        counts.append(state.perft(n, deal_seed))
        if not as_json and n < depth:
            print(f"{n}: {counts[-1]}", flush=True)
    if as_json:
        _print_json({"game": game.spec, "position": state.position(), "deal_seed": deal_seed, "counts": counts})
    else:
        print(counts[-1] if counts else 1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record of one game or many.")],
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Replay and check the games of a file, telling every move."""
    from faience.cli.telling import tell
    from faience.languages import language_of
    from faience.notation.record import load_records
    from faience.notation.trace import trace as trace_lines

    language = language_of(lang)
    number = 0
    for number, record in enumerate(load_records(file), start=1):
        if as_json:
            for line in trace_lines(record, tags=record.tags):
                print(json.dumps(line))
        else:
            if number > 1:
                print()
            for text in tell(record, language):
                print(text)
    if number == 0:
        from faience.errors import BadRecord

        raise BadRecord(f"{file} holds no game")


@app.command()
def show(
    what: Annotated[str, typer.Argument(metavar="POSITION|FILE", help="A position line, or a file with a record.")],
    svg: Annotated[Path | None, typer.Option(help="Draw the table into this SVG file ('-' prints it).")] = None,
    at: Annotated[int | None, typer.Option(min=0, help="After so many moves of the record; else at its end.")] = None,
    theme: Annotated[str, typer.Option(help="light or dark, for the SVG.")] = "light",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Show a position, or the position of a recorded game: in the terminal, as SVG, or as JSON."""
    import msgspec

    from faience.languages import language_of
    from faience.words import words
    from faience.words.telling import Telling

    language = language_of(lang)
    if theme not in ("light", "dark"):
        raise typer.BadParameter("light or dark was expected", param_hint="--theme")
    state, names, last = _what_to_show(what, at, language)
    definition, telling = state.game.definition, Telling(words(language), state.game.name)
    if as_json:
        _print_json(
            {"position": state.position(), "view": msgspec.to_builtins(state.view()), "legal": state.legal_texts()}
        )
        return
    if svg is not None:
        drawing = definition.svg(state, names, theme=theme, language=language, last=last)
        if str(svg) == "-":
            print(drawing)
        else:
            svg.write_text(drawing, encoding="utf-8")
            print(f"{svg}")
        return
    from faience.cli.screen import screen

    console = screen()
    shown = names or telling.words.player_names(state.game.players)
    console.print(definition.terminal(state, shown, you=None, width=console.width, language=language, last=last))


@app.command()
def bench(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each figure.")] = 1.0,
) -> None:
    """Measure the engine: random games a second of every game, and moves a second from Python."""
    from faience.cli.bench import measure, print_table

    figures = measure(seconds)
    if as_json:
        _print_json(figures)
    else:
        print_table(figures)


@app.command()
def bench_server(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(min=1, max=600, help="How long to play.")] = 10.0,
    tables: Annotated[int, typer.Option(min=1, max=100, help="How many tables at the same time.")] = 8,
    spec: Annotated[str, typer.Option(help="What is played there, by two.")] = "azul",
) -> None:
    """Measure the server: what a move costs it, and how much it tells who is to move."""
    from faience.cli.bench_server import measure_server
    from faience.errors import BadSpec
    from faience.games.registry import load

    game = load(spec)
    if game.players != 2:
        raise BadSpec(f"a game for two was expected, not {game.spec}")
    figures = measure_server(seconds, tables, game.spec)
    if as_json:
        _print_json(figures)
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):<24}{value}")


@app.command()
def learn(
    spec: Spec,
    folder: Annotated[Path | None, typer.Option(help="Where the lessons are kept; else lessons/SPEC.")] = None,
    generations: Annotated[int, typer.Option(min=1, help="Go on until there are so many.")] = 5,
    games: Annotated[int, typer.Option(min=1, help="Games of each generation.")] = 20_000,
    nodes: Annotated[int, typer.Option(min=1, help="Nodes a move in these games.")] = 400,
    window: Annotated[int, typer.Option(min=1, help="The games of how many accepted generations a fitting sees.")] = 3,
    match_pairs: Annotated[int, typer.Option(min=1, help="The most pairs of a match that accepts or refuses.")] = 320,
    match_nodes: Annotated[int, typer.Option(min=1, help="Nodes a move in that match.")] = 1_000,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="The same seed learns the same.")] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help="Threads; else as many as there are cores.")] = None,
    install: Annotated[
        bool, typer.Option("--install", help="Put the best weights into the package at the end.")
    ] = False,
) -> None:
    """Learn a game by playing it: generations of games, fitting, and a match that accepts or refuses."""
    from faience.cli.learning import run_lessons
    from faience.learn import LearningPlan

    plan = LearningPlan(
        games=games,
        nodes=nodes,
        window=window,
        match_nodes=match_nodes,
        match_pairs=match_pairs,
        seed=seed,
        jobs=jobs or os.cpu_count() or 1,
    )
    run_lessons(spec, folder, generations, plan, install)


def _print_json(value: Any) -> None:
    print(json.dumps(value, indent=2))


def _what_to_show(what: str, at: int | None, language: str) -> tuple[State, list[str] | None, str | None]:
    """The state to draw, the names of a record's seats, and its last move told."""
    from faience.cli.telling import record_names
    from faience.games.registry import position
    from faience.notation.record import Move, load_records
    from faience.words import words
    from faience.words.telling import Telling

    path = Path(what)
    try:
        is_file = path.is_file()
    except OSError:  # a position can be too long for a file's name
        is_file = False
    if not is_file:
        if " " not in what:
            raise FileNotFoundError(f"there is no file {what}, and it is no position either")
        return position(what), None, None
    record = next(load_records(path), None)
    if record is None:
        raise FileNotFoundError(f"{what} holds no game")
    names = record_names(record, language)
    events = record.events
    if at is not None:
        places = [place for place, event in enumerate(events) if isinstance(event, Move)]
        if at > len(places):
            raise typer.BadParameter(f"the game has {len(places)} moves", param_hint="--at")
        end = places[at] if at < len(places) else len(events)
        events = events[:end]
        record.truncate(len(events))
    state, last = record.state, None
    if events and isinstance(events[-1], Move):
        before = list(record.states())[-2]
        effect = state.game.definition.told.effect(before, events[-1].text)
        last = Telling(words(language), state.game.name).did(effect, names[events[-1].seat])
    return state, names, last


Jobs = Annotated[int, typer.Option("--jobs", min=1, help="How many processes play at once.")]
Nodes = Annotated[int | None, typer.Option(min=1, help="Nodes a move, for bots that name no limit.")]
Milliseconds = Annotated[int | None, typer.Option(min=1, help="Milliseconds a move, for bots that name no limit.")]
ArenaSeed = Annotated[int, typer.Option("--seed", min=0, max=2**64 - 1, help="Where deals and bots' dice come from.")]


@app.command()
def arena(
    spec: Spec,
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT BOT...", help="Like greedy, NAME:nodes=1000, NAME:ms=100, 'exec:COMMAND'."),
    ],
    pairs: Annotated[
        int | None, typer.Option(min=1, help="How many deals, each from all seats; else 100, with --sprt 10,000.")
    ] = None,
    sprt: Annotated[bool, typer.Option("--sprt", help="Stop as soon as a sequential test is decided.")] = False,
    elo0: Annotated[float, typer.Option(help="The sequential test: stronger by so much,")] = 0.0,
    elo1: Annotated[float, typer.Option(help="or by so much?")] = 20.0,
    alpha: Annotated[float, typer.Option(min=1e-6, max=0.499, help="How often it may wrongly say the second,")] = 0.05,
    beta: Annotated[float, typer.Option(min=1e-6, max=0.499, help="and how often wrongly the first.")] = 0.05,
    jobs: Jobs = 1,
    nodes: Nodes = None,
    ms: Milliseconds = None,
    seed: ArenaSeed = 0,
    opening: Annotated[
        int | None, typer.Option(min=0, help="Random moves before the bots take over; else 4 in games without chance.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Keep games here; the same command goes on with them.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, every deal from all seats, and say how much stronger which is."""
    from faience.arena.match import play_match
    from faience.arena.plan import MatchPlan
    from faience.arena.statistics import Sprt
    from faience.bots.limit import Limit
    from faience.cli.match_report import print_result, progress

    if elo0 >= elo1:
        raise typer.BadParameter("it must be below --elo1", param_hint="--elo0")
    plan = MatchPlan.make(spec, bots, seed=seed, opening=opening, limit=Limit(nodes, ms))
    test = Sprt(elo0, elo1, alpha, beta) if sprt else None
    pairs = pairs or (10_000 if sprt else 100)
    with progress(plan, pairs, test) as tell:
        result = play_match(plan, pairs, jobs=jobs, save=save, sprt=test, tell=tell)
    if as_json:
        _print_json(result.summary())
    else:
        print_result(result)
    if result.interrupted:
        raise typer.Exit(130)


@app.command()
def ladder(
    specs: Annotated[list[str], typer.Argument(metavar="SPEC...", help="Games and options.")],
    bots: Annotated[
        list[str] | None, typer.Option("--bot", help="Only these bots, the weakest first; once for each.")
    ] = None,
    pairs: Annotated[int, typer.Option(min=1, help="How many deals a match, each from all seats.")] = 100,
    jobs: Jobs = 1,
    nodes: Nodes = None,
    ms: Milliseconds = None,
    seed: ArenaSeed = 0,
    save: Annotated[Path | None, typer.Option(help="Keep games here; the same command goes on with them.")] = None,
    write: Annotated[bool, typer.Option("--write", help="Write the tables into the file.")] = False,
    file: Annotated[Path, typer.Option(help="Which file.")] = Path("docs/strength.md"),
    as_json: AsJson = False,
) -> None:
    """Let every bot play the next lower one, and make the tables of docs/strength.md."""
    from faience.arena.ladder import climb, rungs, section, summaries, write_section
    from faience.bots.limit import Limit
    from faience.cli.match_report import progress
    from faience.games.registry import load

    limit = Limit(nodes, ms)
    found = []
    for spec in [load(spec).spec for spec in specs]:
        results = climb(spec, bots or rungs(), pairs, seed=seed, limit=limit, jobs=jobs, save=save, progress=progress)
        found += summaries(results)
        if not as_json:
            print(section(results) + "\n")
        if results[-1].interrupted:
            break
        if write:
            write_section(file, results)
    if as_json:
        _print_json(found)
    if found[-1]["interrupted"]:
        raise typer.Exit(130)


@app.command()
def engine(
    name: Annotated[str | None, typer.Argument(metavar="BOT", help="Which bot plays; else the strongest.")] = None,
    seed: ArenaSeed = 0,
) -> None:
    """Let a bot speak the line protocol of docs/bot-protocol.md on standard input and output."""
    from faience.bots import bot_names
    from faience.bots.engine import Engine

    def say(line: str) -> None:
        print(line, flush=True)

    Engine(name or bot_names()[-1], seed, say).converse(sys.stdin)
