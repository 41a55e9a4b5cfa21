"""What a client is told of a table: everybody the same facts, and each what it may do itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import msgspec
from msgspec import Raw

from faience.bots.advice import Advice
from faience.games.game import State
from faience.games.seats import OVER
from faience.server.protocol.messages import (
    Early,
    Event,
    Failure,
    Follow,
    HintMove,
    Position,
    Refused,
    Result,
    Seat,
    TableInfo,
    Yours,
)
from faience.server.table.chronicle import raw
from faience.server.table.denied import Denied
from faience.server.table.early import Turn, ahead
from faience.server.table.seats import Held
from faience.server.table.state import TableState
from faience.server.table.takeback import recall, takeback

_FOLLOWS = 4
"""So many moves that should follow are told."""


@dataclass(frozen=True, slots=True)
class Presence:
    """What is so at a table just now and stands in no log."""

    away: dict[int, float]
    """For how many seconds the people of these seats have been away."""
    watching: int
    kept: float
    """After how many seconds away the others may give a seat to a bot."""
    thinking: int | None = None
    """The seat whose bot thinks."""
    undo_asked: int | None = None
    undo_waits: list[int] = field(default_factory=list)


def table_info(table: TableState, presence: Presence, held: Held) -> TableInfo:
    """The table apart from the game."""
    seats = [
        Seat(
            name=seat.name,
            who=seat.who,
            bot=seat.bot,
            mine=number in held,
            away=presence.away.get(number),
            thinking=number == presence.thinking,
            invitation=seat.invitation if seat.who == "open" and held else "",
        )
        for number, seat in enumerate(table.seats)
    ]
    opened = table.opened
    return TableInfo(
        id=table.id,
        game=table.game.name,
        spec=table.game.spec,
        title=table.edition,
        seats=seats,
        watch=opened.watch,
        watching=presence.watching,
        hints=opened.hints,
        starts=opened.starts,
        hosts=table.hosts,
        kept=presence.kept,
        undo_asked=presence.undo_asked,
        undo_waits=presence.undo_waits,
        next=table.next,
    )


class Telling:
    """Where a table's game stands, as it is told. What does not differ from client to client is made once."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._made_at = -1
        """The number of the table's next event when what is kept here was made."""
        self._position: Raw | None = None
        self._choices: dict[tuple[int, bool], Raw | None] = {}
        """By seat, and by whether the game must go on first to where it chooses."""

    def position(self) -> Raw:
        """What everybody may know."""
        self._keep_up()
        if self._position is None:
            self._position = Raw(msgspec.json.encode(_position(self._table)))
        return self._position

    def yours(self, held: Held) -> Yours:
        """What the position is for who holds these seats."""
        table = self._table
        if not held:
            return Yours(table.number_for(held))
        turn = table.turn_of(held)
        return Yours(
            n=table.number_for(held),
            choices=self._of(turn) if turn else None,
            chooses=turn.seat if turn else None,
            early=_early(table, held, turn),
            undo=_undo(table, held),
        )

    def prepared(self, seat: int) -> Raw | None:
        """What a seat could do if it were its turn now; ``None`` if it could do nothing."""
        return self._of(Turn(seat, self._table.state))

    def _of(self, turn: Turn) -> Raw | None:
        """What a seat may choose: however often it is told or asked for, it is computed once."""
        self._keep_up()
        key = turn.seat, turn.state is not self._table.state
        if key not in self._choices:
            self._choices[key] = raw(turn.state.game.facts.choices(turn.state, turn.seat))
        return self._choices[key]

    def _keep_up(self) -> None:
        if self._made_at != self._table.number:
            self._made_at = self._table.number
            self._position = None
            self._choices.clear()


def _position(table: TableState) -> Position:
    state, timeline = table.state, table.timeline
    return Position(
        to_move=table.to_move,
        round=state.round,
        scores=list(state.scores),
        view=Raw(state.game.facts.view(state)),
        event=_event(table),
        scoring=timeline.scoring(len(timeline.steps) - 1) if timeline.steps[-1].ends_round else [],
        result=_result(table) if state.to_move == OVER else None,
    )


def _event(table: TableState) -> Event:
    timeline = table.timeline
    if timeline.last == "undo":
        return Event("undo", seat=timeline.undone_by)
    step = timeline.steps[-1]
    return Event(timeline.last, step.seat, step.move)


def _early(table: TableState, held: Held, turn: Turn | None) -> list[Early]:
    """What is certain of the seats that choose early, up to what they choose next."""
    state, early = table.state, table.early
    if not early.going_on:
        return []
    choosing = turn.seat if turn and turn.seat != table.to_move else None
    return [
        Early(seat, effect)
        for seat in sorted(held & table.people())
        if early.moves(seat) or seat == choosing
        for effect in table.game.definition.laid(state, ahead(state, seat, early.moves(seat)), seat)
    ]


def _undo(table: TableState, held: Held) -> Literal["no", "ask", "free"]:
    if recall(table, held):
        return "free"
    possible = takeback(table, held)
    if possible is None:
        return "no"
    return "ask" if possible.consent else "free"


class _End(msgspec.Struct):
    """Of what a game's core tells of an end, what no state knows."""

    bonuses: Raw


def _result(table: TableState) -> Result:
    state = table.state
    end = msgspec.json.decode(table.game.facts.end(*table.timeline.last_decision), type=_End)
    return Result(winners=list(state.winners), reason=state.reason or "", bonuses=end.bonuses)


def hint(state: State, best: Advice) -> HintMove:
    """A move that a bot recommends."""
    return HintMove(
        move=best.move,
        effect=_effect(state, best.move),
        points=best.gain,
        finals=[round(score, 1) for score in best.finals],
        win=round(best.win, 3),
        follows=_follows(state, best),
    )


def _follows(state: State, best: Advice) -> list[Follow]:
    """The moves that should follow a recommended one."""
    then, told = state.copy(), []
    then.play(best.move)
    for reply in best.replies[:_FOLLOWS]:
        told.append(Follow(then.to_move, _effect(then, reply)))
        then.play(reply)
    return told


def _effect(state: State, move: str) -> Raw:
    return Raw(state.game.facts.effect(state, state.game.parse(move)))


def refused(denied: Denied) -> Refused:
    """What cannot be met, as it is told on the WebSocket."""
    return Refused(denied.code, denied.message, raw(denied.why), denied.n)


def failure(denied: Denied) -> Failure:
    """The same over HTTP."""
    return Failure(denied.code, denied.message)
