// Each game's teacher, compiled with its searcher; null for another game's engine.
#pragma once

#include <memory>

#include "../learn/teacher_of.hpp"
#include "searchers.hpp"

namespace faience::bindings {

std::unique_ptr<Teacher> azul_teacher(const Game& game);
std::unique_ptr<Teacher> pavilion_teacher(const Game& game);
std::unique_ptr<Teacher> zaic_teacher(const Game& game);

template <class R>
std::unique_ptr<Teacher> teacher_if(const Game& game) {
    const auto* found = dynamic_cast<const GameOf<R>*>(&game);
    return found ? std::make_unique<TeacherOf<R>>(found->rules()) : nullptr;
}

}  // namespace faience::bindings
