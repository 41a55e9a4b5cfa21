### What only the terminal says of Azul, and the SVG drawing.

azul-terminal-label = { $word }: { $value }
azul-terminal-players = { $n } players
azul-terminal-counts =
    { $tiles ->
        [none] empty
       *[other] { TILES($tiles, say: "azul-tiles-counted", by: ", ") }
    }

## The drawing

azul-terminal-factory = Factory { $n }
azul-terminal-bag = Bag
azul-terminal-lid = Lid
azul-terminal-row = Wall row { $n }
azul-terminal-cell = column { $n } { azul-kind }
azul-terminal-empty = empty
azul-terminal-floor = floor
# At most three letters, for the place of a tile.
azul-terminal-marker = 1st
azul-terminal-marker-note = The first to take here also takes the marker and starts the next round.
azul-terminal-last = Last move
azul-terminal-you = you
azul-terminal-to-move = to move
azul-terminal-your-turn = Your turn
azul-terminal-winner = winner
azul-terminal-dealing = Dealing tiles to the factories
azul-terminal-turn =
    { $you ->
        [yes] Your turn
       *[no] { $name } to move
    }
azul-terminal-choosing =
    { $you ->
        [yes] Your turn: choose a cell in row { $row } of the wall
       *[no] { $name } chooses a cell in row { $row } of the wall
    }

## Deals

azul-terminal-dealt = { azul-did-deal } { $factories }.
azul-terminal-dealt-factory =
    { $n ->
        [1] Factory { $n }: { azul-terminal-counts }
       *[other] factory { $n }: { azul-terminal-counts }
    }
azul-terminal-dealt-next = { $factories }; { $next }

## Lists of moves

azul-terminal-source =
    { $source ->
        [none]
            { $marker ->
                [none] { azul-centre } ({ azul-marker })
               *[other] { azul-centre }
            }
       *[other] Factory { $source }
    }
azul-terminal-target =
    { $line ->
        [none] floor
       *[other] line { $line }
    }{ $jokers ->
        [none] { "" }
        [0] , no joker
        [one] , { $jokers } joker
       *[other] , { $jokers } jokers
    }
azul-terminal-column = column { $n }

## How moves are written

azul-terminal-write-take = A move is where tiles are taken, their letter, and the line that they go to. Factories are 1 to { $factories }, c is the centre; lines are 1 to { $lines } from the top, - is the floor. Letters: B blue, Y yellow, R red, K black, W white.
azul-terminal-write-jokers = J is a joker: 3J4 takes only the jokers, 3RJ4 red and jokers together; where not all of them fit, 3RJ2/1 lets 1 joker stay in line 2.
azul-terminal-write-lay = To choose a cell of the wall, write the row, @ and the column, 1 to { $columns } from the left.
