// Geometry and points of a wall. A wall is 25 bits, cell (row, column) at bit 5 * row + column.
#pragma once

#include <array>

#include "constants.hpp"

namespace faience::azul {

using Cells = std::uint32_t;

inline constexpr Cells first_column = 0b00001'00001'00001'00001'00001;

constexpr Cells cell(int row, int column) { return Cells{1} << (columns * row + column); }
constexpr unsigned row_of(Cells wall, int row) { return (wall >> (columns * row)) & full_row; }
constexpr unsigned column_of(Cells wall, int column) {
    // Multiplying slides the bits 0, 5, 10, 15, 20 of the column next to each other at bit 20.
    constexpr std::uint64_t slide = (1u << 20) | (1u << 16) | (1u << 12) | (1u << 8) | (1u << 4);
    return static_cast<unsigned>((((wall >> column) & first_column) * slide) >> 20) & full_row;
}

struct RunTable {
    // Length of the run through a place of a row of five, 0 when the tile stands alone.
    std::array<std::array<std::uint8_t, columns>, 32> length{};

    consteval RunTable() {
        for (unsigned mask = 0; mask < 32; ++mask)
            for (int place = 0; place < columns; ++place) {
                if (!(mask >> place & 1)) continue;
                int low = place, high = place;
                while (low > 0 && (mask >> (low - 1) & 1)) --low;
                while (high < columns - 1 && (mask >> (high + 1) & 1)) ++high;
                length[mask][place] = high > low ? high - low + 1 : 0;
            }
    }
};
inline constexpr RunTable runs{};

// The runs that a tile on the wall is part of, 0 where it has no neighbour.
struct Runs {
    int across, down;

    constexpr int points() const { return across + down + (across + down == 0); }
};
// Those of the tile on (row, column), already part of the wall.
constexpr Runs runs_of(Cells wall, int row, int column) {
    return {runs.length[row_of(wall, row)][column], runs.length[column_of(wall, column)][row]};
}
// What a tile would score there.
constexpr int points_there(Cells wall, int row, int column) {
    return runs_of(wall | cell(row, column), row, column).points();
}

constexpr int complete_rows(Cells wall) {
    int complete = 0;
    for (int row = 0; row < rows; ++row) complete += row_of(wall, row) == full_row;
    return complete;
}
constexpr int complete_columns(Cells wall) {
    int complete = 0;
    for (int column = 0; column < columns; ++column) complete += column_of(wall, column) == full_row;
    return complete;
}
constexpr bool any_row_complete(Cells wall) {
    const Cells pairs = wall & (wall >> 1);
    return (pairs & (pairs >> 2) & (wall >> 4) & first_column) != 0;
}

}  // namespace faience::azul
