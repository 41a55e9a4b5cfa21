"""Every level plays every game: legally, within its nodes, the same with the same seed, and far better than greedy."""

import pytest

import faience
from faience.bots import LEVELS, Bot, Greedy, Level, Limit, Searching
from faience.games.registry import all_specs
from tests.bots.solving import decisions

EVERY = {"novice": 1, "casual": 1, "steady": 1, "keen": 4, "expert": 25, "master": 100}
"""Every how-manieth decision of a game a level makes; greedy makes the others, so that a test takes no minutes."""
CLEARLY = {2: 0.75, 3: 0.55, 4: 0.4}
"""The share of games that beats greedy players clearly, one against all others."""

each_spec = pytest.mark.parametrize("spec", all_specs())


def game_of(spec: str, level: Level, seed: int, every: int) -> list[str]:
    """All deals and moves of a game in which every seat plays by the level, at every so-manieth decision."""
    record = faience.Record(faience.load(spec))
    deals, greedy = faience.Rng(seed), Greedy(seed)
    seats = [Searching(level, seed + seat) for seat in range(record.game.players)]
    made = 0
    while not record.over:
        if record.awaits_deal:
            record.deal(deals)
            continue
        state = record.state
        if made % every == 0:
            found = seats[state.to_move].choose(state)
            assert found.move in state.legal_moves()
            assert 0 < found.nodes <= level.effort(record.game.name).nodes
            assert found.line[0] == found.move
            record.play(found.move)
        else:
            record.play(greedy.choose(state))
        made += 1
    return [event.text for event in record.events]


@each_spec
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_plays_whole_games_and_the_same_one_with_the_same_seed(spec: str, level: Level) -> None:
    assert game_of(spec, level, 5, EVERY[level.name]) == game_of(spec, level, 5, EVERY[level.name])


@pytest.mark.long
@each_spec
@pytest.mark.parametrize("level", LEVELS[3:], ids=lambda level: level.name)
def test_the_strong_levels_decide_everything_in_whole_games(spec: str, level: Level) -> None:
    assert game_of(spec, level, 6, 1)


@pytest.mark.parametrize("level", LEVELS[:3], ids=lambda level: level.name)
def test_another_seed_makes_a_soft_level_choose_otherwise(level: Level) -> None:
    chosen = [{Searching(level, seed).choose(state).move for seed in range(10)} for state in decisions("azul", 1)]
    assert any(len(moves) > 1 for moves in chosen)


def share_won(spec: str, nodes: int) -> float:
    """The share of games that master wins with so few nodes, alone against greedy players, from all seats in turn."""
    game = faience.load(spec)
    games, won = 6 * game.players, 0.0
    for number in range(games):
        seat = number % game.players
        bots: list[Bot] = [Greedy(number) for _ in range(game.players)]
        master = Searching(LEVELS[-1], number)
        state, deals = game.start(), faience.Rng(number // game.players)
        while state.to_move != faience.OVER:
            if state.to_move == faience.CHANCE:
                state.deal(deals)
            elif state.to_move == seat:
                state.play(master.choose(state, Limit(nodes)))
            else:
                state.play(bots[state.to_move].choose(state))
        won += (seat in state.winners) / len(state.winners)
    return won / games


@each_spec
def test_master_beats_greedy_clearly_in_every_game(spec: str) -> None:
    players = faience.load(spec).players
    assert share_won(spec, nodes=1000 if players == 2 else 2000) >= CLEARLY[players]
