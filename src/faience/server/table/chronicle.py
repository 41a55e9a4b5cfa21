"""What happened at a table, line by line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec import Raw

from faience.bots.faults import Why
from faience.games.game import State
from faience.games.seats import OVER
from faience.server.table.timeline import Timeline

What = Literal["starts", "deal", "refill", "move", "round", "undo", "sat", "bot", "back", "fault", "over"]


class Entry(msgspec.Struct, omit_defaults=True):
    """A line of the log."""

    what: What
    """It was settled who starts (`TableInfo` says how), a round was dealt, tiles were dealt within one, a seat moved, a
    round ended, a move was taken back, somebody sat down, a bot took over a seat, its player came back, a program lost
    its seat to a house bot, the game ended."""
    seat: int | None = None
    round: int = 0
    move: str = ""
    effect: Raw | None = None
    """What a move did, or what tiles dealt within a round brought."""
    scoring: list[Raw] | Raw = []
    """What a round that ended brought each seat."""
    program: str = ""
    """The name of one that lost its seat,"""
    why: Why | None = None
    """and for what."""


@dataclass(slots=True)
class Note:
    """A line, and what is needed to tell it."""

    what: What
    place: int | None
    """The step of the game that it tells of, ``None`` if of none."""
    seat: int | None = None
    round: int = 0
    move: str = ""
    before: State | None = None
    """How the game stood before a move or a deal."""
    tiles: str = ""
    """What was dealt."""
    program: str = ""
    """The name of one that lost its seat."""
    why: Why | None = None
    told: bytes = b""
    """As it is sent, once somebody was told."""


class Chronicle:
    """The notes of a table. What they tell does not change, so each is encoded once."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._notes = [Note("starts", None, 0)]
        self._first = [0]
        """By step of the line, the place of its first note."""

    def __len__(self) -> int:
        return len(self._notes)

    def note_step(self) -> None:
        """Tell of the line's last step."""
        place = len(self._timeline.steps) - 1
        before, step = self._timeline.steps[place - 1 :]
        number = before.state.round
        self._first.append(len(self._notes))
        if step.move is None:
            what: What = "deal" if self._timeline.opens_round(place) else "refill"
            self._notes.append(Note(what, place, None, step.state.round, before=before.state, tiles=step.tiles or ""))
        else:
            self._notes.append(Note("move", place, step.seat, number, step.move, before.state))
        if step.ends_round:
            self._notes.append(Note("round", place, round=number))
        if step.state.to_move == OVER:
            self._notes.append(Note("over", place, round=number))

    def note_seat(self, what: Literal["sat", "bot", "back"], seat: int) -> None:
        """Tell who plays on a seat now."""
        self._notes.append(Note(what, None, seat))

    def note_fault(self, seat: int, program: str, why: Why) -> None:
        """Tell that a program lost its seat."""
        self._notes.append(Note("fault", None, seat, program=program, why=why))

    def note_undo(self, seat: int) -> int:
        """Forget what the line no longer holds, and tell that; returns how many notes still stand as they stood."""
        steps = len(self._timeline.steps)
        gone = self._first[steps]
        # Only what was noted since is looked at: a game may be taken back as often as it is long.
        self._notes[gone:] = [note for note in self._notes[gone:] if note.place is None]
        del self._first[steps:]
        self._notes.append(Note("undo", None, seat, self._timeline.state.round))
        return gone

    def entries(self, start: int = 0) -> list[Entry] | Raw:
        """The lines from one on, ready to be sent."""
        lines = [note.told or self._tell(note) for note in self._notes[start:]]
        return Raw(b"[" + b",".join(lines) + b"]") if lines else []

    def _tell(self, note: Note) -> bytes:
        entry = Entry(note.what, note.seat, note.round, note.move, program=note.program, why=note.why)
        game = self._timeline.game
        if note.what == "move":
            assert note.before is not None
            entry.effect = Raw(game.facts.effect(note.before, game.parse(note.move)))
        elif note.what == "refill":
            assert note.before is not None
            entry.effect = raw(game.facts.deal(note.before, note.tiles))
        elif note.what == "round":
            assert note.place is not None
            entry.scoring = self._timeline.scoring(note.place)
        note.told = msgspec.json.encode(entry)
        return note.told


def raw(told: bytes | None) -> Raw | None:
    """What a game's core told, to be passed on as it is."""
    return None if told is None else Raw(told)
