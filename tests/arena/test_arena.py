"""Matches: their figures, many processes, going on after a stop, and bots that misbehave."""

import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

import faience
from faience.arena.ladder import machine, section
from faience.arena.match import Result, play_match
from faience.arena.plan import MatchPlan, Outcome
from faience.arena.statistics import Sprt
from faience.arena.tally import Tally
from faience.bots import players as players_module
from faience.bots.external import Patience
from faience.bots.limit import Limit
from faience.games.registry import GAMES
from faience.notation.record import load_records

PROGRAM = Path(sys.executable).with_name("faience")
EXAMPLE = f"exec:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bot.py'}"
BRIEF = Patience(hello=5, grace=0.2, move=0.5)


def run(*arguments: str, code: int = 0) -> str:
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


def outcome(number: int, seats: tuple[int, ...], winners: list[int], scores: list[int] | None = None) -> Outcome:
    return Outcome(number, seats, scores or [0 for _ in seats], winners, "row")


# ---- figures --------------------------------------------------------------------------------


def test_shared_victories_count_as_fractions() -> None:
    three = outcome(0, (0, 1, 0), [0, 1, 2])
    assert (three.share(0), three.share(1)) == (2 / 3, 1 / 3)


def test_wins_draws_and_scores_are_counted_by_bot() -> None:
    tally = Tally(MatchPlan.make("azul", ["greedy", "random"]))
    assert not tally.add(outcome(0, (0, 1), [0], [30, 10]))
    assert tally.add(outcome(1, (1, 0), [0, 1], [20, 20]))
    tally.add(outcome(2, (0, 1), [1], [0, 90]))  # half a deal does not count
    figures = tally.summary()
    assert (figures["games"], figures["wins"], figures["draws"]) == (2, [1, 0], 1)
    assert figures["mean_scores"] == [25.0, 15.0]
    assert figures["shares"] == [0.75, 0.25]
    assert figures["elo"] == 190.8


def test_a_game_won_by_two_seats_of_one_bot_is_no_draw() -> None:
    tally = Tally(MatchPlan.make("azul(players=4)", ["greedy", "random"]))
    tally.add(outcome(0, (0, 1, 0, 1), [0, 2]))
    tally.add(outcome(1, (1, 0, 1, 0), [0, 1]))
    assert (tally.summary()["wins"], tally.draws) == ([1, 0], 1)


def test_after_a_sweep_the_figures_hold_all_and_nothing() -> None:
    tally = Tally(MatchPlan.make("azul(players=4)", ["greedy", "random"]))
    for number, seats in enumerate(tally.plan.seatings()):
        tally.add(outcome(number, seats, [seat for seat, bot in enumerate(seats) if bot == 0]))
    figures = tally.summary()
    assert figures["shares"] == [1, 0]
    assert (figures["share_intervals"][0][1], figures["share_intervals"][1][0]) == (1, 0)


def test_elo_of_two_bots_at_a_table_of_three_weighs_its_seats() -> None:
    # Won in proportion to the seats held: equals.
    tally = Tally(MatchPlan.make("azul(players=3)", ["greedy", "random"]))
    for number, seats in enumerate(tally.plan.seatings()):
        tally.add(outcome(number, seats, [0, 1, 2]))
    assert tally.summary()["elo"] == pytest.approx(0, abs=0.05)


def test_the_figures_have_the_documented_shape() -> None:
    figures = json.loads(run("arena", "azul", "greedy", "random", "--pairs", "5", "--json"))
    assert list(figures)[:8] == ["spec", "bots", "games", "wins", "draws", "mean_scores", "elo", "interval"]
    assert figures["spec"] == faience.load("azul").spec
    assert figures["bots"] == ["greedy", "random"]
    assert figures["games"] == 10 == sum(figures["wins"]) + figures["draws"]
    assert figures["interval"][0] <= figures["elo"] <= figures["interval"][1]
    assert len(figures["mean_scores"]) == 2


@pytest.mark.parametrize("spec", ["azul(players=3)", "pavilion(players=4)", "zaic"])
def test_greedy_beats_random_from_all_seats(spec: str) -> None:
    bots = ["greedy", "random"]
    figures = play_match(MatchPlan.make(spec, bots), 4).summary()
    assert figures["elo"] > 0
    assert figures["shares"][0] + figures["shares"][1] == pytest.approx(1)


def test_more_bots_than_seats_play_all_against_all() -> None:
    figures = play_match(MatchPlan.make("azul", ["greedy", "random", "greedy"]), 3).summary()
    assert figures["games"] == 18
    assert figures["elos"][1] == min(figures["elos"])


def test_a_person_gets_a_table() -> None:
    text = run("arena", "azul(players=3)", "greedy", "random", "random", "--pairs", "2", "--sprt", code=2)
    assert text == "faience: a sequential test compares two bots, not 3\n"
    text = run("arena", "azul", "greedy", "random", "--pairs", "4")
    assert "4 deals from all seats, 8 games" in text
    assert "above" in text


# ---- limits ---------------------------------------------------------------------------------


class Limited:
    """A bot that heeds limits, and remembers the last."""

    heard: Limit | None = None

    def choose(self, state: faience.State, limit: Limit | None = None) -> int:
        Limited.heard = limit
        return state.legal_moves()[0]


@pytest.mark.parametrize(("name", "limit"), [("thinker", Limit(nodes=70)), ("thinker:ms=5", Limit(ms=5))])
def test_bots_think_within_their_own_limit_or_that_of_all(
    monkeypatch: pytest.MonkeyPatch, name: str, limit: Limit
) -> None:
    house = players_module.bot
    monkeypatch.setattr(
        players_module, "bot", lambda name, seed=0: Limited() if name == "thinker" else house(name, seed)
    )
    play_match(MatchPlan.make("zaic", [name, "greedy"], limit=Limit(nodes=70)), 1)
    assert Limited.heard == limit


def test_a_bot_of_the_house_that_fails_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, state: faience.State, limit: Limit | None = None) -> int:  # noqa: ARG002
            return max(set(range(state.game.move_count)) - set(state.legal_moves()))

    house = players_module.bot
    monkeypatch.setattr(players_module, "bot", lambda name, seed=0: Broken() if name == "broken" else house(name, seed))
    figures = play_match(MatchPlan.make("zaic", ["broken", "greedy"]), 1).summary()
    assert figures["forfeits"] == [2, 0]
    assert "which is not legal" in figures["messages"][0]["message"]


# ---- many processes, and going on -----------------------------------------------------------


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    plan = MatchPlan.make("azul", ["greedy", "greedy"], seed=3)
    alone = play_match(plan, 12, save=tmp_path / "alone")
    together = play_match(plan, 12, jobs=3, save=tmp_path / "together")
    assert alone.summary() == together.summary()
    for name in ("match.json", "games.jsonl", "games.record"):
        assert (tmp_path / "alone" / name).read_bytes() == (tmp_path / "together" / name).read_bytes()


def test_a_sequential_test_stops_at_the_same_deal_with_any_number_of_processes() -> None:
    plan, sprt = MatchPlan.make("azul", ["greedy", "random"]), Sprt(0, 200)
    alone, together = play_match(plan, 500, sprt=sprt), play_match(plan, 500, sprt=sprt, jobs=2)
    assert alone.summary() == together.summary()
    assert alone.summary()["sprt"]["accepted"] == "H1"
    assert alone.tally.deals < 30


def test_a_saved_match_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = MatchPlan.make("azul", ["greedy", "random"], seed=8)
    whole = play_match(plan, 6, save=tmp_path / "whole").summary()
    play_match(plan, 2, save=tmp_path / "parts")
    games, records = (tmp_path / "parts" / name for name in ("games.jsonl", "games.record"))
    # As if the power had failed: half a line, half a record.
    games.write_bytes(games.read_bytes()[:-20])
    with records.open("a") as file:
        file.write('\n[Game "az')
    assert play_match(plan, 6, save=tmp_path / "parts").summary() == whole
    assert records.read_bytes() == (tmp_path / "whole" / "games.record").read_bytes()
    assert len(list(load_records(records))) == 12


def test_a_finished_match_is_read_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = MatchPlan.make("azul", ["greedy", "random"])
    whole = play_match(plan, 3, save=tmp_path).summary()
    monkeypatch.setattr("faience.arena.plan.Playing.play", None)
    assert play_match(plan, 3, save=tmp_path).summary() == whole


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("azul", "greedy", "greedy"), "bots was ['greedy', 'random'] and is now ['greedy', 'greedy']"),
        (("azul", "greedy", "random", "--seed", "5"), "seed was 0 and is now 5"),
        (("zaic", "greedy", "random"), "spec was 'azul(players=2,wall=coloured,joker=false)' and is now 'zaic()'"),
    ],
)
def test_a_folder_of_another_match_is_refused(tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    play_match(MatchPlan.make("azul", ["greedy", "random"]), 1, save=tmp_path)
    error = run("arena", *arguments, "--save", str(tmp_path), "--pairs", "1", code=2)
    assert message in error
    assert "Save this one elsewhere" in error


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("match.json", b"{}", "is no plan of a match"),
        ("games.jsonl", b"nonsense\n", "line 1"),
        ("games.jsonl", b"\n\n", "line 1"),
        ("games.record", b"", "is shorter than it was"),
    ],
)
def test_a_damaged_folder_is_refused(tmp_path: Path, name: str, content: bytes, message: str) -> None:
    plan = MatchPlan.make("azul", ["greedy", "random"])
    play_match(plan, 1, save=tmp_path)
    (tmp_path / name).write_bytes(content)
    with pytest.raises(faience.FaienceError, match=message):
        play_match(plan, 2, save=tmp_path)


@pytest.mark.skipif(os.name != "posix", reason="interrupts are sent as on Unix")
@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_with_what_was_played(tmp_path: Path, jobs: str) -> None:
    command = [PROGRAM, "arena", "azul", "greedy", "random", "--pairs", "1000000", "--json", "--jobs", jobs]
    with subprocess.Popen([*command, "--save", tmp_path], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        games, deadline = tmp_path / "games.jsonl", time.monotonic() + 20
        while not (games.exists() and games.stat().st_size > 1000) and time.monotonic() < deadline:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        try:
            said, complained = process.communicate(timeout=20)
        finally:
            process.kill()
    figures = json.loads(said)
    assert process.returncode == 130
    assert complained == b""
    assert figures["interrupted"]
    assert 0 < figures["games"] <= len(games.read_bytes().splitlines())


# ---- bots of others -------------------------------------------------------------------------


def program(folder: Path, code: str) -> str:
    file = folder / "bot.py"
    file.write_text(textwrap.dedent(code), encoding="utf-8")
    return f"exec:{sys.executable} -S -E {file}"


@pytest.mark.parametrize("spec", [*GAMES, "azul(players=3,wall=grey,joker=true)", "pavilion(players=4,board=grey)"])
def test_the_example_plays_whole_games_of_every_game(spec: str) -> None:
    figures = play_match(MatchPlan.make(spec, [EXAMPLE, "random"]), 1).summary()
    assert figures["forfeits"] == [0, 0]
    assert figures["elo"] > 0


def test_a_program_plays_the_same_games_again_from_the_same_seed() -> None:
    plan = MatchPlan.make("azul", [EXAMPLE, EXAMPLE], seed=4)
    assert play_match(plan, 2).summary() == play_match(plan, 2, jobs=2).summary()


def test_the_engine_plays_as_the_bot_it_speaks_for() -> None:
    engine = f"exec:{PROGRAM} engine greedy"
    spoken = play_match(MatchPlan.make("azul", [engine, "random"]), 2).summary()
    own = play_match(MatchPlan.make("azul", ["greedy", "random"]), 2).summary()
    assert {**spoken, "bots": None} == {**own, "bots": None}


SEATED = """
    import sys
    for line in sys.stdin:
        word = line.split()[0]
        if word in ("hello", "newgame"):
            print("hello 1 Test" if word == "hello" else "ready", flush=True)
        elif word == "go":
            {turn}
"""


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("raise SystemExit('gone')", "ended with code 1; its last words: 'gone'"),
        (SEATED.format(turn="raise SystemExit(4)"), "ended with code 4"),
        (SEATED.format(turn="print('move Qa1', flush=True)"), "answered Qa1, which is not legal"),
        (SEATED.format(turn="print('move 42', flush=True)"), "answered '42', which is no move of zaic()"),
        (SEATED.format(turn="print('I win', flush=True)"), "answered 'I win' to go"),
        (SEATED.format(turn="pass"), "gave no answer to go within 0.21 seconds"),
        (SEATED.format(turn="import time; time.sleep(9)"), "gave no answer to go within 0.21 seconds"),
    ],
)
def test_a_program_at_fault_forfeits_and_the_match_goes_on(tmp_path: Path, code: str, message: str) -> None:
    plan = MatchPlan.make("zaic", ["greedy", program(tmp_path, code)], limit=Limit(ms=10))
    figures = play_match(plan, 1, patience=BRIEF, save=tmp_path / "kept").summary()
    assert (figures["games"], figures["wins"], figures["forfeits"]) == (2, [2, 0], [0, 2])
    assert all(message in fault["message"] for fault in figures["messages"])
    assert figures["mean_scores"] == [None, None]
    for record in load_records(tmp_path / "kept" / "games.record"):
        assert message in record.tags["Forfeit"]


def test_at_a_table_of_three_the_others_share_the_victory_of_a_forfeit(tmp_path: Path) -> None:
    bad = program(tmp_path, SEATED.format(turn="print('nonsense', flush=True)"))
    figures = play_match(MatchPlan.make("azul(players=3)", ["greedy", bad, "greedy"]), 1).summary()
    assert (figures["wins"], figures["draws"]) == ([0, 0, 0], 3)
    assert figures["shares"] == [0.5, 0, 0.5]


def test_a_program_that_never_starts_is_given_up(tmp_path: Path) -> None:
    count = tmp_path / "count"
    bad = program(tmp_path, f"open({str(count)!r}, 'a').write('x'); raise SystemExit")
    figures = play_match(MatchPlan.make("zaic", ["greedy", bad]), 4).summary()
    assert figures["forfeits"] == [0, 8]
    assert count.read_text() == "xxx"
    assert any("is not tried again" in fault["message"] for fault in figures["messages"])


def test_the_command_tells_why_a_program_lost() -> None:
    text = run("arena", "zaic", "greedy", "exec:false", "--pairs", "1")
    assert "exec:false forfeited 2 games: it ended with code 1" in text


# ---- the ladder -----------------------------------------------------------------------------


def test_a_ladder_is_written_into_its_place(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    page.write_text("# Strength\n\nWords before.\n")
    options = ("--bot", "random", "--bot", "greedy", "--file", str(page), "--write")
    ladder = ("ladder", "zaic", "--pairs", "2", *options)
    run(*ladder)
    first = page.read_text()
    assert "Words before." in first
    assert "| `greedy` |" in first
    assert "| `random` |" in first
    assert machine() in first
    page.write_text(first + "\nWords after.\n")
    run("ladder", "azul", "--pairs", "1", *options)
    run(*ladder)
    text = page.read_text()
    assert text.startswith(first)
    assert "Words after." in text
    assert text.count("<!-- ladder zaic() -->") == text.count("<!-- ladder azul") == 1


def test_a_ladder_takes_the_bots_it_is_told() -> None:
    rungs = ("--bot", "random", "--bot", "greedy", "--bot", "greedy")
    found = json.loads(run("ladder", "zaic", "azul", *rungs, "--pairs", "1", "--json"))
    assert [(match["spec"][:4], match["bots"]) for match in found] == [
        ("zaic", ["greedy", "random"]),
        ("zaic", ["greedy", "greedy"]),
        ("azul", ["greedy", "random"]),
        ("azul", ["greedy", "greedy"]),
    ]


@pytest.mark.parametrize(
    ("higher", "lower", "winner", "said"),
    [("novice", "uct", 1, True), ("novice", "uct", 0, False), ("greedy", "random", 1, False)],
)
def test_a_level_below_a_baseline_is_explained(higher: str, lower: str, winner: int, said: bool) -> None:
    tally = Tally(MatchPlan.make("zaic", [higher, lower]))
    for number, seats in enumerate(tally.plan.seatings()):
        tally.add(outcome(number, seats, [seats.index(winner)]))
    assert (f"`{higher}` loses to `{lower}` and yet stands above it" in section([Result(tally, None)])) == said


def test_no_host_is_named() -> None:
    assert os.uname().nodename not in machine()
