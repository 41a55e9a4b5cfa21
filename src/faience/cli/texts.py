"""What the terminal program says, in the languages of its players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Texts:
    """One language's sentences; braces hold what is filled in."""

    demonstration: str
    resumed: str
    unfinished: str
    prompt: str
    commands: Mapping[str, str]
    """What can be typed beside moves; ``{prefix}`` is what a move may begin with."""
    example: str
    no_move: str
    illegal: str
    only_numbers: str
    list_heading: str
    left_out: str
    none_begins: str
    page: str
    more_pages: str
    hint: str
    hint_reply: str
    hint_stopped: str
    percent: str
    thinking: str
    program_not_started: str
    undone: str
    nothing_to_undo: str
    deal_seen: str
    saved: str
    exists: str
    kept: str
    not_kept: str
    bye: str
    round_over: str
    game_over: str
    parts: str
    """What a player's points are made of."""
    between: str
    won: str
    lost: str
    victory_shared: str
    unfinished_record: str


ENGLISH = Texts(
    demonstration="There is no terminal to play in: here is a demonstration game between bots.",
    resumed="Going on with a kept game.",
    unfinished="An unfinished game is kept; {program} play --continue goes on with it.",
    prompt="{name}, your move (? for help): ",
    commands={
        "l": "list the legal moves in words, with their points; then a number chooses one",
        "l {prefix}": "list only those that begin with {prefix}",
        "h": "a hint: the best moves, and what should follow (Ctrl-C stops it)",
        "u": "undo: take back your last move",
        "s FILE": "save the game to a file, to go on with {program} play --resume FILE",
        "b": "draw the board again",
        "q": "leave; the game is kept, {program} play {how} goes on with it",
        "Enter": "plays the move when there is only one; shows the next page of a list",
    },
    example="For example, {move}: {brief}.",
    no_move="“{text}” is no move. A move is, for example, {move}: {brief}. l lists all of them, ? helps.",
    illegal="{move} is not possible: {why}.",
    only_numbers="Choose a number from 1 to {n}, or type a move.",
    list_heading="Legal moves ({gain}):",
    left_out="and {n} more; l {prefix} lists all of them",
    none_begins="No legal move begins with “{text}”.",
    page="Page {n} of {of}",
    more_pages="Page {n} of {of}; Enter shows the next one",
    hint="A master would play (chance to win; expected result, yours first; → what should follow):",
    hint_reply="{name}: {move}",
    hint_stopped="No hint, then.",
    percent="{n}%",
    thinking="{name} is thinking…",
    program_not_started="A saved game starts no programs: a bot of the house plays for {name}. "
    "To seat the program again, name it with --seats.",
    undone="Taken back.",
    nothing_to_undo="There is nothing to take back.",
    deal_seen="That cannot be taken back: new tiles have been dealt since.",
    exists="There is a file {file} already; choose another name.",
    saved="Saved. Go on with: {program} play --resume {file}",
    kept="The game is kept. Go on with: {program} play {how}",
    not_kept="The game cannot be kept in {folder} ({error}); save it with s FILE.",
    bye="Goodbye.",
    round_over="Round {n} is over: ",
    game_over="End of the game: ",
    parts="  {name}: {parts}",
    between="; ",
    won="You have won, {own} to {other}.",
    lost="You have lost, {own} to {other}.",
    victory_shared="You share the victory.",
    unfinished_record="The game was not finished.",
)

FRENCH = Texts(
    demonstration="Pas de terminal pour jouer\u00a0: voici une partie de démonstration entre robots.",
    resumed="Reprise de la partie laissée en cours.",
    unfinished="Une partie inachevée est conservée\u00a0; {program} play --continue la reprend.",
    prompt="{name}, à vous de jouer (? pour l’aide)\u00a0: ",
    commands={
        "l": "lister les coups permis en toutes lettres, avec leurs points\u00a0; on choisit ensuite par le numéro",
        "l {prefix}": "ne lister que ceux qui commencent par {prefix}",
        "h": "demander conseil\u00a0: les meilleurs coups et leur suite (Ctrl-C interrompt)",
        "u": "reprendre votre dernier coup",
        "s NOM": "enregistrer la partie dans un fichier, à reprendre avec {program} play --resume NOM",
        "b": "redessiner le plateau",
        "q": "quitter\u00a0; la partie est conservée, {program} play {how} la reprend",
        "Entrée": "jouer le coup quand il n’y en a qu’un\u00a0; afficher la page suivante d’une liste",
    },
    example="Par exemple, {move}\u00a0: {brief}.",
    no_move="«\u00a0{text}\u00a0» n’est pas un coup. Un coup, c’est par exemple {move}\u00a0: {brief}. "
    "l les liste tous, ? affiche l’aide.",
    illegal="{move} n’est pas possible\u00a0: {why}.",
    only_numbers="Choisissez un numéro de 1 à {n}, ou tapez un coup.",
    list_heading="Coups permis ({gain})\u00a0:",
    left_out="et encore {n}\u00a0; l {prefix} liste tout",
    none_begins="Aucun coup permis ne commence par «\u00a0{text}\u00a0».",
    page="Page {n} sur {of}",
    more_pages="Page {n} sur {of}\u00a0; Entrée affiche la suivante",
    hint="Un maître jouerait (chances de gagner\u00a0; résultat attendu, le vôtre d’abord\u00a0; → la suite "
    "attendue)\u00a0:",
    hint_reply="{name}\u00a0: {move}",
    hint_stopped="Conseil interrompu.",
    percent="{n}\u00a0%",
    thinking="{name} réfléchit…",
    program_not_started="Une partie enregistrée ne lance aucun programme\u00a0: un robot de la maison "
    "remplace {name}. Pour lui rendre sa place, indiquez le programme avec --seats.",
    undone="Coup repris.",
    nothing_to_undo="Il n’y a aucun coup à reprendre.",
    deal_seen="Ce coup ne peut plus être repris\u00a0: de nouvelles tuiles ont été distribuées depuis.",
    exists="Le fichier {file} existe déjà\u00a0; choisissez un autre nom.",
    saved="Partie enregistrée. Pour la reprendre\u00a0: {program} play --resume {file}",
    kept="La partie est conservée. Pour la reprendre\u00a0: {program} play {how}",
    not_kept="La partie ne peut pas être conservée dans {folder} ({error})\u00a0; enregistrez-la avec s NOM.",
    bye="Au revoir.",
    round_over="Fin de la manche {n}\u00a0: ",
    game_over="Fin de la partie\u00a0: ",
    parts="  {name}\u00a0: {parts}",
    between="\u00a0; ",
    won="Vous avez gagné, {own} à {other}.",
    lost="Vous avez perdu, {own} à {other}.",
    victory_shared="Vous partagez la victoire.",
    unfinished_record="La partie n’a pas été terminée.",
)

HUNGARIAN = Texts(
    demonstration="Itt nincs terminál, amelyben játszani lehetne; íme egy bemutató játszma robotok között.",
    resumed="Folytatódik a félbehagyott játszma.",
    unfinished="Van egy befejezetlen játszma; a {program} play --continue folytatja.",
    prompt="{name}, te jössz (súgó: ?): ",
    commands={
        "l": "a szabályos lépések szavakkal, a pontjaikkal; utána a sorszámmal választhatsz",
        "l {prefix}": "csak azok, amelyek így kezdődnek: {prefix}",
        "h": "tipp: a legjobb lépések és a várható folytatás (Ctrl-C megszakítja)",
        "u": "az utolsó lépésed visszavétele",
        "s FÁJL": "a játszma mentése; folytatás: {program} play --resume FÁJL",
        "b": "a tábla újrarajzolása",
        "q": "kilépés; a játszma megmarad, a {program} play {how} folytatja",
        "Enter": "megteszi a lépést, ha csak egy van; egy lista következő oldala",
    },
    example="Például {move}: {brief}.",
    no_move="„{text}” nem lépés. Egy lépés például {move}: {brief}. Az l mindet felsorolja, a ? a súgó.",
    illegal="{move} nem lehetséges: {why}.",
    only_numbers="Válassz egy számot 1 és {n} között, vagy írj be egy lépést.",
    list_heading="Szabályos lépések ({gain}):",
    left_out="és még {n}; l {prefix}: az összes",
    none_begins="Nincs így kezdődő szabályos lépés: „{text}”.",
    page="{n}. oldal, összesen {of}",
    more_pages="{n}. oldal, összesen {of}; Enter: a következő",
    hint="Egy mester ezt lépné (nyerési esély; várható eredmény, elöl a tiéd; → a várható folytatás):",
    hint_reply="{name}: {move}",
    hint_stopped="Akkor most nincs tipp.",
    percent="{n}%",
    thinking="{name} gondolkodik…",
    program_not_started="Mentett játszma nem indít programot: {name} helyett a ház egyik robotja játszik. "
    "A programot a --seats kapcsolóval ültetheted vissza.",
    undone="Visszavéve.",
    nothing_to_undo="Nincs mit visszavenni.",
    deal_seen="Ez már nem vehető vissza: azóta új csempék kerültek az asztalra.",
    exists="Már van ilyen fájl: {file}; válassz másik nevet.",
    saved="Elmentve. Folytatás: {program} play --resume {file}",
    kept="A játszma megmarad. Folytatás: {program} play {how}",
    not_kept="A játszma nem őrizhető meg itt: {folder} ({error}); mentsd el az s FÁJL paranccsal.",
    bye="Viszlát!",
    round_over="{n}. forduló vége: ",
    game_over="A játék vége: ",
    parts="  {name}: {parts}",
    between="; ",
    won="Nyertél: {own}–{other}.",
    lost="Vesztettél: {own}–{other}.",
    victory_shared="Osztozol a győzelmen.",
    unfinished_record="A játszma nem ért véget.",
)

_LANGUAGES: Mapping[str, Texts] = {"en": ENGLISH, "fr": FRENCH, "hu": HUNGARIAN}


def texts(language: str) -> Texts:
    """The sentences of a language by its code."""
    return _LANGUAGES[language]


def signed(points: int) -> str:
    """Points gained or lost, with their sign."""
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"
