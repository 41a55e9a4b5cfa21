// Zaic for Python: its maker, and its positions as plain values.
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "../zaic/facts.hpp"
#include "state.hpp"

namespace faience::bindings {
namespace {

using namespace faience::zaic;
using PlainTile = std::tuple<int, int, std::string, int, int>;  // level, seat, kind, column, row
using PlainTable = std::tuple<int, std::vector<PlainTile>>;

const GameOf<Zaic>& rules_of(const State& held) {
    if (const auto* game = dynamic_cast<const GameOf<Zaic>*>(held.engine.get())) return *game;
    throw Refused("a state of Zaic was expected");
}

PlainTable table_out(const State& held) {
    rules_of(held);
    const auto state = GameOf<Zaic>::open(held.value);
    std::vector<PlainTile> tiles;
    for (const Tile tile : std::span(state.tiles).first(state.laid)) {
        const Move move = tile.move();
        tiles.emplace_back(tile.level(), tile.seat(), std::string(1, letters[move.kind]), move.column, move.row);
    }
    return {state.turn, tiles};
}

Tile tile_in(const PlainTile& plain) {
    const auto& [level, seat, letter, column, row] = plain;
    const auto kind = letter.size() == 1 ? letters.find(letter) : std::string_view::npos;
    if (kind == std::string_view::npos) throw Refused("'" + letter + "' is no kind of tile");
    if (level < 1 || level > max_level) throw Refused("levels go from 1 to 9");
    if (seat != 0 && seat != 1) throw Refused("no such seat");
    if (column < 0 || row < 0 || column >= columns_for(static_cast<int>(kind)) ||
        row >= rows_for(static_cast<int>(kind)))
        throw Refused("a tile lies outside of the places a1 to o15");
    return Tile(level,
                {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)},
                seat);
}

void table_in(State& held, const PlainTable& plain) {
    const auto& [turn, plain_tiles] = plain;
    const auto& game = rules_of(held);
    std::vector<Tile> tiles;
    for (const PlainTile& tile : plain_tiles) tiles.push_back(tile_in(tile));
    held.value = game.close(game.rules().assemble(turn, tiles));
}

std::vector<std::vector<int>> areas_out(const State& held) {
    const auto& game = rules_of(held);
    std::vector<std::vector<int>> lists;
    for (int seat = 0; seat < players; ++seat) {
        const Areas areas = game.rules().areas(GameOf<Zaic>::open(held.value), seat);
        lists.emplace_back(areas.size.begin(), areas.size.begin() + areas.count);
    }
    return lists;
}

}  // namespace

void bind_zaic(nb::module_& module) {
    module.def("zaic", []() -> Engine { return std::make_shared<GameOf<Zaic>>(Zaic()); }, "The rules of Zaic.");
    module.def(
        "zaic_facts", []() -> std::shared_ptr<Facts> { return std::make_shared<FactsOf<Zaic>>(Zaic()); },
        "Texts and facts of Zaic.");
    module.def("zaic_table", &table_out, nb::arg("state"),
               "to_move, [(level, seat, kind, column, row), ...]: the tiles sorted by level, column and row.");
    module.def("zaic_set_table", &table_in, nb::arg("state"), nb::arg("table"),
               "Puts a state to a position given like zaic_table's; refuses one that breaks what every state keeps.");
    module.def("zaic_areas", &areas_out, nb::arg("state"), "The sizes of each seat's areas, the largest first.");
}

}  // namespace faience::bindings
