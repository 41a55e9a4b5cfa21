// Azul for Python: its maker, and its positions as plain values.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <tuple>

#include "../azul/rules.hpp"
#include "../game_of.hpp"
#include "../tiles/letters.hpp"
#include "state.hpp"

namespace faience::bindings {
namespace {

using namespace faience::azul;
using PlainBoard = std::tuple<int, std::vector<std::string>, std::vector<std::string>, std::string>;
using PlainTable = std::tuple<int, int, int, int, std::optional<int>, std::optional<int>, std::vector<std::string>,
                              std::string, std::string, std::string, std::vector<PlainBoard>>;

// Calls `use` with the GameOf<Azul<…>> behind an engine.
template <class Use>
auto with_rules(const Game& game, Use use) {
    if (const auto* plain = dynamic_cast<const GameOf<Azul<false, false>>*>(&game)) return use(*plain);
    if (const auto* with_jokers = dynamic_cast<const GameOf<Azul<false, true>>*>(&game)) return use(*with_jokers);
    if (const auto* grey = dynamic_cast<const GameOf<Azul<true, false>>*>(&game)) return use(*grey);
    if (const auto* both = dynamic_cast<const GameOf<Azul<true, true>>*>(&game)) return use(*both);
    throw Refused("a state of Azul was expected");
}

constexpr Alphabet alphabet{letters, all_tiles};

PlainBoard board_out(const Board& board) {
    std::vector<std::string> lines, wall;
    for (int row = 0; row < rows; ++row) {
        const Line& line = board.lines[static_cast<std::size_t>(row + 1)];
        lines.push_back(std::string(static_cast<std::size_t>(line.tiles - line.jokers), letters[line.kind]) +
                        std::string(line.jokers, letters[joker]));
        std::string cells;
        for (int column = 0; column < columns; ++column) {
            const int kind = laid_at(board, row, column);
            cells += kind < 0 ? free_letter : alphabet.letter(kind);
        }
        wall.push_back(cells);
    }
    std::string floor;
    for (int place = 0; place < board.floor_taken; ++place) {
        const unsigned on = floor_at(board, place);
        floor += on == marker_on_floor ? marker_letter : letters[on - 1];
    }
    return {board.score, lines, wall, floor};
}

// Reads a board; its tiles on the floor are added to `fallen`. Shapes are checked here, everything
// else by `fault` once the whole state stands.
Board board_in(const PlainBoard& plain, Lanes& fallen) {
    const auto& [score, lines, wall, floor] = plain;
    if (lines.size() != rows || wall.size() != rows) throw Refused("a board has five lines and five wall rows");
    if (score < 0 || score > 10000) throw Refused("a score from 0 to 10000 was expected");
    Board board;
    board.score = score;
    for (std::size_t row = 0; row < rows; ++row) {
        if (lines[row].size() > row + 1)
            throw Refused("line " + std::to_string(row + 1) + " holds more tiles than it has places");
        Line& line = board.lines[row + 1];
        for (const char letter : lines[row]) {
            const int kind = alphabet.kind(letter);
            if (line.tiles > line.jokers && kind != joker && kind != line.kind)
                throw Refused("a line holds one colour and jokers only");
            if (kind != joker || line.tiles == line.jokers) line.kind = kind == joker ? joker : kind;
            line.jokers += kind == joker;
            ++line.tiles;
        }
        if (line.tiles == row + 1) board.complete |= 1u << row;
        if (wall[row].size() != columns) throw Refused("a wall row has five cells");
        for (std::size_t column = 0; column < columns; ++column) {
            if (wall[row][column] == free_letter) continue;
            board.wall |= cell(static_cast<int>(row), static_cast<int>(column));
            board.laid[row] |= (alphabet.kind(wall[row][column]) + 1) << (3 * column);
        }
    }
    if (floor.size() > floor_places) throw Refused("a floor has seven places");
    for (const char letter : floor) {
        const bool marker = letter == marker_letter;
        if (!marker) fallen += one(alphabet.kind(letter));
        board.floor |= (marker ? marker_on_floor : static_cast<unsigned>(alphabet.kind(letter)) + 1)
                       << (4 * board.floor_taken++);
    }
    return board;
}

PlainTable table_out(const State& held) {
    return with_rules(*held.engine, [&](const auto& game) -> PlainTable {
        const auto& rules = game.rules();
        const auto state = game.open(held.value);
        std::vector<std::string> factories;
        for (int factory = 0; factory < rules.factories(); ++factory)
            factories.push_back(alphabet.text(handfuls.tiles[state.factories[static_cast<std::size_t>(factory)]]));
        std::vector<PlainBoard> boards;
        for (int seat = 0; seat < rules.players(); ++seat)
            boards.push_back(board_out(state.boards[static_cast<std::size_t>(seat)]));
        std::optional<int> marker, tiling;
        if (state.marker != in_centre) marker = state.marker;
        if (rules.tiling(state)) tiling = std::countr_zero(state.boards[static_cast<std::size_t>(state.turn)].complete);
        return {state.round,
                state.quiet,
                state.turn,
                state.first,
                marker,
                tiling,
                factories,
                alphabet.text(state.centre),
                alphabet.text(state.bag),
                alphabet.text(rules.lid(state)),
                boards};
    });
}

void table_in(State& held, const PlainTable& plain) {
    const auto& [round, quiet, turn, first, marker, tiling, factories, centre, bag, lid, boards] = plain;
    held.value = with_rules(*held.engine, [&](const auto& game) -> Value {
        const auto& rules = game.rules();
        const auto seat_in = [&](int seat) { return seat >= 0 && seat < rules.players(); };
        azul::State state;
        if (round < 1 || round > 9999) throw Refused("a round from 1 to 9999 was expected");
        if (quiet < 0 || quiet > stalled_after) throw Refused("0 to 10 quiet rounds were expected");
        if (!seat_in(turn) && turn != chance && turn != over) throw Refused("no such seat is to move");
        if (!seat_in(first) || (marker && !seat_in(*marker))) throw Refused("no such seat");
        state.round = round;
        state.quiet = quiet;
        state.turn = turn;
        state.first = first;
        state.marker = marker ? static_cast<std::int8_t>(*marker) : in_centre;
        if (static_cast<int>(factories.size()) != rules.factories() ||
            static_cast<int>(boards.size()) != rules.players())
            throw Refused("the numbers of factories and boards do not fit the players");
        state.centre = alphabet.tiles(centre);
        state.bag = alphabet.tiles(bag);
        state.fallen = alphabet.tiles(lid);
        state.present = faience::held(state.centre) << rules.centre();
        for (std::size_t factory = 0; factory < factories.size(); ++factory) {
            state.factories[factory] = alphabet.handful(factories[factory], "a factory");
            state.present |= faience::held(handfuls.tiles[state.factories[factory]]) << factory;
        }
        for (std::size_t seat = 0; seat < boards.size(); ++seat) {
            state.boards[seat] = board_in(boards[seat], state.fallen);
            for (int row = 0; row < rows; ++row) rules.reopen(state.boards[seat], row);
        }
        if (const std::string fault = rules.fault(state); !fault.empty()) throw Refused(fault);
        return game.close(state);
    });
}

}  // namespace

void bind_azul(nb::module_& module) {
    module.def(
        "azul",
        [](int players, bool grey, bool with_jokers) -> Engine {
            if (players < min_players || players > max_players) throw Refused("2 to 4 players were expected");
            if (grey) {
                if (with_jokers) return std::make_shared<GameOf<Azul<true, true>>>(Azul<true, true>(players));
                return std::make_shared<GameOf<Azul<true, false>>>(Azul<true, false>(players));
            }
            if (with_jokers) return std::make_shared<GameOf<Azul<false, true>>>(Azul<false, true>(players));
            return std::make_shared<GameOf<Azul<false, false>>>(Azul<false, false>(players));
        },
        nb::arg("players"), nb::arg("grey"), nb::arg("joker"), "The rules of Azul.");
    module.def("azul_table", &table_out, nb::arg("state"),
               "round, quiet, to_move, first, marker, tiling, factories, centre, bag, lid, "
               "[(score, lines, wall, floor), ...]");
    module.def("azul_set_table", &table_in, nb::arg("state"), nb::arg("table"),
               "Puts a state to a position given like azul_table's; refuses one that breaks what every state keeps.");
}

}  // namespace faience::bindings
