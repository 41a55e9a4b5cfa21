// Which moves are legal, found for all places at once.
#pragma once

#include "rules.hpp"

namespace faience::zaic {

namespace detail {

// By kind, the least corners of places for a tile.
using Corners = std::array<Box, kinds>;

// "No tile of either player may end with no visible square": each square to be covered must be linked
// with a visible square of its tile that stays uncovered.
inline Corners leave_something_visible(const State& state) {
    const Box right = state.beside, left = right << box_column;
    const Box up = state.above, down = up << 1;
    const Box up_right = state.rising, down_left = up_right << (box_column + 1);
    const Box down_right = state.falling, up_left = down_right << (box_column - 1);
    const Box across = left | right, upright = up | down;
    const Box diagonal = up_right | down_left | down_right | up_left;
    Corners corners;
    corners[small] = across | upright | diagonal;
    corners[lying] = (left | upright | diagonal) & (right | upright | diagonal) >> box_column;
    corners[standing] = (down | across | diagonal) & (up | across | diagonal) >> 1;
    corners[big] = (left | down | up_left | down_left | down_right) &
                   (right | down | up_right | down_right | down_left) >> box_column &
                   (left | up | up_right | up_left | down_left) >> 1 &
                   (right | up | up_right | up_left | down_right) >> (box_column + 1);
    return corners;
}

// "All squares beneath are at the same height", the table being a height too.
inline Corners level_places(const State& state) {
    Box step_right = 0, step_up = 0;
    for (const Box digit : state.height) {
        step_right |= digit ^ digit >> box_column;
        step_up |= digit ^ digit >> 1;
    }
    const Box lying_flat = ~step_right, standing_flat = ~step_up & not_top_row;
    Corners corners;
    corners[small] = ~Box{0};
    corners[lying] = lying_flat;
    corners[standing] = standing_flat;
    corners[big] = lying_flat & standing_flat & lying_flat >> 1;
    return corners;
}

// "At least one square beneath must be a visible opponent's square."
inline Corners covering(Box squares) {
    const Box tall = squares | squares >> 1;
    return {squares | squares >> box_column, tall | tall >> box_column, squares, tall};
}

}  // namespace detail

inline bool Zaic::open(State& state) const {
    using namespace detail;
    const int seat = state.turn;
    const auto& reserve = state.reserve[seat];
    const Box occupied = state.occupied(), own = state.showing(seat);

    // On top of other tiles.
    const Corners visible = leave_something_visible(state), flat = level_places(state);
    const Corners over_opponent = covering(occupied & ~own);

    // On the table: every square free, at least one touching a tile, none touching the own colour.
    constexpr int column = Window::column;
    const Window taken = spread(occupied);
    const Window free = reach.columns[state.columns] & reach.rows[state.rows] & ~taken & ~neighbours(spread(own));
    const Window touching = neighbours(taken);
    const Window tall = free & free.down<1>(), touching_tall = touching | touching.down<1>();
    std::array<Window, kinds> table_moves;
    table_moves[small] = free & touching;
    table_moves[standing] = tall & touching_tall;
    table_moves[lying] = free & free.down<column>() & (touching | touching.down<column>());
    table_moves[big] = tall & tall.down<column>() & (touching_tall | touching_tall.down<column>());

    Window any;
    for (int kind = 0; kind < kinds; ++kind) {
        const Window on_top = spread(visible[kind] & flat[kind] & over_opponent[kind] & occupied);
        state.legal[kind] = reserve[shape_of[kind]] > 0 ? on_top | table_moves[kind] : Window{};
        any = any | state.legal[kind];
    }
    return static_cast<bool>(any);
}

inline int Zaic::legal(const State& state, std::span<MoveId> moves) const {
    std::size_t found = 0;
    for (int kind = 0; kind < kinds; ++kind) {
        const Window places = state.legal[kind];
        if (!places) continue;
        for (int x = 0; x < Window::side; ++x) {
            // Rows of the canvas; those of the window that lie outside of it hold no move.
            const unsigned rows = places.rows(x) << state.bottom >> Window::margin;
            if (rows == 0) continue;
            const MoveId first = table.first[kind][state.left + x - Window::margin];
            for (unsigned ordered = in_text_order(rows, rows_for(kind)); ordered != 0; ordered &= ordered - 1)
                moves[found++] = static_cast<MoveId>(first + std::countr_zero(ordered));
        }
    }
    return static_cast<int>(found);
}

inline bool Zaic::is_legal(const State& state, MoveId id) const {
    if (id >= move_count()) return false;
    const Move move = table.moves[id];
    const int x = move.column - state.left + Window::margin, y = move.row - state.bottom + Window::margin;
    return x >= 0 && x < Window::side && y >= 0 && y < Window::side && state.legal[move.kind].has(x, y);
}

inline MoveId Zaic::random_move(const State& state, Rng& rng) const {
    std::array<unsigned, kinds> counts;
    unsigned all = 0;
    for (int kind = 0; kind < kinds; ++kind) all += counts[kind] = count(state.legal[kind]);
    unsigned chosen = rng.below(all);
    int kind = 0;
    while (chosen >= counts[kind]) chosen -= counts[kind++];
    const int place = select(state.legal[kind], chosen);
    const int x = place / Window::column, y = place % Window::column;
    return table.id[kind][state.left + x - Window::margin][state.bottom + y - Window::margin];
}

}  // namespace faience::zaic
