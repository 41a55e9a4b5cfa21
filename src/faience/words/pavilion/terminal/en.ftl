### What the terminal, and pictures of the table, say of Summer Pavilion beside what it tells.

## A whole table

pavilion-labelled = { $label }: { $value }
pavilion-players = { $n } players
pavilion-joker-colour = Joker colour: { TILES($joker, say: "pavilion-colour") }
pavilion-status =
    { $phase ->
        [deal] Dealing tiles
        [draft] { $you ->
            [yes] Your turn: take tiles
           *[no] { $name } takes tiles
        }
       *[place] { $bonus ->
            [0] { $you ->
                [yes] Your turn: place a tile or pass
               *[no] { $name } places a tile or passes
            }
            [one] { $you ->
                [yes] Your turn: choose { $bonus } bonus tile
               *[no] { $name } chooses { $bonus } bonus tile
            }
           *[other] { $you ->
                [yes] Your turn: choose { $bonus } bonus tiles
               *[no] { $name } chooses { $bonus } bonus tiles
            }
        }
    }
pavilion-counts =
    { $tiles ->
        [none] empty
       *[other] { TILES($tiles, say: "pavilion-counted", by: ", ") }
    }
pavilion-star-name =
    { $star ->
        [0] North-west star
        [1] North-east star
        [2] East star
        [3] South-east star
        [4] South-west star
        [5] West star
       *[6] Central star
    }
pavilion-space-holds = { pavilion-spot } { TILES($tile, say: "pavilion-colour") }
pavilion-dealt = Round { $round }: tiles are dealt. { $tiles }.
pavilion-and-then = { $before }; { $after }

## Lists of moves

pavilion-list-draft =
    { $tiles ->
        [none] { pavilion-list-joker }
       *[other] { TILES($tiles, say: "pavilion-counted") }{ $joker ->
            [none] { "" }
           *[other] , { pavilion-list-joker }
        }
    }
pavilion-list-joker = { TILES($joker, say: "pavilion-counted") } (joker)
pavilion-list-place =
    { TILES($tile, $paid, say: "pavilion-counted") }{ $jokers ->
        [0] { "" }
        [one] , { $jokers } joker
       *[other] , { $jokers } jokers
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }→ { pavilion-bonus }
    }
pavilion-list-space = place { $tip }, space { $n }
pavilion-list-passes = Pass
pavilion-list-keep =
    { $n ->
        [0] keep none
        [one] keep { $n } tile
       *[other] keep { $n } tiles
    }
pavilion-gain = points, with what stars and numbers bring at the end

## How moves are written

pavilion-writing =
    { $bonus ->
        [0] { $phase ->
            [draft] A move is where tiles are taken, and the letter of a colour. Factories are 1 to { $factories }, c is the centre. One tile of the joker colour comes along if any lies there, and is not written.
           *[place] To lay a tile, write the star, the place, = and the letter of the tile; to pay a part in jokers, add + and how many, as in NW3=O+2. Stars: NW, NE, E, SE, SW, W, and C for the centre; places: 1 to 6 clockwise from the tip that points up, whatever the spaces cost. To pass, write { "pass:" } and the letters of the tiles that you keep, 4 at most; { "pass:-" } keeps none.
        }
       *[other] To choose a bonus tile, write * and its letter.
    } Letters: P purple, G green, O orange, Y yellow, B blue, R red.

## Labels

pavilion-label-factories = Factories
pavilion-label-factory = Factory { $n }
pavilion-label-centre = Centre
pavilion-label-supply = Supply
pavilion-label-supply-note = bonus tiles come from here
pavilion-label-bag = Bag
pavilion-label-tower = Tower
pavilion-label-hand = Hand
pavilion-label-kept = Passed, kept
pavilion-label-passed = passed
pavilion-label-numbers = Numbers
pavilion-label-worth = Worth at the end
pavilion-label-mix = mix
pavilion-label-windows = windows
pavilion-label-statues = statues
pavilion-label-pillars = pillars
pavilion-label-complete = Complete
pavilion-label-empty = empty
pavilion-label-marker = first-player marker
pavilion-label-marker-short = 1st
pavilion-label-marker-note = The first to take here also takes the marker and loses 1 point for every tile taken.
pavilion-label-last-move = Last move
pavilion-label-you = you
pavilion-label-to-move = to move
pavilion-label-your-turn = Your turn
pavilion-label-winner = winner
pavilion-label-place = place
pavilion-legend-digits = Digits on a star: cost of the space
pavilion-legend-window = window: 3 bonus tiles
pavilion-legend-statue = statue: 2 (shared with the next star)
pavilion-legend-pillar = pillar: 1
pavilion-legend-star = points for the whole star
pavilion-legend-each = each colour once
pavilion-legend-open = not decided yet
pavilion-legend-numbers = Numbers (points for all spaces of a cost)
