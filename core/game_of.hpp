// Turns a rules class into a `Game`: the state's type is erased, nothing else is added.
#pragma once

#include <cstring>
#include <new>
#include <stdexcept>
#include <utility>

#include "game.hpp"
#include "playout.hpp"

namespace faience {

template <Rules R>
class GameOf final : public Game {
  public:
    using State = typename R::State;
    static_assert(sizeof(State) <= Value::capacity && R::max_moves <= max_move_ids);

    explicit GameOf(R rules) : rules_(std::move(rules)) {
        if (rules_.move_count() > max_move_ids) throw std::logic_error("a game has more moves than there are ids");
    }

    static State open(const Value& value) {
        State state;
        std::memcpy(&state, value.bytes.data(), sizeof state);
        return state;
    }
    static Value close(const State& state) {
        Value value;
        std::memcpy(value.bytes.data(), &state, sizeof state);
        return value;
    }
    const R& rules() const { return rules_; }

    int players() const override { return rules_.players(); }
    int move_count() const override { return rules_.move_count(); }
    std::size_t state_size() const override { return sizeof(State); }
    Value start() const override { return close(rules_.start()); }

    int to_move(const Value& v) const override { return rules_.to_move(see(v)); }
    int round(const Value& v) const override { return rules_.round(see(v)); }
    int score(const Value& v, int seat) const override { return rules_.score(see(v), seat); }
    int projected_score(const Value& v, int seat) const override { return rules_.projected_score(see(v), seat); }
    unsigned winners(const Value& v) const override { return rules_.winners(see(v)); }
    std::string_view reason(const Value& v) const override { return rules_.reason(see(v)); }
    std::string fault(const Value& v) const override { return rules_.fault(see(v)); }

    int needs(const Value& v) const override { return rules_.needs(see(v)); }
    std::string draw(const Value& v, Rng& rng) const override { return rules_.draw(see(v), rng); }
    void deal(Value& v, std::string_view tiles) const override { rules_.deal(see(v), tiles); }
    void deal_random(Value& v, Rng& rng) const override { rules_.deal_random(see(v), rng); }

    int legal(const Value& v, std::span<MoveId> moves) const override { return rules_.legal(see(v), moves); }
    bool is_legal(const Value& v, MoveId move) const override { return rules_.is_legal(see(v), move); }
    MoveId random_move(const Value& v, Rng& rng) const override { return rules_.random_move(see(v), rng); }
    void play(Value& v, MoveId move) const override { rules_.play(see(v), move); }

    PlayoutTotals playouts(std::uint64_t games, Rng& rng, bool count_branching, const Pause& pause) const override {
        return count_branching ? faience::playouts<true>(rules_, games, rng, pause)
                               : faience::playouts<false>(rules_, games, rng, pause);
    }
    std::uint64_t perft(const Value& v, int depth, std::uint64_t deal_seed, const Pause& pause) const override {
        return faience::perft(rules_, see(v), depth, deal_seed, pause);
    }

  private:
    // A Value made by this game holds a State in its bytes: trivially copyable, suitably aligned.
    static State& see(Value& v) { return *std::launder(reinterpret_cast<State*>(v.bytes.data())); }
    static const State& see(const Value& v) { return *std::launder(reinterpret_cast<const State*>(v.bytes.data())); }

    R rules_;
};

}  // namespace faience
