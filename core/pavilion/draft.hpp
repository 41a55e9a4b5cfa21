// Phase 1, draft: tiles leave a factory or the centre for a player's hand.
#pragma once

#include "rules.hpp"

namespace faience::pavilion {

template <bool Grey>
inline std::uint64_t Pavilion<Grey>::drafts(const State& state) const {
    const int shift = lane_bits * joker_of(state.round);
    const std::uint64_t jokers = lane_mask << shift;
    std::uint64_t others = state.present & ~jokers;
    others |= others >> 3 * lane_bits;
    others |= others >> lane_bits | others >> 2 * lane_bits;
    const std::uint64_t jokers_only = (state.present >> shift) & ~others & lane_mask;
    return (state.present & ~jokers) | jokers_only << shift;
}

// All tiles of the colour and exactly one joker if any lies there; of jokers alone exactly one. A
// factory's rest moves to the centre.
template <bool Grey>
template <class Heard>
inline void Pavilion<Grey>::draft(State& state, int source, int kind, Heard& heard) const {
    Board& board = state.boards[state.turn];
    const int joker = joker_of(state.round);
    const Lanes there = tiles_at(state, source);
    const int jokers = count(there, joker) > 0;
    const Lanes taken =
        kind == joker ? one(joker)
                      : static_cast<Lanes>(count(there, kind)) * one(kind) + static_cast<Lanes>(jokers) * one(joker);
    board.hand += taken;
    if (source == centre()) {
        state.centre -= taken;
        // The first to take from the centre takes the marker and loses a point for each tile.
        if (state.marker == in_centre) {
            state.marker = state.turn;
            lose(board, Loss::marker, total(taken), heard);
        }
    } else {
        state.centre += there - taken;
        state.factories[source] = no_tiles;
        state.present &= ~(ones << source);
    }
    state.present = (state.present & ~(ones << centre())) | held(state.centre) << centre();
    if (state.present != 0)
        state.turn = static_cast<std::int8_t>(seat_after(state.turn));
    else
        begin_placing(state);
}

template <bool Grey>
inline void Pavilion<Grey>::begin_placing(State& state) const {
    state.turn = state.marker != in_centre ? state.marker : state.first;
}

}  // namespace faience::pavilion
