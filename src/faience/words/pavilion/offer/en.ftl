### What Summer Pavilion is, and its options.

pavilion-name = Summer Pavilion
pavilion-about = Collect rhombs, pay for spaces, and complete stars around a garden.
pavilion-option-players = Players
pavilion-option-players-help = How many play: 2, 3 or 4, around 5, 7 or 9 factories.
pavilion-option-board = Board
pavilion-option-board-help = On the coloured board every outer star takes one colour and the central star each colour once; on the grey board you choose for every star whether all its tiles are alike or all different.
pavilion-option-board-coloured = Coloured
pavilion-option-board-grey = Grey
pavilion-phrase-board-coloured = coloured board
pavilion-phrase-board-grey = grey board
