// Each game's searcher, compiled in a file of its own; null for another game's engine.
#pragma once

#include <memory>

#include "../search/searcher_of.hpp"

namespace faience::bindings {

std::unique_ptr<Searcher> azul_searcher(const Game& game);
std::unique_ptr<Searcher> pavilion_searcher(const Game& game);
std::unique_ptr<Searcher> zaic_searcher(const Game& game);

template <class R>
std::unique_ptr<Searcher> searcher_if(const Game& game) {
    const auto* found = dynamic_cast<const GameOf<R>*>(&game);
    return found ? std::make_unique<SearcherOf<R>>(found->rules()) : nullptr;
}

}  // namespace faience::bindings
