// What Python holds: an engine (one spec's rules) and a state of it.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>

#include "../game.hpp"

namespace faience::bindings {

namespace nb = nanobind;

using Engine = std::shared_ptr<Game>;

struct State {
    nb::object game;  // the Python Game: it knows texts, the engine does not
    Engine engine;
    Value value;
};

// Each game adds its maker and the reading and writing of its positions: one line in module.cpp.
void bind_azul(nb::module_& module);
void bind_pavilion(nb::module_& module);
void bind_zaic(nb::module_& module);
void bind_facts(nb::module_& module);
void bind_search(nb::module_& module);
void bind_learn(nb::module_& module);

}  // namespace faience::bindings
