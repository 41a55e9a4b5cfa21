"""The words for a table of Summer Pavilion in every language we speak."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from faience.games.pavilion.view import KINDS, View
from faience.games.pavilion.wording import Kind, Star, Texts
from faience.games.wording import same
from faience.languages import language_of


def _kinds(colours: Iterable[Kind]) -> dict[str, Kind]:
    return dict(zip(KINDS, colours, strict=True))


ENGLISH = Texts(
    language="en",
    title="Summer Pavilion",
    kinds=_kinds(Kind(same(c), c, leading=same(c)) for c in ("purple", "green", "orange", "yellow", "blue", "red")),
    stars=tuple(
        Star(f"{where} star", f"the {where.lower()} star")
        for where in ("North-west", "North-east", "East", "South-east", "South-west", "West", "Central")
    ),
    conjunction="and",
    separator="; ",
    colon=":",
    players="{n} players",
    boards={"coloured": "coloured board", "grey": "grey board"},
    round="Round {n} of {of}",
    joker="Joker colour",
    joker_mark="joker",
    jokers=("{n} joker", "{n} jokers"),
    joker_taken="1 {kind} joker",
    taken="{tiles}",
    moved="{tiles}",
    factories="Factories",
    factory="Factory {n}",
    centre="Centre",
    supply="Supply",
    supply_note="bonus tiles come from here",
    bag="Bag",
    tower="Tower",
    hand="Hand",
    kept="Passed, kept",
    passed="passed",
    space="space {n} {kind}",
    numbers="Numbers",
    worth="Worth at the end",
    multicolour="mix",
    features={"window": "windows", "statue": "statues", "pillar": "pillars"},
    legend={"window": "window +3", "statue": "statue +2 (shared with the next star)", "pillar": "pillar +1"},
    takes={"each": "each colour once", "open": "not decided yet"},
    features_label="Complete",
    empty="empty",
    points=("{n} point", "{n} points"),
    marker="first-player marker",
    marker_short="1st",
    marker_note="The first to take here also takes the marker and loses 1 point for every tile taken.",
    opens="plays first this round",
    has_marker="has the first-player marker",
    last_move="Last move",
    you="you",
    to_move="to move",
    your_turn="Your turn",
    dealing="Dealing tiles",
    acts={
        "draft": "{name} takes tiles",
        "place": "{name} places a tile or passes",
        "bonus": "{name} chooses {n} bonus tiles",
        "bonus_one": "{name} chooses 1 bonus tile",
    },
    your_acts={
        "draft": "Your turn: take tiles",
        "place": "Your turn: place a tile or pass",
        "bonus": "Your turn: choose {n} bonus tiles",
        "bonus_one": "Your turn: choose 1 bonus tile",
    },
    winner="winner",
    wins="{name} wins with {score}",
    you_win="You win with {score}",
    shared="{name} share the victory with {score}",
    reasons={"rounds": "all six rounds are played"},
    options={
        "players": "How many play: 2, 3 or 4, around 5, 7 or 9 factories.",
        "board": "On the coloured board every outer star takes one colour and the central star each colour once; on "
        "the grey board you choose for every star whether all its tiles are alike or all different.",
    },
    option_labels={"players": "Players", "board": "Board"},
    value_labels={"coloured": "Coloured", "grey": "Grey"},
    gain="points, with what stars and numbers bring at the end",
    writing="3R takes the red tiles of factory 3, cY the yellow ones of the centre; the joker that comes along is not "
    "written. NW3=O lays orange on space 3 of the north-west star, NW3=O+2 pays 2 jokers for it. Stars: NW, NE, E, SE, "
    "SW, W and C for the centre; spaces: 1 to 6 clockwise from the tip that points up. *R chooses red as a bonus tile. "
    "pass:GGR passes and keeps 2 green and 1 red, in the order of the letters, pass:- keeps nothing. Letters: "
    "P purple, G green, O orange, Y yellow, B blue, R red.",
    refusals={
        "bonus_first": "{tiles} must be chosen from the supply first",
        "no_bonus": "no bonus tile is due",
        "without_supply": "there is no {kind} in the supply",
        "placing": "all tiles are taken: now they are placed",
        "drafting": "tiles must be taken until factories and centre are empty",
        "empty_factory": "factory {n} is empty",
        "empty_centre": "the centre is empty",
        "factory_without": "there is no {kind} on factory {n}",
        "centre_without": "there is no {kind} in the centre",
        "joker_chosen": "{kind} is the joker colour and cannot be chosen while another colour lies there",
        "taken": "space {n} of {star} is taken",
        "star_of": "{star} takes {kind} only",
        "uniform": "{star} already has two tiles of one colour and takes {kind} only",
        "shown": "the central star already has {kind}",
        "multicolour": "this star takes each colour once and already has {kind}",
        "joker_itself": "{kind} is the joker colour itself and is paid without a +",
        "only_jokers": "the space costs {n}, and at least one of these tiles must be {kind}",
        "cannot_pay": "the space costs {n}: this takes {need}, and the hand has {have}",
        "cannot_keep": "the hand has only {tiles}",
    },
    take="{name} took {tiles} from {source}",
    from_factory="factory {n}",
    from_centre="the centre",
    with_marker=", with the first-player marker",
    losing=("1 point lost", "{n} points lost"),
    to_centre=same("{tiles} to the centre"),
    place="{name} laid {one} on space {n} of {star} for {paid}: {score}",
    completing="completed {features}: {bonus}",
    completed={
        "window": ("a window", "two windows"),
        "statue": ("a statue", "two statues"),
        "pillar": ("a pillar", "two pillars"),
    },
    bonus_tiles=("1 bonus tile", "{n} bonus tiles"),
    no_bonus_tiles="no bonus tile, as the supply is empty",
    choose="{name} chose {one} as a bonus tile",
    passing="{name} passed and kept {tiles}",
    passing_all="{name} passed and kept no tile",
    advice={
        "take": "{tiles} from {source}",
        "place": "{one} on space {n} of {star} for {paid}",
        "choose": "{one} as a bonus tile",
        "keep": "pass and keep {tiles}",
        "none": "pass and keep no tile",
    },
    to_tower=same("{tiles} to the tower"),
)

FRENCH = Texts(
    language="fr",
    title="Pavillon d’été",
    kinds=_kinds(
        Kind((one, many), f"une tuile {one}", leading=(f"tuile {one}", f"tuiles {many}"))
        for one, many in (
            ("violette", "violettes"),
            ("verte", "vertes"),
            ("orange", "orange"),
            ("jaune", "jaunes"),
            ("bleue", "bleues"),
            ("rouge", "rouges"),
        )
    ),
    stars=tuple(
        Star(f"Étoile {where}", f"l’étoile {where}")
        for where in (
            "du nord-ouest",
            "du nord-est",
            "de l’est",
            "du sud-est",
            "du sud-ouest",
            "de l’ouest",
            "centrale",
        )
    ),
    conjunction="et",
    separator="\u00a0; ",
    colon="\u00a0:",
    players="{n} joueurs",
    boards={"coloured": "plateau coloré", "grey": "plateau gris"},
    round="Manche {n} sur {of}",
    joker="Couleur joker",
    joker_mark="joker",
    jokers=("{n} joker", "{n} jokers"),
    joker_taken="1 {kind} (joker)",
    taken="{tiles}",
    moved="{tiles}",
    factories="Fabriques",
    factory="Fabrique {n}",
    centre="Centre",
    supply="Approvisionnement",
    supply_note="tuiles bonus",
    bag="Sac",
    tower="Tour",
    hand="En main",
    kept="A passé, garde",
    passed="a passé",
    space="{kind} sur l’espace {n}",
    numbers="Chiffres",
    worth="Valeur en fin de partie",
    multicolour="mixte",
    features={"window": "fenêtres", "statue": "statues", "pillar": "piliers"},
    legend={
        "window": "fenêtre +3",
        "statue": "statue +2 (partagée avec l’étoile suivante)",
        "pillar": "pilier +1",
    },
    takes={"each": "chaque couleur une fois", "open": "pas encore décidé"},
    features_label="Entourés",
    empty="vide",
    points=("{n} point", "{n} points"),
    marker="marqueur de premier joueur",
    marker_short="1er",
    marker_note="Le premier à se servir ici prend aussi le marqueur et perd 1 point par tuile prise.",
    opens="commence cette manche",
    has_marker="a le marqueur de premier joueur",
    last_move="Dernier coup",
    you="vous",
    to_move="doit jouer",
    your_turn="À vous",
    dealing="On pioche des tuiles",
    acts={
        "draft": "{name} récupère des tuiles",
        "place": "{name} place une tuile ou passe",
        "bonus": "{name} choisit {n} tuiles bonus",
        "bonus_one": "{name} choisit 1 tuile bonus",
    },
    your_acts={
        "draft": "À vous\u00a0: récupérez des tuiles",
        "place": "À vous\u00a0: placez une tuile ou passez",
        "bonus": "À vous\u00a0: choisissez {n} tuiles bonus",
        "bonus_one": "À vous\u00a0: choisissez 1 tuile bonus",
    },
    winner="victoire",
    wins="{name} gagne avec {score}",
    you_win="Vous gagnez avec {score}",
    shared="{name} partagent la victoire avec {score}",
    reasons={"rounds": "les six manches ont été jouées"},
    options={
        "players": "Nombre de joueurs\u00a0: 2, 3 ou 4, autour de 5, 7 ou 9 fabriques.",
        "board": "Sur le plateau coloré, chaque étoile extérieure prend une seule couleur et l’étoile centrale une "
        "fois chaque couleur\u00a0; sur le plateau gris, on choisit pour chaque étoile si ses tuiles sont toutes "
        "identiques ou toutes différentes.",
    },
    option_labels={"players": "Joueurs", "board": "Plateau"},
    value_labels={"coloured": "Coloré", "grey": "Gris"},
    gain="points, étoiles et chiffres de fin de partie compris",
    writing="3R prend les tuiles rouges de la fabrique 3, cY les jaunes du centre\u00a0; le joker pris avec elles ne "
    "s’écrit pas. NW3=O place une tuile orange sur l’espace 3 de l’étoile du nord-ouest, NW3=O+2 en payant 2 jokers. "
    "Étoiles\u00a0: NW nord-ouest, NE nord-est, E est, SE sud-est, SW sud-ouest, W ouest, C centre\u00a0; "
    "espaces\u00a0: 1 à 6 dans le sens horaire depuis la pointe du haut. *R choisit une rouge comme tuile bonus. "
    "pass:GGR passe en gardant 2 vertes et 1 rouge, dans l’ordre des lettres, pass:- sans rien garder. "
    "Lettres\u00a0: P violet, G vert, O orange, Y jaune, B bleu, R rouge.",
    refusals={
        "bonus_first": "il faut d’abord choisir {tiles} dans l’approvisionnement",
        "no_bonus": "aucune tuile bonus n’est à prendre",
        "without_supply": "l’approvisionnement n’a pas de tuile {kind}",
        "placing": "toutes les tuiles sont prises\u00a0: on les place maintenant",
        "drafting": "il faut récupérer des tuiles tant que les fabriques et le centre ne sont pas vides",
        "empty_factory": "la fabrique {n} est vide",
        "empty_centre": "le centre est vide",
        "factory_without": "la fabrique {n} n’a pas de tuile {kind}",
        "centre_without": "le centre n’a pas de tuile {kind}",
        "joker_chosen": "c’est la couleur joker ({kind})\u00a0: on ne la choisit pas tant qu’il y en a une autre",
        "taken": "l’espace {n} de {star} est occupé",
        "star_of": "{star} ne prend que des tuiles d’une seule couleur ({kind})",
        "uniform": "{star} a déjà deux tuiles de la même couleur et ne prend plus que celle-ci ({kind})",
        "shown": "l’étoile centrale a déjà une tuile {kind}",
        "multicolour": "cette étoile prend une fois chaque couleur et a déjà une tuile {kind}",
        "joker_itself": "c’est la couleur joker elle-même ({kind})\u00a0: on paie sans +",
        "only_jokers": "l’espace coûte {n}, et au moins une des tuiles payées doit être {kind}",
        "cannot_pay": "l’espace coûte {n}\u00a0: il faut ici {need}, mais vous avez {have} en main",
        "cannot_keep": "vous n’avez que {tiles} en main",
    },
    take="{name} a pris {tiles} {source}",
    from_factory="sur la fabrique {n}",
    from_centre="au centre",
    with_marker=", avec le marqueur de premier joueur",
    losing=("{n} point perdu", "{n} points perdus"),
    to_centre=("{tiles} va au centre", "{tiles} vont au centre"),
    place="{name} a placé {one} sur l’espace {n} de {star} au prix de {paid}\u00a0: {score}",
    completing="a ainsi entouré {features}\u00a0: {bonus}",
    completed={
        "window": ("une fenêtre", "deux fenêtres"),
        "statue": ("une statue", "deux statues"),
        "pillar": ("un pilier", "deux piliers"),
    },
    bonus_tiles=("{n} tuile bonus", "{n} tuiles bonus"),
    no_bonus_tiles="pas de tuile bonus, l’approvisionnement étant vide",
    choose="{name} a choisi {one} comme tuile bonus",
    passing="{name} a passé en gardant {tiles}",
    passing_all="{name} a passé sans garder de tuile",
    advice={
        "take": "prendre {tiles} {source}",
        "place": "placer {one} sur l’espace {n} de {star} au prix de {paid}",
        "choose": "choisir {one} comme tuile bonus",
        "keep": "passer en gardant {tiles}",
        "none": "passer sans garder de tuile",
    },
    to_tower=("{tiles} va dans la tour", "{tiles} vont dans la tour"),
)

HUNGARIAN = Texts(
    language="hu",
    title="Nyári pavilon",
    kinds=_kinds(
        Kind(same(colour), f"egy {colour} csempét", leading=same(colour))
        for colour in ("lila", "zöld", "narancssárga", "sárga", "kék", "piros")
    ),
    stars=tuple(
        Star(f"{where[0].upper()}{where[1:]} csillag", f"{'az' if where[0] == 'é' else 'a'} {where} csillag")
        for where in ("északnyugati", "északkeleti", "keleti", "délkeleti", "délnyugati", "nyugati", "középső")
    ),
    conjunction="és",
    separator="; ",
    colon=":",
    players="{n} játékos",
    boards={"coloured": "színes tábla", "grey": "szürke tábla"},
    round="{n}. forduló a {of}-ból",
    joker="Jokerszín",
    joker_mark="joker",
    jokers=same("{n} joker"),
    joker_taken="1 {kind} jokert",
    taken="{tiles} csempét",
    moved="{tiles} csempe",
    factories="Manufaktúrák",
    factory="{n}. manufaktúra",
    centre="Közép",
    supply="Készlet",
    supply_note="jutalomcsempék",
    bag="Zsák",
    tower="Torony",
    hand="Kézben",
    kept="Passzolt, megtartva",
    passed="passzolt",
    space="{kind} ({n}. mező)",
    numbers="Számok",
    worth="Érték a játék végén",
    multicolour="vegyes",
    features={"window": "ablakok", "statue": "szobrok", "pillar": "oszlopok"},
    legend={"window": "ablak +3", "statue": "szobor +2 (a következő csillaggal közös)", "pillar": "oszlop +1"},
    takes={"each": "minden szín egyszer", "open": "még nem dőlt el"},
    features_label="Kész",
    empty="üres",
    points=same("{n} pont"),
    marker="kezdőjátékos-jelző",
    marker_short="1.",
    marker_note="Aki innen elsőként vesz el csempét, a jelzőt is megkapja, és elvett csempénként 1 pontot veszít.",
    opens="e forduló kezdőjátékosa",
    has_marker="övé a kezdőjátékos-jelző",
    last_move="Utolsó lépés",
    you="te",
    to_move="következik",
    your_turn="Te jössz",
    dealing="Csempehúzás",
    acts={
        "draft": "{name} csempéket vesz el",
        "place": "{name} csempét rak le vagy passzol",
        "bonus": "{name} {n} jutalomcsempét választ",
        "bonus_one": "{name} 1 jutalomcsempét választ",
    },
    your_acts={
        "draft": "Te jössz: vegyél el csempéket",
        "place": "Te jössz: rakj le csempét vagy passzolj",
        "bonus": "Te jössz: válassz {n} jutalomcsempét",
        "bonus_one": "Te jössz: válassz 1 jutalomcsempét",
    },
    winner="győztes",
    wins="{name} nyert {score}tal",
    you_win="Nyertél {score}tal",
    shared="{name} közösen nyert {score}tal",
    reasons={"rounds": "véget ért mind a hat forduló"},
    options={
        "players": "A játékosok száma: 2, 3 vagy 4, ehhez 5, 7 vagy 9 manufaktúra tartozik.",
        "board": "A színes táblán minden külső csillag egyetlen színt fogad be, a középső minden színből egyet; a "
        "szürke táblán csillagonként te döntöd el, hogy csupa egyforma vagy csupa különböző csempe kerül rá.",
    },
    option_labels={"players": "Játékosok", "board": "Tábla"},
    value_labels={"coloured": "Színes", "grey": "Szürke"},
    gain="pont, a csillagok és a számok végső értékével együtt",
    writing="A 3R lépés a 3. manufaktúra piros csempéit veszi el, a cY a középen lévő sárgákat; a velük járó jokert "
    "nem írjuk ki. Az NW3=O narancssárga csempét rak az északnyugati csillag 3. mezőjére, az NW3=O+2 ugyanezt "
    "teszi 2 jokerrel fizetve. Csillagok: NW északnyugati, NE északkeleti, E keleti, SE délkeleti, SW délnyugati, W "
    "nyugati, C középső; a mezők 1-től 6-ig, a felfelé mutató csúcstól az óramutató járása szerint. A *R piros "
    "jutalomcsempét választ. A pass:GGR passzol, és megtart 2 zöld és 1 piros csempét (a betűk sorrendjében), a pass:- "
    "semmit sem tart meg. Betűk: P lila, G zöld, O narancssárga, Y sárga, B kék, R piros.",
    refusals={
        "bonus_first": "előbb választani kell a készletből: {tiles}",
        "no_bonus": "most nem jár jutalomcsempe",
        "without_supply": "a készletben nincs ilyen csempe ({kind})",
        "placing": "már minden csempe elfogyott, most a lerakás következik",
        "drafting": "amíg a manufaktúrák és az asztal közepe ki nem ürülnek, csempéket kell elvenni",
        "empty_factory": "{az} {n}. manufaktúra üres",
        "empty_centre": "az asztal közepe üres",
        "factory_without": "{az} {n}. manufaktúrán nincs ilyen csempe ({kind})",
        "centre_without": "az asztal közepén nincs ilyen csempe ({kind})",
        "joker_chosen": "ez a jokerszín ({kind}), csak akkor választható, ha nincs mellette más szín",
        "taken": "{star} {n}. mezője foglalt",
        "star_of": "{star} csak egy színt fogad be ({kind})",
        "uniform": "{star} már két egyforma csempét kapott, ezért csak ezt a színt fogadja be ({kind})",
        "shown": "a középső csillagon már van ilyen szín ({kind})",
        "multicolour": "ezen a csillagon minden szín csak egyszer szerepelhet, és ez már megvan ({kind})",
        "joker_itself": "ez maga a jokerszín ({kind}), + nélkül kell fizetni vele",
        "only_jokers": "a mező ára {n}, és a kifizetett csempék közül legalább egynek ilyennek kell lennie ({kind})",
        "cannot_pay": "a mező ára {n}: ehhez {need} kell, de a kezedben {have} van",
        "cannot_keep": "a kezedben csak {tiles} van",
    },
    take="{name} {tiles} vett el {source}",
    from_factory="{az} {n}. manufaktúráról",
    from_centre="az asztal közepéről",
    with_marker=" (övé a kezdőjátékos-jelző)",
    losing=same("{n} pont veszteség"),
    to_centre=same("{tiles} középre került"),
    place="{name} {one} rakott {star} {n}. mezőjére (ára {paid}): {score}",
    completing="elkészült {features}: {bonus}",
    completed={
        "window": ("egy ablak", "két ablak"),
        "statue": ("egy szobor", "két szobor"),
        "pillar": ("egy oszlop", "két oszlop"),
    },
    bonus_tiles=same("{n} jutalomcsempe"),
    no_bonus_tiles="nem jár jutalomcsempe, mert a készlet üres",
    choose="{name} {one} választott jutalomcsempének",
    passing="{name} passzolt, és {tiles} tartott meg",
    passing_all="{name} passzolt, és egy csempét sem tartott meg",
    advice={
        "take": "{tiles} {source}",
        "place": "{one} {star} {n}. mezőjére (ára {paid})",
        "choose": "{one} jutalomcsempének",
        "keep": "passzolni, és {tiles} megtartani",
        "none": "passzolni, egyetlen csempét sem tartva meg",
    },
    to_tower=same("{tiles} a toronyba került"),
)

LANGUAGES: Mapping[str, Texts] = {words.language: words for words in (ENGLISH, FRENCH, HUNGARIAN)}


def texts(language: str) -> Texts:
    """The words of a language by its code, with or without a country: ``en``, ``fr``, ``hu``, ``fr-CA``."""
    return LANGUAGES[language_of(language)]


def sentence(before: View, move: str, name: str, language: str = "en") -> str:
    """What a move does, in one sentence of a language."""
    return texts(language).sentence(before, move, name)
