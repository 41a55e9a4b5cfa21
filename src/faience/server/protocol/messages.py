"""Every message between the server and the page. `docs/protocol.md` and the page's types are written from here.

Over HTTP a client asks and is answered; over its one WebSocket a table it begins with `Hello`, is answered with
`Welcome`, and from then on each side speaks when it has something to say. Messages are JSON objects; those on the
WebSocket name their kind in the field ``type``. Texts of the game (log, reasons, titles) come in the language of
the client; everything else is facts that the page puts into words.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from faience.games.choices import Choices, Scoring
from faience.notation.record import Starter
from faience.server.table.chronicle import Entry
from faience.server.table.denied import Code
from faience.server.table.events import Watch
from faience.server.table.setup import SeatWish

Language = Literal["en", "fr", "hu"]
Value = bool | int | str


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends over HTTP, and the parts of messages."""


class Said(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message of a client on the WebSocket."""


class Told(msgspec.Struct, tag_field="type", tag=str.lower):
    """A message of the server on the WebSocket."""


# ---- the lobby, over HTTP ---------------------------------------------------------------------------


class ValueOffer(Body):
    """One value of an option."""

    value: Value
    label: str
    phrase: str
    """The value as part of a sentence ("grey wall"); empty where it need not be said."""


class OptionOffer(Body):
    """An option of a game."""

    name: str
    label: str
    help: str
    """One sentence."""
    values: list[ValueOffer]
    default: Value


class EditionOffer(Body):
    """Another box of a game, played by the same rules."""

    title: str
    """As `Create` names it."""
    about: str
    """One sentence."""
    options: dict[str, Value]
    """Those that it fixes."""


class GameOffer(Body):
    """A game that a table can be laid for."""

    game: str
    """The game's name as in specs; its page draws the boards."""
    title: str
    """Its name in the language."""
    about: str
    """One sentence."""
    minutes: int
    """How long a game takes, about."""
    rounds: bool
    """Whether it is played in rounds."""
    credit: str
    options: list[OptionOffer]
    editions: list[EditionOffer]


class Games(Body):
    """`GET /api/games?lang=…`: what can be played and against whom."""

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
    """`GET /api/tables/{table}/card?lang=…`: what a table is, for who has an invitation to it or may watch it."""

    game: str
    spec: str
    title: str
    seats: list[CardSeat]
    hosts: list[int]
    """The seats of those who laid the table."""
    starts: Starter
    invited: Literal["no", "open", "taken"]
    """Whether the invitation that was sent is one of this table, and its seat still to be had."""
    watch: bool
    """Whether one may watch without a seat."""


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
    language: Language = "en"


class Speak(Said):
    """Go on in another language; answered with `Welcome`."""

    language: Language


class Move(Said):
    """Play a move for the seat that `Position.choices` are for."""

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


ClientMessage = Hello | Speak | Move | Prepare | Undo | Answer | Hint | Give | Resume | Rematch | Ping


# ---- what the server tells on the WebSocket ---------------------------------------------------------


class Seat(Body):
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


class TableInfo(Body):
    """The table apart from the game: who is there and what is allowed."""

    id: str
    game: str
    spec: str
    title: str
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
    undo_asked: int | None = None
    """The seat that asks to take back its move; answered with `Answer`."""
    undo_waits: list[int] = []
    """The seats that have yet to answer."""
    next: str | None = None
    """The table of the rematch."""


class Event(Body):
    """What led to a position."""

    what: Literal["start", "deal", "move", "undo"]
    seat: int | None = None
    """Who moved, or whose move was taken back."""
    move: str | None = None
    effect: Any = None
    """What the move did, in the game's own terms."""


class Result(Body):
    """How the game ended."""

    winners: list[int]
    reason: str
    text: str
    """Winner and reason in a sentence."""
    bonuses: list[Scoring]
    """What the end brought each seat."""


class Early(Body):
    """Something that is certain to happen when its seat is to move."""

    seat: int
    effect: Any
    """What it is, in the game's own terms."""


class Position(Body):
    """Where the game stands."""

    n: int
    """The number of this position; a move names it."""
    to_move: int
    """A seat, -1 while tiles are dealt or a seat is open, -2 when the game is over."""
    round: int
    headline: list[str]
    """The options and the round in words, in parts to be set side by side."""
    status: str
    """Whose turn it is and for what, or the result, in words; empty while a seat is open."""
    roles: list[str]
    """What a seat is beside its name ("plays first this round"), or nothing."""
    scores: list[int]
    view: Any
    """What this client may see of the table, in the game's own terms: never the order of a bag."""
    event: Event
    choices: Choices | None = None
    """For who holds the seat to move; and where all choose at the same time, for who holds a seat that has
    yet to choose."""
    chooses: int | None = None
    """The seat that ``choices`` are for."""
    early: list[Early] = []
    """What this client's seats that are not to move yet will have done when they choose next: their choices taken
    early, and what comes about by itself before and between them. It is played when it is due, and until then nobody
    else is told."""
    scoring: list[Scoring] = []
    """When a round has just ended, what it brought each seat."""
    undo: Literal["no", "ask", "free"] = "no"
    """Whether this client may take back a move, by itself or with the others' consent."""
    result: Result | None = None


class Welcome(Told):
    """Everything about the table, after `Hello` and `Speak` and after every reconnection."""

    table: TableInfo
    position: Position
    log: list[Entry]


class Played(Told):
    """The game went on, or back."""

    position: Position
    keep: int
    """How many entries of the log still hold; those of ``log`` follow them."""
    log: list[Entry]


class Seated(Told):
    """Somebody came, went, thinks, or asks to take back a move; or this client chose something early."""

    table: TableInfo
    keep: int
    log: list[Entry]
    position: Position | None = None
    """Where another plays for a seat now, or this client chose something early: the same position, with what this
    client may do there. Its event is no news."""


class HintMove(Body):
    """A move that a bot recommends."""

    move: str
    text: str
    """What it does, in a few words."""
    points: float
    """The points it brings, as far as they are certain."""
    finals: list[float]
    """The final scores that are then to be expected, of every seat."""
    win: float
    """The chance to win, from 0 to 1."""
    follows: list[str]
    """What should follow, up to the next deal: at most four moves in a few words each, with who makes them."""


class Hints(Told):
    """The answer to `Hint`: the best moves, at most three."""

    n: int
    hints: list[HintMove]
    meaning: str
    """What the points mean."""


class Prepared(Told):
    """The answer to `Prepare`."""

    n: int
    seat: int
    choices: Choices


class Refused(Told):
    """What was asked cannot be done; nothing has changed."""

    code: Code
    message: str
    """In English, for developers; of an illegal move, the reason in the client's language."""
    n: int | None = None
    """The number of the position now, where the request named another."""


class Pong(Told):
    """The server is there."""


ServerMessage = Welcome | Played | Seated | Hints | Prepared | Refused | Pong
