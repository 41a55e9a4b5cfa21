### Amit a Nyári pavilon elmond.

## Csempék: színük szerint, felsorolva, és amelyet leraknak

pavilion-colour =
    { $kind ->
        [P] lila
        [G] zöld
        [O] narancssárga
        [Y] sárga
        [B] kék
       *[R] piros
    }
pavilion-colours =
    { $kind ->
       *[other] { pavilion-colour }
    }
pavilion-counted =
    { $n } { $n ->
        [one] { pavilion-colour }
       *[other] { pavilion-colours }
    }
pavilion-tiles =
    { $first ->
       *[no] { $n } { pavilion-colour }
    }
pavilion-one = egy { TILES($tile, say: "pavilion-colour") } csempét
pavilion-along = 1 { TILES($joker, say: "pavilion-colour") } jokert
pavilion-drafted =
    { $tiles ->
        [none] { pavilion-along }
       *[other] { TILES($tiles, say: "pavilion-tiles") } csempét{ $joker ->
            [none] { "" }
           *[other] { " " }és { pavilion-along }
        }
    }
pavilion-source =
    { $source ->
        [none] az asztal közepéről
       *[other] { AZ($source) } { $source }. manufaktúráról
    }
pavilion-paid =
    { TILES($tile, $paid, say: "pavilion-tiles") } csempe{ $jokers ->
        [0] { "" }
       *[other] { " " }és { $jokers } joker
    }

## Csillagok, mezőik, és ami közöttük áll

pavilion-direction =
    { $star ->
        [0] északnyugati
        [1] északkeleti
        [2] keleti
        [3] délkeleti
        [4] délnyugati
        [5] nyugati
       *[6] középső
    }
pavilion-star = { AZ(pavilion-direction) } { pavilion-direction } csillag
pavilion-number =
    { $n ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $n }-es
    }
pavilion-tip =
    { $where ->
        [1] felső
        [2] jobb felső
        [3] jobb alsó
        [4] alsó
        [5] bal alsó
       *[6] bal felső
    }
pavilion-spot =
    { pavilion-number }{ $where ->
        [0] { "" }
       *[other] { " " }({ pavilion-tip })
    }
pavilion-completed =
    { $kind ->
        [W] { $n ->
            [one] egy ablak
           *[other] két ablak
        }
        [S] { $n ->
            [one] egy szobor
           *[other] két szobor
        }
       *[P] { $n ->
            [one] egy oszlop
           *[other] két oszlop
        }
    }
pavilion-between =
    { $kind ->
        [W] ablak
        [S] szobor
       *[P] oszlop
    }

## Mit tesznek a lépések

pavilion-did-draft =
    { $name } { pavilion-drafted } vett el { pavilion-source }{ $marker ->
        [yes] { " " }(övé a kezdőjátékos-jelző)
       *[no] { "" }
    }{ pavilion-lost }{ $rest ->
        [none] { "" }
       *[other] ; { TILES($rest, say: "pavilion-tiles") } csempe középre került
    }.
pavilion-did-place =
    { $name } { pavilion-one } rakott { pavilion-star } { pavilion-spot } mezőjére (ára { pavilion-paid }): { points }{ $completed ->
        [none] { "" }
       *[other] ; elkészült { TILES($completed, say: "pavilion-completed") }: { pavilion-bonus }
    }.
pavilion-bonus =
    { $bonus ->
        [0] nem jár jutalomcsempe, mert a készlet üres
       *[other] { $bonus } jutalomcsempe
    }
pavilion-did-choose = { $name } { pavilion-one } választott jutalomcsempének.
pavilion-did-pass =
    { $name } passzolt, és { $kept ->
        [none] egy csempét sem
       *[other] { TILES($kept, say: "pavilion-tiles") } csempét
    } tartott meg{ $dropped ->
        [none] { "" }
       *[other] ; { TILES($dropped, say: "pavilion-tiles") } csempe a toronyba került
    }{ pavilion-lost }.
pavilion-lost =
    { $lost ->
        [0] { "" }
       *[other] ; { $lost } pont veszteség
    }
pavilion-did-refill = A készlet feltöltése: { TILES($supply, say: "pavilion-counted", by: ", ") }.

pavilion-do-draft = { pavilion-drafted } { pavilion-source }
pavilion-do-place = { pavilion-one } { pavilion-star } { pavilion-spot } mezőjére (ára { pavilion-paid })
pavilion-do-choose = { pavilion-one } jutalomcsempének
pavilion-do-pass =
    passzolni, és { $kept ->
        [none] egy csempét sem
       *[other] { TILES($kept, say: "pavilion-tiles") } csempét
    } megtartani

pavilion-title-draft = { pavilion-drafted }
pavilion-title-place =
    { $points ->
        [1] Magában áll
       *[other] { $points } egymás mellett
    }
pavilion-title-choose = Egy { TILES($tile, say: "pavilion-colour") } csempét jutalomcsempének
pavilion-title-pass =
    { $keeps ->
        [0] Passz, egy csempe sem marad
       *[other] Passz, { $keeps } csempe megtartva
    }
pavilion-horizon =
    { $what ->
        [pass] { $ends ->
            [yes] végső pontszám
           *[no] pontszám
        }
       *[other] pontszám
    }

## Mit hoznak

pavilion-item-run =
    { $points ->
        [1] magában áll
       *[other] { $points } egymás mellett
    }
pavilion-item-feature = { pavilion-between }: { $tiles } jutalomcsempe
pavilion-item-supply = a készletben csak { $tiles } van
pavilion-item-star = kész csillag: { $worth } a játék végén
pavilion-item-numbers =
    minden { pavilion-number }{ $worth ->
        [0] { "" }
       *[other] : { $worth } a játék végén
    }
pavilion-item-stars =
    { $n } { $colour ->
        [none] többszínű
       *[other] { TILES($colour, say: "pavilion-colour") }
    } csillag
pavilion-item-laid = { $tiles } lerakott csempe
pavilion-item-marker = jelző, { $tiles } elvett csempe{ pavilion-capped }
pavilion-item-passing = { $tiles } elvesztett csempe{ pavilion-capped }
pavilion-item-left = { $tiles } megmaradt csempe{ pavilion-capped }
pavilion-capped =
    { $capped ->
        [yes] { " " }(1 alá nem mehet)
       *[no] { "" }
    }

## Miért nem lehet valamit

pavilion-why-bonus_first = előbb választani kell a készletből: { $n } jutalomcsempe
pavilion-why-no_bonus = most nem jár jutalomcsempe
pavilion-why-without_supply = a készletben nincs ilyen csempe ({ pavilion-colour })
pavilion-why-placing = már minden csempe elfogyott, most a lerakás következik
pavilion-why-drafting = amíg a manufaktúrák és az asztal közepe ki nem ürülnek, csempéket kell elvenni
pavilion-why-empty_factory = { AZ($n) } { $n }. manufaktúra üres
pavilion-why-empty_centre = az asztal közepe üres
pavilion-why-factory_without = { AZ($n) } { $n }. manufaktúrán nincs ilyen csempe ({ pavilion-colour })
pavilion-why-centre_without = az asztal közepén nincs ilyen csempe ({ pavilion-colour })
pavilion-why-joker_chosen = ez a jokerszín ({ pavilion-colour }), csak akkor választható, ha nincs mellette más szín
pavilion-why-taken = { pavilion-star } { pavilion-spot } mezője foglalt
pavilion-why-star_of = { pavilion-star } csak egy színt fogad be ({ pavilion-colour })
pavilion-why-uniform = { pavilion-star } már két egyforma csempét kapott, ezért csak ezt a színt fogadja be ({ pavilion-colour })
pavilion-why-shown = a középső csillagon már van ilyen szín ({ pavilion-colour })
pavilion-why-multicolour = ezen a csillagon minden szín csak egyszer szerepelhet, és ez már megvan ({ pavilion-colour })
pavilion-why-joker_itself = ez maga a jokerszín ({ pavilion-colour }), + nélkül kell fizetni vele
pavilion-why-only_jokers = a mező ára { $n }, és a kifizetett csempék közül legalább egynek ilyennek kell lennie ({ pavilion-colour })
pavilion-why-too_dear =
    a mező ára { $n }, de a kezedben { TILES($kind, $has, say: "pavilion-counted") }{ $has_jokers ->
        [0] { "" }
       *[other] { " " }és { $has_jokers } joker
    } van
pavilion-why-no_colour = a mező ára { $n }: egyik színből sincs elég a kezedben
pavilion-why-none_taken = { pavilion-star } a kezedben lévő színek egyikét sem fogadja be
pavilion-why-corners = csak { $n } csempét lehet megtartani
pavilion-why-cannot_pay =
    a mező ára { $n }: ehhez { TILES($kind, $paid, say: "pavilion-counted") }{ $jokers ->
        [0] { " " }kell, de a kezedben { TILES($kind, $has, say: "pavilion-counted") }
       *[other] { " " }és { TILES($joker, $jokers, say: "pavilion-counted") } (joker) kell, de a kezedben { TILES($kind, $has, say: "pavilion-counted") } és { TILES($joker, $has_jokers, say: "pavilion-counted") }
    } van
pavilion-why-cannot_keep = a kezedben csak { pavilion-counted } van

## Helyek, és hol tart a játék

pavilion-role-opens = e forduló kezdőjátékosa
pavilion-role-marker = övé a kezdőjátékos-jelző
pavilion-now = jokerszín: { TILES($joker, say: "pavilion-colour") }
pavilion-progress = { $round }. forduló a 6-ból
pavilion-won =
    { $winners ->
        [1] { $you ->
            [yes] Nyertél
           *[no] { $names } nyert
        }
       *[other] { $names } közösen nyert
    } { $score } ponttal
pavilion-reason = véget ért mind a hat forduló
pavilion-result = { pavilion-won }: { pavilion-reason }
