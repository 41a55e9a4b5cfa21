import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import faience.server

PAGE = Path(faience.server.__file__).parent / "page"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=PAGE)) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_opens(
    new_page: Callable[..., Page], axe: Callable[[Page], list[str]], address: str, scheme: str
) -> None:
    page = new_page(color_scheme=scheme)
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("Faience")
    fonts = page.evaluate("async () => [...await document.fonts.ready].map((font) => [font.family, font.status])")
    assert {family for family, status in fonts if status == "loaded"} == {
        "Atkinson Hyperlegible Next Variable",
        "Young Serif",
    }
    assert axe(page) == []
