"""The words for a table of Summer Pavilion: states, results, moves and refusals, in every language."""

from __future__ import annotations

import re
from collections import Counter
from typing import get_args

import pytest

from faience.errors import BadNotation, IllegalMove
from faience.games.game import State
from faience.games.pavilion import facts
from faience.games.pavilion.facts import KINDS, STARS
from faience.languages import LANGUAGES
from faience.words import words
from faience.words.telling import Telling
from tests.pavilion import tables
from tests.pavilion.tables import Player, laid_on
from tests.pavilion.test_facts import REFUSALS as WHYS
from tests.pavilion.views import BOARDS, FACTORIES, GREY, NAMES, over, saying, table, with_board
from tests.pavilion.views import placing as placing_view


def telling(language: str) -> Telling:
    return Telling(words(language), "pavilion")


def drafting(players: int = 2, *, marker: int | str = "c", score: int = 31, centre: str = "PGGOYBRR") -> State:
    """The draft of a third round, orange the joker, seat 0 to move."""
    seats = [Player(board.hand, board.score, laid=laid_on(board.stars)) for board in BOARDS[:players]]
    seats[0].score = score
    factories = FACTORIES[: 2 * players + 1]
    return tables.table(*seats, round=3, first=1, marker=marker, factories=factories, centre=centre)


def placing(me: Player | None = None, *, board: str = "coloured", bonus: int = 0) -> State:
    """All tiles are taken, seat 1 has the marker and has passed."""
    me = me or Player(BOARDS[0].hand, 31, laid=laid_on(BOARDS[0].stars))
    other = Player("", 34, kept="PGGO")
    supply = "PGGOY" if bonus else None
    return tables.table(me, other, board=board, round=3, first=1, marker=1, bonus=bonus, supply=supply)


def mine(hand: str, **stars: str) -> State:
    """Seat 0 places, with a hand and some stars by name."""
    return placing(Player(hand, 12, laid=laid_on([stars.get(name, "......") for name in STARS])))


def short(supply: str) -> State:
    """Seat 0 is about to complete a window, and there are no tiles but this supply and those in hands."""
    left = Counter(dict.fromkeys(KINDS, 22))
    left.subtract("BBBBBB" + supply)
    others = "".join(left.elements())
    return tables.table(Player("BBBBB", 12, laid={"E3": "B"}), Player(others), round=3, marker=1, supply=supply)


MARKED = drafting(marker=1)

SENTENCES = {
    "a factory sends the rest to the centre": (
        (MARKED, "1R"),
        "Kiln took 2 red from factory 1; 2 yellow to the centre.",
        "Kiln a pris 2 tuiles rouges sur la fabrique 1\u00a0; 2 tuiles jaunes vont au centre.",
        "Kiln 2 piros csempét vett el az 1. manufaktúráról; 2 sárga csempe középre került.",
    ),
    "one joker comes along": (
        (MARKED, "2G"),
        "Kiln took 2 green and 1 orange joker from factory 2; 1 purple to the centre.",
        "Kiln a pris 2 tuiles vertes et 1 orange (joker) sur la fabrique 2\u00a0; 1 tuile violette va au centre.",
        "Kiln 2 zöld csempét és 1 narancssárga jokert vett el a 2. manufaktúráról; 1 lila csempe középre került.",
    ),
    "a factory without the joker colour, all alike": (
        (MARKED, "4B"),
        "Kiln took 4 blue from factory 4.",
        "Kiln a pris 4 tuiles bleues sur la fabrique 4.",
        "Kiln 4 kék csempét vett el a 4. manufaktúráról.",
    ),
    "of jokers alone one is taken": (
        (drafting(3, marker=1), "6O"),
        "Kiln took 1 orange joker from factory 6; 3 orange to the centre.",
        "Kiln a pris 1 orange (joker) sur la fabrique 6\u00a0; 3 tuiles orange vont au centre.",
        "Kiln 1 narancssárga jokert vett el a 6. manufaktúráról; 3 narancssárga csempe középre került.",
    ),
    "the marker costs a point for every tile, the joker included": (
        (drafting(), "cG"),
        "Kiln took 2 green and 1 orange joker from the centre, with the first-player marker; 3 points lost.",
        "Kiln a pris 2 tuiles vertes et 1 orange (joker) au centre, avec le marqueur de premier joueur\u00a0; "
        "3 points perdus.",
        "Kiln 2 zöld csempét és 1 narancssárga jokert vett el az asztal közepéről (övé a kezdőjátékos-jelző); "
        "3 pont veszteség.",
    ),
    "a score never falls below one": (
        (drafting(score=2), "cY"),
        "Kiln took 1 yellow and 1 orange joker from the centre, with the first-player marker; 1 point lost.",
        "Kiln a pris 1 tuile jaune et 1 orange (joker) au centre, avec le marqueur de premier joueur\u00a0; "
        "1 point perdu.",
        "Kiln 1 sárga csempét és 1 narancssárga jokert vett el az asztal közepéről (övé a kezdőjátékos-jelző); "
        "1 pont veszteség.",
    ),
    "a tile alone scores one point": (
        (mine("BBBBBBB"), "E3=B"),
        "Kiln laid blue on space 6 of the east star for 6 blue: 1 point.",
        "Kiln a placé une tuile bleue sur l’espace 6 de l’étoile de l’est au prix de 6 tuiles bleues\u00a0: 1 point.",
        "Kiln egy kék csempét rakott a keleti csillag 6-os mezőjére (ára 6 kék csempe): 1 pont.",
    ),
    "jokers pay, and the run counts": (
        (mine("BBBOOO", E="BB...."), "E3=B+3"),
        "Kiln laid blue on space 6 of the east star for 3 blue and 3 jokers: 3 points; "
        "completed a window: 3 bonus tiles.",
        "Kiln a placé une tuile bleue sur l’espace 6 de l’étoile de l’est au prix de 3 tuiles bleues et 3 jokers"
        "\u00a0: 3 points\u00a0; a ainsi entouré une fenêtre\u00a0: 3 tuiles bonus.",
        "Kiln egy kék csempét rakott a keleti csillag 6-os mezőjére (ára 3 kék csempe és 3 joker): 3 pont; "
        "elkészült egy ablak: 3 jutalomcsempe.",
    ),
    "one tile completes a statue and a pillar": (
        (mine("OO", NW=".O.O..", NE="....RR", C="P....G"), "NW3=O"),
        "Kiln laid orange on space 2 of the north-west star for 2 orange: 3 points; "
        "completed a statue and a pillar: 3 bonus tiles.",
        "Kiln a placé une tuile orange sur l’espace 2 de l’étoile du nord-ouest au prix de 2 tuiles orange\u00a0: "
        "3 points\u00a0; a ainsi entouré une statue et un pilier\u00a0: 3 tuiles bonus.",
        "Kiln egy narancssárga csempét rakott az északnyugati csillag 2-es mezőjére (ára 2 narancssárga csempe): 3 pont"
        "; elkészült egy szobor és egy oszlop: 3 jutalomcsempe.",
    ),
    "a tile in the centre completes two pillars": (
        (mine("Y", NW="..OO..", NE="...RR.", C=".R...G"), "C1=Y"),
        "Kiln laid yellow on space 1 of the central star for 1 yellow: 3 points; completed two pillars: 2 bonus tiles.",
        "Kiln a placé une tuile jaune sur l’espace 1 de l’étoile centrale au prix de 1 tuile jaune\u00a0: "
        "3 points\u00a0; a ainsi entouré deux piliers\u00a0: 2 tuiles bonus.",
        "Kiln egy sárga csempét rakott a középső csillag 1-es mezőjére (ára 1 sárga csempe): 3 pont; "
        "elkészült két oszlop: 2 jutalomcsempe.",
    ),
    "where all spaces of a star cost the same, their place is told": (
        (placing(Player("GGG"), board="grey"), "C2=G"),
        "Kiln laid green on space 3 (upper right) of the central star for 3 green: 1 point.",
        "Kiln a placé une tuile verte sur l’espace 3 (en haut à droite) de l’étoile centrale au prix de "
        "3 tuiles vertes\u00a0: 1 point.",
        "Kiln egy zöld csempét rakott a középső csillag 3-as (jobb felső) mezőjére (ára 3 zöld csempe): 1 pont.",
    ),
    "the supply may hold less than is due": (
        (short("R"), "E2=B"),
        "Kiln laid blue on space 5 of the east star for 5 blue: 2 points; completed a window: 1 bonus tile.",
        "Kiln a placé une tuile bleue sur l’espace 5 de l’étoile de l’est au prix de 5 tuiles bleues\u00a0: 2 points"
        "\u00a0; a ainsi entouré une fenêtre\u00a0: 1 tuile bonus.",
        "Kiln egy kék csempét rakott a keleti csillag 5-ös mezőjére (ára 5 kék csempe): 2 pont; "
        "elkészült egy ablak: 1 jutalomcsempe.",
    ),
    "an empty supply gives nothing": (
        (short(""), "E2=B"),
        "Kiln laid blue on space 5 of the east star for 5 blue: 2 points; "
        "completed a window: no bonus tile, as the supply is empty.",
        "Kiln a placé une tuile bleue sur l’espace 5 de l’étoile de l’est au prix de 5 tuiles bleues\u00a0: 2 points"
        "\u00a0; a ainsi entouré une fenêtre\u00a0: pas de tuile bonus, l’approvisionnement étant vide.",
        "Kiln egy kék csempét rakott a keleti csillag 5-ös mezőjére (ára 5 kék csempe): 2 pont; "
        "elkészült egy ablak: nem jár jutalomcsempe, mert a készlet üres.",
    ),
    "a bonus tile": (
        (placing(bonus=2), "*G"),
        "Kiln chose green as a bonus tile.",
        "Kiln a choisi une tuile verte comme tuile bonus.",
        "Kiln egy zöld csempét választott jutalomcsempének.",
    ),
    "a pass keeps some and loses the rest": (
        (mine("GGGGRR"), "pass:GGGG"),
        "Kiln passed and kept 4 green; 2 red to the tower; 2 points lost.",
        "Kiln a passé en gardant 4 tuiles vertes\u00a0; 2 tuiles rouges vont dans la tour\u00a0; 2 points perdus.",
        "Kiln passzolt, és 4 zöld csempét tartott meg; 2 piros csempe a toronyba került; 2 pont veszteség.",
    ),
    "a pass with nothing": (
        (mine(""), "pass:-"),
        "Kiln passed and kept no tile.",
        "Kiln a passé sans garder de tuile.",
        "Kiln passzolt, és egy csempét sem tartott meg.",
    ),
}


@pytest.mark.parametrize("case", SENTENCES)
def test_sentences(case: str) -> None:
    (before, move), *expected = SENTENCES[case]
    effect = facts.effect(before, move)
    assert [telling(language).did(effect, "Kiln") for language in LANGUAGES] == expected


ADVICE = {
    "a draft": (
        (MARKED, "2G"),
        "2 green and 1 orange joker from factory 2",
        "prendre 2 tuiles vertes et 1 orange (joker) sur la fabrique 2",
        "2 zöld csempét és 1 narancssárga jokert a 2. manufaktúráról",
    ),
    "a placement": (
        (mine("BBBBB", E="..B..."), "E2=B"),
        "blue on space 5 of the east star for 5 blue",
        "placer une tuile bleue sur l’espace 5 de l’étoile de l’est au prix de 5 tuiles bleues",
        "egy kék csempét a keleti csillag 5-ös mezőjére (ára 5 kék csempe)",
    ),
    "a bonus tile": (
        (placing(bonus=2), "*G"),
        "green as a bonus tile",
        "choisir une tuile verte comme tuile bonus",
        "egy zöld csempét jutalomcsempének",
    ),
    "a pass": (
        (mine("GGGGRR"), "pass:GGGG"),
        "pass and keep 4 green",
        "passer en gardant 4 tuiles vertes",
        "passzolni, és 4 zöld csempét megtartani",
    ),
    "a pass with nothing": (
        (mine(""), "pass:-"),
        "pass and keep no tile",
        "passer sans garder de tuile",
        "passzolni, és egy csempét sem megtartani",
    ),
}


@pytest.mark.parametrize("case", ADVICE)
def test_advice(case: str) -> None:
    (before, move), *expected = ADVICE[case]
    effect = facts.effect(before, move)
    assert [telling(language).advice(effect) for language in LANGUAGES] == expected


@pytest.mark.parametrize(
    "move",
    [
        *("", "3", "3R4", "0R", "cK", "9R", "N1=R", "E7=B", "E3=B+0", "E3=B+6", "*W"),
        *("pass", "pass:", "pass:RG", "pass:PPGGO"),
    ],
)
def test_what_is_no_move_is_refused(move: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(repr(move))):
        facts.effect(placing(), move)


@pytest.mark.parametrize("move", ["3R", "E4=B", "NE1=R", "*B", "pass:R", "NW1=O+1"])
def test_what_is_not_legal_is_not_told(move: str) -> None:
    with pytest.raises(IllegalMove, match=re.escape(f"{move} is not legal: ")):
        facts.effect(placing(), move)


def test_a_move_at_a_finished_table_is_refused() -> None:
    finished = tables.table(Player(kept=""), Player(kept=""), round=6, turn="over", marker=0)
    with pytest.raises(ValueError, match="3R cannot be played: the game is over"):
        facts.effect(finished, "3R")


UNIFORM = placing(Player("PPGGRRRRRR", laid=laid_on(GREY.stars)), board="grey")
REFUSALS = {
    "factory empty": (drafting(), "3R", "factory 3 is empty"),
    "factory without": (drafting(), "1B", "there is no blue on factory 1"),
    "centre empty": (drafting(centre=""), "cR", "the centre is empty"),
    "joker colour chosen": (
        drafting(),
        "cO",
        "orange is the joker colour and cannot be chosen while another colour lies there",
    ),
    "place in the draft": (drafting(), "E1=B", "tiles must be taken until factories and centre are empty"),
    "pass in the draft": (drafting(), "pass:-", "tiles must be taken until factories and centre are empty"),
    "draft while placing": (placing(), "1R", "all tiles are taken: now they are placed"),
    "bonus tiles come first": (placing(bonus=2), "E1=B", "2 bonus tiles must be chosen from the supply first"),
    "one bonus tile comes first": (placing(bonus=1), "pass:-", "1 bonus tile must be chosen from the supply first"),
    "no bonus due": (placing(), "*G", "no bonus tile is due"),
    "no bonus in the draft": (drafting(), "*G", "no bonus tile is due"),
    "supply without": (placing(bonus=1), "*B", "there is no blue in the supply"),
    "space taken": (placing(), "E4=B", "space 1 of the east star is taken"),
    "star of another colour": (placing(), "E1=R", "the east star takes blue only"),
    "colour in the centre": (placing(), "C1=G", "the central star already has green"),
    "cannot pay": (placing(), "E1=B", "the space costs 4: this takes 4 blue, and the hand has 3 blue"),
    "cannot pay the jokers": (
        placing(),
        "E3=B+3",
        "the space costs 6: this takes 3 blue and 3 orange (joker), and the hand has 3 blue and 2 orange",
    ),
    "jokers alone": (placing(), "SE5=Y+1", "the space costs 1, and at least one of these tiles must be yellow"),
    "joker colour with jokers": (placing(), "NW3=O+1", "orange is the joker colour itself and is paid without a +"),
    "uniform star": (
        UNIFORM,
        "NW3=G",
        "the north-west star already has two tiles of one colour and takes red only",
    ),
    "multicolour star": (UNIFORM, "NE4=R", "this star takes each colour once and already has red"),
    "keeps more than held": (placing(), "pass:PPP", "the hand has only 2 purple"),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_refusals(case: str) -> None:
    state, move, expected = REFUSALS[case]
    assert telling("en").why(facts.refusal(state, move)) == expected


@pytest.mark.parametrize("language", ["fr", "hu"])
def test_refusals_in_every_language(language: str) -> None:
    told = [telling(language).why(facts.refusal(state, move)) for state, move, _ in REFUSALS.values()]
    assert all(told)
    assert not any(set("{}") & set(phrase) for phrase in told)


def test_a_shared_victory_names_all_winners() -> None:
    view = with_board(over(table(3), 0, 1), 1, score=31)
    view = with_board(view, 2, score=3)
    assert [saying(language).status(view, NAMES) for language in LANGUAGES] == [
        "Ana and Milán share the victory with 31 points: all six rounds are played",
        "Ana et Milán partagent la victoire avec 31 points\u00a0: les six manches ont été jouées",
        "Ana és Milán közösen nyert 31 ponttal: véget ért mind a hat forduló",
    ]


def test_who_won_is_told_to_the_winner() -> None:
    view = with_board(over(table(2), 0), 1, score=3)
    assert [saying(language).status(view, NAMES, 0) for language in LANGUAGES] == [
        "You win with 31 points: all six rounds are played",
        "Vous gagnez avec 31 points\u00a0: les six manches ont été jouées",
        "Nyertél 31 ponttal: véget ért mind a hat forduló",
    ]


def tags(union: object) -> list[str]:
    return [kind.__struct_config__.tag for kind in get_args(union)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fact_has_its_message(language: str) -> None:
    said = telling(language)
    names = [f"{manner}-{tag}" for tag in tags(facts.Effect) for manner in ("did", "do", "title")]
    names += ["horizon", "progress", "result", "won", "reason", "did-refill"]
    names += [f"item-{tag}" for tag in tags(facts.AnyItem)]
    names += [f"role-{role}" for role in get_args(facts.Role) if role]
    names += [f"why-{why}" for why in WHYS]
    assert [name for name in names if not said.words.knows(f"pavilion-{name}")] == []


ITEMS = {
    facts.Run(points=1): ("on its own", "tuile isolée", "magában áll"),
    facts.Run(points=4): ("run of 4", "suite de 4", "4 egymás mellett"),
    facts.Surrounded(feature=12, kind="P", tiles=1): (
        "pillar: 1 bonus tile",
        "pilier\u00a0: 1 tuile bonus",
        "oszlop: 1 jutalomcsempe",
    ),
    facts.ShortSupply(tiles=0): (
        "only 0 in the supply",
        "il n’en reste que 0",
        "a készletben csak 0 van",
    ),
    facts.StarPromised(star=4, worth=18): (
        "star complete: 18 at the end",
        "étoile complète\u00a0: 18 en fin de partie",
        "kész csillag: 18 a játék végén",
    ),
    facts.Numbers(n=3, worth=12): (
        "all 3s: 12 at the end",
        "tous les 3\u00a0: 12 en fin de partie",
        "minden 3-as: 12 a játék végén",
    ),
    facts.Numbers(points=4, n=1): ("all 1s", "tous les 1", "minden 1-es"),
    facts.Stars(points=20, colour="P", n=1, stars=(0,)): ("purple star", "étoile violette", "1 lila csillag"),
    facts.Stars(points=34, colour="O", n=2, stars=(0, 1)): (
        "2 orange stars",
        "2 étoiles orange",
        "2 narancssárga csillag",
    ),
    facts.Stars(points=24, n=2, stars=(0, 1)): (
        "2 multicolour stars",
        "2 étoiles multicolores",
        "2 többszínű csillag",
    ),
    facts.Laid(points=7, tiles=3): ("3 tiles laid", "3 tuiles posées", "3 lerakott csempe"),
    facts.MarkerLoss(points=-1, tiles=1): (
        "marker, 1 tile taken",
        "marqueur, 1 tuile prise",
        "jelző, 1 elvett csempe",
    ),
    facts.PassingLoss(points=-2, tiles=4, capped=True): (
        "4 tiles lost (not below 1)",
        "4 tuiles perdues (pas au-dessous de 1)",
        "4 elvesztett csempe (1 alá nem mehet)",
    ),
    facts.LeftOver(points=-1, tiles=1): ("1 tile left over", "1 tuile restante", "1 megmaradt csempe"),
}


@pytest.mark.parametrize("item", ITEMS, ids=str)
def test_items(item: facts.AnyItem) -> None:
    assert tuple(telling(language).item(item, "round") for language in LANGUAGES) == ITEMS[item]


def test_refusals_agree_with_their_numbers_and_articles() -> None:
    empty = facts.Refusal(why="empty_factory", n=5)
    assert [telling(language).why(empty) for language in LANGUAGES] == [
        "factory 5 is empty",
        "la fabrique 5 est vide",
        "az 5. manufaktúra üres",
    ]
    dear = facts.Refusal(why="too_dear", kind="G", n=3, has=0, has_jokers=2)
    assert [telling(language).why(dear) for language in LANGUAGES] == [
        "the space costs 3, and the hand has 0 green and 2 jokers",
        "l’espace coûte 3, mais vous avez 0 verte et 2 jokers en main",
        "a mező ára 3, de a kezedben 0 zöld és 2 joker van",
    ]
    unpaid = facts.Refusal(why="cannot_pay", kind="B", n=6, paid=3, jokers=3, joker="O", has=3, has_jokers=2)
    assert [telling(language).why(unpaid) for language in LANGUAGES] == [
        "the space costs 6: this takes 3 blue and 3 orange (joker), and the hand has 3 blue and 2 orange",
        "l’espace coûte 6\u00a0: il faut ici 3 bleues et 3 orange (joker), mais vous avez 3 bleues et 2 orange en main",
        "a mező ára 6: ehhez 3 kék és 3 narancssárga (joker) kell, de a kezedben 3 kék és 2 narancssárga van",
    ]
    taken = facts.Refusal(why="taken", n=3, star=6, where=2)
    assert [telling(language).why(taken) for language in LANGUAGES] == [
        "space 3 (upper right) of the central star is taken",
        "l’espace 3 (en haut à droite) de l’étoile centrale est occupé",
        "a középső csillag 3-as (jobb felső) mezője foglalt",
    ]


def test_deals() -> None:
    refill = facts.Refill(supply="GGR")
    assert [telling(language).did(refill, "") for language in LANGUAGES] == [
        "The supply is refilled: 2 green, 1 red.",
        "L’approvisionnement est complété\u00a0: 2 vertes, 1 rouge.",
        "A készlet feltöltése: 2 zöld, 1 piros.",
    ]
    deal = facts.RoundDeal(round=2, factories=("PPRR", ""))
    assert [saying(language).dealt(deal) for language in LANGUAGES] == [
        "Round 2: tiles are dealt. Factory 1: 2 purple, 2 red; factory 2: empty.",
        "Manche 2\u00a0: les tuiles sont distribuées. Fabrique 1\u00a0: 2 violettes, 2 rouges\u00a0; "
        "fabrique 2\u00a0: vide.",
        "2. forduló: új csempék kerülnek az asztalra. 1. manufaktúra: 2 lila, 2 piros; 2. manufaktúra: üres.",
    ]


def test_the_first_player_is_told_until_the_marker_is_taken() -> None:
    said = telling("en")
    assert [said.role(table(), seat) for seat in (0, 1)] == ["", "plays first this round"]
    assert [said.role(placing_view(), seat) for seat in (0, 1)] == ["", "has the first-player marker"]


def test_labels_fit_their_places() -> None:
    """The marker lies where a tile would, and the word for a place stands before the spaces of a star."""
    for language in LANGUAGES:
        assert len(words(language).say("terminal-marker-short")) <= 3
        assert len(words(language).say("pavilion-terminal-place")) <= 5


def test_a_language_may_come_with_its_country() -> None:
    assert saying("fr-CA").words is saying("fr_FR.UTF-8").words is saying("fr").words
    with pytest.raises(ValueError, match="en, fr, hu"):
        saying("tlh")
