### Amit a terminál és az asztal képei még elmondanak a Nyári pavilonról.

## Egy egész asztal

pavilion-labelled = { $label }: { $value }
pavilion-players = { $n } játékos
pavilion-joker-colour = Jokerszín: { TILES($joker, say: "pavilion-colour") }
pavilion-status =
    { $phase ->
        [deal] Csempehúzás
        [draft] { $you ->
            [yes] Te jössz: vegyél el csempéket
           *[no] { $name } csempéket vesz el
        }
       *[place] { $bonus ->
            [0] { $you ->
                [yes] Te jössz: rakj le csempét vagy passzolj
               *[no] { $name } csempét rak le vagy passzol
            }
           *[other] { $you ->
                [yes] Te jössz: válassz { $bonus } jutalomcsempét
               *[no] { $name } { $bonus } jutalomcsempét választ
            }
        }
    }
pavilion-counts =
    { $tiles ->
        [none] üres
       *[other] { TILES($tiles, say: "pavilion-counted", by: ", ") }
    }
pavilion-star-name =
    { $star ->
        [0] Északnyugati csillag
        [1] Északkeleti csillag
        [2] Keleti csillag
        [3] Délkeleti csillag
        [4] Délnyugati csillag
        [5] Nyugati csillag
       *[6] Középső csillag
    }
pavilion-space-holds = { pavilion-spot } mezőn { TILES($tile, say: "pavilion-colour") }
pavilion-dealt = { $round }. forduló: új csempék kerülnek az asztalra. { $tiles }.
pavilion-and-then = { $before }; { $after }

## Lépések listája

pavilion-list-draft =
    { $tiles ->
        [none] { pavilion-list-joker }
       *[other] { TILES($tiles, say: "pavilion-counted") }{ $joker ->
            [none] { "" }
           *[other] , { pavilion-list-joker }
        }
    }
pavilion-list-joker = { TILES($joker, say: "pavilion-counted") } (joker)
pavilion-list-place =
    { TILES($tile, $paid, say: "pavilion-counted") }{ $jokers ->
        [0] { "" }
       *[other] , { $jokers } joker
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }→ { pavilion-bonus }
    }
pavilion-list-space =
    { $tip }. hely, { $n ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $n }-es
    } mező
pavilion-list-passes = Passz
pavilion-list-keep =
    { $n ->
        [0] semmi megtartva
       *[other] { $n } megtartva
    }
pavilion-gain = pont, a csillagok és a számok végső értékével együtt

## Hogyan írjuk a lépéseket

pavilion-writing =
    { $bonus ->
        [0] { $phase ->
            [draft] Egy lépés két jelből áll: honnan veszel el, és a szín betűje. A manufaktúrák 1-től { $factories }-ig, c a közép. Ha ott van jokerszínű csempe, egy abból is jár, de nem kell leírni.
           *[place] Lerakáshoz írd le a csillagot, a helyet, az = jelet és a csempe betűjét; ha részben jokerrel fizetsz, tedd hozzá a + jelet és a jokerek számát, mint az NW3=O+2 lépésben. Csillagok: NW északnyugati, NE északkeleti, E keleti, SE délkeleti, SW délnyugati, W nyugati, C középső; a helyek 1-től 6-ig, a felfelé mutató csúcstól az óramutató járása szerint, a mezők árától függetlenül. Passzhoz írd le: { "pass:" } és a megtartott, legfeljebb 4 csempe betűit; a { "pass:-" } egyet sem tart meg.
        }
       *[other] Jutalomcsempéhez írd le a * jelet és a csempe betűjét.
    } Betűk: P lila, G zöld, O narancssárga, Y sárga, B kék, R piros.

## Címkék

pavilion-label-factories = Manufaktúrák
pavilion-label-factory = { $n }. manufaktúra
pavilion-label-centre = Közép
pavilion-label-supply = Készlet
pavilion-label-supply-note = jutalomcsempék
pavilion-label-bag = Zsák
pavilion-label-tower = Torony
pavilion-label-hand = Kézben
pavilion-label-kept = Passzolt, megtartva
pavilion-label-passed = passzolt
pavilion-label-numbers = Számok
pavilion-label-worth = Érték a játék végén
pavilion-label-mix = vegyes
pavilion-label-windows = ablakok
pavilion-label-statues = szobrok
pavilion-label-pillars = oszlopok
pavilion-label-complete = Kész
pavilion-label-empty = üres
pavilion-label-marker = kezdőjátékos-jelző
pavilion-label-marker-short = 1.
pavilion-label-marker-note = Aki innen elsőként vesz el csempét, a jelzőt is megkapja, és elvett csempénként 1 pontot veszít.
pavilion-label-last-move = Utolsó lépés
pavilion-label-you = te
pavilion-label-to-move = következik
pavilion-label-your-turn = Te jössz
pavilion-label-winner = győztes
pavilion-label-place = hely
pavilion-legend-digits = Számok a csillagokon: a mező ára
pavilion-legend-window = ablak: 3 jutalomcsempe
pavilion-legend-statue = szobor: 2 (a következő csillaggal közös)
pavilion-legend-pillar = oszlop: 1
pavilion-legend-star = pont a teljes csillagért
pavilion-legend-each = minden szín egyszer
pavilion-legend-open = még nem dőlt el
pavilion-legend-numbers = Számok (pont egy ár összes mezőjéért)
