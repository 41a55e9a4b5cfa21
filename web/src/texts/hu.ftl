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
try-now = Próbáld újra
opening = Az asztal megnyitása
title-turn = ● Te jössz · { $game }
title-table = { $game } · Faience
points =
    { $points ->
       *[other] { $points } pont
    }

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
playing = Játék
second-click = Lépés második kattintásra, sáv nélkül
play-forced = Automatikus lépés, ha csak egy lehetséges

## Kezdőlap

lay-table = Új asztal
game = Játék
players-fixed = { $most } játékos
players-span = { $least }–{ $most } játékos
rules = Szabályok
seats = Helyek
who-sits = { $number }. hely: ki ül ide
name-of-seat = { $number }. hely: név
seat-me = Én
seat-here = Valaki itt
seat-friend = Egy barát
seat-bot = Robotok
seat-bot-title = Robot · { $name }
seat-bot-about = Szint: { $level }/{ $of }.
friend-by-link = Egy barát, linkkel
friend-by-link-about = A linket az asztal megnyitása után kapod meg.
bot-novice = Kezdő
bot-novice-about = Alig lát a következő lépésnél tovább; első játszmához jó.
bot-casual = Amatőr
bot-casual-about = Józanul játszik, de el-elnéz valamit.
bot-steady = Megfontolt
bot-steady-about = Néhány lépésre előre lát, és ritkán hibázik.
bot-keen = Szívós
bot-keen-about = Megtervezi a fordulót, és elviszi, ami neked kell.
bot-expert = Szakértő
bot-expert-about = A legtöbb fordulót végigszámolja.
bot-master = Mester
bot-master-about = A legerősebb mind közül.
bot-some = { $level }. szint
seat-program = Programok
seat-program-about = A szerver üzemeltetőjének programja.
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
start-now = A játék rögtön indul.
start-watch = Csak robotok játszanak, te nézed őket.
start-friends =
    { $count ->
        [one] Akkor indul, amikor a barátod leül. Vagy add a helyét egy robotnak.
       *[other] Akkor indul, amikor a barátaid leülnek. Vagy add a helyüket robotoknak.
    }
start-lonely = Ha barátot hívsz, te is játszol: foglalj el egy helyet.
continue = Folytatás
watch-others = Nézhető játszmák
watch-bots = Nézem a robotokat
recent = Legutóbbi játszmák
recent-empty = Még nincs befejezett játszma.
lobby-empty = Még nincs játszma. Nyiss asztalt, vagy nézd a robotokat.
standing = { $name } { $points }
round-n = { $round }. forduló
open-seat = szabad hely
outcome-won = győzelem
outcome-shared = holtverseny
outcome-lost = vereség
look-at = Megnézem

## Érkezés az asztalhoz

take-seat = Foglalj helyet
take-seat-about = Egy barátod helyet tartott neked ennél az asztalnál.
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
       *[other] A játék akkor kezdődik, amikor mind a { $count } szabad hely elkel.
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
who-bot = Robot · szint: { $level }/{ $of }
who-bot-small = Robot { $level }/{ $of }
who-some-bot = Robot
who-stands-in = Robot helyettesíti
who-stands-in-mine = Robot játszik helyetted
who-open = Szabad hely
connection-here = itt van
connection-away = megszakadt
connection-bot = robot
away-kept =
    { $minutes ->
       *[other] Távol: { $time }, a helye { $minutes } percig megmarad
    }
away-long = Távol: { $time }

## A felszólító sor

turn-of = { $name } jön.
turn-of-here = { $name }, te jössz.
look-around = Addig körülnézhetsz.
watching = Nézőként vagy itt.
bot-thinks = { $name } gondolkodik
bot-for-you = Robot játszik helyetted.
sending = Lépés küldése
dealing = Új csempék kerülnek ki.
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
hint = Tipp
hint-title = A legjobb lépések
hint-waits = Keresem a legjobb lépéseket…
hint-expects = várhatóan { points } a végén, nyerési esély: { $percent }%
nothing-chosen = Még semmit sem választottál.
click-again = A lépéshez kattints újra a kiválasztott helyre.
after-said = { $horizon }: { $before } helyett { $after }

## Helyek és robotok

give-seat = A helyet robotnak adom
give-my-seat = Játsszon robot helyettem
give-seat-of = { $name } helyett robot játsszon
take-back-seat = Visszaülök a helyemre
take-back-seat-of = { $name } visszaül
copy-watch-link = Nézői link másolása

## A napló

log-empty = Még nincs lépés.
log-deal = { $round }. forduló
log-refill = Új csempék kerültek ki.
log-round = { $round }. forduló vége
log-undo = { $name } visszavett egy lépést.
log-sat = { $name } leült.
log-bot = { $name } helyett robot játszik.
log-back = { $name } újra játszik.
no-points = Nem hozott pontot.
reckoning-said = { $name }: { $change }, most { $after }.
score-said =
    { $points ->
       *[other] { $name }: { $points } pont.
    }

## A vége

over = Vége a játéknak
over-said = Vége: { $result }
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
key-tab = Egyik részből a következőbe
key-enter = A választott lépés megerősítése
key-back = Vissza az előző választáshoz
key-undo = Lépés visszavétele
key-hint = Tipp
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
refused-seat_taken = Azt a helyet közben elfoglalták.
refused-over = Már vége a játéknak.
refused-busy = Ez sok volt egyszerre. Próbáld újra egy kicsit később.
refused-unreachable = A szerver nem válaszol. Próbáld újra egy kicsit később.
refused-no_watching = Ezt az asztalt csak a játékosai látják.
refused-other = Ez nem sikerült. Semmi sem veszett el, próbáld újra.
