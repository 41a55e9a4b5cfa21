// Phase 2, place: a space paid and filled, points and bonus tiles at once; or a pass.
#pragma once

#include "rules.hpp"

namespace faience::pavilion {

template <bool Grey>
template <class Heard>
inline void Pavilion<Grey>::place(State& state, Placement move, Heard& heard) const {
    Board& board = state.boards[state.turn];
    const Lanes paid = static_cast<Lanes>(move.cost - move.jokers) * one(move.kind) +
                       static_cast<Lanes>(move.jokers) * one(joker_of(state.round));
    board.hand -= paid;
    state.tower += paid - one(move.kind);  // one tile lies on the space

    const int star = move.space / star_spaces, place = move.space % star_spaces;
    board.filled |= space_bit(move.space);
    if (Grey || star == centre_star)
        board.star(star) = reopened<Grey>(board.star(star) | static_cast<Star>(move.kind + 1) << (laid_bits * place));
    const int run = runs.length[star_of(board.filled, star)][place];
    board.score = static_cast<std::int16_t>(board.score + run);
    heard.run(run);

    // If the supply holds fewer tiles than are due, take what is there.
    const int due = feature_table.bonus(board.filled, move.space, heard);
    if (due != 0) {
        state.bonus = static_cast<std::uint8_t>(std::min(due, total(state.supply)));
        heard.bonus(due, state.bonus);
    }
    if (state.bonus == 0) end_turn(state, heard);
}

// One tile at a time, without a refill in between.
template <bool Grey>
template <class Heard>
inline void Pavilion<Grey>::take_bonus(State& state, int kind, Heard& heard) const {
    state.supply -= one(kind);
    state.boards[state.turn].hand += one(kind);
    if (--state.bonus == 0) end_turn(state, heard);
}

// Up to four tiles stay in the corners, each of the others costs a point.
template <bool Grey>
template <class Heard>
inline void Pavilion<Grey>::pass(State& state, Handful kept, Heard& heard) const {
    Board& board = state.boards[state.turn];
    const Lanes dropped = board.hand - handfuls.tiles[kept];
    state.tower += dropped;
    lose(board, Loss::passing, total(dropped), heard);
    board.hand = 0;
    board.kept = kept;
    board.passed = 1;
    end_turn(state, heard);
}

template <bool Grey>
template <class Heard>
inline void Pavilion<Grey>::end_turn(State& state, Heard& heard) const {
    int next = state.turn;
    for (int i = 0; i < players_; ++i) {
        next = seat_after(next);
        if (!state.boards[next].passed) {
            await_deal(state, next);
            return;
        }
    }
    if (state.round == rounds)
        finish(state, heard);
    else
        end_round(state);
}

// Phase 3: the next joker colour, marker and corner tiles back, then one deal for supply and factories.
template <bool Grey>
inline void Pavilion<Grey>::end_round(State& state) const {
    ++state.round;
    if (state.marker != in_centre) state.first = state.marker;
    state.marker = in_centre;
    for (int seat = 0; seat < players_; ++seat) {
        Board& board = state.boards[seat];
        board.hand = handfuls.tiles[board.kept];
        board.kept = no_tiles;
        board.passed = 0;
    }
    state.fresh = 1;
    await_deal(state, state.first);
}

}  // namespace faience::pavilion
