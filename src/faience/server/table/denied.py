"""What a client asked for and cannot have."""

from __future__ import annotations

from faience.server.protocol.messages import Code, Failure, Refused


class Denied(Exception):
    """A request that cannot be met; nothing has changed."""

    def __init__(self, code: Code, message: str, n: int | None = None) -> None:
        super().__init__(message)
        self.code, self.message, self.n = code, message, n

    def refused(self) -> Refused:
        """As it is told on the WebSocket."""
        return Refused(self.code, self.message, self.n)

    def failure(self) -> Failure:
        """As it is told over HTTP."""
        return Failure(self.code, self.message)
