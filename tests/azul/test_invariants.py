"""Azul: what holds in every state that a game can reach, and for every text that anyone may hand in."""

import copy
import pickle
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import faience
from faience.games.azul.facts import KINDS, PRINTED
from faience.games.registry import all_specs
from tests.azul.tables import all_tiles, table, tiles_on_table

SPECS = [spec for spec in all_specs() if spec.startswith("azul")]

# The same examples in every run: a failure here is a failure everywhere.
settings.register_profile("azul", derandomize=True, deadline=None, max_examples=400)
EXAMPLES = settings.get_profile("azul")
FEW_EXAMPLES = settings(EXAMPLES, max_examples=60)


@st.composite
def states(draw: st.DrawFn) -> faience.State:
    """A state that random play reaches; half of the games keep off the floor, so that their walls fill."""
    state = faience.load(draw(st.sampled_from(SPECS))).start()
    rng = faience.Rng(draw(st.integers(0, 2**64 - 1)))
    careful = draw(st.booleans())
    for _ in range(draw(st.integers(0, 250))):
        if state.to_move == faience.OVER:
            break
        if state.to_move == faience.CHANCE:
            state.deal(rng)
        else:
            state.play(careful_move(state, rng) if careful else state.random_move(rng))
    return state


def careful_move(state: faience.State, rng: faience.Rng) -> str:
    """A random move that takes tiles to a line if it can."""
    moves = [text for text in state.legal_texts() if not text.endswith("-")] or state.legal_texts()
    return moves[rng.below(len(moves))]


def next_deal(state: faience.State) -> faience.State:
    """The state in which tiles are dealt next, in this game or, if it ends before, in a new one."""
    while state.to_move >= 0:
        state.play(state.legal_moves()[-1])
    return state if state.to_move == faience.CHANCE else state.game.start()


# ---- every state ----------------------------------------------------------------------------------------------------


@EXAMPLES
@given(states())
def test_a_state_keeps_every_promise_of_the_core(state: faience.State) -> None:
    assert state._fault() == ""


@EXAMPLES
@given(states())
def test_the_hundred_tiles_are_always_there(state: faience.State) -> None:
    assert tiles_on_table(state) == +all_tiles(state.game.players, bool(state.game.options["joker"]))


@EXAMPLES
@given(states())
def test_no_score_is_below_0(state: faience.State) -> None:
    assert min(state.scores) >= 0


@EXAMPLES
@given(states())
def test_no_projected_score_is_below_the_score_by_more_than_a_full_floor(state: faience.State) -> None:
    losses = [score - projected for score, projected in zip(state.scores, state.projected_scores, strict=True)]
    assert max(losses) <= sum(PRINTED.floor)


@EXAMPLES
@given(states())
def test_somebody_can_act_until_the_game_is_over(state: faience.State) -> None:
    acts = {"deal": state.needs > 0, "move": len(state.legal_moves()) > 0, "win": len(state.winners) > 0}
    turn = {faience.CHANCE: "deal", faience.OVER: "win"}.get(state.to_move, "move")
    assert acts == {act: act == turn for act in acts}


@EXAMPLES
@given(states())
def test_a_game_has_a_reason_to_be_over_exactly_when_it_is(state: faience.State) -> None:
    assert (state.reason in ("row", "no_tiles", "stalled")) == (state.to_move == faience.OVER)


@EXAMPLES
@given(states())
def test_every_seat_sees_the_same_table(state: faience.State) -> None:
    assert [state.view(seat) for seat in range(state.game.players)] == [state.view()] * state.game.players


# ---- copies, positions, pickles -------------------------------------------------------------------------------------


@EXAMPLES
@given(states())
def test_a_copy_equals_its_original_in_value_and_hash(state: faience.State) -> None:
    twin = state.copy()
    assert (twin == state, hash(twin) == hash(state)) == (True, True)


@EXAMPLES
@given(states())
def test_the_copies_of_the_standard_library_are_copies(state: faience.State) -> None:
    assert (copy.copy(state), copy.deepcopy(state)) == (state, state)


@EXAMPLES
@given(states())
def test_a_position_round_trips(state: faience.State) -> None:
    read = faience.position(state.position())
    assert (read, hash(read), read.position()) == (state, hash(state), state.position())


@EXAMPLES
@given(states())
def test_a_pickle_round_trips(state: faience.State) -> None:
    assert pickle.loads(pickle.dumps(state)) == state


@pytest.mark.parametrize("spec", SPECS)
def test_a_game_is_pickled_by_its_spec(spec: str) -> None:
    assert pickle.loads(pickle.dumps(faience.load(spec))) is faience.load(spec)


def test_the_order_of_moves_leaves_no_trace() -> None:
    reached = []
    for moves in (["1B2", "2Y1", "3R3"], ["3R3", "2Y1", "1B2"]):
        state = table(factories=["BBKK", "YKKK", "RRRW", "WWWW"])
        for move in moves:
            state.play(move)
        reached.append((state, hash(state)))
    assert reached[0] == reached[1]


@EXAMPLES
@given(states().map(next_deal), st.integers(0, 2**32))
def test_a_drawn_deal_is_the_deal_of_the_same_seed(state: faience.State, seed: int) -> None:
    other = state.copy()
    other.deal(state.draw(faience.Rng(seed)))
    state.deal(faience.Rng(seed))
    assert other == state


# ---- moves ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", SPECS)
def test_ids_and_texts_name_each_other(spec: str) -> None:
    game = faience.load(spec)
    assert [game.parse(game.text(move)) for move in range(game.move_count)] == list(range(game.move_count))


@pytest.mark.parametrize("spec", SPECS)
def test_no_two_moves_share_a_text(spec: str) -> None:
    game = faience.load(spec)
    assert len({game.text(move) for move in range(game.move_count)}) == game.move_count == game.engine.move_count


@EXAMPLES
@given(states())
def test_legal_moves_ascend_without_repeats(state: faience.State) -> None:
    moves = state.legal_moves()
    assert moves == sorted(set(moves))


@EXAMPLES
@given(states())
def test_legal_texts_are_sorted_as_their_ids_are(state: faience.State) -> None:
    assert state.legal_texts() == sorted(state.legal_texts())


@EXAMPLES
@given(states())
def test_a_move_is_legal_exactly_when_it_is_in_the_list(state: faience.State) -> None:
    assert [move for move in range(state.game.move_count) if state.is_legal(move)] == state.legal_moves()


@EXAMPLES
@given(states().filter(lambda state: state.to_move >= 0), st.integers(0, 2**32))
def test_a_random_move_is_legal(state: faience.State, seed: int) -> None:
    assert state.random_move(faience.Rng(seed)) in state.legal_moves()


@FEW_EXAMPLES
@given(states())
def test_every_legal_move_plays_on_a_copy_and_leaves_the_original(state: faience.State) -> None:
    before = state.position()
    for move in state.legal_moves():
        after = state.copy()
        after.play(move)
        assert (after != state, after._fault()) == (True, "")
    assert state.position() == before


@FEW_EXAMPLES
@given(states())
def test_a_text_plays_like_its_id(state: faience.State) -> None:
    for move, text in zip(state.legal_moves(), state.legal_texts(), strict=True):
        by_id, by_text = state.copy(), state.copy()
        by_id.play(move)
        by_text.play(text)
        assert by_id == by_text


@FEW_EXAMPLES
@given(states())
def test_every_other_move_is_refused_and_changes_nothing(state: faience.State) -> None:
    before = state.copy()
    for move in sorted(set(range(state.game.move_count)) - set(state.legal_moves())):
        with pytest.raises(faience.IllegalMove):
            state.play(move)
    assert state == before


# ---- any text -------------------------------------------------------------------------------------------------------

ANY_LETTER = st.characters(exclude_categories=())
OWN_LETTER = st.sampled_from(f"{KINDS}m.-/:@c0123456789 (),=azuldeov")
PIECES = st.text(OWN_LETTER | ANY_LETTER, max_size=4)


@st.composite
def mutations(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text of a kind with up to three pieces of it replaced, inserted or left out."""
    text = draw(texts)
    for _ in range(draw(st.integers(0, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 4)))
        text = text[:start] + draw(PIECES) + text[end:]
    return text


def texts_like(texts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.text(ANY_LETTER) | st.text(OWN_LETTER) | mutations(texts)


def accepts(read: Callable[[], object], error: type[faience.FaienceError]) -> bool:
    """Whether a text is read; nothing but this error may refuse it."""
    try:
        read()
    except error:
        return False
    return True


@EXAMPLES
@given(texts_like(st.sampled_from(SPECS)))
def test_a_text_is_a_spec_or_a_bad_spec(text: str) -> None:
    if accepts(lambda: faience.load(text), faience.BadSpec):
        assert faience.load(text).spec in SPECS


@EXAMPLES
@given(texts_like(states().map(lambda state: state.position())))
def test_a_text_is_a_position_or_a_bad_position(text: str) -> None:
    if accepts(lambda: faience.position(text), faience.BadPosition):
        state = faience.position(text)
        assert (state._fault(), faience.position(state.position())) == ("", state)


@EXAMPLES
@given(st.sampled_from(SPECS), st.data())
def test_a_text_is_a_move_or_bad_notation(spec: str, data: st.DataObject) -> None:
    game = faience.load(spec)
    text = data.draw(texts_like(st.integers(0, game.move_count - 1).map(game.text)))
    if accepts(lambda: game.parse(text), faience.BadNotation):
        assert game.text(game.parse(text)) == text


@EXAMPLES
@given(states().map(next_deal), st.data())
def test_a_text_is_a_deal_or_a_bad_deal_that_changes_nothing(state: faience.State, data: st.DataObject) -> None:
    deals = st.integers(0, 2**32).map(lambda seed: state.draw(faience.Rng(seed)))
    text = data.draw(texts_like(deals))
    before = state.copy()
    if accepts(lambda: state.deal(text), faience.BadDeal):
        assert (state._fault(), state.to_move) == ("", before.view().first)
    else:
        assert state == before
