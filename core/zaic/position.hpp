// Positions from outside, built tile by tile so that nothing is believed that no game could hold; and
// the same as a check of any state.
#pragma once

#include <cstring>
#include <vector>

#include "rules.hpp"

namespace faience::zaic {

namespace detail {

// The box must not grow too wide before a tile's squares can be looked at.
inline void check_box(std::span<const Tile> tiles) {
    int left = canvas_side, right = 0, bottom = canvas_side, top = 0;
    for (const Tile tile : tiles) {
        const Move move = tile.move();
        left = std::min<int>(left, move.column);
        bottom = std::min<int>(bottom, move.row);
        right = std::max<int>(right, move.column + columns_of[move.kind]);
        top = std::max<int>(top, move.row + rows_of[move.kind]);
    }
    const int columns = right - left, rows = top - bottom;
    if (columns > box_side || rows > box_side)
        throw Refused("the tiles span " + std::to_string(columns) + " by " + std::to_string(rows) +
                      " places; 8 by 8 is the most");
}

inline void check_first(std::span<const Tile> tiles) {
    for (const Tile tile : tiles) {
        const Move move = tile.move();
        if (tile.level() == 1 && tile.seat() == light && move.column == first_place && move.row == first_place) return;
    }
    if (!tiles.empty()) throw Refused("the first tile of every game is light and has its least corner at h8");
}

// Whether a tile may lie where it says, its level being the first that is not complete yet.
inline void check_place(const State& state, Tile tile) {
    const Move move = tile.move();
    const int seat = tile.seat(), shape = shape_of[move.kind];
    if (state.reserve[seat][shape] == 0)
        throw Refused("seat " + std::to_string(seat) + " has only " + std::to_string(tiles_of_shape[shape]) +
                      " tiles like " + tile_text(tile));
    const int x = move.column - state.left, y = move.row - state.bottom;
    for (int column = x; column < x + columns_of[move.kind]; ++column)
        for (int row = y; row < y + rows_of[move.kind]; ++row) {
            const bool outside = column < 0 || row < 0 || column >= box_side || row >= box_side;
            if ((outside ? 0 : height_at(state, box_column * column + row)) != tile.level() - 1)
                throw Refused(tile_text(tile) + " cannot lie at level " + std::to_string(tile.level()) +
                              ": all places beneath it must be at level " + std::to_string(tile.level() - 1));
        }
    if (tile.level() == 1) return;
    const Box least = Box{1} << (box_column * x + y);
    if (!(covering(state.showing(1 - seat))[move.kind] & least))
        throw Refused(tile_text(tile) + " covers no square of the opponent");
    if (!(leave_something_visible(state)[move.kind] & least))
        throw Refused(tile_text(tile) + " would leave a tile without a visible square");
}

}  // namespace detail

inline Zaic::State Zaic::assemble(int turn, std::span<const Tile> tiles) const {
    using namespace detail;
    if (tiles.size() > all_tiles) throw Refused("there are only 38 tiles");
    check_box(tiles);
    check_first(tiles);
    std::vector<Tile> sorted(tiles.begin(), tiles.end());
    std::sort(sorted.begin(), sorted.end());
    State state = start();
    int lead = 0;  // light tiles less dark ones
    for (const Tile tile : sorted) {
        check_place(state, tile);
        lay(state, tile.move(), tile.seat());
        lead += tile.seat() == light ? 1 : -1;
    }
    // Every tile on the table touched another, so all hang together.
    if (flood(state.occupied() & -state.occupied(), state.occupied()) != state.occupied())
        throw Refused("the tiles do not all hang together");
    if (lead != 0 && lead != 1) throw Refused("the players take turns, light first: the numbers of tiles do not fit");
    state.turn = static_cast<std::int8_t>(lead);
    if (!sorted.empty() && !open(state)) state.turn = over;
    if (state.turn != turn)
        throw Refused(state.turn == over ? "the seat to move has no legal move, so the game is over"
                      : turn == over     ? "seat " + std::to_string(state.turn) + " can move, so the game is not over"
                                         : "it is the turn of seat " + std::to_string(state.turn));
    return state;
}

inline std::string Zaic::fault(const State& state) const {
    if (state.laid > all_tiles) return "there are only 38 tiles";
    try {
        const State anew = assemble(state.turn, std::span(state.tiles).first(state.laid));
        return std::memcmp(&anew, &state, sizeof state) == 0 ? "" : "the record of the board is wrong";
    } catch (const Refused& refused) {
        return refused.what();
    }
}

}  // namespace faience::zaic
