"""What the arena concludes from results, against closed forms and distributions that are known."""

import random
from collections import Counter
from math import inf, isclose, log, log10, sqrt

import pytest

from faience.arena.statistics import DUEL, Sprt, elo_of, estimate, share_of

PENTANOMIAL = (0.0, 0.25, 0.5, 0.75, 1.0)


def drawn(rng: random.Random, weights: tuple[float, ...], deals: int) -> Counter[float]:
    return Counter(rng.choices(PENTANOMIAL, weights, k=deals))


def mean_of(weights: tuple[float, ...]) -> float:
    return sum(score * weight for score, weight in zip(PENTANOMIAL, weights, strict=True)) / sum(weights)


@pytest.mark.parametrize(("share", "elo"), [(0.5, 0), (0.64, 99.95), (0.75, 190.85), (10 / 11, 400), (0.01, -798.25)])
def test_elo_of_two_players_is_the_logistic_one(share: float, elo: float) -> None:
    assert elo_of(share) == pytest.approx(elo, abs=0.01)
    assert elo_of(share) == pytest.approx(-400 * log10(1 / share - 1))
    assert share_of(elo) == pytest.approx(share, abs=1e-4)


def test_elo_of_all_or_nothing_is_infinite() -> None:
    assert (elo_of(0), elo_of(1)) == (-inf, inf)


def test_elo_against_a_field_is_that_of_luce() -> None:
    # Twice the strength of each of three others: two parts of five.
    assert elo_of(2 / 5, [(1, 3)] * 4) == pytest.approx(400 * log10(2))
    assert elo_of(1 / 3, [(1, 2)] * 3) == pytest.approx(0)


@pytest.mark.parametrize("elo", [-700.0, -3.0, 0.0, 120.0, 950.0])
def test_elo_and_share_are_inverse_at_mixed_tables(elo: float) -> None:
    tables = [(2, 1), (1, 2), (1, 3)]
    assert elo_of(share_of(elo, tables), tables) == pytest.approx(elo, abs=0.01)


def test_the_interval_of_many_deals_is_that_of_the_normal_distribution() -> None:
    scores = {0.0: 900, 0.25: 400, 0.5: 2600, 0.75: 700, 1.0: 1400}
    deals = sum(scores.values())
    mean = sum(score * count for score, count in scores.items()) / deals
    variance = sum((score - mean) ** 2 * count for score, count in scores.items()) / deals
    found = estimate(scores)
    assert found.share == pytest.approx(mean)
    assert found.low == pytest.approx(mean - 1.96 * sqrt(variance / deals), abs=2e-4)
    assert found.high == pytest.approx(mean + 1.96 * sqrt(variance / deals), abs=2e-4)


def test_pairs_that_even_out_make_the_interval_narrow() -> None:
    # The same 100 wins of 200 games: one each in every pair, or both in every other pair.
    split, swept = estimate({0.5: 100}), estimate({0.0: 50, 1.0: 50})
    assert split.high - split.low < (swept.high - swept.low) / 5


@pytest.mark.parametrize("deals", [1, 5, 100])
def test_a_sweep_excludes_exactly_what_would_be_too_lucky(deals: int) -> None:
    won, lost = estimate({1.0: deals}), estimate({0.0: deals})
    assert won.low**deals == pytest.approx(0.025)
    assert won.low < won.best < won.high < 1
    assert won.best == pytest.approx((deals + 0.5) / (deals + 1))
    assert (lost.low, lost.best, lost.high) == pytest.approx((1 - won.high, 1 - won.best, 1 - won.low))


@pytest.mark.parametrize("even", [1 / 2, 1 / 4])
@pytest.mark.parametrize("scores", [{1.0: 50}, {0.0: 50}, {1.0: 49, 0.75: 1}, {0.0: 2, 0.25: 1}, {0.5: 3}])
def test_the_interval_that_is_told_holds_the_share(scores: dict[float, int], even: float) -> None:
    found = estimate(scores, even)
    low, high = found.interval
    assert 0 <= low <= found.share <= high <= 1
    assert found.sweep == (low == 0 or high == 1)
    assert (low, high) == (found.low, found.high) or found.sweep


def test_few_equal_scores_leave_room() -> None:
    found = estimate({0.5: 4})
    assert found.low < 0.4
    assert found.high > 0.6


@pytest.mark.parametrize(
    "weights",
    [(1, 1, 4, 1, 1), (1, 2, 6, 5, 4), (30, 0, 1, 0, 30), (0, 0, 1, 3, 16)],
)
@pytest.mark.parametrize("deals", [30, 300])
def test_intervals_hold_the_truth_in_95_cases_of_100(weights: tuple[float, ...], deals: int) -> None:
    rng = random.Random(deals)
    truth, trials = mean_of(weights), 1500
    held = 0
    for _ in range(trials):
        found = estimate(drawn(rng, weights, deals))
        held += found.low <= truth <= found.high
    assert 0.93 < held / trials < 0.975


def test_the_ratio_of_the_sequential_test_is_that_of_wald_for_coins() -> None:
    # Scores of 0 and 1 only: the likeliest distribution with a mean is the coin itself.
    test = Sprt(-30, 70)
    p0, p1 = share_of(-30), share_of(70)
    wald = 60 * log(p1 / p0) + 40 * log((1 - p1) / (1 - p0))
    assert test.ratio({1.0: 60, 0.0: 40}) == pytest.approx(wald, abs=1e-6)


def test_the_ratio_of_many_deals_is_that_of_the_normal_distribution() -> None:
    scores = {0.0: 1000, 0.25: 500, 0.5: 2000, 0.75: 520, 1.0: 1040}
    deals = sum(scores.values())
    mean = sum(score * count for score, count in scores.items()) / deals
    variance = sum((score - mean) ** 2 * count for score, count in scores.items()) / deals
    s0, s1 = share_of(0), share_of(10)
    normal = deals * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert Sprt(0, 10).ratio(scores) == pytest.approx(normal, rel=0.01)


def test_the_ratio_changes_sign_when_the_seats_are_changed() -> None:
    scores = {0.0: 10, 0.25: 3, 0.5: 30, 1.0: 22}
    mirrored = {1 - score: count for score, count in scores.items()}
    assert isclose(Sprt(-15, 15).ratio(scores), -Sprt(-15, 15).ratio(mirrored), rel_tol=1e-6)


def test_nothing_is_decided_by_nothing() -> None:
    assert Sprt().ratio({}) == 0
    assert Sprt().verdict({}) == ""
    assert Sprt(0, 20).verdict({1.0: 5}) == ""


def test_the_bounds_are_those_of_wald() -> None:
    assert Sprt(0, 10, alpha=0.05, beta=0.1).bounds == pytest.approx((log(0.1 / 0.95), log(0.9 / 0.05)))


@pytest.mark.parametrize(("elo", "wrong"), [(0, "H1"), (60, "H0")])
def test_the_sequential_test_errs_no_more_often_than_it_says(elo: float, wrong: str) -> None:
    test, rng = Sprt(0, 60), random.Random(7)
    p, trials = share_of(elo), 400
    errors = 0
    for _ in range(trials):
        scores: Counter[float] = Counter()
        while not (verdict := test.verdict(scores)):
            for _ in range(2):
                scores[((rng.random() < p) + (rng.random() < p)) / 2] += 1
        errors += verdict == wrong
    assert errors / trials < 0.05 + 2.5 * sqrt(0.05 * 0.95 / trials)


def test_duels_are_pairs_of_games() -> None:
    assert share_of(100, DUEL) == share_of(100, [(1, 1)])
