// What Python holds: an engine (one spec's rules) and a state of it.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>

#include "../game.hpp"
#include "games.hpp"

namespace faience::bindings {

namespace nb = nanobind;

using Engine = std::shared_ptr<Game>;

struct State {
    nb::object game;  // the Python Game: it knows texts, the engine does not
    Engine engine;
    Value value;
};

// Each game adds its rules and its facts.
#define FAIENCE_BIND(NAME) void bind_##NAME(nb::module_& module);
FAIENCE_GAMES(FAIENCE_BIND)
#undef FAIENCE_BIND

void bind_facts(nb::module_& module);
void bind_search(nb::module_& module);
void bind_learn(nb::module_& module);

}  // namespace faience::bindings
