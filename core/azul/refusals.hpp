// Why something may not be done: a code and its values, all that the words for it need. The rules say what is legal;
// this only says why the rest is not.
#pragma once

#include <optional>

#include "../facts/json.hpp"
#include "notation.hpp"

namespace faience::azul {

// Numbers from 1; of the values those count that its code has.
struct Refusal {
    std::string_view why;
    char kind = {};
    int n = 0;  // a factory
    int row = 0, column = 0;
};

inline void tell(const Refusal& refusal, Json& json) {
    json.object([&] {
        json.field("why", refusal.why);
        json.field_unless_usual("kind", refusal.kind);
        json.field_unless_usual("n", refusal.n);
        json.field_unless_usual("row", refusal.row);
        json.field_unless_usual("column", refusal.column);
    });
}

// Why tiles of a kind may not go to a line.
inline std::optional<Refusal> line_refusal(const Board& board, int kind, int row) {
    if (board.open >> (open_bits * kind + row) & 1) return std::nullopt;
    const Line& line = board.lines[row + 1];
    if (line.tiles == row + 1) return Refusal{.why = "complete", .row = row + 1};
    if (line.tiles > line.jokers && line.kind != kind)
        return Refusal{.why = "holds", .kind = alphabet.letter(line.kind), .row = row + 1};
    return Refusal{.why = "shown", .kind = alphabet.letter(kind), .row = row + 1};
}

// Why the complete line of a row may not be tiled in a column.
template <bool Grey, bool Joker>
std::optional<Refusal> cell_refusal(const Azul<Grey, Joker>& rules, const Board& board, int row, int column) {
    if (rules.tile_columns(board, row) >> column & 1) return std::nullopt;
    if (board.wall & cell(row, column)) return Refusal{.why = "taken", .row = row + 1, .column = column + 1};
    return Refusal{.why = "column", .kind = alphabet.letter(board.lines[row + 1].kind), .column = column + 1};
}

// Why a source does not offer what a move takes.
template <bool Grey, bool Joker>
std::optional<Refusal> source_refusal(const Azul<Grey, Joker>& rules, const State& state, Move move) {
    const Lanes there = rules.tiles_at(state, move.source);
    const bool from_centre = move.source == rules.centre();
    const int factory = from_centre ? 0 : move.source + 1;
    if (there == 0) return Refusal{.why = from_centre ? "empty_centre" : "empty_factory", .n = factory};
    const auto without = [&](int kind) {
        return Refusal{
            .why = from_centre ? "centre_without" : "factory_without", .kind = alphabet.letter(kind), .n = factory};
    };
    if (count(there, move.kind) == 0) return without(move.kind);
    if (move.jokers != Move::no_jokers && count(there, joker) == 0) return without(joker);
    return std::nullopt;
}

// Why a move of the game is not legal while a seat is to move.
template <bool Grey, bool Joker>
Refusal refusal_of(const Azul<Grey, Joker>& rules, const State& state, MoveId id) {
    const Board& board = state.boards[state.turn];
    const int tiled = std::countr_zero(board.complete);  // the row in turn, while tiling
    if (id >= rules.first_tile_move()) {
        const int place = id - rules.first_tile_move();
        if (!rules.tiling(state)) return {.why = "not_yet"};
        if (place / columns != tiled) return {.why = "other_row", .row = tiled + 1};
        return cell_refusal(rules, board, tiled, place % columns).value();
    }
    if (rules.tiling(state)) return {.why = "untiled", .row = tiled + 1};
    const Move move = rules.table.moves[id];
    if (const auto refusal = source_refusal(rules, state, move)) return *refusal;
    if (move.target > 0)
        if (const auto refusal = line_refusal(board, move.kind, move.target - 1)) return *refusal;
    return {.why = "choice"};  // of jokers, written where there is none or left out where there is one
}

}  // namespace faience::azul
