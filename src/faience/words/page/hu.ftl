### Az oldal saját szövegei. A játékokéi a mappáikban vannak.

## Mindenütt

logo = Faience, vissza a kezdőlapra
close = Bezárás
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
about-minutes = kb. { $minutes } perc
seat-gone = Ezt a helyet már elfoglalta valaki.
sit-down = Leülök
only-watch = Csak nézem

## Az asztal

your-turn = Te jössz
who-bot = Robot · { bot-level }
who-bot-small = Robot { $level }/{ $of }
who-some-bot = Robot
who-open = Szabad hely

## A napló

log-starts-lot = Sorsolással { $name } kezd.
log-starts-chosen = Megegyezés szerint { $name } kezd.
log-starts-turn = Ezúttal { $name } kezd.
the-open-seat = a szabad hely

## Billentyűk

how-to-play = Így játsszuk

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
