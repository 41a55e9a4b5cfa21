// What is told of Zaic, in the order of the rules page: src/faience/games/zaic/facts.py says what stands in it.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "../facts/facts_of.hpp"
#include "notation.hpp"
#include "refusals.hpp"

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

namespace detail {

// Columns and rows of the canvas, the last ones included.
struct Extent {
    int left, bottom, right, top;

    bool holds(Place place) const {
        return left <= place.column && place.column <= right && bottom <= place.row && place.row <= top;
    }
};

// The box in use; before the first tile, the place where it will begin.
inline Extent box_of(const State& state) {
    return {state.left, state.bottom, state.left + std::max<int>(state.columns, 1) - 1,
            state.bottom + std::max<int>(state.rows, 1) - 1};
}

// "It floats": all places that a box of 8 by 8 around the tiles can cover.
inline Extent reach_of(const State& state) {
    constexpr int grow = box_side - 1, last = canvas_side - 1;
    const Extent box = box_of(state);
    return {std::max(0, box.right - grow), std::max(0, box.top - grow), std::min(last, box.left + grow),
            std::min(last, box.bottom + grow)};
}

inline void tell_extent(std::string_view name, const Extent& extent, Json& json) {
    json.object(name, [&] {
        json.field("left", extent.left);
        json.field("bottom", extent.bottom);
        json.field("right", extent.right);
        json.field("top", extent.top);
    });
}

inline void tell_sizes(const Areas& areas, Json& json) {
    json.list([&] {
        for (int area = 0; area < areas.count; ++area) json.value(areas.size[area]);
    });
}
inline void tell_sizes(std::string_view name, const Areas& areas, Json& json) {
    json.key(name);
    tell_sizes(areas, json);
}

}  // namespace detail

inline void tell_view(const Zaic& rules, const State& state, Json& json) {
    json.object([&] {
        json.field("to_move", state.turn);
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
        if (state.laid > 0) detail::tell_extent("box", detail::box_of(state), json);
        detail::tell_extent("reach", detail::reach_of(state), json);
        json.list("areas", [&] {
            for (int seat = 0; seat < players; ++seat) detail::tell_sizes(rules.areas(state, seat), json);
        });
        if (const auto lead = rules.lead(state))
            json.object("lead", [&] {
                json.field("seat", lead->seat);
                json.field("at", lead->at);
                json.field("more", lead->more);
                json.field_unless_usual("less", lead->less);
            });
        if (state.turn != over) return;
        json.seats("winners", rules.winners(state));
        json.field("reason", rules.reason(state));
    });
}

// ---- A turn -----------------------------------------------------------------------------------------

namespace detail {

// A tile laid by the seat to move, and what follows from it.
struct Laid {
    Move move;
    int level = 1;
    std::array<int, players> covers{};   // how many squares of each seat it hides
    int joins = 0;                       // the size of the area that it becomes part of
    std::array<Areas, players> areas{};  // of each seat, with it
};

inline Laid laid(const Zaic& rules, const State& before, MoveId id) {
    State after = before;
    rules.play(after, id);
    Laid laid{.move = rules.table.moves[id]};
    const int place = box_column * (laid.move.column - after.left) + laid.move.row - after.bottom;
    laid.level = height_at(after, place);
    for (int seat = 0; seat < players; ++seat) {
        // The box does not move when a tile lies on others.
        if (laid.level > 1)
            laid.covers[seat] = static_cast<int>(count(footprint[laid.move.kind] << place & before.showing(seat)));
        laid.areas[seat] = rules.areas(after, seat, [&](Box area) {
            if (area >> place & 1) laid.joins = static_cast<int>(count(area));
        });
    }
    return laid;
}

inline void tell_lay(const Laid& laid, Json& json) {
    json.object([&] {
        json.field("what", "lay");
        json.field("kind", letters[laid.move.kind]);
        json.field("column", laid.move.column);
        json.field("row", laid.move.row);
        json.field("level", laid.level);
        if (laid.level > 1)
            json.list("covers", [&] {
                for (const int squares : laid.covers) json.value(squares);
            });
        json.field("joins", laid.joins);
    });
}

// What it would bring the seat to move: a larger area, or smaller ones for the opponent.
inline void tell_choice(const Laid& laid, int mover, const std::array<Areas, players>& areas, Json& json) {
    const int before = areas[mover].size[0], after = laid.areas[mover].size[0];
    json.object([&] {
        json.field("move", move_text(laid.move));
        json.field_unless_usual("gain", after - before);
        json.field("before", before);
        json.field("after", after);
        json.list("items", [&] {
            for (const int seat : {mover, 1 - mover})
                json.object([&] {
                    json.field("what", "change");
                    json.field_unless_usual("points", seat == mover ? after - before : 0);
                    json.field("seat", seat);
                    tell_sizes("before", areas[seat], json);
                    tell_sizes("after", laid.areas[seat], json);
                });
        });
        json.key("effect");
        tell_lay(laid, json);
    });
}

inline void tell_refusal(const Refusal& refusal, Json& json) {
    json.object([&] {
        json.field("why", refusal.why);
        json.field_unless_usual("place", refusal.place);
        json.field_unless_usual("n", refusal.n);
        json.field_unless_usual("low", refusal.low);
        json.field_unless_usual("high", refusal.high);
    });
}

// Many places are refused for one reason: each reason once, with all that was tried in one text. That is a kind
// that is used up by its letter, or else a move at least one of whose squares lies where the box can reach.
inline void tell_refused(const Zaic& rules, const State& state, Json& json) {
    std::vector<std::pair<Refusal, std::string>> refused;
    const auto refuse = [&](const Refusal& refusal, const std::string& tried) {
        const auto found =
            std::find_if(refused.begin(), refused.end(), [&](const auto& known) { return known.first == refusal; });
        if (found == refused.end())
            refused.emplace_back(refusal, tried);
        else
            found->second += " " + tried;
    };
    for (int kind = 0; kind < kinds; ++kind)
        if (const auto refusal = refusal_of_kind(state, kind)) refuse(*refusal, std::string(1, letters[kind]));
    const Extent reach = reach_of(state);
    const FromAbove seen(state);
    for (int id = 0; id < rules.move_count(); ++id) {
        const Move move = rules.table.moves[id];
        const std::vector<Place> covered = squares(move);
        if (refusal_of_kind(state, move.kind) || rules.is_legal(state, static_cast<MoveId>(id)) ||
            std::none_of(covered.begin(), covered.end(), [&](Place place) { return reach.holds(place); }))
            continue;
        refuse(refusal_of_place(state, seen, move).value(), move_text(move));
    }
    json.object("refused", [&] {
        for (const auto& [refusal, tried] : refused) {
            json.key(tried);
            tell_refusal(refusal, json);
        }
    });
}

}  // namespace detail

inline void tell_choices(const Zaic& rules, const State& table, int seat, Json& json) {
    const State state = rules.as_if(table, seat);
    if (state.turn != seat) return;
    const std::array<Areas, players> areas{rules.areas(state, 0), rules.areas(state, 1)};
    std::array<MoveId, Zaic::max_moves> moves;
    const int found = rules.legal(state, moves);
    json.object([&] {
        json.list("moves", [&] {
            for (const MoveId id : std::span(moves).first(static_cast<std::size_t>(found)))
                detail::tell_choice(detail::laid(rules, state, id), seat, areas, json);
        });
        detail::tell_refused(rules, state, json);
    });
}

inline void tell_effect(const Zaic& rules, const State& state, MoveId id, Json& json) {
    detail::tell_lay(detail::laid(rules, state, id), json);
}

inline void tell_refusal(const Zaic& rules, const State& state, std::string_view text, Json& json) {
    const auto move = read_move(text);
    if (state.turn == over || !move || !on_canvas(*move)) return;
    if (rules.is_legal(state, rules.table.id[move->kind][move->column][move->row])) return;
    const auto refusal = refusal_of_kind(state, move->kind);
    detail::tell_refusal(refusal ? *refusal : refusal_of_place(state, FromAbove(state), *move).value(), json);
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
