### What the terminal, and pictures of the table, say of Summer Pavilion beside what it tells.

## A whole table

pavilion-terminal-joker = Joker colour: { TILES($joker, say: "pavilion-colour") }
pavilion-terminal-status =
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
pavilion-terminal-counts =
    { $tiles ->
        [none] { terminal-empty }
       *[other] { TILES($tiles, say: "pavilion-counted", by: ", ") }
    }
pavilion-terminal-star =
    { $star ->
        [0] North-west star
        [1] North-east star
        [2] East star
        [3] South-east star
        [4] South-west star
        [5] West star
       *[6] Central star
    }
pavilion-terminal-space = { pavilion-spot } { TILES($tile, say: "pavilion-colour") }

## Lists of moves

pavilion-terminal-list-draft =
    { $tiles ->
        [none] { pavilion-terminal-list-joker }
       *[other] { TILES($tiles, say: "pavilion-counted") }{ $joker ->
            [none] { "" }
           *[other] , { pavilion-terminal-list-joker }
        }
    }
pavilion-terminal-list-joker = { TILES($joker, say: "pavilion-counted") } (joker)
pavilion-terminal-list-place =
    { TILES($tile, $paid, say: "pavilion-counted") }{ $jokers ->
        [0] { "" }
        [one] , { $jokers } joker
       *[other] , { $jokers } jokers
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }→ { pavilion-bonus }
    }
pavilion-terminal-list-space = place { $tip }, space { $n }
pavilion-terminal-list-passes = Pass
pavilion-terminal-list-keep =
    { $n ->
        [0] keep none
        [one] keep { $n } tile
       *[other] keep { $n } tiles
    }
pavilion-terminal-gain = points, with what stars and numbers bring at the end

## How moves are written

pavilion-terminal-writing =
    { $bonus ->
        [0] { $phase ->
            [draft] A move is where tiles are taken, and the letter of a colour. Factories are 1 to { $factories }, c is the centre. One tile of the joker colour comes along if any lies there, and is not written.
           *[place] To lay a tile, write the star, the place, = and the letter of the tile; to pay a part in jokers, add + and how many, as in NW3=O+2. Stars: NW, NE, E, SE, SW, W, and C for the centre; places: 1 to 6 clockwise from the tip that points up, whatever the spaces cost. To pass, write { "pass:" } and the letters of the tiles that you keep, 4 at most; { "pass:-" } keeps none.
        }
       *[other] To choose a bonus tile, write * and its letter.
    } Letters: P purple, G green, O orange, Y yellow, B blue, R red.

## Labels

pavilion-terminal-supply = Supply
pavilion-terminal-supply-note = bonus tiles come from here
pavilion-terminal-tower = Tower
pavilion-terminal-hand = Hand
pavilion-terminal-kept = Passed, kept
pavilion-terminal-passed = passed
pavilion-terminal-numbers = Numbers
pavilion-terminal-worth = Worth at the end
pavilion-terminal-mix = mix
pavilion-terminal-windows = windows
pavilion-terminal-statues = statues
pavilion-terminal-pillars = pillars
pavilion-terminal-complete = Complete
pavilion-terminal-marker-note = The first to take here also takes the marker and loses 1 point for every tile taken.
pavilion-terminal-place = place
pavilion-terminal-legend-digits = Digits on a star: cost of the space
pavilion-terminal-legend-window = window: 3 bonus tiles
pavilion-terminal-legend-statue = statue: 2 (shared with the next star)
pavilion-terminal-legend-pillar = pillar: 1
pavilion-terminal-legend-star = points for the whole star
pavilion-terminal-legend-each = each colour once
pavilion-terminal-legend-open = not decided yet
pavilion-terminal-legend-numbers = Numbers (points for all spaces of a cost)
