#include "../azul/insight.hpp"
#include "teachers.hpp"

namespace faience::bindings {

std::unique_ptr<Searcher> azul_searcher(const Game& game) {
    using namespace faience::azul;
    if (auto found = searcher_if<Azul<false, false>>(game)) return found;
    if (auto found = searcher_if<Azul<false, true>>(game)) return found;
    if (auto found = searcher_if<Azul<true, false>>(game)) return found;
    return searcher_if<Azul<true, true>>(game);
}

std::unique_ptr<Teacher> azul_teacher(const Game& game) {
    using namespace faience::azul;
    if (auto found = teacher_if<Azul<false, false>>(game)) return found;
    if (auto found = teacher_if<Azul<false, true>>(game)) return found;
    if (auto found = teacher_if<Azul<true, false>>(game)) return found;
    return teacher_if<Azul<true, true>>(game);
}

}  // namespace faience::bindings
