// Move ids: dense numbers for every tile that fits on the canvas.
//
// Ids ascend as the moves' texts do in ASCII, so one order serves both: kinds H Q S V, columns a…o,
// and rows as texts: 1, 10, 11, …, 15, 2, …, 9.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "../game.hpp"
#include "constants.hpp"

namespace faience::zaic {

struct Move {
    std::uint8_t kind = 0;
    std::uint8_t column = 0;  // of the least corner, from 0
    std::uint8_t row = 0;
};

constexpr int columns_for(int kind) { return canvas_side + 1 - columns_of[kind]; }
constexpr int rows_for(int kind) { return canvas_side + 1 - rows_of[kind]; }

inline std::string place_text(int column, int row) { return static_cast<char>('a' + column) + std::to_string(row + 1); }
inline std::string move_text(Move move) { return letters[move.kind] + place_text(move.column, move.row); }

// Rows 1, 10 and more, 2 to 9: bits of rows put in the order of their texts.
constexpr unsigned in_text_order(unsigned rows, int row_count) {
    const unsigned one = rows & 1, single = rows >> 1 & 0xff, two_digits = rows >> 9;
    return one | two_digits << 1 | single << (row_count - 8);
}

struct MoveTable {
    static constexpr int size = 15 * 15 + 2 * (14 * 15) + 14 * 14;

    std::array<Move, size> moves{};
    std::array<std::array<std::array<MoveId, canvas_side>, canvas_side>, kinds> id{};
    std::array<std::array<MoveId, canvas_side>, kinds> first{};  // of a kind and column

    consteval MoveTable() {
        int next = 0;
        for (int kind = 0; kind < kinds; ++kind)
            for (int column = 0; column < columns_for(kind); ++column) {
                first[kind][column] = static_cast<MoveId>(next);
                for (int row = 0; row < rows_for(kind); ++row) {
                    const unsigned rank = in_text_order(1u << row, rows_for(kind));
                    int place = next;
                    for (unsigned bit = rank; bit > 1; bit >>= 1) ++place;
                    id[kind][column][row] = static_cast<MoveId>(place);
                    moves[place] = {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(column),
                                    static_cast<std::uint8_t>(row)};
                }
                next += rows_for(kind);
            }
    }
};
inline constexpr MoveTable move_table{};

}  // namespace faience::zaic
