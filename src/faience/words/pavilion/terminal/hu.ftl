### Amit a terminál és az asztal képei még elmondanak a Nyári pavilonról.

## Egy egész asztal

pavilion-terminal-joker = Jokerszín: { TILES($joker, say: "pavilion-colour") }
pavilion-terminal-status =
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
pavilion-terminal-counts =
    { $tiles ->
        [none] { terminal-empty }
       *[other] { TILES($tiles, say: "pavilion-counted", by: ", ") }
    }
pavilion-terminal-star =
    { $star ->
        [0] Északnyugati csillag
        [1] Északkeleti csillag
        [2] Keleti csillag
        [3] Délkeleti csillag
        [4] Délnyugati csillag
        [5] Nyugati csillag
       *[6] Középső csillag
    }
pavilion-terminal-space = { pavilion-spot } mezőn { TILES($tile, say: "pavilion-colour") }

## Lépések listája

pavilion-terminal-list-draft =
    { $tiles ->
        [none] { pavilion-terminal-list-joker }
       *[other] { TILES($tiles, say: "pavilion-counted") }{ $joker ->
            [none] { "" }
           *[other] , { pavilion-terminal-list-joker }
        }
    }
pavilion-terminal-list-joker = { TILES($joker, say: "pavilion-counted") } (joker)
pavilion-terminal-list-place =
    { TILES($tile, $paid, say: "pavilion-counted") }{ $jokers ->
        [0] { "" }
       *[other] , { $jokers } joker
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }→ { pavilion-bonus }
    }
pavilion-terminal-list-space =
    { $tip }. hely, { $n ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $n }-es
    } mező
pavilion-terminal-list-passes = Passz
pavilion-terminal-list-keep =
    { $n ->
        [0] semmi megtartva
       *[other] { $n } megtartva
    }
pavilion-terminal-gain = pont, a csillagok és a számok végső értékével együtt

## Hogyan írjuk a lépéseket

pavilion-terminal-writing =
    { $bonus ->
        [0] { $phase ->
            [draft] Egy lépés két jelből áll: honnan veszel el, és a szín betűje. A manufaktúrák 1-től { $factories }-ig, c a közép. Ha ott van jokerszínű csempe, egy abból is jár, de nem kell leírni.
           *[place] Lerakáshoz írd le a csillagot, a helyet, az = jelet és a csempe betűjét; ha részben jokerrel fizetsz, tedd hozzá a + jelet és a jokerek számát, mint az NW3=O+2 lépésben. Csillagok: NW északnyugati, NE északkeleti, E keleti, SE délkeleti, SW délnyugati, W nyugati, C középső; a helyek 1-től 6-ig, a felfelé mutató csúcstól az óramutató járása szerint, a mezők árától függetlenül. Passzhoz írd le: { "pass:" } és a megtartott, legfeljebb 4 csempe betűit; a { "pass:-" } egyet sem tart meg.
        }
       *[other] Jutalomcsempéhez írd le a * jelet és a csempe betűjét.
    } Betűk: P lila, G zöld, O narancssárga, Y sárga, B kék, R piros.

## Címkék

pavilion-terminal-supply = Készlet
pavilion-terminal-supply-note = jutalomcsempék
pavilion-terminal-tower = Torony
pavilion-terminal-hand = Kézben
pavilion-terminal-kept = Passzolt, megtartva
pavilion-terminal-passed = passzolt
pavilion-terminal-numbers = Számok
pavilion-terminal-worth = Érték a játék végén
pavilion-terminal-mix = vegyes
pavilion-terminal-windows = ablakok
pavilion-terminal-statues = szobrok
pavilion-terminal-pillars = oszlopok
pavilion-terminal-complete = Kész
pavilion-terminal-marker-note = Aki innen elsőként vesz el csempét, a jelzőt is megkapja, és elvett csempénként 1 pontot veszít.
pavilion-terminal-place = hely
pavilion-terminal-legend-digits = Számok a csillagokon: a mező ára
pavilion-terminal-legend-window = ablak: 3 jutalomcsempe
pavilion-terminal-legend-statue = szobor: 2 (a következő csillaggal közös)
pavilion-terminal-legend-pillar = oszlop: 1
pavilion-terminal-legend-star = pont a teljes csillagért
pavilion-terminal-legend-each = minden szín egyszer
pavilion-terminal-legend-open = még nem dőlt el
pavilion-terminal-legend-numbers = Számok (pont egy ár összes mezőjéért)
