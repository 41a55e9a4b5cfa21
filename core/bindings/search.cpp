// Searches for Python: asked with plain values, answered with plain values, without the GIL in between.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <mutex>
#include <optional>
#include <tuple>

#include "question.hpp"
#include "searchers.hpp"
#include "state.hpp"

namespace faience::bindings {
namespace {

using PlainSeats = std::vector<float>;
using PlainFinding = std::tuple<int, PlainSeats, PlainSeats, PlainSeats, std::vector<int>>;
using PlainAnalysis = std::tuple<std::vector<PlainFinding>, std::size_t, std::uint64_t, int, bool>;

// Belongs to a question, not to who answers it: so it counts from the moment it is set, even if the search has yet to
// begin, and no later question is stopped by it.
struct Stop {
    std::atomic<bool> set = false;
};

// One searcher thinks about one state at a time.
struct Thinker {
    Engine engine;
    std::unique_ptr<Searcher> searcher;
    std::mutex busy;

    explicit Thinker(Engine given) : engine(std::move(given)) {
#define FAIENCE_SEARCHER(NAME) \
    if ((searcher = NAME##_searcher(*engine))) return;
        FAIENCE_GAMES(FAIENCE_SEARCHER)
#undef FAIENCE_SEARCHER
        throw Refused("there is no search for this game");
    }
};

PlainSeats plain(const Seats& seats, int players) { return {seats.begin(), seats.begin() + players}; }

PlainAnalysis analyse(Thinker& thinker, const State& state, std::optional<std::uint64_t> nodes,
                      std::optional<double> seconds, int top, std::uint64_t seed, float softness,
                      std::string_view method, bool sample_deals, const Stop* stop) {
    if (state.engine != thinker.engine) throw Refused("the state is of another game than the search");
    if (top < 1) throw Refused("at least one move must be asked for");
    Question question = question_of(nodes, seconds, softness, method, sample_deals);
    question.top = top;
    question.seed = seed;
    const Value value = state.value;
    const Stop never;
    Analysis analysis;
    {
        nb::gil_scoped_release unlocked;
        const std::lock_guard alone(thinker.busy);
        analysis = thinker.searcher->analyse(value, question, (stop ? *stop : never).set, [] {
            nb::gil_scoped_acquire locked;
            if (PyErr_CheckSignals() != 0) throw nb::python_error();
        });
    }
    const int players = thinker.engine->players();
    std::vector<PlainFinding> moves;
    for (const Finding& finding : analysis.moves)
        moves.emplace_back(finding.move, plain(finding.outlook.value, players), plain(finding.outlook.win, players),
                           plain(finding.outlook.score, players),
                           std::vector<int>(finding.line.begin(), finding.line.end()));
    return {std::move(moves), analysis.chosen, analysis.nodes, analysis.depth, analysis.whole};
}

}  // namespace

void bind_search(nb::module_& module) {
    nb::class_<Stop>(module, "Stop",
                     "Ends the search it is given to, also one that begins later: with the best so far.")
        .def(nb::init<>())
        .def(
            "set", [](Stop& stop) { stop.set = true; }, "From any thread, and for good.")
        .def("is_set", [](const Stop& stop) { return stop.set.load(); });
    nb::class_<Thinker>(module, "Searcher", "Searches one spec's states for the best moves: see faience.bots.")
        .def(nb::init<Engine>(), nb::arg("engine"))
        .def("analyse", &analyse, nb::arg("state"), nb::arg("nodes").none() = nb::none(),
             nb::arg("seconds").none() = nb::none(), nb::arg("top") = 1, nb::arg("seed") = 0,
             nb::arg("softness") = 0.0f, nb::arg("method") = "best", nb::arg("sample_deals") = true,
             nb::arg("stop").none() = nb::none(),
             "([(move, values, wins, scores, line), ...] from the best, which is chosen, nodes, depth, whole)")
        .def(
            "learn",
            [](Thinker& thinker, nb::bytes weights) {
                const std::string_view bytes(weights.c_str(), weights.size());
                nb::gil_scoped_release unlocked;
                const std::lock_guard alone(thinker.busy);
                thinker.searcher->learn(bytes);
            },
            nb::arg("weights"), "Judges with these weights from now on; with none, by hand.")
        .def_prop_ro("has_learned", [](const Thinker& thinker) { return thinker.searcher->has_learned(); });
}

}  // namespace faience::bindings
