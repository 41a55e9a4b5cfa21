pavilion-some = { $n } { pavilion-kind }
pavilion-kind =
    { $kind ->
        [O] narancs
       *[other] { pavilion-colour }
    }
pavilion-any-tiles = { $n } csempe
pavilion-joker = joker
pavilion-jokers = { $n } joker
pavilion-marker = kezdőjátékos-jelző
pavilion-nothing = semmi
pavilion-points =
    { $sign ->
        [plus] plusz { $n }
        [minus] mínusz { $n }
       *[zero] nincs pont
    }
pavilion-hint = { $n }. tipp

pavilion-joker-now = A forduló jokere: { $kind }
pavilion-joker-short = Joker
pavilion-jokers-label = A hat forduló jokerszínei
pavilion-joker-round =
    { $when ->
        [past] { $n }. forduló: { $kind }, véget ért
        [now] { $n }. forduló, most: { $kind }
       *[coming] { $n }. forduló: { $kind }
    }

pavilion-factory = { $n }. manufaktúra: { $tiles }
pavilion-factory-empty = { $n }. manufaktúra: üres
pavilion-factory-taken = { $n }. manufaktúra: üres, most vették el: { $tiles }
pavilion-taken = elvéve
pavilion-centre = Közép
pavilion-centre-holds = Közép: { $tiles }
pavilion-centre-empty = Közép: üres
pavilion-taking =
    { TILES($tiles, say: "pavilion-some") }{ $joker ->
        [none] { "" }
       *[other] { $tiles ->
            [none] { "" }
           *[other] { " + " }
        }1 { TILES($joker, say: "pavilion-kind") } joker
    }
pavilion-take =
    { pavilion-taking } elvétele { pavilion-from }{ $marker ->
        [yes] { " " }a kezdőjátékos-jelzővel: mínusz { $lost } pont
       *[no] { "" }
    }{ $rest ->
        [none] { "" }
       *[other] ; középre kerül: { TILES($rest, say: "pavilion-some", by: ", ") }
    }
pavilion-marker-note = Aki innen elsőként vesz, az kezdi a lerakást: csempénként −1 pont.
pavilion-marker-held = { $name } vette el a jelzőt, és ő kezdi a lerakást.

pavilion-your-hand = A kezedben
pavilion-hand-of = { $name } kezében
pavilion-hand-empty = Nincs csempe kézben
pavilion-hand-short = Kézben
pavilion-kept-short = Passz, maradt
pavilion-passed-kept = Passz, megtartva
pavilion-holds = Kézben: { $tiles }.
pavilion-kept = Passzolt, megtartva: { $tiles }.
pavilion-passed = passz
pavilion-to-hand = a kezedbe
pavilion-last = Utolsó lépés:

pavilion-work = A teendőd
pavilion-note-place = Válassz egy kiemelt mezőt, vagy előbb egy színt a kezedből. Egy színt rá is húzhatsz egy mezőre.
pavilion-note-wait = Itt választod majd ki, hogyan fizetsz.
pavilion-pay = Fizess { $n } csempével
pavilion-pay-title = { $tile }: fizess { $n } csempével
pavilion-keeps = marad: { $tiles }
pavilion-keeps-none = ezekből nem marad
pavilion-which = Milyen színnel?
pavilion-in-colour = { $kind }: { $payment }
pavilion-pass = Passz a fordulóra…
pavilion-keep-title = Passz: legfeljebb 4 csempe marad
pavilion-tray = Megtartott csempék
pavilion-give-up = Ne maradjon meg ({ $kind })
pavilion-keep-one =
    { $n ->
        [one] { $tiles } megtartása
       *[other] 1 megtartása ennyiből: { $tiles }
    }
pavilion-keep = Megmarad { $tiles }
pavilion-keep-nothing = Semmi sem marad
pavilion-lose = , elvész { $tiles }:
pavilion-bonus-title = Jutalom: válassz { $n } csempét
pavilion-bonus-note =
    { $n ->
        [one] Válaszd ki lent a készletből.
       *[other] Válaszd ki őket lent a készletből: pontosan annyit, amennyi jár.
    }

pavilion-supply = Készlet
pavilion-supply-short = Készlet
pavilion-supply-note = jutalomcsempék
pavilion-supply-holds = Készlet: { $tiles }
pavilion-supply-empty = Készlet: üres
pavilion-supply-note-empty = Üres, a kör végén töltődik fel.
pavilion-worth = Érték a játék végén
pavilion-worth-note = eddig nálad
pavilion-worth-note-of = eddig { $name } tábláján
pavilion-mix = vegyes
pavilion-mix-long = minden szín
pavilion-numbers = { pavilion-number }
pavilion-worth-star = { $name }: 6 mezőből { $n }, értéke { $worth }
pavilion-worth-stars = { $name }: { $stars } csillag, 6 mezőből { $n }, egyenként { $worth }
pavilion-worth-colour = { $name }: egy kész csillag értéke { $worth }
pavilion-worth-numbers = Minden { pavilion-number }: { $filled }/{ $of }, értéke { $worth }

pavilion-star-alone = { pavilion-direction } csillag
pavilion-on = { pavilion-star }on
pavilion-star-filled = { $star }, 6 mezőből { $n }, { $takes }
pavilion-star-complete = { $star }, kész
pavilion-tag = kell még
pavilion-tag-centre = középre
pavilion-takes-any = bármilyen színt befogad
pavilion-takes-one = csak egy színt fogad be: { $kind }
pavilion-takes-each = minden színt egyszer, még: { $kinds }
pavilion-space =
    { $where ->
        [0] { "" }
       *[other] { pavilion-tip }{ " " }
    }{ pavilion-number } mező
pavilion-space-free = { $star }, { $space }, szabad, ára { $price }
pavilion-space-laid = { $star }, { $space }, { $kind }
pavilion-laid = { pavilion-kind } { pavilion-number }
pavilion-window = Ablak ({ $star } csillag)
pavilion-statue = Szobor ({ $star } és { $next } csillag között)
pavilion-pillar = Oszlop ({ $star } csillag)
pavilion-feature = { $feature }: { $of } oldalból { $n } kész, { $tiles } jutalomcsempét ad
pavilion-feature-done = { $feature }: kész

pavilion-summary = { $name } táblája, { $n } pont.
pavilion-summary-star = { $star }: { $spaces }
pavilion-summary-empty = Minden csillag üres.
pavilion-summary-features = Kész: { $windows } ablak, { $statues } szobor, { $pillars } oszlop.

pavilion-step-take = Elvétel
pavilion-step-space = Mező
pavilion-step-payment = Fizetés
pavilion-step-bonus = Jutalom
pavilion-step-keep = Megtartás
pavilion-step-confirm = Kész
pavilion-from =
    { $source ->
        [none] középről
       *[other] { pavilion-source }
    }
pavilion-prompt-take = Vegyél el csempéket egy manufaktúráról vagy középről
pavilion-prompt-colour = Csempék { $source } → válassz színt
pavilion-prompt-taken = { $tiles } { $source }
pavilion-prompt-marker = { $tiles } { $source }, a jelzővel
pavilion-prompt-place = Rakj le egy csempét, vagy passzolj
pavilion-prompt-space = { $kind } → válassz mezőt
pavilion-prompt-which =
    { $n ->
        [1] Az
        [5] Az
       *[other] A
    } { pavilion-number } mező { $star } → válassz színt
pavilion-prompt-placed = { $tile } { $star }, { $n } csempéért
pavilion-prompt-bonus = Válassz { $n } jutalomcsempét a készletből
pavilion-prompt-more = { $tiles } → még { $n }
pavilion-prompt-picked = { $tiles } a készletből
pavilion-prompt-keep = Passz → { $n } csempe marad (legfeljebb { $most })
pavilion-prompt-tried = Ez nem megy: { $why }
pavilion-score = Pontszám
pavilion-stands = Biztos a játék végén

pavilion-round-marker = Jelző
pavilion-round-laid = Lerakás
pavilion-round-passing = Passz

pavilion-key-source = Manufaktúra vagy közép
pavilion-key-colour = Szín: lila, zöld, narancs, sárga, kék, piros
pavilion-key-space = A következő ilyen számú mező, amelyet ki tudsz fizetni
pavilion-key-walk = Körbe egy csillagon; a Tab a következőre visz
pavilion-key-payment = Másik fizetési mód
pavilion-key-pass = Passz, vagy mégsem

## Így játsszuk

pavilion-learn-draft = Vedd el egy manufaktúráról egy szín összes csempéjét, és velük egy jokert, ha van; a többi középre kerül. Magát a jokerszínt nem választhatod. Aki elsőként vesz középről, az kezdi a lerakást, és elvett csempénként egy pontot veszít.
pavilion-learn-place = Ha minden csempe elfogyott, fizess csempékkel a csillagaid mezőiért: egy 4-es mező ára 4 csempe a mező színéből, de egy kivételével mindet helyettesítheti joker. Egy csempe a mezőn marad, a többi a toronyba kerül.
pavilion-learn-run = Minden csempe annyi pontot ér, ahány csempéből áll az az összefüggő sor a csillagon, amelyhez tartozik. Ha körbeveszel egy oszlopot, szobrot vagy ablakot, 1, 2 vagy 3 jutalomcsempét választhatsz a készletből.
pavilion-learn-pass = Aki passzol, legfeljebb 4 csempét tarthat meg a következő fordulóra, a többiért egyenként egy pontot veszít.
pavilion-learn-end = A hat forduló után a kész csillagok 12–20 pontot érnek, az összes 1-es, 2-es, 3-as vagy 4-es mező pedig 4, 8, 12 vagy 16 pontot.
