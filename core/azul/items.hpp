// Gains and losses item by item: what listeners heard from the code that scores.
#pragma once

#include <vector>

#include "../facts/json.hpp"
#include "notation.hpp"

namespace faience::azul {

// One gain or loss; of its values those count that its kind has. Rows and columns from 1, as players count.
struct Item {
    std::string_view what;
    int points = 0;
    int row = 0, column = 0;
    char tile = {};
    int across = 0, down = 0;
    int tiles = 0;
    bool falls = false;
    std::string_view of = {};
    int n = 0;
    bool operator==(const Item&) const = default;
};
using Items = std::vector<Item>;

// A tile without a neighbour is a run of one.
inline Item tile_item(int row, int column, int kind, Runs through) {
    return {.what = "tile",
            .points = through.points(),
            .row = row + 1,
            .column = column + 1,
            .tile = alphabet.letter(kind),
            .across = std::max(1, through.across),
            .down = std::max(1, through.down)};
}

// What complete lines bring whose cells their owner will choose, or cost where one finds none.
inline Item wall_item(int points) { return {.what = "wall", .points = points, .falls = points < 0}; }

inline int sum(const Items& items) {
    int points = 0;
    for (const Item& item : items) points += item.points;
    return points;
}

inline void tell_item(const Item& item, Json& json) {
    json.object([&] {
        json.field("what", item.what);
        json.field_unless_usual("points", item.points);
        json.field_unless_usual("row", item.row);
        json.field_unless_usual("column", item.column);
        json.field_unless_usual("tile", item.tile);
        if (item.across > 1) json.field("across", item.across);
        if (item.down > 1) json.field("down", item.down);
        json.field_unless_usual("tiles", item.tiles);
        json.field_unless_usual("falls", item.falls);
        json.field_unless_usual("of", item.of);
        json.field_unless_usual("n", item.n);
    });
}

inline void tell_items(const Items& items, Json& json) {
    if (items.empty()) return;
    json.list("items", [&] {
        for (const Item& item : items) tell_item(item, json);
    });
}

// What something brings a seat.
inline void tell_scoring(int seat, int before, int after, const Items& items, Json& json) {
    json.object([&] {
        json.field("seat", seat);
        json.field("before", before);
        json.field("after", after);
        tell_items(items, json);
    });
}

// ---- Listeners -------------------------------------------------------------------------------------

// What a take does.
struct Taken : Silent {
    Lanes tiles = 0, rest = 0, in_line = 0, fallen = 0;
    int held = 0, to_lid = 0;
    bool marker = false;

    void took(Lanes taken, Lanes left) {
        tiles = taken;
        rest = left;
    }
    void took_marker() { marker = true; }
    void kept(int kind, int many, int in_all) {
        in_line += static_cast<Lanes>(many) * one(kind);
        held = in_all;
    }
    void fell(int kind, int many, int lost) {
        fallen += static_cast<Lanes>(many) * one(kind);
        to_lid += lost;
    }
};

// What tiling, the end of a round and the end of the game bring each seat of a state that is played on.
struct Scored : Silent {
    explicit Scored(const State& state) : first(state.boards.data()) {}

    std::array<Items, max_players> round, bonuses;

    void laid(const Board& board, int row, int column, int kind, Runs through) {
        round[seat(board)].push_back(tile_item(row, column, kind, through));
    }
    void stuck(const Board& board, int row) { round[seat(board)].push_back({.what = "stuck", .row = row + 1}); }
    void paid(const Board& board, int loss) {
        if (loss > 0) round[seat(board)].push_back({.what = "floor", .points = -loss});
    }
    void bonus(const Board& board, std::string_view of, int complete, int points) {
        if (complete > 0) bonuses[seat(board)].push_back({.what = "bonus", .points = points, .of = of, .n = complete});
    }

  private:
    const Board* first;
    std::size_t seat(const Board& board) const { return static_cast<std::size_t>(&board - first); }
};

// What a board would bring if the round ended now, its owner choosing the best cells row by row.
struct Prospect : Silent {
    Items tiles;          // that would come to the wall
    int wall = 0;         // what they score, less what lines without a cell would cost
    int score = 0;        // may be negative
    bool chosen = false;  // whether the owner will choose cells

    template <bool Grey, bool Joker>
    Prospect(const Azul<Grey, Joker>& rules, const Board& board) {
        for (unsigned complete = board.complete; complete != 0; complete &= complete - 1)
            chosen |= rules.chooses(board.lines[std::countr_zero(complete) + 1]);
        Board tiled = board;
        rules.tile_out(tiled, points_there, *this);
        score = tiled.score - floor_loss[tiled.floor_taken];
        wall = sum(tiles) - (floor_loss[tiled.floor_taken] - floor_loss[board.floor_taken]);
    }

    void laid(const Board&, int row, int column, int kind, Runs through) {
        tiles.push_back(tile_item(row, column, kind, through));
    }
    bool tiles_row(int row) const {
        return std::any_of(tiles.begin(), tiles.end(), [&](const Item& tile) { return tile.row == row; });
    }
};

}  // namespace faience::azul
