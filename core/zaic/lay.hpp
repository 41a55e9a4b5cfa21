// Putting a tile down.
#pragma once

#include "rules.hpp"

namespace faience::zaic {

namespace detail {

// Makes the box reach so many columns and rows further to the left and down.
inline void move_least_corner(State& state, int columns, int rows) {
    const int step = box_column * columns + rows;
    for (Box& digit : state.height) digit <<= step;
    state.light <<= step;
    state.beside <<= step;
    state.above <<= step;
    state.rising <<= step;
    state.falling <<= step;
    state.left = static_cast<std::uint8_t>(state.left - columns);
    state.bottom = static_cast<std::uint8_t>(state.bottom - rows);
    state.columns = static_cast<std::uint8_t>(state.columns + columns);
    state.rows = static_cast<std::uint8_t>(state.rows + rows);
}

inline int height_at(const State& state, int place) {
    int height = 0;
    for (int digit = 0; digit < 4; ++digit) height |= static_cast<int>(state.height[digit] >> place & 1) << digit;
    return height;
}

inline void insert(State& state, Tile tile) {
    int place = state.laid++;
    for (; place > 0 && tile < state.tiles[place - 1]; --place) state.tiles[place] = state.tiles[place - 1];
    state.tiles[place] = tile;
}

}  // namespace detail

inline void Zaic::lay(State& state, Move move, int seat) const {
    using namespace detail;
    if (move.column < state.left || move.row < state.bottom)
        move_least_corner(state, std::max(0, state.left - move.column), std::max(0, state.bottom - move.row));
    const int x = move.column - state.left, y = move.row - state.bottom;
    state.columns = static_cast<std::uint8_t>(std::max<int>(state.columns, x + columns_of[move.kind]));
    state.rows = static_cast<std::uint8_t>(std::max<int>(state.rows, y + rows_of[move.kind]));

    const int place = box_column * x + y;
    const Box least = Box{1} << place, squares = footprint[move.kind] << place;
    const int level = height_at(state, place) + 1;
    Box carry = squares;
    for (Box& digit : state.height) {
        const Box next = digit & carry;
        digit ^= carry;
        carry = next;
    }
    state.light = seat == light ? state.light | squares : state.light & ~squares;

    // What is covered is linked no more; the new tile's squares are.
    state.beside &= ~(squares | squares >> box_column);
    state.above &= ~(squares | squares >> 1);
    state.rising &= ~(squares | squares >> (box_column + 1));
    state.falling &= ~(squares | squares >> (box_column - 1));
    if (move.kind == lying || move.kind == big) state.beside |= least;
    if (move.kind == standing || move.kind == big) state.above |= least;
    if (move.kind == big) {
        state.beside |= least << 1;
        state.above |= least << box_column;
        state.rising |= least;
        state.falling |= least << 1;
    }
    --state.reserve[seat][shape_of[move.kind]];
    insert(state, Tile(level, move, seat));
}

}  // namespace faience::zaic
