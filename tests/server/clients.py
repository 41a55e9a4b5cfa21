"""Clients for tests: they speak to a server as the page does, through real sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Self, get_args

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from faience.server.protocol import messages
from faience.server.wire import connection

Json = dict[str, Any]


async def post(address: str, path: str, body: object, status: int | None = 201) -> Json:
    """What the server answers to a request, which must have this status."""
    content = body if isinstance(body, bytes) else msgspec.json.encode(body)
    async with httpx.AsyncClient() as http:
        answer = await http.post(f"http://{address}{path}", content=content)
    assert status in (answer.status_code, None), answer.text
    return answer.json()


async def get(address: str, path: str, status: int = 200, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"http://{address}{path}", headers=headers)
    assert answer.status_code == status, answer.text
    return answer


async def lay(address: str, spec: str, seats: Sequence[str], **more: object) -> tuple[str, dict[int, str]]:
    """A new table with seats like here, friend, or a bot's level; its name and the secrets by seat. Seat 0 starts."""
    wishes = [{"who": seat} if seat in ("here", "friend") else {"who": "bot", "bot": seat} for seat in seats]
    created = await post(address, "/api/tables", {"spec": spec, "seats": wishes, "starts": 0} | more)
    return created["table"], {key["seat"]: key["secret"] for key in created["keys"]}


def filled(kind: Any, told: Any) -> Any:
    """What the server told of a type, with all that was left out because it is usual."""
    if isinstance(told, list):
        return [filled(kind, item) for item in told]
    struct = next(
        (part for part in parts_of(kind) if isinstance(part, type) and issubclass(part, msgspec.Struct)), None
    )
    if struct is None or not isinstance(told, dict):
        return told
    whole = dict(told)
    for field in msgspec.structs.fields(struct):
        if field.name in told:
            whole[field.name] = filled(field.type, told[field.name])
        elif field.default is not msgspec.NODEFAULT:
            whole[field.name] = field.default
        else:
            assert field.default_factory is not msgspec.NODEFAULT, f"{field.name} is missing in {told}"
            whole[field.name] = field.default_factory()
    return whole


def parts_of(kind: Any) -> Iterator[Any]:
    """A type, and what it is made of."""
    yield kind
    for part in get_args(kind):
        yield from parts_of(part)


KINDS = {kind.__struct_config__.tag: kind for kind in get_args(messages.ServerMessage)}


class Allowance:
    """How much a client may say without being refused: a bucket like the server's own, somewhat smaller."""

    def __init__(self) -> None:
        self._rate, self._most = 0.95 * connection._RATE, 1.5 * connection._RATE
        self._tokens, self._then = self._most, time.monotonic()

    def spend(self) -> None:
        """Note that something is said."""
        self._tokens = self._now() - 1
        self._then = time.monotonic()

    async def wait(self) -> None:
        """Wait until something may be said."""
        while (missing := 1 - self._now()) > 0:
            await asyncio.sleep(missing / self._rate)

    def _now(self) -> float:
        # What is not used is not saved up: the server's bucket is full at some time, too.
        return min(self._most, self._tokens + (time.monotonic() - self._then) * self._rate)


class Player:
    """One connection to a table, which remembers what it was told."""

    def __init__(
        self,
        address: str,
        table: str,
        *secrets: str,
        greet: bool = True,
        origin: str | None = None,
    ) -> None:
        self._url = f"ws://{address}/api/tables/{table}/live"
        self._greet, self._origin = greet, origin
        self._hello = {"type": "hello", "secrets": list(secrets)}
        self._socket: ClientConnection | None = None
        self._allowance = Allowance()
        self.heard: list[Json] = []
        """Every message, in order."""
        self.table: Json = {}
        self.position: Json = {}
        """What everybody knows, and what is for this client."""
        self.shown: list[Json] = []
        """The position after each message that told of it."""
        self.log: list[Json] = []

    async def __aenter__(self) -> Self:
        origin = Origin(self._origin) if self._origin else None
        self._socket = await connect(self._url, origin=origin, max_size=None, max_queue=None)
        if self._greet:
            await self.say(self._hello)
            await self.until(lambda: bool(self.table))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket
        return self._socket

    async def say(self, message: Json | str | bytes) -> None:
        self._allowance.spend()
        await self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    async def hear(self) -> Json:
        """The next message, taken in as the page does."""
        told: Json = msgspec.json.decode(await self.socket.recv())
        message: Json = filled(KINDS[told["type"]], told)
        self.heard.append(message)
        if message["type"] == "welcome":
            self.log = []
        if "table" in message:
            self.table = message["table"]
        if position := message.get("position"):
            self.position = self.position | position | {"view": filled(self.facts.View, position["view"])}
        if yours := message.get("yours"):
            self.position = self.position | yours
            self.shown.append(self.position)
        if "log" in message:
            self.log = self.log[: message.get("keep", 0)] + message["log"]
        return message

    async def until(self, fulfilled: Callable[[], bool]) -> None:
        """Listen until something is so."""
        while not fulfilled():
            message = await self.hear()
            assert message["type"] != "refused", message

    async def answer(self, kind: str) -> Json:
        """Listen for a message of a kind."""
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def refusal(self, message: Json | str | bytes) -> str:
        """The code with which a message is refused."""
        await self.say(message)
        return str((await self.answer("refused"))["code"])

    @property
    def n(self) -> int:
        return int(self.position["n"])

    @property
    def choices(self) -> list[str]:
        return self.moves_of(self.position["choices"])

    @property
    def offers(self) -> Sequence[Any]:
        """What this client may do, move by move, with all that is told of it."""
        moves: Sequence[Any] = self.offered(self.position["choices"]).moves
        return moves

    def moves_of(self, choices: Json | None) -> list[str]:
        """The moves among choices that this client was told."""
        return [choice.move for choice in self.offered(choices).moves] if choices else []

    def offered(self, choices: Json) -> Any:
        """Choices that this client was told, with their types."""
        return msgspec.convert(choices, self.facts.Choices)

    @property
    def facts(self) -> ModuleType:
        """The types of what the game tells."""
        return import_module(f"faience.games.{self.table['game']}.facts")

    async def turn(self) -> None:
        """Listen until it is this player's turn, or the game is over."""
        await self.until(lambda: bool(self.choices) or self.over)

    @property
    def over(self) -> bool:
        return self.position["to_move"] == -2

    async def play(self, move: str | None = None) -> None:
        """Play a move, the first one if none is named, and listen until it is played."""
        # Who plays many seats must not say more than a client may.
        await self._allowance.wait()
        n, choices, chosen = self.n, self.position["choices"], move or self.choices[0]
        await self.say({"type": "move", "n": n, "move": chosen})
        # While all choose at the same time another's move may come between.
        await self.until(lambda: self.n != n and (self.position["choices"] != choices or self._moved(chosen)))

    def _moved(self, move: str) -> bool:
        """Whether this player has just made a move."""
        event = self.position["event"]
        return bool(event["move"] == move and self.table["seats"][event["seat"]]["mine"])

    async def play_out(self, choose: Callable[[list[str]], str] = lambda moves: moves[0]) -> None:
        """Play to the end of the game."""
        while True:
            await self.turn()
            if self.over:
                return
            await self.play(choose(self.choices))


async def all_of(*conversations: Any) -> None:
    await asyncio.gather(*conversations)
