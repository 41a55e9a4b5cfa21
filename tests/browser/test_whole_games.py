"""Whole games against a bot, every move made with the mouse, to the end of the game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

import faience
from tests.browser.table import BOT, Seat, largest, led_to, moves_of, number_in, record_of
from tests.server.clients import Player

REASONS = {"row": "a row of the wall is complete", "no_tiles": "no tiles were left to deal"}
BONUSES = {"row": 2, "column": 7, "colour": 10}
COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}


@pytest.mark.parametrize("joker", ["No", "Yes"])
@pytest.mark.parametrize("wall", ["Coloured", "Grey"])
def test_a_game_against_a_bot(seat: Callable[..., Seat], address: str, wall: str, joker: str) -> None:
    ana = seat()
    table = ana.lay(address, BOT, wall=wall, joker_tiles=joker)
    seen = play_out(ana, certain=wall == "Coloured" and joker == "No")
    record = record_of(address, table)
    assert moves_of(record) == ana.moves_sent
    check_end(ana, record)
    assert seen["rounds"] >= 4
    if wall == "Grey":
        assert seen["cells"] >= 5
    if joker == "Yes":
        assert seen["offers"] > 0


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_who_takes_more_jokers_than_fit_chooses_what_stays(seat: Callable[..., Seat], address: str, wall: str) -> None:
    overflows: list[str] = []

    def overflow(players: Player) -> bool:
        overflows[:] = [move for move in players.choices if "/" in move]
        return bool(overflows) and players.position["to_move"] == 0

    ana = seat()
    table, secret, _ = led_to(address, f"azul(wall={wall},joker=true)", ["here:Ana", "here:Bea"], overflow)
    move = overflows[0].partition("/")[0]
    source, colour, line = move[0], COLOURS[move[1]], int(move[-1])
    ana.sit_at(address, table, secret)
    ana.wait_for_turn()
    where = "the centre" if source == "c" else f"factory {source}"
    handful = ana.handfuls.and_(ana.page.get_by_label(re.compile(rf"^Take \d+ {colour} from {where}\b")))
    handful.locator(":scope > *").first.click()
    ana.offer.get_by_role("button").filter(has_text="+").first.click()
    ana.place(line)
    ways = ana.overflow.get_by_role("radio")
    chosen, other = (ways.and_(ana.page.get_by_role("radio", checked=checked)) for checked in (True, False))
    expect(chosen).to_have_count(1)
    stays = other.first.inner_text()
    other.first.click()
    expect(chosen).to_have_text(stays)
    expect(ana.preview).to_be_visible()
    assert ana.moves_sent == []
    ana.confirm()
    expect(ana.prompt).to_contain_text("Bea’s turn.")
    [sent] = ana.moves_sent
    assert sent in overflows
    assert sent.partition("/")[0] == move
    assert moves_of(record_of(address, table))[-1] == sent


def play_out(seat: Seat, *, certain: bool) -> Counter[str]:
    """Play to the end, checking each step; how often something was seen.

    A preview is certain to come true where nobody chooses cells: the last one of a round is the score after it.
    """
    seen: Counter[str] = Counter()
    foretold, tiled = 0, False
    while not seat.is_over():
        tiling = seat.cells.count() > 0
        if seat.round > seen["rounds"] + 1:
            seen["rounds"] += 1
            if certain:
                assert seat.score == foretold
        elif tiled and tiling:
            assert seat.score == foretold
        seat.choose(beside_jokers)
        seen["offers"] += seat.offered
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
