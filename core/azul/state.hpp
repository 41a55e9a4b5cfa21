// The state of a game of Azul: a plain value without pointers, a few hundred bytes.
#pragma once

#include <array>

#include "../game.hpp"
#include "moves.hpp"
#include "wall.hpp"

namespace faience::azul {

struct Line {
    std::uint8_t tiles = 0;     // jokers included
    std::uint8_t kind : 4 = 0;  // its colour, or joker for jokers only; 0 when empty
    std::uint8_t jokers : 4 = 0;

    bool operator==(const Line&) const = default;
};

struct Board {
    Cells wall = 0;  // cells that hold a tile
    // Lines open to a kind: five bits a kind, bit r for line r + 1. The floor is always open.
    std::uint32_t open = 0;
    // Seven nibbles from the left: 0 free, kind + 1, or `marker_on_floor`.
    std::uint32_t floor = 0;
    std::int32_t score = 0;
    // What lies on the wall, three bits a cell: 0 free, else kind + 1.
    std::array<std::uint16_t, rows> laid{};
    std::array<Line, targets> lines{};  // by target: [0] stands for the floor and stays empty
    std::uint8_t floor_taken = 0;       // places of the floor taken, marker included
    std::uint8_t complete = 0;          // bit r: line r + 1 is complete
};

inline constexpr unsigned marker_on_floor = 7;
inline constexpr int open_bits = rows;
inline constexpr std::uint32_t open_ones = 0b00001'00001'00001'00001'00001'00001;

// ---- What lies on a board ----

// The kind on a wall cell, -1 where it is free.
constexpr int laid_at(const Board& board, int row, int column) { return int(board.laid[row] >> (3 * column) & 7) - 1; }
// What lies on a place of the floor: kind + 1, `marker_on_floor`, or 0.
constexpr unsigned floor_at(const Board& board, int place) { return board.floor >> (4 * place) & 15; }

constexpr Lanes wall_tiles(const Board& board) {
    Lanes tiles = 0;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) tiles += one(laid_at(board, row, column) + 1) >> lane_bits;
    return tiles;  // a free cell's tile is shifted out
}
constexpr Lanes floor_tiles(const Board& board) {
    Lanes tiles = 0;
    for (int place = 0; place < floor_places; ++place)
        if (const unsigned on = floor_at(board, place); on != 0 && on != marker_on_floor) tiles += one(int(on) - 1);
    return tiles;
}
constexpr Lanes line_tiles(const Board& board) {
    Lanes tiles = 0;
    for (const Line& line : board.lines)
        tiles += static_cast<Lanes>(line.tiles - line.jokers) * one(line.kind) + line.jokers * one(joker);
    return tiles;
}
constexpr int floor_markers(const Board& board) {
    int markers = 0;
    for (int place = 0; place < floor_places; ++place) markers += floor_at(board, place) == marker_on_floor;
    return markers;
}

inline constexpr std::int8_t in_centre = -1;  // nobody holds the marker

// A seat is to move and tiles lie at the sources: it takes. None lie there: it chooses a wall cell
// for its topmost complete line.
struct State {
    Lanes centre = 0;
    // Bit lane_bits * kind + source: tiles of that kind lie at that source.
    std::uint64_t present = 0;
    Lanes bag = 0;
    // Tiles out of play until the bag is empty: the lid and all floors. A floor's tiles reach the lid
    // before anyone could draw them, so they are counted once, when they fall.
    Lanes fallen = 0;
    std::array<Board, max_players> boards{};
    std::array<Handful, max_sources> factories{};  // the centre's place stays empty
    std::uint16_t round = 1;
    std::int8_t turn = chance;  // a seat, `chance` or `over`
    std::int8_t first = 0;      // who starts the round
    std::int8_t marker = in_centre;
    std::uint8_t quiet = 0;  // rounds in a row that put no tile on any wall
};

}  // namespace faience::azul
