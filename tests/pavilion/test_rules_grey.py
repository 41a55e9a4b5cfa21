"""Summer Pavilion on the grey side of the board."""

import pytest

import faience
from faience.games.pavilion.facts import KINDS, STARS
from tests.pavilion.tables import Player, cost, play, row, space, table

TIPS = range(1, 7)


def colours(state: faience.State, star: str) -> set[str]:
    """Colours that may be laid on a star."""
    return {
        text.partition("=")[2][0] for text in state.legal_texts() if text.startswith(star) and text[len(star)] < "7"
    }


def grey(*players: Player, round: int = 6, **more: int) -> faience.State:  # noqa: A002
    return table(*players, board="grey", round=round, **more)


def final(laid: dict[str, str]) -> int:
    state = play(grey(Player(), Player(kept="", laid=laid), marker=1), "pass:-")
    return state.scores[1] - 5


def star(name: str, kinds: str) -> dict[str, str]:
    return {f"{name}{tip}": kind for tip, kind in zip(TIPS, kinds, strict=True)}


def test_six_of_each_number_but_twelve_threes() -> None:
    costs = [cost(name, tip, True) for name in STARS for tip in TIPS]
    assert [costs.count(n) for n in TIPS] == [6, 6, 12, 6, 6, 6]


def test_the_first_tile_of_a_star_is_any_colour_and_so_is_the_second() -> None:
    assert colours(grey(Player(hand=KINDS * 3), Player()), "SW") == set(KINDS)
    assert colours(grey(Player(hand=KINDS * 3, laid={"SW1": "B"}), Player()), "SW") == set(KINDS)


def test_a_second_tile_of_the_same_colour_makes_a_star_uniform() -> None:
    assert colours(grey(Player(hand=KINDS * 3, laid={"SW1": "B", "SW4": "B"}), Player()), "SW") == {"B"}


def test_a_second_tile_of_another_colour_makes_a_star_multicolour() -> None:
    assert colours(grey(Player(hand=KINDS * 3, laid={"SW1": "B", "SW4": "P"}), Player()), "SW") == set("GOYR")


def test_the_centre_is_a_star_like_the_others_and_costs_three() -> None:
    state = grey(Player(hand="BBBB", laid={"C1": "B", "C2": "B"}), Player())
    assert [text for text in state.legal_texts() if text.startswith("C")] == ["C3=B", "C4=B", "C5=B", "C6=B"]


def test_jokers_pay_on_the_grey_side_too() -> None:
    state = grey(Player(hand="BRR"), Player())
    assert [text for text in state.legal_texts() if text.startswith("C1")] == ["C1=B+2"]


def test_a_uniform_star_scores_by_its_colour_wherever_it_is() -> None:
    assert [final(star("E", 6 * kind)) for kind in KINDS] == [20, 18, 17, 16, 15, 14]
    assert final(star("C", "PPPPPP")) == 20


def test_several_stars_of_one_colour_and_several_multicolour_ones_score() -> None:
    assert final(star("E", "PPPPPP") | star("C", "PPPPPP")) == 40
    assert final(star("E", KINDS) | star("SE", KINDS[::-1])) == 24


def test_all_threes_are_twelve() -> None:
    outer = {f"{name}{tip}": "B" for name in STARS[:6] for tip in TIPS if cost(name, tip, True) == 3}
    centre = dict(zip([f"C{tip}" for tip in TIPS], KINDS, strict=True))
    assert final(outer) == 0
    assert final(centre) == 12  # the star alone
    assert final(outer | centre) == 12 + 12


def test_features_lie_where_they_do_on_the_coloured_side() -> None:
    state = grey(Player(hand="BBBBBB", laid=row("NW", [5], "B")), Player())
    assert play(state, "NW1=B").view().bonus == 3


def test_statues_and_pillars_lie_where_they_do_on_the_coloured_side() -> None:
    statue = row("NW", [1], "B") | row("NE", [3, 4], "B")
    state = grey(Player(hand="BBBBBB", laid=statue), Player())
    assert play(state, f"{space('NW', 2)}=B").view().bonus == 2
    pillar = row("NW", [2], "B") | {"C1": "B", "C6": "B"}
    state = grey(Player(hand="BBBBBB", laid=pillar), Player())
    assert play(state, f"{space('NW', 3)}=B").view().bonus == 1


@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 8), (4, 16), (5, 0), (6, 0)])
def test_all_spaces_of_a_number_score_on_the_grey_side(number: int, points: int) -> None:
    assert final({f"{name}{tip}": "B" for name in STARS for tip in TIPS if cost(name, tip, True) == number}) == points
