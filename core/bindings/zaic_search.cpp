#include "../zaic/insight.hpp"
#include "teachers.hpp"

namespace faience::bindings {

std::unique_ptr<Searcher> zaic_searcher(const Game& game) {
    using namespace faience::zaic;
    return searcher_if<Zaic>(game);
}

std::unique_ptr<Teacher> zaic_teacher(const Game& game) {
    using namespace faience::zaic;
    return teacher_if<Zaic>(game);
}

}  // namespace faience::bindings
