### What Summer Pavilion tells, in words.

## Tiles: by their colours, in lists, and one that is laid

pavilion-colour =
    { $kind ->
        [P] purple
        [G] green
        [O] orange
        [Y] yellow
        [B] blue
       *[R] red
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
pavilion-one = { TILES($tile, say: "pavilion-colour") }
pavilion-along = 1 { TILES($joker, say: "pavilion-colour") } joker
pavilion-drafted =
    { $tiles ->
        [none] { pavilion-along }
       *[other] { TILES($tiles, say: "pavilion-tiles") }{ $joker ->
            [none] { "" }
           *[other] { " " }and { pavilion-along }
        }
    }
pavilion-source =
    { $source ->
        [none] the centre
       *[other] factory { $source }
    }
pavilion-paid =
    { TILES($tile, $paid, say: "pavilion-tiles") }{ $jokers ->
        [0] { "" }
        [one] { " " }and { $jokers } joker
       *[other] { " " }and { $jokers } jokers
    }

## Stars, their spaces, and what lies between them

pavilion-direction =
    { $star ->
        [0] north-west
        [1] north-east
        [2] east
        [3] south-east
        [4] south-west
        [5] west
       *[6] central
    }
pavilion-star = the { pavilion-direction } star
pavilion-number = { $n }
pavilion-tip =
    { $where ->
        [1] top
        [2] upper right
        [3] lower right
        [4] bottom
        [5] lower left
       *[6] upper left
    }
pavilion-spot =
    space { pavilion-number }{ $where ->
        [0] { "" }
       *[other] { " " }({ pavilion-tip })
    }
pavilion-completed =
    { $kind ->
        [W] { $n ->
            [one] a window
           *[other] two windows
        }
        [S] { $n ->
            [one] a statue
           *[other] two statues
        }
       *[P] { $n ->
            [one] a pillar
           *[other] two pillars
        }
    }
pavilion-between =
    { $kind ->
        [W] window
        [S] statue
       *[P] pillar
    }

## What moves do

pavilion-did-draft =
    { $name } took { pavilion-drafted } from { pavilion-source }{ $marker ->
        [yes] , with the first-player marker
       *[no] { "" }
    }{ pavilion-lost }{ $rest ->
        [none] { "" }
       *[other] ; { TILES($rest, say: "pavilion-tiles") } to the centre
    }.
pavilion-did-place =
    { $name } laid { pavilion-one } on { pavilion-spot } of { pavilion-star } for { pavilion-paid }: { points }{ $completed ->
        [none] { "" }
       *[other] ; completed { TILES($completed, say: "pavilion-completed") }: { pavilion-bonus }
    }.
pavilion-bonus =
    { $bonus ->
        [0] no bonus tile, as the supply is empty
        [one] { $bonus } bonus tile
       *[other] { $bonus } bonus tiles
    }
pavilion-did-choose = { $name } chose { pavilion-one } as a bonus tile.
pavilion-did-pass =
    { $name } passed and kept { $kept ->
        [none] no tile
       *[other] { TILES($kept, say: "pavilion-tiles") }
    }{ $dropped ->
        [none] { "" }
       *[other] ; { TILES($dropped, say: "pavilion-tiles") } to the tower
    }{ pavilion-lost }.
pavilion-lost =
    { $lost ->
        [0] { "" }
        [one] ; { $lost } point lost
       *[other] ; { $lost } points lost
    }
pavilion-did-refill = The supply is refilled: { TILES($supply, say: "pavilion-counted", by: ", ") }.

pavilion-do-draft = { pavilion-drafted } from { pavilion-source }
pavilion-do-place = { pavilion-one } on { pavilion-spot } of { pavilion-star } for { pavilion-paid }
pavilion-do-choose = { pavilion-one } as a bonus tile
pavilion-do-pass =
    pass and keep { $kept ->
        [none] no tile
       *[other] { TILES($kept, say: "pavilion-tiles") }
    }

pavilion-title-draft = { pavilion-drafted }
pavilion-title-place =
    { $points ->
        [1] On its own
       *[other] Run of { $points }
    }
pavilion-title-choose =
    { $tile ->
        [P] Purple
        [G] Green
        [O] Orange
        [Y] Yellow
        [B] Blue
       *[R] Red
    } as a bonus tile
pavilion-title-pass =
    { $keeps ->
        [0] Pass and keep no tile
        [one] Pass and keep { $keeps } tile
       *[other] Pass and keep { $keeps } tiles
    }
pavilion-horizon =
    { $what ->
        [pass] { $ends ->
            [yes] final score
           *[no] score
        }
       *[other] score
    }

## What they bring

pavilion-item-run =
    { $points ->
        [1] on its own
       *[other] run of { $points }
    }
pavilion-item-feature =
    { pavilion-between }: { $tiles ->
        [one] { $tiles } bonus tile
       *[other] { $tiles } bonus tiles
    }
pavilion-item-supply = only { $tiles } in the supply
pavilion-item-star = star complete: { $worth } at the end
pavilion-item-numbers =
    all { pavilion-number }s{ $worth ->
        [0] { "" }
       *[other] : { $worth } at the end
    }
pavilion-item-stars =
    { $n ->
        [one] { $colour ->
            [none] multicolour
           *[other] { TILES($colour, say: "pavilion-colour") }
        } star
       *[other] { $n } { $colour ->
            [none] multicolour
           *[other] { TILES($colour, say: "pavilion-colours") }
        } stars
    }
pavilion-item-laid =
    { $tiles ->
        [one] { $tiles } tile laid
       *[other] { $tiles } tiles laid
    }
pavilion-item-marker =
    marker, { $tiles ->
        [one] { $tiles } tile taken
       *[other] { $tiles } tiles taken
    }{ pavilion-capped }
pavilion-item-passing =
    { $tiles ->
        [one] { $tiles } tile lost
       *[other] { $tiles } tiles lost
    }{ pavilion-capped }
pavilion-item-left =
    { $tiles ->
        [one] { $tiles } tile left over
       *[other] { $tiles } tiles left over
    }{ pavilion-capped }
pavilion-capped =
    { $capped ->
        [yes] { " " }(not below 1)
       *[no] { "" }
    }

## Why something may not be done

pavilion-why-bonus_first =
    { $n ->
        [one] { $n } bonus tile
       *[other] { $n } bonus tiles
    } must be chosen from the supply first
pavilion-why-no_bonus = no bonus tile is due
pavilion-why-without_supply = there is no { pavilion-colour } in the supply
pavilion-why-placing = all tiles are taken: now they are placed
pavilion-why-drafting = tiles must be taken until factories and centre are empty
pavilion-why-empty_factory = factory { $n } is empty
pavilion-why-empty_centre = the centre is empty
pavilion-why-factory_without = there is no { pavilion-colour } on factory { $n }
pavilion-why-centre_without = there is no { pavilion-colour } in the centre
pavilion-why-joker_chosen = { pavilion-colour } is the joker colour and cannot be chosen while another colour lies there
pavilion-why-taken = { pavilion-spot } of { pavilion-star } is taken
pavilion-why-star_of = { pavilion-star } takes { pavilion-colour } only
pavilion-why-uniform = { pavilion-star } already has two tiles of one colour and takes { pavilion-colour } only
pavilion-why-shown = the central star already has { pavilion-colour }
pavilion-why-multicolour = this star takes each colour once and already has { pavilion-colour }
pavilion-why-joker_itself = { pavilion-colour } is the joker colour itself and is paid without a +
pavilion-why-only_jokers = the space costs { $n }, and at least one of these tiles must be { pavilion-colour }
pavilion-why-too_dear =
    the space costs { $n }, and the hand has { TILES($kind, $has, say: "pavilion-counted") }{ $has_jokers ->
        [0] { "" }
        [one] { " " }and { $has_jokers } joker
       *[other] { " " }and { $has_jokers } jokers
    }
pavilion-why-no_colour = the space costs { $n }: no colour in the hand is enough
pavilion-why-none_taken = { pavilion-star } takes none of the colours in the hand
pavilion-why-corners = only { $n } tiles can be kept
pavilion-why-cannot_pay =
    the space costs { $n }: this takes { TILES($kind, $paid, say: "pavilion-counted") }{ $jokers ->
        [0] , and the hand has { TILES($kind, $has, say: "pavilion-counted") }
       *[other] { " " }and { TILES($joker, $jokers, say: "pavilion-counted") } (joker), and the hand has { TILES($kind, $has, say: "pavilion-counted") } and { TILES($joker, $has_jokers, say: "pavilion-counted") }
    }
pavilion-why-cannot_keep = the hand has only { pavilion-counted }

## Seats, and how far the game is

pavilion-role-opens = plays first this round
pavilion-role-marker = has the first-player marker
pavilion-now = joker colour: { TILES($joker, say: "pavilion-colour") }
pavilion-progress = Round { $round } of 6
pavilion-won =
    { $winners ->
        [1] { $you ->
            [yes] You win
           *[no] { $names } wins
        }
       *[other] { $names } share the victory
    } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
pavilion-reason = all six rounds are played
pavilion-result = { pavilion-won }: { pavilion-reason }
