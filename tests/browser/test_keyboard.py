"""Keys alone: from the lobby to the table and through a round there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.table import BOT, Seat, best_target, labels, number_in

COLOURS = {"blue": "b", "yellow": "y", "red": "r", "black": "k", "white": "w", "joker": "j"}
FOCUS = """() => {
  const at = document.activeElement;
  // A frame is drawn around it, its tiles, or the label that stands for it.
  const drawn = [at, ...at.children, at.nextElementSibling, at.closest("label")].filter((one) => one);
  const framed = ({ outlineStyle, boxShadow }) => outlineStyle !== "none" || boxShadow.includes("0px 0px 0px");
  return [
    at.ariaLabel || at.labels?.[0]?.textContent.trim() || at.textContent.trim(),
    at === document.body || drawn.some((one) => framed(getComputedStyle(one))),
  ];
}"""


class Keys:
    """Somebody who uses nothing but keys, and sees where the focus is."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.press = seat.page.keyboard.press

    @property
    def at(self) -> str:
        """What has the focus, which can be seen there."""
        name, seen = self.seat.page.evaluate(FOCUS)
        assert seen, f"the focus on {name!r} cannot be seen"
        return str(name)

    def tab_to(self, pattern: str) -> None:
        """Go on to what is called so."""
        passed = []
        for _ in range(50):
            self.press("Tab")
            passed.append(self.at)
            if re.search(pattern, passed[-1]):
                return
        raise AssertionError(f"Tab leads nowhere called {pattern!r}, only to {passed}")

    def arrow_to(self, pattern: str, key: str) -> None:
        """Go on with an arrow to what is called so."""
        for _ in range(30):
            if re.search(pattern, self.at):
                return
            self.press(key)
        raise AssertionError(f"{key} leads nowhere called {pattern!r}")

    def play(self) -> None:
        """Choose by the shortcuts: source, colour, line or floor."""
        best = max(labels(self.seat.handfuls), key=number_in)
        source = re.search(r"factory (\d)", best)
        self.press(source[1] if source else "c")
        self.press(COLOURS[next(word for word in best.split() if word in COLOURS)])
        targets = labels(self.seat.targets)
        target = targets[best_target(targets)]
        self.press(target[5] if target.startswith("Line") else "-")


def test_a_round_is_played_with_keys_alone(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    keys = Keys(ana)
    ana.open(address)
    expect(ana.page.get_by_role("button", name="Play now")).to_be_visible()
    keys.press("Tab")
    assert keys.at == "Play now", "what most come for is reached first"
    keys.tab_to("^Azul")
    keys.tab_to("^Coloured")
    keys.press("ArrowRight")
    assert keys.at == "Grey"
    keys.press("ArrowLeft")
    keys.tab_to("^My name")
    ana.page.keyboard.type("Ana")
    keys.tab_to("^Who sits in seat 2")
    ana.page.keyboard.type("Novice")
    keys.tab_to("^By lot")
    keys.press("ArrowRight")
    assert keys.at == "Ana"
    keys.tab_to("^Open the table")
    keys.press("Enter")
    ana.wait_for_turn()

    # The first move with Tab, arrows and Space.
    keys.tab_to("^Skip to the game")
    keys.press("Enter")
    keys.tab_to("^Take")
    first = keys.at
    keys.press("ArrowRight")
    assert keys.at != first
    keys.press("ArrowDown")
    assert "factory 2" in keys.at
    keys.press("Space")
    keys.tab_to("^Line 1,")
    keys.arrow_to("^Line 5,", "ArrowDown")
    keys.press("Space")
    expect(ana.preview).to_be_visible()
    assert ana.moves_sent == []
    ana.enter()
    ana.wait_for_turn()
    assert len(ana.moves_sent) == 1

    # Back, and the same by shortcuts; one step back on the way.
    expect(ana.bar.get_by_role("button", name="Take back")).to_be_enabled()
    keys.press("u")
    expect(ana.line(5)).to_have_accessible_name("Line 5, empty, 5 places")
    ana.wait_for_turn()
    keys.play()
    expect(ana.preview).to_be_visible()
    keys.press("Escape")
    expect(ana.preview).not_to_be_visible()
    keys.press("Escape")
    expect(ana.prompt).to_contain_text("Your turn.")
    while ana.round == 1:
        keys.play()
        ana.enter()
        ana.wait_for_turn()


def test_keys_tell_give_advice_and_list_themselves(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    keys = Keys(ana)
    ana.lay(address, BOT)
    ana.wait_for_turn()
    keys.press("h")
    advice = ana.page.get_by_role("group", name="Hint")
    expect(advice).to_be_visible()
    keys.press("Enter")
    expect(advice).not_to_be_visible()
    expect(ana.preview).to_be_visible()
    assert ana.moves_sent == []
    ana.enter()
    ana.wait_for_turn()
    assert len(ana.moves_sent) == 1

    said = ana.said.last
    keys.press("l")
    expect(said).to_have_text(re.compile(r"^Kiln took"))
    keys.press("s")
    expect(said).to_have_text(re.compile(r"^Ana: 0 points\. Kiln: 0 points\.\s*$"))
    keys.press("?")
    book = ana.page.get_by_role("dialog", name="Azul")
    expect(book).to_contain_text("Confirm the chosen move")
    keys.press("Escape")
    expect(book).not_to_be_visible()
    assert len(ana.moves_sent) == 1


def test_after_a_click_on_an_icon_enter_confirms_the_move(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT)
    ana.wait_for_turn()
    ana.choose()
    theme = ana.page.get_by_role("button", name=re.compile("^Theme"))
    theme.click()
    shown = theme.get_attribute("aria-label")
    ana.enter()
    ana.wait_for_turn()
    assert len(ana.moves_sent) == 1
    assert theme.get_attribute("aria-label") == shown, "it was pressed once"
    # Who comes to the icon with the keys presses it with them.
    ana.choose()
    theme.focus()
    Keys(ana).press("Tab")
    Keys(ana).press("Shift+Tab")
    Keys(ana).press("Enter")
    expect(theme).not_to_have_attribute("aria-label", str(shown))
    assert len(ana.moves_sent) == 1
