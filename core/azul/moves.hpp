// Move ids: dense numbers for every move a spec can ever have.
//
// Ids ascend as the moves' texts do in ASCII, so one order serves both: sources 1…9 before c; tiles
// B BJ J K KJ R RJ W WJ Y YJ; then the floor "-", lines 1…5, and "/n" after its line. Moves of
// tiling ("4@2") come last; they never share a list with the others.
#pragma once

#include <array>

#include "constants.hpp"

namespace faience::azul {

struct Move {
    std::uint8_t source = 0;  // a factory from 0; the number of factories is the centre
    std::uint8_t kind = 0;    // the colour taken, or joker for jokers alone
    std::uint8_t target = 0;  // 0 the floor, 1…5 a line
    std::int8_t jokers = no_jokers;

    static constexpr std::int8_t no_jokers = -2;   // the jokers there are left behind (or taken alone)
    static constexpr std::int8_t all_jokers = -1;  // taken along, with room for all or none
    // 0…5: taken along, and so many of them end up in the line

    static constexpr Move of(int source, int kind, int target, int jokers) {
        return {static_cast<std::uint8_t>(source), static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(target),
                static_cast<std::int8_t>(jokers)};
    }
};

inline constexpr std::array<std::uint8_t, kinds> kinds_by_letter{blue, joker, black, red, white, yellow};
inline constexpr int targets = 1 + rows;

template <bool Joker>
struct MoveTable {
    // With jokers, a colour may also be taken with them: to the floor, or to line n, the choice of how
    // many of them stay there (0…n) being written or not.
    static constexpr int together = Joker ? 1 + (3 + 4 + 5 + 6 + 7) : 0;
    static constexpr int per_source = colours * (targets + together) + (Joker ? targets : 0);
    static constexpr int takes = max_sources * per_source;

    std::array<Move, takes> moves{};
    std::array<std::uint8_t, kinds> base{};             // of a kind within its source
    std::array<std::uint8_t, targets> together_base{};  // of a target within `together`

    consteval MoveTable() {
        int next = 0;
        for (int source = 0; source < max_sources; ++source) {
            const int start = next;
            for (const int kind : kinds_by_letter) {
                if (kind == joker && !Joker) continue;
                base[kind] = next - start;
                for (int target = 0; target < targets; ++target) put(next, source, kind, target, Move::no_jokers);
                if (kind == joker || !Joker) continue;
                const int first = next;
                for (int target = 0; target < targets; ++target) {
                    together_base[target] = next - first;
                    put(next, source, kind, target, Move::all_jokers);
                    for (int jokers = 0; target > 0 && jokers <= target; ++jokers)
                        put(next, source, kind, target, jokers);
                }
            }
        }
    }

    constexpr int id(int source, int kind, int target) const { return per_source * source + base[kind] + target; }
    constexpr int id(int source, int kind, int target, int jokers) const {
        return per_source * source + base[kind] + targets + together_base[target] + (jokers - Move::all_jokers);
    }

    constexpr int id(Move move) const {
        return move.jokers == Move::no_jokers ? id(move.source, move.kind, move.target)
                                              : id(move.source, move.kind, move.target, move.jokers);
    }

  private:
    constexpr void put(int& next, int source, int kind, int target, int jokers) {
        moves[next++] = Move::of(source, kind, target, jokers);
    }
};
template <bool Joker>
inline constexpr MoveTable<Joker> move_table{};

}  // namespace faience::azul
