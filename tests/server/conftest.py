"""A server for the tests of a module, and bots that keep it waiting."""

import threading
from collections.abc import Iterator

import pytest

from faience.bots import Stop
from faience.bots import bot as real_bot
from faience.games.game import State
from faience.server.thinking import thinker
from tests.server.running import RunningServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running


@pytest.fixture
def address(server: RunningServer) -> str:
    return server.address


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """The random bot raises, every other waits for the event."""
    gate = threading.Event()

    class Raising:
        def choose(self, state: State, stop: Stop) -> int:  # noqa: ARG002
            raise ZeroDivisionError(state.round)

    class Waiting:
        def choose(self, state: State, stop: Stop) -> int:  # noqa: ARG002
            gate.wait()
            return real_bot("random").choose(state)

    monkeypatch.setattr(thinker, "bot", lambda level, _=0: Raising() if level == "random" else Waiting())
    yield gate
    gate.set()
