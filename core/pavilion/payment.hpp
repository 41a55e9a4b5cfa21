// Paying for a space: a colour and jokers, in how many ways.
#pragma once

#include <algorithm>
#include <array>

#include "board.hpp"

namespace faience::pavilion {

// A space of cost n is paid with k tiles of its colour and n - k jokers, 1 <= k <= n.
constexpr int fewest_jokers(int cost, int tiles) { return std::max(0, cost - tiles); }
constexpr int most_jokers(int cost, int jokers) { return std::min(jokers, cost - 1); }
constexpr int payments(int cost, int tiles, int jokers) {
    return std::max(0, most_jokers(cost, jokers) - fewest_jokers(cost, tiles) + 1);
}

// More tiles of the colour than the dearest space costs, or more jokers than can be added to one tile
// of it, make no difference.
inline constexpr int most_useful_tiles = max_cost, most_useful_jokers = max_cost - 1;

struct PaymentTable {
    // By tiles of the colour, jokers and free places of a star: payments for all of these places.
    std::array<std::array<std::array<std::uint8_t, full_star + 1>, most_useful_jokers + 1>, most_useful_tiles + 1>
        ways{};

    consteval explicit PaymentTable(const std::array<std::uint8_t, star_spaces>& costs) {
        for (int tiles = 0; tiles <= most_useful_tiles; ++tiles)
            for (int jokers = 0; jokers <= most_useful_jokers; ++jokers)
                for (unsigned free = 0; free <= full_star; ++free)
                    for (int place = 0; place < star_spaces; ++place)
                        if (free >> place & 1) ways[tiles][jokers][free] += payments(costs[place], tiles, jokers);
    }
};
inline constexpr PaymentTable coloured_payments{coloured_costs}, grey_payments{grey_costs},
    grey_centre_payments{grey_centre_costs};

template <bool Grey>
constexpr const PaymentTable& payment_table(bool centre) {
    return !Grey ? coloured_payments : centre ? grey_centre_payments : grey_payments;
}

// A hand seen as means of payment. The joker colour itself is laid without jokers.
struct Purse {
    std::array<std::uint8_t, kinds> tiles{};
    std::array<std::uint8_t, kinds> jokers{};  // that may be paid along with the colour

    constexpr Purse(Lanes hand, int joker) {
        const int with = std::min(count(hand, joker), most_useful_jokers);
        for (int kind = 0; kind < kinds; ++kind) {
            tiles[kind] = static_cast<std::uint8_t>(std::min(count(hand, kind), most_useful_tiles));
            jokers[kind] = static_cast<std::uint8_t>(with);
        }
        jokers[joker] = 0;
    }
};

}  // namespace faience::pavilion
