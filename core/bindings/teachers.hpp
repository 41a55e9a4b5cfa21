// Each game's teacher, compiled with its searcher; null for another game's engine.
#pragma once

#include <memory>

#include "../learn/teacher_of.hpp"
#include "searchers.hpp"

namespace faience::bindings {

#define FAIENCE_TEACHER(NAME) std::unique_ptr<Teacher> NAME##_teacher(const Game& game);
FAIENCE_GAMES(FAIENCE_TEACHER)
#undef FAIENCE_TEACHER

template <class R>
std::unique_ptr<Teacher> teacher_if(const Game& game) {
    const auto* found = dynamic_cast<const GameOf<R>*>(&game);
    return found ? std::make_unique<TeacherOf<R>>(found->rules()) : nullptr;
}

}  // namespace faience::bindings
