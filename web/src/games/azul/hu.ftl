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
azul-marker = kezdőjátékos-jelző

azul-factories = Manufaktúrák
azul-factory = { $n }. manufaktúra: { $tiles }
azul-factory-empty = { $n }. manufaktúra: üres
azul-factory-taken = { $n }. manufaktúra: üres, innen vették el az imént: { $tiles }
azul-centre = Közép
azul-centre-holds = Közép: { $tiles }
azul-centre-empty = Közép: üres
azul-taken = { $tiles } elvéve
azul-take-factory =
    { $n ->
        [1] { $tiles } elvétele az { $n }. manufaktúráról
        [5] { $tiles } elvétele az { $n }. manufaktúráról
       *[other] { $tiles } elvétele a { $n }. manufaktúráról
    }
azul-take-rest =
    { $n ->
        [1] { $tiles } elvétele az { $n }. manufaktúráról; középre kerül: { $rest }
        [5] { $tiles } elvétele az { $n }. manufaktúráról; középre kerül: { $rest }
       *[other] { $tiles } elvétele a { $n }. manufaktúráról; középre kerül: { $rest }
    }
azul-take-centre = { $tiles } elvétele középről
azul-take-marker = { $tiles } elvétele középről, a kezdőjátékos-jelzővel együtt
azul-marker-note = Aki innen elsőként vesz csempét, a jelzőt is megkapja ({ $cost }), és ő kezdi a következő fordulót.
azul-marker-held = { $name } vette el a jelzőt, és kezdi a következő fordulót.
azul-offer = Mit veszel el?
azul-bag = A zsákban: { $n }
azul-lid = A fedélben: { $n }
azul-bag-short = Zsák: { $n }
azul-lid-short = Fedél: { $n }

azul-lines = Mintasorok
azul-line = { $n }. mintasor
azul-line-empty = üres, { $places } hely
azul-line-holds = { $tiles }, { $places } helyből { $n } foglalt
azul-line-complete = { $tiles }, tele
azul-completes = megtelik
azul-completes-say = Megtelik
azul-fills = { $n }/{ $places }
azul-fills-say = Utána { $places } helyből { $n } foglalt
azul-falls = { $n } leesik
azul-floor = Padlóvonal
azul-floor-empty = Padlóvonal, üres
azul-floor-holds = Padlóvonal: { $tiles }
azul-floor-all =
    { $n ->
        [5] mind az { $n }
       *[other] mind a { $n }
    }
azul-floor-all-say =
    { $n ->
        [1] A csempe a padlóvonalra
        [5] Mind az { $n } a padlóvonalra
       *[other] Mind a { $n } a padlóvonalra
    }
azul-points =
    { $sign ->
        [plus] plusz { $n }
        [minus] mínusz { $n }
       *[zero] nem ér pontot
    }
azul-in-line = A sorban marad:
azul-why-complete = tele van
azul-why-holds = { $kind } van benne
azul-why-shown = már van { $kind }
azul-why-column = van { $kind }
azul-why-other = most nem

azul-wall = Fal
azul-cell-printed = { $row }. sor, { $column }. oszlop, { $kind }, üres
azul-cell-free = { $row }. sor, { $column }. oszlop, üres
azul-cell-laid = { $row }. sor, { $column }. oszlop, { $kind }
azul-cell-joker = { $row }. sor, { $column }. oszlop, joker, helye: { $kind }
azul-lay = Rakd ide
azul-closed = Ide nem: { $why }

azul-summary = { $name } táblája, { $n } pont.
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
azul-from-factory =
    { $n ->
        [1] az { $n }. manufaktúráról
        [5] az { $n }. manufaktúráról
       *[other] a { $n }. manufaktúráról
    }
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

## How to play

azul-learn-take = Amikor te jössz, vedd el egy manufaktúra összes egyszínű csempéjét; a többi középre kerül. Vagy középről vedd el egy szín összes csempéjét: aki ezt elsőként teszi, a jelzőt is megkapja, és ő kezdi a következő fordulót.
azul-learn-line = Rakd őket a táblád egyetlen mintasorába, amelyben csak egy szín lehet. Ami nem fér el, a padlóvonalra esik.
azul-learn-wall = Ha minden csempe elfogyott, minden megtelt mintasorból egy csempe a falra kerül. Annyi pontot ér, ahány csempéből az a sor és oszlop áll, amelyhez csatlakozik, magában 1 pontot. A hiányos mintasorok megmaradnak.
azul-learn-floor = Ezután levonjuk, amibe a padlóvonalad kerül, és kezdődik a következő forduló.
azul-learn-end = A játék azzal a fordulóval ér véget, amelyben valaki teljes vízszintes sort rak ki a falon. Egy teljes sor még 2, egy oszlop 7, egy szín 10 pontot ér.
