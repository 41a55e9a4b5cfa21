"""What the core tells of whole games of every spec has the shape that is written down, and nothing beside it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import msgspec
import pytest

import faience
from faience.games.game import State
from faience.games.pavilion import facts
from faience.games.registry import all_specs
from tests.pavilion.tables import Player, laid_on, table

SPECS = [spec for spec in all_specs() if spec.startswith("pavilion")]
ITEMS = {"run", "feature", "supply", "star", "numbers", "stars", "marker", "laid", "passing", "left"}
RARE = {"supply", "star", "stars", "numbers"}
"""Items that few random games have."""


REFUSALS = {
    *("bonus_first", "no_bonus", "without_supply", "placing", "drafting", "empty_factory", "empty_centre"),
    *("factory_without", "centre_without", "joker_chosen", "taken", "star_of", "uniform", "shown", "multicolour"),
    *("joker_itself", "only_jokers", "too_dear", "no_colour", "none_taken", "corners", "cannot_pay", "cannot_keep"),
}
"""Why something may not be done."""


def check_moves(state: State, choices: facts.Choices) -> None:
    """Every legal move is told, although what many share is said once."""
    told = choices.moves
    assert sorted(choice.move for choice in told) == state.legal_texts()
    for choice in told:
        assert choice.effect == facts.effect(state, choice.move)
        assert (choice.before, choice.after - choice.before) == (state.scores[state.to_move], choice.gain)
        assert choice.gain == sum(item.points for item in choice.items)


def decisions(spec: str, seed: int) -> Iterator[tuple[State, int]]:
    """The decisions of a game between random players who would rather place than pass."""
    rng, state = faience.Rng(seed), faience.load(spec).start()
    while state.to_move != faience.OVER:
        if state.to_move == faience.CHANCE:
            state.deal(rng)
            continue
        legal = [move for move in state.legal_moves() if not state.game.text(move).startswith("pass")]
        move = legal[rng.below(len(legal))] if legal else state.random_move(rng)
        yield state.copy(), move
        state.play(move)


@pytest.mark.parametrize("spec", SPECS)
def test_whole_games_are_told_in_the_shapes_written_down(spec: str) -> None:
    seen: dict[str, set[str]] = defaultdict(set)

    def note(items: tuple[facts.AnyItem, ...]) -> int:
        seen["items"] |= {str(item.__struct_config__.tag) for item in items}
        return sum(item.points for item in items)

    for seed in range(2):
        in_round: list[tuple[State, str]] = []
        for state, move in decisions(spec, seed):
            game, text = state.game, state.game.text(move)
            view = facts.view(state)
            assert (view.to_move, view.round) == (state.to_move, state.round)
            seen["effects"].add(str(facts.effect(state, text).__struct_config__.tag))
            for seat in range(game.players):
                choices = facts.choices(state, seat)
                assert (choices is None) == (view.boards[seat].kept is not None)
                for group in choices.groups if choices else ():
                    assert group.gain == note(group.items)
                seen["refused"] |= {refusal.why for refusal in choices.refused.values()} if choices else set()
                if choices and seat == state.to_move:
                    check_moves(state, choices)
            for other in range(seed, game.move_count, 7):
                refusal = facts.refusal(state, game.text(other))
                assert (refusal is None) == state.is_legal(other)
                seen["refused"] |= {refusal.why} if refusal else set()

            in_round.append((state, text))
            after = state.copy()
            after.play(move)
            ended = facts.view(after).ended
            if after.round == state.round and not ended:
                continue
            accounts = facts.round_accounts(in_round)
            assert [account.before for account in accounts] == list(in_round[0][0].scores)
            assert all(account.after - account.before == note(account.items) for account in accounts)
            if ended:
                end = facts.end(state, text)
                assert [account.before for account in end.bonuses] == [account.after for account in accounts]
                assert [account.after for account in end.bonuses] == list(after.scores)
                assert all(account.after - account.before == note(account.items) for account in end.bonuses)
                assert (end.reason, end.tie) == ("rounds", None)
            else:
                assert [account.after for account in accounts] == list(after.scores)
            in_round = []
    assert seen["effects"] == {"draft", "place", "choose", "pass"}
    assert ITEMS - RARE <= seen["items"] <= ITEMS
    assert seen["refused"] <= REFUSALS


def test_a_field_that_is_not_written_down_is_refused() -> None:
    state = faience.load("pavilion").start()
    told = state.game.facts.view(state).replace(b'{"board"', b'{"order_of_the_bag":"PPP","board"', 1)
    with pytest.raises(msgspec.ValidationError, match="order_of_the_bag"):
        msgspec.json.decode(told, type=facts.View)


def test_the_last_pass_tells_winners_also_where_the_supply_is_still_to_be_refilled() -> None:
    mixed = laid_on(("PGOYBR", "PPPPPP", "......", "......", "......", "......", "......"))
    before = table(Player("RRRRRR", 30, laid=mixed), Player("", 20, kept="R"), board="grey", round=6, marker=0)
    end = facts.end(before, "pass:RR")
    assert end.winners == (0,)
    assert end.bonuses[0].items == (
        facts.Stars(points=20, colour="P", n=1, stars=(1,)),
        facts.Stars(points=12, n=1, stars=(0,)),
        facts.LeftOver(points=-2, tiles=2),
    )
    with pytest.raises(faience.FaienceError, match="does not end"):
        facts.end(table(Player("RR"), Player(), round=6, marker=0), "pass:RR")


def test_only_what_is_legal_has_an_effect() -> None:
    state = table(Player("RR"), Player(), marker=0)
    with pytest.raises(faience.IllegalMove, match="pass:P is not legal: "):
        facts.effect(state, "pass:P")
    assert facts.effect(state, "pass:R") == facts.Pass(keeps=1, kept="R", dropped="R", lost=1)


@pytest.mark.parametrize("spec", SPECS)
def test_deals_are_told_where_they_lie(spec: str) -> None:
    rng, state, kinds = faience.Rng(5), faience.load(spec).start(), set()
    while state.to_move != faience.OVER:
        if state.to_move != faience.CHANCE:
            state.play(state.random_move(rng))
            continue
        before, text = facts.view(state), state.draw(rng)
        deal = facts.READER.deal(state, text)
        state.deal(text)
        after = facts.view(state)
        assert sorted(before.supply + deal.supply) == sorted(after.supply)
        kinds.add(type(deal))
        if isinstance(deal, facts.RoundDeal):
            assert (deal.round, deal.factories) == (after.round, after.factories)
    assert kinds == {facts.RoundDeal, facts.Refill}


def test_what_a_deal_is_told_from_must_be_one() -> None:
    state = faience.load("pavilion").start()
    with pytest.raises(ValueError, match="free places of the supply"):
        state.game.facts.deal(state, "s:PP;f:RRRR")
    zaic = faience.load("zaic").start()
    assert zaic.game.facts.deal(zaic, "") is None


def test_what_is_refused_for_one_reason_is_told_together() -> None:
    state = table(Player("PRRBB", laid={"NW2": "O", "C1": "R"}), Player(), marker=0)
    choices = facts.choices(state, 0)
    assert choices is not None
    assert choices.refused["E1 B4"] == facts.Refusal(why="too_dear", kind="B", n=4, has=2, has_jokers=1)
    assert choices.refused["NW2"] == facts.Refusal(why="taken", n=1, star=0)
    reasons = [msgspec.json.encode(refusal) for refusal in choices.refused.values()]
    assert len(set(reasons)) == len(reasons)
    assert sum(len(tried.split()) for tried in choices.refused) == len(choices.refusals)


def test_a_space_is_told_by_its_number_and_by_its_place_where_that_is_not_enough() -> None:
    grey = table(Player("GGG"), Player(), board="grey", marker=0)
    centre, outer = facts.effect(grey, "C2=G"), facts.effect(grey, "NW3=G")
    assert isinstance(centre, facts.Placement)
    assert isinstance(outer, facts.Placement)
    assert (centre.n, centre.where, outer.n, outer.where) == (3, 2, 2, 0)


def test_roles_are_told_until_the_game_is_over() -> None:
    players = Player(kept=""), Player(kept="")
    assert facts.view(table(Player(), Player(), factories=["RRRR"], first=1)).roles == ("", "opens")
    assert facts.view(table(Player(), Player(), marker=0, first=1)).roles == ("marker", "")
    assert facts.view(table(*players, round=6, turn="over", marker=0)).roles == ("", "")
