// What every state of a game keeps. Positions from outside are held against it before they are
// believed, and the tests hold every state of their random games against it.
#pragma once

#include <cstring>

#include "rules.hpp"

namespace faience::azul {

namespace detail {

inline std::string seat_text(int seat) { return "seat " + std::to_string(seat); }

// The tiles on a floor; `markers` counts the marker.
inline Lanes floor_tiles(const Board& board, int& markers) {
    Lanes tiles = 0;
    for (int place = 0; place < board.floor_taken; ++place) {
        const unsigned on = board.floor >> (4 * place) & 15;
        if (on == marker_on_floor)
            ++markers;
        else
            tiles += one(static_cast<int>(on) - 1);
    }
    return tiles;
}

inline Lanes line_tiles(const Board& board) {
    Lanes tiles = 0;
    for (const Line& line : board.lines)
        tiles += static_cast<Lanes>(line.tiles - line.jokers) * one(line.kind) + line.jokers * one(joker);
    return tiles;
}

}  // namespace detail

template <bool Grey, bool Joker>
inline std::string Azul<Grey, Joker>::fault(const State& state) const {
    using namespace detail;
    const bool taking = state.present != 0;
    const auto on_wall = [](const Board& board, int row, int column) {
        return static_cast<int>(board.laid[row] >> (3 * column) & 7) - 1;
    };

    Lanes everywhere = state.bag + state.centre + state.fallen;
    std::uint64_t present = held(state.centre) << centre();
    for (int factory = 0; factory < factories_; ++factory) {
        const Lanes tiles = handfuls.tiles[state.factories[factory]];
        everywhere += tiles;
        present |= held(tiles) << factory;
    }
    if (present != state.present) return "the record of what lies at the sources is wrong";

    bool row_complete = false;
    Lanes on_floors = 0;
    for (int seat = 0; seat < players_; ++seat) {
        const Board& board = state.boards[seat];
        if (board.score < 0) return seat_text(seat) + " has a score below 0";

        int markers = 0;
        on_floors += floor_tiles(board, markers);
        const bool should_show = state.marker == seat && state.turn >= 0;
        if (markers > 1) return "there is one marker only";
        if (markers == 1 && !should_show)
            return "the marker lies on the floor of " + seat_text(seat) + ", which does not hold it";
        if (should_show && markers == 0 && board.floor_taken < floor_places)
            return seat_text(seat) + " holds the marker, so it must lie on their floor unless that is full";
        if (state.turn < 0 && board.floor_taken > 0)
            return "the floor of " + seat_text(seat) + " must be empty between rounds";

        for (int row = 0; row < rows; ++row) {
            const Line& line = board.lines[row + 1];
            const std::string where = "line " + std::to_string(row + 1) + " of " + seat_text(seat);
            if (line.tiles > row + 1) return where + " holds more tiles than it has places";
            const bool has_colour = line.tiles > line.jokers;
            if (!Joker && line.jokers > 0) return where + " holds jokers in a game without them";
            const bool complete = line.tiles == row + 1;
            if (complete != ((board.complete >> row & 1) != 0)) return "the record of complete lines is wrong";
            if (complete && state.turn < 0) return where + " is complete, which no line is between rounds";
            for (int column = 0; column < columns; ++column) {
                const int laid = on_wall(board, row, column);
                const bool occupied = (board.wall & cell(row, column)) != 0;
                if (occupied != (laid >= 0)) return "the record of the wall is wrong";
                if (laid < 0) continue;
                const std::string place = "row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1);
                if (!Joker && laid == joker) return place + " shows a joker in a game without them";
                if (!Grey && laid != joker && laid != printed_colour(row, column))
                    return place + " of the coloured wall takes " + letters[printed_colour(row, column)];
                if (has_colour && (Grey ? laid == line.kind : printed_colour(row, column) == line.kind))
                    return where + " holds a colour that its wall row already shows";
                if (!Grey || laid == joker) continue;
                for (int other = 0; other < columns; ++other)
                    if ((other != column && on_wall(board, row, other) == laid) ||
                        (other != row && on_wall(board, other, column) == laid))
                        return place + " shows a colour that its row or column shows twice";
            }
        }
        Board reopened = board;
        for (int row = 0; row < rows; ++row) reopen(reopened, row);
        if (reopened.open != board.open) return "the record of open lines is wrong";
        row_complete |= any_row_complete(board.wall);
        everywhere += wall_tiles(board) + line_tiles(board);
    }
    if (total(everywhere) != all_tiles)
        return "there must be " + std::to_string(all_tiles) + " tiles, not " + std::to_string(total(everywhere));
    if (!Joker && count(everywhere, joker) > 0) return "there are jokers (J) in a game without them";
    for (int kind = 0; kind < used_kinds; ++kind) {
        const int expected = tiles_of(kind, players_, Joker);
        if (count(everywhere, kind) != expected)
            return std::string("there must be ") + std::to_string(expected) + " tiles " +
                   letters[static_cast<std::size_t>(kind)] + ", not " + std::to_string(count(everywhere, kind));
        if (count(on_floors, kind) > count(state.fallen, kind)) return "the record of fallen tiles is wrong";
    }

    if (state.round < 1) return "rounds count from 1";
    if (state.quiet > stalled_after) return "a game stalls after ten quiet rounds";
    const bool no_tiles = state.bag + state.fallen == 0;
    if (state.turn == over) {
        if (taking) return "a game that is over has no tiles left to take";
        if (!row_complete && state.quiet < stalled_after && !no_tiles) return "nothing has ended this game";
        return "";
    }
    if (row_complete && (taking || state.turn == chance)) return "a complete row ends the game";
    if (state.quiet == stalled_after) return "ten quiet rounds end the game";
    if (state.turn == chance) {
        if (taking) return "tiles are dealt only when none are left to take";
        if (state.marker != in_centre) return "the marker lies in the centre when tiles are dealt";
        if (no_tiles) return "no tile is left to deal";
        return "";
    }
    if (taking) return "";

    // Tiling: everything that happens on its own has happened, and the decision is the next one in order.
    State scratch = state;
    tile_on(scratch, true);
    if (std::memcmp(&scratch, &state, sizeof state) != 0)
        return "no tiles are left to take, and it is not the turn of " + seat_text(state.turn) +
               " to tile: rows are tiled seat by seat from the first player, from the top";
    return "";
}

}  // namespace faience::azul
