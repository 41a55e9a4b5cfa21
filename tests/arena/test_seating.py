"""Who sits where in the arena, and what the games of one deal share."""

from collections import Counter
from itertools import product

import pytest

import faience
from faience.arena.plan import OPENING, MatchPlan, Playing
from faience.arena.seating import seatings
from faience.notation.record import Deal, Move, Record

TABLES = list(product(range(2, 6), range(2, 5)))


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_every_bot_has_every_seat_equally_often_on_every_deal(bots: int, players: int) -> None:
    for deal in range(6):
        games = seatings(bots, players, deal)
        held = Counter((bot, seat) for game in games for seat, bot in enumerate(game))
        assert set(held) == set(product(range(bots), range(players)))
        assert len(set(held.values())) == 1


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_all_bots_play_as_often_on_every_deal(bots: int, players: int) -> None:
    assert len({len(seatings(bots, players, deal)) for deal in range(12)}) == 1


@pytest.mark.parametrize(("bots", "players"), [(3, 3), (4, 4), (4, 3)])
def test_over_the_deals_every_bot_follows_every_other_equally_often(bots: int, players: int) -> None:
    follows = Counter(
        (game[seat - 1], bot)
        for deal in range(6)
        for game in seatings(bots, players, deal)
        for seat, bot in enumerate(game)
    )
    assert len(follows) == bots * (bots - 1)
    assert len(set(follows.values())) == 1


def records(spec: str, bots: list[str], games: int, seed: int = 0) -> list[Record]:
    playing = Playing(MatchPlan.make(spec, bots, seed=seed))
    return [Record.loads(playing.play(number)[1]) for number in range(games)]


def deals(record: Record) -> list[str]:
    return [event.text for event in record.events if isinstance(event, Deal)]


def moves(record: Record) -> list[str]:
    return [event.text for event in record.events if isinstance(event, Move)]


@pytest.mark.parametrize(("players", "rounds"), [(2, 100 // 20), (3, 100 // 28), (4, 100 // 36)])
def test_games_of_a_deal_share_all_deals_of_the_first_bag(players: int, rounds: int) -> None:
    bots = ["greedy", "random", "greedy", "random"][:players]
    games = records(f"azul(players={players})", bots, players)
    assert len({tuple(deals(game)[:rounds]) for game in games}) == 1
    assert len({tuple(moves(game)) for game in games}) == players


def test_another_deal_or_another_seed_deals_other_tiles() -> None:
    first, second, third, _ = (deals(game)[0] for game in records("azul", ["greedy", "random"], 4))
    (other,) = (deals(game)[0] for game in records("azul", ["greedy", "random"], 1, seed=1))
    assert first == second
    assert len({first, third, other}) == 3


def test_games_of_pavilion_share_the_first_deal_and_go_their_ways() -> None:
    one, other = records("pavilion", ["greedy", "random"], 2)
    assert deals(one)[0] == deals(other)[0]
    assert deals(one) != deals(other)


def test_games_without_chance_open_at_random_and_alike_for_both() -> None:
    one, other, third = records("zaic", ["greedy", "random"], 3)
    assert moves(one)[:OPENING] == moves(other)[:OPENING] != moves(third)[:OPENING]
    assert moves(one) != moves(other)


def test_the_record_of_a_game_names_its_bots_by_seat() -> None:
    one, other = records("azul", ["greedy", "random"], 2)
    assert (one.tags["Seat0"], one.tags["Seat1"]) == ("greedy", "random")
    assert (other.tags["Seat0"], other.tags["Seat1"]) == ("random", "greedy")
    assert (other.tags["Deal"], other.tags["Number"]) == ("0", "1")


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        (["greedy"], "two bots or more"),
        (["greedy", "grandmaster"], "there is no bot 'grandmaster'"),
        (["greedy", "exec:"], "a command was expected after exec:"),
        (["greedy", "exec:'"], "is no command"),
        (["greedy", "exec:/nowhere/bot"], "there is no program '/nowhere/bot'"),
        (["greedy:ms=5", "random"], "greedy moves at once: it takes no limit like ms=5"),
        (["greedy:ms=soon", "random"], "a limit like nodes=1000"),
    ],
)
def test_what_cannot_play_is_refused_before_the_match(bots: list[str], message: str) -> None:
    with pytest.raises(faience.BadSpec, match=message):
        MatchPlan.make("azul", bots)
