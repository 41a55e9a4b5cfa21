"""What the core tells of Zaic fits its types to the letter, and agrees with the plain twin of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

import faience
from faience.errors import BadPosition, FaienceError
from faience.games.zaic import facts, places
from tests.reference.zaic import Zaic as Twin

ZAIC = faience.load("zaic")
FACTS = ZAIC.facts


def games(count: int) -> Iterator[tuple[faience.State, Twin]]:
    """Every state of random games, each with its twin."""
    for seed in range(count):
        rng, state, twin = random.Random(seed), ZAIC.start(), Twin()
        while True:
            yield state, twin
            if state.to_move == faience.OVER:
                break
            move = rng.choice(state.legal_texts())
            state.play(move)
            twin.play(move)


def test_whole_games_are_told_in_their_types() -> None:
    refusals, scores = msgspec.json.Decoder(facts.Refusal), msgspec.json.Decoder(list[facts.Scored])
    told = 0
    for seed in range(10):
        rng, state = random.Random(seed), ZAIC.start()
        steps: list[tuple[faience.State, int]] = []
        while True:
            facts.view(state)
            for choices in filter(None, (facts.choices(state, seat) for seat in range(2))):
                told += len(choices.moves)
            if state.to_move == faience.OVER:
                break
            for move in rng.sample(range(ZAIC.move_count), 50):
                refusal = FACTS.refusal(state, ZAIC.text(move))
                assert (refusal is None) == state.is_legal(move)
                assert refusal is None or refusals.decode(refusal).why
            steps.append((state.copy(), rng.choice(state.legal_moves())))
            facts.effect(state, ZAIC.text(steps[-1][1]))
            state.play(steps[-1][1])
            assert [each.after for each in scores.decode(FACTS.round(steps))] == list(state.scores)
        end = msgspec.json.decode(FACTS.end(*steps[-1]), type=facts.End)
        assert (end.winners, end.reason) == (state.winners, state.reason)
        assert [each.after for each in end.bonuses] == list(state.scores)
    assert told > 5000


def test_nothing_is_told_that_its_type_does_not_name() -> None:
    told = FACTS.view(ZAIC.start())
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(told.replace(b"{", b'{"more":1,', 1), type=facts.View)


def test_areas_and_who_leads_are_those_of_the_twin() -> None:
    for state, twin in games(30):
        view = state.view()
        lists = [twin.areas(seat) for seat in range(2)]
        assert list(map(list, view.areas)) == lists
        leader = None if lists[0] == lists[1] else lists.index(max(lists))
        assert (view.lead.seat if view.lead else None) == leader
        if view.lead:
            sizes = [areas[view.lead.at] if view.lead.at < len(areas) else 0 for areas in lists]
            assert (view.lead.more, view.lead.less) == (max(sizes), min(sizes))
            assert lists[0][: view.lead.at] == lists[1][: view.lead.at]


def test_the_box_in_use_is_told_with_the_room_that_is_left() -> None:
    printed = msgspec.json.decode(FACTS.printed(), type=facts.Printed)
    for state, _ in games(10):
        view = state.view()
        if view.box is None:
            assert not view.tiles
            continue
        places_in_use = view.stacks()
        columns, rows = ({place[axis] for place in places_in_use} for axis in (0, 1))
        box = view.box
        assert (box.left, box.right, box.bottom, box.top) == (min(columns), max(columns), min(rows), max(rows))
        assert (box.columns, box.rows) == (box.right - box.left + 1, box.top - box.bottom + 1)
        assert (box.columns + box.wider, box.rows + box.higher) == (printed.box, printed.box)


def test_the_moves_are_numbered_and_the_areas_before_the_deciding_ones_told() -> None:
    for state, _ in games(10):
        view = state.view()
        assert view.move == len(view.tiles) + (state.to_move != faience.OVER)
        assert view.roles == ("light", "dark")
        if view.lead:
            assert view.lead.equal == view.areas[0][: view.lead.at] == view.areas[1][: view.lead.at]


def test_who_waits_is_told_what_the_twin_would_let_them_do() -> None:
    for state, twin in games(4):
        if state.to_move == faience.OVER:
            assert FACTS.choices(state, 0) is FACTS.choices(state, 1) is None
            continue
        waiting = 1 - state.to_move
        told = facts.choices(state, waiting)
        moves = [choice.move for choice in told.moves] if told else []
        if not state.view().tiles:
            assert moves == []
            continue
        twin.to_move = waiting
        assert moves == twin.legal()
        twin.to_move = state.to_move


def test_a_tie_is_broken_by_the_first_areas_that_differ() -> None:
    broken = set()
    for seed in range(150):
        state, rng = ZAIC.start(), faience.Rng(seed)
        while state.to_move != faience.OVER:
            before, move = state.copy(), state.random_move(rng)
            state.play(move)
        end = msgspec.json.decode(FACTS.end(before, move), type=facts.End)
        light, dark = state.view().areas
        assert (end.tie is None) == (light[0] != dark[0] or light == dark)
        if end.tie:
            assert light[: end.tie.at] == dark[: end.tie.at]
            broken.add(end.tie.at)
    assert {1, 2} <= broken


def test_what_texts_and_drawings_know_of_the_tiles_is_what_the_core_tells() -> None:
    printed = msgspec.json.decode(FACTS.printed(), type=facts.Printed)
    assert {kind.kind: (kind.columns, kind.rows) for kind in printed.kinds} == places.SIZES
    assert {kind.kind: kind.shape for kind in printed.kinds} == places.SHAPE_OF
    assert printed.side == len(places.COLUMNS)
    assert places.place_of(printed.first) == places.FIRST
    assert printed.reserve == ZAIC.start().view().reserves[0]


def test_texts_are_the_cores_both_ways() -> None:
    assert [FACTS.parse(ZAIC.text(move)) for move in range(ZAIC.move_count)] == list(range(ZAIC.move_count))
    assert FACTS.parse("Qo15") is None
    for state, twin in games(10):
        assert state.position() == twin.position()
        assert faience.position(twin.position()) == state


@pytest.mark.parametrize("text", ["Q", "QQ/S", "\ud800"])
def test_deals_are_refused(text: str) -> None:
    with pytest.raises(FaienceError, match="deals no tiles"):
        ZAIC.start().deal(text)


@pytest.mark.parametrize("line", ["0 \ud800", "\ud800 -", "0 Qh8,\udcff"])
def test_what_is_no_text_at_all_is_no_position(line: str) -> None:
    with pytest.raises(BadPosition, match=r"expected, not '\\ud"):
        faience.position(f"zaic() {line}")
