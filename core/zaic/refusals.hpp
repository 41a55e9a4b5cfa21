// Why a tile may not lie somewhere, told of one place at a time in the order of the rules page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules.hpp"

namespace faience::zaic {

// A name, and the values that go with it.
struct Refusal {
    std::string_view why;
    std::string place = {};  // the square that is in the way
    int n = 0;               // how wide or high the box would be
    int low = 0, high = 0;   // the levels that differ

    bool operator==(const Refusal&) const = default;
};

struct Place {
    int column, row;

    auto operator<=>(const Place&) const = default;
};

inline std::string place_text(Place place) { return place_text(place.column, place.row); }

inline std::vector<Place> squares(Move move) {
    std::vector<Place> places;
    for (int column = 0; column < columns_of[move.kind]; ++column)
        for (int row = 0; row < rows_of[move.kind]; ++row) places.push_back({move.column + column, move.row + row});
    return places;
}

// The tiles that show on the canvas.
class FromAbove {
  public:
    explicit FromAbove(const State& state) {
        // They are sorted by level: what lies higher comes later.
        for (const Tile tile : std::span(state.tiles).first(state.laid))
            for (const auto [column, row] : squares(tile.move())) top_[column][row] = tile;
    }

    // Of level 0 where the table is empty.
    Tile at(Place place) const {
        const bool inside =
            place.column >= 0 && place.column < canvas_side && place.row >= 0 && place.row < canvas_side;
        return inside ? top_[place.column][place.row] : Tile();
    }
    int height(Place place) const { return at(place).level(); }

  private:
    std::array<std::array<Tile, canvas_side>, canvas_side> top_{};
};

namespace detail {

// "At least one orthogonal neighbour is occupied", none of them "may show your own colour", and "the bounding box
// is never wider or higher than 8".
inline std::optional<Refusal> refusal_on_the_table(const State& state, const FromAbove& seen, Move move) {
    const int left = std::min<int>(state.left, move.column), bottom = std::min<int>(state.bottom, move.row);
    const int wide = std::max(state.left + state.columns, move.column + columns_of[move.kind]) - left;
    const int high = std::max(state.bottom + state.rows, move.row + rows_of[move.kind]) - bottom;
    if (wide > box_side) return Refusal{.why = "wide", .n = wide};
    if (high > box_side) return Refusal{.why = "high", .n = high};
    bool touches = false;
    std::optional<Place> own;  // the first in the order of places
    for (const auto [column, row] : squares(move))
        for (const Place beside : {Place{column - 1, row}, {column, row - 1}, {column, row + 1}, {column + 1, row}}) {
            if (seen.height(beside) == 0) continue;
            touches = true;
            if (seen.at(beside).seat() == state.turn && (!own || beside < *own)) own = beside;
        }
    if (!touches) return Refusal{.why = "alone"};
    if (own) return Refusal{.why = "own", .place = place_text(*own)};
    return std::nullopt;
}

// "At least one square beneath must be a visible opponent's square", and "no tile of either player may end with no
// visible square".
inline std::optional<Refusal> refusal_on_top(const State& state, const FromAbove& seen, Move move) {
    const std::vector<Place> covered = squares(move);
    std::vector<Tile> beneath;
    for (const Place place : covered) beneath.push_back(seen.at(place));
    std::sort(beneath.begin(), beneath.end());
    if (std::all_of(beneath.begin(), beneath.end(), [&](Tile tile) { return tile.seat() == state.turn; }))
        return Refusal{.why = "no_opponent"};
    for (const Tile tile : beneath) {
        std::vector<Place> visible = squares(tile.move());
        const std::size_t all = visible.size();
        std::erase_if(visible, [&](Place place) { return seen.at(place) != tile; });
        if (std::includes(covered.begin(), covered.end(), visible.begin(), visible.end()))
            return Refusal{.why = visible.size() == all ? "whole" : "rest", .place = place_text(visible.front())};
    }
    return std::nullopt;
}

}  // namespace detail

// Why the seat to move may lay no tile of a kind anywhere; nothing if it has one.
inline std::optional<Refusal> refusal_of_kind(const State& state, int kind) {
    return state.reserve[state.turn][shape_of[kind]] > 0 ? std::nullopt : std::optional(Refusal{.why = "none_left"});
}

// Why it may not lay a tile of its reserve at a place; nothing if it may.
inline std::optional<Refusal> refusal_of_place(const State& state, const FromAbove& seen, Move move) {
    if (state.laid == 0) {
        if (move.column == first_place && move.row == first_place) return std::nullopt;
        return Refusal{.why = "first", .place = place_text(first_place, first_place)};
    }
    int low = max_level, high = 0;
    for (const Place place : squares(move)) {
        low = std::min(low, seen.height(place));
        high = std::max(high, seen.height(place));
    }
    if (high == 0) return detail::refusal_on_the_table(state, seen, move);
    if (low == 0) return Refusal{.why = "half"};
    if (low != high) return Refusal{.why = "levels", .low = low, .high = high};
    return detail::refusal_on_top(state, seen, move);
}

}  // namespace faience::zaic
