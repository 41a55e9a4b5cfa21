// One move at random without a list of all: count, draw a number, select.
#pragma once

#include "rules.hpp"

namespace faience::pavilion {

namespace detail {

// Where set bit number `index` (from 0) of a word lies.
constexpr int nth_bit(std::uint64_t word, std::uint32_t index) {
    for (; index > 0; --index) word &= word - 1;
    return std::countr_zero(word);
}

}  // namespace detail

template <bool Grey>
inline MoveId Pavilion<Grey>::random_move(const State& state, Rng& rng) const {
    if (state.present != 0) {
        const std::uint64_t open = drafts(state);
        const int bit = detail::nth_bit(open, rng.below(static_cast<std::uint32_t>(std::popcount(open))));
        return static_cast<MoveId>(first_draft() + kinds * (bit % lane_bits) + rank_of_letter[bit / lane_bits]);
    }
    if (state.bonus != 0) {
        const Lanes open = held(state.supply);
        const int bit = detail::nth_bit(open, rng.below(static_cast<std::uint32_t>(total(open))));
        return static_cast<MoveId>(rank_of_letter[bit / lane_bits]);
    }

    const Board& board = state.boards[state.turn];
    const Purse means = purse(state);
    const auto ways = [&](int star, int kind) -> std::uint32_t {
        const unsigned free = full_star & ~star_of(board.filled, star);
        return payment_table<Grey>(star == centre_star).ways[means.tiles[kind]][means.jokers[kind]][free];
    };
    // Payments of each star, on the coloured side of its one colour; a star of any colour sums its own.
    std::array<std::uint32_t, stars> sums;
    std::uint32_t all = 0;
    for (int star = 0; star < stars; ++star) {
        if (!Grey && star != centre_star) {
            all += ways(star, star_kind[star]);
        } else {
            const unsigned open = open_kinds(board.star(star));
            for (int kind = 0; kind < kinds; ++kind) all += ways(star, kind) & -(open >> kind & 1);
        }
        sums[star] = all;
    }
    std::uint32_t chosen = rng.below(all + 1);
    if (chosen == all) return static_cast<MoveId>(first_pass() + pass_table.rank[random_kept(board.hand, rng)]);

    int star = 0;
    while (chosen >= sums[star]) ++star;
    if (star > 0) chosen -= sums[star - 1];
    int kind = 0;
    if (!Grey && star != centre_star) {
        kind = star_kind[star];
    } else {
        for (const unsigned open = open_kinds(board.star(star));; ++kind) {
            const std::uint32_t here = ways(star, kind) & -(open >> kind & 1);
            if (chosen < here) break;
            chosen -= here;
        }
    }
    const unsigned ring = star_of(board.filled, star);
    for (int place = 0;; ++place) {
        if (ring >> place & 1) continue;
        const int cost = cost_at<Grey>(star, place);
        const auto here = static_cast<std::uint32_t>(payments(cost, means.tiles[kind], means.jokers[kind]));
        if (chosen < here)
            return static_cast<MoveId>(first_placement() + table.first[space_of(star, place)][kind] +
                                       fewest_jokers(cost, means.tiles[kind]) + static_cast<int>(chosen));
        chosen -= here;
    }
}

// Uniform among the different handfuls of up to four tiles that a hand holds. The handfuls of the first
// so many colours, by their number of tiles, are the coefficients of a product of polynomials
// 1 + x + … + x^n, n being the tiles of a colour: five lanes of a word, and one multiplication a colour.
template <bool Grey>
inline Handful Pavilion<Grey>::random_kept(Lanes hand, Rng& rng) const {
    constexpr int sizes = corner_places + 1;
    constexpr Lanes all_sizes = (Lanes{1} << (lane_bits * sizes)) - 1;
    std::array<Lanes, kinds + 1> handfuls_of;
    handfuls_of[0] = 1;
    for (int kind = 0; kind < kinds; ++kind) {
        const int most = std::min(count(hand, kind), corner_places);
        const Lanes any_number = ones & ((Lanes{1} << (lane_bits * (most + 1))) - 1);
        handfuls_of[kind + 1] = handfuls_of[kind] * any_number & all_sizes;
    }
    const Lanes sums = running_sums(handfuls_of[kinds]);
    std::uint32_t chosen = rng.below(static_cast<std::uint32_t>(count(sums, sizes - 1)));
    int size = kind_from(from_index(sums, chosen));  // sizes stand in lanes, as kinds do elsewhere
    if (size > 0) chosen -= static_cast<std::uint32_t>(count(sums, size - 1));

    Handful kept = no_tiles;
    for (int kind = kinds - 1; size > 0; --kind)
        // None of this colour, one, two, …: each with the handfuls of the colours before it for the rest.
        for (;;) {
            const auto here = static_cast<std::uint32_t>(count(handfuls_of[kind], size));
            if (chosen < here) break;
            chosen -= here;
            kept = handfuls.with[kept][kind];
            --size;
        }
    return kept;
}

}  // namespace faience::pavilion
