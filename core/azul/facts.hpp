// Facts of a table of Azul, for every face of the game; effects.hpp and choices.hpp have those of moves.
// src/faience/games/azul/facts.py says what each value means; what is usual (nothing, nobody, 0) is left out.
#pragma once

#include "../facts/facts_of.hpp"
#include "choices.hpp"

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

// How many tiles are to be dealt, and where they come from.
template <class Rules>
void tell_next_deal(const Rules& rules, const State& state, Json& json) {
    const int tiles = rules.needs(state);
    if (tiles == 0) return;
    const int bag = total(state.bag);
    json.object("next_deal", [&] {
        json.field("tiles", tiles);
        json.field("source", bag >= tiles ? "bag" : bag > 0 ? "both" : "lid");
    });
}

// What the marker means for a seat: it opens this round, or will open the next.
template <class Rules>
void tell_roles(const Rules& rules, const State& state, Json& json) {
    json.list("roles", [&] {
        for (int seat = 0; seat < rules.players(); ++seat) {
            if (state.turn == over)
                json.value("");
            else if (state.marker == seat && state.turn != chance)
                json.value("will_open");
            else
                json.value(state.first == seat ? "opens" : "");
        }
    });
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
        detail::tell_next_deal(rules, state, json);
        json.list("boards", [&] {
            for (int seat = 0; seat < rules.players(); ++seat) detail::tell_board(state.boards[seat], json);
        });
        detail::tell_roles(rules, state, json);
        detail::tell_result(rules, state, json);
    });
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
