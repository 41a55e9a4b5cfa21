"""Takes the README's pictures of the page: a table of each game on a computer and on a phone, and the lobby.

Run it from the root of the repository after a change of the page (tiles are drawn anew each time):

    make web && PYTHONPATH=. .venv/bin/python docs/img/shoot.py
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM_FLAGS, CHROMIUM_NAMES
from tests.server.clients import Player, post
from tests.server.running import RunningServer, run

FOLDER = Path(__file__).parent
COMPUTER = {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"}
PHONE = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "has_touch": True}
Position = dict[str, Any]


@dataclass(frozen=True)
class Scene:
    """A game, and when it is worth a picture."""

    spec: str
    bots: tuple[str, ...]
    ready: Callable[[Position], bool]


SCENES = {
    "azul": Scene("azul(players=3)", ("keen", "steady"), lambda position: position["round"] == 3),
    "pavilion": Scene(
        "pavilion(players=3)",
        ("keen", "steady"),
        lambda position: position["round"] == 3 and position["view"]["phase"] == "place",
    ),
    "zaic": Scene("zaic()", ("keen",), lambda position: len(position["view"]["tiles"]) >= 14),
}


async def begun(address: str, scene: Scene) -> tuple[str, list[str]]:
    """A game that has come to its scene, with the first seat to move: its table, and the secret of that seat."""
    seats = [{"who": "here", "name": "Ana"}, *({"who": "bot", "bot": bot} for bot in scene.bots)]
    laid = await post(address, "/api/tables", {"spec": scene.spec, "seats": seats, "starts": 0})
    secrets = [key["secret"] for key in laid["keys"]]
    async with Player(address, laid["table"], *secrets) as ana:
        await ana.turn()
        while not scene.ready(ana.position):
            await ana.play(max(ana.offers, key=lambda choice: choice.gain).move)
            await ana.turn()
    return laid["table"], secrets


def opened(browser: Browser, address: str, table: str, secrets: list[str], **options: object) -> Page:
    """The table in a browser that holds its secrets."""
    page = browser.new_context(reduced_motion="reduce", device_scale_factor=1.5, **options).new_page()
    page.goto(f"http://{address}/api/health")
    kept = {"version": 1, "tables": [{"table": table, "secrets": secrets, "when": 0}]}
    page.evaluate("(kept) => localStorage.setItem('faience.tables', kept)", json.dumps(kept))
    page.goto(f"http://{address}/t/{table}")
    page.get_by_role("status").filter(has_text="Your turn").wait_for()
    return page


def main() -> None:
    """Take all pictures."""
    chromium = next(filter(None, map(shutil.which, CHROMIUM_NAMES)))
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningServer(Path(folder) / "tables.sqlite") as server,
    ):
        tables = {game: run(begun(server.address, scene)) for game, scene in SCENES.items()}
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
            for (game, (table, secrets)), (screen, options) in product(
                tables.items(), {"table": COMPUTER, "phone": PHONE}.items()
            ):
                page = opened(browser, server.address, table, secrets, **options)
                page.keyboard.press("h")
                page.get_by_role("group", name="Hint").get_by_role("button").first.wait_for()
                page.keyboard.press("1")
                page.get_by_role("button", name="Confirm", disabled=False).wait_for()
                page.screenshot(path=FOLDER / f"page-{game}-{screen}.png")
            lobby = browser.new_page(viewport=COMPUTER["viewport"], device_scale_factor=1.5)
            lobby.goto(f"http://{server.address}/")
            lobby.get_by_role("button", name="Open the table").wait_for()
            lobby.screenshot(path=FOLDER / "page-lobby.png")
            browser.close()


if __name__ == "__main__":
    main()
