// Which moves are legal, in the order of their ids.
#pragma once

#include "rules.hpp"

namespace faience::pavilion {

template <bool Grey>
inline int Pavilion<Grey>::legal(const State& state, std::span<MoveId> moves) const {
    if (state.turn < 0) return 0;
    std::size_t found = 0;
    if (state.present != 0) {
        const std::uint64_t open = drafts(state);
        for (int source = 0; source <= centre(); ++source)
            for (int rank = 0; rank < kinds; ++rank)
                if (open >> (lane_bits * kinds_by_letter[rank] + source) & 1)
                    moves[found++] = static_cast<MoveId>(first_draft() + kinds * source + rank);
        return static_cast<int>(found);
    }
    if (state.bonus != 0) {
        for (int rank = 0; rank < kinds; ++rank)
            if (count(state.supply, kinds_by_letter[rank]) > 0) moves[found++] = static_cast<MoveId>(rank);
        return static_cast<int>(found);
    }

    const Board& board = state.boards[state.turn];
    const Purse means = purse(state);
    const auto add = [&](int space, int cost, int kind) {
        const int fewest = fewest_jokers(cost, means.tiles[kind]), most = most_jokers(cost, means.jokers[kind]);
        for (int jokers = fewest; jokers <= most; ++jokers)
            moves[found++] = static_cast<MoveId>(first_placement() + table.first[space][kind] + jokers);
    };
    for (const int star : stars_by_name) {
        const unsigned ring = star_of(board.filled, star);
        if (ring == full_star) continue;
        const bool printed = !Grey && star != centre_star;
        if (printed && means.tiles[star_kind[star]] == 0) continue;
        for (int tip = 0; tip < star_spaces; ++tip) {
            const int place = place_at_tip(star, tip);
            if (ring >> place & 1) continue;
            const int space = space_of(star, place), cost = cost_at<Grey>(star, place);
            if (printed) {
                add(space, cost, star_kind[star]);
                continue;
            }
            const unsigned open = open_kinds(board.star(star));
            for (const int kind : kinds_by_letter)
                if (open >> kind & 1) add(space, cost, kind);
        }
    }
    // If a handful is not in the hand, none that begins with it is.
    for (int rank = 0; rank < HandfulTable::size;) {
        if (contains(board.hand, pass_table.tiles[rank]))
            moves[found++] = static_cast<MoveId>(first_pass() + rank++);
        else
            rank = pass_table.beyond[rank];
    }
    return static_cast<int>(found);
}

template <bool Grey>
inline bool Pavilion<Grey>::is_legal(const State& state, MoveId id) const {
    if (state.turn < 0 || id >= move_count()) return false;
    if (state.present != 0) {
        if (id < first_draft() || id >= first_placement()) return false;
        const int move = id - first_draft();
        return drafts(state) >> (lane_bits * kinds_by_letter[move % kinds] + move / kinds) & 1;
    }
    if (state.bonus != 0) return id < kinds && count(state.supply, kinds_by_letter[id]) > 0;
    if (id < first_placement()) return false;

    const Board& board = state.boards[state.turn];
    if (id >= first_pass()) return contains(board.hand, pass_table.tiles[id - first_pass()]);
    const Placement move = table.moves[id - first_placement()];
    if (board.filled & space_bit(move.space)) return false;
    const int star = move.space / star_spaces;
    if (!board.takes(star, move.kind)) return false;
    const Purse means = purse(state);
    return move.jokers >= fewest_jokers(move.cost, means.tiles[move.kind]) &&
           move.jokers <= most_jokers(move.cost, means.jokers[move.kind]);
}

}  // namespace faience::pavilion
