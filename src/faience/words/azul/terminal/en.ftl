### What only the terminal says of Azul, and the SVG drawing.

azul-terminal-status =
    { $to_move ->
        [-1] Dealing tiles to the factories
       *[other]
            { $tiling ->
                [none] { terminal-turn }
               *[other]
                    { $you ->
                        [yes] Your turn: choose a cell in row { $row } of the wall
                       *[no] { $name } chooses a cell in row { $row } of the wall
                    }
            }
    }
azul-terminal-counts =
    { $tiles ->
        [none] { terminal-empty }
       *[other] { TILES($tiles, say: "azul-tiles-counted", by: ", ") }
    }

## The drawing

azul-terminal-lid = Lid
azul-terminal-row = Wall row { $n }
azul-terminal-cell = column { $n } { azul-kind }
azul-terminal-floor = floor
azul-terminal-marker-note = The first to take here also takes the marker and starts the next round.

## Lists of moves

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
azul-terminal-gain = points if the round ended now

## How moves are written

azul-terminal-writing =
    { $tiling ->
        [none]
            A move is where tiles are taken, their letter, and the line that they go to. Factories are 1 to { $factories }, c is the centre; lines are 1 to 5 from the top, - is the floor. Letters: B blue, Y yellow, R red, K black, W white.{ $joker ->
                [yes] { " " }J is a joker: 3J4 takes only the jokers, 3RJ4 red and jokers together; where not all of them fit, 3RJ2/1 lets 1 joker stay in line 2.
               *[no] { "" }
            }
       *[other] To choose a cell of the wall, write the row, @ and the column, 1 to 5 from the left.
    }
