"""The table in the terminal, played through a real pseudo-terminal."""

import os
import pty
import re
import select
import sys
import time
from pathlib import Path

import pytest

import faience
from faience import Record
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
    assert re.search(r"1K2 +\+1", terminal.until(PROMPT))
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
