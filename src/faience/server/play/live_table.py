"""A table in play. Whatever happens there is checked, appended to the log, applied, and only then told."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from faience.bots import USUAL
from faience.bots.external import BotFault
from faience.games.game import State
from faience.games.seats import CHANCE
from faience.server.protocol import messages, telling
from faience.server.protocol.messages import Played, Refused, Seated, SeatKey, Told, Welcome
from faience.server.protocol.telling import Presence, Telling
from faience.server.storage.log import LogFailed, NumberTaken
from faience.server.table import events, keys, requests
from faience.server.table.denied import Denied
from faience.server.table.early import fits
from faience.server.table.events import ChosenEarly, Dealt, Happening, Moved, Recalled, Rematched, Unseated
from faience.server.table.seats import Held, held_by
from faience.server.table.state import TableState
from faience.server.table.takeback import takeback

if TYPE_CHECKING:
    from faience.server.play.tables import Tables

COME_AGAIN, FAILED = 1012, 1011
"""The close codes for clients that shall connect anew, and for those whom we failed."""

_log = logging.getLogger(__name__)
_bag = random.SystemRandom
"""Where tiles come from: each table has its own."""


class Client(Protocol):
    """Somebody connected to a table."""

    held: Held
    """The seats that it holds; none if it watches."""
    host: str
    """Where it comes from: who comes often gets no more than others."""

    def tell(self, message: bytes) -> None:
        """Send a message; never waits."""

    def close(self, code: int, reason: str) -> None:
        """End the connection after what was told."""


@dataclass(slots=True)
class _Asked:
    """A wish to take back a move, for which the others are asked."""

    seat: int
    held: Held
    """By who wishes it."""
    waits: Held
    agreed: Held = frozenset()


class LiveTable:
    """One table in play: how it stands, those connected to it, and the bot that thinks."""

    def __init__(self, table: TableState, tables: Tables) -> None:
        self.table = table
        self._tables = tables
        self._lock = asyncio.Lock()
        self._clients: set[Client] = set()
        now = time.monotonic()
        self._away = dict.fromkeys(range(len(table.seats)), now)
        """Since when nobody has been there for a seat. Of the time before the table was read nothing is known."""
        self._last = now
        """When something last happened in the game."""
        self._used = now
        """When somebody last was here."""
        self._asked: _Asked | None = None
        self._thought: tuple[int, int, str] | None = None
        """The position, the seat and the name of the bot that thinks."""
        self._thinking: asyncio.Task[None] | None = None
        self._told_thinking: int | None = None
        self._advising: dict[Client, tuple[int, asyncio.Task[None]]] = {}
        """The hints that are being thought of, by who asked, with the number of the position."""
        self._telling = Telling(table)
        self._closed = False
        self._bag = _bag()

    # ---- coming and going -------------------------------------------------------------------

    def connect(self, client: Client, secrets: list[str]) -> None:
        """Somebody comes: to play if a secret of theirs holds a seat, else to watch."""
        held = held_by(self.table.seats, secrets)
        if not self.table.may_watch(held):
            raise Denied("no_watching", "only its players may see this table")
        # Those who watch must not keep out those who play.
        alike = sum(bool(client.held) == bool(held) for client in self._clients)
        if alike >= self._tables.customs.connections:
            raise Denied("busy", "there are too many at this table")
        client.held = held
        self._clients.add(client)
        for seat in held:
            self._away.pop(seat, None)
        client.tell(self._welcome(held))
        self._tell_seated(besides=client)
        self._wake()

    def disconnect(self, client: Client) -> None:
        """Somebody goes."""
        if client not in self._clients:
            return
        self._clients.remove(client)
        self._end_advice(client)
        self._used = time.monotonic()
        still = frozenset[int]().union(*(other.held for other in self._clients))
        for seat in client.held - still:
            self._away[seat] = self._used
        self._tell_seated()
        self._wake()

    @property
    def deserted(self) -> bool:
        """Whether nobody has been here for long, and nothing goes on."""
        unused = time.monotonic() - self._used > self._tables.customs.idle
        return unused and not self._clients and self._thinking is None and not self._lock.locked()

    async def close(self) -> None:
        """Finish what is being done, and do nothing more."""
        async with self._lock:
            self._close()

    def _close(self) -> None:
        self._closed = True
        self._wake()
        self._tables.thinker.forget(self.table.id)
        for client in list(self._clients):
            self._end_advice(client)
            client.close(COME_AGAIN, "the table is put away; connect again")
        self._clients.clear()

    # ---- what happens -----------------------------------------------------------------------

    async def begin(self) -> None:
        """Go on from where the log left the table."""
        async with self._lock:
            await self._go_on()

    async def _happen(self, event: Happening) -> None:
        """Append, apply, tell. The lock is held, and the event is one that can be."""
        table, n, to_move = self.table, self.table.timeline.n, self.table.to_move
        try:
            await self._tables.log.append(table.id, table.number, events.written(event))
        except (LogFailed, NumberTaken) as error:
            _log.error("table %s is put away: %s", table.id, error)
            self._close()
            self._tables.put_away(self)
            raise Denied("busy", "this could not be written down; connect again") from error
        keep = table.apply(event)
        for client, (number, _) in list(self._advising.items()):
            # While all choose at the same time another's move changes nothing of what one may choose.
            if not table.is_fresh(client.held, number):
                self._end_advice(client)
        self._last = self._used = time.monotonic()
        if isinstance(event, ChosenEarly | Recalled):
            self._tell_seated(keep, yours=True, to=event.seat)
        elif table.timeline.n != n:
            asked, self._asked = self._asked, None
            position, log = self._telling.position(), table.chronicle.entries(keep)
            self._tell(lambda held: Played(position, self._telling.yours(held), keep, log))
            if asked:
                self._tell_seated()
        else:
            self._tell_seated(keep, yours=True, position=table.to_move != to_move)
        self._tables.changed(self)
        if table.over:
            self._tables.thinker.forget(table.id)
        await self._go_on()

    async def _go_on(self) -> None:
        """Deal if tiles are to be dealt, play what was chosen early and is due now, and wake the bots."""
        table = self.table
        if table.to_move == CHANCE and not table.waiting:
            await self._happen(Dealt(at=time.time(), tiles=table.state.draw(self._bag)))
        elif table.due is None:
            self._wake()
        elif fits(table.state, table.due):
            await self._happen(Moved(at=time.time(), move=table.due))
        else:
            await self._ask_again(table.to_move, table.due)

    async def _ask_again(self, seat: int, move: str) -> None:
        """What a seat chose early cannot be played: it chooses anew, and is told why."""
        refused = telling.refused(requests.illegal(self.table.state, move))
        await self._happen(Recalled(at=time.time(), seat=seat, kept=0))
        self._tell(lambda _: refused, to=seat)

    # ---- bots -------------------------------------------------------------------------------

    def _wake(self) -> None:
        """Let a bot think if one is to move; a table of bots alone plays only while somebody looks on."""
        table, seat = self.table, self.table.to_move
        bot = table.seats[seat].bot if seat >= 0 else ""
        goes_on = not self._closed and (table.people() or self._clients)
        self._think_of((table.timeline.n, seat, bot) if bot and goes_on else None)

    def _think_of(self, thought: tuple[int, int, str] | None) -> None:
        if thought != self._thought:
            if self._thinking is not None:
                self._thinking.cancel()
            self._thought = thought
            self._thinking = asyncio.create_task(self._think(thought)) if thought else None
        seat = thought[1] if thought else None
        if seat != self._told_thinking:
            self._told_thinking = seat
            self._tell_seated()

    async def _think(self, thought: tuple[int, int, str]) -> None:
        try:
            await self._move_for_bot(thought)
        except Exception:
            _log.exception("a bot's move failed at table %s", self.table.id)
            if thought == self._thought:  # whoever comes next wakes it again
                self._thought = self._thinking = None

    async def _move_for_bot(self, thought: tuple[int, int, str]) -> None:
        pause = self._last + self._tables.customs.pace - time.monotonic()
        event, _ = await asyncio.gather(self._answer_of_bot(thought), asyncio.sleep(pause))
        async with self._lock:
            if thought != self._thought:
                return
            self._thinking = None  # what is being written down cannot be thought over
            await self._happen(event)

    async def _answer_of_bot(self, thought: tuple[int, int, str]) -> Moved | Unseated:
        """Its move; or it loses its seat, if it is a program at fault."""
        _, seat, bot = thought
        try:
            who = min((client.host for client in self._clients), default=self.table.id)
            move = await self._tables.thinker.choice(self.table, seat, who)
        except BotFault as fault:
            # The details are for who runs the program, not for everybody at the table.
            _log.warning("table %s, seat %d: %s %s", self.table.id, seat, bot, fault)
            return Unseated(at=time.time(), seat=seat, bot=USUAL, why=fault.why)
        return Moved(at=time.time(), move=move)

    # ---- what clients ask -------------------------------------------------------------------

    async def hear(self, client: Client, message: messages.ClientMessage) -> None:
        """Do what a client asks; raises `Denied` if it cannot be done."""
        await _ANSWERS[type(message)](self, client, message)

    async def join(self, message: messages.Join) -> SeatKey:
        """Give the seat of an invitation to who brings it."""
        async with self._lock:
            secret = keys.secret()
            event = requests.sat(self.table, message.invitation, message.name, secret)
            self._away[event.seat] = time.monotonic()
            await self._happen(event)
            return SeatKey(event.seat, secret)

    async def _hello(self, client: Client, message: messages.Hello) -> None:  # noqa: ARG002
        raise Denied("malformed", "hello has been said")

    async def _ping(self, client: Client, message: messages.Ping) -> None:  # noqa: ARG002
        client.tell(encoded(messages.Pong()))

    async def _move(self, client: Client, message: messages.Move) -> None:
        async with self._lock:
            await self._happen(requests.moved(self.table, client.held, message.n, message.move))

    async def _prepare(self, client: Client, message: messages.Prepare) -> None:
        requests.check_waits(self.table, client.held, message.n, message.seat)
        choices = self._telling.prepared(message.seat)
        if choices is None:
            raise Denied("no_prepare", "there is nothing that seat could do now")
        client.tell(encoded(messages.Prepared(message.n, message.seat, choices)))

    async def _undo(self, client: Client, message: messages.Undo) -> None:
        async with self._lock:
            held = client.held
            if recalled := requests.recalled(self.table, held, message.n):
                await self._happen(recalled)
                return
            possible = requests.possible_takeback(self.table, held, message.n)
            if not possible.consent:
                await self._happen(requests.undone(possible))
            elif self._asked is None:
                self._asked = _Asked(possible.seat, held, possible.consent)
                self._tell_seated()
            elif self._asked.held != held:
                raise Denied("no_undo", "another has asked to take back a move")

    async def _answer(self, client: Client, message: messages.Answer) -> None:
        async with self._lock:
            requests.check_current(self.table, client.held, message.n)
            if not self._asked or not self._asked.waits & client.held:
                raise Denied("no_undo", "nobody waits for your answer")
            if message.agree:
                self._asked.agreed |= client.held
                await self._settle()
            else:
                self._asked = None
                self._tell_seated()

    async def _settle(self) -> None:
        """Take back the move that was asked about, once nobody is left who has to agree."""
        if not self._asked:
            return
        possible = takeback(self.table, self._asked.held)
        if possible is None:
            self._asked = None
        else:
            self._asked.waits = possible.consent - self._asked.agreed
            if not self._asked.waits:
                await self._happen(requests.undone(possible))
                return
        self._tell_seated()

    async def _give(self, client: Client, message: messages.Give) -> None:
        async with self._lock:
            held, away, kept = (
                client.held,
                self._presence().away.get(message.seat, 0),
                self._tables.customs.kept,
            )
            await self._happen(
                requests.given(self.table, held, message.seat, message.bot, self._tables.roster, away, kept)
            )
            await self._settle()

    async def _resume(self, client: Client, message: messages.Resume) -> None:
        async with self._lock:
            await self._happen(requests.back(self.table, client.held, message.seat))
            await self._settle()

    async def _rematch(self, client: Client, message: messages.Rematch) -> None:  # noqa: ARG002
        async with self._lock:
            opened = requests.rematch(self.table, client.held)
            if self.table.next is None:
                await self._happen(Rematched(at=time.time(), next=await self._tables.lay(opened)))
            else:
                client.tell(encoded(Seated(self._info(client.held), len(self.table.chronicle))))

    async def _hint(self, client: Client, message: messages.Hint) -> None:
        table = self.table
        turn = requests.turn(table, client.held, message.n)
        if not table.opened.hints:
            raise Denied("no_hint", "this table was laid without hints")
        if client in self._advising:
            raise Denied("busy", "a hint is being thought of")
        # Beside what the client says meanwhile: who plays on, or only shows that it is there, need not wait for a hint.
        advising = asyncio.create_task(self._advise(client, message.n, turn.state))
        self._advising[client] = message.n, advising

    async def _advise(self, client: Client, n: int, state: State) -> None:
        try:
            found = await self._tables.thinker.hints(state, client.host)
            client.tell(encoded(messages.Hints(n, [telling.hint(state, advice) for advice in found])))
        except Exception:
            _log.exception("a hint failed at table %s", self.table.id)
            client.tell(encoded(Refused("busy", "no hint could be found")))
        finally:
            _, advising = self._advising.get(client, (0, None))
            if advising is asyncio.current_task():
                del self._advising[client]

    def _end_advice(self, client: Client) -> None:
        if (advising := self._advising.pop(client, None)) is not None:
            advising[1].cancel()

    # ---- telling ----------------------------------------------------------------------------

    def _tell(self, message: Callable[[Held], Told], besides: Client | None = None, to: int | None = None) -> None:
        """Tell everybody, or those who hold a seat; what is the same for several is made once."""
        made: dict[Held, bytes] = {}
        for client in self._clients - {besides}:
            if to is not None and to not in client.held:
                continue
            try:
                if client.held not in made:
                    made[client.held] = encoded(message(client.held))
                client.tell(made[client.held])
            except Exception:  # what cannot be told to one must not stop the game for the others
                _log.exception("table %s cannot be told to who holds %s", self.table.id, sorted(client.held))
                client.close(FAILED, "the table could not be told")

    def _tell_seated(
        self,
        keep: int | None = None,
        *,
        yours: bool = False,
        position: bool = False,
        besides: Client | None = None,
        to: int | None = None,
    ) -> None:
        kept = len(self.table.chronicle) if keep is None else keep
        log = self.table.chronicle.entries(kept)
        stands = self._telling.position() if position else None
        self._tell(
            lambda held: Seated(self._info(held), kept, log, stands, self._telling.yours(held) if yours else None),
            besides,
            to,
        )

    def _welcome(self, held: Held) -> bytes:
        tell = self._telling
        return encoded(Welcome(self._info(held), tell.position(), tell.yours(held), self.table.chronicle.entries()))

    def _info(self, held: Held) -> messages.TableInfo:
        return telling.table_info(self.table, self._presence(), held)

    def _presence(self) -> Presence:
        now = time.monotonic()
        people = [number for number, seat in enumerate(self.table.seats) if seat.who == "person"]
        return Presence(
            away={seat: now - self._away[seat] for seat in people if seat in self._away},
            watching=sum(not client.held for client in self._clients),
            kept=self._tables.customs.kept,
            thinking=self._told_thinking,
            undo_asked=self._asked.seat if self._asked else None,
            undo_waits=sorted(self._asked.waits) if self._asked else [],
        )


def encoded(message: Told) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message)


_ANSWERS: Mapping[type, Callable[[LiveTable, Client, Any], Awaitable[None]]] = {
    messages.Hello: LiveTable._hello,
    messages.Ping: LiveTable._ping,
    messages.Move: LiveTable._move,
    messages.Prepare: LiveTable._prepare,
    messages.Undo: LiveTable._undo,
    messages.Answer: LiveTable._answer,
    messages.Give: LiveTable._give,
    messages.Resume: LiveTable._resume,
    messages.Rematch: LiveTable._rematch,
    messages.Hint: LiveTable._hint,
}
