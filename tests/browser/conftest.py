"""A real browser for the tests in this folder: the machine's Chromium, driven by Playwright."""

import random
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from faience.bots.levels import LEVELS
from tests.browser.table import Seat
from tests.server.running import RunningServer

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": TOUCH}
CLIPBOARD = ["clipboard-read", "clipboard-write"]
"""What a browser must permit for its buttons that copy."""
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
# Without these Chromium itself talks to its maker's hosts.
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


# Not for the whole run: while Playwright runs, no other test of this process could call asyncio.run.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if path is None:
        pytest.fail("there is no Chromium on this machine; `make chromium` installs Debian's")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield chromium
        chromium.close()


# The bots of a server keep the generators of only a few seats: with tables that other tests left behind, chance would
# depend on how fast those go on. A server of its own costs a test 0.2 s.
@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running


@pytest.fixture
def new_page(browser: Browser, server: RunningServer) -> Iterator[Callable[..., Page]]:  # noqa: ARG001
    """Opens pages that must behave: an error in the console or a request to another host fails the test.

    Every page has a context of its own, made with the given options (`viewport`, `locale`, `color_scheme` and so on).
    Problems that match the regular expression `expected` are meant by the test.
    """
    # It asks for the server so that pages are closed before that stops: they would complain of it.
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(*, expected: str | None = None, **options: Any) -> Page:
        def report(problem: str) -> None:
            if expected is None or not re.search(expected, problem):
                problems.append(problem)

        def check(url: str) -> None:
            parts = urlsplit(url)
            if parts.scheme not in ("data", "blob") and parts.hostname != "127.0.0.1":
                report(f"request: {url}")

        context = browser.new_context(**options)
        contexts.append(context)
        context.set_default_timeout(10_000)
        context.on("console", lambda message: message.type == "error" and report(f"console: {message.text}"))
        context.on("weberror", lambda error: report(f"page: {error.error}"))
        context.on("request", lambda request: check(request.url))
        context.on("page", lambda page: page.on("websocket", lambda socket: check(socket.url)))
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()
    assert not problems, "\n".join(problems)


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """Gives a function that lists what axe-core finds wrong with a page, one line for each place."""

    def violations(page: Page) -> list[str]:
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("async () => (await axe.run()).violations")
        return [f"{rule['id']}: {rule['help']}: {node['html']}" for rule in found for node in rule["nodes"]]

    return violations


@pytest.fixture
def address(server: RunningServer) -> str:
    return server.address


@pytest.fixture(autouse=True)
def conditions(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens at a table depends on nothing but what is done there.

    Deals are those of the table's own generator, bots choose by the position and their own one, and hints end by what
    they have looked at, not by the time it took. Who prepares a table may move fast.
    """
    monkeypatch.setattr("faience.server.wire.connection._RATE", 1e6)
    monkeypatch.setattr("faience.server.play.live_table._bag", lambda: random.Random(1))
    monkeypatch.setattr("faience.server.thinking.thinker._dice.getrandbits", lambda _: 1)
    monkeypatch.setattr("faience.server.thinking.thinker.ADVISER", LEVELS[-2])
    monkeypatch.setattr("faience.server.thinking.thinker._HINT_MS", None)


@pytest.fixture
def sits() -> type[Seat]:
    """Who sits at a screen here; modules for a game name those who know it."""
    return Seat


@pytest.fixture
def seat(new_page: Callable[..., Page], sits: type[Seat]) -> Callable[..., Seat]:
    """Puts somebody at a screen of their own: tiles appear at once there, unless it is told otherwise."""

    def sit(name: str = "Ana", **options: Any) -> Seat:
        usual = {"reduced_motion": "reduce", "viewport": DESKTOP, "locale": "en-GB"}
        return sits(new_page(**usual | options), name, touch=options.get("has_touch", False))

    return sit
