"""A table of Summer Pavilion as somebody at a screen uses it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.table import Seat, labels, number_in

GAME = "Summer Pavilion"


def worth(label: str) -> int:
    """What a space says that it brings; bonus tiles count, too."""
    return number_in(label, r"(?i:plus) (\d+)") + sum(int(n) for n in re.findall(r"(\d) bonus tile", label))


class PavilionSeat(Seat):
    """Somebody at a table of Summer Pavilion."""

    def __init__(self, page: Page, name: str = "Ana", *, touch: bool = False) -> None:
        super().__init__(page, name, touch=touch)
        self.drafts = self.market.get_by_role("button", name=re.compile("Take "), disabled=False)
        self.stars = self.board().get_by_role("group", name=re.compile("star"))
        self.spaces = self.stars.get_by_role("button", name=re.compile("free, costs"), disabled=False)
        self.colours = page.get_by_role("group", name="Which colour?").get_by_role("button")
        self.payments = page.get_by_role("group", name=re.compile(r"^Pay \d")).get_by_role("radio")
        self.pass_button = page.get_by_role("button", name="Pass this round…")
        self.tray = page.get_by_role("group", name="Tiles to keep")
        self.supply = page.get_by_role("group", name=re.compile("^Supply")).locator("visible=true").last
        self.picks = page.get_by_role("group", name=re.compile("^Supply")).get_by_role("button")
        self.outcome = self.bar.locator(".outcome").first

    def lay(self, address: str, *others: str, game: str = GAME, starts: str | None = None, **rules: str) -> str:
        return super().lay(address, *others, game=game, starts=starts, **rules)

    def is_over(self) -> bool:
        """Wait until something is to be done or the game is over, and say which."""
        asked = self.prompt.filter(has_text=re.compile(r"[Yy]our turn\.|Choose \d bonus"))
        asked.or_(self.end).first.wait_for()
        return self.end.is_visible()

    @property
    def phase(self) -> str:
        """What is to be done: to take, to choose bonus tiles, to place or to pass."""
        told = self.prompt.inner_text()
        if "bonus" in told:
            return "bonus"
        return "draft" if "Take tiles" in told else "place" if self.spaces.count() else "pass"

    @property
    def due(self) -> int:
        """How many bonus tiles are to be chosen."""
        return number_in(self.prompt.inner_text())

    def space(self, name: str) -> Locator:
        """A space of the board in the middle: ``"East star, space 1"``."""
        return self.stars.get_by_role("button", name=re.compile(f"{name},"))

    def draft(self, pick: Callable[[Sequence[str]], int] | None = None) -> None:
        """Choose tiles to take: many, unless they cost points."""
        offers = labels(self.drafts)
        best = max(range(len(offers)), key=lambda at: number_in(offers[at]) - 5 * ("minus" in offers[at]))
        self.press_tile(self.drafts.nth(pick(offers) if pick else best))

    def press_tile(self, found: Locator) -> None:
        """Press one of the tiles of a button: between them lie others."""
        self._press(found.locator("[data-tile]").first)

    def fill(self) -> None:
        """Choose the space that brings most, and its colour if it asks for one."""
        self._press(
            self.spaces.nth(max(range(self.spaces.count()), key=[*map(worth, labels(self.spaces))].__getitem__))
        )
        if self.colours.count():
            self._press(self.colours.first)

    def choose(self, pick: Callable[[Sequence[str]], int] | None = None) -> None:
        """Put together a legal move of whatever kind is asked for; it waits to be confirmed."""
        match self.phase:
            case "draft":
                self.draft(pick)
            case "place":
                self.fill()
            case "bonus":
                for at in range(self.due):
                    self._press(self.picks.nth(at))
            case "pass":
                self._press(self.pass_button)


def placing(players: Any) -> bool:
    """Whether a person is to place, with some choice."""
    view = players.position["view"]
    return players.position["round"] > 1 and view["phase"] == "place" and not view["bonus"] and len(hand(players)) > 4


def payable(players: Any) -> dict[str, set[str]]:
    """In which colours each space can be paid that is open to who is to place."""
    found: dict[str, set[str]] = {}
    for space, colour in re.findall(r"\b([NESWC]+\d)=([A-Z])", " ".join(players.choices)):
        found.setdefault(space, set()).add(colour)
    return found


def drafting(players: Any) -> bool:
    view = players.position["view"]
    return players.position["round"] > 1 and view["phase"] == "draft" and bool(view["centre"])


def choosing(players: Any) -> bool:
    """Whether a person has two bonus tiles or more to choose."""
    return bool(players.position["view"]["bonus"] > 1)


def hand(players: Any) -> str:
    view = players.position["view"]
    return str(view["boards"][view["to_move"]]["hand"])
