"""Summer Pavilion: what holds in every state, whatever is dealt and played."""

from collections import Counter
from contextlib import suppress
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import faience
from faience.games.pavilion.facts import FREE, KINDS, STARS, Board, View
from faience.games.registry import all_specs

SPECS = [spec for spec in all_specs() if spec.startswith("pavilion")]
OWN_COLOUR = dict(zip(STARS, "ORBYGP", strict=False))
games = st.sampled_from(SPECS).map(faience.load)


def walk(game: faience.Game, seed: int, busy: bool) -> list[faience.State]:
    """The states of a game; busy players pass only when they must."""
    rng = faience.Rng(seed)
    first_pass = game.parse("pass:-")
    state = game.start()
    states = [state.copy()]
    while state.to_move != faience.OVER:
        if state.to_move == faience.CHANCE:
            state.deal(state.draw(rng))
        else:
            move = state.random_move(rng)
            if busy and move >= first_pass:
                placements = [other for other in state.legal_moves() if other < first_pass]
                move = placements[rng.below(len(placements))] if placements else move
            state.play(move)
        states.append(state.copy())
    return states


walks = st.builds(walk, games, st.integers(0, 2**32), st.booleans())
some_states = st.builds(lambda states, place: states[place % len(states)], walks, st.integers(0, 999))


def star_keeps_the_rules(view: View, star: str, tiles: str) -> bool:
    laid = tiles.replace(FREE, "")
    different, uniform = len(set(laid)) == len(laid), len(set(laid)) <= 1
    if view.board == "grey":
        return different or uniform
    return different if star == "C" else set(laid) <= {OWN_COLOUR[star]}


def tiles_of(board: Board) -> str:
    return board.hand + (board.kept or "") + "".join(board.stars).replace(FREE, "")


@settings(max_examples=25, deadline=None)
@given(walks)
def test_every_state_keeps_its_promises(states: list[faience.State]) -> None:
    for state in states:
        view: View = state.view()
        everywhere = [*view.factories, view.centre, view.supply, view.bag, view.tower, *map(tiles_of, view.boards)]
        assert Counter("".join(everywhere)) == Counter(KINDS * 22)
        assert state._fault() == ""
        assert len(view.supply) <= 10
        for board in view.boards:
            assert board.score >= 1
            assert len(board.kept or "") <= 4
            assert all(star_keeps_the_rules(view, star, board.stars[i]) for i, star in enumerate(STARS))


@settings(max_examples=25, deadline=None)
@given(walks)
def test_bonus_tiles_taken_are_those_of_the_features_filled(states: list[faience.State]) -> None:
    """Each feature is paid once: while the supply does not run out, bonus tiles and features agree after each turn."""
    taken: Counter[int] = Counter()
    for before, after in pairwise(states):
        seat = before.to_move
        if before.view().bonus:
            taken[seat] += 1
        if min(len(state.view().supply) for state in (before, after)) < 7 and before.round > 1:
            return  # nearly out of tiles: fewer may be due
        if after.view().bonus == 0 and seat >= 0:
            assert taken[seat] == features_worth(after.view().boards[seat])


def features_worth(board: Board) -> int:
    """Tiles that the complete windows, statues and pillars of a board gave in all."""
    stars = dict(zip(STARS, board.stars, strict=True))
    worth = 0
    for i, star in enumerate(STARS[:6]):

        def filled(name: str, i: int, *numbers: int) -> bool:
            """Whether the spaces with these numbers of the coloured side are, on outer star number i."""
            return all(stars[name][(number + i) % 6] != FREE for number in numbers)

        following = (i + 1) % 6
        centre = stars["C"][(i - 1) % 6] != FREE and stars["C"][i] != FREE
        worth += 3 * filled(star, i, 5, 6)
        worth += 2 * (filled(star, i, 1, 2) and filled(STARS[following], following, 3, 4))
        worth += 1 * (filled(star, i, 2, 3) and centre)
    return worth


@settings(max_examples=60, deadline=None)
@given(some_states)
def test_legal_moves_are_sorted_unique_and_playable(state: faience.State) -> None:
    texts = state.legal_texts()
    assert texts == sorted(set(texts))
    assert bool(texts) == (state.to_move >= 0)
    for move in state.legal_moves()[::7]:
        state.copy().play(move)


@settings(max_examples=60, deadline=None)
@given(some_states)
def test_positions_and_deals_go_there_and_back(state: faience.State) -> None:
    again = faience.position(state.position())
    assert again == state
    assert hash(again) == hash(state)
    if state.to_move == faience.CHANCE:
        deal = state.draw(faience.Rng(1))
        again.deal(deal)
        state.deal(faience.Rng(1))
        assert again == state


@pytest.mark.parametrize("spec", SPECS)
def test_texts_and_ids_are_one_to_one(spec: str) -> None:
    game = faience.load(spec)
    texts = [game.text(move) for move in range(game.move_count)]
    assert game.move_count == game.engine.move_count <= 2048
    assert [game.parse(text) for text in texts] == list(range(game.move_count))
    placing = [text for text in texts if "=" in text or "pass" in text]
    assert placing == sorted(placing)
    assert all(first < second for first, second in combinations(texts[:6], 2))


def mangled(text: str) -> st.SearchStrategy[str]:
    """A text with a stretch cut out, doubled or replaced."""
    places = st.integers(0, len(text))
    return st.builds(
        lambda a, b, new: text[: min(a, b)] + new + text[max(a, b) :],
        places,
        places,
        st.text("PGOYBR0123456789-./:;=+*cdealovrsf \x00é²", max_size=6),
    )


@settings(max_examples=150, deadline=None)
@given(some_states.flatmap(lambda state: mangled(state.position())))
def test_a_mangled_position_is_read_or_refused(text: str) -> None:
    try:
        state = faience.position(text)
    except faience.FaienceError:
        return
    assert state._fault() == ""
    assert faience.position(state.position()) == state


@settings(max_examples=100, deadline=None)
@given(games, st.data())
def test_a_mangled_deal_is_dealt_or_refused(game: faience.Game, data: st.DataObject) -> None:
    state = game.start()
    text = data.draw(mangled(state.draw(faience.Rng(1))))
    before = state.copy()
    try:
        state.deal(text)
    except faience.FaienceError:
        assert state == before


@given(games, st.text("PGOYBRNEWSC0123456789=+*:-cpas", max_size=10))
def test_a_text_is_a_move_or_refused(game: faience.Game, text: str) -> None:
    with suppress(faience.FaienceError):
        assert game.text(game.parse(text)) == text
