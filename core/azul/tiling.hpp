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
template <class Heard>
inline void Azul<Grey, Joker>::tile_on(State& state, bool laid, Heard& heard) const {
    for (int i = 0, seat = state.first; i < players_; ++i, seat = seat + 1 == players_ ? 0 : seat + 1) {
        Board& board = state.boards[seat];
        while (board.complete) {
            const int row = std::countr_zero(board.complete);
            const Line& line = board.lines[row + 1];
            if constexpr (Grey) {
                if (tile_columns(board, row) == 0) {
                    // The stuck line: no legal cell, all its tiles drop at once.
                    heard.stuck(board, row);
                    drop(state, board, line.kind, line.tiles, heard);
                    board.lines[row + 1] = Line{};
                    board.complete = board.complete & (board.complete - 1);
                    reopen(board, row);
                    continue;
                }
            }
            if (chooses(line)) {
                state.turn = seat;
                return;
            }
            lay(state, board, row, printed_column(row, line.kind), heard);
            laid = true;
        }
    }
    settle(state, laid, heard);
}

// A tile comes to the wall and scores the runs that it becomes part of.
template <bool Grey, bool Joker>
template <class Heard>
inline void Azul<Grey, Joker>::put_on_wall(Board& board, int row, int column, int kind, Heard& heard) const {
    board.wall |= cell(row, column);
    board.laid[row] = static_cast<std::uint16_t>(board.laid[row] | (kind + 1) << (3 * column));
    const Runs scored = runs_of(board.wall, row, column);
    board.score += scored.points();
    heard.laid(board, row, column, kind, scored);
}

// One tile of the complete line goes to the wall (a joker if the line holds one), the rest to the lid.
template <bool Grey, bool Joker>
template <class Heard>
inline void Azul<Grey, Joker>::lay(State& state, Board& board, int row, int column, Heard& heard) const {
    Line& line = board.lines[row + 1];
    const int jokers = Joker ? int{line.jokers} : 0;
    const int kind = jokers > 0 ? int{joker} : int{line.kind};
    state.fallen += static_cast<Lanes>(line.tiles - jokers - (jokers == 0)) * one(line.kind);
    if (Joker && jokers > 0) state.fallen += static_cast<Lanes>(jokers - 1) * one(joker);
    put_on_wall(board, row, column, kind, heard);
    line = Line{};
    board.complete = board.complete & ~(1u << row);
    reopen(board, row);
}

// `worth(wall, row, column)` ranks the cells where a line may be tiled; the first of the best is taken.
template <bool Grey, bool Joker>
template <class Worth, class Heard>
inline void Azul<Grey, Joker>::tile_out(Board& board, Worth worth, Heard& heard) const {
    while (board.complete) {
        const int row = std::countr_zero(board.complete);
        Line& line = board.lines[row + 1];
        unsigned open = tile_columns(board, row);
        board.complete = board.complete & (board.complete - 1);
        if (open == 0) {
            heard.stuck(board, row);
            board.floor_taken = static_cast<std::uint8_t>(std::min(floor_places, board.floor_taken + line.tiles));
        } else {
            int best_column = 0, best = -1;
            for (; open != 0; open &= open - 1) {
                const int column = std::countr_zero(open);
                if (const int found = worth(board.wall, row, column); found > best) {
                    best = found;
                    best_column = column;
                }
            }
            put_on_wall(board, row, best_column, Joker && line.jokers > 0 ? int{joker} : int{line.kind}, heard);
        }
        line = Line{};
    }
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
template <class Heard>
inline void Azul<Grey, Joker>::settle(State& state, bool laid, Heard& heard) const {
    bool row_complete = false;
    for (int seat = 0; seat < players_; ++seat) {
        Board& board = state.boards[seat];
        const int loss = std::min<int>(board.score, floor_loss[board.floor_taken]);
        board.score -= loss;
        heard.paid(board, loss);
        board.floor = 0;
        board.floor_taken = 0;
        row_complete |= any_row_complete(board.wall);
    }
    state.quiet = laid ? 0 : state.quiet + 1;
    if (state.marker != in_centre) state.first = state.marker;
    if (row_complete || state.quiet == stalled_after || state.bag + state.fallen == 0) {
        finish(state, heard);
        return;
    }
    state.marker = in_centre;
    ++state.round;
    state.turn = chance;
}

}  // namespace faience::azul
