// What the rules of any game promise, checked on every state of random games.
#pragma once

#include <algorithm>
#include <cstring>
#include <functional>
#include <vector>

#include "../game.hpp"
#include "check.hpp"

template <faience::Rules R>
std::vector<faience::MoveId> legal_moves(const R& rules, const typename R::State& state) {
    std::vector<faience::MoveId> moves(R::max_moves);
    moves.resize(static_cast<std::size_t>(rules.legal(state, moves)));
    return moves;
}

// The list of legal moves ascends, and `is_legal` and `random_move` know just these.
template <faience::Rules R>
void check_moves(const R& rules, const typename R::State& state, faience::Rng& rng) {
    const auto moves = legal_moves(rules, state);
    CHECK(!moves.empty());
    CHECK(std::adjacent_find(moves.begin(), moves.end(), std::greater_equal<>()) == moves.end());
    std::size_t legal = 0;
    for (int id = 0; id < rules.move_count(); ++id) legal += rules.is_legal(state, static_cast<faience::MoveId>(id));
    CHECK(legal == moves.size());
    for (const auto move : moves) CHECK(rules.is_legal(state, move));
    for (int i = 0; i < 4; ++i) CHECK(rules.is_legal(state, rules.random_move(state, rng)));
    CHECK(!rules.is_legal(state, static_cast<faience::MoveId>(rules.move_count())));
}

template <faience::Rules R>
void check_random_games(const R& rules, int games) {
    faience::Rng rng(11);
    for (int game = 0; game < games; ++game) {
        auto state = rules.start();
        while (rules.to_move(state) != faience::over) {
            CHECK(rules.fault(state) == "");
            CHECK(rules.winners(state) == 0 && rules.reason(state) == "");
            if (rules.to_move(state) == faience::chance) {
                const auto tiles = rules.draw(state, rng);
                CHECK(static_cast<int>(tiles.size()) == rules.needs(state));
                rules.deal(state, tiles);
            } else {
                CHECK(rules.needs(state) == 0);
                check_moves(rules, state, rng);
                auto twin = state;
                auto same = rng;
                rules.play(state, rules.random_move(state, rng));
                rules.play_random(twin, same);
                CHECK(std::memcmp(&state, &twin, sizeof state) == 0 && rng.words() == same.words());
            }
        }
        CHECK(rules.fault(state) == "");
        CHECK(rules.winners(state) != 0 && rules.reason(state) != "");
    }
}
