### Egy Azul-asztal tényei szavakban.

## Darabok és helyek

azul-marker = kezdőjátékos-jelző
azul-factories = Manufaktúrák
azul-centre = Közép
azul-line = { $n }. mintasor
azul-floor = Padlóvonal
azul-kind =
    { $kind ->
        [B] kék
        [Y] sárga
        [R] piros
        [K] fekete
        [W] fehér
       *[J] joker
    }
azul-tiles-counted =
    { $n } { $kind ->
        [B] kék
        [Y] sárga
        [R] piros
        [K] fekete
        [W] fehér
       *[J] joker
    }
# A főnév egyszer áll, az utolsó szín után: „1 kék és 2 piros csempét”, „2 piros csempét és 1 jokert”.
azul-tiles-taken =
    { $kind ->
        [J] { $n } jokert
       *[other]
            { $next ->
                [none] { $n } { azul-kind } csempét
                [J] { $n } { azul-kind } csempét
               *[other] { $n } { azul-kind }
            }
    }
azul-tiles-moved =
    { $kind ->
        [J] { $n } joker
       *[other]
            { $next ->
                [none] { $n } { azul-kind } csempe
                [J] { $n } { azul-kind } csempe
               *[other] { $n } { azul-kind }
            }
    }

## Amit egy lépés tett

azul-did-take =
    { $name } { TILES($tiles, say: "azul-tiles-taken") } vett el { azul-source }, és { azul-target } rakta{ $marker ->
        [yes] { " " }(övé a kezdőjátékos-jelző)
       *[no] { "" }
    }{ azul-fall }{ $rest ->
        [none] { "" }
       *[other] ; { TILES($rest, say: "azul-tiles-moved") } középre került
    }.
azul-source =
    { $source ->
        [none] az asztal közepéről
       *[other] { AZ($source) } { $source }. manufaktúráról
    }
azul-target =
    { $line ->
        [none] a padlóvonalra
       *[other] { AZ($line) } { $line }. mintasorba
    }
# Csempék, amelyek nem férnek el a mintasorban, és amelyek a padlóvonalon sem.
azul-fall =
    { $lid ->
        [some]
            { $line ->
                [none] ; ebből { $to_lid } a fedélbe került, mert a padlóvonal megtelt
               *[other] ; { TILES($fell, say: "azul-tiles-moved") } leesett: { $floor } a padlóvonalra, { $to_lid } a fedélbe
            }
        [all]
            { $line ->
                [none] ; { TILES($tiles, say: "azul-tiles-moved") } a fedélbe került, mert a padlóvonal megtelt
               *[other] ; { TILES($fell, say: "azul-tiles-moved") } a fedélbe került, mert a padlóvonal megtelt
            }
       *[none]
            { $fell ->
                [none] { "" }
               *[other] ; { TILES($fell, say: "azul-tiles-moved") } a padlóvonalra esett
            }
    }
azul-did-lay = { $name } { azul-one } rakott a falra: { $row }. sor, { $column }. oszlop.
azul-one =
    { $tile ->
        [B] egy kék csempét
        [Y] egy sárga csempét
        [R] egy piros csempét
        [K] egy fekete csempét
        [W] egy fehér csempét
       *[J] egy jokert
    }

## Amit egy lépés tenne

azul-do-take =
    { TILES($tiles, say: "azul-tiles-taken") } { azul-source } { azul-target }{ $jokers ->
        [none] { "" }
        [0] , joker nem marad benne
       *[other] , { $jokers } joker marad benne
    }
azul-do-lay = { azul-one } a falra: { $row }. sor, { $column }. oszlop
azul-title-take =
    { $line ->
        [none]
            { COUNT($tiles) ->
                [one] A csempe a padlóvonalra
               *[other] Mind { AZ(COUNT($tiles)) } { COUNT($tiles) } a padlóvonalra
            }
       *[other]
            { $held ->
                [none] Megtelik { AZ($line) } { $line }. mintasor
               *[other] { $line }. mintasor: { $held }/{ $line }
            }
    }
azul-title-lay = { $row }. sor, { $column }. oszlop
azul-horizon =
    { $what ->
        [lay] ezzel a csempével
       *[take] a forduló után
    }

## Nyereség és veszteség

azul-item-tile =
    { $within ->
        [move] fal: { azul-runs }
        [stands] { $row }. mintasor: { azul-runs }
       *[round] Fal, { $row }. sor: { azul-runs }
    }
azul-runs =
    { $across ->
        [1]
            { $down ->
                [1] magában áll
               *[other] { $down } egymás alatt
            }
       *[other]
            { $down ->
                [1] { $across } egymás mellett
               *[other] { $across } egymás mellett, { $down } egymás alatt
            }
    }
azul-item-wall =
    { $falls ->
        [yes] nincs hely a falon: a mintasor a padlóvonalra kerül
       *[no] fal, a legjobb mezőre rakva
    }
azul-item-later = hosszabb sorozatok az alsóbb sorokban
azul-item-marker = kezdőjátékos-jelző
azul-item-floor = padlóvonal
azul-item-stuck = { AZ($row) } { $row }. mintasornak nem maradt hely a falon, a padlóvonalra került
azul-item-bonus =
    { $of ->
        [row] { $n } teljes sor
        [column] { $n } teljes oszlop
       *[colour] { $n } teljes szín
    }

## Miért nem lehet valamit

azul-why-untiled = előbb oszlopot kell választani { AZ($row) } { $row }. sorhoz
azul-why-not_yet = oszlopot csak akkor lehet választani, ha már minden csempe elfogyott
azul-why-empty_factory = { AZ($n) } { $n }. manufaktúra üres
azul-why-empty_centre = az asztal közepe üres
azul-why-factory_without = { AZ($n) } { $n }. manufaktúrán nincs ilyen csempe ({ azul-kind })
azul-why-centre_without = az asztal közepén nincs ilyen csempe ({ azul-kind })
azul-why-complete = { AZ($row) } { $row }. mintasor már tele van
azul-why-holds = { AZ($row) } { $row }. mintasorban más szín van ({ azul-kind })
azul-why-shown = a fal { $row }. sorában már van ilyen szín ({ azul-kind })
azul-why-choice = a / jelet és a mintasorban maradó jokerek számát akkor (és csak akkor) kell kiírni, ha nem fér el minden csempe
azul-why-other_row = most { AZ($row) } { $row }. sor következik
azul-why-taken = foglalt mező: { $row }. sor, { $column }. oszlop
azul-why-column = { AZ($column) } { $column }. oszlopban már van ilyen szín ({ azul-kind })

## Hogyan áll a játék

azul-role-opens = e forduló kezdőjátékosa
azul-role-will_open = a következő forduló kezdőjátékosa
azul-progress =
    { azul-round }{ $quiet ->
        [0] { "" }
       *[other] , { azul-quiet }
    }
azul-round = { $round }. forduló
azul-quiet = lerakás nélküli fordulók: { $quiet }/10
azul-result = { azul-won }: { azul-reason }
azul-won =
    { $winners ->
        [1]
            { $you ->
                [yes] Nyertél
               *[no] { $names } nyert
            }
       *[other] { $names } közösen nyert
    } { $score } ponttal{ $tie ->
        [rows] { " " }és több kész sorral
       *[none] { "" }
    }
azul-reason =
    { $reason ->
        [row] elkészült egy vízszintes sor a falon
        [stalled] tíz egymást követő fordulóban senki sem rakott csempét a falra
       *[no_tiles] elfogytak a kiosztható csempék
    }
