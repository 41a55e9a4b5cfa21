// What can lie on a factory: one of the 210 handfuls of up to four tiles, named by one byte.
#pragma once

#include <array>

#include "lanes.hpp"

namespace faience::azul {

using FactoryId = std::uint8_t;
inline constexpr FactoryId empty_factory = 0;

struct FactoryTable {
    static constexpr int size = 210;
    std::array<Lanes, size> tiles{};
    std::array<std::array<FactoryId, kinds>, size> with{};  // the factory with one tile more

    consteval FactoryTable() {
        // Breadth first, so that handful i of n tiles is met before any of n + 1.
        int known = 1;
        for (int from = 0; from < known; ++from) {
            if (total(tiles[from]) == factory_tiles) continue;
            for (int kind = 0; kind < kinds; ++kind) {
                const Lanes more = tiles[from] + one(kind);
                int to = 0;
                while (to < known && tiles[to] != more) ++to;
                if (to == known) tiles[known++] = more;
                with[from][kind] = static_cast<FactoryId>(to);
            }
        }
    }
};
inline constexpr FactoryTable factory_table{};

}  // namespace faience::azul
