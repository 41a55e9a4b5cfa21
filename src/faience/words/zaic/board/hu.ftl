zaic-desk = Készlet és területek
zaic-board = Tábla
zaic-score = legnagyobb terület { $points }

zaic-step-tile = Lapka
zaic-step-place = Hely
zaic-step-confirm = Kész
zaic-kind =
    { $kind ->
        [Q] 2 × 2-es
        [H] fekvő 2 × 1-es
        [V] álló 2 × 1-es
       *[S] 1 × 1-es
    }
zaic-shape-0 = 2 × 2
zaic-shape-1 = 2 × 1
zaic-shape-2 = 1 × 1
zaic-shape-left = { $shape }: maradt { $n }
zaic-places = { $n } lehetséges hely
zaic-no-place = nincs hova rakni

zaic-reserve-yours = A készleted
zaic-reserve-of = { $name } készlete
zaic-reserve-said = { $name } készlete: { $reserve }
zaic-turn = Fordítás
zaic-turn-none = Csak a 2 × 1-es fordítható.

zaic-prompt-tile = Válassz egy lapkát a készletedből.
zaic-prompt-tile-stack = Válassz lapkát, vagy nézz bele egy toronyba.
zaic-prompt-closed = { $shape }: { $why }
zaic-prompt-place = { zaic-kind }: { zaic-places }
zaic-prompt-tried = Ide nem ({ $place }): { $why }
zaic-prompt-laid =
    { $level ->
        [1] { zaic-kind }: { $place }
       *[other] { zaic-kind }: { $place }, { $level }. szint
    }

zaic-place =
    { $level ->
        [1] { $place }, { $colour }
       *[other] { $place }, { $colour }, { $level }. szint
    }
zaic-place-free = { $place }, szabad
zaic-lay = Itt lerakható, { zaic-item-covers }. { zaic-brings }
zaic-brings =
    { $by ->
        [0] A legnagyobb terület marad { $new }
       *[other] A legnagyobb terület előtte { $old }, utána { $new }
    }
zaic-hint = { $n }. tipp, { zaic-kind }
zaic-hint-mark = { $n }. tipp

zaic-areas = Területek, elöl a legnagyobb
zaic-areas-then = Területek ezzel a lépéssel
zaic-no-areas = nincs
zaic-none-yet = Még nincs lerakott lapka.
zaic-level = Minden terület egyenlő.
zaic-lead = { zaic-decided }:
zaic-leads =
    { $you ->
        [yes] te vezetsz
       *[no] { $name } vezet
    }
zaic-rule = Az első különbség dönt.

zaic-looks = Nézet
zaic-look-faces = Lapkák
zaic-look-heights = Szintek
zaic-look-areas = Területek
zaic-no-box = Még nincs lerakott lapka
zaic-box = Keret: { $columns } × { $rows } (max. 8 × 8)
zaic-box-grows = { zaic-box }, { zaic-growth }
zaic-growth =
    { $wider ->
        [0]
            { $higher ->
                [0] nem nőhet tovább
               *[other] még { $higher } sorral nőhet
            }
       *[other]
            { $higher ->
                [0] még { $wider } oszloppal nőhet
               *[other] még { $wider } oszloppal és { $higher } sorral nőhet
            }
    }

zaic-largest-yours = A legnagyobb területed
zaic-outcome = { $place }, { zaic-item-covers }; { zaic-other }
zaic-other =
    { $their_by ->
        [0] { $name }: marad { $their_new }
       *[other] { $name }: { $their_old } → { $their_new }
    }

zaic-stack =
    { $n ->
        [one] { $place }: { $n } lapka
       *[other] { $place }: { $n } lapka, felülről lefelé
    }
zaic-stack-tile =
    { $colour ->
        [light] { zaic-kind }, { zaic-role-light }
       *[dark] { zaic-kind }, { zaic-role-dark }
    }
zaic-stack-open = Belenézés a toronyba

zaic-learn-turn = Felváltva raktok le egy-egy lapkát a készletetekből. A világos kezd. Passzolni nem lehet, és a lerakott lapka többé nem mozdul.
zaic-learn-table = Az asztalon a lapkának oldalával érintenie kell egy másikat, de a saját színedet soha. Egy torony olyan színű, amilyen a teteje.
zaic-learn-top = Ha a lapka másokra kerül, alatta minden mezőnek egy szinten kell lennie, és közülük legalább egy az ellenfélé legyen. Egyetlen lapkát sem szabad teljesen eltakarni. Ha egy toronyra nyomsz, belenézhetsz.
zaic-learn-box = A lapkák együtt legfeljebb 8 × 8 mezőt foglalnak el. A pontozott keret a használt részt mutatja, a rács azt, meddig érhet még.
zaic-learn-end = A játék véget ér, ha a soron következő nem tud lerakni. Hasonlítsátok össze a területeket, elöl a legnagyobb: az első különbség dönt. A magasság nem számít.

zaic-key-tile = Lapka: 2 × 2, 2 × 1, 1 × 1
zaic-key-turn = A 2 × 1-es fordítása (vagy az egérgörgő)
zaic-key-move = A lapka mozgatása; a szóköz lerakja
zaic-key-next = Következő lehetséges hely (Shift: az előző)
zaic-key-stack = Belenézés egy toronyba (vagy nyomj rá; lapkával a kézben tartsd nyomva)
zaic-key-look = Lapkák, szintek, területek
