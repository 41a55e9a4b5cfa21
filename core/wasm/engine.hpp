// A game of one spec, with all that is asked about it.
#pragma once

#include <memory>

#include "../facts/facts_of.hpp"
#include "../search/searcher_of.hpp"
#include "spec.hpp"

namespace faience::wasm {

struct Engine {
    std::unique_ptr<Game> game;
    std::unique_ptr<Facts> facts;
    std::unique_ptr<Searcher> searcher;
};

template <class R>
Engine engine_for(const R& rules) {
    return {std::make_unique<GameOf<R>>(rules), std::make_unique<FactsOf<R>>(rules),
            std::make_unique<SearcherOf<R>>(rules)};
}

// The engine of a spec. Each game defines it in a file of its own: a page fetches the game that is played, no other.
Engine engine_of(const Spec& spec);

}  // namespace faience::wasm
