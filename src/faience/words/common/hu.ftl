### Amit az oldal és a terminál minden játékról elmond.

list-last = { $items } és { $last }
player = { $n }. játékos
points =
    { $points ->
       *[other] { $points } pont
    }

## Egy program, amely elvesztette a helyét

fault = { $name } kiesett: { fault-why }. A helyét a ház egyik robotja veszi át.
fault-why =
    { $why ->
        [crashed] a programja leállt
        [late] a programja nem válaszolt időben
        [nonsense] a programja értelmetlen választ adott
        [gave_up] a programja feladta
       *[missing] a programja már nem érhető el
    }
