"""Whole games against a bot, every move made with the mouse, to the end of the game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

import httpx
import pytest
from playwright.sync_api import expect

import faience
from tests.browser.table import BOT, Seat, labels, largest, number_in

REASONS = {"row": "a row of the wall is complete", "no_tiles": "no tiles were left to deal"}
BONUSES = {"row": 2, "column": 7, "colour": 10}


@pytest.mark.parametrize("joker", ["No", "Yes"])
@pytest.mark.parametrize("wall", ["Coloured", "Grey"])
def test_a_game_against_a_bot(seat: Callable[..., Seat], address: str, wall: str, joker: str) -> None:
    seen: Counter[str] = Counter()
    # Not every game brings jokers that a line has no room for.
    while seen["games"] == 0 or (joker == "Yes" and not seen["overflows"] and seen["games"] < 4):
        ana = seat()
        table = ana.lay(address, BOT, wall=wall, joker_tiles=joker)
        seen += play_out(ana, certain=wall == "Coloured" and joker == "No")
        seen["games"] += 1
        record = faience.Record.loads(httpx.get(f"http://{address}/api/tables/{table}/record").text)
        assert [event.text for event in record.events if getattr(event, "seat", None) == 0] == ana.moves_sent
        check_end(ana, record)
    assert seen["rounds"] >= 4
    if wall == "Grey":
        assert seen["cells"] >= 5
    if joker == "Yes":
        assert seen["offers"] > 0
        assert seen["overflows"] > 0


def play_out(seat: Seat, *, certain: bool) -> Counter[str]:
    """Play to the end, checking each step; how often something was seen.

    A preview is certain to come true where nobody chooses cells: the last one of a round is the score after it.
    """
    seen: Counter[str] = Counter()
    foretold, tiled = 0, False
    while not seat.is_over():
        tiling = seat.cells.count() > 0
        if seat.round_card.is_visible():
            seen["rounds"] += 1
            if certain:
                assert seat.score == foretold
        elif tiled and tiling:
            assert seat.score == foretold
        seat.choose(largest if seen["overflows"] else beside_jokers)
        seen["offers"] += seat.offered
        if not tiling and not seen["overflows"] and seat.offered:
            seen["overflows"] += overflow_is_asked_about(seat)
        assert len(seat.moves_sent) == seen["moves"], "nothing is sent before it is confirmed"
        foretold = number_in(seat.preview.inner_text(), r"→ (\d+)")
        seat.confirm()
        seen["moves"] += 1
        seen["cells"] += tiling
        tiled = tiling
    if certain:
        own = seat.end.get_by_role("listitem").filter(has_text=seat.name)
        assert foretold in (seat.score, number_in(own.first.inner_text(), r"before bonuses\s+(\d+)"))
    return seen


def beside_jokers(handfuls: Sequence[str]) -> int:
    """A colour that jokers lie beside, if there is one; else as one would."""
    found = (at for at, label in enumerate(handfuls) if re.search(r"; .*joker", label))
    return next(found, largest(handfuls))


def overflow_is_asked_about(seat: Seat) -> bool:
    """Look for a line that jokers and colour do not fit into, and choose what stays in it."""
    others = seat.targets.and_(seat.page.get_by_role("radio", checked=False))
    for label in labels(others):
        if seat.overflow.is_visible():
            break
        if label.startswith("Line") and "fall" in label:
            seat.place(label.partition(",")[0] + ",")
    if not seat.overflow.is_visible():
        return False
    ways = seat.overflow.get_by_role("radio")
    other = ways.and_(seat.page.get_by_role("radio", checked=False)).first
    stays = other.inner_text()
    other.click()
    expect(ways.and_(seat.page.get_by_role("radio", checked=True))).to_have_text(stays)
    expect(seat.preview).to_be_visible()
    return True


def check_end(seat: Seat, record: faience.Record) -> None:
    """Whether the end panel tells what the record does."""
    assert record.over
    state = record.state
    names = [record.tags[f"Seat{number}"] for number in range(2)]
    best = state.scores[state.winners[0]]
    told = seat.end.get_by_role("paragraph").first
    expect(told).to_contain_text(f"{best} point")
    expect(told).to_contain_text(REASONS[state.reason])
    for winner in state.winners:
        expect(told).to_contain_text(names[winner])
    for number, name in enumerate(names):
        item = seat.end.get_by_role("listitem").filter(has=seat.page.get_by_text(name, exact=True))
        line = item.get_by_role("paragraph")
        expect(line).to_have_text(re.compile(rf"{state.scores[number]}\s*$"))
        assert ("won" in line.inner_text()) == (number in state.winners)
        bonuses = bonuses_of(state.view().boards[number].wall)
        for what, n in bonuses.items():
            expect(item).to_contain_text(re.compile(rf"{n} complete {what}s?\s*\+{n * BONUSES[what]}"))
        if bonuses:
            before = state.scores[number] - sum(n * BONUSES[what] for what, n in bonuses.items())
            expect(item).to_contain_text(re.compile(rf"before bonuses\s*{before}"))


def bonuses_of(wall: tuple[str, ...]) -> dict[str, int]:
    """How many rows, columns and colours of a wall are complete, those that there are."""
    tiles = "".join(wall)
    columns = [tiles[column::5] for column in range(5)]
    complete = {
        "row": sum("." not in row for row in wall),
        "column": sum("." not in column for column in columns),
        "colour": sum(tiles.count(colour) == 5 for colour in "BYRKW"),
    }
    return {what: n for what, n in complete.items() if n}
