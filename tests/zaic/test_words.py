"""What is told of Zaic has words in every language, and they are put as one would say them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

import faience
from faience.games.zaic import facts
from faience.games.zaic.facts import Areas, Change, Covers, Refusal
from faience.languages import LANGUAGES
from faience.words import words
from faience.words.telling import Telling

ZAIC = faience.load("zaic")
SAYS = {language: Telling(words(language), "zaic") for language in LANGUAGES}
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def after(*moves: str) -> faience.State:
    state = ZAIC.start()
    for move in moves:
        state.play(move)
    return state


def did(language: str, moves: str, name: str = "Ana") -> str:
    """What the last of some moves did."""
    *before, last = moves.split()
    return SAYS[language].did(facts.effect(after(*before), last), name)


# ---- everything has words ------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_every_kind_of_fact_has_its_message(language: str) -> None:
    items = [item.__struct_config__.tag for item in get_args(facts.AnyItem)]
    effect = facts.Lay.__struct_config__.tag
    roles = ("light", "dark")
    ids = [
        *(f"{manner}-{effect}" for manner in ("did", "do", "title")),
        *(f"item-{item}" for item in items),
        *(f"why-{why}" for why in get_args(facts.Why)),
        *(f"role-{role}" for role in roles),
        *("horizon", "progress", "result", "won", "reason", "name", "about"),
    ]
    assert [name for name in ids if not words(language).knows(f"zaic-{name}")] == []


@EVERY_LANGUAGE
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    """A value that is missing raises."""
    said = {text for seed in range(3) for text in told(seed, SAYS[language])}
    assert len(said) > 700
    assert all(text and "{" not in text for text in said)
    assert [text for text in said if text.split()[-1] == "none"] == []


def told(seed: int, telling: Telling) -> Iterator[str]:
    """All that is said in a random game."""
    state, rng = ZAIC.start(), faience.Rng(seed)
    while state.to_move != faience.OVER:
        view = state.view()
        yield from (telling.progress(view), telling.role(view, 0), telling.role(view, 1))
        for choices in filter(None, (facts.choices(state, seat) for seat in range(2))):
            for choice in choices.moves:
                yield from (telling.title(choice.effect), telling.advice(choice.effect), telling.horizon(choice.effect))
                yield from (telling.item(item, "move") for item in choice.items)
            yield from map(telling.why, choices.refused.values())
        before, move = state.copy(), ZAIC.text(state.random_move(rng))
        yield telling.did(facts.effect(before, move), "Ana")
        state.play(move)
    for each in facts.end(before, move).bonuses:
        yield from (telling.item(item, "round") for item in each.items)
    for you in (None, 0, 1):
        yield telling.result(state.view(), state.scores, ("Ana", "Kiln"), you)


# ---- how it is put -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "moves", "text"),
    [
        ("en", "Qh8", "Ana laid a 2×2 at h8; largest area 0 → 4."),
        ("fr", "Qh8", "Ana a posé une 2×2 en h8\u00a0; plus grande zone 0 → 4."),
        ("hu", "Qh8", "Ana egy 2×2-est rakott a h8 mezőre; legnagyobb terület: 0 → 4."),
        ("en", "Qh8 Sh7 Qf6", "Ana laid a 2×2 at f6; largest area still 4."),
        ("fr", "Qh8 Sh7 Qf6", "Ana a posé une 2×2 en f6\u00a0; plus grande zone toujours 4."),
        ("hu", "Qh8 Sh7 Qf6", "Ana egy 2×2-est rakott az f6 mezőre; legnagyobb terület: továbbra is 4."),
        ("en", "Qh8 Si9", "Ana laid a 1×1 at i9, on top of level 1; largest area 0 → 1, the opponent’s 4 → 3."),
        (
            "fr",
            "Qh8 Si9",
            "Ana a posé une 1×1 en i9, sur le niveau 1\u00a0; plus grande zone 0 → 1, celle de l’adversaire 4 → 3.",
        ),
        (
            "hu",
            "Qh8 Si9",
            "Ana egy 1×1-est rakott az i9 mezőre, az 1. szint fölé; legnagyobb terület: 0 → 1, az ellenfélé: 4 → 3.",
        ),
    ],
)
def test_a_move_is_told_in_a_sentence(language: str, moves: str, text: str) -> None:
    assert did(language, moves) == text


@pytest.mark.parametrize(
    ("language", "advice", "title", "horizon"),
    [
        ("en", "a 2×1 lying at i8, on top of level 1", "2×1 lying at i8", "after this move"),
        ("fr", "poser une 2×1 couchée en i8, sur le niveau 1", "2×1 couchée en i8", "après ce coup"),
        ("hu", "egy fekvő 2×1-est az i8 mezőre, az 1. szint fölé", "fekvő 2×1-es az i8 mezőn", "a lépés után"),
    ],
)
def test_a_move_is_told_in_a_few_words(language: str, advice: str, title: str, horizon: str) -> None:
    effect, says = facts.effect(after("Qh8", "Vj8"), "Hi8"), SAYS[language]
    assert (says.advice(effect), says.title(effect), says.horizon(effect)) == (advice, title, horizon)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "en",
            [
                "on the table",
                "at level 2, covers 1 light square",
                "at level 3, covers 2 dark squares",
                "at level 5, covers 3 light and 1 dark square",
            ],
        ),
        (
            "fr",
            [
                "sur la table",
                "au niveau 2, couvre 1 case claire",
                "au niveau 3, couvre 2 cases foncées",
                "au niveau 5, couvre 3 cases claires et 1 case foncée",
            ],
        ),
        (
            "hu",
            [
                "az asztalon",
                "a 2. szinten, lefed 1 világos mezőt",
                "a 3. szinten, lefed 2 sötét mezőt",
                "az 5. szinten, lefed 3 világos és 1 sötét mezőt",
            ],
        ),
    ],
)
def test_what_a_tile_covers_is_counted(language: str, texts: list[str]) -> None:
    items = (Covers(), Covers(2, light=1), Covers(3, dark=2), Covers(5, light=3, dark=1))
    assert [SAYS[language].item(item, "move") for item in items] == texts


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", ["largest area still 4", "largest area 4 → 6"], ["the opponent keeps 4", "the opponent’s 4 → 3"]),
        (
            "fr",
            ["plus grande zone toujours 4", "plus grande zone 4 → 6"],
            ["l’adversaire garde 4", "celle de l’adversaire 4 → 3"],
        ),
        (
            "hu",
            ["legnagyobb terület: továbbra is 4", "legnagyobb terület: 4 → 6"],
            ["az ellenfélé marad 4", "az ellenfélé: 4 → 3"],
        ),
    ],
)
def test_changes_of_areas_are_told_by_the_largest(language: str, own: list[str], others: list[str]) -> None:
    def changed(new: int, *, mine: bool) -> str:
        change = Change(0, own=mine, before=(4, 2), after=(new,), old=4, new=new, by=new - 4)
        return SAYS[language].item(change, "move")

    assert [changed(4, mine=True), changed(6, mine=True)] == own
    assert [changed(4, mine=False), changed(3, mine=False)] == others


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["levels differ: 1 and 2", "touches your own tile at f6", "the first tile lies at h8"]),
        (
            "fr",
            [
                "les niveaux diffèrent\u00a0: 1 et 2",
                "toucherait votre couleur en f6",
                "la première tuile se pose en h8",
            ],
        ),
        ("hu", ["eltérő szintek: 1 és 2", "érintené a saját színedet: f6", "az első lapka helye a h8"]),
    ],
)
def test_a_refusal_says_what_is_in_the_way(language: str, texts: list[str]) -> None:
    refusals = (Refusal("levels", low=1, high=2), Refusal("own", place="f6"), Refusal("first", place="h8"))
    assert [SAYS[language].why(refusal) for refusal in refusals] == texts


@pytest.mark.parametrize(
    ("language", "wins", "you", "areas"),
    [
        (
            "en",
            "Ana wins (4 beats 2): the player to move cannot play",
            "You win (4 beats 2): the player to move cannot play",
            "Areas: 4, 3",
        ),
        (
            "fr",
            "Ana gagne (4 contre 2)\u00a0: le joueur dont c’est le tour ne peut plus poser de tuile",
            "Vous gagnez (4 contre 2)\u00a0: le joueur dont c’est le tour ne peut plus poser de tuile",
            "Zones\u00a0: 4, 3",
        ),
        (
            "hu",
            "Ana nyert (4–2): a soron következő játékos nem tud lapkát lerakni",
            "Nyertél (4–2): a soron következő játékos nem tud lapkát lerakni",
            "Területek: 4, 3",
        ),
    ],
)
def test_the_end_is_told_by_the_areas_that_decided(language: str, wins: str, you: str, areas: str) -> None:
    state, says = after("Qh8", "Sh7", "Qf6", "Sg7"), SAYS[language]
    assert says.result(state.view(), state.scores, ("Ana", "Kiln")) == wins
    assert says.result(state.view(), state.scores, ("Ana", "Kiln"), you=0) == you
    assert says.result(state.view(), state.scores, ("Ana", "Kiln"), you=1) == wins
    assert says.item(Areas((4, 3), decided=0), "round") == areas


def test_equal_areas_before_the_deciding_ones_are_named() -> None:
    state = faience.position(
        "zaic() 1 Qc8,Hd11,qd12,He6,ve7,He9,vf10,Hf12,qg6,hg9,Hg10,Sh8,sh11,Hi11,vj9,vj12/"
        "Vd11,ve8,he12,Sf10,Hg6,Sh7/sd12"
    )
    state.play("Sh10")
    result = SAYS["en"].result(state.view(), state.scores, ("Ana", "Kiln"), you=0)
    assert result == "A draw: all areas are equal: the player to move cannot play"
    moves = "Vh8 Hg10 Sh11 Si11 Vf10 Qe12 Ve12 He9 Vg13 Sg13 Sg10 Hc12 Si12 Hf15 Vb12 Sb13 Vb14 Vc14 Vd10 Vc9 Hb8 Vi8"
    tied = after(*moves.split())
    sizes = ", ".join(map(str, tied.view().areas[1][:6]))
    for language, text in (
        ("en", f"Kiln wins ({sizes} on both sides, then 2 beats 1): "),
        ("fr", f"Kiln gagne ({sizes} des deux côtés, puis 2 contre 1)\u00a0: "),
        ("hu", f"Kiln nyert ({sizes} mindkét oldalon, aztán 2–1): "),
    ):
        assert SAYS[language].result(tied.view(), tied.scores, ("Ana", "Kiln")).startswith(text)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("light", "dark", "Move 2")),
        ("fr", ("clair", "foncé", "Coup 2")),
        ("hu", ("világos", "sötét", "2. lépés")),
    ],
)
def test_the_table_is_told(language: str, texts: tuple[str, str, str]) -> None:
    says, view = SAYS[language], after("Qh8").view()
    assert (says.role(view, 0), says.role(view, 1), says.progress(view)) == texts
