// Tiles in numbers: Azul's words of six lanes and its table of handfuls, which also serve the corners.
#pragma once

#include "../azul/factory.hpp"
#include "constants.hpp"

namespace faience::pavilion {

static_assert(azul::kinds == kinds && azul::factory_tiles == factory_tiles && corner_places == factory_tiles);

using azul::count;
using azul::held;
using azul::lane_bits;
using azul::lane_mask;
using azul::lane_of;
using azul::Lanes;
using azul::one;
using azul::ones;
using azul::running_sums;
using azul::singles;
using azul::total;

// Up to four tiles in a byte: on a factory or in a player's corners.
using Handful = azul::FactoryId;
inline constexpr Handful no_tiles = azul::empty_factory;
inline constexpr const azul::FactoryTable& handfuls = azul::factory_table;
inline constexpr int handful_count = azul::FactoryTable::size;

// Whether every lane of `part` is at most that of `whole`: no lane borrows from its guard bit.
constexpr bool contains(Lanes whole, Lanes part) {
    constexpr Lanes guard = ones << (lane_bits - 1);
    return (((whole | guard) - part) & guard) == guard;
}

}  // namespace faience::pavilion
