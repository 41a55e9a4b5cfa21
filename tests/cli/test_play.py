"""The table in the terminal, played through a real pseudo-terminal."""

import codecs
import os
import pty
import re
import select
import shutil
import signal
import sys
import threading
import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

import faience
from faience import Record
from faience.bots import Level
from faience.bots.external import Patience
from faience.bots.levels import Effort
from faience.bots.playing import seeded_game
from faience.cli.company import Company
from faience.cli.play import TerminalTable
from faience.cli.telling import record_names, result_line, tell, verdict_line
from faience.games.registry import GAMES
from tests.azul import tables as azul_table
from tests.pavilion import tables as pavilion_table
from tests.pavilion.tables import Player

PROGRAM = Path(sys.executable).with_name("faience")


class Terminal:
    """A program in a terminal of 80 columns and 24 lines: what it prints, what is typed."""

    def __init__(self, state_home: Path, *arguments: str, language: str = "en_GB.UTF-8", **more: str) -> None:
        environment = {
            **os.environ,
            "XDG_STATE_HOME": str(state_home),
            "LC_ALL": language,
            "TERM": "xterm-256color",
            "COLUMNS": "80",
            "LINES": "24",
            **more,
        }
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            os.execve(PROGRAM, [str(PROGRAM), *arguments], environment)
        self.printed = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def until(self, *texts: str, seconds: float = 20) -> str:
        """What is printed up to the first of the texts."""
        end = time.monotonic() + seconds
        while not any(text in self.printed for text in texts):
            ready, _, _ = select.select([self.screen], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"none of {texts} in {self.printed!r}"
            try:
                self.printed += self._decoder.decode(os.read(self.screen, 65536))
            except OSError:
                self.printed += END
                assert END in texts, f"the program ended: {self.printed!r}"
        place = min(self.printed.index(text) + len(text) for text in texts if text in self.printed)
        seen, self.printed = self.printed[:place], self.printed[place:]
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", seen)

    def type(self, text: str) -> None:
        os.write(self.screen, f"{text}\n".encode())

    def ended(self) -> int:
        while True:
            try:
                if not os.read(self.screen, 65536):
                    break
            except OSError:
                break
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


PROMPT = "(? for help): "
END = "\x04"
"""The program has ended."""


def kept(state_home: Path) -> list[Record]:
    return [Record.load(file) for file in sorted((state_home / "faience").glob("*.record"))]


@pytest.mark.parametrize("spec", [*GAMES, "azul(wall=grey)", "azul(players=3,wall=grey,joker=true)"])
def test_a_whole_game_is_played_from_the_list(spec: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", spec, "--seed", "3", "--names", "Ana")
    while not (seen := terminal.until(PROMPT, END)).endswith(END):
        terminal.type("l")
        terminal.until(PROMPT)
        terminal.type("1")
    [record] = kept(tmp_path)
    assert record.over
    assert record.tags["Seat0"] == "Ana"
    assert result_line(record.state, record_names(record, "en"), "en") in " ".join(seen.split())


def test_moves_are_typed_taken_back_and_refused_with_a_reason(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "5")
    terminal.until(PROMPT)
    terminal.type("9Z")
    assert "“9Z” is no move" in terminal.until(PROMPT)
    terminal.type("1k2")  # whatever the case
    assert "Player 1 took 2 black from factory 1 to line 2" in terminal.until(PROMPT)
    terminal.type("1K2")
    assert "1K2 is not possible: factory 1 is empty." in terminal.until(PROMPT)
    terminal.type("u")
    assert "Taken back." in terminal.until(PROMPT)
    terminal.type("u")
    assert "nothing to take back" in terminal.until(PROMPT)
    terminal.type("h")
    assert re.search(r"[1-5c][BYRKW][1-5-] +\d+% +\d+:\d+ +\d \w+ from ", terminal.until(PROMPT))
    terminal.type("q")
    assert "--continue" in terminal.until("--continue")
    assert terminal.ended() == 0


@pytest.mark.parametrize(
    ("language", "verdicts"),
    [
        ("en", ("You have won, 13 to 5.", "You have lost, 5 to 13.", "You share the victory.")),
        ("fr", ("Vous avez gagné, 13 à 5.", "Vous avez perdu, 5 à 13.", "Vous partagez la victoire.")),
        ("hu", ("Nyertél: 13–5.", "Vesztettél: 5–13.", "Osztozol a győzelmen.")),
    ],
)
def test_the_end_says_whether_you_won(language: str, verdicts: tuple[str, str, str]) -> None:
    row = azul_table.board({1: "B"}, wall={1: ".YRKW"}, score=7, floor="m")
    for other, seats in ((azul_table.board({3: "KKK"}, score=4), (0, 1)), (replace(row, score=6, floor=""), (0,))):
        state = azul_table.table(centre="W", boards=[row, other])
        state.play("cW5")
        told = [verdict_line(state, seat, language) for seat in seats]
        assert told == list(verdicts[:2] if len(seats) == 2 else verdicts[2:])


def test_who_plays_alone_against_bots_reads_the_verdict_with_the_result() -> None:
    game = faience.load("zaic")
    shown = Console(record=True, width=200)
    record = seeded_game(game, "greedy", 1)
    last = record.events[-1]
    record.truncate(len(record.events) - 1)
    table = TerminalTable(record, Company(game, {last.seat: ("greedy", 1)}), faience.Rng(1), "en", shown)
    table.play()
    end = shown.export_text().rstrip().splitlines()[-1]
    assert end == f"{verdict_line(record.state, 1 - last.seat, 'en')} {result_line(record.state, table.names, 'en')}"


# ---- lists and explanations --------------------------------------------------------------------------------------


def test_a_long_list_has_pages_and_a_number_chooses_from_any(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "5")
    terminal.until(PROMPT)
    terminal.type("l")
    first = terminal.until(PROMPT)
    assert "  2 black    13  1K1  line 1   0   14  1K2  line 2  +1   15  1K3  line 3   0\r\n" in first
    assert "Page 1 of 2; Enter shows the next one" in first
    assert "Factory 4" not in first
    terminal.type("")
    second = terminal.until(PROMPT)
    assert "Factory 4" in second
    assert "Page 2 of 2" in second
    assert "Legal moves" not in second
    terminal.type("")
    assert "list the legal moves" in terminal.until(PROMPT), "after the last page Enter helps, as ever"
    for page in ("Page 1 of 2", "Page 2 of 2", "Page 1 of 2"):
        terminal.type("l")
        assert page in terminal.until(PROMPT)
    number = re.search(r"(\d+)  3B2  line 2", second)
    assert number
    terminal.type(number[1])
    assert "Player 1 took 2 blue from factory 3 to line 2" in terminal.until(PROMPT)
    terminal.type("q")
    terminal.ended()


def test_on_a_high_screen_a_list_has_one_page(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "5", LINES="60")
    terminal.until(PROMPT)
    terminal.type("l")
    seen = terminal.until(PROMPT)
    assert "Factory 5" in seen
    assert "Page" not in seen
    terminal.type("q")
    terminal.ended()


def test_the_beginning_of_a_move_lists_those_that_begin_so(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "5")
    terminal.until(PROMPT)
    for said in ("l 1k", "1k", "1K"):
        terminal.type(said)
        seen = terminal.until(PROMPT)
        assert re.findall(r"\d+  (\S+)  (?:line|floor)", seen) == ["1K1", "1K2", "1K3", "1K4", "1K5", "1K-"]
    terminal.type("2")
    assert "Player 1 took 2 black from factory 1 to line 2" in terminal.until(PROMPT)
    terminal.type("l 1")
    assert "No legal move begins with “1”." in terminal.until(PROMPT)
    terminal.type("q")
    terminal.ended()


def test_passes_are_listed_compactly_and_all_of_them_when_asked() -> None:
    state = pavilion_table.table(Player("PGOYBB"), Player("GOY"), marker=1)
    passes = [move for move in state.legal_texts() if move.startswith("pass:")]
    assert len(passes) > 20
    shown = Console(record=True, width=80, height=200)
    table = TerminalTable(Record(state.game), Company(state.game, {}), faience.Rng(1), "en", shown)
    table._list(state, "", whole=False)
    compact = shown.export_text()
    assert compact.count("pass:") == 6
    assert f"and {len(passes) - 6} more; l pass lists all of them" in compact
    table._list(state, "pass", whole=True)
    assert sorted(re.findall(r"pass:\S+", shown.export_text())) == sorted(passes)


@pytest.mark.parametrize(
    ("language", "example", "cell"),
    [
        ("en_GB.UTF-8", r"For example, (\S+): ", "To choose a cell of the wall"),
        ("fr_FR.UTF-8", r"Par exemple, (\S+)\xa0: ", "Pour choisir une case du mur"),
        ("hu_HU.UTF-8", r"Például (\S+): ", "A fal egy mezőjét"),
    ],
)
def test_what_is_new_is_explained_once_with_a_move_that_can_be_played(
    language: str, example: str, cell: str, tmp_path: Path
) -> None:
    terminal = Terminal(tmp_path, "play", "azul(wall=grey)", "--seed", "3", language=language)
    told, examples = "", []
    while not (seen := terminal.until("(?", "(súgó", END)).endswith(END):
        told += seen
        if move := re.search(example, seen):
            examples.append(move[1])
            terminal.type(move[1])
        else:
            terminal.type("l")
            terminal.until("(?", "(súgó")
            terminal.type("1")
    assert [("@" in move) for move in examples] == [False, True], "once for taking, once for the wall"
    assert told.count(cell) == 1
    [record] = kept(tmp_path)
    played = [event.text for event in record.events if hasattr(event, "seat")]
    assert [move for move in played if move in examples][:1] == examples[:1]
    assert examples[1] in played


@pytest.mark.parametrize("spec", GAMES)
@pytest.mark.parametrize(
    ("language", "example"),
    [("en", r"For example, (\S+): "), ("fr", r"Par exemple, (\S+)\xa0: "), ("hu", r"Például (\S+): ")],
)
def test_the_help_begins_with_a_move_of_the_position_that_is_no_floor_move(
    spec: str, language: str, example: str
) -> None:
    rng, state = faience.Rng(4), faience.load(spec).start()
    if state.to_move == faience.CHANCE:
        state.deal(rng)
    shown = Console(record=True, width=80, height=40)
    table = TerminalTable(Record(state.game), Company(state.game, {}), rng, language, shown)
    table._help(state)
    helped = shown.export_text()
    move = re.match(example, helped)
    assert move
    assert state.is_legal(move[1])
    assert not move[1].endswith("-")
    assert max(map(len, helped.splitlines())) <= 80
    assert f"l {move[1][:2]} " in helped
    table._move(state, "nonsense")
    assert move[1] in shown.export_text(), "who typed no move sees the same one"


@pytest.mark.parametrize("language", ["en", "fr", "hu"])
@pytest.mark.parametrize("joker", ["false", "true"])
def test_the_help_speaks_of_jokers_only_where_there_are_any(language: str, joker: str) -> None:
    state = faience.load(f"azul(joker={joker})").start()
    state.deal("BBRK/YYWR/KKBB/WWRY/BYRK")
    shown = Console(record=True, width=80, height=40)
    TerminalTable(Record(state.game), Company(state.game, {}), faience.Rng(1), language, shown)._help(state)
    assert ("3RJ2/1" in shown.export_text(clear=False)) == (joker == "true")
    assert ("joker" in shown.export_text()) == (joker == "true")


def test_pavilion_says_why_a_colour_does_not_suit_and_takes_kept_tiles_in_any_order() -> None:
    stars = "/".join(["......"] * 7)
    position = f"pavilion 1 0 0 0 0 -/-/-/-/- - P2G2O2Y2B2 P15G19O20Y19B20R22 - 5:P5G1Y1:.:{stars} 5:-:.:{stars}"
    state = faience.position(position)
    assert state.game.definition.spelled("pass:yPP") == "pass:PPY"
    assert "yellow" in state.game.why_not(state, "SE1=B")
    state.play(state.game.definition.spelled("pass:ypp"))
    assert state.view().boards[0].kept == "PPY"


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "5")
    terminal.until(PROMPT)
    terminal.type("1K2")
    terminal.until(PROMPT)
    terminal.type(f"s {tmp_path}/kitchen.record")
    terminal.until(PROMPT)
    os.close(terminal.screen)  # the window is closed
    os.waitpid(terminal.pid, 0)
    [record] = kept(tmp_path)
    assert Record.load(tmp_path / "kitchen.record").events == record.events
    for arguments in (("--continue",), ("--resume", f"{tmp_path}/kitchen.record")):
        terminal = Terminal(tmp_path, "play", *arguments)
        assert "Going on with a kept game." in terminal.until("kept game.")
        assert "K  K" in terminal.until(PROMPT)
        terminal.type("q")
        assert f"Go on with: {program()} play {' '.join(arguments)}" in terminal.until(arguments[-1])
        terminal.ended()
    assert kept(tmp_path)[0].events == record.events


def program() -> str:
    """What the program calls itself here."""
    return os.path.relpath(PROGRAM) if shutil.which("faience") != str(PROGRAM) else "faience"


def test_who_gave_no_name_is_called_in_the_language_of_who_goes_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "zaic", "--seed", "5")
    terminal.until("Player 1, your move")
    terminal.type("Qh8")
    terminal.until(PROMPT)
    terminal.type("q")
    terminal.ended()
    assert "Seat0" not in kept(tmp_path)[0].tags
    terminal = Terminal(tmp_path, "play", "--continue", language="hu_HU.UTF-8")
    terminal.until("1. játékos, te jössz")
    terminal.type("q")
    terminal.ended()


def test_commands_may_be_typed_in_capitals(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "zaic", "--seed", "5")
    terminal.until(PROMPT)
    terminal.type("L")
    assert "2×2 (Q), 8 left" in terminal.until(PROMPT)
    terminal.type("HELP")
    assert "undo: take back your last move" in terminal.until(PROMPT)
    terminal.type("Q")
    assert "Goodbye." in terminal.until("Goodbye.")
    assert terminal.ended() == 0


def test_arrows_bring_back_what_was_typed(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "zaic", "--seed", "5", language="C.UTF-8")
    terminal.until(PROMPT)
    terminal.type("Sh9")
    assert "Sh9 is not possible" in terminal.until(PROMPT)
    terminal.type("\x1b[A\x7f8")
    assert "Player 1 laid a 1×1 at h8" in terminal.until(PROMPT)
    terminal.type("q")
    terminal.ended()


@pytest.mark.parametrize("after", ["undo", "resume"])
def test_a_round_is_scored_whole_after_an_undo_and_where_a_game_goes_on(after: str) -> None:
    record = seeded_game(faience.load("pavilion"), "greedy", 1)
    first = next(place for place, state in enumerate(record.states()) if state.round == 2)
    whole = [line for line in tell(record, "en") if line.startswith(("Round 1 is over", "  Player"))][:3]
    move = record.events[first - 1]
    record.truncate(first - 1)
    table = TerminalTable(record, Company(record.game, {}), faience.Rng(1), "en", Console())
    if after == "undo":
        record.play(move.text)
        table._undo(move.seat)
    before = record.state
    record.play(move.text)
    _, *told = table.teller.tell(move, before, record.state)
    assert told == whole


def test_a_table_left_before_its_first_move_hides_no_kept_game(tmp_path: Path) -> None:
    for moves in (["1K2"], []):
        terminal = Terminal(tmp_path, "play", "--seed", "5")
        for move in [*moves, "q"]:
            terminal.until(PROMPT)
            terminal.type(move)
        terminal.ended()
    terminal = Terminal(tmp_path, "play", "--continue")
    assert "K  K" in terminal.until(PROMPT)
    terminal.type("q")
    terminal.ended()
    assert len(kept(tmp_path)) == 1


def test_saving_overwrites_no_other_file(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("poem")
    terminal = Terminal(tmp_path, "play", "--seed", "5")
    for name, answer in (("precious.txt", "already"), ("mine.record", "Saved."), ("mine.record", "Saved.")):
        terminal.until(PROMPT)
        terminal.type(f"s {tmp_path}/{name}")
        terminal.until(answer)
    terminal.type("q")
    terminal.ended()
    assert precious.read_text() == "poem"


def test_no_kept_file_tells_the_seed(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "987654321")
    terminal.until(PROMPT)
    terminal.type("l")
    terminal.until(PROMPT)
    terminal.type("1")
    terminal.until(PROMPT)
    terminal.type("q")
    terminal.ended()
    [file] = (tmp_path / "faience").iterdir()
    assert "987654321" not in file.read_text()


def test_two_people_cannot_take_back_a_deal_they_have_seen(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seats", "you,you", "--seed", "2")
    while "Round 2:" not in terminal.until(PROMPT):
        terminal.type("l")
        terminal.until(PROMPT)
        terminal.type("1")
    terminal.type("u")
    assert "cannot be taken back" in terminal.until(PROMPT)
    terminal.type("q")
    terminal.ended()


@pytest.mark.parametrize(
    ("language", "prompt"),
    [("fr_FR.UTF-8", "à vous de jouer"), ("hu_HU.UTF-8", "te jössz"), ("de_DE.UTF-8", "your move")],
)
def test_it_speaks_the_language_of_the_environment(language: str, prompt: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", language=language)
    terminal.until(prompt)
    terminal.type("\x04")
    assert terminal.ended() == 0


@pytest.mark.parametrize(
    ("spec", "language", "words"),
    [
        ("azul", "en_GB.UTF-8", ["A master would play", "from factory", "% ", "→ Kiln: "]),
        ("azul", "fr_FR.UTF-8", ["Un maître jouerait", "chances de gagner", "\xa0% ", "→ Kiln\xa0: "]),
        ("azul(players=3)", "hu_HU.UTF-8", ["Egy mester ezt lépné", "nyerési esély", "% ", "→ Kiln: "]),
        ("pavilion", "en_GB.UTF-8", ["A master would play", " from factory ", "→ Kiln: "]),
        ("zaic", "en_GB.UTF-8", ["A master would play", " at h8", "→ Kiln: "]),
    ],
)
def test_a_hint_tells_the_best_moves_and_what_should_follow(
    spec: str, language: str, words: list[str], tmp_path: Path
) -> None:
    terminal = Terminal(tmp_path, "play", spec, "--seed", "5", language=language)
    terminal.until("?")
    terminal.type("h")
    begun = time.monotonic()
    seen = terminal.until("(?", "(súgó")
    assert time.monotonic() - begun < 5, "a second, on a machine that has one to spare"
    for word in words:
        assert word in seen
    terminal.type("q")
    terminal.ended()


@pytest.mark.usefixtures("ctrl_c")
def test_a_hint_can_be_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    state = faience.load("azul").start()
    state.deal(faience.Rng(1))
    monkeypatch.setattr("faience.cli.play.ADVISER", Level("endless", {"azul": Effort(10**12)}))
    monkeypatch.setattr("faience.cli.play._HINT_MS", None)
    shown = Console(record=True)
    table = TerminalTable(Record(state.game), Company(state.game, {}), faience.Rng(1), "en", shown)
    stop = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    begun = time.monotonic()
    stop.start()
    table._hint(state)
    assert time.monotonic() - begun < 10
    assert "No hint, then." in shown.export_text()


class Slow(Company):
    """A bot that takes its time for the first move."""

    def choose(self, record: Record) -> int:
        time.sleep(0 if record.events[1:] else 0.5)
        return super().choose(record)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Kiln is thinking…"), ("fr", "Kiln réfléchit…"), ("hu", "Kiln gondolkodik…")],
)
def test_who_waits_long_is_told_why(language: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.cli.play._SILENCE", 0.1)
    game = faience.load("azul(players=3)")
    company = Slow(game, {0: ("random", 1), 1: ("random", 2)})
    shown = Console(record=True, width=200)
    table = TerminalTable(Record(game, {"Seat0": "Kiln", "Seat1": "Cobalt"}), company, faience.Rng(1), language, shown)
    for _ in range(3):
        table._step()
    seen = shown.export_text()
    assert seen.count(told) == 1
    assert told.replace("Kiln", "Cobalt") not in seen


# ---- programs of others ------------------------------------------------------------------------------------------

BOT = f"exec:{sys.executable} examples/bot.py"
FAULTY = {
    "crashes": "raise SystemExit('no licence')",
    "hangs": "import time; print('hello 1 Test', flush=True); time.sleep(60)",
    "lies": "print('hello 1 Test'); input(); input(); print('ready', flush=True); input(); print('move 9', flush=True)",
}


def test_a_program_of_others_plays_a_whole_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "zaic", "--seats", f"you,{BOT}", "--names", "Ana,Leader")
    while not (seen := terminal.until(PROMPT, END)).endswith(END):
        terminal.type("l")
        terminal.until(PROMPT)
        terminal.type("1")
    [record] = kept(tmp_path)
    assert record.over
    assert "is out" not in seen
    assert record.tags["Player1"] == BOT


@pytest.mark.parametrize("fault", FAULTY)
def test_a_program_at_fault_loses_its_seat_and_the_game_goes_on(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bot.py"
    file.write_text(FAULTY[fault])
    monkeypatch.setattr("faience.cli.company.Patience", lambda: Patience(hello=2, grace=0.5))
    game = faience.load("zaic")
    command = f"exec:{sys.executable} -S -E {file}:ms=100"
    company = Company(game, {0: (command, 1), 1: ("novice", 2)})
    shown = Console(record=True, width=200)
    table = TerminalTable(Record(game, {"Seat0": "Test"}), company, faience.Rng(1), "en", shown)
    table.play()
    company.close()
    assert table.record.over
    assert table.record.tags["Player0"] == "steady"
    seen = shown.export_text()
    assert seen.count("Test is out: the program") == 1
    assert command in seen, "who sits here named the program, and may know what befell it"


def test_a_command_may_have_commas_and_an_unknown_program_is_refused(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "zaic", "--seats", 'you,"exec:nosuchprogram --sizes 3,4"')
    assert "there is no program 'nosuchprogram'" in terminal.until(END)
    assert terminal.ended() == 2


def test_only_a_game_kept_here_starts_programs_again(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "zaic", "--seats", f"you,{BOT}")
    terminal.until(PROMPT)
    terminal.type("Qh8")
    terminal.until(PROMPT)
    file = tmp_path / "game.record"
    terminal.type(f"s {file}")
    terminal.until(PROMPT)
    terminal.type("q")
    terminal.ended()
    for arguments, started in (
        (["--continue"], True),
        (["--resume", str(file), "--seats", f"you,{BOT}"], True),
        (["--resume", str(file)], False),
    ):
        terminal = Terminal(tmp_path, "play", *arguments)
        seen = terminal.until(PROMPT)
        terminal.type("q")
        terminal.ended()
        assert ("A saved game starts no programs" in seen) != started


def test_a_record_of_a_table_elsewhere_goes_on_without_its_programs(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text('[Game "zaic()"]\n[Seat1 "Alice"]\n[Player0 "you"]\n[Player1 "Alice"]\n\nQh8\n')
    terminal = Terminal(tmp_path, "play", "--resume", str(file))
    assert "Alice is out: the program is no longer available." in terminal.until(PROMPT)
    terminal.type("q")
    assert terminal.ended() == 0


@pytest.mark.usefixtures("ctrl_c")
def test_who_interrupts_a_program_leaves_and_ends_it(tmp_path: Path) -> None:
    file, begun = tmp_path / "bot.py", tmp_path / "begun"
    file.write_text(f"import os, time; open({str(begun)!r}, 'w').write(str(os.getpid())); time.sleep(60)")
    terminal = Terminal(tmp_path, "play", "zaic", "--seats", f"exec:{sys.executable} -S -E {file},you")
    while not begun.exists() or not begun.read_text():
        time.sleep(0.01)
    os.write(terminal.screen, b"\x03")
    assert "Goodbye." in terminal.until("Goodbye.")
    assert terminal.ended() == 0
    with pytest.raises(ProcessLookupError):
        os.kill(int(begun.read_text()), 0)
