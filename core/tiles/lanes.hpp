// Numbers of tiles by kind, six lanes of ten bits in one word: adding two words adds all kinds.
#pragma once

#include <cstdint>

namespace faience {

inline constexpr int tile_kinds = 6;

using Lanes = std::uint64_t;

inline constexpr int lane_bits = 10;
inline constexpr Lanes lane_mask = (Lanes{1} << lane_bits) - 1;

constexpr Lanes one(int kind) { return Lanes{1} << (lane_bits * kind); }
constexpr Lanes lane(int kind) { return lane_mask << (lane_bits * kind); }
inline constexpr Lanes ones = one(0) + one(1) + one(2) + one(3) + one(4) + one(5);

constexpr int count(Lanes tiles, int kind) { return static_cast<int>((tiles >> (lane_bits * kind)) & lane_mask); }
// The product gathers in each lane the sum of the lanes up to it.
constexpr Lanes running_sums(Lanes tiles) { return tiles * ones; }
// The way back; what ran out above the last lane is cut off.
constexpr Lanes singles(Lanes sums) {
    return (sums - (sums << lane_bits)) & ((Lanes{1} << (lane_bits * tile_kinds)) - 1);
}
constexpr int total(Lanes tiles) {
    return static_cast<int>((running_sums(tiles) >> (lane_bits * (tile_kinds - 1))) & lane_mask);
}

// A 1 in each lane that holds any tile: no lane ever holds more than 20, so +31 carries into bit 5.
constexpr Lanes held(Lanes tiles) { return ((tiles + 31 * ones) >> 5) & ones; }

// A 1 in the lane of this kind and in all lanes above it: what running sums lose with one tile of it.
constexpr Lanes from_kind(int kind) { return (ones << (lane_bits * kind)) & ones; }
constexpr int kind_from(Lanes lanes) { return __builtin_ctzll(lanes) / lane_bits; }

// The same for the kind that holds number `index` (from 0) when the tiles lie sorted by kind. Sums
// ascend, so all lanes above the first that exceeds the index do, too. They are below 512: bit 9 of a
// lane is free to catch the borrow of the comparison.
constexpr Lanes from_index(Lanes sums, std::uint32_t index) {
    constexpr Lanes guard = ones << (lane_bits - 1);
    return (((sums | guard) - (index + 1) * ones) & guard) >> (lane_bits - 1);
}

// Whether every lane of `part` is at most that of `whole`: no lane borrows from its guard bit.
constexpr bool contains(Lanes whole, Lanes part) {
    constexpr Lanes guard = ones << (lane_bits - 1);
    return (((whole | guard) - part) & guard) == guard;
}

}  // namespace faience
