"""Tiling at the same time: choices made early are kept, told to nobody else, and played when they are due."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

import faience
from faience.games.game import State
from faience.games.registry import all_specs
from faience.notation.record import Move
from faience.server.table.early import Early, early_turn
from faience.server.table.events import Dealt
from tests.server.clients import Json, Player, get, lay, post
from tests.server.early import GREY, Sitting, at_round, choose_all, laid, taken_back, told_nothing, two
from tests.server.planted import decisions, secret, tiling
from tests.server.running import RunningServer, run

CHOOSING = [spec for spec in all_specs() if "wall=grey" in spec or "joker=true" in spec]


# ---- choosing, and playing it ---------------------------------------------------------------------------


def test_who_waits_chooses_while_another_does_and_it_is_played_when_it_is_due(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, watcher):
            sitting = (one.position["to_move"], one.position["chooses"], other.position["chooses"])
            assert sitting == (0, 0, 1)
            assert other.position["to_move"] == 0
            chosen = await choose_all(other)
            assert len(chosen) == 2
            assert laid(other) == chosen
            assert other.position["chooses"] is None
            await told_nothing(one)
            await told_nothing(watcher)
            scores = other.position["scores"]
            assert scores[1] == 0, "nothing is laid yet"
            mine = await choose_all(one)
            for client in (one, other, watcher):
                await client.until(lambda client=client: at_round(client, 2))
                # What was left of the round is played and told in the engine's order, and the next is dealt.
                moves = [m["position"]["event"] for m in client.heard if m["type"] == "played"]
                assert [(event["seat"], event["move"]) for event in moves] == [
                    *((0, move) for move in mine),
                    *((1, move) for move in chosen),
                    (None, None),
                ]
                assert client.position["early"] == []

    run(conversation())


@pytest.mark.parametrize("spec", CHOOSING)
def test_what_is_told_early_is_what_there_will_be_to_choose(server: RunningServer, spec: str) -> None:
    """The choices of a waiting seat are, in every fact, those that the engine then gives it in its turn."""
    players = faience.load(spec).players
    happened = tiling(spec, ["here"] * players, 2 if "grey" in spec else 1, of=2)

    async def conversation() -> None:
        sitting = Sitting(server, happened, [[seat] for seat in range(players)])
        async with sitting as clients:
            *people, watcher = clients
            early: dict[int, list[tuple[Json, str]]] = {}
            mover = people[0].position["to_move"]
            for seat, person in enumerate(people):
                while seat != mover and person.choices:
                    assert person.position["chooses"] == seat
                    move = person.choices[len(person.choices) // 2]
                    early.setdefault(seat, []).append((person.position["choices"], move))
                    await person.play(move)
            assert early
            await choose_all(people[mover])
            await watcher.until(lambda: watcher.over or at_round(watcher, happened_round + 1))
            record = await sitting.record()
            state, asked = record.game.start(), []
            for event in record.events:
                if isinstance(event, Move):
                    if state.view().tiling is not None and state.to_move != mover and state.round == happened_round:
                        told = state.game.facts.choices(state, state.to_move)
                        asked.append((state.to_move, msgspec.json.decode(told or b""), event.text))
                    state.play(event.text)
                else:
                    state.deal(event.text)
            assert asked == [(seat, *told) for seat in order_of(asked) for told in early[seat]]

    happened_round = sum(isinstance(event, Dealt) for event in happened)
    run(conversation())


def order_of(asked: list[tuple[int, Json, str]]) -> list[int]:
    return list(dict.fromkeys(seat for seat, _, _ in asked))


def test_tiles_that_find_their_cells_by_themselves_are_shown_with_the_choices(server: RunningServer) -> None:
    """On the coloured wall only a line of jokers is laid by choice; a line above it is laid before that."""
    happened = tiling("azul(joker=true)", ["here", "here"], 1)
    state = faience.load("azul(joker=true)").start()
    for event in happened[1:]:
        state.deal(event.tiles) if isinstance(event, Dealt) else state.play(event.move)  # type: ignore[attr-defined]
    waiting = 1 - state.to_move

    async def conversation() -> None:
        async with Sitting(server, happened, [[0], [1]]) as (*people, _):
            board = people[waiting].position["view"]["boards"][waiting]
            row = people[waiting].offered(people[waiting].position["choices"]).moves[0].effect.row
            above = [str(n) for n, line in enumerate(board["lines"][: row - 1], start=1) if len(line) == n]
            assert [move.partition("@")[0] for move in laid(people[waiting])] == above
            assert all(early["seat"] == waiting for early in people[waiting].position["early"])

    run(conversation())


def test_an_early_choice_must_be_legal_and_one_s_own(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, watcher):
            n, row = other.n, int(other.choices[0][0])
            later = f"{row % 5 + 1}@1"
            for move, code in ((later, "illegal"), ("1B1", "illegal"), ("castle", "illegal"), ("", "illegal")):
                assert await other.refusal({"type": "move", "n": n, "move": move}) == code
            assert await watcher.refusal({"type": "move", "n": n, "move": other.choices[0]}) == "not_your_seat"
            assert (other.n, other.position["early"]) == (n, [])
            await choose_all(other)
            assert await other.refusal({"type": "move", "n": other.n, "move": later}) == "not_your_turn"
            await told_nothing(one)

    run(conversation())


def test_who_chooses_early_may_ask_for_a_hint(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (_, other, _):
            await other.say({"type": "hint", "n": other.n})
            hints = (await other.answer("hints"))["hints"]
            assert {hint["move"] for hint in hints} <= set(other.choices)
            assert all(len(hint["finals"]) == 2 for hint in hints)

    run(conversation())


# ---- numbers: sent twice, late, or at the same time -----------------------------------------------------------


def test_a_choice_that_is_sent_twice_is_taken_once(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (_, other, _):
            move = {"type": "move", "n": other.n, "move": other.choices[0]}
            await other.say(move)
            await other.say(move)
            refused = await other.answer("refused")
            assert (refused["code"], refused["n"]) == ("stale", other.n)
            assert laid(other) == [move["move"]]
            assert await other.refusal({**move, "n": other.n + 1}) == "stale"

    run(conversation())


def test_a_choice_that_crosses_another_s_move_is_taken(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, _):
            n, choice = other.n, other.choices[0]
            await one.play()
            await other.say({"type": "move", "n": n, "move": choice})
            await other.until(lambda: bool(other.position["early"]))
            assert laid(other) == [choice]
            # Of the other's choice the one who is to move has not heard, so nothing of theirs is late either.
            await one.play()

    run(conversation())


def test_a_choice_that_comes_when_it_is_due_is_played_at_once(server: RunningServer) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, _):
            first = other.choices[0]
            await other.play(first)
            n, second = other.n, other.choices[-1]
            await choose_all(one)
            await one.until(lambda: one.position["event"]["move"] == first)
            await other.say({"type": "move", "n": n, "move": second})
            await other.until(lambda: at_round(other, 2))
            moves = [m["position"]["event"] for m in other.heard if m["type"] == "played"]
            assert [event["move"] for event in moves if event["seat"] == 1] == [first, second]

    run(conversation())


@pytest.mark.parametrize("early", [True, False])
def test_what_answers_a_position_of_before_is_stale(server: RunningServer, early: bool) -> None:
    async def conversation() -> None:
        async with two(server) as (one, other, _):
            began = other.n
            assert await other.refusal({"type": "move", "n": began - 1, "move": other.choices[0]}) == "stale"
            left = other.choices[0]
            if early:
                await choose_all(other)
            await choose_all(one)
            if not early:
                await other.until(lambda: other.position["to_move"] == 1)
                await choose_all(other)
            await other.until(lambda: at_round(other, 2))
            # The tiling is over: neither a choice nor taking one back comes in time.
            for n in (began, other.n - 1):
                assert await other.refusal({"type": "move", "n": n, "move": left}) == "stale"
                assert await other.refusal({"type": "undo", "n": n}) == "stale"

    run(conversation())


def test_everybody_at_once(server: RunningServer) -> None:
    """Four people send all they have to choose as fast as they can; every one of it is played, and nothing else."""
    spec = "azul(players=4,wall=grey)"

    async def conversation() -> None:
        sitting = Sitting(server, tiling(spec, ["here"] * 4), [[seat] for seat in range(4)])
        async with sitting as (*people, _):
            begun = people[0].position["round"]
            chosen: list[list[str]] = [[], [], [], []]

            async def choose(seat: int) -> None:
                player = people[seat]
                while player.position["round"] == begun and not player.over:
                    if player.choices:
                        chosen[seat].append(player.choices[-1])
                        await player.play(player.choices[-1])
                    else:
                        await player.hear()

            await asyncio.gather(*(choose(seat) for seat in range(4)))
            record = await sitting.record()
            played = [
                [event.text for event in record.events if isinstance(event, Move) and event.seat == seat]
                for seat in range(4)
            ]
            assert all(moves[-len(mine) :] == mine for moves, mine in zip(played, chosen, strict=True))
            for seat, player in enumerate(people):
                check_continuity(player, seat, begun)

    run(conversation())


def check_continuity(player: Player, seat: int, begun: int) -> None:
    """From a client's first choice on it is never shown less than it chose: waiting, or laid."""
    most = 0
    for position in player.shown:
        if position["round"] == begun:
            wall = position["view"]["boards"][seat]["wall"]
            shown = sum(cell != "." for row in wall for cell in row) + len(position["early"])
            assert shown >= most
            most = shown


# ---- several seats at one screen ------------------------------------------------------------------------------


def test_two_at_one_screen_go_on_one_after_the_other(server: RunningServer) -> None:
    async def conversation() -> None:
        async with Sitting(server, tiling(GREY, ["here", "here"]), [[0, 1]]) as (both, _):
            while both.position["round"] == 1:
                assert both.position["chooses"] == both.position["to_move"]
                assert both.position["early"] == []
                await both.play()

    run(conversation())


def test_two_at_one_screen_who_wait_choose_one_after_the_other(server: RunningServer) -> None:
    async def conversation() -> None:
        happened = tiling("azul(players=3,wall=grey)", ["here"] * 3)
        async with Sitting(server, happened, [[0], [1, 2]]) as (one, both, _):
            seats = []
            while both.choices:
                seats.append(both.position["chooses"])
                move = {"type": "move", "n": both.n, "move": both.choices[0]}
                await both.play(both.choices[0])
                # Sent once more it must not become a choice of the next seat.
                assert await both.refusal(move) == "stale"
            assert seats == [1, 1, 2, 2]
            assert [early["seat"] for early in both.position["early"]] == seats
            # The last choice is the first to be taken back, whosever it is.
            await taken_back(both)
            assert both.position["chooses"] == 2
            await taken_back(both)
            await taken_back(both)
            assert both.position["chooses"] == 1
            await choose_all(one)
            await both.until(lambda: both.position["to_move"] == 1)
            assert both.position["chooses"] == 1

    run(conversation())


# ---- nobody else is told -----------------------------------------------------------------------------------------


def test_neither_lists_nor_records_know_of_early_choices(server: RunningServer) -> None:
    async def conversation() -> None:
        opened, *happened = tiling(GREY, ["here", "here"])
        listed = msgspec.structs.replace(opened, watch="anyone")
        sitting = Sitting(server, [listed, *happened], [[0], [1]])

        async def told() -> list[str]:
            """What is told of the table beside it: to anyone, and to the other player."""
            mine = {"tables": [{"table": sitting.table, "secrets": [secret(0)]}]}
            return [
                (await get(server.address, "/api/tables")).text,
                (await get(server.address, f"/api/tables/{sitting.table}/record")).text,
                str(await post(server.address, "/api/mine", mine, 200)),
            ]

        async with sitting as (_, other, _):
            before = await told()
            assert all(sitting.table in text for text in (before[0], before[2]))
            await choose_all(other)
            assert await told() == before

    run(conversation())


def test_where_nothing_is_chosen_at_the_same_time_who_waits_has_no_choice(server: RunningServer) -> None:
    async def conversation() -> None:
        for spec in ("azul", "azul(wall=grey)", "pavilion", "zaic"):
            table, secrets = await lay(server.address, spec, ["here", "here"])
            async with Player(server.address, table, secrets[1]) as other:
                assert (other.choices, other.position["chooses"], other.position["early"]) == ([], None, [])

    run(conversation())


def test_choosing_early_costs_the_server_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the table computes for who waits is two copies of the state, each played to the end of the phase at most."""
    spec = "azul(players=4,wall=grey,joker=true)"
    state = faience.load(spec).start()
    for event in tiling(spec, ["here"] * 4)[1:]:
        state.deal(event.tiles) if isinstance(event, Dealt) else state.play(event.move)  # type: ignore[attr-defined]
    to_choose = sum(decisions(state).values())
    assert to_choose >= 8
    last = max(range(4), key=lambda seat: (seat - state.to_move) % 4)
    calls = Counter[str]()

    def counted(name: str) -> Callable[..., object]:
        real = getattr(State, name)

        def call(*arguments: object) -> object:
            calls[name] += 1
            return real(*arguments)

        return call

    for name in ("copy", "play", "legal_moves", "legal_texts"):
        monkeypatch.setattr(State, name, counted(name))
    assert early_turn(state, Early(), frozenset({last}))
    assert calls["copy"] <= 2
    assert calls["play"] <= 2 * to_choose
    assert calls["legal_moves"] + calls["legal_texts"] <= 2 * to_choose
