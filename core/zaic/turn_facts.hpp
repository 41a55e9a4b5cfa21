// What is told of a turn of Zaic: what may be laid where, what it would bring, and why the rest may not be.
#pragma once

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "../facts/shared.hpp"
#include "notation.hpp"
#include "refusals.hpp"

namespace faience::zaic {

// A player's areas: their sizes, and the places of each in the same order.
struct AreaList {
    Areas sizes;
    std::vector<Box> places;
};

inline AreaList area_list(const Zaic& rules, const State& state, int seat) {
    AreaList list;
    list.sizes = rules.areas(state, seat, [&](Box area) { list.places.push_back(area); });
    std::stable_sort(list.places.begin(), list.places.end(),
                     [](Box one, Box other) { return count(one) > count(other); });
    return list;
}

namespace detail {

// ---- Places and areas -------------------------------------------------------------------------------

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

inline void tell_extent(const Extent& extent, Json& json) {
    json.field("left", extent.left);
    json.field("bottom", extent.bottom);
    json.field("right", extent.right);
    json.field("top", extent.top);
}

// The box in use, and how it can still grow.
inline void tell_box(const State& state, Json& json) {
    json.object("box", [&] {
        tell_extent(box_of(state), json);
        json.field("columns", state.columns);
        json.field("rows", state.rows);
        json.field_unless_usual("wider", box_side - state.columns);
        json.field_unless_usual("higher", box_side - state.rows);
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

// The names of places of the box in use, column by column.
inline std::string places_text(const State& state, Box places) {
    std::string text;
    for (int bit = 0; bit < box_side * box_side; ++bit)
        if (places >> bit & 1) {
            if (!text.empty()) text += ' ';
            text += place_text(state.left + bit / box_column, state.bottom + bit % box_column);
        }
    return text;
}

// ---- Moves of which the same is told ----------------------------------------------------------------

// Moves in one text: those whose rows follow each other in a column as Ha1-9, and a whole kind by its letter.
class Together {
  public:
    void add(Move move) { rows_[{move.kind, move.column}] |= 1u << move.row; }
    void add_kind(int kind) { rows_[{kind, whole_kind}] = 0; }

    std::string text() const {
        std::string text;
        for (const auto& [column, rows] : rows_) {
            const auto [kind, number] = column;
            const char letter = letters[static_cast<std::size_t>(kind)];
            if (number == whole_kind) append(text, std::string(1, letter));
            for (int row = 0; row < canvas_side; ++row) {
                if (!(rows >> row & 1)) continue;
                const int first = row;
                while (rows >> (row + 1) & 1) ++row;
                std::string run = letter + place_text(number, first);
                if (row > first) run += "-" + std::to_string(row + 1);
                append(text, run);
            }
        }
        return text;
    }

  private:
    static constexpr int whole_kind = -1;
    static void append(std::string& text, const std::string& more) { text += (text.empty() ? "" : " ") + more; }

    std::map<std::pair<int, int>, unsigned> rows_;  // by kind and column
};

using Groups = Shared<Together>;

// ---- A tile that is laid ----------------------------------------------------------------------------

// A tile laid by the seat to move, and what follows from it.
struct Laid {
    Move move;
    int level = 1;
    std::array<int, players> covers{};   // how many squares of each seat it hides
    int joins = 0;                       // the size of the area that it becomes part of
    std::vector<int> unites = {};        // the areas of its seat that it touches or covers, by their numbers
    std::array<Areas, players> areas{};  // of each seat, with it
};

inline Laid laid(const Zaic& rules, const State& before, const AreaList& own, MoveId id) {
    State after = before;
    rules.play(after, id);
    Laid laid{.move = rules.table.moves[id]};
    const int place = box_column * (laid.move.column - after.left) + laid.move.row - after.bottom;
    laid.level = height_at(after, place);
    Box joined = 0;
    for (int seat = 0; seat < players; ++seat) {
        // The box does not move when a tile lies on others.
        if (laid.level > 1)
            laid.covers[seat] = static_cast<int>(count(footprint[laid.move.kind] << place & before.showing(seat)));
        laid.areas[seat] = rules.areas(after, seat, [&](Box area) {
            if (area >> place & 1) joined = area;
        });
    }
    laid.joins = static_cast<int>(count(joined));
    // On the table a tile joins none of its own colour.
    if (laid.level > 1)
        for (std::size_t area = 0; area < own.places.size(); ++area)
            if (own.places[area] & joined) laid.unites.push_back(static_cast<int>(area));
    return laid;
}

// What the tile hides, and what it makes one area of: the same in a choice and in what was done.
inline void tell_beneath(const Laid& laid, Json& json) {
    json.field("joins", laid.joins);
    if (laid.level == 1) return;
    json.field("level", laid.level);
    json.list("covers", [&] {
        for (const int squares : laid.covers) json.value(squares);
    });
    if (!laid.unites.empty())
        json.list("unites", [&] {
            for (const int area : laid.unites) json.value(area);
        });
}

// ---- Places where no tile may lie -------------------------------------------------------------------

inline void tell_refusal(const Refusal& refusal, Json& json) {
    json.object([&] {
        json.field("why", refusal.why);
        json.field_unless_usual("place", refusal.place);
        json.field_unless_usual("n", refusal.n);
        json.field_unless_usual("low", refusal.low);
        json.field_unless_usual("high", refusal.high);
    });
}

// That is a kind that is used up, or else a move at least one of whose squares lies where the box can reach.
inline void tell_refused(const Zaic& rules, const State& state, Json& json) {
    Groups refused;
    const auto group = [&](const Refusal& refusal) -> Together& {
        return refused.of([&](Json& told) { tell_refusal(refusal, told); });
    };
    for (int kind = 0; kind < kinds; ++kind)
        if (const auto refusal = refusal_of_kind(state, kind)) group(*refusal).add_kind(kind);
    const Extent reach = reach_of(state);
    const FromAbove seen(state);
    for (int id = 0; id < rules.move_count(); ++id) {
        const Move move = rules.table.moves[id];
        const std::vector<Place> covered = squares(move);
        if (refusal_of_kind(state, move.kind) || rules.is_legal(state, static_cast<MoveId>(id)) ||
            std::none_of(covered.begin(), covered.end(), [&](Place place) { return reach.holds(place); }))
            continue;
        group(refusal_of_place(state, seen, move).value()).add(move);
    }
    refused.tell("refused", json);
}

}  // namespace detail

// ---- Choices, effects, refusals ---------------------------------------------------------------------

// The areas before are the same for every move, and many moves bring the same: a move's tile follows from its text,
// its gain from the areas.
inline void tell_choices(const Zaic& rules, const State& table, int seat, Json& json) {
    const State state = rules.as_if(table, seat);
    if (state.turn != seat) return;
    const std::array<AreaList, players> areas{area_list(rules, state, 0), area_list(rules, state, 1)};
    const AreaList &own = areas[static_cast<std::size_t>(seat)], &others = areas[static_cast<std::size_t>(1 - seat)];
    std::array<MoveId, Zaic::max_moves> moves;
    const int found = rules.legal(state, moves);
    detail::Groups lays;
    for (const MoveId id : std::span(moves).first(static_cast<std::size_t>(found))) {
        const detail::Laid laid = detail::laid(rules, state, own, id);
        const auto tell = [&](Json& told) {
            told.object([&] {
                detail::tell_beneath(laid, told);
                detail::tell_sizes("own", laid.areas[seat], told);
                if (laid.areas[1 - seat].size != others.sizes.size)
                    detail::tell_sizes("other", laid.areas[1 - seat], told);
                // Who leads then follows from the areas: usually by the largest.
                const auto lead = lead_by(laid.areas[0], laid.areas[1]);
                if (!lead || lead->at > 0) told.field("decides", lead ? std::optional(lead->at) : std::nullopt);
            });
        };
        lays.of(tell).add(laid.move);
    }
    json.object([&] {
        json.field("seat", seat);
        json.list("areas", [&] {
            for (const AreaList& list : areas) detail::tell_sizes(list.sizes, json);
        });
        lays.tell("lays", json);
        detail::tell_refused(rules, state, json);
    });
}

inline void tell_effect(const Zaic& rules, const State& state, MoveId id, Json& json) {
    const AreaList own = area_list(rules, state, state.turn);
    const detail::Laid laid = detail::laid(rules, state, own, id);
    const int old = own.sizes.size[0], now = laid.areas[state.turn].size[0];
    const int their_old = rules.score(state, 1 - state.turn), their_new = laid.areas[1 - state.turn].size[0];
    json.object([&] {
        json.field("what", "lay");
        json.field("kind", letters[laid.move.kind]);
        json.field("column", laid.move.column);
        json.field("row", laid.move.row);
        json.field("place", place_text(laid.move.column, laid.move.row));
        detail::tell_beneath(laid, json);
        json.field_unless_usual("on", laid.level - 1);
        json.field("old", old);
        json.field("new", now);
        json.field_unless_usual("by", now - old);
        json.field("their_old", their_old);
        json.field("their_new", their_new);
        json.field_unless_usual("their_by", their_new - their_old);
    });
}

inline void tell_refusal(const Zaic& rules, const State& state, std::string_view text, Json& json) {
    const auto move = read_move(text);
    if (state.turn == over || !move || !on_canvas(*move)) return;
    if (rules.is_legal(state, rules.table.id[move->kind][move->column][move->row])) return;
    const auto refusal = refusal_of_kind(state, move->kind);
    detail::tell_refusal(refusal ? *refusal : refusal_of_place(state, FromAbove(state), *move).value(), json);
}

}  // namespace faience::zaic
