"""The facts that the core tells of whole games are those that `faience.games.azul.facts` describes, and no others."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import faience
from faience.games.azul import facts
from faience.games.azul.facts import COLOURS, FREE, JOKER, KINDS, MARKER, ROWS
from faience.games.registry import all_specs

SPECS = [spec for spec in all_specs() if spec.startswith("azul")]
FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)


def rounds(spec: str, seeds: range) -> Iterator[tuple[list[tuple[faience.State, int]], faience.State]]:
    """Rounds of random games, and of games that try to score: their decisions, and the state after them."""
    for seed in seeds:
        rng, state, decisions = faience.Rng(seed), faience.load(spec).start(), []
        bots = [faience.bot("greedy", seed), faience.bot("random", seed)]
        while state.to_move != faience.OVER:
            if state.to_move == faience.CHANCE:
                state.deal(rng)
                decisions = []
                continue
            move = bots[seed % 2].choose(state)
            decisions.append((state.copy(), move))
            state.play(move)
            if state.to_move < 0:
                yield decisions, state.copy()


@pytest.mark.parametrize("spec", SPECS)
def test_all_that_is_told_of_whole_games_is_described(spec: str) -> None:
    game = faience.load(spec)
    for decisions, after in rounds(spec, range(2)):
        assert facts.view(after).to_move == after.to_move
        for state, move in decisions:
            view, seat = facts.view(state), state.to_move
            assert (view.to_move, view.round, [board.score for board in view.boards]) == (
                seat,
                state.round,
                list(state.scores),
            )
            choices = facts.choices(state, seat)
            assert choices is not None
            assert [choice.move for choice in choices.moves] == state.legal_texts()
            for choice in choices.moves:
                assert choice.effect == facts.effect(state, choice.move)
                assert (choice.before, choice.gain) == (choices.stands.after, sum(item.points for item in choice.items))
            for other in range(game.players):
                assert (facts.choices(state, other) is None) == (view.tiling is not None and other != seat)
            illegal = [move for move in range(0, game.move_count, 11) if not state.is_legal(move)]
            assert all(facts.refusal(state, game.text(move)) for move in illegal)
            assert facts.refusal(state, game.text(move)) is None
        told = [(state, game.text(move)) for state, move in decisions]
        scored, end = facts.round_scorings(told), facts.end(*told[-1])
        assert (end.winners, end.reason) == (after.winners, after.reason)
        for seat in range(game.players):
            assert scored[seat].before == decisions[0][0].scores[seat]
            assert scored[seat].before + points(scored[seat]) == scored[seat].after == end.bonuses[seat].before
            assert end.bonuses[seat].before + points(end.bonuses[seat]) == after.scores[seat]


def points(scoring: facts.Scoring) -> int:
    return sum(item.points for item in scoring.items)


@pytest.mark.parametrize("spec", SPECS)
def test_what_is_printed_on_the_boards(spec: str) -> None:
    printed = msgspec.json.decode(faience.load(spec).facts.printed(), type=facts.Printed)
    walls = () if "grey" in spec else ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")
    assert printed.wall == walls
    assert printed.kinds == (KINDS if "joker=true" in spec else COLOURS)
    assert printed.floor == FLOOR_COSTS == facts.PRINTED.floor
    assert printed.bonuses == facts.BonusPoints(row=2, column=7, colour=10)


def test_letters_are_those_of_the_core() -> None:
    state = faience.position(
        "azul(players=2,wall=grey,joker=true) 3 0 0 1 0 BYRK/WJ/-/-/- - B17Y18R18K18W18J3 - "
        "0:-/-/-/-/-:J..../...../...../...../.....:- 0:-/-/-/-/-:B..../...../...../...../.....:m"
    )
    view = facts.view(state)
    assert "".join(view.factories) == KINDS
    assert view.boards[0].wall[0] == JOKER + FREE * (ROWS - 1)
    assert view.boards[1].floor == MARKER


def test_a_tie_says_what_decided_it() -> None:
    state = faience.position(
        "azul(players=2,wall=coloured,joker=false) 3 0 0 1 0 W/-/-/-/- - B19Y19R19K19W19 - "
        "3:-/-/-/-/-:BYRK./...../...../...../.....:- 11:-/-/-/-/-:...../...../...../...../.....:m"
    )
    end = facts.end(state, "1W1")
    assert (end.winners, end.reason, end.tie) == ((0,), "row", "rows")
    assert [scoring.after for scoring in end.bonuses] == [10, 10]
    state.play("1W1")
    assert (facts.view(state).winners, facts.view(state).tie) == ((0,), "rows")


@pytest.mark.parametrize("spec", SPECS)
def test_between_rounds_the_next_deal_is_told_with_where_its_tiles_come_from(spec: str) -> None:
    seen = set()
    for seed in range(20):
        rng, state, bot = faience.Rng(seed), faience.load(spec).start(), faience.bot("random", seed)
        while state.to_move != faience.OVER:
            view = facts.view(state)
            if state.to_move != faience.CHANCE:
                assert view.next_deal is None
                state.play(bot.choose(state))
                continue
            assert view.next_deal
            state.deal(rng)
            dealt = facts.view(state)
            assert view.next_deal.tiles == sum(map(len, dealt.factories))
            if view.next_deal.source == "bag":
                assert len(dealt.bag) == len(view.bag) - view.next_deal.tiles
            else:
                assert (view.next_deal.source == "both") == (view.bag != "")
                assert (dealt.lid, len(dealt.bag)) == ("", len(view.bag + view.lid) - view.next_deal.tiles)
            seen.add(view.next_deal.source)
    assert "bag" in seen
    assert len(seen) > 1
