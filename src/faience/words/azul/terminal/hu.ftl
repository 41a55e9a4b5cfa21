### Amit csak a terminál és az SVG-rajz mond az Azulról.

azul-terminal-status =
    { $to_move ->
        [-1] A manufaktúrák feltöltése
       *[other]
            { $tiling ->
                [none] { terminal-turn }
               *[other]
                    { $you ->
                        [yes] Te jössz: válassz mezőt a fal { $row }. sorában
                       *[no] { $name } mezőt választ a fal { $row }. sorában
                    }
            }
    }
azul-terminal-counts =
    { $tiles ->
        [none] { terminal-empty }
       *[other] { TILES($tiles, say: "azul-tiles-counted", by: ", ") }
    }

## A rajz

azul-terminal-lid = Fedél
azul-terminal-row = Fal, { $n }. sor
azul-terminal-cell = { azul-kind } ({ $n }. oszlop)
azul-terminal-floor = padlóvonal
azul-terminal-marker-note = Aki innen elsőként vesz el csempét, a jelzőt is megkapja, és ő kezdi a következő fordulót.

## Lépések listája

azul-terminal-target =
    { $line ->
        [none] padlóvonal
       *[other] { $line }. mintasor
    }{ $jokers ->
        [none] { "" }
        [0] , joker nélkül
       *[other] , { $jokers } joker
    }
azul-terminal-column = { $n }. oszlop
azul-terminal-gain = pont, ha most véget érne a forduló

## Hogyan írjuk a lépéseket

azul-terminal-writing =
    { $tiling ->
        [none]
            Egy lépés három jelből áll: honnan veszel el, a csempék betűje, és melyik mintasorba kerülnek. A manufaktúrák 1-től { $factories }-ig, c a közép; a mintasorok felülről 1-től 5-ig, - a padlóvonal. Betűk: B kék, Y sárga, R piros, K fekete, W fehér.{ $joker ->
                [yes] { " " }A J a joker: a 3J4 csak a jokereket veszi el, a 3RJ4 a pirosakat a jokerekkel együtt; ha nem fér el mind, a 3RJ2/1 után 1 joker marad a 2. mintasorban.
               *[no] { "" }
            }
       *[other] A fal egy mezőjét a sor, a @ jel és az oszlop adja meg, az utóbbi balról 1-től 5-ig.
    }
