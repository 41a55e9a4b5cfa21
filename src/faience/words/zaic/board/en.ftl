zaic-desk = Reserve and areas
zaic-board = Board
zaic-score = largest area { $points }

zaic-step-tile = Tile
zaic-step-place = Place
zaic-step-confirm = Confirm
zaic-kind =
    { $kind ->
        [Q] 2 × 2
        [H] 2 × 1 lying
        [V] 2 × 1 standing
       *[S] 1 × 1
    }
zaic-shape-0 = 2 × 2
zaic-shape-1 = 2 × 1
zaic-shape-2 = 1 × 1
zaic-shape-left = { $shape }: { $n } left
zaic-places =
    { $n ->
        [one] { $n } legal place
       *[other] { $n } legal places
    }
zaic-no-place = no legal place

zaic-reserve-yours = Your reserve
zaic-reserve-of = { $name }’s reserve
zaic-reserve-said = Reserve of { $name }: { $reserve }
zaic-turn = Turn
zaic-turn-none = Only a 2 × 1 can be turned.

zaic-prompt-tile = Choose a tile from your reserve.
zaic-prompt-tile-stack = Choose a tile, or press a stack to open it.
zaic-prompt-closed = { $shape }: { $why }
zaic-prompt-place = { zaic-kind }: { zaic-places }
zaic-prompt-tried = Not at { $place }: { $why }
zaic-prompt-laid =
    { $level ->
        [1] { zaic-kind } at { $place }
       *[other] { zaic-kind } at { $place }, level { $level }
    }

zaic-place =
    { $level ->
        [1] { $place }, { $colour }
       *[other] { $place }, { $colour }, level { $level }
    }
zaic-place-free = { $place }, free
zaic-lay = Lay it here, { zaic-item-covers }. { zaic-brings }
zaic-brings =
    { $by ->
        [0] Largest area stays { $new }
       *[other] Largest area from { $old } to { $new }
    }
zaic-hint = hint { $n }, { zaic-kind }
zaic-hint-mark = hint { $n }

zaic-areas = Areas, largest first
zaic-areas-then = Areas with this move
zaic-no-areas = none
zaic-none-yet = No tile is laid yet.
zaic-level = All areas are level.
zaic-lead = { zaic-decided }:
zaic-leads =
    { $you ->
        [yes] you lead
       *[no] { $name } leads
    }
zaic-rule = The first difference decides.

zaic-looks = View
zaic-look-faces = Faces
zaic-look-heights = Heights
zaic-look-areas = Areas
zaic-no-box = No tile is laid yet
zaic-box = Box { $columns } × { $rows } of 8 × 8
zaic-box-grows = { zaic-box }: { zaic-growth }
zaic-growth =
    { $wider ->
        [0]
            { $higher ->
                [0] can grow no more
               *[other] can grow { $higher } higher
            }
       *[other]
            { $higher ->
                [0] can grow { $wider } wider
               *[other] can grow { $wider } wider and { $higher } higher
            }
    }

zaic-largest-yours = Your largest area
zaic-outcome = { $place }, { zaic-item-covers }; { zaic-other }
zaic-other =
    { $their_by ->
        [0] { $name } keeps { $their_new }
       *[other] { $name } { $their_old } → { $their_new }
    }

zaic-stack =
    { $n ->
        [one] { $place }: { $n } tile
       *[other] { $place }: { $n } tiles, from the top
    }
zaic-stack-tile =
    { $colour ->
        [light] { zaic-kind }, { zaic-role-light }
       *[dark] { zaic-kind }, { zaic-role-dark }
    }
zaic-stack-open = Look into the stack

zaic-learn-turn = Take turns laying one tile from your reserve. Light begins. You may not pass, and a tile never moves again.
zaic-learn-table = On the table, a tile must touch another side to side, but never your own colour. A stack counts as the colour on its top.
zaic-learn-top = On top of other tiles, all squares beneath must be on one level, and at least one of them must be your opponent’s. No tile may be covered completely. Press a stack to look into it.
zaic-learn-box = All tiles together never span more than 8 × 8 places. The dotted frame shows the box in use, the grid how far it can still reach.
zaic-learn-end = The game ends when the player to move cannot play. Compare areas, largest first: the first difference decides. Heights do not matter.

zaic-key-tile = Tile: 2 × 2, 2 × 1, 1 × 1
zaic-key-turn = Turn the 2 × 1 (or the mouse wheel)
zaic-key-move = Move the tile; Space lays it
zaic-key-next = Next legal place (Shift: the one before)
zaic-key-stack = Look into a stack (or press it; with a tile in hand, hold)
zaic-key-look = Faces, heights, areas
