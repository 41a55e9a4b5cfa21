### The page’s own texts, but for what it says at a table. Those of a game stand in its folder.

## Everywhere

logo = Faience, back to the lobby
close = Close
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
about-minutes = about { $minutes } min
seat-gone = Someone has already taken that seat.
sit-down = Sit down
only-watch = Just watch

## The table

your-turn = Your turn
who-bot = Bot · { bot-level }
who-bot-small = Bot { $level }/{ $of }
who-some-bot = Bot
who-open = Open seat

## The log

log-starts-lot = { $name } starts, drawn by lot.
log-starts-chosen = { $name } starts, as agreed.
log-starts-turn = { $name } starts this time.
the-open-seat = The open seat

## Keys

how-to-play = How to play

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
