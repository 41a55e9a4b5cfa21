### What Azul is, and its options.

azul-name = Azul
azul-about = Take tiles of one colour, fill your lines, and lay a wall that scores in rows and columns.
azul-edition-azul-mini = Azul Mini: the same rules on the travel set.

azul-option-players = Players
azul-option-players-help = How many play: 2, 3 or 4, around 5, 7 or 9 factories.
azul-option-wall = Wall
azul-option-wall-help = On the coloured wall every tile has its printed cell; on the grey wall you choose the cell, each colour at most once in a row and in a column.
azul-option-wall-coloured = Coloured
azul-option-wall-grey = Grey
azul-option-joker = Joker tiles
azul-option-joker-help = Adds joker tiles, which go with any colour.
azul-option-joker-false = No
azul-option-joker-true = Yes

azul-phrase-wall-coloured = coloured wall
azul-phrase-wall-grey = grey wall
azul-phrase-joker-true = with jokers
