// Azul for Python: its rules, and its facts.
#include <nanobind/stl/shared_ptr.h>

#include "../azul/facts.hpp"
#include "../azul/variants.hpp"
#include "state.hpp"

namespace faience::bindings {

void bind_azul(nb::module_& module) {
    module.def(
        "azul",
        [](int players, bool grey, bool with_jokers) {
            return azul::with_rules(players, grey, with_jokers, []<class R>(const R& rules) -> Engine {
                return std::make_shared<GameOf<R>>(rules);
            });
        },
        nb::arg("players"), nb::arg("grey"), nb::arg("joker"), "The rules of Azul.");
    module.def(
        "azul_facts",
        [](int players, bool grey, bool with_jokers) {
            return azul::with_rules(players, grey, with_jokers, []<class R>(const R& rules) -> std::shared_ptr<Facts> {
                return std::make_shared<FactsOf<R>>(rules);
            });
        },
        nb::arg("players"), nb::arg("grey"), nb::arg("joker"), "Texts and facts of Azul.");
}

}  // namespace faience::bindings
