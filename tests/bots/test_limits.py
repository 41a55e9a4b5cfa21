"""What holds a search in: time, nodes, `stop`, memory; and what it leaves alone meanwhile."""

import subprocess
import sys
import threading
import time
from collections.abc import Callable
from statistics import median

import pytest

import faience
from faience.bots import Analysis, Limit, Searching, Stop
from tests.bots.solving import decisions

SPECS = [
    "azul",
    "azul(wall=grey,joker=true)",
    "azul(players=4,wall=grey,joker=true)",
    "pavilion",
    "pavilion(players=3)",
]
"""Games whose first round no search comes to the end of; by alpha-beta and by PUCT."""
LATE = 0.02
"""Seconds."""
LONG = Limit(ms=60_000)

each_spec = pytest.mark.parametrize("spec", SPECS)


def opening(spec: str) -> faience.State:
    return next(decisions(spec, 1))


def in_thread(work: Callable[[], Analysis]) -> tuple[threading.Thread, list[Analysis]]:
    found: list[Analysis] = []
    thread = threading.Thread(target=lambda: found.append(work()))
    thread.start()
    return thread, found


# ---- Time -------------------------------------------------------------------------------------------------


@each_spec
@pytest.mark.parametrize("ms", [1, 40])
def test_a_limit_of_time_is_kept_within_20_ms(spec: str, ms: int) -> None:
    """By the processor's clock, for others may keep the processor from us, and by the median of the wall's."""
    state, searching = opening(spec), Searching()
    searching.choose(state, Limit(nodes=10))
    busy, passed = [], []
    for _ in range(7):
        start, start_busy = time.monotonic(), time.thread_time()
        found, *_ = searching.analyse(state, Limit(ms=ms), top=2)  # one move alone may be settled sooner
        busy.append(time.thread_time() - start_busy)
        passed.append(time.monotonic() - start)
        assert state.is_legal(found.move)
    assert max(busy) < ms / 1000 + LATE
    assert min(passed) >= ms / 1000, "and time is used"
    assert min(passed) < ms / 1000 + LATE


def test_whichever_limit_comes_first_ends_the_search() -> None:
    state = opening("azul")
    assert Searching().choose(state, Limit(nodes=500, ms=60_000)).nodes <= 500
    start = time.monotonic()
    assert Searching().choose(state, Limit(nodes=10**12, ms=20)).nodes < 10**9
    assert time.monotonic() - start < 5


def test_a_settled_choice_is_the_one_that_all_the_nodes_would_have_made() -> None:
    """Of three and four players: the rest of the budget could not have brought another move to the front."""
    saved = 0
    for players in (3, 4):
        state, rng = faience.load("azul", players=players).start(), faience.Rng(players)
        while state.to_move != faience.OVER:
            if state.to_move == faience.CHANCE:
                state.deal(rng)
                continue
            soon = Searching().choose(state, Limit(nodes=2000))
            late = Searching().analyse(state, Limit(nodes=2000), top=2)[0]
            assert soon.move == late.move
            saved += late.nodes - soon.nodes
            state.play(late)
    assert saved > 0


# ---- Nodes ------------------------------------------------------------------------------------------------


@each_spec
@pytest.mark.parametrize("nodes", [1, 2, 7, 255, 256, 257])
def test_nodes_are_counted_to_the_last_one(spec: str, nodes: int) -> None:
    state = opening(spec)
    for top in (1, 3):
        found = Searching().analyse(state, Limit(nodes=nodes), top=top)
        assert 0 < found[0].nodes <= nodes
        assert 1 <= len(found) <= top
        assert all(state.is_legal(one.move) for one in found)


# ---- Stop -------------------------------------------------------------------------------------------------


@each_spec
def test_stop_ends_the_thinking_within_20_ms(spec: str) -> None:
    state, searching = opening(spec), Searching()
    searching.choose(state, Limit(nodes=10))
    late = []
    for _ in range(5):
        thread, found = in_thread(lambda: searching.choose(state, LONG))
        time.sleep(0.03)
        start = time.monotonic()
        searching.stop()
        thread.join()
        late.append(time.monotonic() - start)
        assert state.is_legal(found[0].move)
    assert min(late) < LATE
    assert median(late) < 5 * LATE


def test_stop_before_any_thought_changes_nothing() -> None:
    state, searching = opening("azul"), Searching()
    searching.stop()
    told = searching.choose(state, Limit(nodes=3000))
    searching.stop()
    assert searching.choose(state, Limit(nodes=3000)) == told == Searching().choose(state, Limit(nodes=3000))


@pytest.mark.parametrize("spec", ["azul", "pavilion(players=3)"])
def test_stop_right_at_the_beginning_leaves_a_legal_move_in_hand(spec: str) -> None:
    state, searching = opening(spec), Searching()
    for _ in range(20):
        thread, found = in_thread(lambda: searching.choose(state, LONG))
        start = time.monotonic()
        while thread.is_alive():  # what is said before the thinking begins is not heard
            searching.stop()
            thread.join(0.0005)
        assert time.monotonic() - start < 1
        assert state.is_legal(found[0].move)


@each_spec
def test_a_stop_set_before_the_thinking_begins_ends_it_as_it_begins(spec: str) -> None:
    state, searching, stop = opening(spec), Searching(), Stop()
    stop.set()
    for _ in range(2):  # the first builds the search
        start = time.monotonic()
        found = searching.choose(state, LONG, stop)
        assert time.monotonic() - start < 5
        assert state.is_legal(found.move)
        assert len(searching.analyse(state, LONG, 3, stop)) >= 1
    told = searching.choose(state, Limit(nodes=2000))
    assert told == Searching().choose(state, Limit(nodes=2000)), "and no other question is stopped by it"


def test_a_stop_is_heard_whenever_it_comes() -> None:
    state = opening("azul")
    for wait in range(20):
        stop, searching = Stop(), Searching()
        thread, found = in_thread(lambda searching=searching, stop=stop: searching.choose(state, LONG, stop))
        time.sleep(wait / 4000)
        stop.set()
        thread.join(10)
        assert not thread.is_alive()
        assert state.is_legal(found[0].move)


def test_stop_ends_all_thinking_of_a_bot_even_what_waits_for_its_turn() -> None:
    state, searching = opening("azul"), Searching()
    both = [in_thread(lambda: searching.choose(state, LONG)) for _ in range(2)]
    while len(searching._asked) < 2:
        time.sleep(0.001)
    searching.stop()
    for thread, found in both:
        thread.join(10)
        assert state.is_legal(found[0].move)


def test_thinkers_do_not_stop_each_other() -> None:
    state, one, other = opening("azul"), Searching(), Searching()
    one.choose(state, Limit(nodes=10))
    thread, found = in_thread(lambda: other.choose(state, Limit(ms=150)))
    while thread.is_alive():
        one.stop()
        time.sleep(0.005)
    assert found[0].nodes > 1000


# ---- The interpreter ----------------------------------------------------------------------------------------


@each_spec
def test_other_threads_go_on_while_a_bot_thinks(spec: str) -> None:
    state, searching = opening(spec), Searching()
    searching.choose(state, Limit(nodes=10))
    thread, found = in_thread(lambda: searching.choose(state, Limit(ms=200)))
    steps = 0
    while thread.is_alive():
        steps += 1
        time.sleep(0.001)
    assert steps > 20
    assert state.is_legal(found[0].move)


def test_two_bots_think_at_the_same_time() -> None:
    """Each has its time, and both are done long before one after the other would be."""
    state = opening("azul")
    thinkers = [Searching(), Searching()]
    start = time.monotonic()
    threads = [in_thread(lambda thinker=thinker: thinker.choose(state, Limit(ms=300))) for thinker in thinkers]  # type: ignore[misc]
    for thread, _ in threads:
        thread.join()
    assert time.monotonic() - start < 0.55
    assert all(found[0].nodes > 1000 for _, found in threads)


def test_one_bot_asked_by_two_threads_answers_both() -> None:
    state, searching = opening("azul"), Searching()
    alone = searching.choose(state, Limit(nodes=20_000))
    threads = [in_thread(lambda: searching.choose(state, Limit(nodes=20_000))) for _ in range(2)]
    for thread, found in threads:
        thread.join()
        assert found == [alone]


# ---- Memory -------------------------------------------------------------------------------------------------

GROWN = """
import faience
from pathlib import Path
from faience.bots import Limit, Searching

def resident():
    status = Path("/proc/self/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))

state = faience.load({spec!r}).start()
state.deal(faience.Rng(1))
before = resident()
searching = Searching()
searching.choose(state, Limit(nodes={nodes}))
first = resident()
for seed in range(2):
    state = faience.load({spec!r}).start()
    state.deal(faience.Rng(seed))
    searching.choose(state, Limit(nodes={nodes}))
print(first - before, resident() - first)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the system must tell how much memory is used")
@pytest.mark.parametrize(
    ("spec", "megabytes"), [("azul", 12), ("pavilion", 12), ("azul(players=4,wall=grey,joker=true)", 48)]
)
def test_a_long_search_takes_no_more_memory_than_it_says(spec: str, megabytes: int) -> None:
    """A table of 4 MB, and 30 MB of tree where more than two play, doubled while it grows; then nothing more."""
    code = GROWN.format(spec=spec, nodes=400_000)
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120).stdout
    first, later = map(int, told.split())
    assert first < megabytes * 1024, "kilobytes"
    assert later < 3 * 1024, "kilobytes"


def test_a_thinker_that_is_given_up_gives_its_memory_back() -> None:
    state = opening("azul(players=3)")
    code = f"""
import faience, resource
from faience.bots import Limit, Searching
state = faience.position({state.position()!r})
def think(times):
    for _ in range(times):
        Searching().choose(state, Limit(nodes=50_000))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
before = think(3)
print(think(10) - before)
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120).stdout
    assert int(told) < 12 * 1024, "kilobytes; one thinker keeps more"
