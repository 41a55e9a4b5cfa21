"""The words for a table of Azul in every language we speak."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from faience.games.azul.view import KINDS, View
from faience.games.azul.wording import Kind, Texts
from faience.games.wording import Forms, same
from faience.languages import language_of


def _kinds(colours: Iterable[Kind], joker: Kind) -> dict[str, Kind]:
    return dict(zip(KINDS, [*colours, joker], strict=True))


def _plain_kind(forms: Forms, laid: str) -> Kind:
    return Kind(label=forms, laid=laid, taken=forms, moved=forms)


ENGLISH = Texts(
    language="en",
    title="Azul",
    kinds=_kinds(
        (_plain_kind(same(colour), colour) for colour in ("blue", "yellow", "red", "black", "white")),
        _plain_kind(("joker", "jokers"), "a joker"),
    ),
    conjunction="and",
    separator="; ",
    colon=":",
    players="{n} players",
    walls={"coloured": "coloured wall", "grey": "grey wall"},
    with_jokers="with jokers",
    round="Round {n}",
    quiet="rounds without a wall tile: {n} of 10",
    factories="Factories",
    factory="Factory {n}",
    centre="Centre",
    bag="Bag",
    lid="Lid",
    line="Line {n}",
    row="Wall row {n}",
    cell="column {n} {kind}",
    floor="Floor",
    empty="empty",
    points=("{n} point", "{n} points"),
    marker="first-player marker",
    marker_short="1st",
    marker_note="The first to take here also takes the marker and starts the next round.",
    opens="plays first this round",
    will_open="starts the next round",
    last_move="Last move",
    you="you",
    to_move="to move",
    your_turn="Your turn",
    dealing="Dealing tiles to the factories",
    choosing="{name} chooses a cell in row {n} of the wall",
    your_choice="Your turn: choose a cell in row {n} of the wall",
    winner="winner",
    wins="{name} wins with {score}",
    you_win="You win with {score}",
    shared="{name} share the victory with {score}",
    by_rows=" and more complete rows",
    reasons={
        "row": "a row of the wall is complete",
        "stalled": "ten rounds in a row put no tile on any wall",
        "no_tiles": "no tiles were left to deal",
    },
    options={
        "players": "How many play: 2, 3 or 4, around 5, 7 or 9 factories.",
        "wall": "On the coloured wall every tile has its printed cell; on the grey wall you choose the cell, "
        "each colour at most once in a row and in a column.",
        "joker": "Adds joker tiles, which go with any colour.",
    },
    gain="points if the round ended now",
    writing="3R4 takes the red tiles of factory 3 to line 4, cY- the yellow ones of the centre to the floor. "
    "Letters: B blue, Y yellow, R red, K black, W white. With jokers, 3J4 takes the jokers alone, 3RJ4 red and jokers, "
    "3RJ2/1 so that 1 joker stays in line 2. Where you choose a cell of the wall, 4@2 means row 4, column 2.",
    refusals={
        "untiled": "a column must be chosen for row {row}",
        "not_yet": "columns are chosen when all tiles are taken",
        "empty_factory": "factory {n} is empty",
        "empty_centre": "the centre is empty",
        "factory_without": "there is no {kind} on factory {n}",
        "centre_without": "there is no {kind} in the centre",
        "complete": "line {row} is complete",
        "holds": "line {row} holds {kind}",
        "shown": "row {row} of the wall already has {kind}",
        "choice": "a / and the number of jokers that stay in the line are written exactly when not all tiles fit",
        "other_row": "row {row} is to be tiled now",
        "taken": "row {row}, column {column} is taken",
        "column": "column {column} already has {kind}",
    },
    take="{name} took {tiles} from {source} to {target}",
    from_factory="factory {n}",
    from_centre="the centre",
    to_line="line {n}",
    to_floor="the floor",
    with_marker=", with the first-player marker",
    fell_to_floor=same("{tiles} fell to the floor"),
    fell_to_lid=same("{tiles} went to the lid, as the floor is full"),
    fell_to_both=same("{tiles} fell: {floor} to the floor, {lid} to the lid"),
    also_to_lid=same("{n} of them went to the lid, as the floor is full"),
    to_centre=same("{tiles} to the centre"),
    lay="{name} laid {one} in row {row}, column {column}.",
)

FRENCH = Texts(
    language="fr",
    title="Azul",
    kinds=_kinds(
        (_plain_kind((one, f"{one}s"), f"une {one}") for one in ("bleue", "jaune", "rouge", "noire", "blanche")),
        _plain_kind(("joker", "jokers"), "un joker"),
    ),
    conjunction="et",
    separator="\u00a0; ",
    colon="\u00a0:",
    players="{n} joueurs",
    walls={"coloured": "mur coloré", "grey": "mur gris"},
    with_jokers="avec jokers",
    round="Manche {n}",
    quiet="manches sans tuile posée\u00a0: {n} sur 10",
    factories="Fabriques",
    factory="Fabrique {n}",
    centre="Centre",
    bag="Sac",
    lid="Couvercle",
    line="Ligne {n}",
    row="Mur, ligne {n}",
    cell="{kind} en colonne {n}",
    floor="Plancher",
    empty="vide",
    points=("{n} point", "{n} points"),
    marker="marqueur de premier joueur",
    marker_short="1er",
    marker_note="Le premier à se servir ici prend aussi le marqueur et commence la manche suivante.",
    opens="commence cette manche",
    will_open="commence la manche suivante",
    last_move="Dernier coup",
    you="vous",
    to_move="doit jouer",
    your_turn="À vous",
    dealing="On remplit les fabriques",
    choosing="{name} choisit une case à la ligne {n} du mur",
    your_choice="À vous\u00a0: choisissez une case à la ligne {n} du mur",
    winner="victoire",
    wins="{name} gagne avec {score}",
    you_win="Vous gagnez avec {score}",
    shared="{name} partagent la victoire avec {score}",
    by_rows=" et plus de lignes complètes",
    reasons={
        "row": "une ligne du mur est complète",
        "stalled": "aucune tuile posée sur un mur en dix manches de suite",
        "no_tiles": "il ne reste aucune tuile à distribuer",
    },
    options={
        "players": "Nombre de joueurs\u00a0: 2, 3 ou 4, autour de 5, 7 ou 9 fabriques.",
        "wall": "Sur le mur coloré, chaque tuile a une case imprimée à sa couleur\u00a0; sur le mur gris, on "
        "choisit la case, chaque couleur au plus une fois par ligne et par colonne.",
        "joker": "Ajoute des tuiles joker, qui vont avec toutes les couleurs.",
    },
    gain="points si la manche s’arrêtait là",
    writing="3R4 prend les tuiles rouges de la fabrique 3 pour la ligne 4, cY- les jaunes du centre pour le plancher. "
    "Lettres\u00a0: B bleu, Y jaune, R rouge, K noir, W blanc. Avec les jokers, 3J4 prend les jokers seuls, 3RJ4 les "
    "rouges et les jokers, 3RJ2/1 de même, en laissant 1 joker dans la ligne 2. Pour choisir une case du mur, 4@2 "
    "désigne la ligne 4, colonne 2.",
    refusals={
        "untiled": "il faut choisir une colonne pour la ligne {row}",
        "not_yet": "on ne choisit les colonnes qu’une fois toutes les tuiles prises",
        "empty_factory": "la fabrique {n} est vide",
        "empty_centre": "le centre est vide",
        "factory_without": "la fabrique {n} n’a pas de tuile de ce type ({kind})",
        "centre_without": "le centre n’a pas de tuile de ce type ({kind})",
        "complete": "la ligne {row} est complète",
        "holds": "la ligne {row} contient déjà une autre couleur ({kind})",
        "shown": "la ligne {row} du mur a déjà cette couleur ({kind})",
        "choice": "on écrit / et le nombre de jokers qui restent dans la ligne si et seulement si tout n’y tient pas",
        "other_row": "c’est la ligne {row} qu’il faut poser maintenant",
        "taken": "la case de la ligne {row}, colonne {column}, est occupée",
        "column": "la colonne {column} a déjà cette couleur ({kind})",
    },
    take="{name} a pris {tiles} {source} pour {target}",
    from_factory="sur la fabrique {n}",
    from_centre="au centre",
    to_line="la ligne {n}",
    to_floor="le plancher",
    with_marker=", avec le marqueur de premier joueur",
    fell_to_floor=("{tiles} tombe au plancher", "{tiles} tombent au plancher"),
    fell_to_lid=(
        "{tiles} va dans le couvercle, le plancher étant plein",
        "{tiles} vont dans le couvercle, le plancher étant plein",
    ),
    fell_to_both=same("{tiles} tombent\u00a0: {floor} au plancher, {lid} dans le couvercle"),
    also_to_lid=(
        "{n} de ces tuiles va dans le couvercle, le plancher étant plein",
        "{n} de ces tuiles vont dans le couvercle, le plancher étant plein",
    ),
    to_centre=("{tiles} va au centre", "{tiles} vont au centre"),
    lay="{name} a posé {one} sur le mur, ligne {row}, colonne {column}.",
)

HUNGARIAN = Texts(
    language="hu",
    title="Azul",
    kinds=_kinds(
        (
            Kind(same(colour), f"egy {colour} csempét", taken=same(f"{colour} csempét"), moved=same(f"{colour} csempe"))
            for colour in ("kék", "sárga", "piros", "fekete", "fehér")
        ),
        Kind(same("joker"), "egy jokert", taken=same("jokert"), moved=same("joker")),
    ),
    conjunction="és",
    separator="; ",
    colon=":",
    players="{n} játékos",
    walls={"coloured": "színes fal", "grey": "szürke fal"},
    with_jokers="jokerekkel",
    round="{n}. forduló",
    quiet="lerakás nélküli fordulók: {n}/10",
    factories="Manufaktúrák",
    factory="{n}. manufaktúra",
    centre="Közép",
    bag="Zsák",
    lid="Fedél",
    line="{n}. mintasor",
    row="Fal, {n}. sor",
    cell="{kind} ({n}. oszlop)",
    floor="Padlóvonal",
    empty="üres",
    points=same("{n} pont"),
    marker="kezdőjátékos-jelző",
    marker_short="1.",
    marker_note="Aki innen elsőként vesz el csempét, a jelzőt is megkapja, és ő kezdi a következő fordulót.",
    opens="e forduló kezdőjátékosa",
    will_open="a következő forduló kezdőjátékosa",
    last_move="Utolsó lépés",
    you="te",
    to_move="következik",
    your_turn="Te jössz",
    dealing="A manufaktúrák feltöltése",
    choosing="{name} mezőt választ a fal {n}. sorában",
    your_choice="Te jössz: válassz mezőt a fal {n}. sorában",
    winner="győztes",
    wins="{name} nyert {score}tal",
    you_win="Nyertél {score}tal",
    shared="{name} közösen nyert {score}tal",
    by_rows=" és több kész sorral",
    reasons={
        "row": "elkészült egy vízszintes sor a falon",
        "stalled": "tíz egymást követő fordulóban senki sem rakott csempét a falra",
        "no_tiles": "elfogytak a kiosztható csempék",
    },
    options={
        "players": "A játékosok száma: 2, 3 vagy 4, ehhez 5, 7 vagy 9 manufaktúra tartozik.",
        "wall": "A színes falon minden csempének előre nyomtatott mezője van; a szürke falon te választasz mezőt, "
        "de egy szín soronként és oszloponként csak egyszer szerepelhet.",
        "joker": "Jokercsempék is játékba kerülnek, amelyek bármelyik színhez rakhatók.",
    },
    gain="pont, ha most véget érne a forduló",
    writing="A 3R4 lépés a 3. manufaktúra piros csempéit a 4. mintasorba teszi, a cY- a középen lévő sárgákat a "
    "padlóvonalra. Betűk: B kék, Y sárga, R piros, K fekete, W fehér. Jokerekkel: a 3J4 csak a jokereket veszi el, a "
    "3RJ4 a pirosakat és a jokereket, a 3RJ2/1 úgy, hogy 1 joker maradjon a 2. mintasorban. Ha a falon kell mezőt "
    "választani, a 4@2 a 4. sor 2. oszlopát jelenti.",
    refusals={
        "untiled": "előbb oszlopot kell választani {az} {row}. sorhoz",
        "not_yet": "oszlopot csak akkor lehet választani, ha már minden csempe elfogyott",
        "empty_factory": "{az_n} {n}. manufaktúra üres",
        "empty_centre": "az asztal közepe üres",
        "factory_without": "{az_n} {n}. manufaktúrán nincs ilyen csempe ({kind})",
        "centre_without": "az asztal közepén nincs ilyen csempe ({kind})",
        "complete": "{az} {row}. mintasor már tele van",
        "holds": "{az} {row}. mintasorban más szín van ({kind})",
        "shown": "a fal {row}. sorában már van ilyen szín ({kind})",
        "choice": "a / jelet és a mintasorban maradó jokerek számát akkor (és csak akkor) kell kiírni, ha nem fér el "
        "minden csempe",
        "other_row": "most {az} {row}. sor következik",
        "taken": "foglalt mező: {row}. sor, {column}. oszlop",
        "column": "{az_c} {column}. oszlopban már van ilyen szín ({kind})",
    },
    take="{name} {tiles} vett el {source}, és {target} rakta",
    from_factory="{az} {n}. manufaktúráról",
    from_centre="az asztal közepéről",
    to_line="{az} {n}. mintasorba",
    to_floor="a padlóvonalra",
    with_marker=" (övé a kezdőjátékos-jelző)",
    fell_to_floor=same("{tiles} a padlóvonalra esett"),
    fell_to_lid=same("{tiles} a fedélbe került, mert a padlóvonal megtelt"),
    fell_to_both=same("{tiles} leesett: {floor} a padlóvonalra, {lid} a fedélbe"),
    also_to_lid=same("ebből {n} a fedélbe került, mert a padlóvonal megtelt"),
    to_centre=same("{tiles} középre került"),
    lay="{name} {one} rakott a falra: {row}. sor, {column}. oszlop.",
)

LANGUAGES: Mapping[str, Texts] = {words.language: words for words in (ENGLISH, FRENCH, HUNGARIAN)}


def texts(language: str) -> Texts:
    """The words of a language by its code, with or without a country: ``en``, ``fr``, ``hu``, ``fr-CA``."""
    return LANGUAGES[language_of(language)]


def sentence(before: View, move: str, name: str, language: str = "en") -> str:
    """What a move does, in one sentence of a language."""
    return texts(language).sentence(before, move, name)
