"""Clients for tests: they speak to a server as the page does, through real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

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
    """A new table with seats like here, friend, or a bot's level; its name and the secrets by seat."""
    wishes = [{"who": seat} if seat in ("here", "friend") else {"who": "bot", "bot": seat} for seat in seats]
    created = await post(address, "/api/tables", {"spec": spec, "seats": wishes, **more})
    return created["table"], {key["seat"]: key["secret"] for key in created["keys"]}


class Player:
    """One connection to a table, which remembers what it was told."""

    def __init__(
        self,
        address: str,
        table: str,
        *secrets: str,
        language: str = "en",
        greet: bool = True,
        origin: str | None = None,
    ) -> None:
        self._url = f"ws://{address}/api/tables/{table}/live"
        self._greet, self._origin = greet, origin
        self._hello = {"type": "hello", "secrets": list(secrets), "language": language}
        self._socket: ClientConnection | None = None
        self.heard: list[Json] = []
        """Every message, in order."""
        self.table: Json = {}
        self.position: Json = {}
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
        await self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    async def hear(self) -> Json:
        """The next message, taken in as the page does."""
        message: Json = msgspec.json.decode(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "welcome":
            self.log = []
        if "table" in message:
            self.table = message["table"]
        if message.get("position"):
            self.position = message["position"]
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
        return [choice["move"] for choice in (self.position["choices"] or {"moves": []})["moves"]]

    async def turn(self) -> None:
        """Listen until it is this player's turn, or the game is over."""
        await self.until(lambda: bool(self.choices) or self.over)

    @property
    def over(self) -> bool:
        return self.position["to_move"] == -2

    async def play(self, move: str | None = None) -> None:
        """Play a move, the first one if none is named, and listen until it is played."""
        n = self.n
        await self.say({"type": "move", "n": n, "move": move or self.choices[0]})
        await self.until(lambda: self.n != n)

    async def play_out(self, choose: Callable[[list[str]], str] = lambda moves: moves[0]) -> None:
        """Play to the end of the game."""
        while True:
            await self.turn()
            if self.over:
                return
            await self.play(choose(self.choices))


async def all_of(*conversations: Any) -> None:
    await asyncio.gather(*conversations)
