"""Takes the README's pictures of the page: a table on a computer, the same on a phone, and the lobby.

Run it from the root of the repository after a change of the page (tiles are drawn anew each time):

    make web && PYTHONPATH=. .venv/bin/python docs/img/shoot.py
"""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM_FLAGS, CHROMIUM_NAMES
from tests.server.clients import Player, lay
from tests.server.house import RunningServer, run

FOLDER = Path(__file__).parent
SCREENS = {
    "table": {"viewport": {"width": 1280, "height": 720}, "color_scheme": "light"},
    "phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "has_touch": True},
}


async def begun(address: str) -> tuple[str, list[str]]:
    """A game of three that has come to its third round: its table, and the secret of the first seat."""
    wishes = ["here", "keen", "steady"]
    table, secrets = await lay(address, "azul(players=3)", wishes)
    async with Player(address, table, secrets[0]) as ana:
        await ana.turn()
        while ana.position["round"] < 3:
            best = max(ana.position["choices"]["moves"], key=lambda choice: choice["gain"])
            await ana.play(best["move"])
            await ana.turn()
    return table, list(secrets.values())


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
        table, secrets = run(begun(server.address))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
            for name, options in SCREENS.items():
                page = opened(browser, server.address, table, secrets, **options)
                page.keyboard.press("h")
                page.get_by_role("group", name="Hint").get_by_role("button").nth(1).click()
                page.get_by_role("button", name="Confirm").wait_for()
                page.screenshot(path=FOLDER / f"page-{name}.png")
            lobby = browser.new_page(viewport={"width": 1280, "height": 800}, device_scale_factor=1.5)
            lobby.goto(f"http://{server.address}/")
            lobby.get_by_role("button", name="Open the table").wait_for()
            lobby.screenshot(path=FOLDER / "page-lobby.png")
            browser.close()


if __name__ == "__main__":
    main()
