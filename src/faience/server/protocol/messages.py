"""Every message between the server and the page. `docs/protocol.md` and the page's types are written from here.

Over HTTP a client asks and is answered; over its one WebSocket a table it begins with `Hello`, is answered with
`Welcome`, and from then on each side speaks when it has something to say. Messages are JSON objects; those on the
WebSocket name their kind in the field ``type``. Nothing is in words: the page puts them to facts. Those of a game
come as its core tells them (``Raw``), typed by the game's own ``facts``.

What has its usual value, the default here, is left out of what the server tells.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Raw

from faience.notation.record import Starter
from faience.server.table.chronicle import Entry
from faience.server.table.denied import Code
from faience.server.table.events import Watch
from faience.server.table.setup import SeatWish

Value = bool | int | str


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What is sent over HTTP, either way."""


class Said(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message of a client on the WebSocket."""


class Part(msgspec.Struct, omit_defaults=True):
    """A part of what the server tells there."""


class Told(Part, tag_field="type", tag=str.lower):
    """A message of the server on the WebSocket."""


# ---- the lobby, over HTTP ---------------------------------------------------------------------------


class OptionOffer(Body):
    """An option of a game."""

    name: str
    values: list[Value]
    default: Value


class EditionOffer(Body):
    """Another box of a game, played by the same rules."""

    title: str
    """As `Create` names it."""
    options: dict[str, Value]
    """Those that it fixes."""


class GameOffer(Body):
    """A game that a table can be laid for."""

    game: str
    """The game's name as in specs; its page draws the boards."""
    minutes: int
    """How long a game takes, about."""
    rounds: bool
    """Whether it is played in rounds."""
    credit: str
    options: list[OptionOffer]
    editions: list[EditionOffer]


class Games(Body):
    """`GET /api/games`: what can be played and against whom."""

    games: list[GameOffer]
    bots: list[str]
    """The names of the bots' levels, the weakest first."""
    usual: str
    """The level for who did not choose one."""
    programs: list[str]
    """The names of programs of others that may be seated like bots, for every game."""
    names: list[str]
    """What bots of the house are called: each new one at a table takes the first that is free."""


class Create(Body):
    """`POST /api/tables`: lay a table."""

    spec: str
    seats: list[SeatWish]
    """Clockwise."""
    starts: int | None = None
    """Which of ``seats`` starts; none: drawn by lot, before any tile is. At the table who starts has seat 0, and the
    others follow in their order."""
    title: str = ""
    """The edition, if it is not the game itself."""
    watch: Watch = "link"
    """Who may watch: nobody but the players, who has the link, or anyone (the lobby lists the table)."""
    hints: bool = True


class SeatKey(Body):
    """A seat and the secret that holds it. The server gives it once and keeps only its hash."""

    seat: int
    secret: str


class Created(Body):
    """The answer to `Create`, and to `Join` for the one seat taken."""

    table: str
    keys: list[SeatKey]


class Join(Body):
    """`POST /api/tables/{table}/join`: take the seat that a link invites to."""

    invitation: str
    name: str


class CardSeat(Body):
    """Who sits on a seat, for who is not at the table yet."""

    name: str
    who: Literal["person", "bot", "open"]
    bot: str
    """The level, or the program's name, of a bot."""


class Card(Body):
    """`GET /api/tables/{table}/card`: what a table is, for who has an invitation to it or may watch it."""

    game: str
    spec: str
    title: str
    """The edition, empty for the game itself."""
    seats: list[CardSeat]
    hosts: list[int]
    """The seats of those who laid the table."""
    starts: Starter
    invited: Literal["no", "open", "taken"]
    """Whether the invitation that was sent is one of this table, and its seat still to be had."""
    watch: bool
    """Whether one may watch without a seat."""
    seat: int | None = None
    """The seat that the invitation is for."""


class Reach(Body):
    """`GET /api/reach`: where others find this server."""

    address: str
    """The one that its owner gave it; empty if there is none."""
    own: list[str]
    """Those of the machine in its own networks, if the server listens there and its owner gave no other."""


class MyTable(Body):
    """A table that a browser remembers, with the secrets of its seats."""

    table: str
    secrets: list[str] = []


class Mine(Body):
    """`POST /api/mine`: how my tables stand."""

    tables: list[MyTable]


class SeatSummary(Body):
    """A player in a list of tables."""

    name: str
    who: Literal["person", "bot", "open"]
    bot: str
    """The level, or the program's name, of a bot."""
    score: int
    mine: bool
    won: bool


class Summary(Body):
    """A table in a list."""

    table: str
    game: str
    spec: str
    title: str
    """The edition, empty for the game itself."""
    round: int
    over: bool
    to_move: int
    """A seat, -1 while tiles are dealt or a seat is open, -2 when the game is over."""
    seats: list[SeatSummary]
    changed: float
    """When something last happened there, in seconds since 1970."""


class TableList(Body):
    """`GET /api/tables`: the tables that anyone may watch and the last ones finished; and the answer to `Mine`."""

    running: list[Summary]
    recent: list[Summary]


class Failure(Body):
    """The answer to a request over HTTP that cannot be met."""

    code: Code
    message: str


# ---- what a client says on the WebSocket ------------------------------------------------------------


class Hello(Said):
    """The first message: who I am. Without a secret of the table one watches."""

    secrets: list[str] = []


class Move(Said):
    """Play a move for the seat that `Yours.choices` are for."""

    n: int
    """The number of the position it answers."""
    move: str


class Prepare(Said):
    """Ask what one of my seats, which waits for another, could do if it were its turn now."""

    n: int
    seat: int


class Undo(Said):
    """Take back my last move, or ask the others whether I may."""

    n: int


class Answer(Said):
    """Whether the move that was asked about may be taken back."""

    n: int
    agree: bool


class Hint(Said):
    """Ask what a bot would do."""

    n: int


class Give(Said):
    """Give a seat to a bot: my own, an open one, or one whose player has been away for long."""

    seat: int
    bot: str = ""
    """The level, or the name of a program of others; empty: the usual level."""


class Resume(Said):
    """Take my own seat back from the bot."""

    seat: int


class Rematch(Said):
    """Once more, everybody one seat further."""


class Ping(Said):
    """Ask whether the server is there; answered with `Pong`."""


ClientMessage = Hello | Move | Prepare | Undo | Answer | Hint | Give | Resume | Rematch | Ping


# ---- what the server tells on the WebSocket ---------------------------------------------------------


class Seat(Part):
    """Who sits on a seat."""

    name: str
    who: Literal["person", "bot", "open"]
    bot: str = ""
    """The level, or the program's name, of the bot that plays here, also while it stands in for a person (``who`` stays
    ``person``)."""
    mine: bool = False
    away: float | None = None
    """For how many seconds a person has been away; ``None`` while connected."""
    thinking: bool = False
    invitation: str = ""
    """Of an open seat, for those who sit at the table: the secret part of the link for a friend."""


class TableInfo(Part):
    """The table apart from the game: who is there and what is allowed."""

    id: str
    game: str
    spec: str
    seats: list[Seat]
    watch: Watch
    watching: int
    hints: bool
    starts: Starter
    """Why seat 0 starts."""
    hosts: list[int]
    """The seats of those who laid the table."""
    kept: float
    """After how many seconds away the others may give a seat to a bot."""
    title: str = ""
    """The edition, empty for the game itself."""
    undo_asked: int | None = None
    """The seat that asks to take back its move; answered with `Answer`."""
    undo_waits: list[int] = []
    """The seats that have yet to answer."""
    next: str | None = None
    """The table of the rematch."""


class Event(Part):
    """What led to a position.

    What a move did, or a deal within a round brought, is told in the log alone: in the last line of a move, or refill.
    """

    what: Literal["start", "deal", "move", "undo"]
    seat: int | None = None
    """Who moved, or whose move was taken back."""
    move: str | None = None


class Result(Part):
    """How the game ended."""

    winners: list[int]
    reason: str
    bonuses: list[Raw] | Raw
    """What the end brought each seat."""


class Position(Part):
    """Where the game stands, as everybody may know it."""

    to_move: int
    """A seat, -1 while tiles are dealt or a seat is open, -2 when the game is over."""
    round: int
    scores: list[int]
    view: Raw
    """What lies on the table: never the order of a bag."""
    event: Event
    scoring: list[Raw] | Raw = []
    """When a round has just ended, what it brought each seat."""
    result: Result | None = None


class Early(Part):
    """Something that is certain to happen when its seat is to move."""

    seat: int
    effect: Any
    """What it is, as the game tells what a move does."""


class Yours(Part):
    """What a position is for one client."""

    n: int
    """The number of this position; a move names it."""
    choices: Raw | None = None
    """For who holds the seat to move; and where all choose at the same time, for who holds a seat that has
    yet to choose."""
    chooses: int | None = None
    """The seat that ``choices`` are for."""
    early: list[Early] = []
    """What this client's seats that are not to move yet will have done when they choose next: their choices taken
    early, and what comes about by itself before and between them. It is played when it is due, and until then nobody
    else is told."""
    undo: Literal["no", "ask", "free"] = "no"
    """Whether this client may take back a move, by itself or with the others' consent."""


class Welcome(Told):
    """Everything about the table, after `Hello` and after every reconnection."""

    table: TableInfo
    position: Position | Raw
    yours: Yours
    log: list[Entry] | Raw


class Played(Told):
    """The game went on, or back."""

    position: Position | Raw
    yours: Yours
    keep: int
    """How many entries of the log still hold; those of ``log`` follow them."""
    log: list[Entry] | Raw = []


class Seated(Told):
    """Somebody came, went, thinks, or asks to take back a move; or this client chose something early."""

    table: TableInfo
    keep: int
    log: list[Entry] | Raw = []
    position: Position | Raw | None = None
    """Where the last open seat was taken and the game begins with that. Its event is no news."""
    yours: Yours | None = None
    """Where another plays for a seat now, or this client chose something early: what it may do now at the same
    position."""


class Follow(Part):
    """A move that should follow another."""

    seat: int
    effect: Raw


class HintMove(Part):
    """A move that a bot recommends."""

    move: str
    effect: Raw
    points: float
    """The points it brings, as far as they are certain."""
    finals: list[float]
    """The final scores that are then to be expected, of every seat."""
    win: float
    """The chance to win, from 0 to 1."""
    follows: list[Follow] = []
    """What should follow, up to the next deal: at most four moves."""


class Hints(Told):
    """The answer to `Hint`: the best moves, at most three."""

    n: int
    hints: list[HintMove]


class Prepared(Told):
    """The answer to `Prepare`."""

    n: int
    seat: int
    choices: Raw


class Refused(Told):
    """What was asked cannot be done; nothing has changed."""

    code: Code
    message: str
    """In English, for developers."""
    why: Raw | None = None
    """Of an illegal move, why it is none now, as the game tells it; ``None`` where nothing can be explained."""
    n: int | None = None
    """The number of the position now, where the request named another."""


class Pong(Told):
    """The server is there."""


ServerMessage = Welcome | Played | Seated | Hints | Prepared | Refused | Pong
