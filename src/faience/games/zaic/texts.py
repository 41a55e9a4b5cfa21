"""The words for a table of Zaic in every language we speak."""

from __future__ import annotations

from collections.abc import Mapping

from faience.games.zaic.wording import Texts
from faience.languages import language_of

ENGLISH = Texts(
    language="en",
    conjunction="and",
    colon=":",
    separator="; ",
    players="2 players",
    move="Move {n}",
    colours=("light", "dark"),
    reserve="Reserve",
    areas="Areas",
    largest="Largest area",
    none="none",
    no_tiles="No tile is laid yet",
    row="Row {n}",
    level="level {n}",
    box="Box {columns} × {rows} of 8 × 8",
    growth="can grow {ways}",
    ways=("{n} wider", "{n} higher"),
    full="can grow no more",
    last_move="Last move",
    you="you",
    to_move="to move",
    your_turn="Your turn",
    winner="winner",
    wins="{name} wins",
    you_win="You win",
    draw="A draw: all areas are equal",
    leads="{name} leads",
    even="All areas are equal",
    beats="{more} beats {less}",
    both="{sizes} on both sides, then {decision}",
    reasons={"blocked": "the player to move cannot play"},
    gain="how your lead by largest area changes",
    writing="A move is the kind of tile and its lower left place: Qh8 lays a 2×2 at h8, Hh8 a 2×1 lying, Vh8 a 2×1 "
    "standing, Sh8 a 1×1. Columns are a to o from the left, rows 1 to 15 from the bottom. Whether the tile lies on "
    "the table or on other tiles follows from the place. In the drawing ○ is light, ◆ dark, the number the level; "
    "the corners show how far a tile extends.",
    refusals={
        "first": "the first tile lies at h8",
        "none_left": "you have none of these left",
        "levels": "levels differ",
        "alone": "no neighbour: a tile on the table must touch another",
        "own": "touches your own tile at {place}",
        "wide": "the box would be {n} wide; 8 is the most",
        "high": "the box would be {n} high; 8 is the most",
        "no_opponent": "covers no square of the opponent",
        "whole": "would cover the whole tile at {place}",
    },
    tiles={"Q": "a 2×2", "H": "a 2×1 lying", "V": "a 2×1 standing", "S": "a 1×1"},
    lay="{name} laid {tile} at {place}",
    on_top=", on top of level {n}",
    grew="largest area {old} → {new}",
    stayed="largest area still {n}",
    other=", the opponent's {old} → {new}",
)

FRENCH = Texts(
    language="fr",
    conjunction="et",
    colon="\u00a0:",
    separator="\u00a0; ",
    players="2 joueurs",
    move="Coup {n}",
    colours=("clair", "foncé"),
    reserve="Réserve",
    areas="Zones",
    largest="Plus grande zone",
    none="aucune",
    no_tiles="Aucune tuile n'est encore posée",
    row="Rangée {n}",
    level="niveau {n}",
    box="Cadre {columns} × {rows} (8 × 8 au plus)",
    growth="encore {ways}",
    ways=("{n} en largeur", "{n} en hauteur"),
    full="ne peut plus grandir",
    last_move="Dernier coup",
    you="vous",
    to_move="doit jouer",
    your_turn="À vous",
    winner="gagne",
    wins="{name} gagne",
    you_win="Vous gagnez",
    draw="Partie nulle\u00a0: toutes les zones sont égales",
    leads="{name} mène",
    even="Toutes les zones sont égales",
    beats="{more} contre {less}",
    both="{sizes} des deux côtés, puis {decision}",
    reasons={"blocked": "le joueur au trait ne peut plus poser de tuile"},
    gain="évolution de votre avance en plus grande zone",
    writing="Un coup s'écrit par la sorte de tuile et sa case en bas à gauche\u00a0: Qh8 pose une 2×2 en h8, Hh8 une "
    "2×1 couchée, Vh8 une 2×1 debout, Sh8 une 1×1. Les colonnes vont de a à o depuis la gauche, les rangées de 1 à 15 "
    "depuis le bas. La case dit elle-même si la tuile se pose sur la table ou sur d'autres tuiles. Sur le dessin, ○ "
    "est clair, ◆ foncé, le chiffre est le niveau\u00a0; les coins montrent l'étendue d'une tuile.",
    refusals={
        "first": "la première tuile se pose en h8",
        "none_left": "il ne vous reste aucune tuile de cette sorte",
        "levels": "les cases couvertes ne sont pas au même niveau",
        "alone": "aucune voisine\u00a0: sur la table, une tuile doit en toucher une autre",
        "own": "touche votre couleur en {place}",
        "wide": "le cadre aurait {n} cases de large, 8 au plus sont permises",
        "high": "le cadre aurait {n} cases de haut, 8 au plus sont permises",
        "no_opponent": "ne couvre aucune case adverse",
        "whole": "couvrirait entièrement la tuile en {place}",
    },
    tiles={"Q": "une 2×2", "H": "une 2×1 couchée", "V": "une 2×1 debout", "S": "une 1×1"},
    lay="{name} a posé {tile} en {place}",
    on_top=", sur le niveau {n}",
    grew="plus grande zone {old} → {new}",
    stayed="plus grande zone toujours {n}",
    other=", celle de l'adversaire {old} → {new}",
)

HUNGARIAN = Texts(
    language="hu",
    conjunction="és",
    colon=":",
    separator="; ",
    players="2 játékos",
    move="{n}. lépés",
    colours=("világos", "sötét"),
    reserve="Készlet",
    areas="Területek",
    largest="Legnagyobb terület",
    none="nincs",
    no_tiles="Még nincs lerakott lapka",
    row="{n}. sor",
    level="{n}. szint",
    box="A keret {columns} × {rows} (legfeljebb 8 × 8)",
    growth="még nőhet {ways}",
    ways=("{n} oszloppal", "{n} sorral"),
    full="nem nőhet tovább",
    last_move="Utolsó lépés",
    you="te",
    to_move="következik",
    your_turn="Te jössz",
    winner="győztes",
    wins="{name} nyert",
    you_win="Nyertél",
    draw="Döntetlen: minden terület egyenlő",
    leads="{name} vezet",
    even="Minden terület egyenlő",
    beats="{more} több, mint {less}",
    both="{sizes} mindkét oldalon, aztán {decision}",
    reasons={"blocked": "a soron következő játékos nem tud lapkát lerakni"},
    gain="hogyan változik az előnyöd a legnagyobb terület szerint",
    writing="Egy lépés a lapka fajtájából és bal alsó mezőjéből áll: a Qh8 egy 2×2-es lapkát rak a h8 mezőre, a Hh8 "
    "egy fekvő, a Vh8 egy álló 2×1-est, az Sh8 egy 1×1-est. Az oszlopok balról jobbra a-tól o-ig, a sorok alulról "
    "felfelé 1-től 15-ig tartanak. Hogy a lapka az asztalra vagy más lapkákra kerül-e, a mezőből következik. A rajzon "
    "○ a világos, ◆ a sötét, a szám a szint; a sarkok mutatják, meddig ér egy lapka.",
    refusals={
        "first": "az első lapka helye a h8",
        "none_left": "nincs több ilyen lapkád",
        "levels": "a mezők nem azonos szinten vannak",
        "alone": "nincs szomszédja: az asztalon minden lapkának érintenie kell egy másikat",
        "own": "a saját színedet érinti itt: {place}",
        "wide": "a keret {n} széles lenne, de legfeljebb 8 lehet",
        "high": "a keret {n} magas lenne, de legfeljebb 8 lehet",
        "no_opponent": "az ellenfél egyetlen mezőjét sem fedi le",
        "whole": "teljesen eltakarná ezt a lapkát: {place}",
    },
    tiles={"Q": "2×2-es lapkát", "H": "fekvő 2×1-est", "V": "álló 2×1-est", "S": "1×1-est"},
    lay="{name} {tile} rakott {az} {place} mezőre",
    on_top=", {az} {n}. szint fölé",
    grew="legnagyobb terület: {old} → {new}",
    stayed="legnagyobb terület továbbra is {n}",
    other=", az ellenfélé {old} → {new}",
)

LANGUAGES: Mapping[str, Texts] = {words.language: words for words in (ENGLISH, FRENCH, HUNGARIAN)}


def texts(language: str) -> Texts:
    """The words of a language by its code, with or without a country: ``en``, ``fr``, ``hu``, ``fr-CA``."""
    return LANGUAGES[language_of(language)]
