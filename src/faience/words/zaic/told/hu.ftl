## Egy lépés

zaic-did-lay = { $name } { zaic-a-tile } rakott { AZ($place) } { $place } mezőre{ zaic-on-level }; { zaic-largest }{ zaic-and-theirs }.
zaic-do-lay = { zaic-a-tile } { AZ($place) } { $place } mezőre{ zaic-on-level }
zaic-title-lay = { zaic-tile } { AZ($place) } { $place } mezőn
zaic-horizon = a lépés után
zaic-a-tile =
    { $kind ->
        [Q] egy 2×2-est
        [H] egy fekvő 2×1-est
        [V] egy álló 2×1-est
       *[S] egy 1×1-est
    }
zaic-tile =
    { $kind ->
        [Q] 2×2-es
        [H] fekvő 2×1-es
        [V] álló 2×1-es
       *[S] 1×1-es
    }
zaic-on-level =
    { $on ->
        [0] { "" }
       *[other] , { AZ($on) } { $on }. szint fölé
    }

## Amit egy lépés hoz

zaic-item-change =
    { $own ->
        [yes] { zaic-largest }
       *[no] { zaic-theirs }
    }
zaic-largest =
    { $by ->
        [0] legnagyobb terület: továbbra is { $new }
       *[other] legnagyobb terület: { $old } → { $new }
    }
zaic-theirs =
    { $by ->
        [0] az ellenfélé marad { $new }
       *[other] az ellenfélé: { $old } → { $new }
    }
zaic-and-theirs =
    { $their_by ->
        [0] { "" }
       *[other] , az ellenfélé: { $their_old } → { $their_new }
    }
zaic-item-covers =
    { $level ->
        [1] az asztalon
       *[other] { AZ($level) } { $level }. szinten, lefed { zaic-hidden }
    }
zaic-hidden =
    { $light ->
        [0] { zaic-hidden-dark }
       *[other]
            { $dark ->
                [0] { zaic-hidden-light }
               *[other] { $light } világos és { zaic-hidden-dark }
            }
    }
zaic-hidden-light = { $light } világos mezőt
zaic-hidden-dark = { $dark } sötét mezőt
zaic-item-areas =
    { $areas ->
        [none] Területek: nincs
       *[other] Területek: { $areas }
    }

## Miért nem kerülhet valahova lapka

zaic-why-first = az első lapka helye { AZ($place) } { $place }
zaic-why-none_left = nincs több ilyened
zaic-why-half = félig az asztalon, félig lapkákon lenne
zaic-why-levels = eltérő szintek: { $low } és { $high }
zaic-why-alone = érintenie kell egy másik lapkát
zaic-why-own = érintené a saját színedet: { $place }
zaic-why-wide = a keret { $n } széles lenne, legfeljebb 8 lehet
zaic-why-high = a keret { $n } magas lenne, legfeljebb 8 lehet
zaic-why-no_opponent = az ellenfél egy mezőjét sem fedné le
zaic-why-whole = az egész lapkát eltakarná: { $place }
zaic-why-rest = a lapkából semmi sem látszana: { $place }

## Az asztal

zaic-role-light = világos
zaic-role-dark = sötét
zaic-progress = { $move }. lépés
zaic-result = { zaic-won }: { zaic-reason }
zaic-won =
    { $winners ->
        [1] { zaic-winner } ({ zaic-decided })
       *[other] Döntetlen: minden terület egyenlő
    }
zaic-winner =
    { $you ->
        [yes] Nyertél
       *[no] { $names } nyert
    }
zaic-decided =
    { $equal ->
        [none] { $more }–{ $less }
       *[other] { $equal } mindkét oldalon, aztán { $more }–{ $less }
    }
zaic-reason = a soron következő játékos nem tud lapkát lerakni
