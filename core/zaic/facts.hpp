// What is told of Zaic, in the order of the rules page: src/faience/games/zaic/facts.py says what stands in it.
#pragma once

#include "../facts/facts_of.hpp"
#include "notation.hpp"
#include "turn_facts.hpp"

namespace faience::zaic {

// ---- Components -------------------------------------------------------------------------------------

inline void tell_printed(const Zaic&, Json& json) {
    json.object([&] {
        json.field("side", canvas_side);
        json.field("box", box_side);
        json.field("first", place_text(first_place, first_place));
        json.list("kinds", [&] {
            for (int kind = 0; kind < kinds; ++kind)
                json.object([&] {
                    json.field("kind", letters[kind]);
                    json.field("columns", columns_of[kind]);
                    json.field("rows", rows_of[kind]);
                    json.field("shape", shape_of[kind]);
                });
        });
        json.list("reserve", [&] {
            for (const int tiles : tiles_of_shape) json.value(tiles);
        });
    });
}

// ---- The table --------------------------------------------------------------------------------------

inline void tell_view(const Zaic& rules, const State& state, Json& json) {
    json.object([&] {
        json.field("to_move", state.turn);
        json.field("move", state.turn == over ? state.laid : state.laid + 1);
        json.list("roles", [&] {
            for (const std::string_view role : {"light", "dark"}) json.value(role);
        });
        json.list("tiles", [&] {
            for (const Tile tile : std::span(state.tiles).first(state.laid))
                json.object([&] {
                    json.field("level", tile.level());
                    json.field("seat", tile.seat());
                    json.field("kind", letters[tile.move().kind]);
                    json.field("column", tile.move().column);
                    json.field("row", tile.move().row);
                });
        });
        json.list("reserves", [&] {
            for (const auto& reserve : state.reserve)
                json.list([&] {
                    for (const int tiles : reserve) json.value(tiles);
                });
        });
        if (state.laid > 0) detail::tell_box(state, json);
        json.object("reach", [&] { detail::tell_extent(detail::reach_of(state), json); });
        const std::array<AreaList, players> areas{area_list(rules, state, 0), area_list(rules, state, 1)};
        json.list("areas", [&] {
            for (const AreaList& list : areas) detail::tell_sizes(list.sizes, json);
        });
        json.list("squares", [&] {
            for (const AreaList& list : areas)
                json.list([&] {
                    for (const Box area : list.places) json.value(detail::places_text(state, area));
                });
        });
        if (const auto lead = lead_by(areas[0].sizes, areas[1].sizes))
            json.object("lead", [&] {
                json.field("seat", lead->seat);
                json.field("at", lead->at);
                json.field("more", lead->more);
                json.field_unless_usual("less", lead->less);
                if (lead->at > 0)
                    json.list("equal", [&] {
                        for (int at = 0; at < lead->at; ++at) json.value(areas[0].sizes.size[at]);
                    });
            });
        if (state.turn != over) return;
        json.seats("winners", rules.winners(state));
        json.field("reason", rules.reason(state));
    });
}

// ---- End and winner ---------------------------------------------------------------------------------

namespace detail {

// What each seat has before and after; `tell_items` writes a list of what came between.
template <class TellItems>
void tell_seats(const Zaic& rules, const State& before, const State& after, TellItems tell_items, Json& json) {
    json.list([&] {
        for (int seat = 0; seat < players; ++seat)
            json.object([&] {
                json.field("seat", seat);
                json.field("before", rules.score(before, seat));
                json.field("after", rules.score(after, seat));
                tell_items(seat);
            });
    });
}

}  // namespace detail

// Zaic has no rounds: whatever the decisions did to the largest areas.
inline void tell_round(const Zaic& rules, std::span<const StepOf<State>> steps, Json& json) {
    State after = steps.back().before;
    rules.play(after, steps.back().move);
    detail::tell_seats(rules, steps.front().before, after, [](int) {}, json);
}

// "The first difference decides."
inline void tell_end(const Zaic& rules, const State& before, MoveId id, Json& json) {
    State state = before;
    rules.play(state, id);
    if (state.turn != over) return;
    const auto lead = rules.lead(state);
    json.object([&] {
        json.key("bonuses");
        detail::tell_seats(
            rules, state, state,
            [&](int seat) {
                json.list("items", [&] {
                    json.object([&] {
                        json.field("what", "areas");
                        detail::tell_sizes("areas", rules.areas(state, seat), json);
                        json.field("decided", lead ? std::optional(lead->at) : std::nullopt);
                    });
                });
            },
            json);
        json.field("reason", rules.reason(state));
        json.seats("winners", rules.winners(state));
        // Largest areas of one size are a tie that the next ones break.
        if (lead && lead->at > 0)
            json.object("tie", [&] {
                json.field("at", lead->at);
                json.field("more", lead->more);
                json.field_unless_usual("less", lead->less);
            });
    });
}

static_assert(Told<Zaic>);

}  // namespace faience::zaic
