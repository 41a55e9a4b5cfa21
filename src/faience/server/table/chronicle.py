"""What happened at a table, line by line, to be told in any language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
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
    """A line, and what is needed to put it into words."""

    what: What
    place: int | None
    """The step of the game that it tells of, ``None`` if of none."""
    seat: int | None = None
    round: int = 0
    move: str = ""
    states: Sequence[State] = ()
    """The one before a move or a deal, the last one of a game."""
    tiles: str = ""
    """What was dealt."""
    program: str = ""
    """The name of one that lost its seat."""
    why: Why = "missing"
    told: dict[str, Entry] = field(default_factory=dict)
    """In the languages asked for so far."""


class Chronicle:
    """The notes of a table. The names in them do not change: nothing is played before everybody has sat down."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._definition = timeline.game.definition
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
            self._notes.append(Note(what, place, None, step.state.round, states=[before.state], tiles=step.tiles or ""))
        else:
            self._notes.append(Note("move", place, step.seat, number, step.move, [before.state]))
        if self._timeline.ended_round(place):
            self._notes.append(Note("round", place, round=number))
        if step.state.to_move == OVER:
            self._notes.append(Note("over", place, round=number, states=[step.state]))

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

    def entries(self, names: Sequence[str], language: str, start: int = 0) -> list[Entry]:
        """The lines from one on, in a language."""
        return [self._told(note, names, language) for note in self._notes[start:]]

    def _told(self, note: Note, names: Sequence[str], language: str) -> Entry:
        if language not in note.told:
            entry = Entry(note.what, note.seat, note.round)
            if note.what == "move":
                assert note.seat is not None
                entry.text = self._definition.sentence(note.states[0], note.move, names[note.seat], language)
            elif note.what == "refill":
                entry.text = self._definition.deal_sentence(note.states[0], note.tiles, language)
            elif note.what == "round":
                assert note.place is not None
                entry.scoring = self._timeline.scoring(note.place, language)
            elif note.what == "fault":
                entry.text = seat_lost(note.program, note.why, language)
            elif note.what == "over":
                entry.text = result_text(note.states[0], names, language)
            note.told[language] = entry
        return note.told[language]


def result_text(state: State, names: Sequence[str], language: str) -> str:
    """Winner and reason of a finished game in a sentence."""
    return state.game.definition.words(language).status(state.view(), names) + "."
