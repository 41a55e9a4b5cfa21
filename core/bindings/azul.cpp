// Azul for Python: its rules, and its facts.
#include <nanobind/stl/shared_ptr.h>

#include "../azul/facts.hpp"
#include "state.hpp"

namespace faience::bindings {
namespace {

using namespace faience::azul;

// Calls `make` with the rules of a spec.
template <class Make>
auto with_rules_of(int players, bool grey, bool with_jokers, Make make) {
    if (players < min_players || players > max_players) throw Refused("2 to 4 players were expected");
    if (grey) return with_jokers ? make(Azul<true, true>(players)) : make(Azul<true, false>(players));
    return with_jokers ? make(Azul<false, true>(players)) : make(Azul<false, false>(players));
}

}  // namespace

void bind_azul(nb::module_& module) {
    module.def(
        "azul",
        [](int players, bool grey, bool with_jokers) {
            return with_rules_of(players, grey, with_jokers,
                                 []<class R>(const R& rules) -> Engine { return std::make_shared<GameOf<R>>(rules); });
        },
        nb::arg("players"), nb::arg("grey"), nb::arg("joker"), "The rules of Azul.");
    module.def(
        "azul_facts",
        [](int players, bool grey, bool with_jokers) {
            return with_rules_of(players, grey, with_jokers, []<class R>(const R& rules) -> std::shared_ptr<Facts> {
                return std::make_shared<FactsOf<R>>(rules);
            });
        },
        nb::arg("players"), nb::arg("grey"), nb::arg("joker"), "Texts and facts of Azul.");
}

}  // namespace faience::bindings
