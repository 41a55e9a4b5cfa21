"""What a table is, for who is invited to it: who invites, to which game, with whom. Nothing of the game itself."""

from __future__ import annotations

from typing import Literal

from faience.server.protocol.messages import Card, CardSeat
from faience.server.table import keys
from faience.server.table.denied import Denied
from faience.server.table.seats import held_by
from faience.server.table.state import TableState


def card(table: TableState, secret: str) -> Card:
    """The card of a table, for who has an invitation to it or one of its seats, or may watch it anyway."""
    seat = _seat(table, secret)
    invited: Literal["no", "open", "taken"] = "no"
    if seat is not None:
        invited = "open" if table.seats[seat].who == "open" else "taken"
    watch = table.may_watch(frozenset())
    if not (watch or invited != "no" or held_by(table.seats, [secret])):
        raise Denied("bad_invitation" if secret else "no_watching", "only who is invited may know of this table")
    return Card(
        game=table.game.name,
        spec=table.game.spec,
        title=table.edition,
        seats=[CardSeat(seat.name, seat.who, seat.bot if seat.who == "bot" else "") for seat in table.seats],
        hosts=table.hosts,
        starts=table.opened.starts,
        invited=invited,
        seat=seat,
        watch=watch,
    )


def _seat(table: TableState, secret: str) -> int | None:
    """The seat that an invitation is for."""
    return next(
        (
            number
            for number, seat in enumerate(table.seats)
            if seat.invitation and keys.fits(secret, keys.hashed(seat.invitation))
        ),
        None,
    )
