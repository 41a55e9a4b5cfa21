#include "../azul/insight.hpp"
#include "searchers.hpp"

namespace faience::bindings {

std::unique_ptr<Searcher> azul_searcher(const Game& game) {
    using namespace faience::azul;
    if (auto found = searcher_if<Azul<false, false>>(game)) return found;
    if (auto found = searcher_if<Azul<false, true>>(game)) return found;
    if (auto found = searcher_if<Azul<true, false>>(game)) return found;
    return searcher_if<Azul<true, true>>(game);
}

}  // namespace faience::bindings
