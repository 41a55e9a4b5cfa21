### The page's own texts. Those of a game stand in its folder.

## Everywhere

logo = Faience, back to the lobby
close = Close
copy = Copy
copied = Copied
share = Share
name = Name
my-name = My name
you = you
settings = Settings
menu = Menu
lobby = Lobby
back-to-lobby = Back to the lobby
try-now = Try again
opening = Opening the table
title-turn = ● Your turn · { $game }
title-table = { $game } · Faience
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Settings

language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
motion = Motion
motion-system = System
motion-full = Full
motion-reduced = None
sound = Sound
sound-off = Off
sound-quiet = Quiet
sound-normal = Normal
playing = Playing
second-click = Confirm with a second click, without the bar
play-forced = Play for me when only one move is legal

## Lobby

lay-table = Lay a table
game = Game
players-fixed = { $most } players
players-span = { $least }–{ $most } players
rules = Rules
seats = Seats
who-sits = Who sits in seat { $number }
name-of-seat = Name for seat { $number }
seat-me = Me
seat-here = Also here
seat-friend = A friend
seat-bot = Bots
seat-bot-title = Bot · { $name }
seat-bot-about = Level { $level } of { $of }.
friend-by-link = A friend, by link
friend-by-link-about = You get the link once the table is open.
bot-novice = Novice
bot-novice-about = Sees the next move and little more; good for a first game.
bot-casual = Casual
bot-casual-about = Plays sensibly but lets things slip.
bot-steady = Steady
bot-steady-about = Looks a few moves ahead and makes few mistakes.
bot-keen = Keen
bot-keen-about = Plans the round and takes what you need.
bot-expert = Expert
bot-expert-about = Reads most rounds to the end.
bot-master = Master
bot-master-about = The strongest there is.
bot-some = Level { $level }
seat-program = Programs
seat-program-about = A program that the host of this server has added.
watch = Who may watch
watch-nobody = Nobody
watch-link = By link
watch-anyone = Anyone
watch-nobody-about = Only the players see the table.
watch-link-about = Whoever has the link may watch.
watch-anyone-about = The lobby lists the table for everyone.
hints-allowed = Allow hints
fill-bots = Fill with bots
open-table = Open the table
start-title =
    { $count ->
       *[other] { $game }, { $count } players.
    }
start-now = Starts right away.
start-watch = Only bots play: you watch.
start-friends =
    { $count ->
        [one] Starts when your friend sits down. Or give the seat to a bot.
       *[other] Starts when your friends sit down. Or give their seats to bots.
    }
start-lonely = To invite a friend, take a seat yourself.
continue = Continue
watch-others = Watch
watch-bots = Watch the bots play
recent = Recent games
recent-empty = No finished games yet.
lobby-empty = No games yet. Lay a table, or watch the bots.
standing = { $name } { $points }
round-n = round { $round }
open-seat = open seat
outcome-won = won
outcome-shared = tied
outcome-lost = lost
look-at = View

## Coming to a table

take-seat = Take your seat
take-seat-about = A friend has saved you a seat at this table.
sit-down = Sit down
only-watch = Just watch
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
steps = Steps
board-of = Board of { $name }
look = { $name }: look at the board
watching-count = { $count } watching
your-turn = Your turn
your-turn-said = Your turn.
tag-turn = To move
choosing = Choosing…
tag-won = won
thinks = Thinking
who-you = You
who-here = At this screen
who-friend = Friend
who-person = Player
who-bot = Bot · level { $level } of { $of }
who-bot-small = Bot { $level }/{ $of }
who-some-bot = Bot
who-stands-in = A bot stands in
who-stands-in-mine = A bot plays for you
who-open = Open seat
connection-here = online
connection-away = reconnecting
connection-bot = bot
away-kept =
    { $minutes ->
       *[other] Away { $time }, seat kept for { $minutes } min
    }
away-long = Away { $time }

## The prompt line

turn-of = { $name }’s turn.
turn-of-here = { $name }, your turn.
look-around = Feel free to look around.
watching = You are watching.
bot-thinks = { $name } is thinking
bot-for-you = A bot plays for you.
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
hint = Hint
hint-title = The best moves
hint-waits = Looking for the best moves…
hint-expects = about { points } in the end, { $percent }% chance to win
nothing-chosen = Nothing chosen yet.
click-again = Click the chosen place again to play.
after-said = { $horizon }: from { $before } to { $after }

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
log-refill = New tiles were dealt.
log-round = End of round { $round }
log-undo = { $name } took a move back.
log-sat = { $name } sat down.
log-bot = A bot plays for { $name }.
log-back = { $name } plays again.
no-points = No points.
reckoning-said = { $name }: { $change }, now { $after }.
score-said =
    { $points ->
        [one] { $name }: { $points } point.
       *[other] { $name }: { $points } points.
    }

## The end

over = The game is over
over-said = Game over: { $result }
place = Place { $place }
before-bonuses = before bonuses
save-record = Save the game
rematch = Rematch
rematch-laid = The table for the rematch is ready.
rematch-go = Go to the rematch
rematch-watch = Watch the rematch

## Keys

book = About this game, and keys
how-to-play = How to play
keys = Keys
key-tab = From one region to the next
key-enter = Confirm the chosen move
key-back = One step back
key-undo = Take back
key-hint = Hint
key-last = Read the last move
key-scores = Read the scores
key-list = This list

## When something does not work

trouble = That did not work
trouble-no_table = This table does not exist or was closed. Go back to the lobby.
trouble-nowhere = There is nothing at this address. Go back to the lobby.
trouble-no_watching = Only its players may see this table. Ask one of them for an invitation.
trouble-bad_invitation = This link is not for this table. Ask for a new one.
trouble-seat_taken = Someone has already taken that seat. Reload the page to watch.
trouble-no_face = This page cannot show that game yet. Reload it, or choose another table.
trouble-unreachable = The server is not answering. Check your connection, then try again.
trouble-bad_spec = The table cannot be set up with these rules. Choose others.
trouble-busy = It is very busy right now. Try again in a moment.
trouble-broken = This table was damaged and cannot be opened. Set up a new one.
trouble-other = Something went wrong. Reload the page and try again.
refused-illegal = That move is not possible: { $why }. Choose again.
refused-stale = That move is no longer possible: the table has changed. Nothing was lost, choose again.
refused-not_your_turn = It is no longer your turn. Nothing was lost.
refused-not_your_seat = You cannot decide about that seat, or not yet.
refused-no_undo = There is no move to take back now.
refused-no_hint = There are no hints at this table.
refused-seat_taken = That seat has just been taken.
refused-over = The game is already over.
refused-busy = Too much at once. Try again in a moment.
refused-unreachable = The server is not answering. Try again in a moment.
refused-no_watching = Only its players may see this table.
refused-other = That did not work. Nothing was lost, try again.
