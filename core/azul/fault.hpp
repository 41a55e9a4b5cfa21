// What every state of a game keeps. Positions from outside are held against it before they are
// believed, and the tests hold every state of their random games against it.
#pragma once

#include <cstring>

#include "rules.hpp"

namespace faience::azul {

namespace detail {

inline std::string seat_text(int seat) { return "seat " + std::to_string(seat); }

inline std::string floor_fault(const State& state, int seat) {
    const Board& board = state.boards[seat];
    const int markers = floor_markers(board);
    const bool should_show = state.marker == seat && state.turn >= 0;
    if (markers > 1) return "there is one marker only";
    if (markers == 1 && !should_show)
        return "the marker lies on the floor of " + seat_text(seat) + ", which does not hold it";
    if (should_show && markers == 0 && board.floor_taken < floor_places)
        return seat_text(seat) + " holds the marker, so it must lie on their floor unless that is full";
    if (state.turn < 0 && board.floor_taken > 0)
        return "the floor of " + seat_text(seat) + " must be empty between rounds";
    return "";
}

inline bool shown_twice(const Board& board, int row, int column) {
    const int kind = laid_at(board, row, column);
    for (int other = 0; other < columns; ++other)
        if ((other != column && laid_at(board, row, other) == kind) ||
            (other != row && laid_at(board, other, column) == kind))
            return true;
    return false;
}

}  // namespace detail

template <bool Grey, bool Joker>
inline std::string Azul<Grey, Joker>::row_fault(const Board& board, int row, const std::string& where) const {
    const Line& line = board.lines[row + 1];
    if (line.tiles > row + 1) return where + " holds more tiles than it has places";
    if (!Joker && line.jokers > 0) return where + " holds jokers in a game without them";
    if ((line.tiles == row + 1) != ((board.complete >> row & 1) != 0)) return "the record of complete lines is wrong";
    for (int column = 0; column < columns; ++column) {
        const int kind = laid_at(board, row, column);
        const bool occupied = (board.wall & cell(row, column)) != 0;
        if (occupied != (kind >= 0)) return "the record of the wall is wrong";
        if (!occupied) continue;
        const std::string place = "row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1);
        if (!Joker && kind == joker) return place + " shows a joker in a game without them";
        if (!Grey && kind != joker && kind != printed_colour(row, column))
            return place + " of the coloured wall takes " + letters[printed_colour(row, column)];
        const int blocked = Grey ? kind : printed_colour(row, column);
        if (line.tiles > line.jokers && line.kind == blocked)
            return where + " holds a colour that its wall row already shows";
        if (Grey && kind != joker && detail::shown_twice(board, row, column))
            return place + " shows a colour that its row or column shows twice";
    }
    return "";
}

template <bool Grey, bool Joker>
inline std::string Azul<Grey, Joker>::tiles_fault(const State& state) const {
    Lanes everywhere = state.bag + state.centre + state.fallen, on_floors = 0;
    for (int factory = 0; factory < factories_; ++factory) everywhere += handfuls.tiles[state.factories[factory]];
    for (int seat = 0; seat < players_; ++seat) {
        everywhere += wall_tiles(state.boards[seat]) + line_tiles(state.boards[seat]);
        on_floors += floor_tiles(state.boards[seat]);
    }
    if (total(everywhere) != all_tiles)
        return "there must be " + std::to_string(all_tiles) + " tiles, not " + std::to_string(total(everywhere));
    if (!Joker && count(everywhere, joker) > 0) return "there are jokers (J) in a game without them";
    for (int kind = 0; kind < used_kinds; ++kind) {
        const int expected = tiles_of(kind, players_, Joker);
        if (count(everywhere, kind) != expected)
            return std::string("there must be ") + std::to_string(expected) + " tiles " +
                   letters[static_cast<std::size_t>(kind)] + ", not " + std::to_string(count(everywhere, kind));
    }
    return contains(state.fallen, on_floors) ? "" : "the record of fallen tiles is wrong";
}

// Whose turn it is must follow from what lies on the table.
template <bool Grey, bool Joker>
inline std::string Azul<Grey, Joker>::turn_fault(const State& state) const {
    bool row_complete = false, line_complete = false;
    for (int seat = 0; seat < players_; ++seat) {
        row_complete |= any_row_complete(state.boards[seat].wall);
        line_complete |= state.boards[seat].complete != 0;
    }
    const bool taking = state.present != 0;
    const bool no_tiles_left = state.bag + state.fallen == 0;
    if (state.round < 1) return "rounds count from 1";
    if (state.quiet > stalled_after) return "a game stalls after ten quiet rounds";
    if (state.turn < 0 && line_complete) return "a line is complete, which none is between rounds";
    if (state.turn == over) {
        if (taking) return "a game that is over has no tiles left to take";
        if (!row_complete && state.quiet < stalled_after && !no_tiles_left) return "nothing has ended this game";
        return "";
    }
    if (row_complete && (taking || state.turn == chance)) return "a complete row ends the game";
    if (state.quiet == stalled_after) return "ten quiet rounds end the game";
    if (state.turn == chance) {
        if (taking) return "tiles are dealt only when none are left to take";
        if (state.marker != in_centre) return "the marker lies in the centre when tiles are dealt";
        return no_tiles_left ? "no tile is left to deal" : "";
    }
    if (taking) return "";

    // Tiling: everything that happens on its own has happened, and the decision is the next one in order.
    State scratch = state;
    tile_on(scratch, true, silent);
    if (std::memcmp(&scratch, &state, sizeof state) == 0) return "";
    return "no tiles are left to take, and it is not the turn of " + detail::seat_text(state.turn) +
           " to tile: rows are tiled seat by seat from the first player, from the top";
}

template <bool Grey, bool Joker>
inline std::string Azul<Grey, Joker>::fault(const State& state) const {
    std::uint64_t present = held(state.centre) << centre();
    for (int factory = 0; factory < factories_; ++factory)
        present |= held(handfuls.tiles[state.factories[factory]]) << factory;
    if (present != state.present) return "the record of what lies at the sources is wrong";

    for (int seat = 0; seat < players_; ++seat) {
        const Board& board = state.boards[seat];
        const std::string name = detail::seat_text(seat);
        if (board.score < 0) return name + " has a score below 0";
        if (std::string fault = detail::floor_fault(state, seat); !fault.empty()) return fault;
        Board reopened = board;
        for (int row = 0; row < rows; ++row) {
            const std::string where = "line " + std::to_string(row + 1) + " of " + name;
            if (std::string fault = row_fault(board, row, where); !fault.empty()) return fault;
            reopen(reopened, row);
        }
        if (reopened.open != board.open) return "the record of open lines is wrong";
    }
    if (std::string fault = tiles_fault(state); !fault.empty()) return fault;
    return turn_fault(state);
}

}  // namespace faience::azul
