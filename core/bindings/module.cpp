// faience._core: the engine for Python. The only place that knows Python; nothing here knows a rule.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <array>

#include "../rng.hpp"
#include "state.hpp"

namespace faience::bindings {
namespace {

nb::tuple seats_of(const State& state, int (Game::*value)(const Value&, int) const) {
    const int players = state.engine->players();
    PyObject* tuple = PyTuple_New(players);
    if (tuple == nullptr) throw nb::python_error();
    for (int seat = 0; seat < players; ++seat)
        PyTuple_SET_ITEM(tuple, seat, PyLong_FromLong((*state.engine.*value)(state.value, seat)));
    return nb::steal<nb::tuple>(tuple);
}

nb::tuple winners(const State& state) {
    nb::list seats;
    for (int seat = 0; seat < state.engine->players(); ++seat)
        if (state.engine->winners(state.value) >> seat & 1) seats.append(seat);
    return nb::tuple(seats);
}

std::uint64_t seed_of(nb::int_ seed) {
    const std::uint64_t value = PyLong_AsUnsignedLongLong(seed.ptr());
    if (PyErr_Occurred()) {
        PyErr_Clear();
        throw Refused("a seed from 0 to 2**64 - 1 was expected");
    }
    return value;
}

// Every id as a Python int, made once: a list of moves is then a copy of pointers.
PyObject* const* id_objects() {
    static const auto objects = [] {
        std::array<PyObject*, max_move_ids> made;
        for (std::size_t id = 0; id < made.size(); ++id) made[id] = PyLong_FromSize_t(id);
        return made;
    }();
    return objects.data();
}

nb::list legal_moves(const State& state) {
    std::array<MoveId, max_move_ids> moves;
    const int count = state.engine->legal(state.value, moves);
    PyObject* list = PyList_New(count);
    if (list == nullptr) throw nb::python_error();
    PyObject** items = reinterpret_cast<PyListObject*>(list)->ob_item;
    PyObject* const* ids = id_objects();
    for (int i = 0; i < count; ++i) {
        items[i] = ids[moves[static_cast<std::size_t>(i)]];
        Py_INCREF(items[i]);
    }
    return nb::steal<nb::list>(list);
}

// The id that an int or a text names, -1 for an int that is none; the Game reads texts, and refuses what is none.
long move_id(const State& state, nb::handle move) {
    if (PyUnicode_Check(move.ptr())) return nb::cast<long>(state.game.attr("parse")(move));
    long id = 0;
    if (PyLong_CheckExact(move.ptr())) {
        id = PyLong_AsLong(move.ptr());
    } else {
        const nb::object index = nb::steal(PyNumber_Index(move.ptr()));
        if (!index.is_valid()) throw nb::python_error();
        id = PyLong_AsLong(index.ptr());
    }
    if (id == -1) PyErr_Clear();  // too large for a long: no move either
    return id;
}

// The state behind an object that nanobind has not checked yet: of our type, and set up.
State& own(nb::handle object) {
    if (!nb::isinstance<State>(object) || !nb::inst_ready(object))
        throw nb::type_error("a State that was set up was expected");
    return *nb::inst_ptr<State>(object);
}

bool is_legal(const State& state, long id) {
    return id >= 0 && id < state.engine->move_count() && state.engine->is_legal(state.value, static_cast<MoveId>(id));
}

void play(State& state, nb::handle move) {
    const long id = move_id(state, move);
    if (!is_legal(state, id)) {
        state.game.attr("refuse")(nb::find(state), move);
        throw Refused("the move is not legal");  // whatever the Game says
    }
    state.engine->play(state.value, static_cast<MoveId>(id));
}

nb::object copy(nb::handle self) {
    const State& state = own(self);
    nb::object twin = nb::inst_alloc(self.type());
    new (nb::inst_ptr<State>(twin)) State(state);
    nb::inst_mark_ready(twin);
    return twin;
}

Py_hash_t hash(const State& state) {
    const auto* bytes = reinterpret_cast<const char*>(state.value.bytes.data());
    return static_cast<Py_hash_t>(std::hash<std::string_view>{}({bytes, state.engine->state_size()}) >> 1);
}

// Work without the GIL, which comes back for a moment at each pause to see whether Ctrl-C was pressed.
template <class Work>
auto interruptible(Work work) {
    nb::gil_scoped_release unlocked;
    return work([] {
        nb::gil_scoped_acquire locked;
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
    });
}

nb::dict playouts(const Game& game, std::uint64_t games, nb::int_ seed, bool count_branching) {
    Rng rng(seed_of(seed));
    const PlayoutTotals totals =
        interruptible([&](const Pause& pause) { return game.playouts(games, rng, count_branching, pause); });
    nb::dict result;
    result["games"] = totals.games;
    result["moves"] = totals.moves;
    result["rounds"] = totals.rounds;
    result["branching"] = totals.branching;
    result["score"] = totals.score;
    return result;
}

std::uint64_t perft(const State& state, int depth, nb::int_ seed) {
    const std::uint64_t deal_seed = seed_of(seed);
    if (depth < 0) throw Refused("a depth of 0 or more was expected");
    const Engine engine = state.engine;
    const Value value = state.value;
    return interruptible([&](const Pause& pause) { return engine->perft(value, depth, deal_seed, pause); });
}

void require_chance(const State& state) {
    if (state.engine->to_move(state.value) != chance) throw Refused("no tiles are to be dealt now");
}

}  // namespace

NB_MODULE(_core, module) {
    module.doc() = "The rules of Faience's games, compiled. Use it through the package faience.";
    // Games are kept for the life of the process; at its end nanobind would call them leaks.
    nb::set_leak_warnings(false);
    nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
        try {
            std::rethrow_exception(thrown);
        } catch (const Refused& refused) {
            nb::object error = nb::module_::import_("faience.errors").attr("FaienceError");
            PyErr_SetString(error.ptr(), refused.what());
        }
    });
    module.attr("CHANCE") = chance;
    module.attr("OVER") = over;

    nb::class_<Rng>(module, "Rng",
                    "A seeded source of randomness: one seed, one sequence, on every machine and in every version.")
        .def(
            "__init__", [](Rng* self, nb::int_ seed) { new (self) Rng(seed_of(seed)); }, nb::arg("seed"))
        .def("__getstate__", &Rng::words)
        .def("__setstate__",
             [](Rng& self, const std::array<std::uint64_t, 4>& words) { new (&self) Rng(Rng::resumed(words)); })
        .def("next", &Rng::next, "The next 64 random bits.")
        .def(
            "below",
            [](Rng& rng, std::uint32_t n) {
                if (n == 0) throw Refused("there is no number below 0 to draw");
                return rng.below(n);
            },
            nb::arg("n"), "A number from 0 to n - 1, all equally likely.");

    nb::class_<Game>(module, "Engine", "One spec's rules.")
        .def_prop_ro("players", &Game::players)
        .def_prop_ro("move_count", &Game::move_count)
        .def_prop_ro("state_size", &Game::state_size)
        .def("playouts", &playouts, nb::arg("games"), nb::arg("seed"), nb::arg("count_branching") = false,
             nb::sig("def playouts(self, games: int, seed: int, count_branching: bool = False) -> dict[str, int]"),
             "Plays whole random games; the totals of what happened.");

    nb::class_<State>(module, "State", "A state of a game: see faience.State.")
        .def(
            "__init__",
            [](State* self, nb::object game, Engine engine) {
                const Value start = engine->start();
                new (self) State{std::move(game), std::move(engine), start};
            },
            nb::arg("game"), nb::arg("engine"))
        .def_ro("_game", &State::game)
        .def_prop_ro(
            "to_move", [](const State& s) { return s.engine->to_move(s.value); },
            "The seat to move (from 0), ``CHANCE`` when tiles must be dealt, or ``OVER``.")
        .def_prop_ro(
            "round", [](const State& s) { return s.engine->round(s.value); },
            "The round, from 1; while tiles are to be dealt, the one about to begin.")
        .def_prop_ro(
            "needs", [](const State& s) { return s.engine->needs(s.value); },
            "How many tiles the next deal holds; 0 when it is not chance's turn.")
        .def_prop_ro(
            "scores", [](const State& s) { return seats_of(s, &Game::score); },
            nb::sig("def scores(self) -> tuple[int, ...]"), "Points of each seat.")
        .def_prop_ro(
            "projected_scores", [](const State& s) { return seats_of(s, &Game::projected_score); },
            nb::sig("def projected_scores(self) -> tuple[int, ...]"),
            "What each seat would have if its board were scored now (in Zaic its lead); may be negative.")
        .def_prop_ro("winners", &winners, nb::sig("def winners(self) -> tuple[int, ...]"),
                     "The winning seats, several for a shared victory; empty until the game is over.")
        .def_prop_ro(
            "reason",
            [](const State& s) -> nb::object {
                const auto reason = s.engine->reason(s.value);
                return reason.empty() ? nb::none() : nb::cast(std::string(reason));
            },
            nb::sig("def reason(self) -> str | None"), "Why the game ended; ``None`` until it has.")
        .def("legal_moves", &legal_moves, nb::sig("def legal_moves(self) -> list[int]"),
             "The legal moves as ids, ascending; empty when it is no seat's turn.")
        .def(
            "is_legal", [](const State& s, nb::handle move) { return is_legal(s, move_id(s, move)); }, nb::arg("move"),
            nb::sig("def is_legal(self, move: typing.SupportsIndex | str) -> bool"),
            "Whether a move, id or text, may be played now; raises BadNotation for a text that is no move of the game.")
        .def("play", &play, nb::arg("move"), nb::sig("def play(self, move: typing.SupportsIndex | str) -> None"),
             "Plays a move, id or text, and all that follows from it on its own. Raises IllegalMove if it may not be "
             "played now, BadNotation if the game has no such move, and changes nothing then.")
        .def("copy", &copy, nb::sig("def copy(self) -> typing.Self"), "A state of its own, equal to this one.")
        .def(
            "random_move",
            [](const State& s, Rng& rng) {
                if (s.engine->to_move(s.value) < 0) throw Refused("it is no seat's turn");
                return s.engine->random_move(s.value, rng);
            },
            nb::arg("rng"), "A legal move drawn at random.")
        .def("perft", &perft, nb::arg("depth"), nb::arg("deal_seed") = 0,
             nb::sig("def perft(self, depth: int, deal_seed: int = 0) -> int"),
             "How many sequences of so many decisions there are from here, each round's deal drawn from deal_seed.")
        .def(
            "_draw",
            [](const State& s, Rng& rng) {
                require_chance(s);
                return s.engine->draw(s.value, rng);
            },
            nb::arg("rng"))
        .def(
            "_deal_random",
            [](State& s, Rng& rng) {
                require_chance(s);
                s.engine->deal_random(s.value, rng);
            },
            nb::arg("rng"))
        .def(
            "_deal", [](State& s, std::string_view tiles) { s.engine->deal(s.value, tiles); }, nb::arg("tiles"))
        .def("_fault", [](const State& s) { return s.engine->fault(s.value); })
        .def(
            "__eq__",
            [](const State& s, nb::handle other) -> nb::object {
                if (!nb::isinstance<State>(other)) return nb::borrow(Py_NotImplemented);
                const State& o = own(other);
                return nb::cast(s.engine == o.engine && s.value == o.value);
            },
            nb::arg("other").none(), nb::sig("def __eq__(self, other: object) -> bool"))
        .def("__hash__", &hash)
        .def("__copy__", &copy, nb::sig("def __copy__(self) -> typing.Self"))
        .def(
            "__deepcopy__", [](nb::handle self, nb::handle) { return copy(self); }, nb::arg("memo"),
            nb::sig("def __deepcopy__(self, memo: object) -> typing.Self"));

    bind_facts(module);
#define FAIENCE_BIND(NAME) bind_##NAME(module);
    FAIENCE_GAMES(FAIENCE_BIND)
#undef FAIENCE_BIND
    bind_search(module);
    bind_learn(module);
}

}  // namespace faience::bindings
