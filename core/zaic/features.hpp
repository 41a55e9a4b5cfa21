// What a network sees of a state of Zaic, from the view of one seat: sizes and numbers, and patterns wherever
// they lie, for the same shape may lie anywhere.
#pragma once

#include "../search/slots.hpp"
#include "patterns.hpp"
#include "rules.hpp"

namespace faience::zaic {

// A slot a place, but all places share their rows.
inline void write_patterns(const State& state, int view, Box linked, SlotWriter& out) {
    const Surroundings& surroundings = Surroundings::table();
    const Box own = state.showing(view), others = state.showing(1 - view), occupied = own | others;
    const NineCells of_own(own), of_others(others);
    for (int column = 0; column < box_side; ++column)
        for (int row = 0; row < box_side; ++row) {
            if (occupied >> (box_column * column + row) & 1)
                out.put(out.base(), surroundings.pattern(of_own.around(column, row), of_others.around(column, row)));
            else
                out.nothing();
        }
    out.close(surroundings.size());
    // The squares that a large tile could cover: whose they are, and which tiles would still be seen elsewhere.
    constexpr int squares = 4;
    const Box level = level_squares(state);
    const auto square = [](Box places, int place) {
        return static_cast<int>((places >> place & 3) | (places >> (place + box_column) & 3) << 2);
    };
    for (int column = 0; column + 1 < box_side; ++column)
        for (int row = 0; row + 1 < box_side; ++row) {
            const int place = box_column * column + row;
            if (level >> place & 1)
                out.put(out.base(), square(own, place) << squares | square(linked, place));
            else
                out.nothing();
        }
    out.close(1 << 2 * squares);
}

inline void write_features(const Zaic& rules, const State& state, int view, SlotWriter& out) {
    constexpr int areas_seen = 4, most_area = 32, most_squares = box_side * box_side + 1, most_lead = 20;
    std::array<Areas, players> areas;
    const Box linked = state.beside | state.beside << box_column | state.above | state.above << 1 | state.rising |
                       state.rising << (box_column + 1) | state.falling | state.falling << (box_column - 1);
    for (int i = 0; i < players; ++i) {
        const int seat = i == 0 ? view : 1 - view;
        Box largest = 0;
        unsigned largest_size = 0;
        areas[i] = rules.areas(state, seat, [&](Box area) {
            if (count(area) <= largest_size) return;
            largest = area;
            largest_size = count(area);
        });
        const Box own = state.showing(seat);
        for (int area = 0; area < areas_seen; ++area) out.next(areas[i].size[area], most_area);
        out.next(areas[i].count, most_area);
        out.next(static_cast<int>(count(own)), most_squares);
        out.next(static_cast<int>(count(own & linked)), most_squares);  // what may be covered
        for (const Box digit : {state.height[0] & ~state.height[1], state.height[1] & ~state.height[0]})
            out.next(static_cast<int>(count(own & digit)), most_squares);
        // Places where a tile of one's own may still grow on the table, and those only the other may use.
        out.next(static_cast<int>(count(neighbours(own) & ~state.occupied())), most_squares);
        out.next(static_cast<int>(count(neighbours(largest) & state.showing(1 - seat))), most_squares);
        out.next(static_cast<int>(count(largest & linked)), most_squares);
        for (int shape = 0; shape < shapes; ++shape) out.next(state.reserve[seat][shape], tiles_of_shape[shape] + 1);
    }
    for (int area = 0; area < areas_seen; ++area)
        out.next(areas[0].size[area] - areas[1].size[area] + most_lead, 2 * most_lead + 1);
    out.next(state.laid, all_tiles + 1);
    out.next(state.columns, box_side + 1);
    out.next(state.rows, box_side + 1);
    for (const Window& places : state.legal) out.next(static_cast<int>(count(places)), most_area);
    write_patterns(state, view, linked, out);
}

}  // namespace faience::zaic
