"""Summer Pavilion in a real browser: whole games by hand and by keys, on a desktop and on a phone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import faience
from faience.games.pavilion.facts import Pass
from faience.games.registry import GAMES
from faience.notation.record import Move
from faience.words import words
from faience.words.telling import Telling
from tests.browser.conftest import CLIPBOARD, PHONE, TOUCH
from tests.browser.pavilion_table import PavilionSeat, choosing, drafting, hand, payable, placing
from tests.browser.table import (
    BOT,
    FOLLOW_TILES,
    copied,
    labels,
    led_to,
    moves_of,
    number_in,
    one_more,
    record_of,
)
from tests.server.clients import Player
from tests.server.running import RunningServer

SIZE = "[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"


@pytest.fixture
def sits() -> type[PavilionSeat]:
    return PavilionSeat


# ---- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "board"), [(2, "Coloured"), (3, "Grey"), (4, "Coloured")])
def test_a_game_is_played_to_its_end_by_clicking(
    seat: Callable[..., PavilionSeat], address: str, players: int, board: str
) -> None:
    ana = seat()
    table = ana.lay(address, *[BOT] * (players - 1), board=board)
    seen = play_out(ana)
    assert seen["draft"] >= 12
    assert seen["place"] >= 12
    assert seen["pass"] == 6
    assert seen["bonus"] > 0
    record = record_of(address, table)
    assert moves_of(record) == ana.moves_sent
    check_end(ana, record)


def play_out(seat: PavilionSeat) -> Counter[str]:
    """Play to the end; what each move is said to bring is what it brings. How often each was seen."""
    seen: Counter[str] = Counter()
    foretold = 5
    while not seat.is_over():
        phase, sent = seat.phase, len(seat.moves_sent)
        assert seat.score == foretold
        seat.choose()
        assert len(seat.moves_sent) == sent, "nothing is sent before it is confirmed"
        if seat.preview.is_visible():
            foretold = number_in(seat.preview.inner_text(), r"→ (\d+)")
        seen[phase] += 1
        seat.confirm()
    # Who passes last is told the end; the others are told what they have before it, if there are bonuses.
    own = seat.end.get_by_role("listitem").filter(has=seat.page.get_by_text(seat.name, exact=True)).first
    before = re.search(r"before bonuses\s+(\d+)", own.inner_text())
    assert foretold in (seat.score, before and int(before[1]))
    return seen


def check_end(seat: PavilionSeat, record: faience.Record) -> None:
    """Whether the end panel tells every bonus as the game has it."""
    state = record.state
    names = [record.tags[f"Seat{number}"] for number in range(record.game.players)]
    decisions = zip(record.states(), record.events, strict=False)
    last = [(before, event.text) for before, event in decisions if isinstance(event, Move)][-1]
    telling = Telling(words("en"), "pavilion")
    for scored, name in zip(GAMES["pavilion"].told.end(*last).bonuses, names, strict=True):
        item = seat.end.get_by_role("listitem").filter(has=seat.page.get_by_text(name, exact=True)).first
        expect(item).to_contain_text(str(scored.after))
        assert ("won" in item.inner_text()) == (scored.seat in state.winners)
        for one in scored.items:
            expect(item).to_contain_text(telling.item(one, "round"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_played_by_taps_and_nothing_has_to_be_scrolled(
    seat: Callable[..., PavilionSeat], address: str, players: int
) -> None:
    ana = seat("Ana Constantinescu-Þórðardóttir", **TOUCH)
    ana.lay(address, *[BOT] * (players - 1), board="Grey" if players == 3 else "Coloured")
    phases = set()
    while len(phases) < 3 or "pass" not in phases:
        ana.wait_for_turn()
        phases.add(ana.phase)
        whole = [PHONE["width"], PHONE["height"]]
        assert ana.page.evaluate(SIZE) == whole, f"{ana.phase}, nothing chosen"
        ana.choose()
        assert ana.page.evaluate(SIZE) == whole, f"{ana.phase}, chosen"
        expect(ana.confirm_button).to_be_in_viewport(ratio=1)
        ana.confirm()
    ana.wait_for_turn()
    assert ana.page.evaluate(SIZE) == whole


def test_a_hand_of_all_colours_keeps_to_the_row_of_its_title(seat: Callable[..., PavilionSeat], address: str) -> None:
    """What stands below would be pushed out of the window."""

    def many(players: Player) -> bool:
        view = players.position["view"]
        return view["phase"] == "draft" and view["to_move"] == 0 and len(set(hand(players))) == 6

    def varied(players: Player) -> str:
        held = set(hand(players))
        if players.position["view"]["phase"] == "draft":
            return str(max(players.offers, key=lambda choice: len(held | {*choice.effect.tiles})).move)
        # Whoever passes at once keeps as many colours as can be kept.
        passes = [choice for choice in players.offers if isinstance(choice.effect, Pass)]
        return str(max(passes, key=lambda choice: len({*choice.effect.kept})).move)

    table, *secrets = led_to(address, "pavilion(players=4)", [f"here:{name}" for name in "ABCD"], many, varied)
    for options in ({}, TOUCH):
        ana = seat("A", **options)
        ana.sit_at(address, table, secrets[0])
        ana.wait_for_turn()
        ana.draft()
        card = ana.market.get_by_role("region", name="Your hand")
        title, *chips = (found.bounding_box() for found in (card.locator("h2"), *card.locator("li").all()))
        assert title
        middle = title["y"] + title["height"] / 2
        assert all(chip and chip["y"] < middle < chip["y"] + chip["height"] for chip in chips)
        assert ana.page.evaluate(SIZE) == [*ana.page.viewport_size.values()]  # type: ignore[union-attr]


def test_on_a_phone_notes_on_grey_stars_stay_on_the_board(seat: Callable[..., PavilionSeat], address: str) -> None:
    def begun(players: Player) -> bool:
        """Whether stars at all rims take each colour once."""
        stars = players.position["view"]["boards"][0]["stars"]
        mixed = [len({*star} - {"."}) > 1 for star in stars]
        return placing_before_the_others_pass(players) and any(mixed[:2]) and any(mixed[3:5])

    table, secret, _ = led_to(address, "pavilion(players=2,board=grey)", ["here:Ana", "here:Bea"], begun)
    ana = seat(**TOUCH)
    ana.sit_at(address, table, secret)
    ana.wait_for_turn()
    card = ana.board().locator("svg[role=none]").bounding_box()
    notes = [note.bounding_box() for note in ana.board().locator("svg[role=none] > g[aria-hidden] > g").all()]
    assert card
    assert len(notes) == 7
    for note in notes:
        assert note
        assert card["y"] - 5 <= note["y"] <= note["y"] + note["height"] <= card["y"] + card["height"] + 5


def test_a_game_is_played_with_keys_alone(seat: Callable[..., PavilionSeat], address: str) -> None:
    ana = seat()
    ana.lay(address, BOT)
    press = ana.page.keyboard.press
    focus = ana.page.locator(":focus")
    ana.wait_for_turn()

    # The first tiles with Tab, arrows and Space.
    tab_to(ana, r"^(Take|\d)")
    press("ArrowRight")
    press("ArrowDown")
    for _ in range(20):
        if re.match("Take.*factory 2", str(focus.get_attribute("aria-label"))):
            break
        press("ArrowRight")
    expect(focus).to_have_accessible_name(re.compile("^Take.*factory 2"))
    press("Space")
    expect(ana.outcome).to_contain_text("to your hand")
    assert ana.moves_sent == []
    ana.enter()
    expect(ana.prompt).to_be_focused()

    # Until a space is to be chosen, by shortcuts: a source, a colour.
    while not ana.is_over() and ana.phase == "draft":
        offers = [label for label in labels(ana.drafts) if "minus" not in label] or labels(ana.drafts)
        source = re.search(r"factory (\d)", offers[0])
        press(source[1] if source else "c")
        press(colour_key(offers[0]))
        expect(ana.outcome).to_contain_text("to your hand")
        ana.enter()

    # A star is one stop of the Tab key, the arrows walk round it.
    star, spaces = open_star(ana)
    tab_to(ana, f"^{star}")
    for _ in range(6):
        if re.match(spaces[0], str(focus.get_attribute("aria-label"))):
            break
        press("ArrowRight")
    expect(focus).to_have_accessible_name(re.compile(f"^{spaces[0]}"))
    press("Space")
    if ana.colours.count():
        tab_to(ana, "^In ", back=True)
        press("Space")
    ana.enter()

    # The rest of the round by shortcuts; a step back on the way.
    while not ana.is_over() and ana.round == 1:
        by_keys(ana)
    assert any(move.startswith("pass") for move in ana.moves_sent)


def open_star(ana: PavilionSeat) -> tuple[str, list[str]]:
    """A star with spaces that can be paid: its name, and the labels of those spaces."""
    found = labels(ana.spaces)
    star = found[0].partition(",")[0]
    return star, [re.escape(label) for label in found if label.startswith(star)]


def tab_to(ana: PavilionSeat, pattern: str, *, back: bool = False) -> None:
    """Go on with the Tab key to what is called so, and see that it is marked."""
    for _ in range(60):
        ana.page.keyboard.press("Shift+Tab" if back else "Tab")
        at = ana.page.locator(":focus")
        if at.count() and re.search(pattern, str(at.get_attribute("aria-label") or at.inner_text())):
            marked = "(at) => at.matches('g') ? getComputedStyle(at.querySelector('.focus, .ring')).display !== 'none'"
            assert at.evaluate(f"{marked} : getComputedStyle(at).outlineStyle !== 'none'")
            return
    raise AssertionError(f"Tab leads nowhere called {pattern!r}")


def colour_key(label: str) -> str:
    letters = {"purple": "p", "green": "g", "orange": "o", "yellow": "y", "blue": "b", "red": "r"}
    return letters[next(word for word in re.findall("[a-z]+", label) if word in letters)]


def by_keys(ana: PavilionSeat) -> None:
    """A whole move by shortcuts, whatever is asked for."""
    press = ana.page.keyboard.press
    match ana.phase:
        case "place":
            cost = number_in(labels(ana.spaces)[0], r"costs (\d)")
            press(str(cost))
            if ana.colours.count():
                press(colour_key(labels(ana.colours)[0]))
            press("Backspace")
            press(str(cost))
            if ana.colours.count():
                press(colour_key(labels(ana.colours)[0]))
        case "bonus":
            for _ in range(ana.due):
                press(colour_key(labels(ana.picks.and_(ana.page.locator("[aria-pressed=false]")))[0]))
        case "pass":
            press("-")
            expect(ana.tray).to_be_visible()
    ana.enter()


# ---- what is chosen -------------------------------------------------------------------------------


def test_payments_colours_and_what_remains_are_shown_before(seat: Callable[..., PavilionSeat], address: str) -> None:
    def asked_for_colours(players: Player) -> bool:
        return placing_before_the_others_pass(players) and any(len(ways) > 1 for ways in payable(players).values())

    ana = beside_bea(seat(), address, asked_for_colours, "grey")
    offered = ana.spaces.count()
    asked = next(at for at in range(offered) if asks(ana, at))
    colours = labels(ana.colours)
    assert len(colours) > 1
    assert ana.payments.count() == 0
    ana.colours.last.click()
    expect(ana.payments.first).to_be_checked()
    ways = ana.payments.locator("..").all_inner_texts()
    jokers = [number_in(way, r"(\d+) jokers?") if "joker" in way else 0 for way in ways]
    assert jokers == sorted(jokers)
    assert all("keeps" in way for way in ways)
    assert ana.moves_sent == []
    # A second click on the space is Confirm.
    ana.spaces.nth(asked).click()
    expect(ana.prompt).to_contain_text("Bea’s turn.")
    assert len(ana.moves_sent) == 1


def asks(ana: PavilionSeat, at: int) -> bool:
    ana.spaces.nth(at).click()
    return ana.colours.count() > 0


def test_a_colour_is_dragged_onto_a_space(seat: Callable[..., PavilionSeat], address: str) -> None:
    def star_is_open(players: Player) -> bool:
        return placing_before_the_others_pass(players) and any(space[0] != "C" for space in payable(players))

    ana = beside_bea(seat(), address, star_is_open)
    label = next(label for label in labels(ana.spaces) if not label.startswith("Central"))
    colour = re.search(r"costs \d ([a-z]+)", label)
    assert colour
    target = ana.space(label.partition(", free")[0])
    chip = ana.market.get_by_role("button", name=re.compile(rf"^\d+ {colour[1]}"))
    drag(ana.page, chip, target)
    expect(target).to_have_attribute("aria-pressed", "true")
    # On a star of another colour it is refused in words.
    other = next(name for name in ("East star", "West star", "North-west star") if not label.startswith(name))
    drag(ana.page, chip, ana.stars.get_by_role("button", name=re.compile(f"^{other}.*free")).first)
    expect(ana.prompt).to_contain_text("Not this:")
    assert ana.moves_sent == []


def drag(page: Page, what: object, where: object) -> None:
    boxes = [found.bounding_box() for found in (what, where)]  # type: ignore[attr-defined]
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()


def beside_bea(
    ana: PavilionSeat, address: str, enough: Callable[[Player], bool], board: str = "coloured"
) -> PavilionSeat:
    """Ana at a table where it is her turn. Bea sits elsewhere and does nothing: Ana is the last who does something."""
    table, secret, _ = led_to(address, f"pavilion(players=2,board={board})", ["here:Ana", "here:Bea"], enough)
    ana.sit_at(address, table, secret)
    ana.wait_for_turn()
    return ana


def placing_before_the_others_pass(players: Player) -> bool:
    """Whether it is the first seat's turn to place, with nobody out of the round yet."""
    view = players.position["view"]
    return placing(players) and view["to_move"] == 0 and all(board["kept"] is None for board in view["boards"])


def test_a_pass_keeps_four_tiles_and_shows_the_loss(seat: Callable[..., PavilionSeat], address: str) -> None:
    def rich_enough(players: Player) -> bool:
        """Nobody loses the last point: more is at stake here than any pass can cost."""
        board = players.position["view"]["boards"][0]
        return placing_before_the_others_pass(players) and board["score"] > len(hand(players))

    ana = beside_bea(seat(), address, rich_enough)
    ana.pass_button.click()
    kept = ana.tray.get_by_role("button", name=re.compile("^Do not keep"))
    expect(kept).to_have_count(4)
    before = ana.score
    lost = number_in(ana.outcome.inner_text(), r"−(\d+)")
    kept.first.click()
    expect(kept).to_have_count(3)
    assert number_in(ana.outcome.inner_text(), r"−(\d+)") == lost + 1
    ana.tray.get_by_role("button", name=re.compile("^Keep 1")).first.click()
    expect(kept).to_have_count(4)
    ana.confirm()
    expect(ana.page.get_by_role("heading", name="Passed, kept")).to_be_visible()
    assert ana.score == before - lost
    assert re.fullmatch(r"pass:[PGOYBR]{4}", ana.moves_sent[0])


# ---- bonus tiles, reloading and restarting ---------------------------------------------------------


def bonus_table(address: str) -> tuple[str, ...]:
    return led_to(address, "pavilion(players=2,board=coloured)", ["here:Ana", BOT.lower()], choosing)


def test_bonus_tiles_are_chosen_exactly_as_many_as_are_due(seat: Callable[..., PavilionSeat], address: str) -> None:
    ana = seat()
    ana.sit_at(address, *bonus_table(address))
    ana.wait_for_turn()
    due = ana.due
    assert ana.picks.count() == 10
    for at in range(due):
        expect(ana.confirm_button).to_be_hidden()
        ana.picks.nth(at).click()
    pressed = ana.picks.and_(ana.page.locator("[aria-pressed=true]"))
    expect(pressed).to_have_count(due)
    # One more takes the place of the first.
    ana.picks.nth(9).click()
    expect(pressed).to_have_count(due)
    expect(ana.picks.first).to_have_attribute("aria-pressed", "false")
    ana.confirm()
    ana.wait_for_turn()
    assert len(ana.moves_sent) == due
    assert all(move.startswith("*") for move in ana.moves_sent)
    # The supply was refilled meanwhile.
    expect(ana.supply.locator("[data-tile]")).to_have_count(10)


def test_who_reloads_between_bonus_tiles_goes_on_with_the_rest(seat: Callable[..., PavilionSeat], address: str) -> None:
    ana = seat()
    table, secret = bonus_table(address)
    # The first of them was played when the page went away.
    played = one_more(address, table, secret)
    ana.sit_at(address, table, secret)
    ana.wait_for_turn()
    left = ana.due
    assert left >= 1
    ana.choose()
    ana.page.reload()
    ana.wait_for_turn()
    assert ana.due == left
    expect(ana.confirm_button).to_be_hidden()
    ana.choose()
    ana.confirm()
    ana.wait_for_turn()
    assert "bonus" not in ana.prompt.inner_text()
    moves = moves_of(record_of(address, table))
    assert moves[-left - 1 :] == [played, *ana.moves_sent][-left - 1 :]


def test_a_server_that_comes_back_between_bonus_tiles_asks_for_the_rest(
    seat: Callable[..., PavilionSeat], tmp_path: Path
) -> None:
    ana = seat(expected=r"WebSocket connection to 'ws://127\.0\.0\.1")
    with RunningServer(tmp_path / "tables.sqlite") as server:
        table, secret = bonus_table(server.address)
        one_more(server.address, table, secret)
        ana.sit_at(server.address, table, secret)
        ana.wait_for_turn()
        left = ana.due
        ana.picks.first.click()
    expect(ana.prompt).to_contain_text("You are offline.")
    with server.again():
        expect(ana.prompt).not_to_contain_text("You are offline.", timeout=20_000)
        expect(ana.page.locator("[aria-pressed=true]").and_(ana.picks)).to_have_count(1)
        for at in range(1, left):
            ana.picks.nth(at).click()
        ana.confirm()
        ana.wait_for_turn()
        assert len(ana.moves_sent) == left
        assert "bonus" not in ana.prompt.inner_text()


def test_a_reload_in_a_draft_and_in_a_placement_leaves_everything_as_it_was(
    seat: Callable[..., PavilionSeat], address: str
) -> None:
    for phase in (drafting, placing):
        ana = seat()
        ana.sit_at(address, *led_to(address, "pavilion(players=3,board=grey)", ["here:Ana", *[BOT.lower()] * 2], phase))
        ana.wait_for_turn()
        before = labels(ana.drafts), labels(ana.spaces), ana.score
        ana.choose()
        ana.page.reload()
        ana.wait_for_turn()
        assert (labels(ana.drafts), labels(ana.spaces), ana.score) == before
        assert ana.moves_sent == []
        ana.move()


# ---- company ----------------------------------------------------------------------------------------


def test_two_play_by_an_invitation_and_see_each_other(seat: Callable[..., PavilionSeat], address: str) -> None:
    ana, ben = seat("Ana", permissions=CLIPBOARD), seat("Ben")
    ana.lay(address, "A friend", board="Grey")
    ana.press("Copy")
    ben.accept(copied(ana.page))
    for mover, other in [(ana, ben), (ben, ana)] * 2:
        mover.move()
        for person in (mover, other):
            expect(person.log.first).to_contain_text(f"{mover.name} took")
        held = mover.market.get_by_role("region", name="Your hand").locator("[data-tile]")
        expect(other.opponent(mover.name).locator(".holding [data-tile]")).to_have_count(held.count())


def test_two_at_one_screen_have_each_their_desk(seat: Callable[..., PavilionSeat], address: str) -> None:
    ana = seat()
    ana.lay(address, "Also here: Ben")
    for name, other in [("Ana", "Ben"), ("Ben", "Ana"), ("Ana", "Ben")]:
        expect(ana.prompt).to_contain_text(f"{name}, your turn.")
        expect(ana.page.get_by_role("region", name=f"Board of {name}")).to_be_visible()
        expect(ana.opponent(other)).to_be_visible()
        ana.draft()
        ana.confirm()


# ---- motion -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("phase", "least"), [(drafting, 2), (placing, 2), (choosing, 3)])
def test_tiles_fly_where_they_go(
    seat: Callable[..., PavilionSeat], address: str, phase: Callable[[Player], bool], least: int
) -> None:
    def then_it_is_bea_s_turn(players: Player) -> bool:
        view = players.position["view"]
        return view["to_move"] == 0 and view["boards"][1]["kept"] is None and phase(players)

    ana = seat(reduced_motion="no-preference")
    ana.page.add_init_script(FOLLOW_TILES)
    # A move of Bea's behind them would let tiles lie at once.
    beside_bea(ana, address, then_it_is_bea_s_turn)
    ana.choose()
    ana.page.evaluate("window.flown = []")
    ana.confirm()
    expect(ana.prompt).to_contain_text("Bea’s turn.")
    flown = [tile for tile, *_ in ana.page.evaluate("window.flown")]
    assert len(flown) >= least
    assert all(tile.startswith(("#rhombus", "#tile-marker")) for tile in flown)
    expect(ana.page.locator("main > div[aria-hidden=true]")).to_have_count(0)
