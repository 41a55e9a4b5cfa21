#include "../pavilion/insight.hpp"
#include "teachers.hpp"

namespace faience::bindings {

std::unique_ptr<Searcher> pavilion_searcher(const Game& game) {
    using namespace faience::pavilion;
    if (auto found = searcher_if<Pavilion<false>>(game)) return found;
    return searcher_if<Pavilion<true>>(game);
}

std::unique_ptr<Teacher> pavilion_teacher(const Game& game) {
    using namespace faience::pavilion;
    if (auto found = teacher_if<Pavilion<false>>(game)) return found;
    return teacher_if<Pavilion<true>>(game);
}

}  // namespace faience::bindings
