"""The line protocol from the table's side: bots of others, the good ones and all the others."""

import os
import re
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import faience
from faience.bots.external import BotFault, Patience, Program
from faience.bots.limit import Limit

BRIEF = Patience(hello=2, grace=0.3, move=0.5)
HELLO = 'input(); print("hello 1 Test", flush=True); input(); print("ready", flush=True); '
"""The start of a bot that takes its seat."""
TURN = HELLO + "input(); input(); "
"""And of one whose turn it is."""

Make = Callable[[str], Program]


@pytest.fixture
def make(tmp_path: Path, request: pytest.FixtureRequest) -> Make:
    """Makes a program of a piece of Python."""

    def program(code: str) -> Program:
        file = tmp_path / "bot.py"
        file.write_text(textwrap.dedent(code), encoding="utf-8")
        made = Program([sys.executable, "-S", "-E", str(file)], BRIEF)
        request.addfinalizer(made.close)
        return made

    return program


def first_move(program: Program, limit: Limit | None = None) -> str:
    record = faience.Record(faience.load("zaic"))
    program.new_game(record.game, seat=0, seed=1)
    return record.game.text(program.choose_in(record, limit))


def test_a_good_bot_plays(make: Make) -> None:
    program = make(TURN + 'print("info thinking", "move Qh8", sep=chr(10), flush=True); input()')
    assert first_move(program) == "Qh8"
    assert program.name == "Test"
    program.close()
    assert not program.running


def test_it_is_told_where_it_sits_and_what_was_played(make: Make, tmp_path: Path) -> None:
    log = tmp_path / "log"
    program = make(f"""
        import sys
        for line in sys.stdin:
            with open({str(log)!r}, "a") as log:
                log.write(line)
            word = line.split()[0]
            answer = dict(hello="hello 1 Test", newgame="ready", go="move 1B2").get(word)
            if answer:
                print(answer, flush=True)
    """)
    record = faience.Record(faience.load("azul"))
    program.new_game(record.game, seat=0, seed=17)
    record.deal("BBRK/YYWR/KKBB/WWRY/BYRK")
    program.choose_in(record, Limit(nodes=5, ms=100))
    program.choose(record.state)
    program.close()
    assert log.read_text().splitlines() == [
        "hello 1",
        "newgame azul(players=2,wall=coloured,joker=false) seat 0 seed 17",
        "record <BBRK/YYWR/KKBB/WWRY/BYRK>",
        "go nodes 5 ms 100",
        f"position {record.state.position()}",
        "go",
        "quit",
    ]


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("import sys; sys.exit(3)", "ended with code 3"),
        ("raise SystemExit('no licence')", "ended with code 1; its last words: 'no licence'"),
        ("input(); print('hello 2 Test', flush=True); input()", "speaks version '2' of the protocol, not 1"),
        ("input(); print('hi', flush=True); input()", "answered 'hi' to hello; 'hello' was expected"),
        (HELLO.replace("ready", "error only chess here"), "reports an error: 'only chess here'"),
        (HELLO + "1 / 0", "ended with code 1; its last words: 'ZeroDivisionError: division by zero'"),
        (HELLO + "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", "ended with code -11"),
        (HELLO + "import os, time; os.close(1); time.sleep(9)", "closed its output"),
        (HELLO + "import time; time.sleep(9)", "gave no answer to go within 0.5 seconds"),
        (TURN + "print('move Qz9', flush=True); input()", "answered 'Qz9', which is no move of zaic()"),
        (TURN + "print('move Qa1', flush=True); input()", "answered Qa1, which is not legal: "),
        (TURN + "print('move', flush=True); input()", "answered '', which is no move of zaic()"),
        (TURN + "print('Qh8', flush=True); input()", "answered 'Qh8' to go; 'move' was expected"),
        (TURN + "print('\\x1b[2J', flush=True); input()", "answered '\\x1b[2J' to go"),
        (TURN + "import sys; sys.stdout.buffer.write(b'\\xff\\n')", "answered '\ufffd' to go"),
        (TURN + "print('y' * 20000, flush=True); input()", "one of more than 10000 characters"),
        (TURN + "import sys\nwhile True: sys.stdout.write('y')", "one of more than 10000 characters"),
        (TURN + "raise SystemExit(7)", "ended with code 7"),
        (
            TURN + "print('info deep', flush=True); import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
            "ended with code -9",
        ),
        (TURN + "print('move Qh', end='', flush=True); import time; time.sleep(9)", "gave no answer to go within 0.5"),
        (TURN + "print('mov', end='', flush=True)", "answered 'mov' to go; 'move' was expected"),
        (TURN + "import time; time.sleep(0.8); print('move Qh8', flush=True)", "gave no answer to go within 0.5"),
        (TURN + "print('move 3R4', flush=True); input()", "answered '3R4', which is no move of zaic()"),
        (TURN + "print('move NW3=O+2', flush=True); input()", "answered 'NW3=O+2', which is no move of zaic()"),
        (TURN + "print('move Qh8 Sh7', flush=True); input()", "answered 'Qh8 Sh7', which is no move of zaic()"),
        (TURN + "print('ready', flush=True); input()", "answered 'ready' to go; 'move' was expected"),
        (
            "input(); print('hello 1 Test', flush=True); import time; time.sleep(9)",
            "gave no answer to newgame within 2 seconds",
        ),
        (
            TURN + "import time\nwhile True: print('info', flush=True); time.sleep(0.01)",
            "gave no answer to go within 0.5 seconds",
        ),
    ],
)
def test_a_bad_bot_loses_its_seat_to_a_message(make: Make, code: str, message: str) -> None:
    program = make(code)
    began = time.monotonic()
    with pytest.raises(BotFault, match=re.escape(message)):
        first_move(program)
    assert not program.running
    assert time.monotonic() - began < 5


def test_a_bot_silent_at_hello_is_not_waited_for(make: Make) -> None:
    program = make("import time; time.sleep(60)")
    with pytest.raises(BotFault, match="gave no answer to hello within 2 seconds"):
        first_move(program)


def test_a_bot_that_speaks_out_of_turn_loses_its_seat(make: Make) -> None:
    program = make(TURN + 'print("move Qh8", "move Qh8", sep=chr(10), flush=True); input(); input()')
    record = faience.Record(faience.load("zaic"))
    program.new_game(record.game, seat=0, seed=1)
    program.choose_in(record)
    time.sleep(0.1)
    with pytest.raises(BotFault, match="said 'move Qh8' when it had not been asked"):
        program.choose_in(record)


def test_a_slow_bot_is_told_to_stop_and_may_still_answer(make: Make) -> None:
    program = make(TURN + 'assert input() == "stop"; print("move Qh8", flush=True); input()')
    assert first_move(program, Limit(ms=50)) == "Qh8"


def test_a_slow_bot_that_does_not_stop_loses_its_seat(make: Make) -> None:
    program = make(HELLO + "import time; time.sleep(60)")
    with pytest.raises(BotFault, match=r"gave no answer to go within 0\.35 seconds"):
        first_move(program, Limit(ms=50))


def test_a_bot_that_greets_unasked_is_welcome(make: Make) -> None:
    program = make("print('hello 1 Eager', flush=True); input(); input(); print('ready', flush=True); input()")
    program.new_game(faience.load("zaic"), 0, 1)
    assert program.name == "Eager"


def test_a_bot_that_reads_nothing_cannot_hold_us_up(make: Make) -> None:
    program = make(HELLO + "import time; time.sleep(60)")
    record = faience.Record(faience.load("zaic"))
    program.new_game(record.game, 0, 1)
    assert program._talk is not None
    program._talk.say("more than a pipe holds " * 100_000)
    with pytest.raises(BotFault, match="gave no answer to go"):
        program.choose_in(record)


@pytest.mark.skipif(os.name != "posix", reason="process groups are Unix's")
def test_what_a_bot_started_ends_with_it(make: Make, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    program = make(f"""
        import subprocess, sys, time
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        open({str(pid)!r}, "w").write(str(child.pid))
        print("nonsense", flush=True)
        time.sleep(60)
    """)
    with pytest.raises(BotFault):
        first_move(program)
    state = Path(f"/proc/{pid.read_text()}/stat")
    deadline = time.monotonic() + 5
    while state.exists() and state.read_text().split()[2] != "Z" and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not state.exists() or state.read_text().split()[2] == "Z"


def test_a_program_that_is_not_there_is_a_fault() -> None:
    with pytest.raises(BotFault, match="could not be started: No such file or directory"):
        first_move(Program(["/nowhere/bot"]))


def test_a_bot_at_fault_is_started_anew_for_the_next_game(make: Make, tmp_path: Path) -> None:
    once = tmp_path / "once"
    program = make(f"""
        import os, sys
        first = not os.path.exists({str(once)!r})
        open({str(once)!r}, "w").close()
        {TURN}
        print("move", "nonsense" if first else "Qh8", flush=True)
        input()
    """)
    with pytest.raises(BotFault):
        first_move(program)
    assert first_move(program) == "Qh8"


def test_an_answer_after_the_limit_is_not_taken_for_the_next_one(make: Make) -> None:
    """The bot lost its seat while it slept; the one that is started for the next game knows nothing of it."""
    program = make(TURN + "import time; time.sleep(0.7); print('move Sh8', flush=True); input()")
    for _ in range(2):
        with pytest.raises(BotFault, match=r"gave no answer to go within 0\.35 seconds"):
            first_move(program, Limit(ms=50))
        time.sleep(0.5)
    assert not program.running


def test_a_bot_that_floods_between_its_turns_loses_its_seat(make: Make) -> None:
    program = make(HELLO + "print('info', flush=True)\nwhile True: print('info and again')")
    record = faience.Record(faience.load("zaic"))
    program.new_game(record.game, seat=0, seed=1)
    time.sleep(1)
    with pytest.raises(BotFault, match="said more than 10000 lines"):
        program.choose_in(record)
    assert not program.running


def test_what_a_bot_says_to_itself_is_no_flood(make: Make) -> None:
    program = make(
        TURN
        + """
import sys
for _ in range(20_000):
    print("thinking " * 10, file=sys.stderr)
print("move Qh8", flush=True)
input()
"""
    )
    assert first_move(program) == "Qh8"


@pytest.mark.skipif(os.name != "posix", reason="signals are Unix's")
def test_a_bot_that_ignores_stop_quit_and_signals_is_ended(make: Make, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    ignoring = "import os, signal, time; [signal.signal(s, signal.SIG_IGN) for s in (signal.SIGTERM, signal.SIGINT)]; "
    program = make(f"{ignoring} open({str(pid)!r}, 'w').write(str(os.getpid())); {HELLO} time.sleep(60)")
    program.new_game(faience.load("zaic"), 0, 1)
    began = time.monotonic()
    program.close()
    assert time.monotonic() - began < 3
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)
