// Facts of what a move or a deal does to a table of Azul.
#pragma once

#include "items.hpp"

namespace faience::azul {

namespace detail {

// What becomes of the tiles of a take: the same from every source that offers them.
inline void tell_put(Move move, const Taken& taken, Json& json) {
    // A line that is complete holds as many as its number says.
    if (taken.held < move.target) json.field("held", taken.held);
    if (move.target > 0) json.field_unless_usual("fell", alphabet.text(taken.fallen));
    if (taken.to_lid == 0) return;
    const int floor = total(taken.fallen) - taken.to_lid;
    json.field("to_lid", taken.to_lid);
    json.field("lid", floor > 0 ? "some" : "all");
    json.field_unless_usual("floor", floor);
}

inline void tell_take(Move move, bool from_centre, const Taken& taken, Json& json) {
    json.object([&] {
        json.field("what", "take");
        if (!from_centre) json.field("source", move.source + 1);
        json.field("tiles", alphabet.text(taken.tiles));
        json.field_unless_usual("kept", alphabet.text(taken.in_line));
        json.field_unless_usual("line", int{move.target});
        if (move.jokers >= 0) json.field("jokers", int{move.jokers});
        tell_put(move, taken, json);
        json.field_unless_usual("rest", alphabet.text(taken.rest));
        json.field_unless_usual("marker", taken.marker);
    });
}

inline void tell_lay(const Item& tile, Json& json) {
    json.object([&] {
        json.field("what", "lay");
        json.field("tile", tile.tile);
        json.field("row", tile.row);
        json.field("column", tile.column);
    });
}

// The tile that a move of tiling lays; `state` changes as by the move, before the tiling goes on.
template <class Rules>
Item lay_tile(const Rules& rules, State& state, MoveId id) {
    const int seat = state.turn, place = id - rules.first_tile_move();
    Scored scored(state);
    rules.lay(state, state.boards[seat], place / columns, place % columns, scored);
    return scored.round[seat].front();
}

}  // namespace detail

template <bool Grey, bool Joker>
void tell_effect(const Azul<Grey, Joker>& rules, const State& state, MoveId id, Json& json) {
    State after = state;
    if (rules.tiling(state)) return detail::tell_lay(detail::lay_tile(rules, after, id), json);
    const Move move = rules.table.moves[id];
    Taken taken;
    rules.take(after, move, taken);
    detail::tell_take(move, move.source == rules.centre(), taken, json);
}

// A deal that a state awaits, in notation.
template <bool Grey, bool Joker>
void tell_deal(const Azul<Grey, Joker>& rules, const State& state, std::string_view text, Json& json) {
    State after = state;
    rules.deal(after, read_deal(rules, state, text));
    json.object([&] {
        json.field("what", "deal");
        json.field("round", state.round);
        json.list("factories", [&] {
            for (int factory = 0; factory < rules.factories(); ++factory) json.value(factory_text(after, factory));
        });
    });
}

}  // namespace faience::azul
