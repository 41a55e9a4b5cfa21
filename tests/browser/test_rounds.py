"""The end of a round: counted where the confirm bar was, over in a moment for who wants that, in nobody's way."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SCREENS
from tests.browser.table import BOT, Seat, labels

FOLLOW = """() => {
  const prompt = document.getElementById("prompt");
  window.prompts = [];
  const note = () => {
    const text = prompt.querySelector("p").textContent.replace(/\\s+/g, " ").trim();
    if (window.prompts.at(-1) !== text) window.prompts.push(text);
  };
  new MutationObserver(note).observe(prompt, { childList: true, characterData: true, subtree: true });
}"""

HOLD = """window.held = [];
const { setTimeout } = window;
window.setTimeout = (then, after, ...more) => {
  return after === 3000 ? -window.held.push(then) : setTimeout(then, after, ...more);
};"""
"""The strip stays for 3 s: until the test lets it go, however long the test takes to look at it."""


def let_go(page: Page) -> None:
    """The time for which the strip stays is over."""
    assert page.evaluate("window.held.splice(0).map((then) => then()).length") > 0


def prompts(page: Page) -> list[str]:
    """Everything that the prompt line has said since it was followed."""
    told: list[str] = page.evaluate("window.prompts")
    return told


def play_a_round(seat: Seat) -> None:
    """Play until the first round is over; the last move has been confirmed."""
    while seat.round == 1 and not seat.strip.is_visible():
        seat.wait_for_turn()
        seat.page.evaluate(FOLLOW)
        seat.choose()
        seat.confirm()
        seat.prompt.filter(has_text=re.compile(r"Your turn|End of round")).wait_for()


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_round_ends_with_a_strip_that_goes_with_the_first_press(
    seat: Callable[..., Seat], address: str, screen: str, motion: str
) -> None:
    ana = seat(reduced_motion=motion, **SCREENS[screen])
    ana.page.add_init_script(HOLD)
    ana.lay(address, BOT)
    play_a_round(ana)
    # It can be closed as soon as a press is not taken for the second one on Confirm.
    expect(ana.bar.get_by_role("button", name="Close")).to_be_enabled(timeout=20_000)
    before, *items, after = [one.inner_text().split() for one in ana.strip.get_by_role("listitem").all()]
    assert (before[0], after[0]) == ("before", "after")
    assert items
    if motion == "reduce":
        # It holds up nobody: a first press on a tile takes the tile and the strip away.
        ana.take()
        expect(ana.strip).not_to_be_visible()
        expect(ana.targets.first).to_be_visible()
        ana.page.keyboard.press("Escape")
    ana.wait_for_turn()
    assert int(after[-1]) == ana.score
    # One's turn is not said before it is, and a move that was answered is no longer being sent.
    told = prompts(ana.page)
    end = next(at for at, text in enumerate(told) if text.startswith("End of round 1."))
    assert not [text for text in told[:end] if "our turn" in text], told
    assert not [text for text in told[end:] if text.startswith("Sending")], told


def test_what_a_round_brought_goes_by_itself_and_stays_in_the_log(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.page.add_init_script(HOLD)
    ana.lay(address, BOT)
    play_a_round(ana)
    expect(ana.strip).to_be_visible()
    assert re.fullmatch("Ana, end of round 1", labels(ana.strip)[0])
    expect(ana.opponent("Kiln").get_by_role("list", name="Kiln, end of round 1")).to_be_visible()
    let_go(ana.page)
    expect(ana.strip).not_to_be_visible()
    moves = ana.page.get_by_role("region", name="Moves", exact=True)
    kept = moves.get_by_role("list", name="Ana, end of round 1")
    expect(kept).not_to_be_visible()
    moves.get_by_text("End of round 1").click()
    expect(kept).to_contain_text(re.compile(r"before.*Line \d.*after", re.DOTALL))


def test_the_end_of_a_round_is_told_in_a_sentence_a_player(seat: Callable[..., Seat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT)
    play_a_round(ana)
    one = r"{}: [+−0-9, ]+, now \d+\."
    expect(ana.said.filter(has_text="End of round")).to_have_text(
        re.compile(rf"End of round 1\. {one.format('Ana')} {one.format('Kiln')}")
    )
