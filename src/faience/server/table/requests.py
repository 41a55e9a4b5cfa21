"""What clients ask of a table, and what is to happen then: each request becomes an event, or is denied.

Nothing is changed here: a request is checked against the table as it stands, and the table makes the event happen.
"""

from __future__ import annotations

import time

from faience.errors import BadNotation
from faience.games.choices import Choices
from faience.games.seats import CHANCE, OVER
from faience.languages import player_names
from faience.server.protocol.messages import Give, Join, Move, Prepare, Resume
from faience.server.protocol.telling import Presence
from faience.server.table import keys
from faience.server.table.denied import Denied
from faience.server.table.early import Turn
from faience.server.table.events import Back, Chair, ChosenEarly, Given, Moved, Opened, Recalled, Sat, Undone
from faience.server.table.roster import Roster
from faience.server.table.seats import Held, tidy, unused_bot_name
from faience.server.table.state import Ledger
from faience.server.table.takeback import Takeback, recall, takeback


def check_current(ledger: Ledger, held: Held, n: int) -> None:
    """Deny what answers an earlier position."""
    now = ledger.number_for(held)
    if n != now:
        raise Denied("stale", f"position {n} is past", now)


def check_fresh(ledger: Ledger, held: Held, n: int) -> None:
    """Deny what answers a position in which the client could choose something else (see `early`)."""
    now = ledger.number_for(held)
    if not ledger.early.fresh_since(held, ledger.line.n) <= n <= now:
        raise Denied("stale", f"position {n} is past", now)


def check_plays(held: Held) -> None:
    """Deny who watches."""
    if not held:
        raise Denied("not_your_seat", "who watches does not play")


def check_running(ledger: Ledger) -> None:
    """Deny everybody while there is nothing to play."""
    if ledger.waiting:
        raise Denied("not_started", "a seat is still open")
    if ledger.over:
        raise Denied("over", "the game is over")


def turn(ledger: Ledger, held: Held, n: int) -> Turn:
    """What a client may choose at this position; who has nothing to choose is denied."""
    check_plays(held)
    check_fresh(ledger, held, n)
    check_running(ledger)
    found = ledger.turn_of(held)
    if found is None:
        raise Denied("not_your_turn", "another seat is to move, or a bot plays in your stead")
    return found


def moved(ledger: Ledger, held: Held, message: Move, language: str) -> Moved | ChosenEarly:
    """A move of the seat to move, or a choice that becomes one when it is due."""
    chooses = turn(ledger, held, message.n)
    state, definition = chooses.state, ledger.game.definition
    try:
        legal = state.is_legal(message.move)
    except BadNotation as error:
        why = definition.why_not(state, message.move, language) if definition.explains(message.move) else str(error)
        raise Denied("illegal", why) from None
    if not legal:
        raise Denied("illegal", definition.why_not(state, message.move, language))
    if chooses.seat != ledger.to_move or ledger.due:
        return ChosenEarly(at=time.time(), seat=chooses.seat, move=message.move)
    return Moved(at=time.time(), move=message.move)


def check_waits(ledger: Ledger, held: Held, message: Prepare) -> None:
    """Refuse to tell what a seat could do that is not the client's, or does not wait for another."""
    check_plays(held)
    check_current(ledger, held, message.n)
    check_running(ledger)
    if message.seat not in held & ledger.people():
        raise Denied("not_your_seat", "you do not play on that seat")
    if ledger.to_move in (CHANCE, message.seat):
        raise Denied("no_prepare", "that seat does not wait for another")


def prepared(ledger: Ledger, seat: int, language: str) -> Choices:
    """What a seat that waits could do if it were its turn now."""
    choices = ledger.game.definition.prepared(ledger.state, seat, language)
    if choices is None:
        raise Denied("no_prepare", "there is nothing that seat could do now")
    return choices


def possible_takeback(ledger: Ledger, held: Held, n: int) -> Takeback:
    """The move that a client may take back, alone or with the others' consent."""
    check_fresh(ledger, held, n)
    possible = takeback(ledger, held)
    if possible is None:
        raise Denied("no_undo", "there is no move of yours that may be taken back")
    return possible


def recalled(ledger: Ledger, held: Held, n: int) -> Recalled | None:
    """What a client chose early is taken back, if it chose something and has not moved since."""
    check_fresh(ledger, held, n)
    possible = recall(ledger, held)
    return None if possible is None else Recalled(at=time.time(), seat=possible.seat, kept=possible.kept)


def undone(possible: Takeback) -> Undone:
    """A move is taken back."""
    return Undone(at=time.time(), seat=possible.seat, to=possible.to)


def given(ledger: Ledger, held: Held, message: Give, presence: Presence, roster: Roster) -> Given:
    """A seat goes to a bot: one's own or an open one at once, another's when its player has been away for long."""
    bot = roster.seatable(message.bot)
    _check_seated(held)
    if ledger.over:
        raise Denied("over", "the game is over")
    if not 0 <= message.seat < len(ledger.seats):
        raise Denied("malformed", f"seats go from 0 to {len(ledger.seats) - 1}")
    seat = ledger.seats[message.seat]
    if seat.bot:
        raise Denied("seat_taken", "a bot plays there already")
    if seat.who == "open":
        return Given(at=time.time(), seat=message.seat, bot=bot, name=unused_bot_name(bot, ledger.names))
    if message.seat not in held and presence.away.get(message.seat, 0) < presence.kept:
        raise Denied("not_your_seat", f"that seat is kept until its player has been away for {presence.kept:g} s")
    return Given(at=time.time(), seat=message.seat, bot=bot)


def back(ledger: Ledger, held: Held, message: Resume) -> Back:
    """A person takes a seat back from the bot."""
    if message.seat not in held:
        raise Denied("not_your_seat", "you do not hold that seat")
    if not ledger.seats[message.seat].bot:
        raise Denied("seat_taken", "you play there already")
    if ledger.over:
        raise Denied("over", "the game is over")
    return Back(at=time.time(), seat=message.seat)


def sat(ledger: Ledger, message: Join, secret: str, language: str) -> Sat:
    """A friend takes the seat of an invitation."""
    for number, seat in enumerate(ledger.seats):
        if seat.invitation and keys.fits(message.invitation, keys.hashed(seat.invitation)):
            if seat.who != "open":
                raise Denied("seat_taken", "somebody has taken that seat")
            name = tidy(message.name) or player_names(len(ledger.seats), language)[number]
            return Sat(at=time.time(), seat=number, name=name, secret=keys.hashed(secret))
    raise Denied("bad_invitation", "the link does not belong to this table")


def rematch(ledger: Ledger, held: Held) -> Opened:
    """The same table once more, everybody one seat further, so that another begins."""
    _check_seated(held)
    if ledger.state.to_move != OVER:
        raise Denied("not_over", "the game goes on")
    opened = ledger.opened
    # A program that lost its seat gets another chance.
    chairs = [
        Chair(seat.name, seat.secret, bot=chair.bot or seat.bot)
        for seat, chair in zip(ledger.seats, opened.chairs, strict=True)
    ]
    return Opened(
        at=time.time(),
        spec=opened.spec,
        title=opened.title,
        chairs=(*chairs[1:], chairs[0]),
        watch=opened.watch,
        hints=opened.hints,
        starts="turn",
    )


def _check_seated(held: Held) -> None:
    if not held:
        raise Denied("not_your_seat", "only who sits at the table may ask for that")
