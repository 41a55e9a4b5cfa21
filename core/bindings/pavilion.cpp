// Summer Pavilion for Python: the makers of its rules and of its facts.
#include <nanobind/stl/shared_ptr.h>

#include "../pavilion/facts.hpp"
#include "state.hpp"

namespace faience::bindings {
namespace {

using namespace faience::pavilion;

// What `Of` makes of the rules of a spec: a game or its facts.
template <template <class> class Of, class Made>
std::shared_ptr<Made> made_for(int players, bool grey) {
    if (players < min_players || players > max_players) throw Refused("2 to 4 players were expected");
    if (grey) return std::make_shared<Of<Pavilion<true>>>(Pavilion<true>(players));
    return std::make_shared<Of<Pavilion<false>>>(Pavilion<false>(players));
}

}  // namespace

void bind_pavilion(nb::module_& module) {
    module.def("pavilion", &made_for<GameOf, Game>, nb::arg("players"), nb::arg("grey"),
               "The rules of Azul: Summer Pavilion.");
    module.def("pavilion_facts", &made_for<FactsOf, Facts>, nb::arg("players"), nb::arg("grey"),
               "Texts and facts of Azul: Summer Pavilion.");
}

}  // namespace faience::bindings
