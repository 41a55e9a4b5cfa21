"""What happens at a table, as the log keeps it. Everything else is computed from these.

An event holds what cannot be computed: whose turn a move was follows from the moves before it. Of a seat's secret
only the hash is kept.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from faience.bots.faults import Why
from faience.notation.record import Starter

FORMAT = 2
"""What logs written now say of themselves. Another number means that who knows this one only would misread them; 1 are
those that say nothing, of which all that was ever written is still read."""

Watch = Literal["nobody", "link", "anyone"]
"""Who may watch: nobody but the players, who has the link, or anyone (the lobby lists the table)."""


class Event(msgspec.Struct, forbid_unknown_fields=True, tag_field="what", kw_only=True):
    """Anything that happened."""

    at: float
    """When, in seconds since 1970."""


class Chair(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as the table was laid: a person's if it has a secret, open if it has an invitation, else a bot's."""

    name: str = ""
    secret: str = ""
    """The hash of a person's secret."""
    invitation: str = ""
    bot: str = ""
    """The level, or the program's name, of the bot that plays here, for itself or for the person."""


class Opened(Event, tag="opened"):
    """The first event of a table."""

    spec: str
    title: str
    chairs: tuple[Chair, ...]
    watch: Watch
    hints: bool
    starts: Starter = "chosen"
    """How it came that the first chair starts. Logs from before this was asked have the order somebody chose."""
    format: int = 1
    """Of the events of this table."""
    rules: int = 1
    """The version of the game's rules by which it is played (`GameDefinition.rules`)."""


class Sat(Event, tag="sat"):
    """A friend took an open seat."""

    seat: int
    name: str
    secret: str
    """Its hash."""


class Given(Event, tag="bot"):
    """A seat was given to a bot: an open one for good, a person's until that person is back."""

    seat: int
    bot: str
    name: str = ""
    """Of a bot that took an open seat."""


class Back(Event, tag="back"):
    """A person took back the seat from the bot."""

    seat: int


class Unseated(Event, tag="fault"):
    """A program of others lost its seat to a bot of the house."""

    seat: int
    bot: str
    """Which one."""
    why: Why


class Dealt(Event, tag="deal"):
    """Tiles were drawn."""

    tiles: str


class Moved(Event, tag="move"):
    """The seat to move moved."""

    move: str


class ChosenEarly(Event, tag="early"):
    """While all choose at the same time, a seat chose a move that is played when it is due."""

    seat: int
    move: str


class Recalled(Event, tag="recalled"):
    """A seat took back what it had chosen early, or it could not be played when it was due."""

    seat: int
    kept: int
    """So many of its choices, the first ones, still wait."""


class Undone(Event, tag="undo"):
    """A move was taken back: the game stands again as after an earlier event of the game."""

    seat: int
    """Whose move it was."""
    to: int
    """The number of that earlier event."""


class Rematched(Event, tag="rematched"):
    """A table was laid for the same players once more."""

    next: str


Happening = Opened | Sat | Given | Back | Unseated | Dealt | Moved | ChosenEarly | Recalled | Undone | Rematched


class _Format(msgspec.Struct):
    """What any log of any time tells first."""

    format: int = 1


_decoder: msgspec.json.Decoder[Happening] = msgspec.json.Decoder(Happening)
_formats: msgspec.json.Decoder[_Format] = msgspec.json.Decoder(_Format)


def written(event: Event) -> bytes:
    """An event as the log keeps it."""
    return msgspec.json.encode(event)


def read(body: bytes) -> Happening:
    """The way back; raises ``msgspec.MsgspecError``."""
    return _decoder.decode(body)


def read_first(body: bytes) -> Opened:
    """The first event of a table; raises ``ValueError`` if it is none, or of a format that is not known here."""
    written_in = _formats.decode(body).format
    if not 1 <= written_in <= FORMAT:
        raise ValueError(f"it is written in format {written_in}, and this Faience reads formats 1 to {FORMAT}")
    first = read(body)
    if not isinstance(first, Opened):
        raise ValueError("a table begins by being opened")
    return first
