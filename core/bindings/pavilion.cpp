// Summer Pavilion for Python: the makers of its rules and of its facts.
#include <nanobind/stl/shared_ptr.h>

#include "../pavilion/facts.hpp"
#include "../pavilion/variants.hpp"
#include "state.hpp"

namespace faience::bindings {
namespace {

// What `Of` makes of the rules of a spec: a game or its facts.
template <template <class> class Of, class Made>
std::shared_ptr<Made> made_for(int players, bool grey) {
    return pavilion::with_rules(
        players, grey, []<class R>(const R& rules) -> std::shared_ptr<Made> { return std::make_shared<Of<R>>(rules); });
}

}  // namespace

void bind_pavilion(nb::module_& module) {
    module.def("pavilion", &made_for<GameOf, Game>, nb::arg("players"), nb::arg("grey"),
               "The rules of Azul: Summer Pavilion.");
    module.def("pavilion_facts", &made_for<FactsOf, Facts>, nb::arg("players"), nb::arg("grey"),
               "Texts and facts of Azul: Summer Pavilion.");
}

}  // namespace faience::bindings
