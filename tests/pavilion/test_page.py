"""What the tests of the page take for the server's word is its word."""

import json

import pytest

from tests.pavilion.page import FIXTURES, fixtures, told


@pytest.mark.parametrize("name", fixtures())
def test_the_page_is_tested_with_what_the_server_tells(name: str) -> None:
    written = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    assert written == told(fixtures()[name]), "run python -m tests.pavilion.page, then prettier"
