// Facts of what a seat may do at a table of Azul, what each move would bring, and why the rest may not be done.
#pragma once

#include <span>

#include "../facts/shared.hpp"
#include "effects.hpp"
#include "refusals.hpp"

namespace faience::azul {

namespace detail {

// What the wall of a board would bring more, or less, than before.
inline Items wall_items(const Prospect& now, const Prospect& then) {
    Items items;
    if (then.chosen) {
        if (then.wall != now.wall) items.push_back(wall_item(then.wall - now.wall));
        return items;
    }
    for (const Item& tile : then.tiles)
        if (!now.tiles_row(tile.row)) items.push_back(tile);
    // A tile laid above lengthens the runs of those laid below it later.
    if (const int later = then.wall - now.wall - sum(items)) items.push_back({.what = "later", .points = later});
    return items;
}

// The marker comes to the floor before the tiles.
inline void add_floor_items(int taken_before, int taken_after, bool marker, Items& items) {
    const int marked = std::min(floor_places, taken_before + int{marker});
    if (marked > taken_before)
        items.push_back({.what = "marker", .points = floor_loss[taken_before] - floor_loss[marked]});
    if (taken_after > marked)
        items.push_back(
            {.what = "floor", .points = floor_loss[marked] - floor_loss[taken_after], .tiles = taken_after - marked});
}

// The items of all choices: many bring the same, so each is told once and then called by its number.
class ItemList {
  public:
    std::size_t number(const Item& item) {
        const auto found = std::find(items_.begin(), items_.end(), item);
        if (found != items_.end()) return static_cast<std::size_t>(found - items_.begin());
        items_.push_back(item);
        return items_.size() - 1;
    }
    const Items& all() const { return items_; }

  private:
    Items items_;
};

// What becomes of tiles that are put somewhere, and what that would bring.
template <class Rules>
void tell_putting(const Rules& rules, const State& state, Move move, const Prospect& now, ItemList& told, Json& json) {
    const int seat = state.turn;
    State after = state;
    const Board& board = after.boards[seat];
    Taken taken;
    rules.take(after, move, taken);
    Items items = wall_items(now, Prospect(rules, board));
    add_floor_items(state.boards[seat].floor_taken, board.floor_taken, taken.marker, items);
    // The last take of a round may also end the game.
    Scored scored(after);
    rules.after_take(after, scored);
    items.insert(items.end(), scored.bonuses[seat].begin(), scored.bonuses[seat].end());
    const int score = std::max(0, rules.projected_score(after, seat));
    json.object([&] {
        tell_put(move, taken, json);
        if (score != std::max(0, std::max(0, now.score) + sum(items))) json.field("after", score);
        if (items.empty()) return;
        json.list("items", [&] {
            for (const Item& item : items) json.value(told.number(item));
        });
    });
}

// The same tiles from several sources: whatever they are put to brings the same, so it is told once.
struct Handful {
    std::string tiles;
    bool marker = false;
    Shared<> puts;
    std::vector<std::pair<std::string, std::string>> takes;  // how moves begin, and the rest of each source

    bool brings_the_same(const Handful& other) const {
        return tiles == other.tiles && marker == other.marker && puts == other.puts;
    }
};

// The moves of one source with one choice of its tiles.
template <class Rules>
Handful handful_of(const Rules& rules, const State& state, std::span<const MoveId> moves, const Prospect& now,
                   ItemList& told) {
    const Move first = rules.table.moves[moves.front()];
    Taken taken;
    State after = state;
    rules.take(after, first, taken);
    Shared<> puts;
    for (const MoveId id : moves) {
        const Move move = rules.table.moves[id];
        puts.of([&](Json& json) { tell_putting(rules, state, move, now, told, json); }).add(write_putting(move));
    }
    return {alphabet.text(taken.tiles), taken.marker, puts, {{write_taking(rules, first), alphabet.text(taken.rest)}}};
}

template <class Rules>
std::vector<Handful> handfuls_of(const Rules& rules, const State& state, std::span<const MoveId> moves,
                                 const Prospect& now, ItemList& told) {
    std::vector<Handful> handfuls;
    while (!moves.empty()) {
        const auto taking = [&](MoveId move) { return write_taking(rules, rules.table.moves[move]); };
        std::size_t many = 1;
        while (many < moves.size() && taking(moves[many]) == taking(moves.front())) ++many;
        Handful handful = handful_of(rules, state, moves.first(many), now, told);
        moves = moves.subspan(many);
        const auto same = std::find_if(handfuls.begin(), handfuls.end(),
                                       [&](const Handful& other) { return other.brings_the_same(handful); });
        if (same == handfuls.end())
            handfuls.push_back(std::move(handful));
        else
            same->takes.push_back(std::move(handful.takes.front()));
    }
    return handfuls;
}

inline void tell_handful(const Handful& handful, Json& json) {
    json.object([&] {
        json.field("tiles", handful.tiles);
        json.object("takes", [&] {
            for (const auto& [take, rest] : handful.takes) json.field(take, rest);
        });
        handful.puts.tell("puts", json);
    });
}

template <class Rules>
void tell_taking(const Rules& rules, const State& state, std::span<const MoveId> moves, const Prospect& now,
                 Json& json) {
    ItemList items;
    json.field_unless_usual("marker", state.centre != 0 && state.marker == in_centre);
    json.list("handfuls", [&] {
        for (const auto& handful : handfuls_of(rules, state, moves, now, items)) tell_handful(handful, json);
    });
    tell_items(items.all(), json);
}

// The tile that is laid says where, and what it brings.
template <class Rules>
void tell_laying(const Rules& rules, const State& state, MoveId id, Json& json) {
    State after = state;
    const Item tile = lay_tile(rules, after, id);
    json.object([&] {
        json.field("move", write_move(rules, id));
        tell_items({tile}, json);
    });
}

// What the round would bring a board if it ended now.
inline Items standing_items(const Board& board, const Prospect& now) {
    Items items;
    if (!now.chosen)
        items = now.tiles;
    else if (now.wall != 0)
        items.push_back(wall_item(now.wall));
    if (board.floor_taken > 0)
        items.push_back({.what = "floor", .points = -floor_loss[board.floor_taken], .tiles = board.floor_taken});
    return items;
}

template <class Rules>
bool offered(const Rules& rules, const State& state, int kind) {
    for (int source = 0; source <= rules.centre(); ++source)
        if (count(rules.tiles_at(state, source), kind) > 0) return true;
    return false;
}

// By kind and line, like R2, of the kinds that may be taken; by column, like @3, while one lays.
template <class Rules>
void tell_refused(const Rules& rules, const State& state, Json& json) {
    const Board& board = state.boards[state.turn];
    Shared<> refused;
    const auto add = [&](const std::string& tried, std::optional<Refusal> refusal) {
        if (!refusal) return;
        if (refusal->kind == tried.front()) refusal->kind = {};  // what was tried says it
        refused.of([&](Json& told) { tell(*refusal, told); }).add(tried);
    };
    if (rules.tiling(state)) {
        for (int column = 0; column < columns; ++column)
            add("@" + std::to_string(column + 1), cell_refusal(rules, board, std::countr_zero(board.complete), column));
    } else {
        for (int kind = 0; kind < rules.used_kinds; ++kind)
            for (int row = 0; row < rows && offered(rules, state, kind); ++row)
                add(alphabet.letter(kind) + std::to_string(row + 1), line_refusal(board, kind, row));
    }
    if (!refused.empty()) refused.tell("refused", json);
}

}  // namespace detail

// While tiles are taken, every seat could take some; walls are tiled seat by seat.
template <bool Grey, bool Joker>
void tell_choices(const Azul<Grey, Joker>& rules, const State& table, int seat, Json& json) {
    const bool tiling = rules.tiling(table);
    if (table.turn < 0 || (tiling && table.turn != seat)) return;
    State state = table;
    state.turn = static_cast<std::int8_t>(seat);
    const Board& board = state.boards[seat];
    const Prospect now(rules, board);
    std::array<MoveId, Azul<Grey, Joker>::max_moves> moves;
    const auto legal = std::span(moves).first(static_cast<std::size_t>(rules.legal(state, moves)));
    json.object([&] {
        if (tiling)
            json.list("lays", [&] {
                for (const MoveId move : legal) detail::tell_laying(rules, state, move, json);
            });
        else
            detail::tell_taking(rules, state, legal, now, json);
        detail::tell_refused(rules, state, json);
        json.key("stands");
        if (tiling)
            tell_scoring(seat, board.score, board.score, {}, json);
        else
            tell_scoring(seat, board.score, std::max(0, now.score), detail::standing_items(board, now), json);
    });
}

template <bool Grey, bool Joker>
void tell_refusal(const Azul<Grey, Joker>& rules, const State& state, std::string_view text, Json& json) {
    if (state.turn < 0) return;
    for (int move = 0; move < rules.move_count(); ++move) {
        const auto id = static_cast<MoveId>(move);
        if (write_move(rules, id) != text) continue;
        if (!rules.is_legal(state, id)) tell(refusal_of(rules, state, id), json);
        return;
    }
}

}  // namespace faience::azul
