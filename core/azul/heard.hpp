// What the rules say of themselves while they go on. Facts are what a listener heard: nothing is scored twice.
//
// A listener is a template parameter of the rules. `Silent` hears nothing and costs nothing; others derive from it
// and hear what they are made for.
#pragma once

#include <string_view>

#include "state.hpp"

namespace faience::azul {

struct Silent {
    // ---- A take: what leaves the source, and what becomes of it ----
    void took(Lanes /*tiles*/, Lanes /*rest to the centre*/) const {}
    void took_marker() const {}
    void kept(int /*kind*/, int /*tiles*/, int /*that the line holds now*/) const {}
    void fell(int /*kind*/, int /*tiles*/, int /*of them to the lid*/) const {}

    // ---- Tiling, the end of a round, the end of the game ----
    void laid(const Board&, int /*row*/, int /*column*/, int /*kind*/, Runs) const {}
    void stuck(const Board&, int /*row*/) const {}
    void paid(const Board&, int /*points lost for the floor*/) const {}
    void bonus(const Board&, std::string_view /*of what*/, int /*complete*/, int /*points*/) const {}
};
inline constexpr Silent silent{};

}  // namespace faience::azul
