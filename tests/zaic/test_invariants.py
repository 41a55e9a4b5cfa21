"""What every game of Zaic keeps, whoever plays it, and what the readers of its texts make of any text."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import faience
from faience.errors import FaienceError
from faience.games.zaic.facts import PRINTED

ZAIC = faience.load("zaic")
LINES = st.text(alphabet="HQSVhqsvabefghijklmno0123456789,/- over", max_size=60)


@st.composite
def games(draw: st.DrawFn) -> faience.State:
    """A state after some moves, each chosen by hypothesis."""
    state = ZAIC.start()
    for choice in draw(st.lists(st.integers(0, 10_000), max_size=40)):
        if state.to_move == faience.OVER:
            break
        legal = state.legal_moves()
        state.play(legal[choice % len(legal)])
    return state


@given(games())
def test_no_tile_is_covered_whole(state: faience.State) -> None:
    view = state.view()
    visible = {stack[-1] for stack in view.stacks().values()}
    assert visible == set(view.tiles)


@given(games())
def test_the_box_spans_at_most_eight(state: faience.State) -> None:
    box = state.view().box
    assert box is None or max(box.columns, box.rows) <= PRINTED.box


@given(games())
def test_areas_add_up_to_the_places_that_show_their_colour(state: faience.State) -> None:
    view = state.view()
    tops = [stack[-1].seat for stack in view.stacks().values()]
    assert [sum(areas) for areas in view.areas] == [tops.count(0), tops.count(1)]
    assert all(list(areas) == sorted(areas, reverse=True) for areas in view.areas)
    assert state.scores == tuple(view.largest(seat) for seat in (0, 1))


@given(games())
def test_tiles_rest_flat_on_the_level_below(state: faience.State) -> None:
    view = state.view()
    stacks = view.stacks()
    for tile in view.tiles:
        assert all(stacks[place].index(tile) == tile.level - 1 for place in tile.squares)


@given(games())
def test_reserves_and_tiles_laid_are_all_tiles(state: faience.State) -> None:
    view = state.view()
    for seat in (0, 1):
        laid = sum(tile.seat == seat for tile in view.tiles)
        assert min(view.reserves[seat]) >= 0
        assert sum(view.reserves[seat]) + laid == sum(ZAIC.start().view().reserves[seat])


@given(games())
def test_legal_moves_are_sorted_unique_and_exactly_those_that_may_be_played(state: faience.State) -> None:
    legal = state.legal_texts()
    assert legal == sorted(set(legal))
    assert {move for move in range(ZAIC.move_count) if state.is_legal(move)} == set(state.legal_moves())
    assert (not legal) == (state.to_move == faience.OVER)


@given(games())
def test_a_position_line_tells_the_whole_state(state: faience.State) -> None:
    again = faience.position(state.position())
    assert again == state
    assert again.legal_moves() == state.legal_moves()
    assert state._fault() == ""


@given(games(), st.integers(0, 10_000))
def test_a_sentence_tells_every_move(state: faience.State, choice: int) -> None:
    if legal := state.legal_texts():
        effect = ZAIC.definition.told.effect(state, legal[choice % len(legal)])
        for language in ("en", "fr", "hu"):
            sentence = ZAIC.definition.saying(language).telling.did(effect, "Ana")
            assert sentence.startswith("Ana ")
            assert sentence.endswith(".")


@given(LINES | st.text(max_size=40))
@settings(max_examples=400)
def test_readers_raise_only_errors_of_ours(text: str) -> None:
    for read in (ZAIC.parse, lambda line: faience.position(f"zaic() {line}"), ZAIC.start().deal, ZAIC.start().play):
        try:
            read(text)
        except FaienceError:
            continue


@given(games(), st.data())
def test_a_damaged_position_is_refused_or_keeps_every_promise(state: faience.State, data: st.DataObject) -> None:
    line = list(state.position())
    place = data.draw(st.integers(7, len(line) - 1))
    line[place] = data.draw(st.sampled_from("HQSVhqsvabcdefghijklmno0123456789,/"))
    try:
        read = faience.position("".join(line))
    except FaienceError:
        return
    assert read._fault() == ""
    assert faience.position(read.position()) == read
