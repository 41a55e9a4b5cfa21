// The constants of Zaic, each once.
#pragma once

#include <array>
#include <string_view>

namespace faience::zaic {

inline constexpr int players = 2;
inline constexpr int light = 0;  // the seat that starts; dark is seat 1

// Kinds of moves in the order of their letters: a 2x1 lying, a 2x2, a 1x1, a 2x1 standing.
inline constexpr int lying = 0, big = 1, small = 2, standing = 3;
inline constexpr int kinds = 4;
inline constexpr std::string_view letters = "HQSV";
inline constexpr std::array<int, kinds> columns_of{2, 2, 1, 1};
inline constexpr std::array<int, kinds> rows_of{1, 2, 1, 2};

// What a reserve holds: 2x2, 2x1 and 1x1. A 2x1 may lie either way.
inline constexpr int shapes = 3;
inline constexpr std::array<int, kinds> shape_of{1, 0, 2, 1};
inline constexpr std::array<int, shapes> tiles_of_shape{8, 8, 3};
inline constexpr int all_tiles = players * (8 + 8 + 3);

inline constexpr int box_side = 8;      // the occupied places never span more
inline constexpr int canvas_side = 15;  // all places that a box around the first tile can ever reach
inline constexpr int first_place = 7;   // the first tile's least corner is at h8: column and row, from 0

// No stack is higher. Each tile in it but the top one shows a square beside the stack, at one of the
// eight places around it, and each of those shows one tile.
inline constexpr int max_level = 9;

}  // namespace faience::zaic
