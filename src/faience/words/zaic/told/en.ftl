## A move

zaic-did-lay = { $name } laid { zaic-a-tile } at { $place }{ zaic-on-level }; { zaic-largest }{ zaic-and-theirs }.
zaic-do-lay = { zaic-a-tile } at { $place }{ zaic-on-level }
zaic-title-lay = { zaic-tile } at { $place }
zaic-horizon = after this move
zaic-a-tile =
    { $kind ->
        [Q] a 2×2
        [H] a 2×1 lying
        [V] a 2×1 standing
       *[S] a 1×1
    }
zaic-tile =
    { $kind ->
        [Q] 2×2
        [H] 2×1 lying
        [V] 2×1 standing
       *[S] 1×1
    }
zaic-on-level =
    { $on ->
        [0] { "" }
       *[other] , on top of level { $on }
    }

## What a move brings

zaic-item-change =
    { $own ->
        [yes] { zaic-largest }
       *[no] { zaic-theirs }
    }
zaic-largest =
    { $by ->
        [0] largest area still { $new }
       *[other] largest area { $old } → { $new }
    }
zaic-theirs =
    { $by ->
        [0] the opponent keeps { $new }
       *[other] the opponent’s { $old } → { $new }
    }
zaic-and-theirs =
    { $their_by ->
        [0] { "" }
       *[other] , the opponent’s { $their_old } → { $their_new }
    }
zaic-item-covers =
    { $level ->
        [1] on the table
       *[other] at level { $level }, covers { zaic-hidden }
    }
zaic-hidden =
    { $light ->
        [0] { zaic-hidden-dark }
       *[other]
            { $dark ->
                [0] { zaic-hidden-light }
               *[other] { $light } light and { zaic-hidden-dark }
            }
    }
zaic-hidden-light =
    { $light ->
        [one] { $light } light square
       *[other] { $light } light squares
    }
zaic-hidden-dark =
    { $dark ->
        [one] { $dark } dark square
       *[other] { $dark } dark squares
    }
zaic-item-areas =
    { $areas ->
        [none] Areas: none
       *[other] Areas: { $areas }
    }

## Why a tile may not lie somewhere

zaic-why-first = the first tile lies at { $place }
zaic-why-none_left = none of these left
zaic-why-half = partly on the table, partly on tiles
zaic-why-levels = levels differ: { $low } and { $high }
zaic-why-alone = must touch another tile
zaic-why-own = touches your own tile at { $place }
zaic-why-wide = the box would be { $n } wide; 8 is the most
zaic-why-high = the box would be { $n } high; 8 is the most
zaic-why-no_opponent = covers no square of the opponent
zaic-why-whole = would cover the whole tile at { $place }
zaic-why-rest = would hide the rest of the tile at { $place }

## The table

zaic-role-light = light
zaic-role-dark = dark
zaic-progress = Move { $move }
zaic-result = { zaic-won }: { zaic-reason }
zaic-won =
    { $winners ->
        [1] { zaic-winner } ({ zaic-decided })
       *[other] A draw: all areas are equal
    }
zaic-winner =
    { $you ->
        [yes] You win
       *[no] { $names } wins
    }
zaic-decided =
    { $equal ->
        [none] { $more } beats { $less }
       *[other] { $equal } on both sides, then { $more } beats { $less }
    }
zaic-reason = the player to move cannot play
