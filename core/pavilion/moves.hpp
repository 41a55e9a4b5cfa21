// Move ids: dense numbers for every move a spec can ever have.
//
// Ids ascend as the moves' texts do in ASCII: bonus tiles *B…*Y; drafts 1B…9Y, cB…cY; placements by
// star (C E NE NW SE SW W), tip, colour and number of jokers; passes by the tiles kept.
#pragma once

#include <array>

#include "board.hpp"

namespace faience::pavilion {

struct Placement {
    std::uint8_t space = 0;
    std::uint8_t kind = 0;
    std::uint8_t cost = 0;
    std::uint8_t jokers = 0;  // 0 to cost - 1, for one tile of the colour lies on the space
};

template <bool Grey>
constexpr bool suits(int star, int kind) {
    return Grey || star == centre_star || star_kind[star] == kind;
}

template <bool Grey>
struct PlacementTable {
    static constexpr int size = [] {
        int moves = 0;
        for (int star = 0; star < stars; ++star)
            for (int place = 0; place < star_spaces; ++place)
                for (int kind = 0; kind < kinds; ++kind) moves += suits<Grey>(star, kind) * cost_at<Grey>(star, place);
        return moves;
    }();

    std::array<Placement, size> moves{};
    std::array<std::array<std::uint16_t, kinds>, spaces> first{};  // without jokers; each joker adds one

    consteval PlacementTable() {
        int next = 0;
        for (const int star : stars_by_name)
            for (int tip = 0; tip < star_spaces; ++tip)
                for (const int kind : kinds_by_letter) {
                    if (!suits<Grey>(star, kind)) continue;
                    const int place = place_at_tip(star, tip);
                    const int space = space_of(star, place), cost = cost_at<Grey>(star, place);
                    first[space][kind] = static_cast<std::uint16_t>(next);
                    for (int jokers = 0; jokers < cost; ++jokers)
                        moves[next++] = {static_cast<std::uint8_t>(space), static_cast<std::uint8_t>(kind),
                                         static_cast<std::uint8_t>(cost), static_cast<std::uint8_t>(jokers)};
                }
    }
};
template <bool Grey>
inline constexpr PlacementTable<Grey> placement_table{};

// The handfuls that may be kept, in the order of their texts: P before PB before PG, none first.
struct PassTable {
    std::array<Handful, HandfulTable::size> kept{};
    std::array<Lanes, HandfulTable::size> tiles{};
    // The first handful after this one whose text does not begin with its text.
    std::array<std::uint8_t, HandfulTable::size> beyond{};
    std::array<std::uint8_t, HandfulTable::size> rank{};  // by handful

    consteval PassTable() {
        int next = 0;
        visit(no_tiles, 0, next);
    }

  private:
    constexpr void visit(Handful content, int least_kind, int& next) {
        const int here = next++;
        kept[here] = content;
        tiles[here] = handfuls.tiles[content];
        rank[content] = static_cast<std::uint8_t>(here);
        if (total(tiles[here]) < corner_places)
            for (const int kind : kinds_by_letter)
                if (kind >= least_kind) visit(handfuls.with[content][kind], kind, next);
        beyond[here] = static_cast<std::uint8_t>(next);
    }
};
inline constexpr PassTable pass_table{};

}  // namespace faience::pavilion
