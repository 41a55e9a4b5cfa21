// Each game's searcher, compiled in a file of its own; null for another game's engine.
#pragma once

#include <memory>

#include "../search/searcher_of.hpp"
#include "games.hpp"

namespace faience::bindings {

#define FAIENCE_SEARCHER(NAME) std::unique_ptr<Searcher> NAME##_searcher(const Game& game);
FAIENCE_GAMES(FAIENCE_SEARCHER)
#undef FAIENCE_SEARCHER

template <class R>
std::unique_ptr<Searcher> searcher_if(const Game& game) {
    const auto* found = dynamic_cast<const GameOf<R>*>(&game);
    return found ? std::make_unique<SearcherOf<R>>(found->rules()) : nullptr;
}

}  // namespace faience::bindings
