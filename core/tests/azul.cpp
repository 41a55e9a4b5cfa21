// Azul without Python: the tables the engine is built on, and random games that keep every promise.
#include <algorithm>
#include <cmath>
#include <map>

#include "../azul/likeness.hpp"
#include "../azul/rules.hpp"
#include "../game_of.hpp"
#include "promises.hpp"

using namespace faience;
using namespace faience::azul;

namespace {

template <class Use>
void for_each_rules(Use use) {
    for (int players = min_players; players <= max_players; ++players) {
        use(Azul<false, false>(players));
        use(Azul<false, true>(players));
        use(Azul<true, false>(players));
        use(Azul<true, true>(players));
    }
}

}  // namespace

TEST(every_state_of_random_azul_games_keeps_its_promises) {
    for_each_rules([](const auto& rules) { check_random_games(rules, 60); });
}

TEST(a_drawn_deal_is_the_deal_of_the_same_seed) {
    for_each_rules([](const auto& rules) {
        auto dealt = rules.start(), named = rules.start();
        Rng one(5), two(5);
        const std::string tiles = rules.draw(named, one);
        rules.deal(named, tiles);
        rules.deal_random(dealt, two);
        CHECK(named.bag == dealt.bag && named.factories == dealt.factories && named.present == dealt.present);
    });
}

TEST(a_deal_that_cannot_be_drawn_is_refused_and_changes_nothing) {
    const Azul<false, false> rules(2);
    const auto start = rules.start();
    for (const char* tiles : {"", "BBBB", "BBBBBBBBBBBBBBBBBBBBB", "XBBBBBBBBBBBBBBBBBBB", "JBBBBBBBBBBBBBBBBBBB"}) {
        auto state = start;
        bool refused = false;
        try {
            rules.deal(state, tiles);
        } catch (const Refused&) {
            refused = true;
        }
        CHECK(refused);
        CHECK(state.turn == chance && state.bag == start.bag && state.present == 0);
    }
}

TEST(each_legal_move_is_drawn_equally_often) {
    // Chi-square over the legal moves of states with jokers in reach: far below the 1 in 10^6 bound.
    for_each_rules([](const auto& rules) {
        Rng rng(3);
        auto state = rules.start();
        rules.deal_random(state, rng);
        for (int ply = 0; ply < 4; ++ply) rules.play(state, rules.random_move(state, rng));
        std::array<MoveId, std::remove_cvref_t<decltype(rules)>::max_moves> moves;
        const int found = rules.legal(state, moves);
        const int draws = 400 * found;
        std::map<MoveId, int> seen;
        for (int i = 0; i < draws; ++i) ++seen[rules.random_move(state, rng)];
        double chi2 = 0;
        for (int i = 0; i < found; ++i) chi2 += std::pow(seen[moves[static_cast<std::size_t>(i)]] - 400.0, 2) / 400.0;
        CHECK(chi2 < found + 6 * std::sqrt(2.0 * found) + 20);
    });
}

TEST(tiles_are_drawn_as_often_as_they_lie_in_the_bag) {
    const Lanes bag = 3 * one(blue) + 1 * one(red) + 6 * one(joker);
    std::map<int, int> seen;
    for (std::uint32_t index = 0; index < 10; ++index) ++seen[kind_from(from_index(running_sums(bag), index))];
    CHECK(seen.size() == 3 && seen[blue] == 3 && seen[red] == 1 && seen[joker] == 6);
    CHECK(singles(running_sums(bag)) == bag);
}

TEST(a_factory_is_any_handful_of_up_to_four_tiles) {
    const Handful content = handfuls.with[handfuls.with[no_tiles][red]][joker];
    CHECK(handfuls.tiles[content] == one(red) + one(joker));
    for (int i = 0; i < HandfulTable::size; ++i) CHECK(total(handfuls.tiles[i]) <= factory_tiles);
}

TEST(wall_points_follow_the_runs_across_and_down) {
    CHECK(runs_of(cell(2, 2), 2, 2).points() == 1);
    CHECK(runs_of(cell(2, 1) | cell(2, 2) | cell(2, 3), 2, 2).points() == 3);
    CHECK(runs_of(cell(1, 2) | cell(2, 2) | cell(3, 2), 2, 2).points() == 3);
    const Cells across = cell(2, 1) | cell(2, 2) | cell(2, 3) | cell(2, 4);
    CHECK(runs_of(across | cell(1, 2) | cell(3, 2), 2, 2).points() == 7);
    CHECK(runs_of(across | cell(0, 2), 2, 2).points() == 4);
}

TEST(move_ids_and_moves_name_each_other) {
    const auto& table = move_table<true>;
    for (int id = 0; id < MoveTable<true>::takes; ++id) {
        const Move move = table.moves[static_cast<std::size_t>(id)];
        CHECK(table.id(move) == id);
    }
}

TEST(the_erased_game_plays_as_its_rules_do) {
    const GameOf<Azul<true, true>> game(Azul<true, true>(3));
    Rng one(9), two(9);
    auto value = game.start();
    auto state = game.rules().start();
    while (game.to_move(value) != over) {
        if (game.to_move(value) == chance) {
            game.deal_random(value, one);
            game.rules().deal_random(state, two);
        } else {
            const MoveId move = game.random_move(value, one);
            CHECK(move == game.rules().random_move(state, two));
            game.play(value, move);
            game.rules().play(state, move);
        }
        CHECK(value == GameOf<Azul<true, true>>::close(state));
    }
}

TEST(perft_of_one_counts_the_legal_moves) {
    const Azul<false, false> rules(2);
    auto state = rules.start();
    rules.deal(state, "BBRKYYWRKKBBWWRYBYRK");
    std::array<MoveId, Azul<false, false>::max_moves> moves;
    CHECK(perft(rules, state, 0, 0, [] {}) == 1);
    CHECK(perft(rules, state, 1, 0, [] {}) == static_cast<std::uint64_t>(rules.legal(state, moves)));
}

namespace {

// Of each legal move: how many replies it leaves, and the score then.
template <class R>
std::vector<std::pair<int, int>> what_may_follow(const R& rules, const State& state) {
    std::vector<MoveId> moves(R::max_moves), replies(R::max_moves);
    moves.resize(static_cast<std::size_t>(rules.legal(state, moves)));
    std::vector<std::pair<int, int>> follows;
    for (const MoveId move : moves) {
        State next = state;
        rules.play(next, move);
        const int left = rules.to_move(next) < 0 ? 0 : rules.legal(next, replies);
        follows.emplace_back(left, rules.score(next, rules.to_move(state)));
    }
    std::sort(follows.begin(), follows.end());
    return follows;
}

template <class R>
void check_likes(const R& rules) {
    Rng rng(11);
    for (int game = 0; game < 20; ++game) {
        State state = rules.start();
        for (int turn = chance; turn != over; turn = rules.to_move(state)) {
            if (turn == chance) {
                rules.deal_random(state, rng);
                continue;
            }
            const State like = Likeness(rng).of(state);
            CHECK(what_may_follow(rules, like) == what_may_follow(rules, state));
            CHECK(total(like.bag) == total(state.bag) && total(like.fallen) == total(state.fallen));
            rules.play_random(state, rng);
        }
    }
}

}  // namespace

TEST(the_likes_of_a_state_on_a_grey_wall_play_on_alike) {
    for (int players = min_players; players <= max_players; ++players) {
        check_likes(Azul<true, false>(players));
        check_likes(Azul<true, true>(players));
    }
}
