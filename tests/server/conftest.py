"""A server for the tests of a module."""

from collections.abc import Iterator

import pytest

from tests.server.house import RunningServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running


@pytest.fixture
def address(server: RunningServer) -> str:
    return server.address
