"""Nothing that a bot or a hint says depends on tiles that nobody has drawn yet."""

import pytest

import faience
from faience.bots import LEVELS, Greedy, Limit, Searching
from faience.bots.advice import advise
from tests.bots.solving import decisions

SPECS = ["azul", "azul(wall=grey,joker=true)", "azul(players=3)", "pavilion", "pavilion(players=3,board=grey)"]
NODES = Limit(nodes=8000)


def played(spec: str, decisions: int) -> faience.Record:
    """The beginning of a game of greedy players, up to the decision after so many."""
    record, rng, greedy = faience.Record(faience.load(spec)), faience.Rng(3), Greedy(3)
    while decisions > 0 or record.awaits_deal:
        if record.awaits_deal:
            record.deal(rng)
        else:
            record.play(greedy.choose(record.state))
            decisions -= 1
    return record


def played_on(past: faience.Record, seed: int) -> faience.Record:
    """The same game to its end, by deals and players of another seed."""
    record, rng, greedy = faience.Record.loads(past.dumps()), faience.Rng(seed), Greedy(seed)
    while not record.over:
        if record.awaits_deal:
            record.deal(rng)
        else:
            record.play(greedy.choose(record.state))
    return record


@pytest.mark.parametrize("decisions_made", [3, 18])
@pytest.mark.parametrize("spec", [*SPECS, "zaic"])
def test_games_with_the_same_past_and_another_future_get_the_same_analysis_and_hints(
    spec: str, decisions_made: int
) -> None:
    past = played(spec, decisions_made if spec != "zaic" else decisions_made // 3)
    here = len(past.events)
    futures = [played_on(past, seed) for seed in (1, 2)]
    assert futures[0].events[here:] != futures[1].events[here:]
    states = [list(future.states())[here] for future in futures]
    assert states[0] == states[1] == past.state
    for learned in (True, False):
        analyses = [Searching(learned=learned).analyse(state, NODES, top=5) for state in [*states, past.state]]
        assert analyses[0] == analyses[1] == analyses[2]
    assert advise(states[0], Searching(LEVELS[2])) == advise(states[1], Searching(LEVELS[2]))


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_that_thinks_uses_up_no_dice_of_the_bag(spec: str) -> None:
    def game(asked: bool) -> list[str]:
        deals, searching = faience.Rng(8), Searching(LEVELS[2])
        record, greedy = faience.Record(faience.load(spec)), Greedy(8)
        while not record.over:
            if record.awaits_deal:
                record.deal(deals)
                continue
            if asked:
                searching.analyse(record.state, Limit(nodes=500), top=3)
            record.play(greedy.choose(record.state))
        return [event.text for event in record.events]

    assert game(asked=True) == game(asked=False)


@pytest.mark.parametrize("spec", [*SPECS, "zaic"])
def test_thinking_changes_no_state(spec: str) -> None:
    for state in list(decisions(spec, 4))[:40:8]:
        before = state.copy()
        Searching().analyse(state, NODES, top=2)
        assert state == before
        assert state.position() == before.position()


@pytest.mark.parametrize("spec", [*SPECS, "zaic"])
def test_a_state_read_from_its_text_gets_the_same_answer(spec: str) -> None:
    """A position's text holds the bag as numbers of tiles; there is nothing else to go by."""
    for state in list(decisions(spec, 6))[2:30:9]:
        twin = faience.position(state.position())
        assert Searching().analyse(twin, NODES, top=3) == Searching().analyse(state, NODES, top=3)
