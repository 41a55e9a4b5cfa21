// The whole interface of a game on one page.
//
// A game is written as a *rules* class that meets the `Rules` concept: static types, no virtual
// calls, everything inlined into playouts and search. `Game` is the same interface with the state's
// type erased, for callers that hold any game: the Python bindings and the tests. `GameOf<R>` (in
// game_of.hpp) turns the first into the second.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

#include "rng.hpp"

namespace faience {

// A move's number within one spec: stable, dense from 0, ascending as the moves' texts do in ASCII.
using MoveId = std::uint16_t;
inline constexpr int max_move_ids = 2048;  // no spec has more

// Whose turn it is, besides the seats 0, 1, …
inline constexpr int chance = -1;  // tiles must be dealt
inline constexpr int over = -2;

// A value handed in from outside that no game could hold: a wrong deal, an impossible position.
struct Refused : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

template <class R>
concept Rules = requires(const R rules, typename R::State& state, const typename R::State& seen, Rng& rng,
                         std::span<MoveId> moves, std::string_view tiles, MoveId move, int seat) {
    // A state is a value: copying it is undo.
    requires std::is_trivially_copyable_v<typename R::State>;
    requires std::has_unique_object_representations_v<typename R::State>;

    { R::max_moves } -> std::convertible_to<int>;          // the most legal moves of any state
    { rules.players() } -> std::same_as<int>;              //
    { rules.move_count() } -> std::same_as<int>;           // how many move ids the spec has
    { rules.start() } -> std::same_as<typename R::State>;  //

    { rules.to_move(seen) } -> std::same_as<int>;  // a seat, `chance` or `over`
    { rules.round(seen) } -> std::same_as<int>;
    { rules.score(seen, seat) } -> std::same_as<int>;
    { rules.projected_score(seen, seat) } -> std::same_as<int>;  // the standing if all were scored now; may be negative
    { rules.winners(seen) } -> std::same_as<unsigned>;           // a bit a seat; 0 until over
    { rules.reason(seen) } -> std::same_as<std::string_view>;    // empty until over
    { rules.fault(seen) } -> std::same_as<std::string>;          // empty if the state keeps every invariant

    // Chance: how many tiles the deal holds, a random deal, and a deal named from outside, which is
    // refused (the state unchanged) when it could not have been drawn.
    { rules.needs(seen) } -> std::same_as<int>;
    { rules.draw(seen, rng) } -> std::same_as<std::string>;
    { rules.deal(state, tiles) };
    { rules.deal_random(state, rng) };

    // Decisions. `legal` writes ids in ascending order; `play` trusts its caller.
    { rules.legal(seen, moves) } -> std::same_as<int>;
    { rules.is_legal(seen, move) } -> std::same_as<bool>;
    { rules.random_move(seen, rng) } -> std::same_as<MoveId>;
    { rules.play(state, move) };
    { rules.play_random(state, rng) };  // what play(random_move) does, without naming the move
};

// Any game's state as bytes: small enough to live inside its owner without the heap.
struct alignas(8) Value {
    static constexpr std::size_t capacity = 256;
    std::array<std::byte, capacity> bytes{};

    bool operator==(const Value&) const = default;
};

struct PlayoutTotals {
    std::uint64_t games = 0;
    std::uint64_t moves = 0;      // decisions taken
    std::uint64_t rounds = 0;     // of the games' last states
    std::uint64_t branching = 0;  // sum of the numbers of legal moves; only counted when asked for
    std::int64_t score = 0;       // sum over games and seats of the final scores
};

// Long work calls this now and then; it may throw to stop the work.
using Pause = std::function<void()>;

class Game {
  public:
    virtual ~Game() = default;

    virtual int players() const = 0;
    virtual int move_count() const = 0;
    virtual std::size_t state_size() const = 0;
    virtual Value start() const = 0;

    virtual int to_move(const Value&) const = 0;
    virtual int round(const Value&) const = 0;
    virtual int score(const Value&, int seat) const = 0;
    virtual int projected_score(const Value&, int seat) const = 0;
    virtual unsigned winners(const Value&) const = 0;
    virtual std::string_view reason(const Value&) const = 0;
    virtual std::string fault(const Value&) const = 0;

    virtual int needs(const Value&) const = 0;
    virtual std::string draw(const Value&, Rng&) const = 0;
    virtual void deal(Value&, std::string_view tiles) const = 0;
    virtual void deal_random(Value&, Rng&) const = 0;

    virtual int legal(const Value&, std::span<MoveId>) const = 0;
    virtual bool is_legal(const Value&, MoveId) const = 0;
    virtual MoveId random_move(const Value&, Rng&) const = 0;
    virtual void play(Value&, MoveId) const = 0;

    // Whole random games from the start, deals and moves from one generator.
    virtual PlayoutTotals playouts(std::uint64_t games, Rng&, bool count_branching, const Pause&) const = 0;
    // Sequences of `depth` decisions from a state; deals drawn from (deal_seed, round).
    virtual std::uint64_t perft(const Value&, int depth, std::uint64_t deal_seed, const Pause&) const = 0;
};

}  // namespace faience
