"""What the terminal says of deals, of the moves there are and of how they are written: every game, every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import faience
from faience.games.listing import Group
from faience.games.registry import all_specs
from faience.languages import LANGUAGES
from tests.azul import tables as azul_table
from tests.azul.tables import board
from tests.pavilion import tables as pavilion_table
from tests.pavilion.tables import Player

FULL = "BBRK/YYWR/KKBB/WWRY/BYRK"


def decisions(spec: str, games: int = 2, seed: int = 0) -> Iterator[faience.State]:
    """The states of a few games in which a seat is to move."""
    for number in range(seed, seed + games):
        rng, state = faience.Rng(number), faience.load(spec).start()
        player = faience.bot("random" if number % 2 else "greedy", number)
        while state.to_move != faience.OVER:
            if state.to_move == faience.CHANCE:
                state.deal(rng)
                continue
            yield state
            state.play(player.choose(state))


# ---- deals ----


def dealt(state: faience.State, deal: str, language: str) -> str:
    definition = state.game.definition
    return definition.saying(language).dealt(definition.told.deal(state, deal))


DEALS = {
    "Azul, a round": (
        (lambda: faience.load("azul").start(), FULL),
        "Round 1: tiles are dealt. Factory 1: 2 blue, 1 red, 1 black; factory 2: 2 yellow, 1 red, 1 white; "
        "factory 3: 2 blue, 2 black; factory 4: 1 yellow, 1 red, 2 white; factory 5: 1 blue, 1 yellow, 1 red, 1 black.",
        "Manche 1\u00a0: les tuiles sont distribuées. Fabrique 1\u00a0: 2 bleues, 1 rouge, 1 noire\u00a0; "
        "fabrique 2\u00a0: 2 jaunes, 1 rouge, 1 blanche\u00a0; fabrique 3\u00a0: 2 bleues, 2 noires\u00a0; "
        "fabrique 4\u00a0: 1 jaune, 1 rouge, 2 blanches\u00a0; fabrique 5\u00a0: 1 bleue, 1 jaune, 1 rouge, 1 noire.",
        "1. forduló: új csempék kerülnek az asztalra. 1. manufaktúra: 2 kék, 1 piros, 1 fekete; "
        "2. manufaktúra: 2 sárga, 1 piros, 1 fehér; 3. manufaktúra: 2 kék, 2 fekete; "
        "4. manufaktúra: 1 sárga, 1 piros, 2 fehér; 5. manufaktúra: 1 kék, 1 sárga, 1 piros, 1 fekete.",
    ),
    "Pavilion, the first round": (
        (lambda: faience.load("pavilion").start(), "s:PPGOYBRRGO;f:RRYY/PPGG/OOBB/PGOY/BRRR"),
        "Round 1: tiles are dealt. Supply: 2 purple, 2 green, 2 orange, 1 yellow, 1 blue, 2 red; "
        "factory 1: 2 yellow, 2 red; factory 2: 2 purple, 2 green; factory 3: 2 orange, 2 blue; "
        "factory 4: 1 purple, 1 green, 1 orange, 1 yellow; factory 5: 1 blue, 3 red.",
        "Manche 1\u00a0: les tuiles sont distribuées. Approvisionnement\u00a0: 2 violettes, 2 vertes, 2 orange, "
        "1 jaune, 1 bleue, 2 rouges\u00a0; fabrique 1\u00a0: 2 jaunes, 2 rouges\u00a0; fabrique 2\u00a0: "
        "2 violettes, 2 vertes\u00a0; fabrique 3\u00a0: 2 orange, 2 bleues\u00a0; fabrique 4\u00a0: 1 violette, "
        "1 verte, 1 orange, 1 jaune\u00a0; fabrique 5\u00a0: 1 bleue, 3 rouges.",
        "1. forduló: új csempék kerülnek az asztalra. Készlet: 2 lila, 2 zöld, 2 narancssárga, 1 sárga, 1 kék, "
        "2 piros; 1. manufaktúra: 2 sárga, 2 piros; 2. manufaktúra: 2 lila, 2 zöld; 3. manufaktúra: 2 narancssárga, "
        "2 kék; 4. manufaktúra: 1 lila, 1 zöld, 1 narancssárga, 1 sárga; 5. manufaktúra: 1 kék, 3 piros.",
    ),
    "Pavilion, a round with a full supply": (
        (
            lambda: pavilion_table.table(Player(), Player(), round=2, turn="deal:1", first=1),
            "f:RRYY/PPGG/OOBB/PGOY/BRRR",
        ),
        "Round 2: tiles are dealt. Factory 1: 2 yellow, 2 red; factory 2: 2 purple, 2 green; factory 3: 2 orange, "
        "2 blue; factory 4: 1 purple, 1 green, 1 orange, 1 yellow; factory 5: 1 blue, 3 red.",
        "Manche 2\u00a0: les tuiles sont distribuées. Fabrique 1\u00a0: 2 jaunes, 2 rouges\u00a0; fabrique 2\u00a0: "
        "2 violettes, 2 vertes\u00a0; fabrique 3\u00a0: 2 orange, 2 bleues\u00a0; fabrique 4\u00a0: 1 violette, "
        "1 verte, 1 orange, 1 jaune\u00a0; fabrique 5\u00a0: 1 bleue, 3 rouges.",
        "2. forduló: új csempék kerülnek az asztalra. 1. manufaktúra: 2 sárga, 2 piros; 2. manufaktúra: 2 lila, "
        "2 zöld; 3. manufaktúra: 2 narancssárga, 2 kék; 4. manufaktúra: 1 lila, 1 zöld, 1 narancssárga, 1 sárga; "
        "5. manufaktúra: 1 kék, 3 piros.",
    ),
    "Pavilion, a refill": (
        (lambda: pavilion_table.table(Player(), Player(), turn="refill:0", marker=0, supply="PPGOYBRR"), "s:GR"),
        "The supply is refilled: 1 green, 1 red.",
        "L’approvisionnement est complété\u00a0: 1 verte, 1 rouge.",
        "A készlet feltöltése: 1 zöld, 1 piros.",
    ),
}


@pytest.mark.parametrize("case", DEALS)
def test_deals_are_told_in_words(case: str) -> None:
    (position, deal), *expected = DEALS[case]
    state = position()
    assert [dealt(state, deal, language) for language in LANGUAGES] == expected
    state.deal(deal)  # it can be dealt there


TOO_FEW = {
    "en": "Round 3: tiles are dealt. Factory 1: 2 yellow, 2 red; factory 2: 2 yellow; "
    + "; ".join(f"factory {n}: empty" for n in range(3, 10)),
    "fr": "Manche 3\u00a0: les tuiles sont distribuées. Fabrique 1\u00a0: 2 jaunes, 2 rouges\u00a0; "
    "fabrique 2\u00a0: 2 jaunes\u00a0; " + "\u00a0; ".join(f"fabrique {n}\u00a0: vide" for n in range(3, 10)),
    "hu": "3. forduló: új csempék kerülnek az asztalra. 1. manufaktúra: 2 sárga, 2 piros; 2. manufaktúra: 2 sárga; "
    + "; ".join(f"{n}. manufaktúra: üres" for n in range(3, 10)),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_factories_for_which_no_tiles_were_left_are_told(language: str) -> None:
    state = azul_table.scarce_table(loose="RRYYYY")
    state.play("1W5")
    assert dealt(state, "YRRY/YY///////", language) == f"{TOO_FEW[language]}."


@pytest.mark.parametrize("spec", [spec for spec in all_specs() if spec != "zaic()"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deal_of_a_game_tells_all_its_tiles(spec: str, language: str) -> None:
    rng, state = faience.Rng(5), faience.load(spec).start()
    while state.to_move != faience.OVER:
        if state.to_move == faience.CHANCE:
            deal = state.draw(rng)
            told = dealt(state, deal, language)
            places = [place.rpartition(":")[2] for place in told.split(";")]
            assert sum(int(n) for place in places for n in re.findall(r"\d+", place)) == len(
                re.sub("[sf:;/]", "", deal)
            )
            assert "/" not in told
            state.deal(deal)
        else:
            state.play(state.random_move(rng))


def test_zaic_has_no_deal_to_tell() -> None:
    state = faience.load("zaic").start()
    assert state.game.definition.told.deal(state, "s:P") is None


# ---- lists of moves ----


def listed(state: faience.State, language: str = "en", *, whole: bool = False) -> list[Group]:
    return state.game.definition.listing(state, state.legal_texts(), language, whole=whole)


def preset(state: faience.State) -> str:
    """The pass that a person may begin from."""
    return str(state.game.definition.told.choices(state, state.to_move).preset)


def written(groups: list[Group]) -> list[str]:
    """Groups as lines: titles, and rows with their moves."""
    lines = []
    for group in groups:
        lines.append(group.title)
        for row in group.rows:
            items = " | ".join(f"{item.move} {item.text}".strip() for item in row.items)
            lines.append(f"  {row.label}: {items}" if row.label else f"  {items}")
    return lines


@pytest.mark.parametrize("spec", all_specs())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_list_names_every_legal_move_once(spec: str, language: str) -> None:
    for state in decisions(spec):
        groups = listed(state, language, whole=True)
        moves = [item.move for group in groups for row in group.rows for item in row.items]
        assert sorted(moves) == sorted(state.legal_texts())
        assert not any(group.left_out for group in groups)
        assert all(group.title for group in groups)


@pytest.mark.parametrize("spec", all_specs())
def test_only_passes_are_left_out_and_never_those_that_are_useful(spec: str) -> None:
    for state in decisions(spec):
        groups = listed(state)
        moves = [item.move for group in groups for row in group.rows for item in row.items]
        missing = set(state.legal_texts()) - set(moves)
        assert len(missing) == sum(group.left_out for group in groups)
        assert all(move.startswith("pass:") for move in missing)
        shown = [move for move in moves if move.startswith("pass:")]
        if missing:
            view = state.view()
            most = min(4, len(view.boards[state.to_move].hand))
            useful = preset(state)
            assert groups[-1].prefix == "pass"
            assert useful in shown
            assert all(len(move) == len("pass:") + most for move in shown if move != useful)
            assert len(shown) <= 7


@pytest.mark.parametrize("spec", all_specs())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_moves_are_listed_in_the_same_words(spec: str, language: str) -> None:
    for state in decisions(spec, games=1):
        groups = listed(state, language, whole=True)
        assert len({group.title for group in groups}) == len(groups)
        for group in groups:
            label, told = "", []
            for row in group.rows:
                label = row.label or label
                told += [(label, item.text or item.move) for item in row.items]
            assert len(set(told)) == len(told)


NAMED_NUMBERS = ("1-es", "2-es", "3-as", "4-es", "5-ös")

LISTS = {
    "Azul, by source and by what is taken, the floor last": (
        lambda: azul_table.table(
            factories=["BYYK"],
            centre="W",
            boards=[board({1: "B", 2: "B", 3: "YY"}, wall={4: "R...."}), board()],
        ),
        [
            "Factory 1",
            "  1 blue: 1B2 line 2 | 1B4 line 4 | 1B5 line 5 | 1B- floor",
            "  2 yellow: 1Y3 line 3 | 1Y4 line 4 | 1Y5 line 5 | 1Y- floor",
            "  1 black: 1K4 line 4 | 1K5 line 5 | 1K- floor",
            "Centre (first-player marker)",
            "  1 white: cW4 line 4 | cW5 line 5 | cW- floor",
        ],
        [
            "Fabrique 1",
            "  1 bleue: 1B2 ligne 2 | 1B4 ligne 4 | 1B5 ligne 5 | 1B- plancher",
            "  2 jaunes: 1Y3 ligne 3 | 1Y4 ligne 4 | 1Y5 ligne 5 | 1Y- plancher",
            "  1 noire: 1K4 ligne 4 | 1K5 ligne 5 | 1K- plancher",
            "Centre (marqueur de premier joueur)",
            "  1 blanche: cW4 ligne 4 | cW5 ligne 5 | cW- plancher",
        ],
        [
            "1. manufaktúra",
            "  1 kék: 1B2 2. mintasor | 1B4 4. mintasor | 1B5 5. mintasor | 1B- padlóvonal",
            "  2 sárga: 1Y3 3. mintasor | 1Y4 4. mintasor | 1Y5 5. mintasor | 1Y- padlóvonal",
            "  1 fekete: 1K4 4. mintasor | 1K5 5. mintasor | 1K- padlóvonal",
            "Közép (kezdőjátékos-jelző)",
            "  1 fehér: cW4 4. mintasor | cW5 5. mintasor | cW- padlóvonal",
        ],
    ),
    "Azul, jokers that stay or fall": (
        lambda: azul_table.table(
            joker=True,
            factories=["RRJ"],
            boards=[board({1: "B", 3: "BBB", 4: "BBBB", 5: "BBBBB"}), board(floor="m")],
        ),
        [
            "Factory 1",
            "  2 red: 1R2 line 2 | 1R- floor",
            "  2 red, 1 joker: 1RJ- floor",
            "  1RJ2/0 line 2, no joker | 1RJ2/1 line 2, 1 joker",
            "  1 joker: 1J2 line 2 | 1J- floor",
        ],
        [
            "Fabrique 1",
            "  2 rouges: 1R2 ligne 2 | 1R- plancher",
            "  2 rouges, 1 joker: 1RJ- plancher",
            "  1RJ2/0 ligne 2, sans joker | 1RJ2/1 ligne 2, 1 joker",
            "  1 joker: 1J2 ligne 2 | 1J- plancher",
        ],
        [
            "1. manufaktúra",
            "  2 piros: 1R2 2. mintasor | 1R- padlóvonal",
            "  2 piros, 1 joker: 1RJ- padlóvonal",
            "  1RJ2/0 2. mintasor, joker nélkül | 1RJ2/1 2. mintasor, 1 joker",
            "  1 joker: 1J2 2. mintasor | 1J- padlóvonal",
        ],
    ),
    "Azul, cells of the grey wall": (
        lambda: tiling(),
        ["Wall row 2", "  2@2 column 2 | 2@4 column 4 | 2@5 column 5"],
        ["Mur, ligne 2", "  2@2 colonne 2 | 2@4 colonne 4 | 2@5 colonne 5"],
        ["Fal, 2. sor", "  2@2 2. oszlop | 2@4 4. oszlop | 2@5 5. oszlop"],
    ),
    "Pavilion, by source": (
        lambda: pavilion_table.table(Player(), Player(), factories=["PGYY", "PPPP"], centre="BB"),
        [
            "Factory 1",
            "  1G 1 green, 1 purple (joker) | 1Y 2 yellow, 1 purple (joker)",
            "Factory 2",
            "  2P 1 purple (joker)",
            "Centre (first-player marker)",
            "  cB 2 blue",
        ],
        [
            "Fabrique 1",
            "  1G 1 verte, 1 violette (joker) | 1Y 2 jaunes, 1 violette (joker)",
            "Fabrique 2",
            "  2P 1 violette (joker)",
            "Centre (marqueur de premier joueur)",
            "  cB 2 bleues",
        ],
        [
            "1. manufaktúra",
            "  1G 1 zöld, 1 lila (joker) | 1Y 2 sárga, 1 lila (joker)",
            "2. manufaktúra",
            "  2P 1 lila (joker)",
            "Közép (kezdőjátékos-jelző)",
            "  cB 2 kék",
        ],
    ),
    "Pavilion, by star and space, a few passes": (
        lambda: pavilion_table.table(Player("OPPR", laid={"NW4": "O", "NW5": "O", "NW6": "O"}), Player(), marker=1),
        [
            "North-west star (NW)",
            "  place 2, space 1: NW2=O 1 orange",
            "  place 3, space 2: NW3=O+1 1 orange, 1 joker",
            "North-east star (NE)",
            "  place 3, space 1: NE3=R 1 red",
            "  place 4, space 2: NE4=R+1 1 red, 1 joker",
            "  place 5, space 3: NE5=R+2 1 red, 2 jokers",
            "West star (W)",
            "  place 1, space 1: W1=P 1 purple",
            "  place 2, space 2: W2=P 2 purple",
            "Central star (C)",
            "  place 1, space 1: C1=P 1 purple | C1=O 1 orange | C1=R 1 red",
            "  place 2, space 2: C2=P 2 purple | C2=O+1 1 orange, 1 joker | C2=R+1 1 red, 1 joker",
            "  place 3, space 3: C3=O+2 1 orange, 2 jokers | C3=R+2 1 red, 2 jokers",
            "Pass",
            "  keep 4 tiles: pass:PPOR 2 purple, 1 orange, 1 red",
        ],
        [
            "Étoile du nord-ouest (NW)",
            "  place 2, espace 1: NW2=O 1 orange",
            "  place 3, espace 2: NW3=O+1 1 orange, 1 joker",
            "Étoile du nord-est (NE)",
            "  place 3, espace 1: NE3=R 1 rouge",
            "  place 4, espace 2: NE4=R+1 1 rouge, 1 joker",
            "  place 5, espace 3: NE5=R+2 1 rouge, 2 jokers",
            "Étoile de l’ouest (W)",
            "  place 1, espace 1: W1=P 1 violette",
            "  place 2, espace 2: W2=P 2 violettes",
            "Étoile centrale (C)",
            "  place 1, espace 1: C1=P 1 violette | C1=O 1 orange | C1=R 1 rouge",
            "  place 2, espace 2: C2=P 2 violettes | C2=O+1 1 orange, 1 joker | C2=R+1 1 rouge, 1 joker",
            "  place 3, espace 3: C3=O+2 1 orange, 2 jokers | C3=R+2 1 rouge, 2 jokers",
            "Passer",
            "  garder 4 tuiles: pass:PPOR 2 violettes, 1 orange, 1 rouge",
        ],
        [
            "Északnyugati csillag (NW)",
            "  2. hely, 1-es mező: NW2=O 1 narancssárga",
            "  3. hely, 2-es mező: NW3=O+1 1 narancssárga, 1 joker",
            "Északkeleti csillag (NE)",
            "  3. hely, 1-es mező: NE3=R 1 piros",
            "  4. hely, 2-es mező: NE4=R+1 1 piros, 1 joker",
            "  5. hely, 3-as mező: NE5=R+2 1 piros, 2 joker",
            "Nyugati csillag (W)",
            "  1. hely, 1-es mező: W1=P 1 lila",
            "  2. hely, 2-es mező: W2=P 2 lila",
            "Középső csillag (C)",
            "  1. hely, 1-es mező: C1=P 1 lila | C1=O 1 narancssárga | C1=R 1 piros",
            "  2. hely, 2-es mező: C2=P 2 lila | C2=O+1 1 narancssárga, 1 joker | C2=R+1 1 piros, 1 joker",
            "  3. hely, 3-as mező: C3=O+2 1 narancssárga, 2 joker | C3=R+2 1 piros, 2 joker",
            "Passz",
            "  4 megtartva: pass:PPOR 2 lila, 1 narancssárga, 1 piros",
        ],
    ),
    "Pavilion, the bonus tiles that a space brings": (
        lambda: pavilion_table.table(Player("BBBBB", laid={"E1": "B", "E3": "B", "E4": "B"}), Player(), marker=1),
        [
            "East star (E)",
            "  place 2, space 5: E2=B 5 blue → 3 bonus tiles",
            "  place 5, space 2: E5=B 2 blue",
            "  place 6, space 3: E6=B 3 blue",
            "Central star (C)",
            *(f"  place {n}, space {n}: C{n}=B {n} blue" for n in range(1, 6)),
            "Pass",
            "  keep 4 tiles: pass:BBBB 4 blue",
        ],
        [
            "Étoile de l’est (E)",
            "  place 2, espace 5: E2=B 5 bleues → 3 tuiles bonus",
            "  place 5, espace 2: E5=B 2 bleues",
            "  place 6, espace 3: E6=B 3 bleues",
            "Étoile centrale (C)",
            "  place 1, espace 1: C1=B 1 bleue",
            *(f"  place {n}, espace {n}: C{n}=B {n} bleues" for n in range(2, 6)),
            "Passer",
            "  garder 4 tuiles: pass:BBBB 4 bleues",
        ],
        [
            "Keleti csillag (E)",
            "  2. hely, 5-ös mező: E2=B 5 kék → 3 jutalomcsempe",
            "  5. hely, 2-es mező: E5=B 2 kék",
            "  6. hely, 3-as mező: E6=B 3 kék",
            "Középső csillag (C)",
            *(f"  {n}. hely, {name} mező: C{n}=B {n} kék" for n, name in enumerate(NAMED_NUMBERS, start=1)),
            "Passz",
            "  4 megtartva: pass:BBBB 4 kék",
        ],
    ),
    "Pavilion, bonus tiles": (
        lambda: pavilion_table.table(Player("B", laid={"E3": "B"}), Player(), marker=1, bonus=2, supply="GRRYP"),
        ["Supply", "  *P purple | *G green | *Y yellow | *R red"],
        ["Approvisionnement", "  *P violette | *G verte | *Y jaune | *R rouge"],
        ["Készlet", "  *P lila | *G zöld | *Y sárga | *R piros"],
    ),
    "Zaic, by kind and by what the tile would lie on": (
        lambda: faience.position("zaic() 0 Qh8,qj9"),
        [
            "2×2 (Q), 7 left",
            "  on the table: Qi11 | Qj11 | Qk7 | Qk11 | Ql8 | Ql9 | Ql10",
            "2×1 lying (H), 8 left",
            "  on the table: Hi11 | Hj11 | Hk8 | Hk11 | Hl9 | Hl10",
            "  on top of level 1: Hi9 | Hj9 | Hj10",
            "2×1 standing (V), 8 left",
            "  on the table: Vj11 | Vk7 | Vk11 | Vl8 | Vl9 | Vl10",
            "  on top of level 1: Vj9 | Vk9",
            "1×1 (S), 3 left",
            "  on the table: Sj11 | Sk8 | Sk11 | Sl9 | Sl10",
            "  on top of level 1: Sj9 | Sj10 | Sk9 | Sk10",
        ],
        [
            "2×2 (Q), reste 7",
            "  sur la table: Qi11 | Qj11 | Qk7 | Qk11 | Ql8 | Ql9 | Ql10",
            "2×1 couchée (H), reste 8",
            "  sur la table: Hi11 | Hj11 | Hk8 | Hk11 | Hl9 | Hl10",
            "  sur le niveau 1: Hi9 | Hj9 | Hj10",
            "2×1 debout (V), reste 8",
            "  sur la table: Vj11 | Vk7 | Vk11 | Vl8 | Vl9 | Vl10",
            "  sur le niveau 1: Vj9 | Vk9",
            "1×1 (S), reste 3",
            "  sur la table: Sj11 | Sk8 | Sk11 | Sl9 | Sl10",
            "  sur le niveau 1: Sj9 | Sj10 | Sk9 | Sk10",
        ],
        [
            "2×2-es (Q), még 7",
            "  az asztalon: Qi11 | Qj11 | Qk7 | Qk11 | Ql8 | Ql9 | Ql10",
            "Fekvő 2×1-es (H), még 8",
            "  az asztalon: Hi11 | Hj11 | Hk8 | Hk11 | Hl9 | Hl10",
            "  az 1. szint fölött: Hi9 | Hj9 | Hj10",
            "Álló 2×1-es (V), még 8",
            "  az asztalon: Vj11 | Vk7 | Vk11 | Vl8 | Vl9 | Vl10",
            "  az 1. szint fölött: Vj9 | Vk9",
            "1×1-es (S), még 3",
            "  az asztalon: Sj11 | Sk8 | Sk11 | Sl9 | Sl10",
            "  az 1. szint fölött: Sj9 | Sj10 | Sk9 | Sk10",
        ],
    ),
}


def tiling() -> faience.State:
    """Seat 0 is to choose a cell of its second row."""
    state = azul_table.table(
        wall="grey", centre="W", boards=[board({2: "RR"}, wall={1: "R....", 2: "B....", 3: "..R.."}), board()]
    )
    state.play("cW1")
    assert state.view().tiling == 0
    state.play("1@2")
    return state


@pytest.mark.parametrize("case", LISTS)
def test_lists(case: str) -> None:
    position, *expected = LISTS[case]
    assert [written(listed(position(), language)) for language in LANGUAGES] == expected


def test_passes_that_keep_useful_tiles_come_first() -> None:
    state = pavilion_table.table(Player("PGGOOOYB"), Player(), round=1, marker=1)
    shown = [item.move for row in listed(state)[-1].rows for item in row.items]
    assert shown[0] == "pass:GGOO", "green is the next joker, and most of the others are orange"
    assert shown[1:] == ["pass:GGOB", "pass:GGOY", "pass:GOOB", "pass:GOOO", "pass:GOOY"], "three of these each"
    assert listed(state)[-1].left_out == 53
    last = listed(state, whole=True)[-1]
    assert [row.label for row in last.rows] == [
        "keep 4 tiles",
        "keep 3 tiles",
        "keep 2 tiles",
        "keep 1 tile",
        "keep none",
    ]
    assert last.rows[-1].items[0].move == "pass:-"


# ---- how moves are written ----

JOKER_SYNTAX = re.compile(r"J|/|joker")


@pytest.mark.parametrize("spec", [spec for spec in all_specs() if spec.startswith("azul")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_jokers_are_explained_exactly_where_there_are_any(spec: str, language: str) -> None:
    state = next(decisions(spec))
    text = state.game.definition.saying(language).how_to_write(state.view())
    assert bool(JOKER_SYNTAX.search(text)) == bool(state.game.options["joker"])
    assert ("3RJ2/1" in text) == bool(state.game.options["joker"])
    assert f"{len(state.view().factories)}" in text
    assert "@" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_cells_are_explained_when_one_is_to_be_chosen(language: str) -> None:
    state = tiling()
    text = state.game.definition.saying(language).how_to_write(state.view())
    assert "@" in text
    assert "B" not in text, "no letters: nothing is taken now"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board_side", ["coloured", "grey"])
def test_pavilion_explains_what_is_to_be_done_now(language: str, board_side: str) -> None:
    signs = {"draft": "c", "place": "=", "pass": "pass:", "bonus": "*"}
    tables = {
        ("draft",): pavilion_table.table(Player(), Player(), board=board_side, factories=["PGYY"]),
        ("place", "pass"): pavilion_table.table(Player("OO"), Player(), board=board_side, marker=1),
        ("bonus",): pavilion_table.table(
            Player("B", laid={"E3": "B"}), Player(), board=board_side, marker=1, bonus=2, supply="GRRYP"
        ),
    }
    for acts, state in tables.items():
        text = state.game.definition.saying(language).how_to_write(state.view())
        explained = {act for act in ("place", "pass", "bonus") if signs[act] in text}
        assert explained == set(acts) - {"draft"}
        assert all(f" {letter} " in text for letter in "PGOYBR")


@pytest.mark.parametrize("language", LANGUAGES)
def test_zaic_explains_its_kinds(language: str) -> None:
    state = faience.load("zaic").start()
    text = state.game.definition.saying(language).how_to_write(state.view())
    assert all(re.search(rf"\b{kind}\b", text) for kind in "QHVS")


# ---- the example ----


@pytest.mark.parametrize("spec", all_specs())
def test_the_example_is_a_sensible_legal_move_of_the_position(spec: str) -> None:
    for state in decisions(spec, games=4):
        legal = state.legal_texts()
        example = state.game.definition.example(state)
        assert example in legal
        if state.game.name == "azul" and any(not move.endswith("-") for move in legal):
            assert not example.endswith("-"), "no floor while a line is open"
        if any("=" in move for move in legal):
            assert "=" in example, "no pass while a space can be paid"
        elif example.startswith("pass:"):
            assert example == preset(state)


def test_the_example_scores_where_something_can_be_scored() -> None:
    state = faience.load("azul").start()
    state.deal(FULL)
    assert state.game.definition.example(state) == "1B2"
    assert tiling().game.definition.example(tiling()) == "2@2"
    draft = pavilion_table.table(Player(), Player(), factories=["PGYY", "BBBB"], centre="RRRRR")
    assert draft.game.definition.example(draft) == "2B", "five red would cost five points"
    zaic = faience.load("zaic").start()
    assert zaic.game.definition.example(zaic) == "Qh8"


# ---- advice ----


def test_advice_says_how_many_jokers_stay() -> None:
    state = azul_table.table(joker=True, factories=["RRJ"], boards=[board({1: "B"}), board(floor="m")])
    effects = [state.game.definition.told.effect(state, move) for move in ("1RJ2/0", "1RJ2/1")]
    told = [
        [state.game.definition.saying(language).telling.advice(effect) for effect in effects] for language in LANGUAGES
    ]
    assert told == [
        [
            "2 red and 1 joker from factory 1 to line 2, no joker stays",
            "2 red and 1 joker from factory 1 to line 2, 1 joker stays",
        ],
        [
            "prendre 2 rouges et 1 joker sur la fabrique 1 pour la ligne 2, aucun joker n’y reste",
            "prendre 2 rouges et 1 joker sur la fabrique 1 pour la ligne 2, 1 joker y reste",
        ],
        [
            "2 piros csempét és 1 jokert az 1. manufaktúráról a 2. mintasorba, joker nem marad benne",
            "2 piros csempét és 1 jokert az 1. manufaktúráról a 2. mintasorba, 1 joker marad benne",
        ],
    ]
