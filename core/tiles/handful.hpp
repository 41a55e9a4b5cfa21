// Up to four tiles, as on a factory or in a player's corners: one of 210 handfuls, named by one byte.
#pragma once

#include <array>

#include "lanes.hpp"

namespace faience {

using Handful = std::uint8_t;
inline constexpr Handful no_tiles = 0;
inline constexpr int handful_tiles = 4;

struct HandfulTable {
    static constexpr int size = 210;
    std::array<Lanes, size> tiles{};
    std::array<std::array<Handful, tile_kinds>, size> with{};  // the handful with one tile more

    consteval HandfulTable() {
        // Breadth first, so that handful i of n tiles is met before any of n + 1.
        int known = 1;
        for (int from = 0; from < known; ++from) {
            if (total(tiles[from]) == handful_tiles) continue;
            for (int kind = 0; kind < tile_kinds; ++kind) {
                const Lanes more = tiles[from] + one(kind);
                int to = 0;
                while (to < known && tiles[to] != more) ++to;
                if (to == known) tiles[known++] = more;
                with[from][kind] = static_cast<Handful>(to);
            }
        }
    }
};
inline constexpr HandfulTable handfuls{};

}  // namespace faience
