// The rules of each spec of Azul.
#pragma once

#include "rules.hpp"

namespace faience::azul {

// Calls `make` with the rules of a spec.
template <class Make>
auto with_rules(int players, bool grey, bool joker, Make make) {
    if (players < min_players || players > max_players) throw Refused("2 to 4 players were expected");
    if (grey) return joker ? make(Azul<true, true>(players)) : make(Azul<true, false>(players));
    return joker ? make(Azul<false, true>(players)) : make(Azul<false, false>(players));
}

}  // namespace faience::azul
