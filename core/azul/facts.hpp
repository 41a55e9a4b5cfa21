// Facts of a table of Azul, for every face of the game. src/faience/games/azul/facts.py says what each value means;
// what is usual (nothing, nobody, 0) is left out.
#pragma once

#include "../facts/facts_of.hpp"
#include "items.hpp"
#include "refusals.hpp"

namespace faience::azul {

// ---- The table -------------------------------------------------------------------------------------

template <bool Grey, bool Joker>
void tell_printed(const Azul<Grey, Joker>& rules, Json& json) {
    json.object([&] {
        json.field("kinds", letters.substr(0, rules.used_kinds));
        if (!Grey)
            json.list("wall", [&] {
                for (int row = 0; row < rows; ++row) {
                    std::string cells;
                    for (int column = 0; column < columns; ++column)
                        cells += alphabet.letter(printed_colour(row, column));
                    json.value(cells);
                }
            });
        json.list("floor", [&] {
            for (int place = 0; place < floor_places; ++place) json.value(floor_loss[place + 1] - floor_loss[place]);
        });
        json.object("bonuses", [&] {
            json.field("row", row_bonus);
            json.field("column", column_bonus);
            json.field("colour", colour_bonus);
        });
    });
}

namespace detail {

template <class Rules>
void tell_result(const Rules& rules, const State& state, Json& json) {
    const unsigned winners = rules.winners(state);
    if (winners == 0) return;
    json.seats("winners", winners);
    json.field("reason", rules.reason(state));
    if (rules.rows_broke_tie(state)) json.field("tie", "rows");
}

inline void tell_board(const Board& board, Json& json) {
    json.object([&] {
        json.field("score", board.score);
        json.list("lines", [&] {
            for (int row = 0; row < rows; ++row) json.value(line_text(board, row));
        });
        json.list("wall", [&] {
            for (int row = 0; row < rows; ++row) json.value(wall_text(board, row));
        });
        json.field_unless_usual("floor", floor_text(board));
    });
}

}  // namespace detail

template <bool Grey, bool Joker>
void tell_view(const Azul<Grey, Joker>& rules, const State& state, Json& json) {
    json.object([&] {
        json.field("wall", Grey ? "grey" : "coloured");
        json.field_unless_usual("joker", Joker);
        json.field("round", state.round);
        json.field_unless_usual("quiet", int{state.quiet});
        json.field("to_move", int{state.turn});
        json.field("first", int{state.first});
        if (state.marker != in_centre) json.field("marker", int{state.marker});
        if (rules.tiling(state)) json.field("tiling", std::countr_zero(state.boards[state.turn].complete));
        json.list("factories", [&] {
            for (int factory = 0; factory < rules.factories(); ++factory) json.value(factory_text(state, factory));
        });
        json.field_unless_usual("centre", alphabet.text(state.centre));
        json.field_unless_usual("bag", alphabet.text(state.bag));
        json.field_unless_usual("lid", alphabet.text(rules.lid(state)));
        json.list("boards", [&] {
            for (int seat = 0; seat < rules.players(); ++seat) detail::tell_board(state.boards[seat], json);
        });
        detail::tell_result(rules, state, json);
    });
}

// ---- What a move does ------------------------------------------------------------------------------

namespace detail {

inline void tell_take(Move move, bool from_centre, const Taken& taken, Json& json) {
    json.object([&] {
        json.field("what", "take");
        if (!from_centre) json.field("source", move.source + 1);
        json.field("tiles", alphabet.text(taken.tiles));
        json.field_unless_usual("kept", alphabet.text(taken.in_line));
        json.field_unless_usual("line", int{move.target});
        json.field_unless_usual("held", taken.held);
        if (move.target > 0) json.field_unless_usual("fell", alphabet.text(taken.fallen));
        json.field_unless_usual("to_lid", taken.to_lid);
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

// ---- What a seat may do, and what each move would bring --------------------------------------------

namespace detail {

// A legal move: `tell` writes what it does.
template <class Tell>
void tell_choice(const std::string& move, int before, int after, const Items& items, Json& json, Tell tell) {
    json.object([&] {
        json.field("move", move);
        json.field_unless_usual("gain", sum(items));
        json.field("before", before);
        json.field("after", after);
        tell_items(items, json);
        json.key("effect");
        tell();
    });
}

// What the wall of a board would bring more, or less, than before.
inline Items wall_items(const Prospect& now, const Prospect& then) {
    Items items;
    if (then.chosen) {
        if (then.wall != now.wall) items.push_back({.what = "wall", .points = then.wall - now.wall});
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

template <class Rules>
void tell_taking(const Rules& rules, const State& state, MoveId id, const Prospect& now, Json& json) {
    const int seat = state.turn;
    const Move move = rules.table.moves[id];
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
    tell_choice(write_move(rules, id), std::max(0, now.score), std::max(0, rules.projected_score(after, seat)), items,
                json, [&] { tell_take(move, move.source == rules.centre(), taken, json); });
}

template <class Rules>
void tell_laying(const Rules& rules, const State& state, MoveId id, Json& json) {
    const int before = state.boards[state.turn].score;
    State after = state;
    const Item tile = lay_tile(rules, after, id);
    tell_choice(write_move(rules, id), before, before + tile.points, {tile}, json, [&] { tell_lay(tile, json); });
}

// What the round would bring a board if it ended now.
inline Items standing_items(const Board& board, const Prospect& now) {
    Items items;
    if (!now.chosen)
        items = now.tiles;
    else if (now.wall != 0)
        items.push_back({.what = "wall", .points = now.wall});
    if (board.floor_taken > 0)
        items.push_back({.what = "floor", .points = -floor_loss[board.floor_taken], .tiles = board.floor_taken});
    return items;
}

// By kind and line, like R2, while tiles are taken; by column, like @3, while one lays.
template <class Rules>
void tell_refused(const Rules& rules, const State& state, Json& json) {
    const Board& board = state.boards[state.turn];
    const auto add = [&](const std::string& tried, const std::optional<Refusal>& refusal) {
        if (!refusal) return;
        json.key(tried);
        tell(*refusal, json);
    };
    json.object("refused", [&] {
        if (rules.tiling(state)) {
            for (int column = 0; column < columns; ++column)
                add("@" + std::to_string(column + 1),
                    cell_refusal(rules, board, std::countr_zero(board.complete), column));
            return;
        }
        for (int kind = 0; kind < rules.used_kinds; ++kind)
            for (int row = 0; row < rows; ++row)
                add(alphabet.letter(kind) + std::to_string(row + 1), line_refusal(board, kind, row));
    });
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
        json.list("moves", [&] {
            for (const MoveId move : legal)
                tiling ? detail::tell_laying(rules, state, move, json)
                       : detail::tell_taking(rules, state, move, now, json);
        });
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

// ---- What a round and the end brought --------------------------------------------------------------

template <bool Grey, bool Joker>
void tell_round(const Azul<Grey, Joker>& rules, std::span<const StepOf<State>> steps, Json& json) {
    State state;
    Scored scored(state);
    for (const auto& step : steps) {
        state = step.before;
        rules.play(state, step.move, scored);
    }
    json.list([&] {
        for (int seat = 0; seat < rules.players(); ++seat)
            tell_scoring(seat, steps.front().before.boards[seat].score,
                         state.boards[seat].score - sum(scored.bonuses[seat]), scored.round[seat], json);
    });
}

template <bool Grey, bool Joker>
void tell_end(const Azul<Grey, Joker>& rules, const State& before, MoveId move, Json& json) {
    State state = before;
    Scored scored(state);
    rules.play(state, move, scored);
    json.object([&] {
        json.list("bonuses", [&] {
            for (int seat = 0; seat < rules.players(); ++seat) {
                const int score = state.boards[seat].score;
                const Items& bonuses = scored.bonuses[seat];
                tell_scoring(seat, score - sum(bonuses), score, bonuses, json);
            }
        });
        detail::tell_result(rules, state, json);
    });
}

}  // namespace faience::azul
