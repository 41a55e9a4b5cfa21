// What a game adds to its rules so that a search can play it well.
//
// `Insight<R>` is written once a game, beside its rules: a key for the transposition table, the moves
// worth looking at and their order, an estimate by hand, and the sparse features a network reads. The
// searches are templates over it and know nothing else of any game.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "../game.hpp"

namespace faience {

inline constexpr int max_seats = 4;
using Seats = std::array<float, max_seats>;

// What a state promises each seat: its value (from -1 to 1, see `outcome`), its chance to win and its
// final score.
struct Outlook {
    Seats value{}, win{}, score{};
};

// A state's features: one row of the network's table for each slot, 0 for none. Slots change little from
// one state to the next, which is what makes the network cheap (see network.hpp).
using Row = std::uint16_t;
inline constexpr int max_slots = 224;
using Slots = std::array<Row, max_slots>;

template <class R>
struct Insight;

template <class R>
concept Searchable = Rules<R> && requires(const R rules, typename R::State& state, const typename R::State& seen,
                                          std::span<MoveId> moves, MoveId move, int view, Seats& seats, Slots& slots) {
    // How far a win counts beside the margin, and which margin is a clear one.
    { Insight<R>::win_weight } -> std::convertible_to<float>;
    { Insight<R>::clear_margin } -> std::convertible_to<float>;

    // Equal keys: states of one stretch that play on alike. A stretch lasts from one deal to the next.
    { Insight<R>::key(rules, seen) } -> std::same_as<std::uint64_t>;
    // The legal moves but those that another one of them equals or plainly beats.
    { Insight<R>::candidates(rules, seen, moves) } -> std::same_as<int>;
    // How promising a move looks at a glance, in sixteenths of a point.
    { Insight<R>::order(rules, seen, move) } -> std::same_as<int>;
    // Plays on over a deal that matters little as if nothing were drawn; false if it matters.
    { Insight<R>::glide(rules, state) } -> std::same_as<bool>;

    // Expected final points of each seat by hand, and how far they may still move.
    { Insight<R>::estimate(rules, seen, seats) } -> std::same_as<float>;

    // For the network: which of its tables reads the state, from whose view, and the rows.
    { Insight<R>::tables } -> std::convertible_to<int>;
    { Insight<R>::row_count(rules) } -> std::same_as<int>;
    { Insight<R>::slot_count(rules) } -> std::same_as<int>;
    { Insight<R>::table(rules, seen) } -> std::same_as<int>;
    { Insight<R>::viewer(rules, seen) } -> std::same_as<int>;
    { Insight<R>::features(rules, seen, view, slots) };
};

// Games whose states have likes: other states that play on alike, turned or with colours changed.
template <class R>
concept HasLikes = requires(const R rules, const typename R::State& seen, Rng& rng) {
    { Insight<R>::like(rules, seen, rng) } -> std::same_as<typename R::State>;
};

// ---- Values --------------------------------------------------------------------------------------

// Searches count in whole numbers: 10,000 is a sure and clear win.
inline constexpr int value_scale = 10000;
inline int to_units(float value) { return static_cast<int>(std::lround(value * value_scale)); }
inline float from_units(int units) { return static_cast<float>(units) / value_scale; }

// Close to e to the power of a number that is not above 0, and the same on every machine.
inline float quick_exp(float x) {
    float power = std::max(0.0f, 1 + x / 1024);
    for (int i = 0; i < 10; ++i) power *= power;
    return power;
}

// A seat's lead over the best of the others.
inline float lead(const Seats& points, int players, int seat) {
    float best = -1e9f;
    for (int other = 0; other < players; ++other)
        if (other != seat) best = std::max(best, points[static_cast<std::size_t>(other)]);
    return points[static_cast<std::size_t>(seat)] - best;
}

// The value of a finished game: its win (shared among those who tie) and, less and less as it grows, the
// margin. With two players the values of both sum to 0.
template <class R>
Outlook outcome(const R& rules, const typename R::State& state) {
    Outlook result;
    const int players = rules.players();
    const unsigned winners = rules.winners(state);
    int tied = 0;
    for (int seat = 0; seat < players; ++seat) {
        result.score[static_cast<std::size_t>(seat)] = static_cast<float>(rules.score(state, seat));
        tied += static_cast<int>(winners >> seat & 1);
    }
    for (int seat = 0; seat < players; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        constexpr float weight = Insight<R>::win_weight;
        result.win[s] = (winners >> seat & 1) ? 1.0f / static_cast<float>(tied) : 0.0f;
        result.value[s] = weight * (2 * result.win[s] - 1) +
                          (1 - weight) * std::tanh(lead(result.score, players, seat) / Insight<R>::clear_margin);
    }
    return result;
}

// The chances to win that go with the values of a game that goes on.
inline Seats chances(const Seats& values, int players) {
    constexpr float sure = 0.8f;  // fits the outcomes of games best, in all three games
    constexpr float least = 0.001f, most = 1;
    Seats chances{};
    float all = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
        all += chances[seat] = std::clamp((1 + values[seat] / sure) / 2, least, most);
    for (float& part : chances) part /= all;
    return chances;
}

// The outlook of a game that goes on, from expected points and how far they may still move.
template <class R>
Outlook outlook_of(const Seats& points, float spread, int players) {
    Outlook result;
    result.score = points;
    for (int seat = 0; seat < players; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        const float ahead = lead(points, players, seat);
        constexpr float weight = Insight<R>::win_weight;
        result.value[s] = weight * std::tanh(ahead / spread) +
                          (1 - weight) * std::tanh(ahead / (Insight<R>::clear_margin + spread / 2));
    }
    result.win = chances(result.value, players);
    return result;
}

// ---- Keys ------------------------------------------------------------------------------------------

constexpr std::uint64_t mixed(std::uint64_t word) {
    word = (word ^ (word >> 32)) * 0xd6e8feb86659fd93;
    word = (word ^ (word >> 29)) * 0x9e3779b97f4a7c15;
    return word ^ (word >> 32);
}
constexpr std::uint64_t mixed(std::uint64_t key, std::uint64_t word) {
    return (key ^ mixed(word + 0x9e3779b97f4a7c15)) * 0xd6e8feb86659fd93 + (key >> 31);
}

}  // namespace faience
