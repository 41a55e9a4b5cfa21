zaic-desk = Készlet és területek
zaic-board = Tábla
zaic-score = legnagyobb terület { $points }

zaic-step-tile = Lapka
zaic-step-place = Hely
zaic-step-confirm = Kész
zaic-light = világos
zaic-dark = sötét
zaic-kind-Q = 2 × 2-es
zaic-kind-H = fekvő 2 × 1-es
zaic-kind-V = álló 2 × 1-es
zaic-kind-S = 1 × 1-es
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
zaic-prompt-place = { $tile }: { zaic-places }
zaic-prompt-tried = Ide nem ({ $place }): { $why }
zaic-prompt-laid =
    { $level ->
        [1] { $tile }: { $place }
       *[other] { $tile }: { $place }, { $level }. szint
    }

zaic-place =
    { $level ->
        [1] { $place }, { $colour }
       *[other] { $place }, { $colour }, { $level }. szint
    }
zaic-place-free = { $place }, szabad
zaic-lay = Ide rakható, { $where }.
zaic-brings =
    { $gain ->
        [0] A legnagyobb terület marad { $after }
       *[other] A legnagyobb terület előtte { $before }, utána { $after }
    }
zaic-light-squares = { $light } világos mezőt
zaic-dark-squares = { $dark } sötét mezőt
zaic-on-table = az asztalra
zaic-on-top =
    { $covers ->
        [light] { $level }. szint, lefed { zaic-light-squares }
        [dark] { $level }. szint, lefed { zaic-dark-squares }
       *[both] { $level }. szint, lefed { $light } világos és { zaic-dark-squares }
    }
zaic-hint = { $n }. tipp, { $tile }
zaic-hint-mark = { $n }. tipp
zaic-hint-now =
    { $gain ->
        [0] legnagyobb terület: marad { $after }
       *[other] legnagyobb terület: { $before } → { $after }
    }

zaic-areas = Területek, elöl a legnagyobb
zaic-areas-then = Területek ezzel a lépéssel
zaic-no-areas = nincs
zaic-none-yet = Még nincs lerakott lapka.
zaic-level = Minden terület egyenlő.
zaic-beats = { $more }–{ $less }:
zaic-then-beats = { $sizes } mindkét oldalon, aztán { $more }–{ $less }:
zaic-you-lead = te vezetsz
zaic-leads = { $name } vezet
zaic-rule = Az első különbség dönt.

zaic-looks = Nézet
zaic-look-faces = Lapkák
zaic-look-heights = Szintek
zaic-look-areas = Területek
zaic-no-box = Még nincs lerakott lapka
zaic-box = Keret: { $columns } × { $rows } (max. 8 × 8)
zaic-box-grows =
    { $ways ->
        [wider] { zaic-box }, még { $wider } oszloppal nőhet
        [higher] { zaic-box }, még { $higher } sorral nőhet
        [both] { zaic-box }, még { $wider } oszloppal és { $higher } sorral nőhet
       *[full] { zaic-box }, nem nőhet tovább
    }

zaic-largest-yours = A legnagyobb területed
zaic-outcome = { $place }, { $where }; { $theirs }
zaic-keeps = { $name }: marad { $after }
zaic-falls = { $name }: { $before } → { $after }

zaic-stack =
    { $n ->
        [one] { $place }: { $n } lapka
       *[other] { $place }: { $n } lapka, felülről lefelé
    }
zaic-stack-tile = { $tile }, { $colour }
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
