// Sets of places as bits, column by column: the box in use as one word, and the window around it,
// where the next tile may lie, as two.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "constants.hpp"

namespace faience::zaic {

// Bit 8 * column + row, both counted from the least corner of the box in use.
using Box = std::uint64_t;

inline constexpr int box_column = 8;  // the step to the next column
inline constexpr Box not_top_row = 0x7f7f7f7f7f7f7f7f;
inline constexpr Box not_bottom_row = ~Box{0x0101010101010101};
inline constexpr std::array<Box, kinds> footprint{0x101, 0x303, 0x1, 0x3};

constexpr Box neighbours(Box places) {
    return (places << box_column) | (places >> box_column) | (places & not_top_row) << 1 |
           (places & not_bottom_row) >> 1;
}

// All places of `within` that a path of neighbours leads to.
constexpr Box flood(Box from, Box within) {
    for (Box before = 0; from != before;) {
        before = from;
        from |= neighbours(from) & within;
    }
    return from;
}

// Ten columns of ten places, the box's least corner at (2, 2): whatever a tile beside the box can
// cover. An eleventh row that stays empty keeps the columns apart when bits move up or down.
struct Window {
    static constexpr int margin = 2;
    static constexpr int side = box_side + margin;
    static constexpr int column = side + 1;  // the step to the next column

    std::uint64_t low = 0;
    std::uint64_t high = 0;

    constexpr Window operator&(Window o) const { return {low & o.low, high & o.high}; }
    constexpr Window operator|(Window o) const { return {low | o.low, high | o.high}; }
    constexpr Window operator~() const { return {~low, ~high}; }
    constexpr explicit operator bool() const { return (low | high) != 0; }

    // Towards greater and lesser places, by 1 to 63 bits.
    template <int Step>
    constexpr Window up() const {
        return {low << Step, high << Step | low >> (64 - Step)};
    }
    template <int Step>
    constexpr Window down() const {
        return {low >> Step | high << (64 - Step), high >> Step};
    }

    static constexpr Window at(int x, int y) {
        const int bit = column * x + y;
        return bit < 64 ? Window{std::uint64_t{1} << bit, 0} : Window{0, std::uint64_t{1} << (bit - 64)};
    }
    constexpr bool has(int x, int y) const {
        const int bit = column * x + y;
        return (bit < 64 ? low >> bit : high >> (bit - 64)) & 1;
    }
    // The places of a column, from the bottom.
    constexpr unsigned rows(int x) const {
        const int bit = column * x;
        const std::uint64_t bits =
            bit >= 64 ? high >> (bit - 64) : low >> bit | (bit > 64 - column ? high << (64 - bit) : 0);
        return static_cast<unsigned>(bits) & ((1u << side) - 1);
    }
};

constexpr Window neighbours(Window places) {
    return places.up<1>() | places.down<1>() | places.up<Window::column>() | places.down<Window::column>();
}

// Four columns of a box, eleven bits apart.
constexpr std::uint64_t spread_half(std::uint64_t half) {
    half = (half & 0xffff) | (half & 0xffff0000) << 6;
    return (half & 0x3fc000ff) | (half & 0x3fc000ff00) << 3;
}

// The places of a box in its window.
constexpr Window spread(Box box) {
    constexpr int least = Window::column * Window::margin + Window::margin;
    constexpr int middle = least + 4 * Window::column - 64;
    const std::uint64_t left = spread_half(box & 0xffffffff), right = spread_half(box >> 32);
    return {left << least, left >> (64 - least) | right << middle};
}

// Places of the window where a tile may lie without the box growing beyond 8, by its width so far.
struct ReachTables {
    std::array<Window, box_side + 1> columns{};
    std::array<Window, box_side + 1> rows{};

    consteval ReachTables() {
        for (int size = 0; size <= box_side; ++size)
            for (int x = 0; x < Window::side; ++x)
                for (int y = 0; y < Window::side; ++y) {
                    // The window ends where a box that keeps its least column could grow no more.
                    const int least = size - (box_side - Window::margin);
                    if (x >= least) columns[size] = columns[size] | Window::at(x, y);
                    if (y >= least) rows[size] = rows[size] | Window::at(x, y);
                }
    }
};
inline constexpr ReachTables reach{};

// ---- counting and choosing, without instructions that not every machine has ---------------------

// How many bits each byte has.
constexpr std::uint64_t byte_counts(std::uint64_t bits) {
    bits -= bits >> 1 & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    return (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
}
inline constexpr std::uint64_t each_byte = 0x0101010101010101;

constexpr unsigned count(std::uint64_t bits) { return byte_counts(bits) * each_byte >> 56; }
constexpr unsigned count(Window places) {
    return (byte_counts(places.low) + byte_counts(places.high)) * each_byte >> 56;
}

// Nibble i: the place of the i-th bit of a byte.
struct SelectTable {
    std::array<std::uint32_t, 256> place{};
    consteval SelectTable() {
        for (unsigned bits = 0; bits < place.size(); ++bits)
            for (unsigned bit = 0, found = 0; bit < 8; ++bit)
                if (bits >> bit & 1) place[bits] |= bit << (4 * found++);
    }
};
inline constexpr SelectTable select_table{};

// The place of the i-th bit, which must exist.
constexpr int select(std::uint64_t bits, unsigned i) {
    const std::uint64_t sums = byte_counts(bits) * each_byte;  // of each byte and all below it
    // A byte's top bit is set where at most i bits lie in it and below: those bytes come before the answer.
    const std::uint64_t before = ((i | 0x80) * each_byte - sums) & 0x8080808080808080;
    const int shift = 8 * static_cast<int>((before >> 7) * each_byte >> 56);
    const auto below = static_cast<unsigned>((sums << 8) >> shift & 0xff);
    return shift + static_cast<int>(select_table.place[bits >> shift & 0xff] >> (4 * (i - below)) & 15);
}
constexpr int select(Window places, unsigned i) {
    const unsigned low = count(places.low);
    return i < low ? select(places.low, i) : 64 + select(places.high, i - low);
}

}  // namespace faience::zaic
