"""What the table of Zaic tells of a move before it is made, and of places where none may be, agrees with the engine."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, zip_longest

import msgspec
import pytest

import faience
from faience.games.choices import Choice, Part, Refusal
from faience.games.registry import GAMES
from faience.games.zaic.places import place_of, squares
from faience.games.zaic.texts import LANGUAGES, texts

ZAIC = faience.load("zaic")
DEFINITION = GAMES["zaic"]
ENGLISH = texts("en")


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


def ends(state: faience.State, language: str) -> list[Part]:
    """What the end is told by, if a move of a state leads to it."""
    last = (move for move in state.legal_texts() if played(state, move).to_move == faience.OVER)
    return [part for move in last for each in DEFINITION.bonuses((state, move), language) for part in each.parts]


def after(*moves: str) -> faience.State:
    state = ZAIC.start()
    for move in moves:
        state.play(move)
    return state


def chosen(state: faience.State, move: str, language: str = "en") -> Choice:
    return next(choice for choice in DEFINITION.choices(state, language).moves if choice.move == move)


def refusals(state: faience.State) -> dict[str, Refusal]:
    """Why each move that was tried may not be played; of a kind that is used up, by its letter."""
    refused = DEFINITION.choices(state, "en").refused
    return {tried: refusal for together, refusal in refused.items() for tried in together.split()}


# ---- legal moves ---------------------------------------------------------------------------------


def test_every_choice_tells_what_the_engine_then_finds() -> None:
    told = 0
    for state in games(12):
        seat, view = state.to_move, state.view()
        found = DEFINITION.choices(state, "en").moves if seat >= 0 else ()
        assert [choice.move for choice in found] == state.legal_texts()
        for choice in found:
            then = state.copy()
            then.play(choice.move)
            assert (choice.before, choice.after) == (state.scores[seat], then.scores[seat])
            assert choice.gain == choice.after - choice.before == sum(part.points for part in choice.parts)
            own, _, other = choice.parts
            for part, of in ((own, seat), (other, 1 - seat)):
                before, after = view.areas[of], then.view().areas[of]
                old, new = max(before, default=0), max(after, default=0)
                change = {"before": before, "after": after, "old": old, "new": new, "by": new - old}
                assert part.detail == {
                    "what": "change", "seat": of, "own": of == seat, "points": part.points, **change,
                }  # fmt: skip
            told += 1
    assert told > 3000


def test_every_effect_tells_where_the_tile_then_lies_and_what_it_hides() -> None:
    covering = 0
    for state in games(8):
        if state.to_move < 0:
            continue
        seat, view = state.to_move, state.view()
        tops = {place: stack[-1].seat for place, stack in view.stacks().items()}
        for choice in DEFINITION.choices(state, "en").moves:
            then = state.copy()
            then.play(choice.move)
            effect = choice.effect
            (laid,) = set(then.view().tiles) - set(view.tiles)
            assert (effect["kind"], effect["column"], effect["row"]) == (laid.kind, laid.column, laid.row)
            assert (effect["level"], laid.seat) == (laid.level, seat)
            hidden = [tops[place] for place in laid.squares if place in tops]
            assert effect["covers"] == (hidden.count(0), hidden.count(1))
            assert effect["joins"] in then.view().areas[seat]
            assert effect["joins"] >= len(laid.squares)
            assert DEFINITION.effect(state, choice.move) == effect
            covering += laid.level > 1
    assert covering > 500


def test_a_move_on_top_names_its_level_and_what_it_covers() -> None:
    state = after("Qh8", "Vj8")
    found = chosen(state, "Hi8")
    assert (found.title, found.before, found.after) == ("2×1 lying at i8", 4, 5)
    assert [part.text for part in found.parts] == [
        "largest area 4 → 5",
        "on level 2, covers 1 light square and 1 dark square",
        "the opponent’s 2 → 1",
    ]
    assert found.effect == {
        "what": "lay", "kind": "H", "column": 8, "row": 7, "place": "i8", "level": 2, "on": 1, "covers": (1, 1), "joins": 5,
        "unites": (0,), "old": 4, "new": 5, "by": 1, "their_old": 2, "their_new": 1, "their_by": -1,
    }  # fmt: skip


def test_a_move_that_changes_nothing_says_so() -> None:
    found = chosen(after("Qh8", "Sh7"), "Qf6")
    assert (found.gain, found.before, found.after) == (0, 4, 4)
    assert [part.text for part in found.parts] == ["largest area still 4", "on the table", "the opponent keeps 1"]


# ---- places where a tile may not be ---------------------------------------------------------------


def test_exactly_the_illegal_places_within_reach_are_refused() -> None:
    codes = set()
    for state in games(12):
        if state.to_move < 0:
            continue
        reach, refused, legal = state.view().reach, refusals(state), set(state.legal_texts())
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
        assert all(refused[move].text == DEFINITION.why_not(state, move, "en") for move in sample)
    assert codes == set(ENGLISH.refusals)


def test_no_place_is_told_twice() -> None:
    for state in games(2):
        if state.to_move >= 0:
            tried = " ".join(DEFINITION.choices(state, "en").refused).split()
            assert len(tried) == len(set(tried))


@pytest.mark.parametrize(
    ("moves", "tried", "why", "detail"),
    [
        ("", "Qa1", "first", {"place": "h8"}),
        ("Qh8", "Sk8", "alone", None),
        ("Qh8", "Hi8", "half", None),
        ("Qh8 Sj8", "Sj9", "own", {"place": "i9"}),
        ("Qh8 Sh9", "Hh9", "levels", {"low": 1, "high": 2}),
        ("Qh8 Sj8", "Hh8", "no_opponent", None),
        ("Qh8", "Qh8", "whole", {"place": "h8"}),
        ("Hh8 Sh8 Sh9", "Si8", "rest", {"place": "i8"}),
        ("Hh8 Hj8 Hl8 Vn8 Vn6", "Hf8", "wide", {"n": 9}),
        ("Vh8 Vh10 Vh12 Hh14 Hj14", "Vh6", "high", {"n": 9}),
    ],
)
def test_a_refusal_names_what_is_in_the_way(moves: str, tried: str, why: str, detail: object) -> None:
    refusal = refusals(after(*moves.split()))[tried]
    assert (refusal.why, refusal.detail) == (why, detail)


def test_a_kind_that_is_used_up_is_refused_as_a_whole() -> None:
    state = faience.position("zaic() 0 Sh8,sh9,Sh10,sh11,Si9,si8")
    assert refusals(state)["S"].why == "none_left"


def test_who_waits_is_told_what_would_be_legal_on_their_turn() -> None:
    state = after("Qh8", "Sj8")
    found = DEFINITION.prepared(state, 1, "en")
    assert found is not None
    assert {"Sh8", "Hh10"} <= {choice.move for choice in found.moves}
    assert "Sk8" in " ".join(found.refused).split()  # beside dark's own tile


def test_messages_stay_small() -> None:
    sizes = [len(msgspec.json.encode(DEFINITION.choices(state, "hu"))) for state in games(6) if state.to_move >= 0]
    assert max(sizes) < 64_000
    assert sum(sizes) / len(sizes) < 24_000


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
        scored = DEFINITION.bonuses((before, move), "en")
        assert [(each.before, each.after) for each in scored] == [(score, score) for score in state.scores]
        for each in scored:
            (part,) = each.parts
            areas = state.view().areas
            assert part.detail == {"what": "areas", "points": 0, "areas": areas[each.seat], "decided": decided(*areas)}
            assert part.text == "Areas: " + ", ".join(map(str, areas[each.seat]))
            deciding.add(part.detail["decided"])
    assert {0, 1} <= deciding


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words_in_every_language(language: str) -> None:
    said = set()
    for state in games(3):
        found = DEFINITION.choices(state, language) if state.to_move >= 0 else None
        if found:
            said |= {found.horizon, *(choice.title for choice in found.moves)}
            said |= {part.text for choice in found.moves for part in choice.parts}
            said |= {refusal.text for refusal in found.refused.values()}
            said |= {part.text for part in ends(state, language)}
        said |= {DEFINITION.words(language).role(state.view(), seat) for seat in range(2)}
    assert len(said) > 200
    assert all(text and "{" not in text for text in said)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "fr",
            [
                "2×1 couchée en i8",
                "plus grande zone 4 → 5",
                "au niveau 2, couvre 1 case claire et 1 case foncée",
                "celle de l’adversaire 2 → 1",
            ],
        ),
        (
            "hu",
            [
                "fekvő 2×1-es az i8 mezőn",
                "legnagyobb terület: 4 → 5",
                "a 2. szinten, lefed 1 világos mezőt és 1 sötét mezőt",
                "az ellenfélé: 2 → 1",
            ],
        ),
    ],
)
def test_a_move_is_told_in_other_languages(language: str, told: list[str]) -> None:
    found = chosen(after("Qh8", "Vj8"), "Hi8", language)
    assert [found.title, *(part.text for part in found.parts)] == told
