// What a search knows of Zaic beside its rules.
#pragma once

#include "features.hpp"

namespace faience {

template <>
struct Insight<zaic::Zaic> {
    using Rules = zaic::Zaic;
    using State = zaic::State;

    // The list of areas decides, not by how much.
    static constexpr float win_weight = 0.75f, clear_margin = 6;

    static std::uint64_t key(const Rules&, const State& state) {
        std::uint64_t key = static_cast<std::uint64_t>(state.turn);
        for (const zaic::Box digit : state.height) key = mixed(key, digit);
        key = mixed(key, state.light);
        key = mixed(key, state.beside ^ mixed(state.above));
        key = mixed(key, state.rising ^ mixed(state.falling));
        std::uint64_t rest = 0;
        for (const auto& reserve : state.reserve)
            for (const auto tiles : reserve) rest = rest << 4 | tiles;
        rest = rest << 16 |
               static_cast<std::uint64_t>(state.left << 12 | state.bottom << 8 | state.columns << 4 | state.rows);
        return mixed(key, rest);
    }

    static int candidates(const Rules& rules, const State& state, std::span<MoveId> moves) {
        return rules.legal(state, moves);
    }

    // A large tile, on the opponent's squares, joining one's own.
    static int order(const Rules&, const State& state, MoveId id) {
        using namespace zaic;
        const Move move = Rules::table.moves[id];
        const int x = move.column - state.left, y = move.row - state.bottom;
        int worth = 6 * columns_of[move.kind] * rows_of[move.kind];
        if (x < 0 || y < 0 || x + columns_of[move.kind] > box_side || y + rows_of[move.kind] > box_side) return worth;
        const Box squares = footprint[move.kind] << (box_column * x + y);
        const Box own = state.showing(state.turn), others = state.showing(1 - state.turn);
        worth += 16 * static_cast<int>(count(squares & others)) - 12 * static_cast<int>(count(squares & own));
        worth += 5 * static_cast<int>(count(neighbours(squares) & own & ~squares));
        return worth;
    }

    static bool glide(const Rules&, State&) { return false; }  // nothing is ever dealt

    // The largest area decides first; smaller ones may be joined to it, or decide after it.
    static float estimate(const Rules& rules, const State& state, Seats& seats) {
        constexpr float second_share = 0.35f, third_share = 0.15f, square_share = 0.12f;
        for (int seat = 0; seat < 2; ++seat) {
            const zaic::Areas areas = rules.areas(state, seat);
            seats[static_cast<std::size_t>(seat)] = static_cast<float>(areas.size[0]) +
                                                    second_share * static_cast<float>(areas.size[1]) +
                                                    third_share * static_cast<float>(areas.size[2]) +
                                                    square_share * static_cast<float>(zaic::count(state.showing(seat)));
        }
        constexpr float at_the_end = 2, a_tile = 0.2f;
        return at_the_end + a_tile * static_cast<float>(zaic::all_tiles - state.laid);
    }

    // ---- For the network ----

    static constexpr int tables = 1;
    static int row_count(const Rules& rules) { return measured(rules).base(); }
    static int slot_count(const Rules& rules) { return measured(rules).slots(); }
    static int table(const Rules&, const State&) { return 0; }
    static int viewer(const Rules&, const State& state) { return state.turn; }
    static void features(const Rules& rules, const State& state, int view, Slots& slots) {
        SlotWriter out(slots);
        zaic::write_features(rules, state, view, out);
    }

  private:
    // Every state fills the same slots with the same groups.
    static SlotWriter measured(const Rules& rules) {
        Slots slots{};
        SlotWriter out(slots);
        zaic::write_features(rules, rules.start(), 0, out);
        return out;
    }
};

}  // namespace faience
