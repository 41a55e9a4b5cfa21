azul-tiles = { TILES($tiles, say: "azul-tiles-counted", by: ", ") }
azul-handful = { TILES($tiles, say: "azul-tiles-counted", by: " + ") }
# On a floor and in the centre the marker lies among the tiles.
azul-lying = { TILES($tiles, say: "azul-lying-counted", by: ", ") }
azul-lying-counted =
    { $kind ->
        [m] { azul-marker }
       *[other] { azul-tiles-counted }
    }
azul-row-of-wall = { TILES($tiles, say: "azul-row-counted", by: ", ") }
azul-row-counted =
    { $n ->
        [1] { azul-colour }
       *[other] { azul-tiles-counted }
    }
azul-colour = { azul-kind }

azul-factory =
    Factory { $n }: { $tiles ->
        [none] empty
       *[other] { azul-tiles }
    }
azul-factory-taken = Factory { $n }: empty, { azul-tiles } just taken
azul-centre-holds =
    Centre: { $tiles ->
        [none] empty
       *[other] { azul-lying }
    }
azul-taken = { azul-tiles } taken
azul-take =
    Take { azul-tiles } { azul-from }{ $marker ->
        [yes] , and the first-player marker
       *[no] { "" }
    }{ COUNT($rest) ->
        [0] { "" }
        [one] ; { azul-rest } goes to the centre
       *[other] ; { azul-rest } go to the centre
    }
azul-rest = { TILES($rest, say: "azul-tiles-counted", by: ", ") }
azul-from = from { azul-source }
azul-marker-note = The first to take here also gets the marker ({ $cost }) and starts the next round.
azul-marker-held = { $name } has the marker and starts the next round.
azul-offer = Take what?
azul-bag = In the bag: { $n }
azul-lid = In the lid: { $n }
azul-bag-short = Bag { $n }
azul-lid-short = Lid { $n }

azul-next = Next: round { $round }
azul-next-over = This was the last round.
azul-next-starts = { $name } has the marker and starts.
azul-next-short = Round { $round }: { $name } has the marker and starts.
azul-next-dealt =
    { $source ->
        [bag] { $tiles } of the { COUNT($bag) } tiles in the bag are dealt.
        [both] The last { COUNT($bag) } tiles of the bag are dealt, the rest from the lid.
       *[lid] The bag is filled from the lid, { $tiles } tiles are dealt.
    }

azul-hint = hint { $n }
azul-lines = Pattern lines
azul-line-short = Line { $n }
azul-line-empty =
    { $places ->
        [one] empty, { $places } place
       *[other] empty, { $places } places
    }
azul-line-holds = { azul-tiles }, { COUNT($tiles) } of { $places } places
azul-line-complete = { azul-tiles }, complete
azul-completes = completes
azul-completes-say = Completes
azul-fills = { $n } of { $places }
azul-fills-say = Then { $n } of { $places }
azul-falls =
    { $n ->
        [one] { $n } falls
       *[other] { $n } fall
    }
azul-runs-short =
    { $across ->
        [1]
            { $down ->
                [1] alone
               *[other] column of { $down }
            }
       *[other]
            { $down ->
                [1] row of { $across }
               *[other] row of { $across }, column of { $down }
            }
    }
azul-stuck = no open cell
azul-floor-short = Floor
azul-floor-holds =
    Floor{ $tiles ->
        [none] , empty
       *[other] : { azul-lying }
    }
azul-floor-all = all { $n }
azul-points =
    { $sign ->
        [plus] plus { $n }
        [minus] minus { $n }
       *[zero] no points
    }
azul-in-line = In the line:
azul-blocked-complete = complete
azul-blocked-holds = holds { azul-colour }
azul-blocked-shown = the wall already has { azul-colour }
azul-blocked-shown-short = already has { azul-colour }
azul-blocked-column = has { azul-colour }

azul-score-now = Score now
azul-end-stands = End of round, as it stands
azul-end-move = End of round: before → with this move
azul-end-said = { $before }, with this move { $after }
azul-with-tile = Before → with this tile
azul-this-move = This move
azul-this-tile = This tile
azul-lead = { $title }:
azul-lead-alone = { $title }.
azul-full =
    { $n ->
        [one] Line { $lines } is full:
       *[other] Lines { $lines } are full:
    }
azul-tiling = The open cells show what they bring.
azul-nothing = Nothing scores yet
azul-part-wall = wall
azul-part-marker = marker
azul-part-starts = you start round { $round }
azul-starts = You start round { $round }
azul-sum-now = { $n } now
azul-sum-makes = makes { $total }.
azul-not-below = Not below 0:
azul-not-below-stays = you stay at 0
azul-not-below-falls = you come down to 0

azul-wall = Wall
azul-cell-printed = row { $row }, column { $column }, { azul-colour }, empty
azul-cell-free = row { $row }, column { $column }, empty
azul-cell-laid = row { $row }, column { $column }, { azul-colour }
azul-cell-joker = row { $row }, column { $column }, joker on { azul-colour }
azul-cell-early = row { $row }, column { $column }, { azul-colour }, laid early
azul-lay = Lay it here
azul-closed = Not here: { $why }

azul-summary =
    { $n ->
        [one] { $name }’s board, { $n } point.
       *[other] { $name }’s board, { $n } points.
    }
azul-summary-first = Plays first this round.
azul-summary-line = line { $n }: { $line }
azul-summary-no-lines = All lines are empty.
azul-summary-row = wall row { $n }: { azul-row-of-wall }
azul-summary-no-wall = The wall is empty.
azul-summary-floor = On the floor: { azul-lying }.
azul-summary-no-floor = The floor is empty.

azul-step-take = Take
azul-step-place = Place
azul-step-cell = Cell
azul-step-confirm = Confirm
azul-prompt-take = Take tiles from a factory or the centre
azul-prompt-colour = Take { azul-from } → choose a colour
azul-prompt-jokers = Take { azul-from } → with or without jokers?
azul-prompt-line = { azul-handful } { azul-from } → choose a line
azul-prompt-placed = { azul-handful } { azul-from } → line { $n }
azul-prompt-floor = { azul-handful } { azul-from } → floor
azul-prompt-cell = Row { $row } of the wall → choose a cell
azul-prompt-laid = Row { $row } of the wall → column { $column }
azul-prompt-tried = Not there: { $why }

azul-key-source = Factory, or the centre
azul-key-colour = Colour: blue, yellow, red, black, white, joker
azul-key-line = Line, or the column while tiling
azul-key-floor = All to the floor
azul-key-variant = Which tiles fall when jokers overflow

## How to play

azul-learn-take = On your turn take all tiles of one colour from one factory; the rest of it goes to the centre. Or take all of one colour from the centre: whoever does so first also takes the marker and starts the next round.
azul-learn-line = Put them in one line of your board, which holds a single colour. What does not fit falls to the floor.
azul-learn-wall = When all tiles are taken, one tile of each complete line moves to the wall. It scores the row and the column of tiles that it joins, or 1 point alone. Incomplete lines stay.
azul-learn-floor = Then you lose what your floor costs, and the next round begins.
azul-learn-end = The game ends with the round in which somebody completes a row of the wall. Complete rows bring 2 more points, columns 7, colours 10.
