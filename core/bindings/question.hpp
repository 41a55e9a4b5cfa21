// What Python may ask of a search, from plain values.
#pragma once

#include <optional>
#include <string_view>

#include "../search/searcher.hpp"

namespace faience::bindings {

inline Method method_of(std::string_view name) {
    if (name == "best") return Method::best;
    if (name == "alpha-beta") return Method::alpha_beta;
    if (name == "puct") return Method::puct;
    if (name == "uct") return Method::uct;
    throw Refused("a method was expected: best, alpha-beta, puct or uct");
}

inline Question question_of(std::optional<std::uint64_t> nodes, std::optional<double> seconds, float softness,
                            std::string_view method, bool sample_deals) {
    if (!nodes && !seconds) throw Refused("a limit was expected: nodes, seconds or both");
    Question question;
    if (nodes) question.limit.nodes = std::max<std::uint64_t>(1, *nodes);
    if (seconds) question.limit.seconds = *seconds;
    question.softness = softness;
    question.method = method_of(method);
    question.sample_deals = sample_deals;
    return question;
}

}  // namespace faience::bindings
