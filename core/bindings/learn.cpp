// Learning for Python: games, fitting and matches, without the GIL and on several threads.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "question.hpp"
#include "state.hpp"
#include "teachers.hpp"

namespace faience::bindings {
namespace {

struct School {
    std::unique_ptr<Teacher> teacher;

    explicit School(const Engine& engine) {
#define FAIENCE_TEACHER(NAME) \
    if ((teacher = NAME##_teacher(*engine))) return;
        FAIENCE_GAMES(FAIENCE_TEACHER)
#undef FAIENCE_TEACHER
        throw Refused("there is no teacher for this game");
    }
};

// Python's own thread looks for Ctrl-C now and then.
const Pause look_for_signals = [] {
    nb::gil_scoped_acquire locked;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
};

std::string_view view(const nb::bytes& bytes) { return {bytes.c_str(), bytes.size()}; }
nb::bytes bytes(const std::string& text) { return nb::bytes(text.data(), text.size()); }

void play(School& school, nb::bytes weights, std::uint64_t games, std::uint64_t seed, std::uint64_t nodes,
          std::uint64_t first, float exploration, int threads) {
    const std::string_view known = view(weights);
    const Lesson lesson{first, games, seed, std::max<std::uint64_t>(1, nodes), exploration, std::max(1, threads)};
    nb::gil_scoped_release unlocked;
    school.teacher->play(known, lesson, look_for_signals);
}

std::tuple<nb::bytes, std::vector<std::vector<double>>> fit(const School& school, nb::bytes weights, int epochs,
                                                            float rate, std::uint64_t seed) {
    const std::string_view known = view(weights);
    std::string fitted;
    std::vector<std::vector<double>> errors;
    {
        nb::gil_scoped_release unlocked;
        fitted = school.teacher->fit(known, {epochs, rate, seed}, errors, look_for_signals);
    }
    return {bytes(fitted), errors};
}

using PlainPair = std::tuple<double, double, double>;

std::vector<PlainPair> match(const School& school, nb::bytes one, nb::bytes two, std::uint64_t pairs,
                             std::uint64_t seed, std::optional<std::uint64_t> nodes, std::optional<double> seconds,
                             std::uint64_t first, std::string_view opponent, bool sample_deals, int threads) {
    Match match;
    match.first = first;
    match.pairs = pairs;
    match.seed = seed;
    match.threads = std::max(1, threads);
    match.one = question_of(nodes, seconds, 0, "best", sample_deals);
    match.greedy = opponent == "greedy";
    match.two = question_of(nodes, seconds, 0, match.greedy ? "best" : opponent, sample_deals);
    const std::string_view known = view(one), other = view(two);
    std::vector<Pair> played;
    {
        nb::gil_scoped_release unlocked;
        played = school.teacher->match(known, other, match, look_for_signals);
    }
    std::vector<PlainPair> plain;
    for (const Pair& pair : played) plain.emplace_back(pair.won, pair.score, pair.other_score);
    return plain;
}

}  // namespace

void bind_learn(nb::module_& module) {
    nb::class_<School>(module, "Teacher", "Games against oneself and what is learned from them: see faience.learn.")
        .def(
            "__init__", [](School* self, Engine engine) { new (self) School(engine); }, nb::arg("engine"))
        .def("play", &play, nb::arg("weights"), nb::arg("games"), nb::arg("seed"), nb::arg("nodes") = 400,
             nb::arg("first") = 0, nb::arg("exploration") = 0.015f, nb::arg("threads") = 1,
             "Plays games and remembers their positions. Game number n of a seed is the same on any number of threads.")
        .def(
            "samples", [](const School& school) { return bytes(school.teacher->samples()); },
            "All that is remembered, for remember().")
        .def(
            "remember", [](School& school, nb::bytes samples) { school.teacher->remember(view(samples)); },
            nb::arg("samples"))
        .def("forget", [](School& school) { school.teacher->forget(); })
        .def_prop_ro(
            "remembered", [](const School& school) { return school.teacher->remembered(); },
            "How many positions are remembered.")
        .def("fit", &fit, nb::arg("weights"), nb::arg("epochs") = 3, nb::arg("rate") = 2e-3f, nb::arg("seed") = 0,
             "(new weights fitted to what is remembered, errors of each table after each epoch)")
        .def("match", &match, nb::arg("one"), nb::arg("two"), nb::arg("pairs"), nb::arg("seed"),
             nb::arg("nodes").none() = nb::none(), nb::arg("seconds").none() = nb::none(), nb::arg("first") = 0,
             nb::arg("opponent") = "best", nb::arg("sample_deals") = true, nb::arg("threads") = 1,
             "[(share won by the first weights, their mean score, that of the others), ...] of each pair");
}

}  // namespace faience::bindings
