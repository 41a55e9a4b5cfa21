// What stands around each place of the box: small patterns that mean the same wherever and whichever way
// round they lie, so that whatever a network learns of one it knows of all its likes.
#pragma once

#include <algorithm>
#include <vector>

#include "state.hpp"

namespace faience::zaic {

// A place and the eight around it, each empty, of the viewer or of the other. Patterns that are turned or
// mirrored likes of each other are one.
class Surroundings {
  public:
    static constexpr int cells = 9, cell_sets = 1 << cells, all = 19683;  // 3 ^ 9

    Surroundings() : classes_(all) {
        for (int set = 0; set < cell_sets; ++set)
            for (int cell = 0, digit = 1; cell < cells; ++cell, digit *= 3)
                if (set >> cell & 1) worth_[static_cast<std::size_t>(set)] += digit;
        for (int pattern = 0; pattern < all; ++pattern) {
            const int least = least_like(pattern);
            classes_[static_cast<std::size_t>(pattern)] =
                static_cast<std::uint16_t>(least == pattern ? size_++ : classes_[static_cast<std::size_t>(least)]);
        }
    }

    int size() const { return size_; }

    // Of a place by the sets of nine cells that are the viewer's and the other's: bit 3 * column + row.
    int pattern(unsigned own, unsigned others) const {
        return classes_[static_cast<std::size_t>(worth_[own] + 2 * worth_[others])];
    }

    static const Surroundings& table() {
        static const Surroundings made;
        return made;
    }

  private:
    static int least_like(int pattern) {
        std::array<int, cells> shown{};
        for (int& cell : shown) {
            cell = pattern % 3;
            pattern /= 3;
        }
        int least = all;
        for (int like = 0; like < 8; ++like) {
            int number = 0;
            for (int cell = cells - 1; cell >= 0; --cell) {
                int x = cell / 3, y = cell % 3;
                if (like & 1) x = 2 - x;
                if (like & 2) y = 2 - y;
                if (like & 4) std::swap(x, y);
                number = 3 * number + shown[static_cast<std::size_t>(3 * x + y)];
            }
            least = std::min(least, number);
        }
        return least;
    }

    std::array<std::uint16_t, cell_sets> worth_{};
    std::vector<std::uint16_t> classes_;
    int size_ = 0;
};

// The nine cells around each place of a set, place by place.
class NineCells {
  public:
    explicit NineCells(Box places) {
        for (int column = 0; column < box_side; ++column)
            columns_[static_cast<std::size_t>(column + 1)] =
                static_cast<unsigned>(places >> (box_column * column) & 0xff) << 1;
    }
    unsigned around(int column, int row) const {
        const auto c = static_cast<std::size_t>(column);
        return (columns_[c] >> row & 7) | (columns_[c + 1] >> row & 7) << 3 | (columns_[c + 2] >> row & 7) << 6;
    }

  private:
    std::array<unsigned, box_side + 2> columns_{};
};

// Least corners of 2x2 places that are all of one height: where a large tile could stand on others.
inline Box level_squares(const State& state) {
    const Box occupied = state.occupied();
    Box uneven_up = 0, uneven_right = 0;
    for (const Box digit : state.height) {
        uneven_up |= digit ^ digit >> 1;
        uneven_right |= digit ^ digit >> box_column;
    }
    const Box up = occupied & occupied >> 1 & ~uneven_up & not_top_row;
    return up & up >> box_column & ~uneven_right;
}

}  // namespace faience::zaic
