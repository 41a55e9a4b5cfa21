"""The search against plain minimax: where it says that it has looked at everything, it is right to the last digit."""

from collections.abc import Iterable, Iterator
from itertools import count, islice
from random import Random

import pytest

import faience
from faience.bots import Bot, Greedy, Limit, RandomPlayer, Searching
from faience.games.pavilion.facts import KINDS, STARS, TIPS
from faience.games.registry import all_specs
from tests.bots.solving import ROUNDING, Solver, TooLarge, Uncertain, decisions
from tests.pavilion.tables import STAR_OF, Player, table

AZULS = [spec for spec in all_specs() if spec.startswith("azul(players=2")]
PLENTY = Limit(nodes=2_000_000)
ALL = 1000
"""More moves than any position has."""


def endings(spec: str, a_game: int = 2) -> Iterator[tuple[faience.State, dict[str, float]]]:
    """Ends of games that can be solved, with the value of each move: of each game the longest ones."""
    for seed in count():
        bot: Bot = Greedy(seed) if seed % 2 else RandomPlayer(seed)
        yield from list(solved(reversed(list(decisions(spec, seed, bot)))))[-a_game:]


def solved(states: Iterable[faience.State]) -> Iterator[tuple[faience.State, dict[str, float]]]:
    """States with the values of their moves, up to the first that cannot be solved."""
    solver = Solver(most=1500)
    try:
        for state in states:
            yield state, solver.moves(state)
    except (Uncertain, TooLarge):
        return


def check(state: faience.State, values: dict[str, float], searching: Searching) -> None:
    seat, text = state.to_move, state.game.text
    best = max(values.values())
    found = searching.analyse(state, PLENTY, top=ALL)
    if len(found) == 1:  # nothing to think about: all other moves are the same or plainly worse
        assert values[text(found[0].move)] == pytest.approx(best)
        return
    assert found[0].exact
    assert found[0].values[seat] == pytest.approx(best, abs=ROUNDING)
    for one in found:
        assert one.values[seat] == pytest.approx(values[text(one.move)], abs=ROUNDING), text(one.move)
    # A search for the best move alone prunes more.
    alone = searching.choose(state, PLENTY)
    assert alone.exact
    assert alone.values[seat] == pytest.approx(best, abs=ROUNDING)
    assert values[text(alone.move)] == pytest.approx(best, abs=ROUNDING)


@pytest.mark.parametrize("spec", [*AZULS, "zaic()"])
def test_ends_of_games_are_solved(spec: str) -> None:
    searching, sizes = Searching(), set()
    for state, values in islice(endings(spec), 40):
        check(state, values, searching)
        sizes.add(len(values))
    assert len(sizes) > 5, "positions of many kinds"


def last_placements(
    board: str, hands: str, drafting: bool, most: int = 3
) -> Iterator[tuple[faience.State, dict[str, float]]]:
    """Last rounds of Summer Pavilion with a few tiles of these colours in hand or still on the table."""
    for seed in count():
        dice = Random(f"{board} {hands} {seed}")

        def some(most: int, dice: Random = dice) -> str:
            return "".join(dice.choices(hands, k=dice.randint(1, most)))

        players = [Player(some(most), dice.randint(1, 40), laid=_laid(dice, board)) for _ in range(2)]
        market = [some(2) for _ in range(2)] if drafting else []
        centre = some(2) if drafting and dice.random() < 0.5 else ""
        marker: int | str = "c" if drafting else dice.randrange(2)
        if marker == "c" and not centre and not market:
            continue
        try:
            state = table(
                *players, board=board, round=6, turn=dice.randrange(2), marker=marker, factories=market, centre=centre
            )
            yield state, Solver(most=1500).moves(state)
        except (Uncertain, TooLarge, faience.BadPosition):
            continue


def _laid(dice: Random, board: str) -> dict[str, str]:
    """Stars with some of their spaces filled, as the board allows."""
    own = {star: colour for colour, star in STAR_OF.items()}
    laid = {}
    for star in STARS:
        tips = dice.sample(range(1, TIPS + 1), dice.choice((0, 2, 3, 4, 5, 5)))
        many = star not in own if board == "coloured" else dice.random() < 0.3
        one = own.get(star) if board == "coloured" else dice.choice(KINDS)
        colours = dice.sample(KINDS, len(tips)) if many else [one or ""] * len(tips)
        laid.update({f"{star}{tip}": colour for tip, colour in zip(tips, colours, strict=True)})
    return laid


NO_JOKERS = KINDS.replace("R", "")
"""All colours but the last round's joker."""


@pytest.mark.parametrize("drafting", [False, True], ids=["placing", "drafting"])
@pytest.mark.parametrize("board", ["coloured", "grey"])
def test_last_rounds_of_pavilion_are_solved(board: str, drafting: bool) -> None:
    searching, sizes = Searching(), set()
    for state, values in islice(last_placements(board, NO_JOKERS, drafting), 40):
        check(state, values, searching)
        sizes.add(len(values))
    assert len(sizes) > 2, "positions of many kinds"


@pytest.mark.parametrize("board", ["coloured", "grey"])
def test_last_rounds_of_pavilion_with_jokers_are_solved(board: str) -> None:
    """Hands of one colour and jokers: it may be right to pay with more jokers than one must, and keep the colour."""
    searching = Searching()
    for state, values in islice(last_placements(board, "PPRR", drafting=False, most=5), 300):
        check(state, values, searching)


# ---- Rounds that are not the last: leaves are what the evaluator says -----------------------------------


class RoundSolver:
    """Plain minimax to the end of the round; what lies beyond it is worth what the search says of a last move."""

    def __init__(self, game: faience.Game, learned: bool, most: int = 800) -> None:
        self._searcher = Searching(learned=learned)._searcher_for(game)
        self._most = most
        self._known: dict[faience.State, dict[int, float]] = {}

    def searched(self, state: faience.State) -> dict[int, float]:
        """The values that the search gives to all moves it looks at, without trying deals; the best first."""
        seat = state.to_move
        found, *_, whole = self._searcher.analyse(state, 500_000, top=ALL, sample_deals=False)
        assert whole or len(found) == 1, "a single move needs no thought"
        return {move: values[seat] for move, values, *_ in found}

    def moves(self, state: faience.State) -> dict[int, float]:
        """Each legal move with its value for the seat to move."""
        if state not in self._known:
            if len(self._known) >= self._most:
                raise TooLarge
            self._known[state] = self._looked_at(state)
        return self._known[state]

    def _looked_at(self, state: faience.State) -> dict[int, float]:
        seat, values = state.to_move, {}
        for move in state.legal_moves():
            next_state = state.copy()
            next_state.play(move)
            if next_state.to_move < 0:
                values[move] = self.searched(state)[move]
            else:
                best = max(self.moves(next_state).values())
                values[move] = best if next_state.to_move == seat else -best
        return values


@pytest.mark.parametrize("learned", [True, False], ids=["learned", "by hand"])
@pytest.mark.parametrize("spec", AZULS)
def test_ends_of_rounds_are_searched_like_brute_force(spec: str, learned: bool) -> None:
    game, checked = faience.load(spec), 0
    for seed in range(4):
        states = list(decisions(spec, seed))
        rounds = {state.round: i for i, state in enumerate(states)}
        for last in rounds.values():
            solver = RoundSolver(game, learned)
            longest = None
            for state in states[last : last - 8 : -1]:
                try:
                    longest = state, solver.moves(state)
                except TooLarge:
                    break
            if longest is None or len(found := solver.searched(longest[0])) == 1:
                continue
            _, values = longest
            assert max(found.values()) == pytest.approx(max(values.values()), abs=ROUNDING)
            assert values[next(iter(found))] == pytest.approx(max(values.values()), abs=ROUNDING)
            checked += 1
    assert checked >= 10
