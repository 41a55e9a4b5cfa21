"""The page as somebody at a screen uses it: what they see by its role and its words, what they do with hand or keys."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import httpx
from playwright.sync_api import Locator, Page, expect

import faience
from faience.bots import bot_names
from faience.notation.record import Move
from tests.server.clients import Player, post
from tests.server.running import run

Json = dict[str, Any]
_T = TypeVar("_T")
BOT = "Novice"
"""The quickest bot."""
FOLLOW_TILES = """window.flown = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  const tile = this.matches("svg") && this.querySelector("use")?.getAttribute("href");
  if (tile) window.flown.push([tile, frames[0]?.transform, options.duration]);
  return animate.call(this, frames, options);
};"""
"""Lets a page note in `flown` each tile that it moves: its drawing, from which place, for how long."""
CUT_OFF = """() => [...document.querySelectorAll("main *, header *")].filter((one) => {
  const { overflowX, clipPath, visibility } = getComputedStyle(one);
  const seen = visibility === "visible" && clipPath === "none" && one.checkVisibility() && !one.closest("select");
  return seen && overflowX !== "visible" && overflowX !== "auto" && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.outerHTML.slice(0, 120))"""
"""Lists what has more text than room for it."""


def labels(found: Locator) -> list[str]:
    """What each of these is called, in order."""
    names: list[str] = found.evaluate_all("(all) => all.map((one) => one.ariaLabel || one.textContent.trim())")
    return names


def number_in(text: str, pattern: str = r"\d+") -> int:
    """The number that a text tells."""
    found = re.search(pattern, text)
    assert found, f"{text!r} tells no number"
    return int(found[found.lastindex or 0])


def largest(handfuls: Sequence[str]) -> int:
    """Which handful to take if rounds shall be short."""
    return max(range(len(handfuls)), key=lambda at: number_in(handfuls[at]))


class Seat:
    """Somebody at a screen, by the name that stands at the board in the middle."""

    def __init__(self, page: Page, name: str = "Ana", *, touch: bool = False) -> None:
        self.page, self.name = page, name
        self._press = Locator.tap if touch else Locator.click
        self.sent: list[Json] = []
        """What the page said to the server at tables."""
        self.offered = False
        """Whether the last choice was one among takes with and without jokers."""
        page.on("websocket", lambda socket: socket.on("framesent", self._note))
        self.main = page.get_by_role("main")
        self.prompt = self.main.get_by_role("status").first
        self.market = page.get_by_role("region", name="Market")
        self.handfuls = self.market.get_by_role("group", name=re.compile(r"^(Factory|Centre)")).get_by_role(
            "button", disabled=False
        )
        self.offer = page.get_by_role("group", name="Take what?")
        self.targets = page.get_by_role("radiogroup", name="Pattern lines").get_by_role("radio", disabled=False)
        self.overflow = page.get_by_role("radiogroup", name="In the line:")
        self.cells = page.get_by_role("grid", name="Wall").get_by_role("gridcell", name=re.compile("Lay it here"))
        self.bar = page.get_by_role("region", name="Your move")
        self.preview = self.bar.get_by_text(re.compile(r"^\d+ → \d+$"))
        self.confirm_button = self.bar.get_by_role("button", name="Confirm", disabled=False)
        """Confirm while there is something to confirm; else it only keeps its place."""
        self.log = page.get_by_role("region", name="Moves", exact=True).get_by_role("listitem")
        self.end = page.get_by_role("region", name="The game is over")
        self.thinking = page.get_by_role("complementary", name="Opponents").get_by_text("thinking")
        """The bot that thinks, at its board."""
        self.said = page.locator("[aria-live=polite]:not([role]) p")
        """What was told to those who listen, one after the other."""
        self.strip = self.bar.get_by_role("list", name=re.compile(r", end of round \d"))
        """What a round brought, in the place of the confirm bar."""

    def _note(self, frame: str | bytes) -> None:
        self.sent.append(json.loads(frame))

    # ---- coming to a table --------------------------------------------------------------------------

    def open(self, address: str, path: str = "/") -> None:
        """Come to an address of the server."""
        self.page.goto(f"http://{address}{path}")

    def sit_at(self, address: str, table: str, *secrets: str) -> None:
        """Come to a table as a browser that has kept the secrets of some of its seats."""
        self.page.add_init_script(f"localStorage['faience.tables'] ??= {json.dumps(json.dumps(kept(table, secrets)))}")
        self.open(address, f"/t/{table}")

    def set(self, what: str, value: str) -> None:
        """Choose one of several values that stand side by side."""
        self._press(self.page.get_by_role("group", name=what).get_by_text(value, exact=True))

    def lay(self, address: str, *others: str, game: str = "Azul", starts: str | None = None, **rules: str) -> str:
        """Lay a table for me and these others; its name.

        Others are ``"A friend"``, the level of a bot, the name of a program, or somebody at this screen, who may get a
        name: ``"Also here: Ben"``. I start, unless another or ``"By lot"`` is named.
        """
        self.open(address)
        self.set("Game", game)
        for rule, value in rules.items():
            self.set(rule.replace("_", " ").capitalize(), value)
        if self.page.get_by_role("group", name="Players").count():
            self.set("Players", str(len(others) + 1))
        self.page.get_by_label("Who sits in seat 1").select_option("me")
        self.page.get_by_label("My name").fill(self.name)
        for number, other in enumerate(others, start=2):
            self.seat_at(number, other)
        self.set("Who starts", starts or self.name)
        self._press(self.page.get_by_role("button", name="Open the table"))
        self.page.wait_for_url("**/t/*")
        return self.table

    def seat_at(self, number: int, who: str) -> None:
        """Choose who sits on a seat of the table that is being laid."""
        kind, _, name = who.partition(": ")
        kinds = {"A friend": "friend", "Also here": "here"} | {level.title(): f"bot:{level}" for level in bot_names()}
        value = kinds.get(kind, f"bot:{who}")
        self.page.get_by_label(f"Who sits in seat {number}").select_option(value)
        if value == "here" and name:
            self.page.get_by_label(f"Name for seat {number}").fill(name)

    @property
    def table(self) -> str:
        """The name of the table, as the address tells it."""
        return self.page.url.rpartition("/")[2].partition("#")[0]

    # ---- what is seen -------------------------------------------------------------------------------

    def board(self, name: str | None = None) -> Locator:
        """The board in the middle, which is that player's."""
        return self.page.get_by_role("region", name=f"Board of {name or self.name}")

    def opponent(self, name: str) -> Locator:
        """The small board of another."""
        return self.page.get_by_role("complementary", name="Opponents").get_by_role("region", name=name)

    def line(self, n: int) -> Locator:
        """A pattern line of the board in the middle, whatever can be done with it."""
        return self.page.get_by_label(re.compile(rf"^Line {n},"))

    @property
    def score(self) -> int:
        return number_in(labels(self.board().get_by_role("status"))[0])

    @property
    def round(self) -> int:
        """The round that is played, as the bar at the top tells it."""
        bar = self.page.get_by_role("banner").filter(has_text="Round")
        return number_in(bar.inner_text(), r"Round (\d+)")

    @property
    def moves_sent(self) -> list[str]:
        """The moves that the page sent to the server."""
        return [message["move"] for message in self.sent if message["type"] == "move"]

    def is_over(self) -> bool:
        """Wait until it is my turn or the game is over, and say which."""
        turn = self.prompt.filter(has_text=re.compile(r"[Yy]our turn\."))
        turn.or_(self.end).first.wait_for()
        return self.end.is_visible()

    def wait_for_turn(self) -> None:
        """Wait until it is my turn."""
        assert not self.is_over()

    # ---- what is done -------------------------------------------------------------------------------

    def take(self, handful: str | int = 0) -> None:
        """Take tiles: those whose button begins with these words, or the button of that number."""
        found = self.handfuls.nth(handful) if isinstance(handful, int) else self._named(self.handfuls, handful)
        # The button is as large as its tiles lie apart: in its middle may be those of another.
        self._press(found.locator(":scope > *").first)

    def place(self, target: str | int) -> None:
        """Put them on a line by its number, or where the words begin so."""
        self._press(self._named(self.targets, f"Line {target}," if isinstance(target, int) else target))

    def confirm(self) -> None:
        """Confirm the move, which goes to the server."""
        self._press(self.confirm_button)
        self.confirm_button.wait_for(state="hidden")

    def enter(self) -> None:
        """Confirm the move with a key."""
        self.confirm_button.wait_for()
        self.page.keyboard.press("Enter")
        self.confirm_button.wait_for(state="hidden")

    def move(self) -> None:
        """A whole move, any that is legal."""
        self.wait_for_turn()
        self.choose()
        self.confirm()

    def _named(self, found: Locator, start: str) -> Locator:
        return found.and_(self.page.get_by_label(re.compile(f"^{re.escape(start)}"))).first

    def choose(self, pick: Callable[[Sequence[str]], int] = largest) -> None:
        """Put together a legal move of whatever kind is asked for; it waits to be confirmed."""
        self.offered = False
        if self.cells.count():
            # All lay tiles at the same time: one that a bot lays meanwhile takes away what is chosen.
            expect(self.thinking).to_have_count(0)
            self._press(self.cells.first)
            return
        self.take(pick(labels(self.handfuls)))
        self.offered = self.offer.is_visible()
        if self.offered:
            # Colour and jokers together, where that can be.
            ways = self.offer.get_by_role("button")
            both = ways.filter(has_text="+")
            self._press((both if both.count() else ways).first)
        self._press(self.targets.nth(best_target(labels(self.targets))))

    def accept(self, link: str) -> None:
        """Follow an invitation and sit down."""
        self.page.goto(link)
        self.page.get_by_label("My name").fill(self.name)
        self.press("Sit down")

    def open_menu(self) -> Locator:
        """Open the menu of the table."""
        self.press("Menu")
        return self.page.get_by_role("dialog", name="Menu")

    def press(self, button: str) -> None:
        """Press a button by its name."""
        self._press(self.page.get_by_role("button", name=button, exact=True))


def copied(page: Page) -> str:
    """What the last button that copies has copied."""
    page.get_by_role("button", name="Copied").wait_for()
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def kept(table: str, secrets: Sequence[str]) -> Json:
    """What a browser keeps that holds seats at a table."""
    return {"version": 1, "tables": [{"table": table, "secrets": list(secrets), "when": 0}]}


def best_target(targets: Sequence[str]) -> int:
    """A line that completes, else one where nothing falls, else any; the floor at last."""

    def worth(target: str) -> int:
        if target.startswith("Floor"):
            return 0
        return 1 + 2 * ("Completes" in target) + ("fall" not in target)

    return max(range(len(targets)), key=lambda at: worth(targets[at]))


def finished(address: str, spec: str, seats: Sequence[str]) -> tuple[str, ...]:
    """A table where the game is over, as `led_to` gives it."""
    return led_to(address, spec, seats, lambda players: players.over)


def led_to(
    address: str,
    spec: str,
    seats: Sequence[str],
    enough: Callable[[Player], bool],
    choose: Callable[[Player], str] | None = None,
) -> tuple[str, ...]:
    """A table where others have played until it is enough: its name, then the secrets of those who are ``here``.

    Seats are like ``here``, ``here:Ana``, or the level of a bot. Who is here plays what gains most, or is chosen.
    """

    async def play() -> tuple[str, ...]:
        wishes = [_wish(*seat.split(":")) for seat in seats]
        created = await post(address, "/api/tables", {"spec": spec, "seats": wishes, "starts": 0})
        secrets = [key["secret"] for key in created["keys"]]
        async with Player(address, created["table"], *secrets) as players:
            await players.turn()
            while not enough(players):
                assert not players.over, f"this game of {spec} never came to that"
                await players.play((choose or _greediest)(players))
                await players.turn()
        return (created["table"], *secrets)

    return beside(play())


def one_more(address: str, table: str, *secrets: str) -> str:
    """Whoever of these is to move plays; what they played."""

    async def play() -> str:
        async with Player(address, table, *secrets) as players:
            await players.turn()
            move = players.choices[0]
            await players.play(move)
            return move

    return beside(play())


def beside(conversation: Coroutine[Any, Any, _T]) -> _T:
    """What comes of a conversation that others have with the server: Playwright has the loop of this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(run, conversation).result()


def record_of(address: str, table: str) -> faience.Record:
    """The game as the server has written it down."""
    return faience.Record.loads(httpx.get(f"http://{address}/api/tables/{table}/record").text)


def moves_of(record: faience.Record, seat: int = 0) -> list[str]:
    """What a seat has played."""
    return [event.text for event in record.events if isinstance(event, Move) and event.seat == seat]


def _greediest(players: Player) -> str:
    return str(max(players.offers, key=lambda choice: choice.gain).move)


def _wish(who: str, name: str = "") -> Json:
    return {"who": "here", "name": name} if who == "here" else {"who": "bot", "bot": who}
