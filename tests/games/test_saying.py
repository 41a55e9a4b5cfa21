"""What is said of whole tables, alike in all games."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import faience
from faience.games.game import State
from faience.games.registry import GAMES, all_specs
from faience.games.seats import OVER
from faience.languages import LANGUAGES
from tests.games.drawing import words_of
from tests.pavilion.tables import Player
from tests.pavilion.tables import table as pavilion_table


def begun(spec: str) -> State:
    """A game at its first decision."""
    state = faience.load(spec).start()
    if state.to_move == faience.CHANCE:
        state.deal(faience.Rng(1))
    return state


def tags(state: State, view: Any = None, you: int | None = None) -> list[str]:
    saying = state.game.definition.saying("en")
    return [saying.tag(view or state.view(), seat, you) for seat in range(state.game.players)]


@pytest.mark.parametrize("spec", all_specs())
@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_that_nobody_named_are_called_by_their_numbers(spec: str, language: str) -> None:
    state = begun(spec)
    called = state.game.definition.saying(language).words.player_names(state.game.players)
    drawn = state.game.definition.svg(state, None, theme="light", language=language, last=None)
    assert set(called) <= set(words_of(drawn))


@pytest.mark.parametrize("spec", GAMES)
def test_a_tag_says_who_is_to_move_and_tells_you_that_it_is_you(spec: str) -> None:
    state = begun(spec)
    assert tags(state) == tags(state, you=1) == ["to move", ""]
    assert tags(state, you=0) == ["Your turn", ""]


@pytest.mark.parametrize("spec", GAMES)
def test_a_tag_says_who_has_won(spec: str) -> None:
    state = begun(spec)
    assert tags(state, replace(state.view(), to_move=OVER, winners=(1,)), you=1) == ["", "winner"]


def test_a_shared_victory_is_one_of_all_but_a_draw_of_nobody() -> None:
    for spec, tag in (("azul", "winner"), ("pavilion", "winner"), ("zaic", "")):
        state = begun(spec)
        assert tags(state, replace(state.view(), to_move=OVER, winners=(0, 1))) == [tag, tag]


def test_who_has_passed_is_tagged_until_the_game_is_over() -> None:
    state = pavilion_table(Player("RR"), Player(kept="G"), marker=0)
    assert tags(state) == ["to move", "passed"]
    assert tags(state, replace(state.view(), to_move=OVER, winners=(0,))) == ["winner", ""]
