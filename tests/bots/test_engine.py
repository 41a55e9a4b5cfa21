"""The line protocol from the bot's side: `faience engine`, as docs/bot-protocol.md describes it."""

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

import faience
from faience.bots import Stop
from faience.bots import engine as engine_module
from faience.bots.engine import Engine
from faience.bots.external import record_line
from faience.bots.playing import seeded_game
from faience.games.registry import all_specs

PROGRAM = Path(sys.executable).with_name("faience")
PAGE = Path(__file__).parents[2] / "docs" / "bot-protocol.md"


def answers(*lines: str, bot: str = "greedy") -> list[str]:
    said: list[str] = []
    Engine(bot, 0, said.append).converse(lines)
    return said


def test_the_conversation_of_the_page_takes_place() -> None:
    conversation = re.search(r"```\n(> hello.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert conversation is not None
    with subprocess.Popen(
        [PROGRAM, "engine", "greedy"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for line in conversation[1].splitlines():
            if line.startswith("> "):
                program.stdin.write(line[2:] + "\n")
                program.stdin.flush()
            else:
                assert program.stdout.readline() == line[2:] + "\n"
        assert program.wait(timeout=10) == 0


@pytest.mark.parametrize("spec", all_specs())
def test_it_answers_with_a_legal_move_in_every_game(spec: str) -> None:
    record = seeded_game(faience.load(spec), "random", 3)
    record.truncate(len(record.events) // 2)
    if record.awaits_deal:
        record.deal(faience.Rng(1))
    here = f"record {record_line(record)}", "go"
    there = f"position {record.state.position()}", "go"
    _, by_record = answers(f"newgame {spec} seat 0 seed 5", *here)
    _, by_position = answers(f"newgame {spec} seat 0 seed 5", *there)
    assert by_record == by_position
    assert by_record.removeprefix("move ") in record.state.legal_texts()


def test_the_seed_of_a_game_decides_its_dice() -> None:
    new, go = "newgame azul seat 0 seed {}", ("record <BBRK/YYWR/KKBB/WWRY/BYRK>", "go")
    first = [answers(new.format(seed), *go, bot="random") for seed in range(8)]
    assert first == [answers(new.format(seed), *go, bot="random") for seed in range(8)]
    assert len({tuple(said) for said in first}) > 1


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        (["hello 9"], "version 1 of the protocol is spoken here, not '9'"),
        (["dance"], "'dance' is no word of the protocol"),
        (["newgame"], "newgame names the spec of its game"),
        (["newgame chess"], "there is no game 'chess'"),
        (["newgame azul seed x"], "a seed is a number"),
        (["record Qh8"], "newgame comes first"),
        (["go"], "newgame comes first"),
        (["newgame azul", "go"], "it is no seat's turn"),
        (["newgame zaic", "record Qa1"], "Qa1"),
        (["newgame zaic", "position azul 1"], "position"),
        (["newgame zaic", "go ms soon"], "a limit like nodes=1000, ms=100"),
    ],
)
def test_what_it_cannot_read_is_an_error_and_the_talk_goes_on(lines: list[str], error: str) -> None:
    *_, last, hello = answers(*lines, "hello 1")
    assert last.startswith("error ")
    assert error in last
    assert hello == "hello 1 Faience greedy"


class Ponderer:
    """Thinks until it is told to stop, as a bot that searches does."""

    def __init__(self) -> None:
        self.limit: object = None

    def choose(self, state: faience.State, limit: object, stop: Stop) -> int:
        self.limit = limit
        while not stop.is_set():
            time.sleep(0.001)
        return state.legal_moves()[0]


@pytest.mark.parametrize("word", ["stop", "quit"])
def test_a_bot_that_thinks_can_be_stopped(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    ponderer = Ponderer()
    monkeypatch.setattr(engine_module, "bot", lambda _name, _seed: ponderer)
    said = answers("newgame zaic", "go nodes 1000 ms 5000", word)
    assert said == ["ready", "move Hh8"]
    assert str(ponderer.limit) == "nodes=1000,ms=5000"


def test_a_stop_right_after_go_is_heard() -> None:
    begun = time.monotonic()
    said = answers("newgame azul", "record <BBRK/YYWR/KKBB/WWRY/BYRK>", *["go ms 60000", "stop"] * 10, bot="master")
    assert len([answer for answer in said if answer.startswith("move ")]) == 10
    assert time.monotonic() - begun < 30


def test_a_stop_that_crosses_the_answer_spoils_no_later_move() -> None:
    here = "newgame azul seat 0 seed 1", "record <BBRK/YYWR/KKBB/WWRY/BYRK>"
    crossed = answers(*here, "stop", "go", "stop", "hello 1", "stop", "go", bot="casual")
    assert crossed[-1] == answers(*here, "go", bot="casual")[-1]


def test_a_bot_that_fails_is_reported() -> None:
    class Broken:
        def choose(self, state: faience.State, limit: object = None, stop: object = None) -> int:  # noqa: ARG002
            raise ZeroDivisionError("division\nby zero")

    said: list[str] = []
    engine = Engine("random", 0, said.append)
    engine.converse(["newgame zaic"])
    engine._bot = Broken()  # type: ignore[assignment]
    engine.converse(["go"])
    assert said[-1] == "error ZeroDivisionError: division by zero"
