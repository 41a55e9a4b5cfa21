### Amit az oldal az asztalnál mond, a játék saját szövegein kívül.

## Mindenütt

copy = Másolás
copied = Másolva
share = Megosztás
named-value = { $name }: { $value }

## Érkezés az asztalhoz

laid-by = Az asztalt { $hosts } terítette.
address-for-others = Cím a többieknek
same-network = A link ugyanazon a hálózaton lévő telefonokon és számítógépeken működik.
local-only = Ez az asztal csak ezen a számítógépen érhető el.
local-only-how = Ha másokkal is játszanál, állítsd le a Faience-t, és indítsd el így:
local-only-then = Az asztal megmarad, a meghívó pedig a hálózatod telefonjain és számítógépein is működni fog. Hogy távoli barátokkal hogyan játszhatsz, azt a README írja le.
local-link = Csak ezen a számítógépen működő link
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
your-turn-said = Te jössz.
tag-turn = Ő jön
choosing = Választ…
tag-won = győztes
thinks = Gondolkodik
who-you = Te
who-here = Ennél a képernyőnél
who-friend = Barát
who-person = Játékos
who-stands-in = Robot helyettesíti
who-stands-in-mine = Robot játszik helyetted
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
hint-equal = alig { $percent } eltérés
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
