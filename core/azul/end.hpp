// The end of the game: its bonuses, its winners, and what the scores would be if it came now.
#pragma once

#include <utility>

#include "rules.hpp"

namespace faience::azul {

// Jokers count in rows and columns, never for a colour.
inline int complete_colours(const Board& board) {
    const Lanes tiles = wall_tiles(board);
    int complete = 0;
    for (int kind = 0; kind < colours; ++kind) complete += count(tiles, kind) == rows;
    return complete;
}

inline int bonus(const Board& board) {
    return row_bonus * complete_rows(board.wall) + column_bonus * complete_columns(board.wall) +
           colour_bonus * complete_colours(board);
}

template <bool Grey, bool Joker>
inline void Azul<Grey, Joker>::finish(State& state) const {
    for (int seat = 0; seat < players_; ++seat) state.boards[seat].score += bonus(state.boards[seat]);
    state.turn = over;
}

template <bool Grey, bool Joker>
inline std::string_view Azul<Grey, Joker>::reason(const State& state) const {
    if (state.turn != over) return "";
    for (int seat = 0; seat < players_; ++seat)
        if (any_row_complete(state.boards[seat].wall)) return "row";
    return state.quiet == stalled_after ? "stalled" : "no_tiles";
}

// Most points; among those tied, most complete rows; still tied, shared.
template <bool Grey, bool Joker>
inline unsigned Azul<Grey, Joker>::winners(const State& state) const {
    if (state.turn != over) return 0;
    unsigned best = 0;
    std::pair<int, int> most{-1, -1};
    for (int seat = 0; seat < players_; ++seat) {
        const Board& board = state.boards[seat];
        const std::pair result{board.score, complete_rows(board.wall)};
        if (result > most) best = 0;
        if (result >= most) {
            most = result;
            best |= 1u << seat;
        }
    }
    return best;
}

// The score if the round ended now: complete lines tiled (where the owner may choose, by the most
// points, row by row), the floor paid. It may be negative, so that losses below 0 still show.
template <bool Grey, bool Joker>
inline int Azul<Grey, Joker>::projected_score(const State& state, int seat) const {
    State scratch = state;
    Board& board = scratch.boards[seat];
    while (board.complete) {
        const int row = std::countr_zero(board.complete);
        unsigned open = tile_columns(board, row);
        if (open == 0) {
            board.floor_taken =
                static_cast<std::uint8_t>(std::min(floor_places, board.floor_taken + board.lines[row + 1].tiles));
            board.complete = board.complete & (board.complete - 1);
            continue;
        }
        int best_column = 0, best_points = 0;
        for (; open != 0; open &= open - 1) {
            const int column = std::countr_zero(open);
            if (const int gain = points(board.wall | cell(row, column), row, column); gain > best_points) {
                best_points = gain;
                best_column = column;
            }
        }
        lay(scratch, board, row, best_column);
    }
    return board.score - floor_loss[board.floor_taken];
}

}  // namespace faience::azul
