### The facts of a table of Azul in words.

## Pieces and places

azul-marker = first-player marker
azul-factories = Factories
azul-centre = Centre
azul-line = Line { $n }
azul-floor = Floor
azul-kind =
    { $kind ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
        [W] white
       *[J] joker
    }
azul-tiles-counted =
    { $kind ->
        [J]
            { $n ->
                [one] { $n } joker
               *[other] { $n } jokers
            }
       *[other] { $n } { azul-kind }
    }
# What was taken, and what went somewhere: languages with cases tell them apart.
azul-tiles-taken = { azul-tiles-counted }
azul-tiles-moved = { azul-tiles-counted }

## What a move did

azul-did-take =
    { $name } took { TILES($tiles, say: "azul-tiles-taken") } from { azul-source } to { azul-target }{ $marker ->
        [yes] , with the first-player marker
       *[no] { "" }
    }{ azul-fall }{ $rest ->
        [none] { "" }
       *[other] ; { TILES($rest, say: "azul-tiles-moved") } to the centre
    }.
azul-source =
    { $source ->
        [none] the centre
       *[other] factory { $source }
    }
azul-target =
    { $line ->
        [none] the floor
       *[other] line { $line }
    }
# Tiles that find no place in the line, and those that find none on the floor either.
azul-fall =
    { $lid ->
        [some]
            { $line ->
                [none] ; { $to_lid } of them went to the lid, as the floor is full
               *[other] ; { TILES($fell, say: "azul-tiles-moved") } fell: { $floor } to the floor, { $to_lid } to the lid
            }
        [all]
            { $line ->
                [none] ; { TILES($tiles, say: "azul-tiles-moved") } went to the lid, as the floor is full
               *[other] ; { TILES($fell, say: "azul-tiles-moved") } went to the lid, as the floor is full
            }
       *[none]
            { $fell ->
                [none] { "" }
               *[other] ; { TILES($fell, say: "azul-tiles-moved") } fell to the floor
            }
    }
azul-did-lay = { $name } laid { azul-one } in row { $row }, column { $column }.
azul-one =
    { $tile ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
        [W] white
       *[J] a joker
    }

## What a move would do

azul-do-take =
    { TILES($tiles, say: "azul-tiles-taken") } from { azul-source } to { azul-target }{ $jokers ->
        [none] { "" }
        [0] , no joker stays
        [one] , { $jokers } joker stays
       *[other] , { $jokers } jokers stay
    }
azul-do-lay = { azul-one } in row { $row }, column { $column }
azul-title-take =
    { $line ->
        [none]
            { COUNT($tiles) ->
                [one] The tile to the floor
               *[other] All { COUNT($tiles) } to the floor
            }
       *[other]
            { $held ->
                [none] Line { $line } completes
               *[other] { $held } of { $line } in line { $line }
            }
    }
azul-title-lay = Row { $row }, column { $column }
azul-horizon =
    { $what ->
        [lay] with this tile
       *[take] after this round
    }

## Gains and losses

azul-item-tile =
    { $within ->
        [move] wall: { azul-runs }
        [stands] Line { $row }: { azul-runs }
       *[round] Wall row { $row }: { azul-runs }
    }
azul-runs =
    { $across ->
        [1]
            { $down ->
                [1] on its own
               *[other] column of { $down }
            }
       *[other]
            { $down ->
                [1] row of { $across }
               *[other] row of { $across }, column of { $down }
            }
    }
azul-item-wall =
    { $falls ->
        [yes] no cell is open: the line will fall to the floor
       *[no] wall, with the best cell
    }
azul-item-later = longer runs in the rows below
azul-item-marker = first-player marker
azul-item-floor = floor
azul-item-stuck = line { $row } found no open cell and fell to the floor
azul-item-bonus =
    { $of ->
        [row]
            { $n ->
                [one] { $n } complete row
               *[other] { $n } complete rows
            }
        [column]
            { $n ->
                [one] { $n } complete column
               *[other] { $n } complete columns
            }
       *[colour]
            { $n ->
                [one] { $n } complete colour
               *[other] { $n } complete colours
            }
    }

## Why something may not be done

azul-why-untiled = a column must be chosen for row { $row }
azul-why-not_yet = columns are chosen when all tiles are taken
azul-why-empty_factory = factory { $n } is empty
azul-why-empty_centre = the centre is empty
azul-why-factory_without = there is no { azul-kind } on factory { $n }
azul-why-centre_without = there is no { azul-kind } in the centre
azul-why-complete = line { $row } is complete
azul-why-holds = line { $row } holds { azul-kind }
azul-why-shown = row { $row } of the wall already has { azul-kind }
azul-why-choice = a / and the number of jokers that stay in the line are written exactly when not all tiles fit
azul-why-other_row = row { $row } is to be tiled now
azul-why-taken = row { $row }, column { $column } is taken
azul-why-column = column { $column } already has { azul-kind }

## How the game stands

azul-role-opens = plays first this round
azul-role-will_open = starts the next round
azul-progress =
    { azul-round }{ $quiet ->
        [0] { "" }
       *[other] , { azul-quiet }
    }
azul-round = Round { $round }
azul-quiet = rounds without a wall tile: { $quiet } of 10
azul-result = { azul-won }: { azul-reason }
azul-won =
    { $winners ->
        [1]
            { $you ->
                [yes] You win
               *[no] { $names } wins
            }
       *[other] { $names } share the victory
    } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $tie ->
        [rows] { " " }and more complete rows
       *[none] { "" }
    }
azul-reason =
    { $reason ->
        [row] a row of the wall is complete
        [stalled] ten rounds in a row put no tile on any wall
       *[no_tiles] no tiles were left to deal
    }
