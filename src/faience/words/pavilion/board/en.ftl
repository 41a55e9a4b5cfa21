pavilion-some = { $n } { pavilion-kind }
pavilion-kind =
    { $kind ->
       *[other] { pavilion-colour }
    }
pavilion-any-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
pavilion-joker = joker
pavilion-jokers =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
pavilion-marker = first-player marker
pavilion-nothing = nothing
pavilion-points =
    { $sign ->
        [plus] plus { $n }
        [minus] minus { $n }
       *[zero] no points
    }
pavilion-hint = hint { $n }

pavilion-joker-now = Joker this round: { $kind }
pavilion-joker-short = Joker
pavilion-jokers-label = Joker colours of the six rounds
pavilion-joker-round =
    { $when ->
        [past] Round { $n }: { $kind }, over
        [now] Round { $n }, now: { $kind }
       *[coming] Round { $n }: { $kind }
    }

pavilion-factory = Factory { $n }: { $tiles }
pavilion-factory-empty = Factory { $n }: empty
pavilion-factory-taken = Factory { $n }: empty, { $tiles } just taken
pavilion-taken = taken
pavilion-centre = Centre
pavilion-centre-holds = Centre: { $tiles }
pavilion-centre-empty = Centre: empty
pavilion-taking =
    { TILES($tiles, say: "pavilion-some") }{ $joker ->
        [none] { "" }
       *[other] { $tiles ->
            [none] { "" }
           *[other] { " + " }
        }1 { TILES($joker, say: "pavilion-kind") } joker
    }
pavilion-take =
    Take { pavilion-taking } { pavilion-from }{ $marker ->
        [yes] , and the first-player marker: { $lost ->
            [one] minus { $lost } point
           *[other] minus { $lost } points
        }
       *[no] { "" }
    }{ $rest ->
        [none] { "" }
       *[other] ; { TILES($rest, say: "pavilion-some", by: ", ") } { COUNT($rest) ->
            [one] goes
           *[other] go
        } to the centre
    }
pavilion-marker-note = The first to take here starts placing: −1 point a tile.
pavilion-marker-held = { $name } has the marker and starts placing.

pavilion-your-hand = Your hand
pavilion-hand-of = { $name }’s hand
pavilion-hand-empty = No tiles in hand
pavilion-hand-short = Hand
pavilion-kept-short = Passed, kept
pavilion-passed-kept = Passed, kept
pavilion-holds = In hand: { $tiles }.
pavilion-kept = Has passed and kept: { $tiles }.
pavilion-passed = passed
pavilion-to-hand = to your hand
pavilion-last = Last move:

pavilion-work = What you do
pavilion-note-place = Choose a space that glows, or a colour of your hand first. You can also drag a colour onto a space.
pavilion-note-wait = Here you will choose how to pay.
pavilion-pay = Pay { $n }
pavilion-pay-title = Pay { $n } for { $tile }
pavilion-keeps = keeps { $tiles }
pavilion-keeps-none = keeps none of these
pavilion-which = Which colour?
pavilion-in-colour = In { $kind }: { $payment }
pavilion-pass = Pass this round…
pavilion-keep-title = Pass: keep up to 4 tiles
pavilion-tray = Tiles to keep
pavilion-give-up = Do not keep { $kind }
pavilion-keep-one =
    { $n ->
        [one] Keep { $tiles }
       *[other] Keep 1 of { $tiles }
    }
pavilion-keep = Keep { $tiles }
pavilion-keep-nothing = Keep nothing
pavilion-lose = , lose { $tiles }:
pavilion-bonus-title =
    { $n ->
        [one] Bonus: choose { $n } tile
       *[other] Bonus: choose { $n } tiles
    }
pavilion-bonus-note =
    { $n ->
        [one] Choose it from the supply below.
       *[other] Choose them from the supply below: exactly as many as are due.
    }

pavilion-supply = Supply
pavilion-supply-short = Supply
pavilion-supply-note = bonus tiles come from here
pavilion-supply-holds = Supply: { $tiles }
pavilion-supply-empty = Supply: empty
pavilion-supply-note-empty = Supply empty, refilled at the end of a turn.
pavilion-worth = Worth at the end
pavilion-worth-note = yours so far
pavilion-worth-note-of = { $name } so far
pavilion-mix = mix
pavilion-mix-long = all colours
pavilion-numbers = { pavilion-number }s
pavilion-worth-star = { $name }: { $n } of 6 spaces, worth { $worth }
pavilion-worth-stars = { $name }: { $stars } stars with { $n } of 6 spaces, worth { $worth } each
pavilion-worth-colour = { $name }: a whole star is worth { $worth }
pavilion-worth-numbers = All { pavilion-number }s: { $filled } of { $of }, worth { $worth }

pavilion-star-alone = { pavilion-direction } star
pavilion-on = on { pavilion-star }
pavilion-star-filled = { $star }, { $n } of 6 spaces, { $takes }
pavilion-star-complete = { $star }, complete
pavilion-tag = lacks
pavilion-tag-centre = centre
pavilion-takes-any = takes any colour
pavilion-takes-one = takes { $kind } only
pavilion-takes-each = takes each colour once, still { $kinds }
pavilion-space =
    { $where ->
       *[other] { pavilion-spot }
    }
pavilion-space-free = { $star }, { $space }, free, costs { $price }
pavilion-space-laid = { $star }, { $space }, { $kind }
pavilion-laid = { pavilion-kind } { pavilion-number }
pavilion-window = Window of the { $star } star
pavilion-statue = Statue between the { $star } and { $next } stars
pavilion-pillar = Pillar of the { $star } star
pavilion-feature =
    { $feature }: { $n } of { $of } sides, gives { $tiles ->
        [one] { $tiles } bonus tile
       *[other] { $tiles } bonus tiles
    }
pavilion-feature-done = { $feature }: complete

pavilion-summary =
    { $n ->
        [one] { $name }’s board, { $n } point.
       *[other] { $name }’s board, { $n } points.
    }
pavilion-summary-star = { $star }: { $spaces }
pavilion-summary-empty = All stars are empty.
pavilion-summary-features = Complete: windows { $windows }, statues { $statues }, pillars { $pillars }.

pavilion-step-take = Take
pavilion-step-space = Space
pavilion-step-payment = Payment
pavilion-step-bonus = Bonus
pavilion-step-keep = Keep
pavilion-step-confirm = Confirm
pavilion-from =
    { $source ->
       *[other] from { pavilion-source }
    }
pavilion-prompt-take = Take tiles from a factory or the centre
pavilion-prompt-colour = Take { $source } → choose a colour
pavilion-prompt-taken = { $tiles } { $source }
pavilion-prompt-marker = { $tiles } { $source }, with the marker
pavilion-prompt-place = Place a tile, or pass
pavilion-prompt-space = { $kind } → choose a space
pavilion-prompt-which = The { $n } { $star } → choose the colour
pavilion-prompt-placed =
    { $tile } { $star }, for { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
pavilion-prompt-bonus =
    Choose { $n ->
        [one] { $n } bonus tile
       *[other] { $n } bonus tiles
    } from the supply
pavilion-prompt-more = { $tiles } → { $n } more
pavilion-prompt-picked = { $tiles } from the supply
pavilion-prompt-keep = Pass → keep { $n } of up to { $most } tiles
pavilion-prompt-tried = Not this: { $why }
pavilion-score = Score
pavilion-stands = Secured for the end

pavilion-round-marker = Marker
pavilion-round-laid = Placing
pavilion-round-passing = Passing

pavilion-key-source = Factory, or the centre
pavilion-key-colour = Colour: purple, green, orange, yellow, blue, red
pavilion-key-space = Next space of this number that you can pay for
pavilion-key-walk = Walk round a star; Tab goes to the next
pavilion-key-payment = Next way to pay
pavilion-key-pass = Pass, or not

## How to play

pavilion-learn-draft = Take all tiles of one colour from a factory, and one joker with them if there is one; the rest goes to the centre. You cannot choose the joker colour itself. Whoever is first to take from the centre starts placing, and loses a point for every tile taken.
pavilion-learn-place = When all tiles are taken, pay for spaces of your stars: a space of 4 costs 4 tiles of its colour, and jokers may stand for all but one. One tile lies on the space, the others go to the tower.
pavilion-learn-run = Each tile scores the run of neighbours in its star that it belongs to. Surround a pillar, a statue or a window and choose 1, 2 or 3 bonus tiles from the supply.
pavilion-learn-pass = Whoever passes keeps up to 4 tiles for the next round and loses a point for each of the others.
pavilion-learn-end = After six rounds, complete stars bring 12 to 20 points, and all spaces of number 1, 2, 3 or 4 bring 4, 8, 12 or 16.
