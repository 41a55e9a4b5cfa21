zaic-desk = Reserve and areas
zaic-board = Board
zaic-score = largest area { $points }

zaic-step-tile = Tile
zaic-step-place = Place
zaic-step-confirm = Confirm
zaic-light = light
zaic-dark = dark
zaic-kind-Q = 2 × 2
zaic-kind-H = 2 × 1 lying
zaic-kind-V = 2 × 1 standing
zaic-kind-S = 1 × 1
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
zaic-prompt-place = { $tile }: { zaic-places }
zaic-prompt-tried = Not at { $place }: { $why }
zaic-prompt-laid =
    { $level ->
        [1] { $tile } at { $place }
       *[other] { $tile } at { $place }, level { $level }
    }

zaic-place =
    { $level ->
        [1] { $place }, { $colour }
       *[other] { $place }, { $colour }, level { $level }
    }
zaic-place-free = { $place }, free
zaic-lay = Lay it here, { $where }.
zaic-brings =
    { $gain ->
        [0] Largest area stays { $after }
       *[other] Largest area from { $before } to { $after }
    }
zaic-light-squares =
    { $light ->
        [one] { $light } light square
       *[other] { $light } light squares
    }
zaic-dark-squares =
    { $dark ->
        [one] { $dark } dark square
       *[other] { $dark } dark squares
    }
zaic-on-table = on the table
zaic-on-top =
    { $covers ->
        [light] at level { $level }, covers { zaic-light-squares }
        [dark] at level { $level }, covers { zaic-dark-squares }
       *[both] at level { $level }, covers { $light } light and { zaic-dark-squares }
    }
zaic-hint = hint { $n }, { $tile }
zaic-hint-mark = hint { $n }
zaic-hint-now =
    { $gain ->
        [0] largest area still { $after }
       *[other] largest area { $before } → { $after }
    }

zaic-areas = Areas, largest first
zaic-areas-then = Areas with this move
zaic-no-areas = none
zaic-none-yet = No tile is laid yet.
zaic-level = All areas are level.
zaic-beats = { $more } beats { $less }:
zaic-then-beats = { $sizes } on both sides, then { $more } beats { $less }:
zaic-you-lead = you lead
zaic-leads = { $name } leads
zaic-rule = The first difference decides.

zaic-looks = View
zaic-look-faces = Faces
zaic-look-heights = Heights
zaic-look-areas = Areas
zaic-no-box = No tile is laid yet
zaic-box = Box { $columns } × { $rows } of 8 × 8
zaic-box-grows =
    { $ways ->
        [wider] { zaic-box }: can grow { $wider } wider
        [higher] { zaic-box }: can grow { $higher } higher
        [both] { zaic-box }: can grow { $wider } wider and { $higher } higher
       *[full] { zaic-box }: can grow no more
    }

zaic-largest-yours = Your largest area
zaic-outcome = { $place }, { $where }; { $theirs }
zaic-keeps = { $name } keeps { $after }
zaic-falls = { $name } { $before } → { $after }

zaic-stack =
    { $n ->
        [one] { $place }: { $n } tile
       *[other] { $place }: { $n } tiles, from the top
    }
zaic-stack-tile = { $tile }, { $colour }
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
