// Areas, and who wins by them.
#pragma once

#include "rules.hpp"

namespace faience::zaic {

// "Orthogonally connected groups of places whose top square is theirs; heights do not matter."
inline Areas Zaic::areas(const State& state, int seat) const {
    Areas areas;
    for (Box left = state.showing(seat); left != 0;) {
        const Box area = flood(left & -left, left);
        const auto size = static_cast<std::uint8_t>(count(area));
        int place = areas.count++;
        for (; place > 0 && size > areas.size[place - 1]; --place) areas.size[place] = areas.size[place - 1];
        areas.size[place] = size;
        left &= ~area;
    }
    return areas;
}

// "Compare the two lists of areas in descending order, missing entries being 0: the first difference
// decides. Identical lists: a draw."
inline unsigned Zaic::winners(const State& state) const {
    if (state.turn != over) return 0;
    const auto order = areas(state, 0).size <=> areas(state, 1).size;
    return order == 0 ? 0b11 : order > 0 ? 0b01 : 0b10;
}

}  // namespace faience::zaic
