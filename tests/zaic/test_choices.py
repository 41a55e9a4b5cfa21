"""What the table of Zaic tells of a move before it is made, and of places where none may be, agrees with the engine."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, zip_longest
from typing import get_args

import pytest

import faience
from faience.games.zaic import facts
from faience.games.zaic.facts import Choice, Choices, Refusal
from faience.games.zaic.places import moves_in, place_of, squares

ZAIC = faience.load("zaic")


def games(count: int) -> Iterator[faience.State]:
    """Every state of games, half of them random, half by a bot that likes large areas."""
    for seed in range(count):
        state = ZAIC.start()
        bot = faience.bot("greedy" if seed % 2 else "random", seed)
        while state.to_move != faience.OVER:
            yield state.copy()
            state.play(bot.choose(state))
        yield state


def played(before: faience.State, move: str) -> faience.State:
    then = before.copy()
    then.play(move)
    return then


def after(*moves: str) -> faience.State:
    state = ZAIC.start()
    for move in moves:
        state.play(move)
    return state


def told(state: faience.State) -> Choices:
    """What the seat to move may do."""
    choices = facts.choices(state, state.to_move)
    assert choices is not None
    return choices


def chosen(state: faience.State, move: str) -> Choice:
    return next(choice for choice in told(state).moves if choice.move == move)


# ---- legal moves ---------------------------------------------------------------------------------


def test_every_choice_tells_what_the_engine_then_finds() -> None:
    found = 0
    for state in games(12):
        seat, view = state.to_move, state.view()
        moves = told(state).moves if seat >= 0 else ()
        assert [choice.move for choice in moves] == state.legal_texts()
        for choice in moves:
            then = played(state, choice.move)
            assert (choice.before, choice.after) == (state.scores[seat], then.scores[seat])
            assert choice.gain == choice.after - choice.before == sum(item.points for item in choice.items)
            own, covers, other = choice.items
            for change, of in ((own, seat), (other, 1 - seat)):
                before, after = view.areas[of], then.view().areas[of]
                assert (change.seat, change.own, change.before, change.after) == (of, of == seat, before, after)
                assert (change.old, change.new) == (state.scores[of], then.scores[of])
                assert change.by == change.new - change.old
            assert (covers.level, (covers.light, covers.dark)) == (choice.effect.level, choice.effect.covers)
            found += 1
    assert found > 3000


def test_every_effect_tells_where_the_tile_then_lies_and_what_it_hides() -> None:
    covering = 0
    for state in games(8):
        if state.to_move < 0:
            continue
        seat, view = state.to_move, state.view()
        tops = {place: stack[-1].seat for place, stack in view.stacks().items()}
        for choice in told(state).moves:
            then, effect = played(state, choice.move).view(), choice.effect
            (laid,) = set(then.tiles) - set(view.tiles)
            assert (effect.kind, effect.column, effect.row) == (laid.kind, laid.column, laid.row)
            assert place_of(effect.place) == (laid.column, laid.row)
            assert (effect.level, effect.on + 1, laid.seat) == (laid.level, laid.level, seat)
            hidden = [tops[place] for place in laid.squares if place in tops]
            assert effect.covers == (hidden.count(0), hidden.count(1))
            assert facts.effect(state, choice.move) == effect
            # The tile and the areas that it unites are one area then.
            united = {place_of(name) for area in effect.unites for name in view.squares[seat][area].split()}
            joined = united | set(laid.squares)
            assert len(joined) == effect.joins
            assert joined in [set(map(place_of, area.split())) for area in then.squares[seat]]
            covering += laid.level > 1
    assert covering > 500


def test_the_places_of_areas_are_those_that_show_a_colour() -> None:
    for state in games(12):
        view = state.view()
        for seat, areas in enumerate(view.squares):
            assert tuple(len(area.split()) for area in areas) == view.areas[seat]
            showing = {place for place, stack in view.stacks().items() if stack[-1].seat == seat}
            assert {place_of(name) for area in areas for name in area.split()} == showing


def test_a_move_on_top_names_its_level_and_what_it_covers() -> None:
    found = chosen(after("Qh8", "Vj8"), "Hi8")
    own, covers, other = found.items
    assert (found.before, found.after, found.gain) == (4, 5, 1)
    assert own == facts.Change(0, own=True, before=(4,), after=(5,), old=4, new=5, by=1, points=1)
    assert covers == facts.Covers(level=2, light=1, dark=1)
    assert other == facts.Change(1, own=False, before=(2,), after=(1,), old=2, new=1, by=-1)
    assert found.effect == facts.Lay(
        kind="H", column=8, row=7, place="i8", joins=5, level=2, on=1, covers=(1, 1), unites=(0,),
        old=4, new=5, by=1, their_old=2, their_new=1, their_by=-1,
    )  # fmt: skip


def test_a_move_that_changes_no_largest_area_gains_nothing() -> None:
    found = chosen(after("Qh8", "Sh7"), "Qf6")
    assert (found.gain, found.before, found.after) == (0, 4, 4)
    own, covers, other = found.items
    assert (own.after, own.by, covers, other.by) == ((4, 4), 0, facts.Covers(), 0)


# ---- places where a tile may not be ---------------------------------------------------------------


def test_exactly_the_illegal_places_within_reach_are_refused() -> None:
    codes = set()
    for state in games(12):
        if state.to_move < 0:
            continue
        reach, refused, legal = state.view().reach, told(state).refusals, set(state.legal_texts())
        codes |= {refusal.why for refusal in refused.values()}
        for move in map(ZAIC.text, range(ZAIC.move_count)):
            kind = move[0]
            touches = any(
                reach.left <= column <= reach.right and reach.bottom <= row <= reach.top
                for column, row in squares(kind, place_of(move[1:]))
            )
            if move in legal:
                assert move not in refused
                assert kind not in refused
            else:
                assert (move in refused) == (touches and kind not in refused)
        sample = sorted(refused.keys() - set("HQSV"))[::9]
        assert all(refused[move] == facts.refusal(state, move) for move in sample)
    assert codes == set(get_args(facts.Why))


def test_no_place_is_told_twice() -> None:
    for state in games(2):
        if state.to_move >= 0:
            choices = told(state)
            tried = [move for together in (*choices.lays, *choices.refused) for move in moves_in(together)]
            assert len(tried) == len(set(tried))


@pytest.mark.parametrize(
    ("moves", "tried", "refusal"),
    [
        ("", "Qa1", Refusal("first", place="h8")),
        ("Qh8", "Sk8", Refusal("alone")),
        ("Qh8", "Hi8", Refusal("half")),
        ("Qh8 Sj8", "Sj9", Refusal("own", place="i9")),
        ("Qh8 Sh9", "Hh9", Refusal("levels", low=1, high=2)),
        ("Qh8 Sj8", "Hh8", Refusal("no_opponent")),
        ("Qh8", "Qh8", Refusal("whole", place="h8")),
        ("Hh8 Sh8 Sh9", "Si8", Refusal("rest", place="i8")),
        ("Hh8 Hj8 Hl8 Vn8 Vn6", "Hf8", Refusal("wide", n=9)),
        ("Vh8 Vh10 Vh12 Hh14 Hj14", "Vh6", Refusal("high", n=9)),
    ],
)
def test_a_refusal_names_what_is_in_the_way(moves: str, tried: str, refusal: Refusal) -> None:
    assert told(after(*moves.split())).refusals[tried] == refusal


def test_a_kind_that_is_used_up_is_refused_as_a_whole() -> None:
    state = faience.position("zaic() 0 Sh8,sh9,Sh10,sh11,Si9,si8")
    assert told(state).refusals["S"].why == "none_left"


def test_who_waits_is_told_what_would_be_legal_on_their_turn() -> None:
    state = after("Qh8", "Sj8")
    found = facts.choices(state, 1)
    assert found is not None
    assert {"Sh8", "Hh10"} <= {choice.move for choice in found.moves}
    assert "Sk8" in found.refusals  # beside dark's own tile


def test_which_areas_would_decide_after_a_move_is_told_with_it() -> None:
    deciding = set()
    for state in list(games(2))[::3]:
        for together, outcome in told(state).lays.items() if state.to_move >= 0 else ():
            then = state.copy()
            then.play(next(moves_in(together)))
            lead = facts.view(then).lead
            assert outcome.decides == (lead.at if lead else None)
            deciding.add(outcome.decides)
    assert deciding >= {None, 0, 1}


def test_messages_stay_small() -> None:
    sizes = [len(ZAIC.facts.choices(state, state.to_move) or b"") for state in games(6) if state.to_move >= 0]
    assert max(sizes) < 6_000
    assert sum(sizes) / len(sizes) < 2_600


# ---- the end --------------------------------------------------------------------------------------


def decided(light: tuple[int, ...], dark: tuple[int, ...]) -> int | None:
    pairs = enumerate(zip_longest(light, dark, fillvalue=0))
    return next((at for at, (one, other) in pairs if one != other), None)


def test_the_end_tells_the_areas_and_which_of_them_decided() -> None:
    deciding = set()
    for before, state in pairwise(games(60)):
        if state.to_move != faience.OVER:
            continue
        move = next(move for move in before.legal_texts() if played(before, move) == state)
        scored = facts.end(before, move).bonuses
        assert [(each.before, each.after) for each in scored] == [(score, score) for score in state.scores]
        for each in scored:
            (item,) = each.items
            areas = state.view().areas
            assert item == facts.Areas(areas[each.seat], decided(*areas))
            deciding.add(item.decided)
    assert {0, 1} <= deciding
