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
from faience.games.choices import Choices
from faience.games.game import State
from faience.games.seats import CHANCE
from faience.server.protocol import messages, telling
from faience.server.protocol.messages import Played, Refused, Seated, SeatKey, Told, Welcome
from faience.server.protocol.telling import Audience, Presence
from faience.server.storage.log import LogFailed, NumberTaken
from faience.server.table import events, keys, requests
from faience.server.table.chronicle import Entry
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

    audience: Audience
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
        self._prepared: dict[tuple[int, str], Choices] = {}
        """What a seat that waits could do, by language: however often it is asked, it is computed once a position."""
        self._prepared_at = 0
        """The number of that position."""
        self._closed = False
        self._bag = _bag()

    # ---- coming and going -------------------------------------------------------------------

    def connect(self, client: Client, secrets: list[str]) -> None:
        """Somebody comes: to play if a secret of theirs holds a seat, else to watch."""
        held = held_by(self.table.seats, secrets)
        if not self.table.may_watch(held):
            raise Denied("no_watching", "only its players may see this table")
        # Those who watch must not keep out those who play.
        alike = sum(bool(client.audience.held) == bool(held) for client in self._clients)
        if alike >= self._tables.customs.connections:
            raise Denied("busy", "there are too many at this table")
        client.audience = Audience(client.audience.language, held)
        self._clients.add(client)
        for seat in held:
            self._away.pop(seat, None)
        client.tell(self._welcome(client.audience))
        self._tell_seated(besides=client)
        self._wake()

    def disconnect(self, client: Client) -> None:
        """Somebody goes."""
        if client not in self._clients:
            return
        self._clients.remove(client)
        self._end_advice(client)
        self._used = time.monotonic()
        still = frozenset[int]().union(*(other.audience.held for other in self._clients))
        for seat in client.audience.held - still:
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
        table, n = self.table, self.table.timeline.n
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
            if not table.is_fresh(client.audience.held, number):
                self._end_advice(client)
        self._last = self._used = time.monotonic()
        if isinstance(event, ChosenEarly | Recalled):
            self._tell(lambda audience: self._seated(audience, keep, everything=True), to=event.seat)
        elif table.timeline.n != n:
            asked, self._asked = self._asked, None
            self._tell(lambda audience: Played(self._position(audience), keep, self._entries(audience, keep)))
            if asked:
                self._tell_seated()
        else:
            self._tell_seated(keep, everything=True)
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
        state, why_not = self.table.state, self.table.game.definition.why_not
        await self._happen(Recalled(at=time.time(), seat=seat, kept=0))
        self._tell(lambda audience: Refused("illegal", why_not(state, move, audience.language)), to=seat)

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

    async def join(self, message: messages.Join, language: str) -> SeatKey:
        """Give the seat of an invitation to who brings it."""
        async with self._lock:
            secret = keys.secret()
            event = requests.sat(self.table, message.invitation, message.name, secret, language)
            self._away[event.seat] = time.monotonic()
            await self._happen(event)
            return SeatKey(event.seat, secret)

    async def _hello(self, client: Client, message: messages.Hello) -> None:  # noqa: ARG002
        raise Denied("malformed", "hello has been said")

    async def _speak(self, client: Client, message: messages.Speak) -> None:
        client.audience = Audience(message.language, client.audience.held)
        client.tell(self._welcome(client.audience))

    async def _ping(self, client: Client, message: messages.Ping) -> None:  # noqa: ARG002
        client.tell(encoded(messages.Pong()))

    async def _move(self, client: Client, message: messages.Move) -> None:
        async with self._lock:
            held, language = client.audience.held, client.audience.language
            await self._happen(requests.moved(self.table, held, message.n, message.move, language))

    async def _prepare(self, client: Client, message: messages.Prepare) -> None:
        table, seat, language = self.table, message.seat, client.audience.language
        requests.check_waits(table, client.audience.held, message.n, seat)
        if self._prepared_at != table.timeline.n:
            self._prepared_at, self._prepared = table.timeline.n, {}
        choices = self._prepared.get((seat, language))
        if choices is None:
            choices = self._prepared[seat, language] = requests.prepared(table, seat, language)
        client.tell(encoded(messages.Prepared(message.n, seat, choices)))

    async def _undo(self, client: Client, message: messages.Undo) -> None:
        async with self._lock:
            held = client.audience.held
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
            requests.check_current(self.table, client.audience.held, message.n)
            if not self._asked or not self._asked.waits & client.audience.held:
                raise Denied("no_undo", "nobody waits for your answer")
            if message.agree:
                self._asked.agreed |= client.audience.held
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
                client.audience.held,
                self._presence().away.get(message.seat, 0),
                self._tables.customs.kept,
            )
            await self._happen(
                requests.given(self.table, held, message.seat, message.bot, self._tables.roster, away, kept)
            )
            await self._settle()

    async def _resume(self, client: Client, message: messages.Resume) -> None:
        async with self._lock:
            await self._happen(requests.back(self.table, client.audience.held, message.seat))
            await self._settle()

    async def _rematch(self, client: Client, message: messages.Rematch) -> None:  # noqa: ARG002
        async with self._lock:
            opened = requests.rematch(self.table, client.audience.held)
            if self.table.next is None:
                await self._happen(Rematched(at=time.time(), next=await self._tables.lay(opened)))
            else:
                client.tell(encoded(self._seated(client.audience, len(self.table.chronicle))))

    async def _hint(self, client: Client, message: messages.Hint) -> None:
        table, language = self.table, client.audience.language
        turn = requests.turn(table, client.audience.held, message.n)
        if not table.opened.hints:
            raise Denied("no_hint", "this table was laid without hints")
        if client in self._advising:
            raise Denied("busy", "a hint is being thought of")
        # Beside what the client says meanwhile: who plays on, or only shows that it is there, need not wait for a hint.
        advising = asyncio.create_task(self._advise(client, message.n, turn.state, language))
        self._advising[client] = message.n, advising

    async def _advise(self, client: Client, n: int, state: State, language: str) -> None:
        names, meaning = self.table.names, self.table.game.definition.words(language).gain
        try:
            found = await self._tables.thinker.hints(state, client.host)
            best = [telling.hint(state, advice, names, language) for advice in found]
            client.tell(encoded(messages.Hints(n, best, meaning)))
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

    def _tell(self, message: Callable[[Audience], Told], besides: Client | None = None, to: int | None = None) -> None:
        """Tell everybody, or those who hold a seat; what is the same for several is made once."""
        made: dict[Audience, bytes] = {}
        for client in self._clients - {besides}:
            if to is not None and to not in client.audience.held:
                continue
            try:
                if client.audience not in made:
                    made[client.audience] = encoded(message(client.audience))
                client.tell(made[client.audience])
            except Exception:  # what cannot be put into one language must not stop the game for the others
                _log.exception("table %s cannot be told in %s", self.table.id, client.audience.language)
                client.close(FAILED, "the table could not be told")

    def _tell_seated(self, keep: int | None = None, *, everything: bool = False, besides: Client | None = None) -> None:
        kept = len(self.table.chronicle) if keep is None else keep
        self._tell(lambda audience: self._seated(audience, kept, everything=everything), besides)

    def _seated(self, audience: Audience, keep: int, *, everything: bool = False) -> Seated:
        position = self._position(audience) if everything else None
        return Seated(self._table(audience), keep, self._entries(audience, keep), position)

    def _welcome(self, audience: Audience) -> bytes:
        return encoded(Welcome(self._table(audience), self._position(audience), self._entries(audience, 0)))

    def _table(self, audience: Audience) -> messages.TableInfo:
        return telling.table_info(self.table, self._presence(), audience)

    def _position(self, audience: Audience) -> messages.Position:
        return telling.position(self.table, audience)

    def _entries(self, audience: Audience, start: int) -> list[Entry]:
        return self.table.chronicle.entries(self.table.names, audience.language, start)

    def _presence(self) -> Presence:
        now = time.monotonic()
        people = [number for number, seat in enumerate(self.table.seats) if seat.who == "person"]
        return Presence(
            away={seat: now - self._away[seat] for seat in people if seat in self._away},
            watching=sum(not client.audience.held for client in self._clients),
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
    messages.Speak: LiveTable._speak,
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
