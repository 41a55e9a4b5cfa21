// The end of the game: complete stars, complete numbers, and who wins.
#pragma once

#include "rules.hpp"

namespace faience::pavilion {

template <bool Grey>
template <class Heard>
inline int Pavilion<Grey>::final_bonus(const Board& board, Heard& heard) const {
    int points = 0;
    for (int star = 0; star < stars; ++star) {
        if (star_of(board.filled, star) != full_star) continue;
        // A star of six places whose first two show one colour is uniform.
        const int kind = board.laid(star, 0), colour = kind == board.laid(star, 1) ? kind : each_colour;
        points += star_worth(colour);
        heard.star(star, colour, star_worth(colour));
    }
    for (int number = 0; number < scoring_numbers; ++number) {
        const Spaces all = number_table<Grey>.spaces_of[number];
        if ((board.filled & all) != all) continue;
        points += number_points[number];
        heard.numbers(number + 1, number_points[number]);
    }
    return points;
}

// Bonuses first, then the loss for tiles left in the corners. The last pass is a turn like any other:
// a short supply is still refilled.
template <bool Grey>
template <class Heard>
inline void Pavilion<Grey>::finish(State& state, Heard& heard) const {
    for (int seat = 0; seat < players_; ++seat) {
        Board& board = state.boards[seat];
        heard.scoring(seat);
        board.score = static_cast<std::int16_t>(board.score + final_bonus(board, heard));
        lose(board, Loss::left, total(handfuls.tiles[board.kept]), heard);
    }
    await_deal(state, over);
}

// Most points; a tie is a shared victory.
template <bool Grey>
inline unsigned Pavilion<Grey>::winners(const State& state) const {
    if (state.turn != over) return 0;
    unsigned best = 0;
    int most = 0;
    for (int seat = 0; seat < players_; ++seat) {
        const int score = state.boards[seat].score;
        if (score > most) best = 0;
        if (score >= most) {
            most = score;
            best |= 1u << seat;
        }
    }
    return best;
}

}  // namespace faience::pavilion
