"""Azul: how many sequences of moves there are from known positions, by the core's count and by that of its twin."""

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass

import pytest

import faience
from tests.azul.tables import board, scarce_table, table
from tests.reference import azul as reference


@dataclass(frozen=True)
class Case:
    state: faience.State
    counts: tuple[int, ...]
    """By depth, from 1."""
    twin_depth: int = 2
    """How deep the slow twin counts, too."""
    deal_seed: int = 0


def dealt(deal: str, **options: int | str | bool) -> faience.State:
    """The first turn of a game."""
    state = faience.load("azul", **options).start()
    state.deal(deal)
    return state


CASES = {
    "before the first deal": Case(faience.load("azul").start(), (72, 4752, 239868), deal_seed=1),
    "first turn, 2 players": Case(dealt("BBRK/YYWR/KKBB/WWRY/BYRK"), (90, 7560, 490278)),
    "first turn, five plain factories": Case(
        dealt("BBBB/YYYY/RRRR/KKKK/WWWW"), (30, 720, 11160, 115320, 505920), twin_depth=3
    ),
    "first turn, 3 players": Case(dealt("BBRK/YYWR/KKBB/WWRY/BYRK/RRRW/YYYY", players=3), (108, 11016, 1020816)),
    "first turn, 4 players": Case(
        dealt("BBRK/YYWR/KKBB/WWRY/BYRK/RRRW/YYYY/KWKW/BBYY", players=4), (132, 16632, 1948752)
    ),
    "first turn with jokers": Case(dealt("BBRJ/YYWR/KKJJ/WWRY/BYRJ", joker=True), (136, 16086, 1475158)),
    "first turn with jokers, 4 players": Case(
        dealt("BBRJ/YYWR/KKJJ/WWRY/BYRK/RRRJ/YYYY/JJJJ/BBYJ", players=4, joker=True),
        (181, 30162, 4656294),
    ),
    "middle of a round": Case(
        table(
            factories=["", "BBRK", "", "YWWW", ""],
            centre="BRRKKW",
            boards=[
                board({2: "R", 3: "BBB", 5: "WW"}, wall={1: "BY...", 2: ".B..K", 4: "..W.."}, floor="K", score=9),
                board({1: "K", 4: "YYY"}, wall={1: "..R.W", 3: "K.B.R", 5: "...W."}, score=12),
            ],
        ),
        (26, 612, 8993, 116637, 945435, 6303462),
        twin_depth=3,
    ),
    "end of a round and the next deal": Case(
        table(
            centre="RKK",
            boards=[
                board({2: "RR", 3: "B"}, wall={1: "BY...", 4: "..W.."}, floor="mK", score=3),
                board({1: "K", 4: "YYYY"}, wall={1: "..R..", 5: "...W."}),
            ],
        ),
        (8, 32, 1912, 127318, 5587588),
        twin_depth=3,
        deal_seed=7,
    ),
    "a round with the last tiles": Case(
        scarce_table(loose="RRYYYY"), (2, 18, 128, 576, 1662, 3506), twin_depth=4, deal_seed=3
    ),
    "some moves end the game": Case(
        table(
            factories=["W", "K"],
            boards=[board({2: "R"}, wall={1: "BYRK."}, score=4), board(wall={1: ".YRKW", 2: "WBYR."}, score=6)],
        ),
        (9, 41, 2037, 111624, 4491043),
        twin_depth=3,
    ),
    "grey wall, before tiling": Case(
        table(
            wall="grey",
            factories=["R"],
            first=1,
            boards=[
                board({1: "B", 2: "R", 3: "KKK"}, wall={1: "R....", 2: ".K..."}, floor="W"),
                board({2: "YY", 4: "WWWW"}, wall={2: "..B..", 4: "Y..R."}, floor="m"),
            ],
        ),
        (4, 12, 36, 144, 540, 32832),
        twin_depth=5,
        deal_seed=1,
    ),
    "grey wall, a line that may be stuck": Case(
        table(
            wall="grey",
            boards=[board({1: "B", 2: "BB", 3: "BBB"}, wall={2: ".RYKW", 3: "RW.YK"}), board({5: "BBBBB"})],
        ),
        (5, 5, 13, 15, 0),
        twin_depth=5,
        deal_seed=2,
    ),
    "grey wall, 3 players": Case(
        table(
            players=3,
            wall="grey",
            factories=["BB", "", "RK"],
            centre="RW",
            boards=[
                board({1: "W", 2: "B"}, wall={1: "R....", 2: ".K..."}, floor="K"),
                board({4: "WWWW"}, wall={4: "Y..R."}),
                board({3: "YYY"}, wall={1: "B....", 3: ".B..."}),
            ],
            turn=2,
            first=2,
        ),
        (24, 384, 5255, 38375, 138830, 549630),
        twin_depth=3,
        deal_seed=5,
    ),
    "jokers, before tiling": Case(
        table(
            joker=True,
            factories=["RJ"],
            boards=[
                board({1: "J", 2: "RJ", 3: "JJ"}, wall={1: "B....", 3: "K..Y."}),
                board({4: "WWWW"}, wall={4: "R..B."}),
            ],
            turn=1,
        ),
        (16, 64, 1550, 97921, 4971579),
        twin_depth=3,
    ),
    "grey wall and jokers, 4 players": Case(
        table(
            players=4,
            wall="grey",
            joker=True,
            factories=["BBJ", "", "RK"],
            centre="JJW",
            boards=[
                board({1: "J", 2: "B", 4: "RRJ"}, wall={1: "R....", 2: ".J..."}, floor="mK"),
                board({4: "WWWJ"}, wall={4: "Y..R."}),
                board({3: "YYY"}, wall={1: "B....", 3: "J...."}),
                board({5: "J"}, score=11),
            ],
            turn=3,
        ),
        (52, 1284, 31324, 432312, 3511820),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_core_counts_the_known_numbers(name: str) -> None:
    case = CASES[name]
    depths = range(1, len(case.counts) + 1)
    assert tuple(case.state.perft(depth, case.deal_seed) for depth in depths) == case.counts


@pytest.mark.parametrize("name", CASES)
def test_the_twin_counts_the_same(name: str) -> None:
    case = CASES[name]
    counted = tuple(
        count_by_twin(case.state, twin_of(case.state), depth, case.deal_seed) for depth in range(1, case.twin_depth + 1)
    )
    assert counted == case.counts[: case.twin_depth]


def test_no_move_is_one_sequence() -> None:
    assert dealt("BBRK/YYWR/KKBB/WWRY/BYRK").perft(0) == 1


def test_counting_changes_nothing() -> None:
    state = dealt("BBRK/YYWR/KKBB/WWRY/BYRK")
    before = state.copy()
    state.perft(2)
    assert state == before


# ---- the twin's count -----------------------------------------------------------------------------------------------


def twin_of(state: faience.State) -> reference.Azul:
    """The twin of a state."""
    view = state.view()
    twin = reference.Azul(players=len(view.boards), wall=view.wall, joker=view.joker)
    twin.bag, twin.lid = Counter(view.bag), Counter(view.lid)
    twin.factories, twin.centre = [list(tiles) for tiles in view.factories], list(view.centre)
    twin.boards = [
        reference.Board(
            score=owned.score,
            lines=[list(line) for line in owned.lines],
            wall=[[None if tile == "." else tile for tile in row] for row in owned.wall],
            floor=list(owned.floor),
        )
        for owned in view.boards
    ]
    twin.to_move, twin.round, twin.quiet = view.to_move, view.round, view.quiet
    twin.first, twin.marker = view.first, view.marker
    assert twin.position() == state.position()
    return twin


def count_by_twin(core: faience.State, twin: reference.Azul, depth: int, deal_seed: int) -> int:
    """The sequences that the twin finds; the core plays along only to name the deals as its own count draws them."""
    if depth == 0:
        return 1
    core, twin = core.copy(), deepcopy(twin)
    if core.to_move == faience.CHANCE:
        deal = core.draw(faience.Rng((deal_seed * 0x9E3779B97F4A7C15 + core.round) % 2**64))
        core.deal(deal)
        twin.deal(deal)
    if depth == 1:
        return len(twin.legal())
    sequences = 0
    for move in twin.legal():
        next_core, next_twin = core.copy(), deepcopy(twin)
        next_core.play(move)
        next_twin.play(move)
        sequences += count_by_twin(next_core, next_twin, depth - 1, deal_seed)
    return sequences
