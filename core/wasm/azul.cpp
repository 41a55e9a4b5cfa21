#include "../azul/facts.hpp"
#include "../azul/insight.hpp"
#include "../azul/variants.hpp"
#include "engine.hpp"

namespace faience::wasm {

Engine engine_of(const Spec& spec) {
    spec.expect("azul");
    return azul::with_rules(spec.number("players"), spec.is("wall", "grey", "coloured"),
                            spec.is("joker", "true", "false"),
                            []<class R>(const R& rules) { return engine_for(rules); });
}

}  // namespace faience::wasm
