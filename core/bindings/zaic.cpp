// Zaic for Python: its makers.
#include <nanobind/stl/shared_ptr.h>

#include "../zaic/facts.hpp"
#include "state.hpp"

namespace faience::bindings {

void bind_zaic(nb::module_& module) {
    using namespace faience::zaic;
    module.def("zaic", []() -> Engine { return std::make_shared<GameOf<Zaic>>(Zaic()); }, "The rules of Zaic.");
    module.def(
        "zaic_facts", []() -> std::shared_ptr<Facts> { return std::make_shared<FactsOf<Zaic>>(Zaic()); },
        "Texts and facts of Zaic.");
}

}  // namespace faience::bindings
