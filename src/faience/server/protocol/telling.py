"""What a client is told of a table: everybody the same facts, each in its language and with what it may do itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from faience.games.seats import OVER
from faience.server.protocol.messages import Early, Event, Position, Result, Seat, Table
from faience.server.table.chronicle import result_text
from faience.server.table.early import Turn, ahead
from faience.server.table.seats import Held
from faience.server.table.state import Ledger
from faience.server.table.takeback import recall, takeback


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


def table(ledger: Ledger, presence: Presence, audience: Audience) -> Table:
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
        for number, seat in enumerate(ledger.seats)
    ]
    opened = ledger.opened
    return Table(
        id=ledger.table,
        game=ledger.game.name,
        spec=ledger.game.spec,
        title=ledger.game.definition.title_in(audience.language, opened.title),
        seats=seats,
        watch=opened.watch,
        watching=presence.watching,
        hints=opened.hints,
        starts=opened.starts,
        hosts=ledger.hosts,
        kept=presence.kept,
        undo_asked=presence.undo_asked,
        undo_waits=presence.undo_waits,
        next=ledger.next,
    )


def position(ledger: Ledger, audience: Audience) -> Position:
    """Where the game stands."""
    state, line, language = ledger.state, ledger.line, audience.language
    definition, place = ledger.game.definition, len(line.steps) - 1
    words, you = definition.words(language), _only(audience.held)
    view = state.view(_eyes(ledger, audience.held))
    turn = ledger.turn_of(audience.held)
    return Position(
        n=ledger.number_for(audience.held),
        to_move=ledger.to_move,
        round=state.round,
        headline=list(words.headline(view)),
        status="" if ledger.waiting else words.status(turn.state.view(turn.seat) if turn else view, ledger.names, you),
        roles=[words.role(view, seat) for seat in range(ledger.game.players)],
        scores=list(state.scores),
        view=view,
        event=_event(ledger),
        choices=definition.choices(turn.state, language) if turn else None,
        chooses=turn.seat if turn else None,
        early=_early(ledger, audience.held, turn),
        scoring=definition.scoring(line.round_states(place), language) if line.ended_round(place) else [],
        undo=_undo(ledger, audience.held),
        result=_result(ledger, language) if state.to_move == OVER else None,
    )


def _only(held: Held) -> int | None:
    """The seat of who holds just one. Several people at one screen are called by their names."""
    return next(iter(held)) if len(held) == 1 else None


def _eyes(ledger: Ledger, held: Held) -> int | None:
    """The seat with whose eyes one looks: the one to move if one holds it, else any that one holds."""
    return ledger.to_move if ledger.to_move in held else min(held, default=None)


def _event(ledger: Ledger) -> Event:
    line = ledger.line
    if line.last == "undo":
        return Event("undo", seat=line.undone_by)
    step = line.steps[-1]
    if step.move is None:
        return Event(line.last)
    return Event("move", step.seat, step.move, ledger.game.definition.effect(line.steps[-2].state, step.move))


def _early(ledger: Ledger, held: Held, turn: Turn | None) -> list[Early]:
    """What is certain of the seats that choose early, up to what they choose next."""
    state, early = ledger.state, ledger.early
    choosing = turn.seat if turn and turn.seat != ledger.to_move else None
    return [
        Early(seat, effect)
        for seat in sorted(held & ledger.people())
        if early.moves(seat) or seat == choosing
        for effect in ledger.game.definition.laid(state, ahead(state, seat, early.moves(seat)), seat)
    ]


def _undo(ledger: Ledger, held: Held) -> Literal["no", "ask", "free"]:
    if recall(ledger, held):
        return "free"
    possible = takeback(ledger, held)
    if possible is None:
        return "no"
    return "ask" if possible.consent else "free"


def _result(ledger: Ledger, language: str) -> Result:
    state = ledger.state
    return Result(
        winners=list(state.winners),
        reason=state.reason or "",
        text=result_text(state, ledger.names, language),
        bonuses=ledger.game.definition.bonuses(state, language, ledger.line.before_last_move),
    )
