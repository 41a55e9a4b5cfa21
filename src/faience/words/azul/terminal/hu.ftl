### Amit csak a terminál és az SVG-rajz mond az Azulról.

azul-terminal-label = { $word }: { $value }
azul-terminal-players = { $n } játékos
azul-terminal-counts =
    { $tiles ->
        [none] üres
       *[other] { TILES($tiles, say: "azul-tiles-counted", by: ", ") }
    }

## A rajz

azul-terminal-factory = { $n }. manufaktúra
azul-terminal-bag = Zsák
azul-terminal-lid = Fedél
azul-terminal-row = Fal, { $n }. sor
azul-terminal-cell = { azul-kind } ({ $n }. oszlop)
azul-terminal-empty = üres
azul-terminal-floor = padlóvonal
# Legfeljebb három betű, egy csempe helyére.
azul-terminal-marker = 1.
azul-terminal-marker-note = Aki innen elsőként vesz el csempét, a jelzőt is megkapja, és ő kezdi a következő fordulót.
azul-terminal-last = Utolsó lépés
azul-terminal-you = te
azul-terminal-to-move = következik
azul-terminal-your-turn = Te jössz
azul-terminal-winner = győztes
azul-terminal-dealing = A manufaktúrák feltöltése
azul-terminal-turn =
    { $you ->
        [yes] Te jössz
       *[no] { $name } következik
    }
azul-terminal-choosing =
    { $you ->
        [yes] Te jössz: válassz mezőt a fal { $row }. sorában
       *[no] { $name } mezőt választ a fal { $row }. sorában
    }

## Osztások

azul-terminal-dealt = { azul-did-deal } { $factories }.
azul-terminal-dealt-factory = { $n }. manufaktúra: { azul-terminal-counts }
azul-terminal-dealt-next = { $factories }; { $next }

## Lépések listája

azul-terminal-source =
    { $source ->
        [none]
            { $marker ->
                [none] { azul-centre } ({ azul-marker })
               *[other] { azul-centre }
            }
       *[other] { $source }. manufaktúra
    }
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

## Hogyan írjuk a lépéseket

azul-terminal-write-take = Egy lépés három jelből áll: honnan veszel el, a csempék betűje, és melyik mintasorba kerülnek. A manufaktúrák 1-től { $factories }-ig, c a közép; a mintasorok felülről 1-től { $lines }-ig, - a padlóvonal. Betűk: B kék, Y sárga, R piros, K fekete, W fehér.
azul-terminal-write-jokers = A J a joker: a 3J4 csak a jokereket veszi el, a 3RJ4 a pirosakat a jokerekkel együtt; ha nem fér el mind, a 3RJ2/1 után 1 joker marad a 2. mintasorban.
azul-terminal-write-lay = A fal egy mezőjét a sor, a @ jel és az oszlop adja meg, az utóbbi balról 1-től { $columns }-ig.
