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
named-value = { $name }: { $value }

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
pace = Pace of the round’s end
pace-normal = Normal
pace-quick = Quick
pace-once = At once
playing = Playing
second-click = Confirm with a second click, without the bar
play-forced = Play for me when only one move is legal

## Lobby

lobby-title = Tile games at one table
lobby-about = Play friends or bots in your browser; no account needed.
play-now = Play now
play-title = { $game } against { $others }
play-title-watch = { $game }: { $others } play, you watch
friends-count =
    { $count ->
        [one] a friend
       *[other] { $count } friends
    }
play-bot = { $name }: { $bot }
play-program = { $name } is a program
play-starts-lot = who starts: by lot
play-starts = { $name } starts
play-link =
    { $count ->
        [one] you get a link to send
       *[other] you get { $count } links to send
    }
as-last-time = as last time
first-time = good for a first game
change-below = change below
invite-friend = Invite a friend
invite-about = { $game }: you get a link to send
lay-table = Or lay a table
game = Game
players-fixed = { $most } players
players-span = { $least }–{ $most } players
game-minutes = { $minutes } min
edition = Edition
no-variants = { $game } has one set of rules.
seats = Seats
who-sits = Who sits in seat { $number }
name-of-seat = Name for seat { $number }
seat-me = Me
seat-me-short = Me
seat-me-about = You, on this screen
seat-here = At this screen
seat-here-short = Here
seat-here-about = At this screen too: you pass it on
seat-friend = A friend, by link
seat-friend-short = Friend
seat-bot = Bots
seat-bot-short = Bot
seat-bot-about = { $who }: { $about }
friend-by-link = A friend, by link
friend-by-link-about = You get the link once the table is open.
seat-number = Seat { $number }
bot-level = { $name }, level { $level } of { $of }
bot-novice = Novice
bot-novice-about = sees the next move and little more
bot-casual = Casual
bot-casual-about = plays sensibly but lets things slip
bot-steady = Steady
bot-steady-about = looks a few moves ahead, errs rarely
bot-keen = Keen
bot-keen-about = plans the round and takes what you need
bot-expert = Expert
bot-expert-about = reads most rounds to the end
bot-master = Master
bot-master-about = the strongest there is
bot-some = Level { $level }
seat-program = Programs
seat-program-about = A program that the host of this server has added
who-starts = Who starts
by-lot = By lot
table-customs = Watching and hints
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
start-now-lot = Starts right away; who begins is drawn by lot.
start-now = Starts right away; { $name } begins.
start-watch = Only bots play: you watch.
start-friends =
    { $count ->
        [one] Waits for your friend.
       *[other] Waits for your friends.
    }
start-lonely = To invite a friend, take a seat yourself.
continue = Continue
turn-at = { $name }’s turn
all-games = All my games ({ $count })
learn = Learn
learn-about = a game in 5 minutes
opening-rules = Fetching the rules
learn-play = Play { $game }
watch-tile = Watch
watch-tile-about =
    { $count ->
        [0] the bots play
        [one] { $count } table, or bots
       *[other] { $count } tables, or bots
    }
watch-others = Tables that you may watch
watch-none = Nobody plays where everyone may watch.
watch-bots = Watch the bots play { $game }
recent = Recent games
recent-empty = No finished games yet.
lobby-empty = No games yet. Play now, lay a table, or watch the bots.
standing = { $name } { $points }
against = { $mine } to { $theirs } against { $name }
named-bot = { $name }, { $level }
round-n = round { $round }
open-seat = open seat
outcome-won = won
outcome-shared = tied
outcome-lost = lost
look-at = View

## Coming to a table

take-seat = Take your seat
take-seat-about = A friend has saved you a seat at this table.
invites =
    { $count ->
        [one] { $hosts } invites you to { $game }
       *[other] { $hosts } invite you to { $game }
    }
laid-by = { $hosts } laid this table.
about-minutes = about { $minutes } min
seat-gone = Someone has already taken that seat.
address-for-others = Address for others
same-network = The link works for phones and computers in the same network.
local-only = This table is open on this computer only.
local-only-how = To let others in, stop Faience and start it like this:
local-only-then = The table is kept, and its invitation then works for phones and computers in your network. The README says how friends elsewhere can join.
local-link = A link that works on this computer only
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
watch-bar = Watching
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
who-bot = Bot · { bot-level }
who-bot-small = Bot { $level }/{ $of }
who-some-bot = Bot
who-stands-in = A bot stands in
who-stands-in-mine = A bot plays for you
who-open = Open seat
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
log-starts-lot = { $name } starts, drawn by lot.
log-starts-chosen = { $name } starts, as agreed.
log-starts-turn = { $name } starts this time.
the-open-seat = The open seat
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
how-to-play = How to play
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
refused-no_prepare = There is nothing to prepare right now.
refused-seat_taken = That seat has just been taken.
refused-over = The game is already over.
refused-busy = Too much at once. Try again in a moment.
refused-unreachable = The server is not answering. Try again in a moment.
refused-no_watching = Only its players may see this table.
refused-other = That did not work. Nothing was lost, try again.
