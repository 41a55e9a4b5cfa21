"""What the tests of the page are told of Summer Pavilion is what the server tells; `make golden` writes it anew."""

from tests.pavilion.fixtures import FOLDER, positions


def test_the_page_is_tested_with_what_the_server_tells() -> None:
    assert {path.stem: path.read_bytes() for path in FOLDER.iterdir()} == positions()
