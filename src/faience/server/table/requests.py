"""What clients ask of a table, and what is to happen then: each request becomes an event, or is denied.

Nothing is changed here: a request is checked against the table as it stands, and the table makes the event happen.
"""

from __future__ import annotations

import time

from faience.errors import BadNotation
from faience.games.game import State, readable
from faience.games.seats import CHANCE, OVER
from faience.server.table import keys
from faience.server.table.denied import Denied
from faience.server.table.early import Turn
from faience.server.table.events import FORMAT, Back, Chair, ChosenEarly, Given, Moved, Opened, Recalled, Sat, Undone
from faience.server.table.roster import Roster
from faience.server.table.seats import Held, tidy, unnamed, unused_bot_name
from faience.server.table.state import TableState
from faience.server.table.takeback import Takeback, recall, takeback


def check_current(table: TableState, held: Held, n: int) -> None:
    """Deny what answers an earlier position."""
    now = table.number_for(held)
    if n != now:
        raise Denied("stale", f"position {n} is past", now)


def check_fresh(table: TableState, held: Held, n: int) -> None:
    """Deny what answers a position in which the client could choose something else (see `early`)."""
    if not table.is_fresh(held, n):
        raise Denied("stale", f"position {n} is past", table.number_for(held))


def check_plays(held: Held) -> None:
    """Deny who watches."""
    if not held:
        raise Denied("not_your_seat", "who watches does not play")


def check_running(table: TableState) -> None:
    """Deny everybody while there is nothing to play."""
    if table.waiting:
        raise Denied("not_started", "a seat is still open")
    if table.over:
        raise Denied("over", "the game is over")


def turn(table: TableState, held: Held, n: int) -> Turn:
    """What a client may choose at this position; who has nothing to choose is denied."""
    check_plays(held)
    check_fresh(table, held, n)
    check_running(table)
    found = table.turn_of(held)
    if found is None:
        raise Denied("not_your_turn", "another seat is to move, or a bot plays in your stead")
    return found


def moved(table: TableState, held: Held, n: int, move: str) -> Moved | ChosenEarly:
    """A move of the seat to move, or a choice that becomes one when it is due."""
    chooses = turn(table, held, n)
    try:
        legal = chooses.state.is_legal(move)
    except BadNotation as error:
        raise illegal(chooses.state, move, str(error)) from None
    if not legal:
        raise illegal(chooses.state, move)
    if chooses.seat != table.to_move or table.due:
        return ChosenEarly(at=time.time(), seat=chooses.seat, move=move)
    return Moved(at=time.time(), move=move)


def illegal(state: State, move: str, message: str = "") -> Denied:
    """The refusal of a move that is not legal in a state."""
    text = readable(move)
    return Denied("illegal", message or f"{text} is not legal now", why=state.game.facts.refusal(state, text))


def check_waits(table: TableState, held: Held, n: int, seat: int) -> None:
    """Refuse to tell what a seat could do that is not the client's, or does not wait for another."""
    check_plays(held)
    check_current(table, held, n)
    check_running(table)
    if seat not in held & table.people():
        raise Denied("not_your_seat", "you do not play on that seat")
    if table.to_move in (CHANCE, seat):
        raise Denied("no_prepare", "that seat does not wait for another")


def possible_takeback(table: TableState, held: Held, n: int) -> Takeback:
    """The move that a client may take back, alone or with the others' consent."""
    check_fresh(table, held, n)
    possible = takeback(table, held)
    if possible is None:
        raise Denied("no_undo", "there is no move of yours that may be taken back")
    return possible


def recalled(table: TableState, held: Held, n: int) -> Recalled | None:
    """What a client chose early is taken back, if it chose something and has not moved since."""
    check_fresh(table, held, n)
    possible = recall(table, held)
    return None if possible is None else Recalled(at=time.time(), seat=possible.seat, kept=possible.kept)


def undone(possible: Takeback) -> Undone:
    """A move is taken back."""
    return Undone(at=time.time(), seat=possible.seat, to=possible.to)


def given(table: TableState, held: Held, number: int, asked: str, roster: Roster, away: float, kept: float) -> Given:
    """A seat goes to a bot: one's own or an open one at once, another's when its player has been away for long.

    For how many seconds that player has been away, and for how many the seat is kept, no log tells.
    """
    bot = roster.seatable(asked)
    _check_seated(held)
    if table.over:
        raise Denied("over", "the game is over")
    if not 0 <= number < len(table.seats):
        raise Denied("malformed", f"seats go from 0 to {len(table.seats) - 1}")
    seat = table.seats[number]
    if seat.bot:
        raise Denied("seat_taken", "a bot plays there already")
    if seat.who == "open":
        return Given(at=time.time(), seat=number, bot=bot, name=unused_bot_name(bot, table.names))
    if number not in held and away < kept:
        raise Denied("not_your_seat", f"that seat is kept until its player has been away for {kept:g} s")
    return Given(at=time.time(), seat=number, bot=bot)


def back(table: TableState, held: Held, seat: int) -> Back:
    """A person takes a seat back from the bot."""
    if seat not in held:
        raise Denied("not_your_seat", "you do not hold that seat")
    if not table.seats[seat].bot:
        raise Denied("seat_taken", "you play there already")
    if table.over:
        raise Denied("over", "the game is over")
    return Back(at=time.time(), seat=seat)


def sat(table: TableState, invitation: str, wished: str, secret: str) -> Sat:
    """A friend takes the seat of an invitation."""
    for number, seat in enumerate(table.seats):
        if seat.invitation and keys.fits(invitation, keys.hashed(seat.invitation)):
            if seat.who != "open":
                raise Denied("seat_taken", "somebody has taken that seat")
            name = tidy(wished) or unnamed(number)
            return Sat(at=time.time(), seat=number, name=name, secret=keys.hashed(secret))
    raise Denied("bad_invitation", "the link does not belong to this table")


def rematch(table: TableState, held: Held) -> Opened:
    """The same table once more, everybody one seat further, so that another begins."""
    _check_seated(held)
    if table.state.to_move != OVER:
        raise Denied("not_over", "the game goes on")
    opened = table.opened
    # A program that lost its seat gets another chance.
    chairs = [
        Chair(seat.name, seat.secret, bot=chair.bot or seat.bot)
        for seat, chair in zip(table.seats, opened.chairs, strict=True)
    ]
    return Opened(
        at=time.time(),
        spec=opened.spec,
        title=opened.title,
        chairs=(*chairs[1:], chairs[0]),
        watch=opened.watch,
        hints=opened.hints,
        starts="turn",
        format=FORMAT,
        rules=table.game.definition.rules,
    )


def _check_seated(held: Held) -> None:
    if not held:
        raise Denied("not_your_seat", "only who sits at the table may ask for that")
