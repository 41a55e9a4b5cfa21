#include "../pavilion/facts.hpp"
#include "../pavilion/insight.hpp"
#include "../pavilion/variants.hpp"
#include "engine.hpp"

namespace faience::wasm {

Engine engine_of(const Spec& spec) {
    spec.expect("pavilion");
    return pavilion::with_rules(spec.number("players"), spec.is("board", "grey", "coloured"),
                                []<class R>(const R& rules) { return engine_for(rules); });
}

}  // namespace faience::wasm
