"""The commands, run as a user runs them."""

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import faience
from faience.bots.playing import seeded_game
from faience.cli.telling import Teller
from faience.games.registry import GAMES, all_specs
from faience.notation.record import Move
from tests.azul import tables as azul_table
from tests.azul.tables import board

PROGRAM = Path(sys.executable).with_name("faience")


def run(*arguments: str, code: int = 0, **environment: str) -> str:
    """What a command prints; it must end with this exit code."""
    done = subprocess.run(
        [PROGRAM, *arguments],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LANG": "C", "LC_ALL": "C.UTF-8", "COLUMNS": "80", **environment},
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


def loaded_by(code: str, *libraries: str) -> str:
    """What a fresh interpreter prints, and which of these libraries it has loaded then."""
    code += f"\nimport sys; print(sorted({set(libraries)!r} & set(sys.modules)))"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def lines(text: str) -> list[dict]:
    return [json.loads(line) for line in text.splitlines()]


def test_help_names_every_command() -> None:
    text = run("--help")
    assert all(command in text for command in ("games", "play", "trace", "perft", "replay", "show", "bench"))


def test_import_brings_no_terminal_library_along() -> None:
    assert loaded_by("import faience", "rich", "typer", "click", "pydantic") == "[]"


def test_a_command_that_draws_nothing_starts_without_the_slow_libraries() -> None:
    run_perft = "import sys; sys.argv = ['faience', 'perft', 'azul', '0']\nfrom faience.cli.main import app\n"
    run_perft += "try: app()\nexcept SystemExit: pass"
    assert loaded_by(run_perft, "rich", "pydantic") == "1\n[]"


SILENT = {
    "import": "import faience",
    "what plays and learns": "import faience.games.game, faience.notation.record, faience.arena.match, faience.learn",
    "the server": "import faience.server.wire.app",
    **{
        arguments: f"import sys; sys.argv = {['faience', *arguments.split()]!r}\nfrom faience.cli.main import app\n"
        "try: app()\nexcept SystemExit: pass"
        for arguments in (
            "--help",
            "play --help",
            "perft azul 1",
            "trace zaic --seed 1",
            "arena zaic random random --pairs 1 --json",
            "ladder zaic --bot random --bot greedy --pairs 1 --json",
            "bench --seconds 0.01 --json",
        )
    },
}


@pytest.mark.parametrize("case", SILENT)
def test_words_are_loaded_only_where_some_are_said(case: str) -> None:
    assert loaded_by(SILENT[case], "fluent", "fluent.runtime", "babel", "faience.words").splitlines()[-1] == "[]"


def test_the_version_is_told() -> None:
    assert run("--version") == f"faience {faience.__version__}\n"


def test_a_record_cannot_send_escapes_to_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text('[Game "zaic()"]\n[Seat0 "\x1b]0;owned\x07Ana"]\n[Event "\x1b[2J"]\n\nQh8 {\x1b[31mred}')
    told = run("replay", str(file)) + run("show", str(file))
    assert "\x1b" not in told
    assert "Ana" in told


def test_a_record_may_have_long_names(tmp_path: Path) -> None:
    file, name = tmp_path / "game.record", "Ana" * 2000
    file.write_text(f'[Game "zaic()"]\n[Seat0 "{name}"]\n\nQh8')
    assert name in run("replay", str(file)).splitlines()[-2]


def test_games_lists_options_and_editions() -> None:
    listing = json.loads(run("games", "--json"))
    assert [game["name"] for game in listing] == list(GAMES)
    assert listing[0]["editions"] == [{"title": "Azul Mini", "spec": faience.load("azul").spec}]
    assert "Azul Mini" in run("games")
    assert "manufaktúra" in run("games", "--lang", "hu")


@pytest.mark.parametrize("spec", all_specs())
def test_no_two_moves_differ_by_case_alone(spec: str) -> None:
    game = faience.load(spec)
    assert len({game.text(move).lower() for move in range(game.move_count)}) == game.move_count


@pytest.mark.parametrize("spec", all_specs())
def test_a_trace_is_a_whole_game_that_anyone_can_check(spec: str) -> None:
    first, *events, last = lines(run("trace", spec, "--seed", "5"))
    assert first == {"game": spec, "seed": 5}
    state = faience.load(spec).start()
    for event in events:
        if "deal" in event:
            state.deal(event["deal"])
            continue
        assert (event["seat"], event["legal"]) == (state.to_move, sorted(state.legal_texts()))
        state.play(event["move"])
        assert event["scores"] == list(state.scores)
    assert last == {
        "over": True,
        "scores": list(state.scores),
        "winners": list(state.winners),
        "reason": state.reason,
    }


def test_game_i_of_a_trace_has_seed_n_plus_i() -> None:
    several = run("trace", "azul", "--seed", "5", "--games", "3")
    assert several == "".join(run("trace", "azul", "--seed", str(seed)) for seed in (5, 6, 7))


def test_a_bot_may_play_a_trace() -> None:
    greedy = lines(run("trace", "azul", "--seed", "5", "--bot", "greedy"))
    assert sum(greedy[-1]["scores"]) > 40


def test_perft_prints_the_count_last() -> None:
    state = faience.load("azul").start()
    state.deal("BBRK/YYWR/KKBB/WWRY/BYRK")
    text = run("perft", "azul", "2", "--position", state.position())
    assert text.splitlines()[-1] == str(state.perft(2))
    counted = json.loads(run("perft", "azul", "2", "--position", state.position(), "--json"))
    assert counted["counts"] == [90, state.perft(2)]
    assert run("perft", "azul", "1", "--deal-seed", "1") != run("perft", "azul", "1", "--deal-seed", "2")


def test_replay_tells_the_games_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.record"
    for seed in (1, 2):
        seeded_game(faience.load("azul"), "greedy", seed).dump(file, append=True)
    told = run("replay", str(file))
    assert told.count(" points: a row of the wall is complete.") == 2
    assert "Player 1 took" in told
    assert "Joueur 1 a pris" in run("replay", str(file), "--lang", "fr")
    traced = lines(run("replay", str(file), "--json"))
    assert sum("over" in line for line in traced) == 2
    assert traced[0] == {"game": faience.load("azul").spec, "tags": {}}


def test_a_refill_is_not_told_as_a_round(tmp_path: Path) -> None:
    record = seeded_game(faience.load("pavilion"), "greedy", 1)
    record.dump(tmp_path / "game.record")
    told = run("replay", str(tmp_path / "game.record"))
    assert told.count("\nRound ") == 6 + told.count(" is over: ")
    assert told.count(": tiles are dealt. ") == 6
    assert "\nThe supply is refilled: 1 " in told


@pytest.mark.parametrize(
    ("language", "round_told", "refill"),
    [
        ("en", "Round 2: tiles are dealt. Factory 1: ", "The supply is refilled: "),
        (
            "fr",
            "Manche 2\u00a0: les tuiles sont distribuées. Fabrique 1\u00a0: ",
            "L’approvisionnement est complété\u00a0: ",
        ),
        ("hu", "2. forduló: új csempék kerülnek az asztalra. 1. manufaktúra: ", "A készlet feltöltése: "),
    ],
)
def test_replay_tells_deals_in_words(language: str, round_told: str, refill: str, tmp_path: Path) -> None:
    for spec in ("azul", "pavilion"):
        seeded_game(faience.load(spec), "greedy", 1).dump(tmp_path / "games.record", append=True)
    told = run("replay", str(tmp_path / "games.record"), "--lang", language)
    assert told.count(f"\n{round_told}") == 2
    assert f"\n{refill}" in told
    assert not re.search(r"\b[BYRKWPGO]{4}/|\bs:|\bf:", told)


END_OF_A_GAME = {
    "en": (
        "Round 2 is over: Ana 7 → 11, Kiln 4 → 5",
        "  Ana: wall row 1: row of 5 +5; floor −1",
        "  Kiln: wall row 3: on its own +1",
        "End of the game: Ana 11 → 13, Kiln 5 → 5",
        "  Ana: 1 complete row +2",
    ),
    "fr": (
        "Fin de la manche 2\u00a0: Ana 7 → 11, Kiln 4 → 5",
        "  Ana\u00a0: mur, ligne 1\u00a0: suite de 5 en ligne +5\u00a0; plancher −1",
        "  Kiln\u00a0: mur, ligne 3\u00a0: tuile isolée +1",
        "Fin de la partie\u00a0: Ana 11 → 13, Kiln 5 → 5",
        "  Ana\u00a0: 1 ligne complète +2",
    ),
    "hu": (
        "2. forduló vége: Ana 7 → 11, Kiln 4 → 5",
        "  Ana: fal, 1. sor: 5 egymás mellett +5; padlóvonal −1",
        "  Kiln: fal, 3. sor: magában áll +1",
        "A játék vége: Ana 11 → 13, Kiln 5 → 5",
        "  Ana: 1 teljes sor +2",
    ),
}


@pytest.mark.parametrize("language", END_OF_A_GAME)
def test_a_round_and_the_end_say_what_points_are_made_of(language: str) -> None:
    before = azul_table.table(
        centre="W", boards=[board({1: "B"}, wall={1: ".YRKW"}, score=7, floor="m"), board({3: "KKK"}, score=4)]
    )
    after = before.copy()
    after.play("cW5")
    assert after.to_move == faience.OVER
    teller = Teller(["Ana", "Kiln"], before.game.definition.saying(language))
    _, *told = teller.tell(Move(0, "cW5"), before, after)
    assert tuple(told) == END_OF_A_GAME[language]


@pytest.mark.parametrize("spec", all_specs())
def test_what_a_replay_tells_of_points_adds_up(spec: str, tmp_path: Path) -> None:
    record = seeded_game(faience.load(spec), "greedy", 2)
    record.dump(tmp_path / "game.record")
    told = run("replay", str(tmp_path / "game.record")).splitlines()
    sums = [line for line in told if " is over: " in line or line.startswith("End of the game: ")]
    assert bool(sums) == record.game.definition.rounds
    reached = dict.fromkeys(range(record.game.players), 5 if record.game.name == "pavilion" else 0)
    for line in sums:
        changes = re.findall(r"Player (\d) (\d+) → (\d+)", line)
        for seat, old, new in changes:
            assert reached[int(seat) - 1] == int(old)
            reached[int(seat) - 1] = int(new)
    if sums:
        assert tuple(reached.values()) == record.state.scores


@pytest.mark.parametrize("spec", all_specs())
def test_show_draws_a_record_and_a_position(spec: str, tmp_path: Path) -> None:
    record = seeded_game(faience.load(spec), "random", 4)
    file, drawing = tmp_path / "game.record", tmp_path / "table.svg"
    record.dump(file)
    assert run("show", str(file)) == run("show", str(file), "--at", str(sum(hasattr(e, "seat") for e in record.events)))
    assert max(map(len, run("show", record.state.position()).splitlines())) <= 80
    shown = json.loads(run("show", str(file), "--at", "2", "--json"))
    assert shown["legal"] == faience.position(shown["position"]).legal_texts()
    run("show", str(file), "--svg", str(drawing), "--theme", "dark", "--at", "2")
    assert ET.parse(drawing).getroot().tag.endswith("svg")


def test_play_without_a_terminal_shows_a_game_between_bots() -> None:
    text = run("play", "azul(players=3,joker=true)", "--seed", "1")
    assert text.startswith("There is no terminal to play in")
    assert "a row of the wall is complete." in text
    assert text == run("play", "azul(players=3,joker=true)", "--seed", "1")


def test_bench_gives_figures_for_every_game() -> None:
    figures = json.loads(run("bench", "--json", "--seconds", "0.02"))
    for kind in GAMES.values():
        for options in ({}, *kind.main_variants):
            row = figures[faience.load(kind.name, **options).spec]
            assert set(row) == {"games_per_s", "ns_per_move", "moves_per_game"}
            assert min(row.values()) > 0
    assert figures["python_pairs_per_s"] > 0
    assert figures["state_bytes"] <= 256


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("trace", "chess", "--seed", "1"), "there is no game 'chess'; there are: azul"),
        (("trace", "azul", "--seed", "1", "--bot", "kasparov"), "there are: random, greedy"),
        (("perft", "azul(players=9)", "1"), "players may be 2, 3, 4"),
        (("perft", "azul", "1", "--position", "nonsense"), "begins with the spec of its game"),
        (("perft", "azul(players=3)", "1", "--position", faience.load("azul").start().position()), "of azul(players=3"),
        (("show", "nowhere"), "no file nowhere"),
        (("show", "azul is nice"), "a position of Azul has the fields"),
        (("replay", "nowhere"), "nowhere"),
        (("games", "--lang", "xx"), "en, fr, hu"),
        (("play", "azul", "--seats", "you"), "has 2 seats"),
        (("play", "azul", "--seats", "you,chef"), "there is no bot 'chef'"),
        (("play", "--continue"), "no unfinished game"),
        (("play", "--continue", "--resume", "x"), "two games"),
        (("play", "azul", "--continue"), "a kept game knows its spec"),
        (("trace", "azul", "--seed", "-1"), "not in the range"),
        (("trace", "azul", "--seed", str(2**64 - 1), "--games", "2"), "2**64 or more"),
        (("perft", "azul", "1", "--deal-seed", "-1"), "not in the range"),
    ],
)
def test_bad_input_is_answered_in_one_clear_line(arguments: tuple[str, ...], message: str, tmp_path: Path) -> None:
    error = run(*arguments, code=2, XDG_STATE_HOME=str(tmp_path))
    assert message in " ".join(error.replace("│", " ").split())
