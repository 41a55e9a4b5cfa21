// Judges a state in which no search goes further: by the network if there is one, else by the game's
// estimate. A finished game needs no judge.
#pragma once

#include <memory>

#include "network.hpp"

namespace faience {

template <Searchable R>
class Evaluator {
  public:
    using State = typename R::State;
    using Sight = Insight<R>;

    explicit Evaluator(const R& rules, std::shared_ptr<const Network> network = nullptr) : rules_(rules) {
        learned(std::move(network));
    }

    void learned(std::shared_ptr<const Network> network) {
        network_ = std::move(network);
        if (!network_) return;
        slots_ = Sight::slot_count(rules_);
        sums_.resize(static_cast<std::size_t>(Sight::tables * rules_.players()));
        for (int table = 0; table < Sight::tables; ++table)
            for (int view = 0; view < rules_.players(); ++view)
                sums_of(table, view).reset(network_->layers(table), slots_);
    }
    bool has_learned() const { return network_ != nullptr; }

    // Two players: the value for seat 0 in units.
    int value(const State& state) {
        if (rules_.to_move(state) == over) return to_units(outcome(rules_, state).value[0]);
        if (!network_) {
            Seats points{};
            const float spread = Sight::estimate(rules_, state, points);
            const float ahead = points[0] - points[1];
            return to_units(quick_tanh(ahead / spread) * Sight::win_weight +
                            quick_tanh(ahead / (Sight::clear_margin + spread / 2)) * (1 - Sight::win_weight));
        }
        const int view = Sight::viewer(rules_, state), table = Sight::table(rules_, state);
        const Sums& sums = sums_at(state, table, view);
        const Layers& layers = network_->layers(table);
        const int units = tanh_units(sums.output(layers, sums.active(layers), 0, 1));
        return view == 0 ? units : -units;
    }

    // Any number of players: the value for each seat.
    Seats values(const State& state) {
        if (rules_.to_move(state) == over) return outcome(rules_, state).value;
        if (!network_) {
            Seats points{};
            const float spread = Sight::estimate(rules_, state, points);
            return outlook_of<R>(points, spread, rules_.players()).value;
        }
        Seats result{};
        const int players = rules_.players();
        if (players == 2) {
            result[0] = from_units(value(state));
            result[1] = -result[0];
            return result;
        }
        const int view = Sight::viewer(rules_, state), table = Sight::table(rules_, state);
        const Sums& sums = sums_at(state, table, view);
        const Layers& layers = network_->layers(table);
        const auto active = sums.active(layers);
        for (int i = 0; i < players; ++i)
            result[static_cast<std::size_t>((view + i) % players)] =
                from_units(tanh_units(sums.output(layers, active, i, players)));
        return result;
    }

    // All that is known of a state, for people to read.
    Outlook outlook(const State& state) {
        if (rules_.to_move(state) == over) return outcome(rules_, state);
        const int players = rules_.players();
        if (!network_) {
            Seats points{};
            const float spread = Sight::estimate(rules_, state, points);
            return outlook_of<R>(points, spread, players);
        }
        Outlook result;
        result.value = values(state);
        result.win = chances(result.value, players);
        const int view = Sight::viewer(rules_, state), table = Sight::table(rules_, state);
        const Sums& sums = sums_at(state, table, view);
        const Layers& layers = network_->layers(table);
        const auto active = sums.active(layers);
        const int shown = value_outputs(players);
        for (int i = 0; i < players; ++i) {
            const auto seat = static_cast<std::size_t>((view + i) % players);
            const float more = static_cast<float>(sums.output(layers, active, shown + i, shown)) / output_one;
            result.score[seat] = static_cast<float>(rules_.score(state, static_cast<int>(seat))) + score_one * more;
        }
        return result;
    }

  private:
    // Close to tanh, and the same on every machine.
    static float quick_tanh(float x) {
        const float limited = std::clamp(x, -4.0f, 4.0f);
        return from_units(tanh_units(static_cast<std::int32_t>(limited * output_one)));
    }
    Sums& sums_of(int table, int view) { return sums_[static_cast<std::size_t>(table * rules_.players() + view)]; }
    const Sums& sums_at(const State& state, int table, int view) {
        Sight::features(rules_, state, view, seen_);
        Sums& sums = sums_of(table, view);
        sums.move_to(network_->layers(table), seen_, value_outputs(rules_.players()));
        return sums;
    }

    const R& rules_;
    std::shared_ptr<const Network> network_;
    std::vector<Sums> sums_;
    Slots seen_{};
    int slots_ = 0;
};

}  // namespace faience
