"""Taking back moves: what is free, what needs consent, what cannot be."""

from __future__ import annotations

import time
from contextlib import AsyncExitStack
from functools import partial

import faience
from faience.server.table.events import Chair, Dealt, Moved, Opened, Undone, written
from faience.server.table.state import TableState
from faience.server.table.takeback import MOST, takeback
from tests.server.clients import Player, get, lay
from tests.server.running import run


async def answered(player: Player, message: str, **fields: object) -> None:
    await player.say({"type": message, "n": player.n, **fields})


async def taken_back(player: Player) -> None:
    """Take back a move, which must be free."""
    assert player.position["undo"] == "free"
    n = player.n
    await answered(player, "undo")
    await player.until(lambda: player.n > n and player.position["event"]["what"] == "undo")


def test_against_bots_it_is_free_and_drops_what_followed(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "greedy"])
        async with Player(address, table, secrets[0]) as player:
            assert player.position["undo"] == "no"
            assert await player.refusal({"type": "undo", "n": player.n}) == "no_undo"
            view, lines = player.position["view"], len(player.log)
            await player.play()
            await player.turn()
            assert len(player.log) == lines + 2
            await taken_back(player)
            assert player.position["view"] == view
            assert player.position["event"] == {"what": "undo", "seat": 0, "move": None}
            assert [entry["what"] for entry in player.log] == ["starts", "deal", "undo"]
            assert player.position["undo"] == "no"
            await player.play()
            record = faience.Record.loads((await get(address, f"/api/tables/{table}/record")).text)
            assert len(record.events) <= 3

    run(conversation())


def test_against_bots_it_goes_past_a_deal_and_back_from_the_end(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "greedy"])
        async with Player(address, table, secrets[0]) as player:
            await player.until(lambda: bool(player.choices))
            while player.position["round"] == 1:
                await player.play()
                await player.turn()
            while any(entry["what"] == "round" for entry in player.log):
                await taken_back(player)
            assert player.position["round"] == 1
            await player.play_out()
            await taken_back(player)
            assert not player.over
            assert player.position["result"] is None
            assert player.log[-1]["what"] == "undo"
            assert all(entry["what"] != "over" for entry in player.log)
            await player.play_out()

    run(conversation())


def test_two_at_one_screen_take_back_freely(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, *secrets.values()) as both:
            await both.play("Qh8")
            await both.play()
            await taken_back(both)
            assert both.position["to_move"] == 1
            await taken_back(both)
            assert (both.position["to_move"], both.position["undo"]) == (0, "no")

    run(conversation())


def test_two_at_one_screen_cannot_go_past_a_deal(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "here"])
        async with Player(address, table, *secrets.values()) as both:
            while both.position["round"] == 1:
                await both.play()
                await both.turn()
            assert both.position["undo"] == "no"
            assert await both.refusal({"type": "undo", "n": both.n}) == "no_undo"

    run(conversation())


def test_within_a_turn_that_goes_on_ones_own_move_is_free_even_among_people(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul(wall=grey)", ["here", "here"])
        async with Player(address, table, secrets[0]) as ana, Player(address, table, secrets[1]) as ben:
            # A grey wall is tiled cell by cell: whoever has filled two lines decides twice in a row.
            tiling_again = False
            while not tiling_again:
                mover = await to_move(ana, ben)
                tiling, seat = mover.position["view"]["tiling"], mover.position["to_move"]
                short = [move for move in mover.choices if move[-1] in "12"]
                await mover.play((short or mover.choices)[0])
                tiling_again = tiling is not None and mover.position["to_move"] == seat
            await taken_back(mover)
            assert (mover.position["to_move"], mover.position["event"]["seat"]) == (seat, seat)

    run(conversation())


async def to_move(*players: Player) -> Player:
    """The player whose turn it is, once all have been told so."""
    n = max(player.n for player in players)
    for player in players:
        await player.until(partial(is_at_a_turn, player, n))
    return players[players[0].position["to_move"]]


def is_at_a_turn(player: Player, n: int) -> bool:
    return player.n >= n and player.position["to_move"] >= 0


def test_among_people_everybody_else_must_agree(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul(players=4)", ["here", "here", "here", "greedy"])
        async with AsyncExitStack() as stack:
            ana, ben, cleo = [
                await stack.enter_async_context(Player(address, table, secret)) for secret in secrets.values()
            ]
            await ana.play()
            await ben.turn()
            assert (ana.position["undo"], ben.position["undo"]) == ("ask", "no")
            await answered(ana, "undo")
            await ben.until(lambda: ben.table["undo_asked"] == 0)
            assert ben.table["undo_waits"] == [1, 2]
            assert await ana.refusal({"type": "answer", "n": ana.n, "agree": True}) == "no_undo"
            await answered(ben, "answer", agree=True)
            await cleo.until(lambda: cleo.table["undo_waits"] == [2])
            await answered(cleo, "answer", agree=True)
            await ana.turn()
            assert ana.position["event"]["what"] == "undo"
            await cleo.until(lambda: cleo.table["undo_asked"] is None and cleo.n == ana.n)
            assert cleo.position["to_move"] == 0

    run(conversation())


def test_one_refusal_or_one_move_ends_the_request(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul(players=3)", ["here", "here", "here"])
        async with AsyncExitStack() as stack:
            ana, ben, cleo = [
                await stack.enter_async_context(Player(address, table, secret)) for secret in secrets.values()
            ]
            await ana.play()
            await answered(ana, "undo")
            await answered(ana, "undo")
            await cleo.until(lambda: cleo.table["undo_asked"] == 0)
            await answered(cleo, "answer", agree=False)
            await ben.until(lambda: ben.table["undo_asked"] == 0)
            await ben.until(lambda: ben.table["undo_asked"] is None)
            assert ben.choices
            assert await ben.refusal({"type": "answer", "n": ben.n, "agree": True}) == "no_undo"
            await ana.until(lambda: ana.table["undo_asked"] == 0)
            await ana.until(lambda: ana.table["undo_asked"] is None)
            await answered(ana, "undo")
            await ben.until(lambda: ben.table["undo_asked"] == 0)
            n = ben.n
            await ben.play()
            await ben.until(lambda: ben.table["undo_asked"] is None)
            await cleo.turn()
            assert await cleo.refusal({"type": "answer", "n": n, "agree": True}) == "stale"
            assert await cleo.refusal({"type": "answer", "n": cleo.n, "agree": True}) == "no_undo"
            assert ana.position["undo"] == "ask"

    run(conversation())


def test_a_bot_that_takes_over_is_not_asked(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, secrets[0]) as ana, Player(address, table, secrets[1]) as ben:
            await ana.play("Qh8")
            await answered(ana, "undo")
            await ben.until(lambda: ben.table["undo_asked"] == 0)
            await ben.say({"type": "give", "seat": 1})
            await ana.until(lambda: ana.position["event"]["what"] == "undo")
            assert ana.table["undo_asked"] in (0, None)
            await ana.play("Qh8")
            await ana.turn()
            assert ana.position["undo"] == "free"

    run(conversation())


def test_among_people_nothing_is_taken_back_past_a_deal(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "here"])
        async with Player(address, table, secrets[0]) as ana, Player(address, table, secrets[1]) as ben:
            while ana.position["round"] == 1:
                await (await to_move(ana, ben)).play()
                await to_move(ana, ben)
            assert ana.position["event"]["what"] == "deal"
            for player in (ana, ben):
                assert player.position["undo"] == "no"
                assert await player.refusal({"type": "undo", "n": player.n}) == "no_undo"

    run(conversation())


def test_a_bot_that_stands_in_for_somebody_opens_no_way_past_a_deal(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul", ["here", "here"])
        async with Player(address, table, secrets[0]) as ana, Player(address, table, secrets[1]) as ben:
            while ana.position["round"] == 1:
                await (await to_move(ana, ben)).play()
                await to_move(ana, ben)
            await ben.say({"type": "give", "seat": 1, "bot": "greedy"})
            await ana.until(lambda: bool(ana.table["seats"][1]["bot"]))
            assert ana.position["undo"] == "no"
            assert await ana.refusal({"type": "undo", "n": ana.n}) in ("no_undo", "stale")

    run(conversation())


def test_a_finished_game_among_people_is_taken_back_by_agreement(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, *secrets.values()) as both:
            await both.play_out()
            last = both.log[-2]["seat"]
        async with Player(address, table, secrets[last]) as one, Player(address, table, secrets[1 - last]) as other:
            assert one.position["undo"] == "ask"
            await answered(one, "undo")
            await other.until(lambda: other.table["undo_asked"] == last)
            await answered(other, "answer", agree=True)
            await one.until(lambda: not one.over)
            assert one.choices

    run(conversation())


def test_who_watches_takes_nothing_back(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, *secrets.values()) as both, Player(address, table) as watcher:
            await both.play("Qh8")
            await watcher.until(lambda: watcher.n == both.n)
            assert watcher.position["undo"] == "no"
            assert await watcher.refusal({"type": "undo", "n": watcher.n}) == "no_undo"
            assert await both.refusal({"type": "undo", "n": both.n - 1}) == "stale"

    run(conversation())


def _log_of(pairs: int) -> list[tuple[int, bytes]]:
    """A table where one move was played and taken back so many times, and played once more."""
    state = faience.load("azul").start()
    tiles = state.draw(faience.Rng(1))
    state.deal(tiles)
    chairs = (Chair("Ana", secret="hash"), Chair("Kiln", bot="steady"))
    opened = Opened(at=0, spec=state.game.spec, title="", chairs=chairs, watch="anyone", hints=True)
    move, undo = Moved(at=0, move=state.legal_texts()[0]), Undone(at=0, seat=0, to=1)
    happened = [opened, Dealt(at=0, tiles=tiles), *[move, undo] * pairs, move]
    return [(number, written(event)) for number, event in enumerate(happened)]


def test_taking_back_again_and_again_is_replayed_in_linear_time() -> None:
    times = []
    for pairs in (2_000, 16_000):
        log = _log_of(pairs)
        start = time.process_time()
        TableState.replay("t", log)
        times.append(time.process_time() - start)
    assert times[1] < 24 * times[0]  # eight times as much; squared it would be 64


def test_nobody_takes_back_for_ever() -> None:
    assert takeback(TableState.replay("t", _log_of(MOST - 1)), frozenset({0})) is not None
    assert takeback(TableState.replay("t", _log_of(MOST)), frozenset({0})) is None
