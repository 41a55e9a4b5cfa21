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
    help: str
    no_move: str
    illegal: str
    only_numbers: str
    list_heading: str
    hint: str
    hint_reply: str
    hint_stopped: str
    percent: str
    program_not_started: str
    undone: str
    nothing_to_undo: str
    deal_seen: str
    saved: str
    exists: str
    kept: str
    not_kept: str
    bye: str
    deal: str
    refill: str
    round_over: str
    unfinished_record: str


ENGLISH = Texts(
    demonstration="There is no terminal to play in: here is a demonstration game between bots.",
    resumed="Going on with a kept game.",
    unfinished="An unfinished game is kept; {program} play --continue goes on with it.",
    prompt="{name}, your move (? for help): ",
    help="""\
  l       list all legal moves with their points; then a number chooses one
  h       a hint: the best moves, and what should follow (Ctrl-C stops it)
  u       undo: take back your last move
  s FILE  save the game to a file, to go on with {program} play --resume FILE
  b       draw the board again
  q       leave; the game is kept, {program} play --continue goes on with it
  Enter   plays the move when there is only one""",
    no_move="“{text}” is no move. Moves look like {example}; l lists all of them, ? helps.",
    illegal="{move} is not possible: {why}.",
    only_numbers="Choose a number from 1 to {n}, or type a move.",
    list_heading="Legal moves ({gain}):",
    hint="A master would play ({gain}; chance to win; → what should follow):",
    hint_reply="{name}: {move}",
    hint_stopped="No hint, then.",
    percent="{n}%",
    program_not_started="A saved game starts no programs: a bot of the house plays for {name}. "
    "To seat the program again, name it with --seats.",
    undone="Taken back.",
    nothing_to_undo="There is nothing to take back.",
    deal_seen="That cannot be taken back: new tiles have been dealt since.",
    exists="There is a file {file} already; choose another name.",
    saved="Saved. Go on with: {program} play --resume {file}",
    kept="The game is kept. Go on with: {program} play --continue",
    not_kept="The game cannot be kept in {folder} ({error}); save it with s FILE.",
    bye="Goodbye.",
    deal="Round {n}: {deal}",
    refill="Refill: {deal}",
    round_over="Round {n} is over: {scores}",
    unfinished_record="The game was not finished.",
)

FRENCH = Texts(
    demonstration="Pas de terminal pour jouer\u00a0: voici une partie de démonstration entre robots.",
    resumed="Reprise de la partie laissée en cours.",
    unfinished="Une partie inachevée est conservée\u00a0; {program} play --continue la reprend.",
    prompt="{name}, à vous de jouer (? pour l’aide)\u00a0: ",
    help="""\
  l       lister les coups permis avec leurs points\u00a0; on choisit ensuite par le numéro
  h       demander conseil\u00a0: les meilleurs coups et leur suite (Ctrl-C interrompt)
  u       annuler votre dernier coup
  s NOM   enregistrer la partie dans un fichier, à reprendre avec {program} play --resume NOM
  b       redessiner le plateau
  q       quitter\u00a0; la partie est conservée, {program} play --continue la reprend
  Entrée  jouer le coup quand il n’y en a qu’un""",
    no_move="«\u00a0{text}\u00a0» n’est pas un coup. Un coup s’écrit par exemple {example}\u00a0; "
    "l les liste tous, ? affiche l’aide.",
    illegal="{move} n’est pas possible\u00a0: {why}.",
    only_numbers="Choisissez un numéro de 1 à {n}, ou tapez un coup.",
    list_heading="Coups permis ({gain})\u00a0:",
    hint="Un maître jouerait ({gain}\u00a0; chances de victoire\u00a0; → la suite attendue)\u00a0:",
    hint_reply="{name}\u00a0: {move}",
    hint_stopped="Conseil interrompu.",
    percent="{n}\u00a0%",
    program_not_started="Une partie enregistrée ne lance aucun programme\u00a0: un robot de la maison joue à la "
    "place de {name}. Pour lui rendre sa place, indiquez le programme avec --seats.",
    undone="Coup annulé.",
    nothing_to_undo="Il n’y a rien à annuler.",
    deal_seen="Impossible d’annuler\u00a0: de nouvelles tuiles ont été distribuées depuis.",
    exists="Le fichier {file} existe déjà\u00a0; choisissez un autre nom.",
    saved="Partie enregistrée. Pour la reprendre\u00a0: {program} play --resume {file}",
    kept="La partie est conservée. Pour la reprendre\u00a0: {program} play --continue",
    not_kept="La partie ne peut pas être conservée dans {folder} ({error})\u00a0; enregistrez-la avec s NOM.",
    bye="Au revoir.",
    deal="Manche {n}\u00a0: {deal}",
    refill="Réapprovisionnement\u00a0: {deal}",
    round_over="Fin de la manche {n}\u00a0: {scores}",
    unfinished_record="La partie n’a pas été terminée.",
)

HUNGARIAN = Texts(
    demonstration="Itt nincs terminál, amelyben játszani lehetne; íme egy bemutató játszma robotok között.",
    resumed="Folytatódik a félbehagyott játszma.",
    unfinished="Van egy befejezetlen játszma; a {program} play --continue folytatja.",
    prompt="{name}, te jössz (súgó: ?): ",
    help="""\
  l       az összes szabályos lépés a pontjaival; utána a sorszámmal választhatsz
  h       tipp: a legjobb lépések és a várható folytatás (Ctrl-C megszakítja)
  u       az utolsó lépésed visszavonása
  s FÁJL  a játszma mentése; folytatás: {program} play --resume FÁJL
  b       a tábla újrarajzolása
  q       kilépés; a játszma megmarad, a {program} play --continue folytatja
  Enter   megteszi a lépést, ha csak egy van""",
    no_move="„{text}” nem lépés. Egy lépés például így néz ki: {example}; az l mindet felsorolja, a ? a súgó.",
    illegal="{move} nem lehetséges: {why}.",
    only_numbers="Válassz egy számot 1 és {n} között, vagy írj be egy lépést.",
    list_heading="Szabályos lépések ({gain}):",
    hint="Egy mester ezt lépné ({gain}; nyerési esély; → a várható folytatás):",
    hint_reply="{name}: {move}",
    hint_stopped="Akkor most nincs tipp.",
    percent="{n}%",
    program_not_started="Mentett játszma nem indít programot: {name} helyett a ház egyik robotja játszik. "
    "A programot a --seats kapcsolóval ültetheted vissza.",
    undone="Visszavonva.",
    nothing_to_undo="Nincs mit visszavonni.",
    deal_seen="Ez már nem vonható vissza: azóta új csempék kerültek az asztalra.",
    exists="Már van ilyen fájl: {file}; válassz másik nevet.",
    saved="Elmentve. Folytatás: {program} play --resume {file}",
    kept="A játszma megmarad. Folytatás: {program} play --continue",
    not_kept="A játszma nem őrizhető meg itt: {folder} ({error}); mentsd el az s FÁJL paranccsal.",
    bye="Viszlát!",
    deal="{n}. forduló: {deal}",
    refill="Feltöltés: {deal}",
    round_over="{n}. forduló vége: {scores}",
    unfinished_record="A játszma nem ért véget.",
)

_LANGUAGES: Mapping[str, Texts] = {"en": ENGLISH, "fr": FRENCH, "hu": HUNGARIAN}


def texts(language: str) -> Texts:
    """The sentences of a language by its code."""
    return _LANGUAGES[language]
