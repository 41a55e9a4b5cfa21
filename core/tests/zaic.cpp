// Zaic without Python: the boards the engine is built on, and random games that keep every promise.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "../game_of.hpp"
#include "../zaic/patterns.hpp"
#include "../zaic/rules.hpp"
#include "promises.hpp"

using namespace faience;
using namespace faience::zaic;

namespace {

const Zaic rules;

MoveId id_of(const std::string& wanted) {
    for (int id = 0; id < rules.move_count(); ++id)
        if (move_text(Zaic::table.moves[id]) == wanted) return static_cast<MoveId>(id);
    throw std::runtime_error("no move " + wanted);
}

zaic::State after(std::initializer_list<const char*> moves) {
    auto state = rules.start();
    for (const char* move : moves) {
        CHECK(rules.is_legal(state, id_of(move)));
        rules.play(state, id_of(move));
    }
    return state;
}

// The rules said again for one place at a time, with a grid of stacks of tile numbers.
struct Plain {
    std::map<std::pair<int, int>, std::vector<int>> stacks;
    std::vector<int> owner;

    static std::vector<std::pair<int, int>> squares(Move move) {
        std::vector<std::pair<int, int>> all;
        for (int x = 0; x < columns_of[move.kind]; ++x)
            for (int y = 0; y < rows_of[move.kind]; ++y) all.emplace_back(move.column + x, move.row + y);
        return all;
    }
    std::size_t height(std::pair<int, int> place) const {
        const auto found = stacks.find(place);
        return found == stacks.end() ? 0 : found->second.size();
    }
    void lay(Move move, int seat) {
        owner.push_back(seat);
        for (const auto& place : squares(move)) stacks[place].push_back(static_cast<int>(owner.size()) - 1);
    }
    std::set<int> visible() const {
        std::set<int> tiles;
        for (const auto& [place, stack] : stacks) tiles.insert(stack.back());
        return tiles;
    }
    bool allows(Move move, int seat) const {
        const auto covered = squares(move);
        const auto base = height(covered[0]);
        bool touches = false, own = false, opponent = false;
        for (const auto& [x, y] : covered) {
            if (height({x, y}) != base) return false;
            if (base > 0) opponent |= owner[static_cast<std::size_t>(stacks.at({x, y}).back())] != seat;
            for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
                if (height({x + dx, y + dy}) > 0) {
                    touches = true;
                    own |= owner[static_cast<std::size_t>(stacks.at({x + dx, y + dy}).back())] == seat;
                }
        }
        if (base == 0 ? !touches || own : !opponent) return false;
        Plain next = *this;
        next.lay(move, seat);
        if (next.visible().size() != next.owner.size()) return false;
        int left = 99, right = 0, bottom = 99, top = 0;
        for (const auto& [place, stack] : next.stacks) {
            left = std::min(left, place.first), right = std::max(right, place.first);
            bottom = std::min(bottom, place.second), top = std::max(top, place.second);
        }
        return right - left < box_side && top - bottom < box_side;
    }
};

}  // namespace

TEST(every_state_of_random_zaic_games_keeps_its_promises) { check_random_games(rules, 200); }

TEST(zaic_places_found_all_at_once_are_those_found_one_by_one) {
    Rng rng(12);
    for (int game = 0; game < 25; ++game) {
        auto state = rules.start();
        Plain plain;
        for (bool first = true; state.turn != over; first = false) {
            if (!first)
                for (int id = 0; id < rules.move_count(); ++id) {
                    const Move move = Zaic::table.moves[static_cast<std::size_t>(id)];
                    const bool left = state.reserve[state.turn][shape_of[move.kind]] > 0;
                    CHECK(rules.is_legal(state, static_cast<MoveId>(id)) == (left && plain.allows(move, state.turn)));
                }
            const MoveId id = rules.random_move(state, rng);
            plain.lay(Zaic::table.moves[id], state.turn);
            rules.play(state, id);
        }
    }
}

TEST(zaic_patterns_are_the_same_whichever_way_round_they_lie) {
    const Surroundings& table = Surroundings::table();
    CHECK(table.size() == 2862);  // by Burnside: (3^9 + 4 * 3^6 + 3^5 + 2 * 3^3) / 8
    const auto turned = [](unsigned cells) {
        unsigned out = 0;
        for (int x = 0; x < 3; ++x)
            for (int y = 0; y < 3; ++y) out |= (cells >> (3 * x + y) & 1) << (3 * y + 2 - x);
        return out;
    };
    const auto mirrored = [](unsigned cells) { return cells >> 6 | (cells & 0b111000) | (cells & 7) << 6; };
    Rng rng(3);
    for (int i = 0; i < 2000; ++i) {
        const unsigned own = rng.below(512), others = rng.below(512) & ~own;
        const int pattern = table.pattern(own, others);
        CHECK(table.pattern(turned(own), turned(others)) == pattern);
        CHECK(table.pattern(mirrored(own), mirrored(others)) == pattern);
        const bool alike = std::popcount(own) == std::popcount(others);
        CHECK(alike || table.pattern(others, own) != pattern);
    }
}

TEST(zaic_level_squares_are_four_places_of_one_height) {
    Rng rng(4);
    for (int game = 0; game < 50; ++game)
        for (auto state = rules.start(); state.turn != over; rules.play_random(state, rng)) {
            const auto height = [&](int place) {
                int sum = 0;
                for (int digit = 0; digit < 4; ++digit)
                    sum |= static_cast<int>(state.height[static_cast<std::size_t>(digit)] >> place & 1) << digit;
                return sum;
            };
            for (int column = 0; column < box_side; ++column)
                for (int row = 0; row < box_side; ++row) {
                    const int place = box_column * column + row;
                    const bool inside = column + 1 < box_side && row + 1 < box_side;
                    const int level = height(place);
                    const bool even = inside && level > 0 && level == height(place + 1) &&
                                      level == height(place + box_column) && level == height(place + box_column + 1);
                    CHECK(static_cast<bool>(level_squares(state) >> place & 1) == even);
                }
        }
}

TEST(zaic_move_ids_ascend_as_their_texts_do) {
    for (int id = 1; id < rules.move_count(); ++id)
        CHECK(move_text(Zaic::table.moves[static_cast<std::size_t>(id - 1)]) <
              move_text(Zaic::table.moves[static_cast<std::size_t>(id)]));
    for (int id = 0; id < rules.move_count(); ++id) {
        const Move move = Zaic::table.moves[static_cast<std::size_t>(id)];
        CHECK(Zaic::table.id[move.kind][move.column][move.row] == id);
    }
}

TEST(zaic_perft_is_the_known_table) {
    const std::array<std::uint64_t, 5> known{1, 4, 140, 3216, 138432};
    for (std::size_t depth = 0; depth < known.size(); ++depth)
        CHECK(perft(rules, rules.start(), static_cast<int>(depth), 0, [] {}) == known[depth]);
}

TEST(zaic_the_shortest_game_takes_four_plies) {
    const auto state = after({"Qh8", "Sh7", "Qf6", "Sg7"});
    CHECK(state.turn == over && rules.winners(state) == 0b01);
    CHECK(rules.score(state, 0) == 4 && rules.score(state, 1) == 2);
}

TEST(zaic_equal_positions_are_equal_states) {
    const auto one = after({"Hh8", "Hj8", "Sj7", "Sh7", "Sk9"}), two = after({"Hh8", "Hj8", "Sk9", "Sh7", "Sj7"});
    CHECK(std::memcmp(&one, &two, sizeof one) == 0);
}

TEST(zaic_each_legal_move_is_drawn_equally_often) {
    Rng rng(3);
    auto state = rules.start();
    for (int ply = 0; ply < 8; ++ply) {
        std::array<MoveId, Zaic::max_moves> moves;
        const int found = rules.legal(state, moves);
        std::map<MoveId, int> seen;
        for (int i = 0; i < 400 * found; ++i) ++seen[rules.random_move(state, rng)];
        double chi2 = 0;
        for (int i = 0; i < found; ++i) chi2 += std::pow(seen[moves[static_cast<std::size_t>(i)]] - 400.0, 2) / 400.0;
        CHECK(chi2 < found + 6 * std::sqrt(2.0 * found) + 20);
        rules.play(state, rules.random_move(state, rng));
    }
}

TEST(zaic_bits_are_counted_spread_and_chosen_one_by_one) {
    Rng rng(4);
    for (int i = 0; i < 2000; ++i) {
        const std::uint64_t bits = rng.next() & (i % 2 ? rng.next() : ~std::uint64_t{0});
        CHECK(count(bits) == static_cast<unsigned>(std::popcount(bits)));
        const Window window = spread(bits);
        CHECK(count(window) == count(bits));
        unsigned found = 0;
        for (int x = 0; x < Window::side; ++x)
            for (int y = 0; y < Window::side; ++y) {
                const bool inside = x >= 2 && y >= 2 && (bits >> (8 * (x - 2) + y - 2) & 1);
                CHECK(window.has(x, y) == inside && (window.rows(x) >> y & 1) == inside);
                if (inside) CHECK(select(window, found++) == Window::column * x + y);
            }
    }
}

TEST(zaic_the_erased_game_plays_as_its_rules_do) {
    const GameOf<Zaic> game{Zaic()};
    Rng one(9), two(9);
    auto value = game.start();
    auto state = rules.start();
    while (game.to_move(value) != over) {
        const MoveId move = game.random_move(value, one);
        CHECK(move == rules.random_move(state, two));
        game.play(value, move);
        rules.play(state, move);
        CHECK(value == GameOf<Zaic>::close(state));
    }
}

TEST(zaic_nothing_is_dealt) {
    auto state = rules.start();
    Rng rng(1);
    CHECK(rules.needs(state) == 0);
    int refused = 0;
    try {
        rules.deal(state, "");
    } catch (const Refused&) {
        ++refused;
    }
    try {
        rules.draw(state, rng);
    } catch (const Refused&) {
        ++refused;
    }
    CHECK(refused == 2 && rules.fault(state) == "");
}
