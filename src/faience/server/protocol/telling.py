"""What a client is told of a table: everybody the same facts, each in its language and with what it may do itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from faience.bots.advice import Advice
from faience.games.game import State
from faience.games.seats import OVER
from faience.server.protocol.messages import Early, Event, Failure, HintMove, Position, Refused, Result, Seat, TableInfo
from faience.server.table.chronicle import result_text
from faience.server.table.denied import Denied
from faience.server.table.early import Turn, ahead
from faience.server.table.seats import Held
from faience.server.table.state import TableState
from faience.server.table.takeback import recall, takeback

_FOLLOWS = 4
"""So many moves that should follow are told."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Those who are told the same: of one language, holding the same seats."""

    language: str
    held: Held


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


def table_info(table: TableState, presence: Presence, audience: Audience) -> TableInfo:
    """The table apart from the game."""
    seats = [
        Seat(
            name=seat.name,
            who=seat.who,
            bot=seat.bot,
            mine=number in audience.held,
            away=presence.away.get(number),
            thinking=number == presence.thinking,
            invitation=seat.invitation if seat.who == "open" and audience.held else "",
        )
        for number, seat in enumerate(table.seats)
    ]
    opened = table.opened
    return TableInfo(
        id=table.id,
        game=table.game.name,
        spec=table.game.spec,
        title=table.game.definition.title_in(audience.language, opened.title),
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


def position(table: TableState, audience: Audience) -> Position:
    """Where the game stands."""
    state, timeline, language = table.state, table.timeline, audience.language
    definition, place = table.game.definition, len(timeline.steps) - 1
    words, you = definition.words(language), _only(audience.held)
    view = state.view(_eyes(table, audience.held))
    turn = table.turn_of(audience.held)
    return Position(
        n=table.number_for(audience.held),
        to_move=table.to_move,
        round=state.round,
        headline=list(words.headline(view)),
        status="" if table.waiting else words.status(turn.state.view(turn.seat) if turn else view, table.names, you),
        roles=[words.role(view, seat) for seat in range(table.game.players)],
        scores=list(state.scores),
        view=view,
        event=_event(table),
        choices=definition.choices(turn.state, language) if turn else None,
        chooses=turn.seat if turn else None,
        early=_early(table, audience.held, turn),
        scoring=timeline.scoring(place, language) if timeline.ended_round(place) else [],
        undo=_undo(table, audience.held),
        result=_result(table, language) if state.to_move == OVER else None,
    )


def _only(held: Held) -> int | None:
    """The seat of who holds just one. Several people at one screen are called by their names."""
    return next(iter(held)) if len(held) == 1 else None


def _eyes(table: TableState, held: Held) -> int | None:
    """The seat with whose eyes one looks: the one to move if one holds it, else any that one holds."""
    return table.to_move if table.to_move in held else min(held, default=None)


def _event(table: TableState) -> Event:
    timeline = table.timeline
    if timeline.last == "undo":
        return Event("undo", seat=timeline.undone_by)
    step = timeline.steps[-1]
    if step.move is None:
        return Event(timeline.last)
    return Event("move", step.seat, step.move, table.game.definition.effect(timeline.steps[-2].state, step.move))


def _early(table: TableState, held: Held, turn: Turn | None) -> list[Early]:
    """What is certain of the seats that choose early, up to what they choose next."""
    state, early = table.state, table.early
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


def _result(table: TableState, language: str) -> Result:
    state = table.state
    return Result(
        winners=list(state.winners),
        reason=state.reason or "",
        text=result_text(state, table.names, language),
        bonuses=table.game.definition.bonuses(table.timeline.last_decision, language),
    )


def hint(state: State, best: Advice, names: Sequence[str], language: str) -> HintMove:
    """A move that a bot recommends."""
    definition = state.game.definition
    return HintMove(
        best.move,
        definition.brief(state, best.move, language),
        best.gain,
        [round(score, 1) for score in best.finals],
        round(best.win, 3),
        _follows(state, best, names, language),
    )


def _follows(state: State, best: Advice, names: Sequence[str], language: str) -> list[str]:
    """The moves that should follow a recommended one: "Kiln: 3 red from factory 4 to line 2"."""
    definition, then = state.game.definition, state.copy()
    then.play(best.move)
    told = []
    for reply in best.replies[:_FOLLOWS]:
        told.append(definition.words(language).label(names[then.to_move], definition.brief(then, reply, language)))
        then.play(reply)
    return told


def refused(denied: Denied) -> Refused:
    """What cannot be met, as it is told on the WebSocket."""
    return Refused(denied.code, denied.message, denied.n)


def failure(denied: Denied) -> Failure:
    """The same over HTTP."""
    return Failure(denied.code, denied.message)
