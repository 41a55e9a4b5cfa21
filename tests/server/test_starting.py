"""Who starts: by lot, by choice, or by turn; and what bots are called."""

from __future__ import annotations

from collections import Counter

import pytest

from faience import Record
from faience.languages import BOT_NAMES
from faience.server.table import setup
from faience.server.table.events import Opened, written
from faience.server.table.keys import hashed
from faience.server.table.roster import Guest, Roster
from faience.server.table.setup import SeatWish, laid
from faience.server.table.state import TableState
from tests.server.clients import Player, get, post
from tests.server.running import run

FOUR = [SeatWish("here", "Ana"), SeatWish("bot", bot="keen"), SeatWish("friend"), SeatWish("here", "Ben")]
SPEC = "azul(players=4)"


def names(opened: Opened) -> list[str]:
    return [chair.name for chair in opened.chairs]


@pytest.mark.parametrize("starter", range(4))
def test_who_is_named_has_seat_0_and_the_others_follow_clockwise(starter: int) -> None:
    opened, secrets = laid(SPEC, FOUR, Roster(), starts=starter)
    clockwise = ["Ana", "Kiln", "", "Ben"]
    assert names(opened) == clockwise[starter:] + clockwise[:starter]
    assert opened.starts == "chosen"
    assert bool(opened.chairs[(2 - starter) % 4].invitation)
    # Whose secret it was it still is.
    assert {names(opened)[seat] for seat in secrets} == {"Ana", "Ben"}
    assert all(hashed(secret) == opened.chairs[seat].secret for seat, secret in secrets.items())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lot_is_fair(players: int) -> None:
    spec, seats = f"azul(players={players})", [SeatWish("here", str(seat)) for seat in range(players)]
    draws = 6000
    drawn = Counter(int(names(laid(spec, seats, Roster())[0])[0]) for _ in range(draws))
    assert sorted(drawn) == list(range(players))
    # A fair lot is further off once in a hundred million times: six standard deviations.
    off = 6 * (draws * (players - 1)) ** 0.5 / players
    assert all(abs(count - draws / players) < off for count in drawn.values()), drawn


def test_the_lot_is_drawn_from_the_operating_systems_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup.secrets, "randbelow", lambda players: players - 1)
    opened, _ = laid(SPEC, FOUR, Roster())
    assert (names(opened), opened.starts) == (["Ben", "Ana", "Kiln", ""], "lot")


def test_table_log_and_record_tell_who_starts_and_why(address: str) -> None:
    async def conversation() -> None:
        for starts, why in ((1, "chosen"), (None, "lot")):
            wishes = [{"who": "here", "name": "Ana"}, {"who": "bot", "bot": "random"}]
            body = {"spec": "azul", "seats": wishes, "starts": starts}
            created = await post(address, "/api/tables", body)
            (key,) = created["keys"]
            async with Player(address, created["table"], key["secret"]) as ana:
                assert ana.table["starts"] == why
                assert [seat["name"] for seat in ana.table["seats"] if seat["mine"]] == ["Ana"]
                assert ana.table["seats"][key["seat"]]["mine"]
                assert (ana.log[0]["what"], ana.log[0]["seat"]) == ("starts", 0)
                await ana.until(lambda: any(entry["what"] == "move" for entry in ana.log) or bool(ana.choices))
                starter = ana.table["seats"][0]["name"]
                if starts is not None:
                    assert starter == "Kiln"
                moved = [entry["seat"] for entry in ana.log if entry["what"] == "move"]
                assert moved[:1] == ([] if starter == "Ana" else [0])
            record = Record.loads((await get(address, f"/api/tables/{created['table']}/record")).text)
            assert (record.starter, record.tags["Seat0"]) == (why, starter)

    run(conversation())


def test_a_log_from_before_this_was_asked_still_opens() -> None:
    opened, _ = laid("zaic", [SeatWish("here", "Ana"), SeatWish("here", "Ben")], Roster(), starts=0)
    old = written(opened).replace(b',"starts":"chosen"', b"")
    assert old != written(opened)
    assert TableState.replay("ochre-lark", [(0, old)]).opened.starts == "chosen"


# ---- names of bots ----------------------------------------------------------------------------------


def test_a_bot_is_called_as_the_wish_says() -> None:
    seats = [SeatWish("bot", "Slip"), SeatWish("bot", "Kiln"), SeatWish("bot"), SeatWish("here", "Ana")]
    assert names(laid(SPEC, seats, Roster(), starts=0)[0]) == ["Slip", "Kiln", "Cobalt", "Ana"]


def test_no_bot_takes_the_name_of_somebody_at_the_table() -> None:
    seats = [SeatWish("bot"), SeatWish("bot", "Slip"), SeatWish("bot", "Slip"), SeatWish("here", " Kiln ")]
    assert names(laid(SPEC, seats, Roster(), starts=0)[0]) == ["Cobalt", "Slip", "Glaze", "Kiln"]


def test_a_program_has_its_own_name() -> None:
    roster = Roster([Guest.parse("Alice=true")])
    seats = [SeatWish("bot", bot="Alice"), SeatWish("here", "Ana")]
    assert names(laid("zaic", seats, roster, starts=0)[0]) == ["Alice", "Ana"]


def test_the_lobby_knows_the_names_before(address: str) -> None:
    assert run(get(address, "/api/games")).json()["names"] == list(BOT_NAMES)
