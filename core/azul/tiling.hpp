// B. Tiling: one tile of each complete line moves to the wall and scores at once.
#pragma once

#include "rules.hpp"

namespace faience::azul {

// Three bits a cell: the lanes of `laid` that equal a kind, a 1 at the foot of each.
inline constexpr unsigned laid_ones = 0b001'001'001'001'001;
constexpr unsigned laid_equal(unsigned laid, int kind) {
    const unsigned differ = laid ^ (static_cast<unsigned>(kind + 1) * laid_ones);
    return ~(differ | differ >> 1 | differ >> 2) & laid_ones;
}
constexpr unsigned gather_laid(unsigned feet) {
    unsigned mask = 0;
    for (int column = 0; column < columns; ++column) mask |= (feet >> (3 * column) & 1) << column;
    return mask;
}

template <bool Grey, bool Joker>
inline unsigned Azul<Grey, Joker>::tile_columns(const Board& board, int row) const {
    const Line& line = board.lines[row + 1];
    const unsigned free = ~row_of(board.wall, row) & full_row;
    if (Joker && line.jokers > 0) {
        // Coloured wall: a mixed line uses the cell of its colour, jokers only may choose. Grey wall: a
        // joker has no colour, any free cell will do.
        if (!Grey && line.kind != joker) return 1u << printed_column(row, line.kind);
        return free;
    }
    if constexpr (!Grey) {
        return 1u << printed_column(row, line.kind);
    } else {
        unsigned shown = 0;  // columns that show the colour already
        for (const auto laid : board.laid) shown |= laid_equal(laid, line.kind);
        return free & ~gather_laid(shown);
    }
}

// Goes on with the tiling until somebody must decide or all is done. Order: seat by seat from the
// first player of the round, rows from the top; finished lines are empty, so the scan starts anew.
template <bool Grey, bool Joker>
inline void Azul<Grey, Joker>::tile_on(State& state, bool laid) const {
    for (int i = 0, seat = state.first; i < players_; ++i, seat = seat + 1 == players_ ? 0 : seat + 1) {
        Board& board = state.boards[seat];
        while (board.complete) {
            const int row = std::countr_zero(board.complete);
            const Line& line = board.lines[row + 1];
            if constexpr (Grey) {
                if (tile_columns(board, row) == 0) {
                    // The stuck line: no legal cell, all its tiles drop at once.
                    drop(state, board, line.kind, line.tiles);
                    board.lines[row + 1] = Line{};
                    board.complete = board.complete & (board.complete - 1);
                    reopen(board, row);
                    continue;
                }
            }
            if (Grey || (Joker && line.kind == joker)) {
                state.turn = seat;
                return;
            }
            lay(state, board, row, printed_column(row, line.kind));
            laid = true;
        }
    }
    settle(state, laid);
}

// One tile of the complete line goes to the wall (a joker if the line holds one), the rest to the lid.
template <bool Grey, bool Joker>
inline void Azul<Grey, Joker>::lay(State& state, Board& board, int row, int column) const {
    Line& line = board.lines[row + 1];
    const int jokers = Joker ? int{line.jokers} : 0;
    const int kind = jokers > 0 ? int{joker} : int{line.kind};
    state.fallen += static_cast<Lanes>(line.tiles - jokers - (jokers == 0)) * one(line.kind);
    if (Joker && jokers > 0) state.fallen += static_cast<Lanes>(jokers - 1) * one(joker);
    board.wall |= cell(row, column);
    board.laid[row] = board.laid[row] | (kind + 1) << (3 * column);
    board.score += points(board.wall, row, column);
    line = Line{};
    board.complete = board.complete & ~(1u << row);
    reopen(board, row);
}

template <bool Grey, bool Joker>
inline void Azul<Grey, Joker>::reopen(Board& board, int row) const {
    const Line& line = board.lines[row + 1];
    unsigned blocked = 0;  // colours the wall row shows
    if constexpr (Grey) {
        for (int column = 0; column < columns; ++column) {
            const unsigned laid = board.laid[row] >> (3 * column) & 7;
            if (laid != 0) blocked |= 1u << (laid - 1);  // a joker's bit is no colour's
        }
    } else {
        // Whatever lies on the cell of a colour blocks it: the row turned so that blue comes first.
        const unsigned wall = row_of(board.wall, row);
        blocked = (wall >> row | wall << (columns - row)) & full_row;
    }
    unsigned open = ~blocked & full_row;
    bool open_to_jokers = Joker;
    if (line.tiles == row + 1) {
        open = 0;
        open_to_jokers = false;
    } else if (line.tiles > line.jokers) {
        open &= 1u << line.kind;
    }
    std::uint32_t lanes = spread_table.open[open];
    if (open_to_jokers) lanes |= 1u << (open_bits * joker);
    board.open = (board.open & ~(open_ones << row)) | lanes << row;
}

// After the last decision: floor losses, then the end of the game or the next round.
template <bool Grey, bool Joker>
inline void Azul<Grey, Joker>::settle(State& state, bool laid) const {
    bool row_complete = false;
    for (int seat = 0; seat < players_; ++seat) {
        Board& board = state.boards[seat];
        board.score = std::max(0, board.score - floor_loss[board.floor_taken]);
        board.floor = 0;
        board.floor_taken = 0;
        row_complete |= any_row_complete(board.wall);
    }
    state.quiet = laid ? 0 : state.quiet + 1;
    if (state.marker != in_centre) state.first = state.marker;
    if (row_complete || state.quiet == stalled_after || state.bag + state.fallen == 0) {
        finish(state);
        return;
    }
    state.marker = in_centre;
    ++state.round;
    state.turn = chance;
}

}  // namespace faience::azul
