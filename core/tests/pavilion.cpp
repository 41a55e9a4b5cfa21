// Summer Pavilion without Python: the tables the engine is built on, and random games that keep every promise.
#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "../game_of.hpp"
#include "../pavilion/rules.hpp"
#include "promises.hpp"

using namespace faience;
using namespace faience::pavilion;

namespace {

template <class Use>
void for_each_rules(Use use) {
    for (int players = min_players; players <= max_players; ++players) {
        use(Pavilion<false>(players));
        use(Pavilion<true>(players));
    }
}

// The state where the first player is about to place in a random game of some rounds.
template <class R>
typename R::State first_placing(const R& rules, int round, Rng& rng) {
    auto state = rules.start();
    while (state.round < round || !rules.placing(state)) {
        if (state.turn == chance)
            rules.deal_random(state, rng);
        else
            rules.play(state, rules.random_move(state, rng));
    }
    return state;
}

}  // namespace

TEST(every_state_of_random_pavilion_games_keeps_its_promises) {
    for_each_rules([](const auto& rules) { check_random_games(rules, 12); });
}

TEST(four_players_who_fill_the_cheapest_spaces_leave_factories_short) {
    const Pavilion<true> rules(4);
    Rng rng(2);
    int short_rounds = 0;
    for (int game = 0; game < 40; ++game) {
        auto state = rules.start();
        while (state.turn != over) {
            CHECK(rules.fault(state) == "");
            if (state.turn == chance) {
                const int places = supply_places - total(state.supply) + (state.fresh ? 4 * rules.factories() : 0);
                short_rounds += state.fresh && rules.needs(state) < places;
                rules.deal(state, rules.draw(state, rng));
                continue;
            }
            MoveId move = rules.random_move(state, rng);
            if (rules.placing(state) && state.bonus == 0) {
                const auto moves = legal_moves(rules, state);
                move = moves.back();
                int cheapest = max_cost + 1;
                for (const MoveId other : moves) {
                    if (other >= rules.first_pass()) break;
                    const int cost = rules.table.moves[other - rules.first_placement()].cost;
                    if (cost < cheapest) move = other;
                    cheapest = std::min(cheapest, cost);
                }
            }
            rules.play(state, move);
        }
        CHECK(rules.fault(state) == "");
    }
    CHECK(short_rounds > 0);
}

TEST(a_drawn_pavilion_deal_is_the_deal_of_the_same_seed) {
    for_each_rules([](const auto& rules) {
        using G = GameOf<std::remove_cvref_t<decltype(rules)>>;
        auto dealt = rules.start(), named = rules.start();
        Rng one(5), two(5);
        rules.deal(named, rules.draw(named, one));
        rules.deal_random(dealt, two);
        CHECK(G::close(named) == G::close(dealt));
    });
}

TEST(a_pavilion_deal_that_cannot_be_drawn_is_refused_and_changes_nothing) {
    const Pavilion<false> rules(2);
    const std::string mixed = "PGOYBRPGOYBRPGOYBRPGOYBRPGOYB";  // one short
    for (const std::string& tiles : {std::string(), mixed, mixed + "X", mixed + "RR", std::string(30, 'P')}) {
        auto state = rules.start();
        bool refused = false;
        try {
            rules.deal(state, tiles);
        } catch (const Refused&) {
            refused = true;
        }
        CHECK(refused);
        CHECK(GameOf<Pavilion<false>>::close(state) == GameOf<Pavilion<false>>::close(rules.start()));
    }
}

TEST(each_placement_is_drawn_equally_often_and_the_passes_share_one_chance) {
    for_each_rules([](const auto& rules) {
        Rng rng(3);
        const auto state = first_placing(rules, 2, rng);
        const auto moves = legal_moves(rules, state);
        const auto first_pass =
            std::find_if(moves.begin(), moves.end(), [&](int m) { return m >= rules.first_pass(); });
        const double placements = static_cast<double>(first_pass - moves.begin());
        const double passes = static_cast<double>(moves.end() - first_pass);
        const int draws = 200 * static_cast<int>((placements + 1) * passes);
        std::map<MoveId, int> seen;
        for (int i = 0; i < draws; ++i) ++seen[rules.random_move(state, rng)];
        // Chi-square over the legal moves: far below the 1 in 10^6 bound.
        double chi2 = 0;
        for (const MoveId move : moves) {
            const double expected = draws / (placements + 1) / (move >= rules.first_pass() ? passes : 1);
            chi2 += std::pow(seen[move] - expected, 2) / expected;
        }
        const double size = static_cast<double>(moves.size());
        CHECK(chi2 < size + 6 * std::sqrt(2.0 * size) + 20);
    });
}

TEST(each_draft_is_drawn_equally_often) {
    for_each_rules([](const auto& rules) {
        Rng rng(4);
        auto state = rules.start();
        rules.deal_random(state, rng);
        for (int ply = 0; ply < 3; ++ply) rules.play(state, rules.random_move(state, rng));
        const auto moves = legal_moves(rules, state);
        std::map<MoveId, int> seen;
        for (std::size_t i = 0; i < 400 * moves.size(); ++i) ++seen[rules.random_move(state, rng)];
        double chi2 = 0;
        for (const MoveId move : moves) chi2 += std::pow(seen[move] - 400.0, 2) / 400.0;
        const double size = static_cast<double>(moves.size());
        CHECK(chi2 < size + 6 * std::sqrt(2.0 * size) + 20);
    });
}

TEST(a_space_is_paid_with_at_least_one_tile_of_its_colour) {
    CHECK(payments(3, 0, 5) == 0 && payments(1, 1, 5) == 1 && payments(6, 6, 5) == 6);
    CHECK(payments(4, 1, 3) == 1 && payments(4, 1, 2) == 0 && payments(4, 3, 2) == 2);
    CHECK(coloured_payments.ways[6][5][full_star] == 1 + 2 + 3 + 4 + 5 + 6);
    CHECK(grey_centre_payments.ways[6][5][full_star] == 6 * 3);
}

TEST(points_follow_the_run_around_the_ring) {
    CHECK(runs.length[0b000001][0] == 1 && runs.length[0b100001][0] == 2 && runs.length[0b100111][1] == 4);
    CHECK(runs.length[0b110101][2] == 1 && runs.length[full_star][3] == 6);
}

TEST(every_space_but_those_of_windows_and_half_the_statues_touches_two_features) {
    int touching = 0;
    for (const auto& [one, two] : feature_table.at) touching += (one.tiles > 0) + (two.tiles > 0);
    CHECK(touching == 6 * 2 + 6 * 4 + 6 * 4);
    int tiles = 0;
    for (const Feature& feature : feature_table.all) tiles += feature.tiles;
    CHECK(tiles == 6 * (window_tiles + statue_tiles + pillar_tiles));
}

TEST(a_grey_star_is_decided_by_its_second_tile) {
    const auto lay = [](Star star, int place, int kind) {
        return reopened<true>(star | static_cast<Star>(kind + 1) << (laid_bits * place));
    };
    const Star one = lay(reopened<true>(0), 2, blue);
    CHECK(open_kinds(one) == all_kinds);
    CHECK(open_kinds(lay(one, 0, blue)) == 1u << blue);
    CHECK(open_kinds(lay(one, 0, red)) == (all_kinds & ~(1u << blue) & ~(1u << red)));
}

TEST(placements_and_passes_and_their_ids_name_each_other) {
    const auto& table = placement_table<true>;
    for (std::size_t id = 0; id < table.moves.size(); ++id) {
        const Placement move = table.moves[id];
        CHECK(table.first[move.space][move.kind] + move.jokers == static_cast<int>(id));
    }
    for (int rank = 0; rank < HandfulTable::size; ++rank) CHECK(pass_table.rank[pass_table.kept[rank]] == rank);
}

TEST(the_erased_pavilion_plays_as_its_rules_do) {
    const GameOf<Pavilion<true>> game(Pavilion<true>(3));
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
        CHECK(value == GameOf<Pavilion<true>>::close(state));
    }
}
