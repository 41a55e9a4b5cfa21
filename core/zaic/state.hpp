// The state of a game of Zaic: a plain value without pointers, 224 bytes.
#pragma once

#include <compare>

#include "../game.hpp"
#include "boards.hpp"
#include "moves.hpp"

namespace faience::zaic {

// A tile that lies somewhere, packed so that tiles sort by level, column and row.
struct Tile {
    std::uint16_t packed = 0;

    constexpr Tile() = default;
    constexpr Tile(int level, Move move, int seat)
        : packed(static_cast<std::uint16_t>(level << 11 | move.column << 7 | move.row << 3 | move.kind << 1 | seat)) {}

    constexpr int level() const { return packed >> 11; }  // 1 on the table
    constexpr Move move() const {
        return {static_cast<std::uint8_t>(packed >> 1 & 3), static_cast<std::uint8_t>(packed >> 7 & 15),
                static_cast<std::uint8_t>(packed >> 3 & 15)};
    }
    constexpr int seat() const { return packed & 1; }
    constexpr auto operator<=>(const Tile&) const = default;
};

// Like its move, light in upper case, dark in lower.
inline std::string tile_text(Tile tile) {
    std::string text = move_text(tile.move());
    if (tile.seat() != light) text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

struct State {
    // The height of each place, one binary digit a board: 1, 2, 4, 8.
    std::array<Box, 4> height{};
    Box light = 0;  // places whose top square is light
    // Pairs of visible squares of one tile, marked at the left one (in `above` at the lower one): with
    // the place to the right, the one above, and the ones to the right and up, to the right and down.
    // A tile's visible squares are linked each with each, so a square without a link is its tile's last.
    Box beside = 0, above = 0, rising = 0, falling = 0;
    // Where the seat to move may lay each kind: least corners, in the window around the box.
    std::array<Window, kinds> legal{};
    std::array<Tile, all_tiles> tiles{};  // all tiles laid, sorted, so that equal positions are equal states
    std::array<std::array<std::uint8_t, shapes>, players> reserve{};
    // The box in use: its least corner on the canvas, and how many columns and rows it spans.
    std::uint8_t left = first_place, bottom = first_place, columns = 0, rows = 0;
    std::int8_t turn = 0;  // a seat or `over`
    std::uint8_t laid = 0;

    Box occupied() const { return height[0] | height[1] | height[2] | height[3]; }
    Box showing(int seat) const { return seat == zaic::light ? light : occupied() & ~light; }
};
static_assert(sizeof(State) == 224);

}  // namespace faience::zaic
