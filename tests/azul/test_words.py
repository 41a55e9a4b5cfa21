"""The facts of Azul in words: every fact has its message, and sentences are right in all three languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import faience
from faience.games.azul import facts
from faience.games.azul.facts import KINDS, Deal, Refusal, Take, View
from faience.games.registry import GAMES
from faience.languages import LANGUAGES
from faience.words import words
from faience.words.telling import Telling
from faience.words.values import values_of
from tests.azul.tables import board
from tests.azul.tables import table as laid
from tests.azul.test_drawing import NAMES, laid_out, over, saying, table
from tests.games.drawing import replace, with_board


def telling(language: str) -> Telling:
    return Telling(words(language), "azul")


def tags(union: Any) -> list[str]:
    return [struct.__struct_config__.tag for struct in get_args(union) or (union,)]


def literals(struct: type, field: str) -> Iterator[str]:
    """The texts that a field may have."""

    def texts(hint: Any) -> Iterator[str]:
        for part in get_args(hint):
            yield from [part] if isinstance(part, str) else texts(part)

    return texts(get_type_hints(struct)[field])


# ---- every fact has its message ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fact_has_its_message(language: str) -> None:
    wanted = [f"{manner}-{tag}" for manner in ("did", "do", "title") for tag in tags(facts.AnyEffect)]
    wanted += [f"item-{tag}" for tag in tags(facts.AnyItem)]
    wanted += [f"why-{why}" for why in literals(Refusal, "why")]
    wanted += [f"role-{role}" for role in literals(View, "roles") if role]
    wanted += ["horizon", "progress", "result", "won", "reason", "name", "about"]
    definition = GAMES["azul"]
    for option in definition.options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        named = [str(value).lower() for value in option.values if isinstance(value, str | bool)]
        wanted += [f"option-{option.name}-{value}" for value in named]
    wanted += [f"edition-{edition.title.lower().replace(' ', '-')}" for edition in definition.editions]
    wanted += ["phrase-wall-coloured", "phrase-wall-grey", "phrase-joker-true"]
    assert [message for message in wanted if not words(language).knows(f"azul-{message}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_kind_is_told_from_the_others(language: str) -> None:
    said = telling(language)
    reasons = [said.say("reason", reason=reason) for reason in literals(View, "reason")]
    assert len(set(reasons)) == len(reasons) == 3
    assert len({said.say("kind", kind=kind) for kind in KINDS}) == len(KINDS)
    assert len({said.say("one", tile=kind) for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told(language: str) -> None:
    said, rng, bot = telling(language), faience.Rng(3), faience.bot("greedy", 3)
    state = faience.load("azul(players=2,wall=grey,joker=true)").start()
    texts = []
    while state.to_move != faience.OVER:
        if state.to_move == faience.CHANCE:
            state.deal(rng)
            continue
        told = facts.choices(state, state.to_move)
        assert told is not None
        texts += [said.item(item, "stands") for item in told.stands.items]
        texts += [said.why(refusal) for refusal in told.why.values()]
        for choice in told.moves:
            texts += [said.did(choice.effect, "Ana"), said.advice(choice.effect), said.title(choice.effect)]
            texts += [said.horizon(choice.effect), *(said.item(item, "move") for item in choice.items)]
        state.play(bot.choose(state))
    texts.append(said.result(facts.view(state), state.scores, ("Ana", "Ben")))
    assert all(text and "none" not in text and "{" not in text and "  " not in text for text in texts)


# ---- sentences ----

JOKERS = with_board(table(joker=True), 0, lines=("", "", "", "BBB", ""), wall=(".....",) * 5)
FULL = with_board(with_board(table(4), 0, floor="YYYKKKK"), 3, floor="")
NEARLY_FULL = with_board(JOKERS, 0, floor="RRRRRR")
MARKED = with_board(replace(JOKERS, marker=1), 1, floor="mRBB")
TILING = replace(table(wall="grey", joker=True), factories=("",) * 5, centre="")
TILING = with_board(TILING, 0, lines=("", "", "", "BBBB", ""), wall=(".....",) * 5)
TILING_JOKERS = with_board(TILING, 0, lines=("", "", "RRJ", "BBBB", ""))

SENTENCES = {
    "a take leaves the rest to the centre": (
        (JOKERS, "3R5"),
        "Kiln took 3 red from factory 3 to line 5; 1 black to the centre.",
        "Kiln a pris 3 rouges sur la fabrique 3 pour la ligne 5\u00a0; 1 noire va au centre.",
        "Kiln 3 piros csempét vett el a 3. manufaktúráról, és az 5. mintasorba rakta; 1 fekete csempe középre került.",
    ),
    "several kinds go to the centre": (
        (JOKERS, "2B2"),
        "Kiln took 2 blue from factory 2 to line 2; 1 black and 1 white to the centre.",
        "Kiln a pris 2 bleues sur la fabrique 2 pour la ligne 2\u00a0; 1 noire et 1 blanche vont au centre.",
        "Kiln 2 kék csempét vett el a 2. manufaktúráról, és a 2. mintasorba rakta; "
        "1 fekete és 1 fehér csempe középre került.",
    ),
    "a colour leaves its jokers": (
        (JOKERS, "1R5"),
        "Kiln took 2 red from factory 1 to line 5; 1 blue and 1 joker to the centre.",
        "Kiln a pris 2 rouges sur la fabrique 1 pour la ligne 5\u00a0; 1 bleue et 1 joker vont au centre.",
        "Kiln 2 piros csempét vett el az 1. manufaktúráról, és az 5. mintasorba rakta; "
        "1 kék csempe és 1 joker középre került.",
    ),
    "jokers alone": (
        (MARKED, "cJ2"),
        "Kiln took 2 jokers from the centre to line 2.",
        "Kiln a pris 2 jokers au centre pour la ligne 2.",
        "Kiln 2 jokert vett el az asztal közepéről, és a 2. mintasorba rakta.",
    ),
    "the first from the centre takes the marker": (
        (JOKERS, "cB2"),
        "Kiln took 2 blue from the centre to line 2, with the first-player marker.",
        "Kiln a pris 2 bleues au centre pour la ligne 2, avec le marqueur de premier joueur.",
        "Kiln 2 kék csempét vett el az asztal közepéről, és a 2. mintasorba rakta (övé a kezdőjátékos-jelző).",
    ),
    "what does not fit falls": (
        (MARKED, "cY1"),
        "Kiln took 3 yellow from the centre to line 1; 2 yellow fell to the floor.",
        "Kiln a pris 3 jaunes au centre pour la ligne 1\u00a0; 2 jaunes tombent au plancher.",
        "Kiln 3 sárga csempét vett el az asztal közepéről, és az 1. mintasorba rakta; "
        "2 sárga csempe a padlóvonalra esett.",
    ),
    "the owner chose which tiles fall": (
        (MARKED, "cYJ2/1"),
        "Kiln took 3 yellow and 2 jokers from the centre to line 2; 2 yellow and 1 joker fell to the floor.",
        "Kiln a pris 3 jaunes et 2 jokers au centre pour la ligne 2\u00a0; 2 jaunes et 1 joker tombent au plancher.",
        "Kiln 3 sárga csempét és 2 jokert vett el az asztal közepéről, és a 2. mintasorba rakta; "
        "2 sárga csempe és 1 joker a padlóvonalra esett.",
    ),
    "all to the floor": (
        (MARKED, "cW-"),
        "Kiln took 1 white from the centre to the floor.",
        "Kiln a pris 1 blanche au centre pour le plancher.",
        "Kiln 1 fehér csempét vett el az asztal közepéről, és a padlóvonalra rakta.",
    ),
    "the marker takes the last place of the floor": (
        (NEARLY_FULL, "cB1"),
        "Kiln took 2 blue from the centre to line 1, with the first-player marker; "
        "1 blue went to the lid, as the floor is full.",
        "Kiln a pris 2 bleues au centre pour la ligne 1, avec le marqueur de premier joueur\u00a0; "
        "1 bleue va dans le couvercle, le plancher étant plein.",
        "Kiln 2 kék csempét vett el az asztal közepéről, és az 1. mintasorba rakta (övé a kezdőjátékos-jelző); "
        "1 kék csempe a fedélbe került, mert a padlóvonal megtelt.",
    ),
    "the floor holds only some of what falls": (
        (with_board(MARKED, 0, floor="RRRRRR"), "cY1"),
        "Kiln took 3 yellow from the centre to line 1; 2 yellow fell: 1 to the floor, 1 to the lid.",
        "Kiln a pris 3 jaunes au centre pour la ligne 1\u00a0; "
        "2 jaunes tombent\u00a0: 1 au plancher, 1 dans le couvercle.",
        "Kiln 3 sárga csempét vett el az asztal közepéről, és az 1. mintasorba rakta; "
        "2 sárga csempe leesett: 1 a padlóvonalra, 1 a fedélbe.",
    ),
    "a handful for the floor finds one place": (
        (with_board(JOKERS, 0, floor="RRRRRR"), "3R-"),
        "Kiln took 3 red from factory 3 to the floor; 2 of them went to the lid, as the floor is full; "
        "1 black to the centre.",
        "Kiln a pris 3 rouges sur la fabrique 3 pour le plancher\u00a0; "
        "2 de ces tuiles vont dans le couvercle, le plancher étant plein\u00a0; 1 noire va au centre.",
        "Kiln 3 piros csempét vett el a 3. manufaktúráról, és a padlóvonalra rakta; "
        "ebből 2 a fedélbe került, mert a padlóvonal megtelt; 1 fekete csempe középre került.",
    ),
    "a full floor sends all to the lid": (
        (FULL, "9W-"),
        "Kiln took 4 white from factory 9 to the floor; 4 white went to the lid, as the floor is full.",
        "Kiln a pris 4 blanches sur la fabrique 9 pour le plancher\u00a0; "
        "4 blanches vont dans le couvercle, le plancher étant plein.",
        "Kiln 4 fehér csempét vett el a 9. manufaktúráról, és a padlóvonalra rakta; "
        "4 fehér csempe a fedélbe került, mert a padlóvonal megtelt.",
    ),
    "a tile laid by choice": (
        (TILING, "4@2"),
        "Kiln laid blue in row 4, column 2.",
        "Kiln a posé une bleue sur le mur, ligne 4, colonne 2.",
        "Kiln egy kék csempét rakott a falra: 4. sor, 2. oszlop.",
    ),
    "a line with a joker lays the joker": (
        (TILING_JOKERS, "3@5"),
        "Kiln laid a joker in row 3, column 5.",
        "Kiln a posé un joker sur le mur, ligne 3, colonne 5.",
        "Kiln egy jokert rakott a falra: 3. sor, 5. oszlop.",
    ),
}


@pytest.mark.parametrize("case", SENTENCES)
def test_sentences(case: str) -> None:
    (before, move), *expected = SENTENCES[case]
    effect = facts.effect(laid_out(before), move)
    assert [telling(language).did(effect, "Kiln") for language in LANGUAGES] == expected


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (
            "cYJ2/0",
            [
                "3 yellow and 2 jokers from the centre to line 2, no joker stays",
                "prendre 3 jaunes et 2 jokers au centre pour la ligne 2, aucun joker n’y reste",
                "3 sárga csempét és 2 jokert az asztal közepéről a 2. mintasorba, joker nem marad benne",
            ],
        ),
        (
            "cYJ2/1",
            [
                "3 yellow and 2 jokers from the centre to line 2, 1 joker stays",
                "prendre 3 jaunes et 2 jokers au centre pour la ligne 2, 1 joker y reste",
                "3 sárga csempét és 2 jokert az asztal közepéről a 2. mintasorba, 1 joker marad benne",
            ],
        ),
        (
            "cYJ2/2",
            [
                "3 yellow and 2 jokers from the centre to line 2, 2 jokers stay",
                "prendre 3 jaunes et 2 jokers au centre pour la ligne 2, 2 jokers y restent",
                "3 sárga csempét és 2 jokert az asztal közepéről a 2. mintasorba, 2 joker marad benne",
            ],
        ),
    ],
)
def test_advice_says_which_jokers_stay(move: str, expected: list[str]) -> None:
    effect = facts.effect(laid_out(MARKED), move)
    assert [telling(language).advice(effect) for language in LANGUAGES] == expected


@pytest.mark.parametrize(
    ("take", "expected"),
    [
        (Take("W"), ["The tile to the floor", "La tuile au plancher", "A csempe a padlóvonalra"]),
        (Take("W" * 5), ["All 5 to the floor", "Les 5 au plancher", "Mind az 5 a padlóvonalra"]),
        (Take("WW", line=1), ["Line 1 completes", "La ligne 1 est complète", "Megtelik az 1. mintasor"]),
        (Take("W", line=4, held=1), ["1 of 4 in line 4", "1 sur 4 dans la ligne 4", "4. mintasor: 1/4"]),
    ],
)
def test_titles(take: Take, expected: list[str]) -> None:
    assert [telling(language).title(take) for language in LANGUAGES] == expected


@pytest.mark.parametrize(
    ("item", "within", "expected"),
    [
        (
            facts.Tile(row=2, column=3, tile="B"),
            "move",
            ["wall: on its own", "mur\u00a0: tuile isolée", "fal: magában áll"],
        ),
        (
            facts.Tile(row=2, column=3, tile="B", across=2, down=3),
            "stands",
            [
                "Line 2: row of 2, column of 3",
                "Ligne 2\u00a0: suite de 2 en ligne, suite de 3 en colonne",
                "2. mintasor: 2 egymás mellett, 3 egymás alatt",
            ],
        ),
        (
            facts.Tile(row=5, column=3, tile="B", down=4),
            "round",
            ["Wall row 5: column of 4", "Mur, ligne 5\u00a0: suite de 4 en colonne", "Fal, 5. sor: 4 egymás alatt"],
        ),
        (
            facts.Wall(points=-2, falls=True),
            "move",
            [
                "no cell is open: the line will fall to the floor",
                "aucune case possible\u00a0: la ligne tombera au plancher",
                "nincs hely a falon: a mintasor a padlóvonalra kerül",
            ],
        ),
        (
            facts.Stuck(row=1),
            "round",
            [
                "line 1 found no open cell and fell to the floor",
                "la ligne 1 n’a trouvé aucune case et est tombée au plancher",
                "az 1. mintasornak nem maradt hely a falon, a padlóvonalra került",
            ],
        ),
        (facts.Bonus(of="column", n=1), "round", ["1 complete column", "1 colonne complète", "1 teljes oszlop"]),
        (facts.Bonus(of="colour", n=2), "round", ["2 complete colours", "2 couleurs complètes", "2 teljes szín"]),
    ],
)
def test_items(item: Any, within: Any, expected: list[str]) -> None:
    assert [telling(language).item(item, within) for language in LANGUAGES] == expected


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("1Y1", ["factory 1 is empty", "la fabrique 1 est vide", "az 1. manufaktúra üres"]),
        (
            "3B1",
            [
                "there is no blue on factory 3",
                "la fabrique 3 n’a pas de tuile de ce type (bleue)",
                "a 3. manufaktúrán nincs ilyen csempe (kék)",
            ],
        ),
        (
            "3R5",
            [
                "line 5 holds black",
                "la ligne 5 contient déjà une autre couleur (noire)",
                "az 5. mintasorban más szín van (fekete)",
            ],
        ),
    ],
)
def test_refusals(move: str, expected: list[str]) -> None:
    refusal = facts.refusal(laid_out(table()), move)
    assert [telling(language).why(refusal) for language in LANGUAGES] == expected


def test_a_round_that_is_dealt_is_told_by_factory() -> None:
    deal = Deal(2, ("BBRK", "JW", ""))
    assert [saying(language).dealt(deal) for language in LANGUAGES] == [
        "Round 2: tiles are dealt. Factory 1: 2 blue, 1 red, 1 black; factory 2: 1 white, 1 joker; factory 3: empty.",
        "Manche 2\u00a0: les tuiles sont distribuées. Fabrique 1\u00a0: 2 bleues, 1 rouge, 1 noire\u00a0; "
        "fabrique 2\u00a0: 1 blanche, 1 joker\u00a0; fabrique 3\u00a0: vide.",
        "2. forduló: új csempék kerülnek az asztalra. 1. manufaktúra: 2 kék, 1 piros, 1 fekete; "
        "2. manufaktúra: 1 fehér, 1 joker; 3. manufaktúra: üres.",
    ]


def test_progress_tells_of_quiet_rounds() -> None:
    view = replace(table(), quiet=4)
    assert [telling(language).progress(view) for language in LANGUAGES] == [
        "Round 3, rounds without a wall tile: 4 of 10",
        "Manche 3, manches sans tuile posée\u00a0: 4 sur 10",
        "3. forduló, lerakás nélküli fordulók: 4/10",
    ]
    assert [telling(language).progress(table()) for language in LANGUAGES] == ["Round 3", "Manche 3", "3. forduló"]


def test_a_result_is_told_to_its_winner() -> None:
    view = over(table(), 0)
    assert [telling(language).result(view, (1, 0), NAMES, you=0) for language in LANGUAGES] == [
        "You win with 1 point: a row of the wall is complete",
        "Vous gagnez avec 1 point\u00a0: une ligne du mur est complète",
        "Nyertél 1 ponttal: elkészült egy vízszintes sor a falon",
    ]


def test_roles_are_those_of_the_marker() -> None:
    state = laid(boards=[board(floor="m")], factories=["RRBK"], first=1)
    view = facts.view(state)
    assert [telling("en").role(view, seat) for seat in range(2)] == ["starts the next round", "plays first this round"]
    assert facts.view(faience.load("azul").start()).roles == ("opens", "")


def test_no_value_of_a_take_is_missing() -> None:
    """What the core leaves out is there when it is put into words."""
    take = msgspec.json.decode(b'{"what":"take","tiles":"R"}', type=facts.AnyEffect)
    assert set(values_of(take)) == {"what", *Take.__struct_fields__}
