### What the page says at a table, beside the game’s own texts: fetched with these, one language at a time.

## Everywhere

copy = Copy
copied = Copied
share = Share
named-value = { $name }: { $value }

## Coming to a table

laid-by = { $hosts } laid this table.
address-for-others = Address for others
same-network = The link works for phones and computers in the same network.
local-only = This table is open on this computer only.
local-only-how = To let others in, stop Faience and start it like this:
local-only-then = The table is kept, and its invitation then works for phones and computers in your network. The README says how friends elsewhere can join.
local-link = A link that works on this computer only
waiting-room = The table is ready
waiting-for =
    { $count ->
        [one] One seat is still open. Send its link to a friend.
       *[other] { $count } seats are still open. Send each link to a friend.
    }
waiting-watch =
    { $count ->
        [one] The game begins when the open seat is taken.
       *[other] The game begins when the { $count } open seats are taken.
    }
waiting = waiting
give-open = Give to a bot
give-open-to = Give to { $name }
qr = QR code of the link
invitation-title = A seat for you: { $game }

## The table

skip = Skip to the game
market = Market
opponents = Opponents
moves = Moves
last-moves = Last moves
confirm-bar = Your move
watch-bar = Watching
steps = Steps
board-of = Board of { $name }
look = { $name }: look at the board
watching-count = { $count } watching
your-turn-said = Your turn.
tag-turn = To move
choosing = Choosing…
tag-won = won
thinks = Thinking
who-you = You
who-here = At this screen
who-friend = Friend
who-person = Player
who-stands-in = A bot stands in
who-stands-in-mine = A bot plays for you
connection-here = online
connection-away = reconnecting
away-kept =
    { $minutes ->
       *[other] Away { $time }, seat kept for { $minutes } min
    }
away-long = Away { $time }

## The prompt line

turn-of = { $name }’s turn.
turn-of-here = { $name }, your turn.
look-around = You may look around, or prepare a move.
watching = You are watching.
bot-thinks = { $name } is thinking
bot-for-you = A bot plays for you.
watching-paused = Paused.
moves-waiting =
    { $count ->
        [one] { $count } move is waiting.
       *[other] { $count } moves are waiting.
    }
choosing-too = { $name } is choosing, too.
chosen-early = You have chosen. It is played when it is your turn.
preparing = Preparing your move.
prepared-kept = It is kept until your turn.
prepared-gone = The move you prepared is no longer possible. Choose again.
hint-lead = Hint:
hint-marked =
    { $count ->
        [1] the best move is marked 1
        [2] the best two are marked 1 and 2
       *[other] the best three are marked 1, 2, 3
    }
counting-then = { $first }, then { $rest }
counting-part = { $n } of { $of }
sending = Sending your move
dealing = Dealing tiles.
offline = You are offline.
offline-wait = Trying again in { $seconds } s. Nothing is lost.
offline-trying = Trying again… Nothing is lost.

## The confirm bar

confirm = Confirm
undo = Undo
undo-move = Take back
undo-ask = Ask to take back
undo-asked = { $name } would like to take back the last move.
undo-waits = You asked to take back your move. Waiting for the others.
agree = Agree
decline = Decline
pause = Pause
go-on = Go on
catch-up = To the latest move
prepare = Prepare a move
prepare-about = Choose as on your turn. Nothing is sent until you confirm it then.
stop-preparing = Stop preparing
skip-counting = Skip
hint = Hint
hint-waits = Looking for the best moves…
hint-close = Close the hints
hint-chance = Chance to win
hint-equal = nearly equal: { $percent } apart
hint-even = nearly equal
hint-now = { $points } now
hint-ends = ends about { $finals }
hint-n = Hint { $n }:
hint-follows = Then:
hint-choose = choose one,
hint-closes = closes
click-again = Click the chosen place again to play.
after-said = { $horizon }: from { $before } to { $after }
before = before
after = after
strip = { $name }, end of round { $round }

## Seats and bots

give-seat = Give the seat to a bot
give-my-seat = Let a bot play for me
give-seat-of = Let a bot play for { $name }
take-back-seat = Take my seat back
take-back-seat-of = { $name } plays again
copy-watch-link = Copy the link to watch

## The log

log-empty = No moves yet.
log-deal = Round { $round }
log-round = End of round { $round }
round-ended = End of round { $round }.
log-undo = { $name } took a move back.
log-sat = { $name } sat down.
log-bot = A bot plays for { $name }.
log-back = { $name } plays again.
scoring-said = { $name }: { $change }, now { $after }.
score-said = { $name }: { $score }.

## The end

over = The game is over
over-said = Game over. { $result }
ended-won = You won, { $mine } to { $other }.
ended-lost = You lost, { $mine } to { $other }.
ended-won-tied = You won on the tie-break, { $points } all.
ended-lost-tied = You lost on the tie-break, { $points } all.
ended-shared = You share the win: { $score } each.
ended-won-by = { $name } won, { $best } to { $other }.
ended-won-by-tied = { $name } won on the tie-break, { $points } all.
ended-shared-by = { $names } share the win: { $score } each.
place = Place { $place }
before-bonuses = before bonuses
save-record = Save the game
rematch = Rematch
rematch-laid = The table for the rematch is ready.
rematch-go = Go to the rematch
rematch-watch = Watch the rematch

## Keys

book = About this game, and keys
keys = Keys
enter = Enter
space = Space
key-tab = From one region to the next
key-enter = Confirm the chosen move
key-back = One step back
key-undo = Take back
key-hint = Hint
key-prepare = Prepare a move while others think
key-choose-hint = Choose a hint
key-skip = Skip what is being shown
key-last = Read the last move
key-scores = Read the scores
key-list = This list

## When something does not work

refused-illegal = That move is not possible: { $why }. Choose again.
refused-stale = That move is no longer possible: the table has changed. Nothing was lost, choose again.
refused-not_your_turn = It is no longer your turn. Nothing was lost.
refused-not_your_seat = You cannot decide about that seat, or not yet.
refused-no_undo = There is no move to take back now.
refused-no_hint = There are no hints at this table.
refused-no_prepare = There is nothing to prepare right now.
refused-seat_taken = That seat has just been taken.
refused-over = The game is already over.
refused-busy = Too much at once. Try again in a moment.
refused-unreachable = The server is not answering. Try again in a moment.
refused-no_watching = Only its players may see this table.
refused-other = That did not work. Nothing was lost, try again.
