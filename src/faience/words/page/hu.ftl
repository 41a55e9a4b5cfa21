### Az oldal saját szövegei. A játékokéi a mappáikban vannak.

## Mindenütt

logo = Faience, vissza a kezdőlapra
close = Bezárás
copy = Másolás
copied = Másolva
share = Megosztás
name = Név
my-name = A nevem
you = te
settings = Beállítások
menu = Menü
lobby = Kezdőlap
back-to-lobby = Vissza a kezdőlapra
try-now = Újrapróbálom
opening = Az asztal megnyitása
title-turn = ● Te jössz · { $game }
title-table = { $game } · Faience
named-value = { $name }: { $value }

## Beállítások

language = Nyelv
theme = Téma
theme-system = Rendszer
theme-light = Világos
theme-dark = Sötét
motion = Animáció
motion-system = Rendszer
motion-full = Teljes
motion-reduced = Nincs
sound = Hang
sound-off = Ki
sound-quiet = Halk
sound-normal = Normál
pace = A fordulóvég tempója
pace-normal = Normál
pace-quick = Gyors
pace-once = Azonnal
playing = Játék
second-click = Lépés második kattintásra, sáv nélkül
play-forced = Automatikus lépés, ha csak egy lehetséges

## Kezdőlap

lobby-title = Csempés játékok egy asztalnál
lobby-about = Barátokkal vagy robotok ellen, regisztráció nélkül.
play-now = Játék
play-title = { $game }: { $others } ellen
play-title-watch = { $game }: { $others } játszik, te nézed
friends-count =
    { $count ->
        [one] egy barát
       *[other] { $count } barát
    }
play-bot = { $name }: { $bot }
play-program = { $name } egy program
play-starts-lot = ki kezd: sorsolás dönt
play-starts = { $name } kezd
play-link =
    { $count ->
        [one] linket kapsz a barátodnak
       *[other] { $count } linket kapsz a barátaidnak
    }
as-last-time = mint legutóbb
first-time = első játszmának ideális
change-below = módosítás lejjebb
invite-friend = Barát meghívása
invite-about = { $game }: linket kapsz a barátodnak
lay-table = Vagy teríts asztalt
game = Játék
players-fixed = { $most } játékos
players-span = { $least }–{ $most } játékos
game-minutes = { $minutes } perc
edition = Kiadás
no-variants = { $game }: nincs másik játékváltozat.
seats = Helyek
who-sits = { $number }. hely: ki ül ide
name-of-seat = { $number }. hely: név
seat-me = Én
seat-me-short = Én
seat-me-about = Te, ennél a képernyőnél
seat-here = Ennél a képernyőnél
seat-here-short = Itt
seat-here-about = Szintén ennél a képernyőnél: átadjátok egymásnak
seat-friend = Egy barát, linkkel
seat-friend-short = Barát
seat-bot = Robotok
seat-bot-short = Robot
seat-bot-about = { $who }: { $about }
friend-by-link = Egy barát, linkkel
friend-by-link-about = A linket az asztal megnyitása után kapod meg.
seat-number = { $number }. hely
bot-level = { $name }, szint: { $level }/{ $of }
bot-novice = Kezdő
bot-novice-about = alig lát a következő lépésnél tovább
bot-casual = Amatőr
bot-casual-about = józanul játszik, de el-elnéz valamit
bot-steady = Megfontolt
bot-steady-about = néhány lépésre előre lát, ritkán hibázik
bot-keen = Szívós
bot-keen-about = megtervezi a fordulót, és elviszi, ami neked kell
bot-expert = Szakértő
bot-expert-about = a legtöbb fordulót végigszámolja
bot-master = Mester
bot-master-about = a legerősebb mind közül
bot-some = { $level }. szint
seat-program = Programok
seat-program-about = A szerver üzemeltetőjének programja
who-starts = Ki kezd
by-lot = Sorsolás
table-customs = Nézők és tippek
watch = Ki nézheti
watch-nobody = Senki
watch-link = Linkkel
watch-anyone = Bárki
watch-nobody-about = Csak a játékosok látják az asztalt.
watch-link-about = Bárki nézheti, akinek megvan a link.
watch-anyone-about = Az asztal mindenki kezdőlapján megjelenik.
hints-allowed = Lehet tippet kérni
fill-bots = Robotok a többi helyre
open-table = Asztal megnyitása
start-title =
    { $count ->
       *[other] { $game }, { $count } játékos.
    }
start-now-lot = Rögtön indul, a kezdőt sorsolás dönti el.
start-now = Rögtön indul, { $name } kezd.
start-watch = Csak robotok játszanak, te nézed őket.
start-friends =
    { $count ->
        [one] A barátodra vár.
       *[other] A barátaidra vár.
    }
start-lonely = Ha barátot hívsz, te is játszol: foglalj el egy helyet.
continue = Folytatás
turn-at = { $name } jön
all-games = Minden játszmám ({ $count })
learn = Tanulás
learn-about = egy játék 5 perc alatt
opening-rules = A szabályok betöltése
learn-play = Játék: { $game }
watch-tile = Nézés
watch-tile-about =
    { $count ->
        [0] robotok játszanak
       *[other] { $count } asztal vagy robotok
    }
watch-others = Nézhető asztalok
watch-none = Most nincs olyan asztal, amelyet bárki nézhet.
watch-bots = Nézem a robotokat: { $game }
recent = Legutóbbi játszmák
recent-empty = Még nincs befejezett játszma.
lobby-empty = Még nincs játszma. Kezdj el egyet, teríts asztalt, vagy nézd a robotokat.
standing = { $name } { $points }
against = { $mine }–{ $theirs } { $name } ellen
named-bot = { $name } ({ $level })
round-n = { $round }. forduló
open-seat = szabad hely
outcome-won = győzelem
outcome-shared = holtverseny
outcome-lost = vereség
look-at = Megnézem

## Érkezés az asztalhoz

take-seat = Foglalj helyet
take-seat-about = Egy barátod helyet tartott neked ennél az asztalnál.
invites =
    { $count ->
       *[other] { $hosts } játszani hív: { $game }
    }
laid-by = Az asztalt { $hosts } terítette.
about-minutes = kb. { $minutes } perc
seat-gone = Ezt a helyet már elfoglalta valaki.
address-for-others = Cím a többieknek
same-network = A link ugyanazon a hálózaton lévő telefonokon és számítógépeken működik.
local-only = Ez az asztal csak ezen a számítógépen érhető el.
local-only-how = Ha másokkal is játszanál, állítsd le a Faience-t, és indítsd el így:
local-only-then = Az asztal megmarad, a meghívó pedig a hálózatod telefonjain és számítógépein is működni fog. Hogy távoli barátokkal hogyan játszhatsz, azt a README írja le.
local-link = Csak ezen a számítógépen működő link
sit-down = Leülök
only-watch = Csak nézem
waiting-room = Kész az asztal
waiting-for =
    { $count ->
        [one] Egy hely még szabad. Küldd el a linkjét egy barátodnak.
       *[other] { $count } hely még szabad. Küldd el a linkeket a barátaidnak.
    }
waiting-watch =
    { $count ->
        [one] A játék akkor kezdődik, amikor elkel a szabad hely.
       *[other] A játék akkor kezdődik, amikor mind { AZ($count) } { $count } szabad hely elkel.
    }
waiting = várakozás
give-open = Robotnak adom
give-open-to = { $name } kapja
qr = A link QR-kódja
invitation-title = Hely vár rád: { $game }

## Az asztal

skip = Ugrás a játékhoz
market = Kínálat
opponents = Ellenfelek
moves = Lépések
last-moves = Utolsó lépések
confirm-bar = A lépésed
watch-bar = Nézői vezérlők
steps = Teendők
board-of = { $name } táblája
look = { $name } táblájának megnézése
watching-count =
    { $count ->
       *[other] { $count } néző
    }
your-turn = Te jössz
your-turn-said = Te jössz.
tag-turn = Ő jön
choosing = Választ…
tag-won = győztes
thinks = Gondolkodik
who-you = Te
who-here = Ennél a képernyőnél
who-friend = Barát
who-person = Játékos
who-bot = Robot · { bot-level }
who-bot-small = Robot { $level }/{ $of }
who-some-bot = Robot
who-stands-in = Robot helyettesíti
who-stands-in-mine = Robot játszik helyetted
who-open = Szabad hely
connection-here = itt van
connection-away = megszakadt
away-kept =
    { $minutes ->
       *[other] Távol: { $time }, a helye { $minutes } percig megmarad
    }
away-long = Távol: { $time }

## A felszólító sor

turn-of = { $name } jön.
turn-of-here = { $name }, te jössz.
look-around = Addig körülnézhetsz, vagy előkészíthetsz egy lépést.
watching = Nézőként vagy itt.
bot-thinks = { $name } gondolkodik
bot-for-you = Robot játszik helyetted.
watching-paused = Megállítva.
moves-waiting =
    { $count ->
       *[other] { $count } lépés vár.
    }
choosing-too = { $name } is választ.
chosen-early = Választottál. Akkor kerül sorra, amikor te jössz.
preparing = Előkészíted a lépésed.
prepared-kept = Megmarad, amíg te nem jössz.
prepared-gone = Az előkészített lépés már nem lehetséges. Válassz újra.
hint-lead = Tipp:
hint-marked =
    { $count ->
        [1] a legjobb lépés jele 1
        [2] a két legjobb jele 1 és 2
       *[other] a három legjobb jele 1, 2, 3
    }
counting-then = { $first }, aztán { $rest }
counting-part = { $n } / { $of }
sending = Lépés küldése
dealing = Új csempék kerülnek az asztalra.
offline = Megszakadt a kapcsolat.
offline-wait = Újrapróbáljuk { $seconds } mp múlva. Semmi sem veszett el.
offline-trying = Újrapróbáljuk… Semmi sem veszett el.

## A megerősítő sáv

confirm = Kész
undo = Vissza
undo-move = Visszaveszem
undo-ask = Visszavenném
undo-asked = { $name } szeretné visszavenni az utolsó lépést.
undo-waits = Kérted, hogy visszavehesd a lépésed. Várjuk a többiek válaszát.
agree = Rendben
decline = Nem
pause = Szünet
go-on = Tovább
catch-up = Az utolsó lépéshez
prepare = Lépés előkészítése
prepare-about = Válassz úgy, mintha te jönnél. Csak akkor küldjük el, ha majd megerősíted.
stop-preparing = Mégsem készítem elő
skip-counting = Átugrás
hint = Tipp
hint-waits = Keresem a legjobb lépéseket…
hint-close = Tippek bezárása
hint-chance = Nyerési esély
hint-equal = közel egyforma: { $percent } az eltérés
hint-even = közel egyforma
hint-now = most { $points }
hint-ends = a vége kb. { $finals }
hint-n = { $n }. tipp:
hint-follows = Utána:
hint-choose = választ,
hint-closes = bezár
click-again = A lépéshez kattints újra a kiválasztott helyre.
after-said = { $horizon }: előtte { $before }, utána { $after }
before = előtte
after = utána
strip = { $name }, { $round }. forduló vége

## Helyek és robotok

give-seat = A helyet robotnak adom
give-my-seat = Játsszon robot helyettem
give-seat-of = { $name } helyett robot játsszon
take-back-seat = Visszaülök a helyemre
take-back-seat-of = { $name } visszaül
copy-watch-link = Nézői link másolása

## A napló

log-empty = Még nincs lépés.
log-starts-lot = Sorsolással { $name } kezd.
log-starts-chosen = Megegyezés szerint { $name } kezd.
log-starts-turn = Ezúttal { $name } kezd.
the-open-seat = a szabad hely
log-deal = { $round }. forduló
log-round = { $round }. forduló vége
round-ended = { $round }. forduló vége.
log-undo = { $name } visszavett egy lépést.
log-sat = { $name } leült.
log-bot = { $name } helyett robot játszik.
log-back = { $name } újra játszik.
scoring-said = { $name }: { $change }, most { $after }.
score-said = { $name }: { $score }.

## A vége

over = Vége a játéknak
over-said = Vége a játéknak. { $result }
ended-won = Nyertél: { $mine }–{ $other }.
ended-lost = Vesztettél: { $mine }–{ $other }.
ended-won-tied = Egyenlő állásnál te nyertél ({ $points }–{ $points }).
ended-lost-tied = Egyenlő állásnál vesztettél ({ $points }–{ $points }).
ended-shared = Megosztott győzelem, egyenlő állás ({ $score }).
ended-won-by = { $name } nyert: { $best }–{ $other }.
ended-won-by-tied = Egyenlő állásnál { $name } nyert ({ $points }–{ $points }).
ended-shared-by = Megosztott győzelem: { $names }, egyenlő állás ({ $score }).
place = { $place }. helyezett
before-bonuses = jutalmak előtt
save-record = Játszma mentése
rematch = Visszavágó
rematch-laid = Kész az asztal a visszavágóhoz.
rematch-go = Irány a visszavágó
rematch-watch = Nézem a visszavágót

## Billentyűk

book = Erről a játékról, billentyűk
how-to-play = Így játsszuk
keys = Billentyűk
enter = Enter
space = Szóköz
key-tab = Egyik részből a következőbe
key-enter = A választott lépés megerősítése
key-back = Vissza az előző választáshoz
key-undo = Lépés visszavétele
key-hint = Tipp
key-prepare = Lépés előkészítése, amíg más gondolkodik
key-choose-hint = Tipp kiválasztása
key-skip = Az éppen mutatott rész átugrása
key-last = Az utolsó lépés felolvasása
key-scores = A pontok felolvasása
key-list = Ez a lista

## Ha valami nem sikerül

trouble = Ez nem sikerült
trouble-no_table = Ez az asztal nem létezik, vagy már bezárták. Menj vissza a kezdőlapra.
trouble-nowhere = Ezen a címen nincs semmi. Menj vissza a kezdőlapra.
trouble-no_watching = Ezt az asztalt csak a játékosai látják. Kérj tőlük meghívót.
trouble-bad_invitation = Ez a link nem ehhez az asztalhoz való. Kérj másikat.
trouble-seat_taken = Ezt a helyet már elfoglalták. Ha nézni szeretnéd, töltsd be újra az oldalt.
trouble-no_face = Ezt a játékot az oldal még nem tudja megjeleníteni. Töltsd be újra, vagy válassz másik asztalt.
trouble-unreachable = A szerver nem válaszol. Ellenőrizd a kapcsolatot, és próbáld újra.
trouble-bad_spec = Ezekkel a szabályokkal nem lehet asztalt nyitni. Válassz másokat.
trouble-busy = Most túl nagy a forgalom. Próbáld újra egy kicsit később.
trouble-broken = Ez az asztal megsérült, nem lehet megnyitni. Nyiss újat.
trouble-other = Valami hiba történt. Töltsd be újra az oldalt, és próbáld meg ismét.
refused-illegal = Ez a lépés nem lehetséges: { $why }. Válassz másikat.
refused-stale = Ez a lépés már nem lehetséges: közben változott az állás. Semmi sem veszett el, válassz újra.
refused-not_your_turn = Már nem te jössz. Semmi sem veszett el.
refused-not_your_seat = Arról a helyről nem te döntesz, legalábbis még nem.
refused-no_undo = Most nincs visszavehető lépés.
refused-no_hint = Ennél az asztalnál nem lehet tippet kérni.
refused-no_prepare = Most nincs mit előkészíteni.
refused-seat_taken = Azt a helyet közben elfoglalták.
refused-over = Már vége a játéknak.
refused-busy = Ez sok volt egyszerre. Próbáld újra egy kicsit később.
refused-unreachable = A szerver nem válaszol. Próbáld újra egy kicsit később.
refused-no_watching = Ezt az asztalt csak a játékosai látják.
refused-other = Ez nem sikerült. Semmi sem veszett el, próbáld újra.
