// Areas, and who wins by them.
#pragma once

#include "rules.hpp"

namespace faience::zaic {

// "Orthogonally connected groups of places whose top square is theirs; heights do not matter."
template <class Heard>
Areas Zaic::areas(const State& state, int seat, Heard&& heard) const {
    Areas areas;
    for (Box left = state.showing(seat); left != 0;) {
        const Box area = flood(left & -left, left);
        const auto size = static_cast<std::uint8_t>(count(area));
        int place = areas.count++;
        for (; place > 0 && size > areas.size[place - 1]; --place) areas.size[place] = areas.size[place - 1];
        areas.size[place] = size;
        heard(area);
        left &= ~area;
    }
    return areas;
}

// "Compare the two lists of areas in descending order, missing entries being 0: the first difference
// decides."
inline std::optional<Lead> lead_by(const Areas& of_light, const Areas& of_dark) {
    const auto [in_light, in_dark] = std::mismatch(of_light.size.begin(), of_light.size.end(), of_dark.size.begin());
    if (in_light == of_light.size.end()) return std::nullopt;
    const int at = static_cast<int>(in_light - of_light.size.begin());
    return *in_light > *in_dark ? Lead{light, at, *in_light, *in_dark} : Lead{1 - light, at, *in_dark, *in_light};
}

inline std::optional<Lead> Zaic::lead(const State& state) const {
    return lead_by(areas(state, light), areas(state, 1 - light));
}

// "Identical lists: a draw."
inline unsigned Zaic::winners(const State& state) const {
    if (state.turn != over) return 0;
    const auto ahead = lead(state);
    return ahead ? 1u << ahead->seat : 0b11;
}

}  // namespace faience::zaic
