azul-tiles-blue = { $n } kék
azul-tiles-yellow = { $n } sárga
azul-tiles-red = { $n } piros
azul-tiles-black = { $n } fekete
azul-tiles-white = { $n } fehér
azul-tiles-joker = { $n } joker
azul-kind-blue = kék
azul-kind-yellow = sárga
azul-kind-red = piros
azul-kind-black = fekete
azul-kind-white = fehér
azul-kind-joker = joker

azul-factory = { $n }. manufaktúra: { $tiles }
azul-factory-empty = { $n }. manufaktúra: üres
azul-factory-taken = { $n }. manufaktúra: üres, innen vették el az imént: { $tiles }
azul-centre-holds = Közép: { $tiles }
azul-centre-empty = Közép: üres
azul-taken = { $tiles } elvéve
azul-take-factory = { $tiles } elvétele { AZ($n) } { $n }. manufaktúráról
azul-take-rest =
    { $tiles } elvétele { AZ($n) } { $n }. manufaktúráról; { $left ->
       *[other] középre kerül
    }: { $rest }
azul-take-centre = { $tiles } elvétele középről
azul-take-marker = { $tiles } elvétele középről, a kezdőjátékos-jelzővel együtt
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
azul-next-bag = A zsák { $bag } csempéjéből { $n } kerül az asztalra.
azul-next-both = A zsákból az utolsó { $bag }, a többi a fedélből.
azul-next-lid = A zsákot a fedélből töltjük, { $n } csempe kerül az asztalra.

azul-hint = { $n }. tipp
azul-lines = Mintasorok
azul-line-short = { $n }. sor
azul-line-empty = üres, { $places } hely
azul-line-holds = { $tiles }, { $places } helyből { $n } foglalt
azul-line-complete = { $tiles }, tele
azul-completes = megtelik
azul-completes-say = Megtelik
azul-fills = { $n }/{ $places }
azul-fills-say = Utána { $places } helyből { $n } foglalt
azul-falls = { $n } leesik
azul-run-across = { $n } egymás mellett
azul-run-down = { $n } egymás alatt
azul-stuck = nincs hely
azul-alone = magában
azul-floor-short = Padló
azul-floor-empty = Padlóvonal, üres
azul-floor-holds = Padlóvonal: { $tiles }
azul-floor-all = mind { AZ($n) } { $n }
azul-floor-all-say =
    { $n ->
        [one] A csempe a padlóvonalra
       *[other] Mind { AZ($n) } { $n } a padlóvonalra
    }
azul-points =
    { $sign ->
        [plus] plusz { $n }
        [minus] mínusz { $n }
       *[zero] nem ér pontot
    }
azul-in-line = A sorban marad:
azul-blocked-complete = tele van
azul-blocked-holds = { $kind } van benne
azul-blocked-shown = a falon már van { $kind }
azul-blocked-shown-short = már van { $kind }
azul-blocked-column = van { $kind }
azul-blocked-other = most nem

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
azul-part-floor = padlóvonal
azul-part-marker = jelző
azul-part-starts = te kezded { AZ($round) } { $round }. fordulót
azul-starts = Te kezded { AZ($round) } { $round }. fordulót
azul-sum-now = { $n } most
azul-sum-makes = összesen { $total }.
azul-not-below = 0 alá nem mehet:
azul-not-below-stays = 0 ponton maradsz
azul-not-below-falls = 0 pontra csökken

azul-wall = Fal
azul-cell-printed = { $row }. sor, { $column }. oszlop, { $kind }, üres
azul-cell-free = { $row }. sor, { $column }. oszlop, üres
azul-cell-laid = { $row }. sor, { $column }. oszlop, { $kind }
azul-cell-joker = { $row }. sor, { $column }. oszlop, joker, helye: { $kind }
azul-cell-early = { $row }. sor, { $column }. oszlop, { $kind }, előre lerakva
azul-lay = Rakd ide
azul-closed = Ide nem: { $why }

azul-summary = { $name } táblája, { $n } pont.
azul-summary-first = Ő kezdte ezt a fordulót.
azul-summary-line = { $n }. mintasor: { $line }
azul-summary-no-lines = Minden mintasor üres.
azul-summary-row = a fal { $n }. sora: { $tiles }
azul-summary-no-wall = A fal üres.
azul-summary-floor = A padlóvonalon: { $tiles }.
azul-summary-no-floor = A padlóvonal üres.

azul-step-take = Elvétel
azul-step-place = Lerakás
azul-step-cell = Mező
azul-step-confirm = Kész
azul-from-factory = { AZ($n) } { $n }. manufaktúráról
azul-from-centre = középről
azul-prompt-take = Vegyél el csempéket egy manufaktúráról vagy középről
azul-prompt-colour = Csempék { $source } → válassz színt
azul-prompt-jokers = Csempék { $source } → jokerekkel vagy nélkülük?
azul-prompt-line = { $tiles } { $source } → válassz mintasort
azul-prompt-placed = { $tiles } { $source } → { $n }. mintasor
azul-prompt-floor = { $tiles } { $source } → padlóvonal
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
