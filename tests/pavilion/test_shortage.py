"""Core and plain-Python twin where tiles are scarce, which random games from the start never see."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import faience
from faience.games.pavilion.facts import FREE, KINDS, STARS, View
from tests.pavilion.tables import Player, cost, table
from tests.reference.pavilion import Pavilion

NEARLY_FULL = 30
"""Tiles on each of four boards: 120 of 132."""


def twin_of(state: faience.State) -> Pavilion:
    """The reference in the position of a state at the beginning of a turn."""
    view: View = state.view()
    twin = Pavilion(players=len(view.boards), board=view.board)
    twin.round, twin.to_move, twin.first, twin.marker = view.round, view.to_move, view.first, view.marker
    twin.bag, twin.tower, twin.supply = Counter(view.bag), Counter(view.tower), Counter(view.supply)
    twin.factories, twin.centre = [list(tiles) for tiles in view.factories], list(view.centre)
    twin.factories_due = False
    for board, seen in zip(twin.boards, view.boards, strict=True):
        board.score, board.hand = seen.score, Counter(seen.hand)
        board.kept = None if seen.kept is None else list(seen.kept)
        board.stars = {
            star: [None if tile == FREE else tile for tile in tiles]
            for star, tiles in zip(STARS, seen.stars, strict=True)
        }
    return twin


def thrifty(legal: list[str], grey: bool, rng: random.Random) -> str:
    """The cheapest placement if there is one, else any move."""

    def price(move: str) -> tuple[int, float]:
        where = move.partition("=")[0]
        return cost(where[:-1], int(where[-1]), grey), rng.random()

    placements = [move for move in legal if "=" in move]
    return min(placements, key=price) if placements else rng.choice(legal)


def in_step(core: faience.State, twin: Pavilion, rng: random.Random) -> Iterator[faience.State]:
    """Play thrifty players to the end on both; the core's state after each step."""
    while True:
        assert core.position() == twin.position()
        assert (core.to_move, core.needs, list(core.scores)) == (twin.to_move, twin.needs(), list(twin.scores))
        assert core.legal_texts() == twin.legal()
        assert core._fault() == ""
        assert faience.position(core.position()) == core
        yield core
        if core.to_move == faience.OVER:
            assert (list(core.winners), core.reason) == (twin.winners, twin.reason)
            return
        if core.to_move == faience.CHANCE:
            deal = core.draw(rng) if rng.random() < 0.5 else twin.draw(rng)
            core.deal(deal)
            twin.deal(deal)
        else:
            move = thrifty(core.legal_texts(), core.view().board == "grey", rng)
            core.play(move)
            twin.play(move)


@pytest.mark.parametrize("board", ["coloured", "grey"])
def test_thrifty_games_of_four_run_out_of_tiles(board: str) -> None:
    rng = random.Random(1)
    game = faience.load("pavilion", players=4, board=board)
    short = 0
    for _ in range(4):
        for state in in_step(game.start(), Pavilion(players=4, board=board), rng):
            view: View = state.view()
            short += view.phase == "draft" and not view.bag and not view.tower and not all(view.factories)
    assert short > 0


def scarce(rng: random.Random, board: str) -> faience.State:
    """Four boards nearly full and few tiles to go round, in a round from the third on."""
    tiles = list(KINDS * 22)
    rng.shuffle(tiles)
    players = []
    for _ in range(4):
        laid: dict[str, str] = {}
        for star, own in rng.sample(list(zip(STARS, "ORBYGP*", strict=True)), len(STARS)):
            colours = list(KINDS) if own == "*" else [own if board == "coloured" else rng.choice(KINDS)] * 6
            for tip, kind in zip(rng.sample(range(1, 7), 6), colours, strict=True):
                if kind in tiles and len(laid) < NEARLY_FULL and rng.random() < 0.85:
                    laid[f"{star}{tip}"] = kind
                    tiles.remove(kind)
        players.append(Player(laid=laid))
    supply = "".join(tiles.pop() for _ in range(min(len(tiles), rng.choice([0, 2, 10]))))
    while tiles:
        rng.choice(players).hand += tiles.pop()
    return table(*players, board=board, round=rng.randint(3, 6), turn=rng.randrange(4), marker=2, supply=supply)


@pytest.mark.parametrize("board", ["coloured", "grey"])
def test_core_agrees_with_the_reference_where_tiles_are_scarce(board: str) -> None:
    rng = random.Random(2)
    seen: Counter[str] = Counter()
    for _ in range(60):
        start = scarce(rng, board)
        drafted = {start.round}
        for state in in_step(start, twin_of(start), rng):
            view: View = state.view()
            if view.phase == "draft":
                drafted.add(view.round)
            seen["short supply"] += view.phase == "place" and len(view.supply) < 10
            seen["bonus from a short supply"] += view.bonus > 0 and view.bonus == len(view.supply)
            seen["round without a draft"] += view.phase == "place" and view.round not in drafted
            seen["deal after the last pass"] += "refill:over" in state.position()
    assert min(seen.values()) > 0, seen
