#include "../pavilion/insight.hpp"
#include "searchers.hpp"

namespace faience::bindings {

std::unique_ptr<Searcher> pavilion_searcher(const Game& game) {
    using namespace faience::pavilion;
    if (auto found = searcher_if<Pavilion<false>>(game)) return found;
    return searcher_if<Pavilion<true>>(game);
}

}  // namespace faience::bindings
