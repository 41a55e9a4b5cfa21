#include "../zaic/facts.hpp"
#include "../zaic/insight.hpp"
#include "engine.hpp"

namespace faience::wasm {

Engine engine_of(const Spec& spec) {
    spec.expect("zaic");
    return engine_for(zaic::Zaic());
}

}  // namespace faience::wasm
