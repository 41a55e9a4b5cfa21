// Random games and move counting, written once over any rules.
#pragma once

#include <array>

#include "game.hpp"

namespace faience {

// Flattened: the compiler must not stop inlining the rules because many games stand in one file.
template <bool CountBranching, Rules R>
[[gnu::flatten]] PlayoutTotals playouts(const R& rules, std::uint64_t games, Rng& rng, const Pause& pause) {
    PlayoutTotals totals;
    constexpr std::uint64_t games_between_pauses = 4096;
    for (; totals.games < games; ++totals.games) {
        if (totals.games % games_between_pauses == 0) pause();
        auto state = rules.start();
        for (int turn = rules.to_move(state); turn != over; turn = rules.to_move(state)) {
            if (turn == chance) {
                rules.deal_random(state, rng);
                continue;
            }
            if constexpr (CountBranching) {
                std::array<MoveId, R::max_moves> moves;
                totals.branching += static_cast<std::uint64_t>(rules.legal(state, moves));
            }
            rules.play_random(state, rng);
            ++totals.moves;
        }
        totals.rounds += static_cast<std::uint64_t>(rules.round(state));
        for (int seat = 0; seat < rules.players(); ++seat) totals.score += rules.score(state, seat);
    }
    return totals;
}

template <Rules R>
std::uint64_t perft(const R& rules, typename R::State state, int depth, std::uint64_t deal_seed, const Pause& pause) {
    if (depth == 0) return 1;
    if (rules.to_move(state) == chance) {
        // The deal of a round depends on the seed, the round and the bag alone, never on the order
        // in which the tree is walked.
        Rng rng(deal_seed * 0x9e3779b97f4a7c15 + static_cast<std::uint64_t>(rules.round(state)));
        rules.deal_random(state, rng);
    }
    if (rules.to_move(state) == over) return 0;
    std::array<MoveId, R::max_moves> moves;
    const int count = rules.legal(state, moves);
    if (depth == 1) return static_cast<std::uint64_t>(count);
    constexpr int depth_between_pauses = 4;
    if (depth == depth_between_pauses) pause();
    std::uint64_t sequences = 0;
    for (int i = 0; i < count; ++i) {
        auto next = state;
        rules.play(next, moves[static_cast<std::size_t>(i)]);
        sequences += perft(rules, next, depth - 1, deal_seed, pause);
    }
    return sequences;
}

}  // namespace faience
