// What a network sees of a state of Azul: rows of its table, seats counted from the viewer.
#pragma once

#include "../search/slots.hpp"
#include "rules.hpp"

namespace faience::azul {

// Rows are numbered group by group; 0 is the row of nothing.
template <bool Grey, bool Joker>
struct Features {
    using Rules = Azul<Grey, Joker>;

    static constexpr int masks = 32;
    static constexpr int line_kinds = Rules::used_kinds;
    // A line: empty, or a kind and a number of tiles.
    static constexpr int line_states(int row) { return 1 + line_kinds * (row + 1); }
    static constexpr int line_state(const Line& line, int row) {
        return line.tiles == 0 ? 0 : 1 + line.kind * (row + 1) + line.tiles - 1;
    }

    // ---- Of each seat ----
    struct SeatRows {
        std::array<int, rows> line{}, across{};
        int column = 0, column_kinds = 0, colour = 0, jokers = 0, floor = 0, score = 0, size = 0;

        consteval SeatRows() {
            for (int row = 0; row < rows; ++row) {
                line[row] = size;  // the colours its wall row shows, with the line
                size += masks * line_states(row);
            }
            for (int row = 0; Grey && row < rows; ++row) {
                across[row] = size;  // the places taken in its wall row, with the number of tiles in the line
                size += masks * (row + 2);
            }
            column = size;  // rows taken in each column
            size += columns * masks;
            column_kinds = size;  // colours that each column shows
            if (Grey) size += columns * masks;
            colour = size;  // rows that show each colour
            size += colours * masks;
            jokers = size;  // in each line
            if (Joker) size += rows * (rows + 1);
            floor = size;
            size += floor_places + 1;
            score = size;
            size += score_steps;
        }
    };
    static constexpr int score_step = 4, score_steps = 32;
    static constexpr SeatRows seat_rows{};
    static constexpr int seat_slots = rows + (Grey ? rows + columns : 0) + columns + colours + (Joker ? rows : 0) + 2;

    // ---- Of the table ----
    static constexpr int most_lead = 60, leads = 2 * most_lead + 1;
    static constexpr int most_rounds = 12, most_bag = 21, most_centre = 16;
    static constexpr int table_slots = 1 + 2 * line_kinds + max_factories + 2;
    static constexpr int slots(int players) { return players * seat_slots + (players - 1) + table_slots; }
    static constexpr int all_rows(int players) {
        return 1 + players * seat_rows.size + (players - 1) * leads + most_rounds +
               line_kinds * (most_bag + most_centre) + HandfulTable::size + (max_players + 1) + (max_sources + 1);
    }

    static void seat(const Board& board, int base, SlotWriter& out) {
        std::array<unsigned, colours> colour_rows{};
        std::array<unsigned, columns> column_kinds{};
        for (int row = 0; row < rows; ++row) {
            const unsigned taken = row_of(board.wall, row);
            unsigned shown = taken;
            if constexpr (Grey || Joker) {
                shown = 0;
                for (unsigned left = taken; left != 0; left &= left - 1) {
                    const int column = std::countr_zero(left), kind = laid_at(board, row, column);
                    // On a coloured wall a joker stands for the colour of its cell, on a grey one for none.
                    if (!Grey) shown |= 1u << column;
                    if (kind < colours) {
                        if (Grey) shown |= 1u << kind;
                        colour_rows[kind] |= 1u << row;
                        column_kinds[column] |= 1u << kind;
                    }
                }
            } else {
                for (int kind = 0; kind < colours; ++kind)
                    colour_rows[kind] |= (taken >> printed_column(row, kind) & 1) << row;
            }
            const Line& line = board.lines[row + 1];
            out.put(base + seat_rows.line[row], static_cast<int>(shown) * line_states(row) + line_state(line, row));
            if (Grey) out.put(base + seat_rows.across[row], static_cast<int>(taken) * (row + 2) + line.tiles);
            if (Joker) out.put(base + seat_rows.jokers, row * (rows + 1) + line.jokers);
        }
        for (int column = 0; column < columns; ++column) {
            out.put(base + seat_rows.column, column * masks + static_cast<int>(column_of(board.wall, column)));
            if (Grey) out.put(base + seat_rows.column_kinds, column * masks + static_cast<int>(column_kinds[column]));
        }
        for (int kind = 0; kind < colours; ++kind)
            out.put(base + seat_rows.colour, kind * masks + static_cast<int>(colour_rows[kind]));
        out.put(base + seat_rows.floor, board.floor_taken);
        out.put(base + seat_rows.score, std::min(board.score / score_step, score_steps - 1));
    }

    static void write(const Rules& rules, const State& state, int view, Slots& slots) {
        SlotWriter out(slots);
        const int players = rules.players();
        int base = 1;
        const auto seat_at = [&](int i) { return view + i < players ? view + i : view + i - players; };
        for (int i = 0; i < players; ++i, base += seat_rows.size) seat(state.boards[seat_at(i)], base, out);
        for (int i = 1; i < players; ++i, base += leads) {
            const int ahead = state.boards[view].score - state.boards[seat_at(i)].score;
            out.put(base, std::clamp(ahead, -most_lead, most_lead) + most_lead);
        }
        out.put(base, std::min<int>(state.round, most_rounds) - 1);
        base += most_rounds;
        for (int kind = 0; kind < line_kinds; ++kind, base += most_bag)
            out.put(base, std::min(count(state.bag, kind), most_bag - 1));
        const bool offer = state.present != 0;
        for (int kind = 0; kind < line_kinds; ++kind, base += most_centre)
            offer ? out.put(base, std::min(count(state.centre, kind), most_centre - 1)) : out.nothing();
        for (int factory = 0; factory < max_factories; ++factory)
            state.factories[factory] != no_tiles ? out.put(base, state.factories[factory]) : out.nothing();
        base += HandfulTable::size;
        if (offer) {
            const int marker = state.marker == in_centre ? max_players : (state.marker - view + players) % players;
            out.put(base, marker);
            base += max_players + 1;
            int sources = 0;
            for (int factory = 0; factory < rules.factories(); ++factory)
                sources += state.factories[factory] != no_tiles;
            out.put(base, sources);
        } else {
            out.nothing();
            out.nothing();
        }
    }
};

}  // namespace faience::azul
