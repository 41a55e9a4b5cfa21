azul-tiles = { TILES($tiles, say: "azul-tiles-counted", by: ", ") }
azul-handful = { TILES($tiles, say: "azul-tiles-counted", by: " + ") }
# A padlóvonalon és középen a jelző a csempék közt van.
azul-lying = { TILES($tiles, say: "azul-lying-counted", by: ", ") }
azul-lying-counted =
    { $kind ->
        [m] { azul-marker }
       *[other] { azul-tiles-counted }
    }
azul-row-of-wall = { TILES($tiles, say: "azul-row-counted", by: ", ") }
azul-row-counted =
    { $n ->
        [1] { azul-colour }
       *[other] { azul-tiles-counted }
    }
azul-colour = { azul-kind }

azul-factory =
    { $n }. manufaktúra: { $tiles ->
        [none] üres
       *[other] { azul-tiles }
    }
azul-factory-taken = { $n }. manufaktúra: üres, innen vették el az imént: { azul-tiles }
azul-centre-holds =
    Közép: { $tiles ->
        [none] üres
       *[other] { azul-lying }
    }
azul-taken = { azul-tiles } elvéve
azul-take =
    { azul-tiles } elvétele { azul-from }{ $marker ->
        [yes] , a kezdőjátékos-jelzővel együtt
       *[no] { "" }
    }{ $rest ->
        [none] { "" }
       *[other] ; középre kerül: { azul-rest }
    }
azul-rest = { TILES($rest, say: "azul-tiles-counted", by: ", ") }
azul-from =
    { $source ->
        [none] középről
       *[other] { azul-source }
    }
azul-marker-note = Aki innen elsőként vesz csempét, a jelzőt is megkapja ({ $cost }), és ő kezdi a következő fordulót.
azul-marker-held = { $name } vette el a jelzőt, és kezdi a következő fordulót.
azul-offer = Mit veszel el?
azul-bag = A zsákban: { $n }
azul-lid = A fedélben: { $n }
azul-bag-short = Zsák: { $n }
azul-lid-short = Fedél: { $n }

azul-next = Következik: { $round }. forduló
azul-next-over = Ez volt az utolsó forduló.
azul-next-starts = { $name } kezd, mert nála van a jelző.
azul-next-short = { $round }. forduló: { $name } kezd, nála a jelző.
azul-next-dealt =
    { $source ->
        [bag] A zsák { COUNT($bag) } csempéjéből { $tiles } kerül az asztalra.
        [both] A zsákból az utolsó { COUNT($bag) }, a többi a fedélből.
       *[lid] A zsákot a fedélből töltjük, { $tiles } csempe kerül az asztalra.
    }

azul-hint = { $n }. tipp
azul-lines = Mintasorok
azul-line-short = { $n }. sor
azul-line-empty = üres, { $places } hely
azul-line-holds = { azul-tiles }, { $places } helyből { COUNT($tiles) } foglalt
azul-line-complete = { azul-tiles }, tele
azul-completes = megtelik
azul-completes-say = Megtelik
azul-fills = { $n }/{ $places }
azul-fills-say = Utána { $places } helyből { $n } foglalt
azul-falls = { $n } leesik
azul-runs-short =
    { $across ->
        [1]
            { $down ->
                [1] magában
               *[other] { $down } egymás alatt
            }
       *[other]
            { $down ->
                [1] { $across } egymás mellett
               *[other] { $across } egymás mellett, { $down } egymás alatt
            }
    }
azul-stuck = nincs hely
azul-floor-short = Padló
azul-floor-holds =
    Padlóvonal{ $tiles ->
        [none] , üres
       *[other] : { azul-lying }
    }
azul-floor-all = mind { AZ($n) } { $n }
azul-points =
    { $sign ->
        [plus] plusz { $n }
        [minus] mínusz { $n }
       *[zero] nem ér pontot
    }
azul-in-line = A sorban marad:
azul-blocked-complete = tele van
azul-blocked-holds = { azul-colour } van benne
azul-blocked-shown = a falon már van { azul-colour }
azul-blocked-shown-short = már van { azul-colour }
azul-blocked-column = van { azul-colour }

azul-score-now = Pontszám most
azul-end-stands = Forduló végén így
azul-end-move = Forduló végén: előtte → ezzel a lépéssel
azul-end-said = { $before }, ezzel a lépéssel { $after }
azul-with-tile = Előtte → ezzel a csempével
azul-this-move = Ez a lépés
azul-this-tile = Ez a csempe
azul-lead = { $title }:
azul-lead-alone = { $title }.
azul-full =
    { $n ->
        [one] Megtelt { AZ($lines) } { $lines }. mintasor:
       *[other] Megtelt mintasorok ({ $lines }):
    }
azul-tiling = A szabad mezőkön látszik, mennyit érnek.
azul-nothing = Még semmi sem ér pontot
azul-part-wall = fal
azul-part-marker = jelző
azul-part-starts = te kezded { AZ($round) } { $round }. fordulót
azul-starts = Te kezded { AZ($round) } { $round }. fordulót
azul-sum-now = { $n } most
azul-sum-makes = összesen { $total }.
azul-not-below = 0 alá nem mehet:
azul-not-below-stays = 0 ponton maradsz
azul-not-below-falls = 0 pontra csökken

azul-wall = Fal
azul-cell-printed = { $row }. sor, { $column }. oszlop, { azul-colour }, üres
azul-cell-free = { $row }. sor, { $column }. oszlop, üres
azul-cell-laid = { $row }. sor, { $column }. oszlop, { azul-colour }
azul-cell-joker = { $row }. sor, { $column }. oszlop, joker, helye: { azul-colour }
azul-cell-early = { $row }. sor, { $column }. oszlop, { azul-colour }, előre lerakva
azul-lay = Rakd ide
azul-closed = Ide nem: { $why }

azul-summary = { $name } táblája, { $n } pont.
azul-summary-first = Ő kezdte ezt a fordulót.
azul-summary-line = { $n }. mintasor: { $line }
azul-summary-no-lines = Minden mintasor üres.
azul-summary-row = a fal { $n }. sora: { azul-row-of-wall }
azul-summary-no-wall = A fal üres.
azul-summary-floor = A padlóvonalon: { azul-lying }.
azul-summary-no-floor = A padlóvonal üres.

azul-step-take = Elvétel
azul-step-place = Lerakás
azul-step-cell = Mező
azul-step-confirm = Kész
azul-prompt-take = Vegyél el csempéket egy manufaktúráról vagy középről
azul-prompt-colour = Csempék { azul-from } → válassz színt
azul-prompt-jokers = Csempék { azul-from } → jokerekkel vagy nélkülük?
azul-prompt-line = { azul-handful } { azul-from } → válassz mintasort
azul-prompt-placed = { azul-handful } { azul-from } → { $n }. mintasor
azul-prompt-floor = { azul-handful } { azul-from } → padlóvonal
azul-prompt-cell = A fal { $row }. sora → válassz mezőt
azul-prompt-laid = A fal { $row }. sora → { $column }. oszlop
azul-prompt-tried = Ide nem: { $why }

azul-key-source = Manufaktúra vagy közép
azul-key-colour = Szín: kék, sárga, piros, fekete, fehér, joker
azul-key-line = Mintasor, a fal rakásakor oszlop
azul-key-floor = Mind a padlóvonalra
azul-key-variant = Mely csempék essenek le, ha a jokerek miatt nem fér el mind

## Így játsszuk

azul-learn-take = Amikor te jössz, vedd el egy manufaktúra összes egyszínű csempéjét; a többi középre kerül. Vagy középről vedd el egy szín összes csempéjét: aki ezt elsőként teszi, a jelzőt is megkapja, és ő kezdi a következő fordulót.
azul-learn-line = Rakd őket a táblád egyetlen mintasorába, amelyben csak egy szín lehet. Ami nem fér el, a padlóvonalra esik.
azul-learn-wall = Ha minden csempe elfogyott, minden megtelt mintasorból egy csempe a falra kerül. Annyi pontot ér, ahány csempéből az a sor és oszlop áll, amelyhez csatlakozik, magában 1 pontot. A hiányos mintasorok megmaradnak.
azul-learn-floor = Ezután levonjuk, amibe a padlóvonalad kerül, és kezdődik a következő forduló.
azul-learn-end = A játék azzal a fordulóval ér véget, amelyben valaki teljes vízszintes sort rak ki a falon. Egy teljes sor még 2, egy oszlop 7, egy szín 10 pontot ér.
