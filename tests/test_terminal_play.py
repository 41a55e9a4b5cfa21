"""The table in the terminal, played through a real pseudo-terminal."""

import os
import pty
import re
import select
import signal
import sys
import threading
import time
from pathlib import Path

import pytest
from rich.console import Console

import faience
from faience import Record
from faience.bots import Level
from faience.bots.external import Patience
from faience.bots.levels import Effort
from faience.cli.company import Company
from faience.cli.play import Table
from faience.cli.telling import record_names, result_line
from faience.games.registry import KINDS

PROGRAM = Path(sys.executable).with_name("faience")


class Terminal:
    """A program in a terminal of 80 columns: what it prints, what is typed."""

    def __init__(self, state_home: Path, *arguments: str, language: str = "en_GB.UTF-8") -> None:
        environment = {
            **os.environ,
            "XDG_STATE_HOME": str(state_home),
            "LC_ALL": language,
            "TERM": "xterm-256color",
            "COLUMNS": "80",
        }
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            os.execve(PROGRAM, [str(PROGRAM), *arguments], environment)
        self.printed = ""

    def until(self, *texts: str, seconds: float = 20) -> str:
        """What is printed up to the first of the texts."""
        end = time.monotonic() + seconds
        while not any(text in self.printed for text in texts):
            ready, _, _ = select.select([self.screen], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"none of {texts} in {self.printed!r}"
            try:
                self.printed += os.read(self.screen, 65536).decode(errors="replace")
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


@pytest.mark.parametrize("spec", [*KINDS, "azul(wall=grey)", "azul(players=3,wall=grey,joker=true)"])
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
    assert re.search(r"[1-5c][BYRKW][1-5-] +\S+ +\d+% +\d \w+ from ", terminal.until(PROMPT))
    terminal.type("q")
    assert "--continue" in terminal.until("--continue")
    assert terminal.ended() == 0


def test_pavilion_says_why_a_colour_does_not_suit_and_takes_kept_tiles_in_any_order() -> None:
    stars = "/".join(["......"] * 7)
    position = f"pavilion 1 0 0 0 0 -/-/-/-/- - P2G2O2Y2B2 P15G19O20Y19B20R22 - 5:P5G1Y1:.:{stars} 5:-:.:{stars}"
    state = faience.position(position)
    assert state.game.kind.spelled("pass:yPP") == "pass:PPY"
    assert state.game.kind.explains("SE1=B")
    assert "yellow" in state.game.kind.why_not(state, "SE1=B", "en")
    state.play(state.game.kind.spelled("pass:ypp"))
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
        terminal.ended()
    assert kept(tmp_path)[0].events == record.events


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
        ("azul", "fr_FR.UTF-8", ["Un maître jouerait", "chances de victoire", "\xa0% ", "→ Kiln\xa0: "]),
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


def test_a_hint_can_be_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    state = faience.load("azul").start()
    state.deal(faience.Rng(1))
    monkeypatch.setattr("faience.cli.play.ADVISER", Level("endless", {"azul": Effort(10**12)}))
    monkeypatch.setattr("faience.cli.play._HINT_MS", None)
    shown = Console(record=True)
    table = Table(Record(state.game), Company(state.game, {}), faience.Rng(1), "en", shown)
    stop = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    begun = time.monotonic()
    stop.start()
    table._hint(state)
    assert time.monotonic() - begun < 10
    assert "No hint, then." in shown.export_text()


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
    table = Table(Record(game, {"Seat0": "Test"}), company, faience.Rng(1), "en", shown)
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
