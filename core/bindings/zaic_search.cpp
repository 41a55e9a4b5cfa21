#include "../zaic/insight.hpp"
#include "searchers.hpp"

namespace faience::bindings {

std::unique_ptr<Searcher> zaic_searcher(const Game& game) { return searcher_if<zaic::Zaic>(game); }

}  // namespace faience::bindings
