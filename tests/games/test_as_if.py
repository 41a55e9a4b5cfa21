"""What a seat could do if it were its turn: the same table, and only the turn is another's."""

from __future__ import annotations

import random
from typing import Any

import pytest

import faience
from faience.games.game import State
from faience.games.registry import all_specs
from faience.games.seats import CHANCE, OVER

TURN = 2
"""Where in a position line the turn stands, after the spec and the round."""


def walk(spec: str, seed: int) -> list[State]:
    """Every state of a random game where a seat is to move; nobody passes before they must."""
    rng, state, states = random.Random(seed), faience.load(spec).start(), []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.deal(rng)
        else:
            states.append(state.copy())
            legal = state.legal_texts()
            state.play(rng.choice([move for move in legal if not move.startswith("pass")] or legal))
    return states


def choices(state: State, seat: int) -> Any:
    return state.game.definition.told.choices(state, seat)


def moves(prepared: Any) -> list[str]:
    return sorted(choice.move for choice in prepared.moves)


def waiting(state: State) -> list[int]:
    return [seat for seat in range(state.game.players) if seat != state.to_move]


@pytest.mark.parametrize("spec", [spec for spec in all_specs() if spec.startswith("azul")])
def test_while_tiles_are_taken_the_whole_table_is_the_same_but_for_the_turn(spec: str) -> None:
    for state in walk(spec, 5):
        for seat in waiting(state):
            told, prepared = state.position(), choices(state, seat)
            assert state.position() == told
            if state.view().tiling is not None:
                assert prepared is None
                continue
            fields = told.split()
            fields[TURN] = str(seat)
            assert prepared == choices(faience.position(" ".join(fields)), seat)


@pytest.mark.parametrize("spec", [spec for spec in all_specs() if spec.startswith("pavilion")])
def test_in_pavilion_who_has_passed_prepares_nothing_and_the_others_their_own_board(spec: str) -> None:
    seen = set()
    for state in walk(spec, 3):
        view = state.view()
        for seat in waiting(state):
            told, prepared = state.position(), choices(state, seat)
            assert state.position() == told
            passed = view.boards[seat].kept is not None
            assert (prepared is None) == passed
            seen.add((view.phase, bool(view.bonus), passed))
            if prepared is None:
                continue
            assert prepared.stands
            assert (prepared.stands.seat, prepared.stands.before) == (seat, view.boards[seat].score)
            if not view.bonus:
                fields = told.split()
                fields[TURN] = str(seat)
                then = faience.position(" ".join(fields))
                assert moves(prepared) == then.legal_texts()
                assert prepared == choices(then, seat)
    assert {("draft", False, False), ("place", False, False), ("place", True, False), ("place", False, True)} <= seen


def test_while_bonus_tiles_are_taken_all_refills_give_another_the_same_moves() -> None:
    for state in walk("pavilion(players=2,board=grey)", 8):
        if not state.view().bonus:
            continue
        prepared = choices(state, 1 - state.to_move)
        for seed in range(3):
            rng, then = random.Random(seed), state.copy()
            while then.view().bonus:
                then.play(rng.choice(then.legal_moves()))
            if then.to_move == CHANCE:
                then.deal(rng)
            if prepared is None:
                assert then.to_move == state.to_move  # the other has passed
            else:
                assert moves(prepared) == then.legal_texts()
