"""A table of Zaic as somebody at a screen uses it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page

from tests.browser.table import Seat, labels, led_to, number_in

SIZES = {"2 × 2": (2, 2), "2 × 1 lying": (2, 1), "2 × 1 standing": (1, 2), "1 × 1": (1, 1)}
"""Columns and rows of each kind of tile, as the prompt calls it."""

STACKS = ("Qh8", "Qh6", "Qh7", "Vi7", "Si7", "Qj9", "Vj9", "Qf7", "Vg7", "Hg7", "Sh7", "Sh9", "Qg4", "Qi3")
"""Moves that lead to stacks up to level 4, with light to move."""


def brings_most(places: Sequence[str]) -> int:
    """Which place makes the largest area."""
    return max(range(len(places)), key=lambda at: number_in(places[at], r"(\d+)$"))


class ZaicSeat(Seat):
    """Somebody at a table of Zaic, by the name that stands at the reserve."""

    def __init__(self, page: Page, name: str = "Ana", *, touch: bool = False) -> None:
        super().__init__(page, name, touch=touch)
        self._touch = touch
        self.kinds = page.get_by_role("button", name=re.compile(r"\d.×.\d: \d+ left"))
        self.grid = page.get_by_role("grid")
        self.legal = self.grid.get_by_role("gridcell", name=re.compile("Lay it here"))
        self.why = page.locator(".places .why")
        """The words beside a tile that is held where it may not be."""

    def lay(self, address: str, *others: str, game: str = "Zaic", starts: str | None = None, **rules: str) -> str:
        return super().lay(address, *others, game=game, starts=starts, **rules)

    @property
    def open_kinds(self) -> Locator:
        """The tiles of the reserve that have a legal place."""
        return self.kinds.and_(self.page.get_by_role("button", disabled=False))

    def kind(self, shape: str) -> Locator:
        """A tile of the reserve: ``"2 × 1"``."""
        return self.page.get_by_role("button", name=re.compile(rf"{shape.replace(' ', '.')}: \d+ left"))

    def place_of(self, name: str) -> Locator:
        """A place of the board: ``"h5"``."""
        return self.grid.get_by_role("gridcell", name=re.compile(rf"(^|\. ){name}, "))

    @property
    def held(self) -> str:
        """The kind of tile in hand, as the prompt calls it."""
        told = self.prompt.inner_text().replace("\u00a0", " ")
        return next(kind for kind in SIZES if told.startswith(kind))

    def pick(self, shape: str) -> None:
        """Take a tile of the reserve into the hand."""
        self._press(self.kind(shape))

    def point_of(self, place: Locator, kind: str) -> tuple[float, float]:
        """The middle of a tile that lies with its lower left square on a place, on the screen."""
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box
        columns, rows = SIZES[kind]
        return box["x"] + columns * box["width"] / 2, box["y"] + box["height"] - rows * box["height"] / 2

    def press_on(self, place: Locator, kind: str | None = None) -> None:
        """Press on the board, where the tile in hand would lie on that place."""
        x, y = self.point_of(place, kind or self.held)
        if self._touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def choose(self, pick: Callable[[Sequence[str]], int] = brings_most) -> None:
        """Put together a legal move; it waits to be confirmed."""
        shapes = labels(self.open_kinds)
        # Large tiles first: games are short.
        self._press(self.open_kinds.first)
        if "2\u00a0×\u00a01" in shapes[0] and len(self.moves_sent) % 2:
            self.press("Turn")
            if self.legal.count() == 0:
                self.press("Turn")
        self.press_on(self.legal.nth(pick(labels(self.legal))))
        self.preview.wait_for()
        assert self.page.locator(".ghost").count() == 1, "the tile is nowhere but where it was laid"


def before_stacks(address: str, name: str = "Ana") -> tuple[str, ...]:
    """A table where stacks stand already and the first seat is to move, as `led_to` gives it; both are here."""
    return led_to(
        address,
        "zaic",
        [f"here:{name}", "here:Kiln"],
        lambda players: players.n >= len(STACKS),
        choose=lambda players: STACKS[players.n],
    )


def sit_before_stacks(ana: ZaicSeat, address: str) -> ZaicSeat:
    """Ana at a screen of her own, and to move there; Kiln is elsewhere."""
    table, secret, _ = before_stacks(address, ana.name)
    ana.sit_at(address, table, secret)
    ana.wait_for_turn()
    return ana
