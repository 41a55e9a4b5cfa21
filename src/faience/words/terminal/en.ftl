### What the terminal program says beside the games’ own words.

## A table is opened

terminal-demonstration = There is no terminal to play in: here is a demonstration game between bots.
terminal-resumed = Going on with a kept game.
terminal-unfinished = An unfinished game is kept; { $program } play --continue goes on with it.
terminal-program-not-started = A saved game starts no programs: a bot of the house plays for { $name }. To seat the program again, name it with --seats.

## At a table

terminal-prompt = { $name }, your move ({ terminal-key-help } for help):
terminal-thinking = { $name } is thinking…

## What can be typed

terminal-key-help = ?
terminal-key-list = l
terminal-help-list = list the legal moves in words, with their points; then a number chooses one
terminal-key-begin = l { $prefix }
terminal-help-begin = list only those that begin with { $prefix }
terminal-key-hint = h
terminal-help-hint = a hint: the best moves, and what should follow (Ctrl-C stops it)
terminal-key-undo = u
terminal-help-undo = undo: take back your last move
terminal-key-save = s FILE
terminal-help-save = save the game to a file, to go on with { $program } play --resume FILE
terminal-key-board = b
terminal-help-board = draw the board again
terminal-key-quit = q
terminal-help-quit = leave; the game is kept, { $program } play { $how } goes on with it
terminal-key-enter = Enter
terminal-help-enter = plays the move when there is only one; shows the next page of a list

## Moves

terminal-example = For example, { $move }: { $advice }.
terminal-no-move = “{ $text }” is no move. A move is, for example, { $move }: { $advice }. { terminal-key-list } lists all of them, { terminal-key-help } helps.
terminal-illegal = { $move } is not possible: { $why }.
terminal-only-numbers = Choose a number from 1 to { $n }, or type a move.

## Lists of moves

terminal-list = Legal moves ({ $gain }):
terminal-left-out = and { $n } more; { terminal-key-begin } lists all of them
terminal-none-begins = No legal move begins with “{ $text }”.
terminal-page = Page { $n } of { $of }
terminal-more-pages = Page { $n } of { $of }; Enter shows the next one

## Advice

terminal-hint = A master would play (chance to win; expected result, yours first; → what should follow):
terminal-hint-reply = { $name }: { $advice }
terminal-hint-stopped = No hint, then.
terminal-percent = { $n }%

## Taken back, saved, kept

terminal-undone = Taken back.
terminal-nothing-to-undo = There is nothing to take back.
terminal-deal-seen = That cannot be taken back: new tiles have been dealt since.
terminal-exists = There is a file { $file } already; choose another name.
terminal-saved = Saved. Go on with: { $program } play --resume { $file }
terminal-kept = The game is kept. Go on with: { $program } play { $how }
terminal-not-kept = The game cannot be kept in { $folder } ({ $error }); save it with { terminal-key-save }.
terminal-bye = Goodbye.

## Rounds and results

terminal-round-over = Round { $n } is over: { $scores }
terminal-game-over = End of the game: { $scores }
terminal-items = { $name }: { $items }
terminal-between = { "; " }
terminal-won = You have won, { $own } to { $other }.
terminal-lost = You have lost, { $own } to { $other }.
terminal-victory-shared = You share the victory.
terminal-unfinished-record = The game was not finished.

## A table beside its drawing

terminal-label = { $word }: { $value }
terminal-players = { $n } players
terminal-last-move = Last move
terminal-you = you
terminal-winner = winner
terminal-to-move = to move
terminal-your-turn = Your turn
terminal-turn =
    { $you ->
        [yes] { terminal-your-turn }
       *[no] { $name } { terminal-to-move }
    }

## Factories, centre and bag

terminal-factories = Factories
terminal-factory = Factory { $n }
terminal-centre = Centre
terminal-centre-marked = { terminal-centre } ({ terminal-marker })
terminal-bag = Bag
terminal-empty = empty
terminal-marker = first-player marker
# At most three letters, for the place of a tile.
terminal-marker-short = 1st
terminal-dealt = Round { $n }: tiles are dealt. { $tiles }.
