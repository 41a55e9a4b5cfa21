### What only the terminal says of Zaic.

zaic-terminal-status = { terminal-turn }
zaic-terminal-gain = how your lead by largest area changes
zaic-terminal-writing = A move is the kind of tile and its lower left place. Q is a 2×2, H a 2×1 lying, V a 2×1 standing, S a 1×1; columns are a to o from the left, rows 1 to 15 from the bottom. Whether the tile lies on the table or on other tiles follows from the place. In the drawing ○ is light, ◆ dark, the number the level; the corners show how far a tile extends.

## The drawing

zaic-terminal-reserve = Reserve
zaic-terminal-reserve-within = reserve
zaic-terminal-areas = Areas
zaic-terminal-areas-within = areas:
zaic-terminal-largest = largest area
zaic-terminal-none = none
zaic-terminal-no-box = No tile is laid yet
zaic-terminal-box = Box { $columns } × { $rows } of 8 × 8: { zaic-terminal-growth }
zaic-terminal-growth =
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
zaic-terminal-leads = { $name } leads: { zaic-decided }
zaic-terminal-even = All areas are equal

## The table in words

zaic-terminal-seat = { $name }, { $colour }. Reserve: { $reserve }. Areas: { $areas }
zaic-terminal-row = Row { $n }: { $squares }
zaic-terminal-square =
    { $level ->
        [1] { $column } { $colour }
       *[other] { $column } { $colour } level { $level }
    }

## The list of moves

zaic-terminal-kind =
    { $kind ->
        [Q] 2×2 (Q), { $n } left
        [H] 2×1 lying (H), { $n } left
        [V] 2×1 standing (V), { $n } left
       *[S] 1×1 (S), { $n } left
    }
zaic-terminal-lying-on =
    { $on ->
        [0] on the table
       *[other] on top of level { $on }
    }
