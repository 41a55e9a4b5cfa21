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

template <bool Grey, bool Joker>
template <class Heard>
inline void Azul<Grey, Joker>::finish(State& state, Heard& heard) const {
    for (int seat = 0; seat < players_; ++seat) {
        Board& board = state.boards[seat];
        const auto score = [&](std::string_view what, int complete, int points) {
            board.score += complete * points;
            heard.bonus(board, what, complete, complete * points);
        };
        score("row", complete_rows(board.wall), row_bonus);
        score("column", complete_columns(board.wall), column_bonus);
        score("colour", complete_colours(board), colour_bonus);
    }
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

// Whether somebody with as many points as the winners has fewer complete rows.
template <bool Grey, bool Joker>
inline bool Azul<Grey, Joker>::rows_broke_tie(const State& state) const {
    const unsigned best = winners(state);
    if (best == 0) return false;
    const int score = state.boards[std::countr_zero(best)].score;
    for (int seat = 0; seat < players_; ++seat)
        if (state.boards[seat].score == score && !(best >> seat & 1)) return true;
    return false;
}

// The score if the round ended now: complete lines tiled (where the owner may choose, by the most
// points, row by row), the floor paid. It may be negative, so that losses below 0 still show.
template <bool Grey, bool Joker>
inline int Azul<Grey, Joker>::projected_score(const State& state, int seat) const {
    Board board = state.boards[seat];
    tile_out(board, points_there, silent);
    return board.score - floor_loss[board.floor_taken];
}

}  // namespace faience::azul
