"""Who waits may see what they could do: nothing is changed by it, and nobody else is told."""

from __future__ import annotations

import msgspec
import pytest

import faience
from faience.games.registry import all_specs
from tests.server.clients import Json, Player, get, lay
from tests.server.running import run


async def state_of(address: str, table: str) -> faience.State:
    return faience.Record.loads((await get(address, f"/api/tables/{table}/record")).text).state


def prepare(n: int, seat: int) -> Json:
    return {"type": "prepare", "n": n, "seat": seat}


@pytest.mark.parametrize("spec", [spec for spec in all_specs() if faience.load(spec).definition.rounds])
def test_who_waits_is_told_what_they_could_do_if_it_were_their_turn(address: str, spec: str) -> None:
    async def conversation() -> None:
        players = faience.load(spec).players
        table, secrets = await lay(address, spec, ["here"] * players)
        async with Player(address, table, secrets[0]) as one, Player(address, table, secrets[1]) as two:
            before = dict(two.position)
            await two.say(prepare(two.n, 1))
            prepared = await two.answer("prepared")
            assert (prepared["n"], prepared["seat"]) == (two.n, 1)
            state = await state_of(address, table)
            named, round_, _, rest = state.position().split(" ", 3)
            as_if = faience.position(f"{named} {round_} 1 {rest}")
            assert prepared["choices"] == msgspec.json.decode(state.game.facts.choices(as_if, 1) or b"")
            assert set(two.moves_of(prepared["choices"])) == set(as_if.legal_texts())
            # The table stands as it stood, and the other was told nothing.
            assert two.position == before
            await one.play()
            assert [message["type"] for message in one.heard if message["type"] == "prepared"] == []
            assert one.n == before["n"] + 1

    run(conversation())


def test_what_cannot_be_prepared_is_refused(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "azul(players=3)", ["here", "here", "friend"])
        async with Player(address, table, secrets[1]) as two, Player(address, table) as watcher:
            assert await two.refusal(prepare(two.n, 1)) == "not_started"
            await two.say({"type": "give", "seat": 2, "bot": "greedy"})
            await two.until(lambda: two.n == 2)
            assert await watcher.refusal(prepare(2, 1)) == "not_your_seat"
            assert await two.refusal(prepare(2, 0)) == "not_your_seat"
            assert await two.refusal(prepare(2, 2)) == "not_your_seat"
            assert await two.refusal(prepare(2, -1)) == "not_your_seat"
            assert await two.refusal(prepare(1, 1)) == "stale"
            async with Player(address, table, secrets[0]) as one:
                assert await one.refusal(prepare(2, 0)) == "no_prepare"
            await two.say({"type": "give", "seat": 1, "bot": "greedy"})
            assert await two.refusal(prepare(2, 1)) == "not_your_seat"

    run(conversation())


def test_after_the_game_nothing_is_prepared(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, *secrets.values()) as both:
            assert await both.refusal(prepare(both.n, 1)) == "no_prepare", "the first tile of Zaic is light's"
            await both.play_out()
            assert await both.refusal(prepare(both.n, 0)) == "over"

    run(conversation())


def test_in_the_placing_phase_of_pavilion_who_waits_prepares_and_who_passed_does_not(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "pavilion", ["here", "here"])
        async with Player(address, table, *secrets.values()) as both:
            await both.until(lambda: both.n > 0)
            while both.position["view"]["phase"] == "draft":
                await both.play()
            mover = both.position["to_move"]
            await both.say(prepare(both.n, 1 - mover))
            moves = both.moves_of((await both.answer("prepared"))["choices"])
            assert moves
            await both.play(next(move for move in both.choices if move.startswith("pass")))
            assert both.position["to_move"] == 1 - mover
            assert sorted(both.choices) == sorted(moves)
            assert await both.refusal(prepare(both.n, mover)) == "no_prepare"

    run(conversation())


def test_in_zaic_who_waits_is_told_which_places_are_open_as_the_tiles_lie_now(address: str) -> None:
    async def conversation() -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with Player(address, table, *secrets.values()) as both:
            await both.play("Qh8")
            assert await both.refusal(prepare(both.n, 0)) == "no_prepare", "light could lay nothing beside its one tile"
            await both.play("Sj8")
            await both.say(prepare(both.n, 1))
            choices = (await both.answer("prepared"))["choices"]
            moves = both.moves_of(choices)
            assert "Hh10" in moves
            refused = {move: refusal for moves, refusal in choices["refused"].items() for move in moves.split()}
            assert refused["Sk8"]["why"] == "own"
            await both.play("Sk8")
            assert {"Hh10", "Sh8"} <= {*moves} & {*both.choices}

    run(conversation())
