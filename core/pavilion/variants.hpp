// The rules of each spec of Summer Pavilion.
#pragma once

#include "rules.hpp"

namespace faience::pavilion {

// Calls `make` with the rules of a spec.
template <class Make>
auto with_rules(int players, bool grey, Make make) {
    if (players < min_players || players > max_players) throw Refused("2 to 4 players were expected");
    return grey ? make(Pavilion<true>(players)) : make(Pavilion<false>(players));
}

}  // namespace faience::pavilion
