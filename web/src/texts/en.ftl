### The page's own texts. Those of a game stand in its folder.

## Everywhere

logo = Faience, to the lobby
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
try-now = Try now
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
theme-system = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-system = As the system
motion-full = Full
motion-reduced = None
sound = Sound
sound-off = Off
sound-quiet = Quiet
sound-normal = Normal
playing = Playing
second-click = Confirm by a second click only, without the bar
play-forced = Play for me when only one move is legal

## Lobby

lay-table = Lay a table
game = Game
players-fixed = { $most } players
players-span = { $least }–{ $most } players
rules = Rules
seats = Seats
who-sits = Who sits on seat { $number }
name-of-seat = Name on seat { $number }
seat-me = Me
seat-here = Here, too
seat-friend = A friend
seat-bot = Bots
seat-bot-title = Bot · { $name }
seat-bot-about = Level { $level } of { $of }.
friend-by-link = A friend, by link
friend-by-link-about = You get the link once the table is open.
bot-novice = Novice
bot-novice-about = Sees the next move and little more; good for a first game.
bot-casual = Casual
bot-casual-about = Plays sensibly and lets things slip.
bot-steady = Steady
bot-steady-about = Looks a few moves ahead and seldom errs.
bot-keen = Keen
bot-keen-about = Plans the round and takes what you need.
bot-expert = Expert
bot-expert-about = Reads most rounds to their end.
bot-master = Master
bot-master-about = The strongest there is.
bot-some = Level { $level }
watch = Who may watch
watch-nobody = Nobody
watch-link = By link
watch-anyone = Anyone
watch-nobody-about = Only the players see the table.
watch-link-about = Whoever has the link may watch.
watch-anyone-about = The lobby lists the table for everybody.
hints-allowed = Hints are allowed
fill-bots = Fill with bots
open-table = Open the table
start-title =
    { $count ->
       *[other] { $game }, { $count } players.
    }
start-now = Starts at once.
start-watch = Only bots play: you watch.
start-friends =
    { $count ->
        [one] Starts when your friend sits down, or give that seat to a bot.
       *[other] Starts when your friends sit down, or give their seats to bots.
    }
start-lonely = Who invites a friend plays, too: take a seat yourself.
continue = Continue
watch-others = Watch
watch-bots = Watch the bots play
recent = Recent games
recent-empty = No game is finished yet.
lobby-empty = No games yet. Lay a table, or watch the bots.
standing = { $name } { $points }
round-n = round { $round }
open-seat = open seat
outcome-won = won
outcome-shared = shared
outcome-lost = lost
look-at = Look

## Coming to a table

take-seat = Take your seat
take-seat-about = A friend has kept a seat for you at this table.
sit-down = Sit down
only-watch = Only look
waiting-room = The table is laid
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
       *[other] Away { $time }, seat kept { $minutes } min
    }
away-long = Away { $time }

## The prompt line

turn-of = { $name }’s turn.
turn-of-here = { $name }, your turn.
look-around = You may look around.
watching = You are watching.
bot-thinks = { $name } is thinking
bot-for-you = A bot plays for you.
sending = Playing
dealing = Tiles are being dealt.
offline = You are offline.
offline-wait = Trying again in { $seconds } s. Nothing is lost.
offline-trying = Trying again… Nothing is lost.

## The confirm bar

confirm = Confirm
undo = Undo
undo-move = Take back
undo-ask = Ask to take back
undo-asked = { $name } would like to take back the last move.
undo-waits = You asked to take back your move. The others are answering.
agree = Agree
decline = Decline
hint = Hint
hint-title = The best moves
hint-waits = Looking for the best moves…
nothing-chosen = Nothing chosen yet.
after-said = { $horizon }: from { $before } to { $after }

## Seats and bots

give-seat = Give the seat to a bot
give-my-seat = Let a bot play for me
give-seat-of = Let a bot play for { $name }
take-back-seat = Take my seat back
take-back-seat-of = { $name } plays again
copy-watch-link = Copy the link for watching

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
before-bonuses = without bonuses
save-record = Save the record
rematch = Rematch
rematch-laid = The table for a rematch is laid.
rematch-go = Go to the rematch
rematch-watch = Watch the rematch

## Keys

book = About this game, keys
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
trouble-no_table = This table does not exist or was closed. Back to the lobby.
trouble-nowhere = There is nothing at this address. Back to the lobby.
trouble-no_watching = Only its players may see this table. Ask one of them for an invitation.
trouble-bad_invitation = This link does not fit the table. Ask for a new one.
trouble-seat_taken = Somebody has taken that seat already. Reload the page to watch.
trouble-no_face = This page cannot draw that game yet. Reload it, or choose another table.
trouble-unreachable = The server does not answer. Look at your connection, then try again.
trouble-bad_spec = The table cannot be laid with these rules. Choose others.
trouble-busy = Too much is going on right now. Try again in a moment.
trouble-broken = This table was damaged and cannot be opened. Lay a new one.
trouble-other = Something went wrong. Reload the page and try again.
refused-illegal = That move does not fit: { $why }. Choose again.
refused-stale = That move no longer fits: the table changed. Nothing was lost, choose again.
refused-not_your_turn = It is not your turn any more. Nothing was lost.
refused-not_your_seat = That seat is not yours to decide about, or not yet.
refused-no_undo = There is no move that can be taken back now.
refused-no_hint = There are no hints at this table.
refused-seat_taken = That seat has been taken meanwhile.
refused-over = The game is over already.
refused-busy = Too much at once. Try again in a moment.
refused-unreachable = The server does not answer. Try again in a moment.
refused-no_watching = Only its players may see this table.
refused-other = That could not be done. Nothing was lost, try again.
