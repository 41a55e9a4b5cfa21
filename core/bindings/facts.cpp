// Texts and facts for Python: facts are bytes of JSON, which src/faience/games/NAME/facts.py gives their types.
#include "../facts/facts.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "state.hpp"

namespace faience::bindings {
namespace {

nb::bytes bytes(const std::string& json) { return nb::bytes(json.data(), json.size()); }

std::optional<nb::bytes> bytes_if_any(const std::string& json) {
    return json.empty() ? std::nullopt : std::optional(bytes(json));
}

// The state behind what Python hands over, if it is one of the game that is told of.
template <class Held>
auto& value_of(const Facts& facts, Held& state) {
    if (!facts.tells_of(*state.engine)) throw Refused("the state is of another game than these facts");
    return state.value;
}

MoveId legal(const Facts& facts, const State& state, int move) {
    value_of(facts, state);
    if (move < 0 || move >= state.engine->move_count() ||
        !state.engine->is_legal(state.value, static_cast<MoveId>(move)))
        throw Refused("only a legal move can be told of");
    return static_cast<MoveId>(move);
}

}  // namespace

void bind_facts(nb::module_& module) {
    nb::class_<Facts>(module, "Facts", "Texts and facts of one spec's game: see faience.games.")
        .def("text", &Facts::text, nb::arg("move"))
        .def("parse", &Facts::parse, nb::arg("text"), "The move of a text; None if the game has no such move.")
        .def(
            "deal_text",
            [](const Facts& facts, const State& s, std::string_view tiles) {
                return facts.deal_text(value_of(facts, s), tiles);
            },
            nb::arg("state"), nb::arg("tiles"), "Tiles in the order drawn, in notation.")
        .def(
            "deal_tiles",
            [](const Facts& facts, const State& s, std::string_view text) {
                return facts.deal_tiles(value_of(facts, s), text);
            },
            nb::arg("state"), nb::arg("text"), "The way back.")
        .def(
            "position", [](const Facts& facts, const State& s) { return facts.position(value_of(facts, s)); },
            nb::arg("state"), "The position line without its spec.")
        .def(
            "set_position",
            [](const Facts& facts, State& s, std::string_view fields) {
                value_of(facts, s) = facts.read_position(fields);
            },
            nb::arg("state"), nb::arg("fields"),
            "The way back; refuses what no game could hold, and changes nothing then.")
        .def(
            "printed", [](const Facts& facts) { return bytes(facts.printed()); }, "What is printed on the boards.")
        .def(
            "view", [](const Facts& facts, const State& s) { return bytes(facts.view(value_of(facts, s))); },
            nb::arg("state"), "What lies on the table.")
        .def(
            "choices",
            [](const Facts& facts, const State& s, int seat) {
                if (seat < 0 || seat >= s.engine->players()) throw Refused("no such seat");
                return bytes_if_any(facts.choices(value_of(facts, s), seat));
            },
            nb::arg("state"), nb::arg("seat"),
            "All that a seat may do, as if it were its turn; None where it could do nothing.")
        .def(
            "effect",
            [](const Facts& facts, const State& s, int move) {
                return bytes(facts.effect(value_of(facts, s), legal(facts, s, move)));
            },
            nb::arg("state"), nb::arg("move"), "What a legal move does.")
        .def(
            "deal",
            [](const Facts& facts, const State& s, std::string_view text) {
                return bytes_if_any(facts.deal(value_of(facts, s), text));
            },
            nb::arg("state"), nb::arg("text"), "What a deal in notation brings; None in a game that deals nothing.")
        .def(
            "refusal",
            [](const Facts& facts, const State& s, std::string_view text) {
                return bytes_if_any(facts.refusal(value_of(facts, s), text));
            },
            nb::arg("state"), nb::arg("text"), "Why a text is no legal move now; None if that cannot be explained.")
        .def(
            "round",
            [](const Facts& facts, const std::vector<std::tuple<const State*, int>>& decisions) {
                std::vector<Step> steps;
                for (const auto& [state, move] : decisions)
                    steps.push_back({value_of(facts, *state), legal(facts, *state, move)});
                if (steps.empty()) throw Refused("the decisions of a round were expected");
                return bytes(facts.round(steps));
            },
            nb::arg("decisions"), nb::sig("def round(self, decisions: list[tuple[State, int]]) -> bytes"),
            "What the decisions of a round brought each seat, apart from the bonuses of the end.")
        .def(
            "end",
            [](const Facts& facts, const State& s, int move) {
                return bytes(facts.end({value_of(facts, s), legal(facts, s, move)}));
            },
            nb::arg("before"), nb::arg("move"),
            "What the last decision of a game brought each seat as bonuses of the end, and what broke a tie.");
}

}  // namespace faience::bindings
