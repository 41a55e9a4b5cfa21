"""The page is tested with what the server tells; `make golden` writes it anew."""

import pytest

from faience.games.registry import GAMES
from tests.server.fixtures import WEB, files


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_tested_with_what_the_server_tells(game: str) -> None:
    assert {path: path.read_bytes() for path in (WEB / game / "fixtures").iterdir()} == files(game)
