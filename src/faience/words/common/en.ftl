### What the page and the terminal both say of any game.

list-last = { $items } and { $last }
player = Player { $n }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## A program that lost its seat

fault = { $name } is out: { fault-why }. A bot of the house takes the seat.
fault-why =
    { $why ->
        [crashed] the program stopped running
        [late] the program did not answer in time
        [nonsense] the program’s answer made no sense
        [gave_up] the program gave up
       *[missing] the program is no longer available
    }
