// A. Factory offer: a handful leaves a factory or the centre for one line or the floor.
#pragma once

#include "rules.hpp"

namespace faience::azul {

template <bool Grey, bool Joker>
template <class Heard>
inline void Azul<Grey, Joker>::take(State& state, Move move, Heard& heard) const {
    Board& board = state.boards[state.turn];
    const bool from_centre = move.source == centre();
    // A factory's rest joins the centre; the centre's rest stays. The centre's place among the
    // factories is always empty, so both are one sum, and masks do for branches: a random player
    // would mispredict half of them.
    const Lanes if_centre = -Lanes{from_centre};
    const Lanes there = handfuls.tiles[state.factories[move.source]] + (state.centre & if_centre);
    const Lanes before = state.centre & ~if_centre;
    const bool jokers_too = Joker && move.jokers != Move::no_jokers;
    const Lanes rest = there & ~(lane(move.kind) | (jokers_too ? lane(joker) : 0));
    heard.took(there - rest, from_centre ? 0 : rest);
    state.factories[move.source] = no_tiles;
    state.centre = before + rest;
    state.present = (state.present & ~(ones << move.source) & ~(ones << centre())) | (held(state.centre) << centre());

    // The marker lies on the leftmost free place before any tile of the turn falls; a full floor
    // leaves it without a place and without a cost.
    if (from_centre & (state.marker == in_centre)) {
        state.marker = state.turn;
        heard.took_marker();
        if (board.floor_taken < floor_places) board.floor |= marker_on_floor << (4 * board.floor_taken++);
    }

    const int tiles = count(there, move.kind);
    Line& line = board.lines[move.target];
    const int room = move.target - line.tiles;  // line n has n places, the floor's has none
    if (!jokers_too) {
        const int placed = std::min(tiles, room);
        line.tiles = line.tiles + placed;
        if (Joker && move.kind == joker) {
            if (line.jokers == line.tiles - placed) line.kind = placed > 0 ? joker : line.kind;
            line.jokers = line.jokers + placed;
        } else {
            line.kind = move.kind & -int{placed > 0};  // nothing is placed on the floor's line
        }
        heard.kept(move.kind, placed, line.tiles);
        drop(state, board, move.kind, tiles - placed, heard);
    } else {
        const int joker_tiles = count(there, joker);
        // Without a choice the line takes all of them, or, being the floor, none.
        const int joker_placed = move.jokers >= 0 ? move.jokers : std::min(joker_tiles, room);
        const int placed = std::min(tiles, room - joker_placed);
        const bool only_jokers = line.jokers == line.tiles && placed == 0;
        line.tiles = line.tiles + placed + joker_placed;
        line.jokers = line.jokers + joker_placed;
        if (move.target > 0) line.kind = only_jokers ? joker : move.kind;
        heard.kept(move.kind, placed, line.tiles);
        heard.kept(joker, joker_placed, line.tiles);
        drop(state, board, move.kind, tiles - placed, heard);
        drop(state, board, joker, joker_tiles - joker_placed, heard);
    }

    // A line that has a colour is closed to the others; a complete one to all. The floor has no bit,
    // so nothing changes for it.
    const std::uint32_t bit = (1u << move.target) >> 1;
    const bool complete = line.tiles == move.target;
    std::uint32_t keep = bit << (open_bits * line.kind);
    if (Joker) keep = line.kind == joker ? open_ones * bit : keep | bit << (open_bits * joker);
    board.open &= ~(open_ones * bit) | (keep & -std::uint32_t{!complete});
    board.complete |= bit & -std::uint32_t{complete};
}

// Tiles fall to the floor from the left; a full floor sends the rest to the lid.
template <bool Grey, bool Joker>
template <class Heard>
inline void Azul<Grey, Joker>::drop(State& state, Board& board, int kind, int tiles, Heard& heard) const {
    const int placed = std::min(tiles, floor_places - board.floor_taken);
    const std::uint32_t places = (1u << (4 * placed)) - 1;
    board.floor |= (0x1111111u * static_cast<unsigned>(kind + 1) & places) << (4 * board.floor_taken);
    board.floor_taken = board.floor_taken + placed;
    state.fallen += static_cast<Lanes>(tiles) * one(kind);
    heard.fell(kind, tiles, tiles - placed);
}

}  // namespace faience::azul
