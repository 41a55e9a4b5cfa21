// What is left of a budget after a whole stretch was searched: the next deals. The root moves that are
// close to the best are followed to the end of the stretch and tried on the same sampled deals, each with
// a small search of its own.
#pragma once

#include "alphabeta.hpp"

namespace faience {

template <Searchable R>
class DealSampler {
  public:
    using State = typename R::State;

    static constexpr int close = 600;  // units from the best move
    static constexpr std::size_t most_contenders = 5;
    static constexpr int deals = 64;
    static constexpr std::uint64_t nodes_a_deal = 400;
    static constexpr int trust_before = 6;       // the evaluation counts like so many deals
    static constexpr float units_a_point = 150;  // measured: wins more, and both sides make more points

    DealSampler(const R& rules, Evaluator<R>& evaluator)
        : rules_(rules), evaluator_(evaluator), inner_(rules, evaluator, table_bits) {}

    // Puts the contenders of a whole search, which are its first moves, into the order that the deals suggest.
    void refine(const State& root, Budget& budget, std::vector<RootMove>& moves, std::uint64_t seed) {
        me_ = rules_.to_move(root);
        std::vector<Contender> contenders = contenders_of(root, moves);
        if (contenders.size() < 2) return;
        int tried = 0;
        for (; tried < deals; ++tried)
            if (!try_deal(contenders, budget, seed, tried)) break;
        if (tried == 0) return;
        std::int64_t shift = 0;
        for (const Contender& contender : contenders) {
            RootMove& move = moves[contender.place];
            const int before = move.value;
            move.value =
                static_cast<int>((std::int64_t{before} * trust_before + contender.sum) / (trust_before + tried));
            shift += move.value - before;
        }
        const auto untried = moves.begin() + static_cast<std::ptrdiff_t>(contenders.size());
        rank(contenders, std::span(moves.begin(), untried));
        const auto less = [](const RootMove& a, const RootMove& b) { return a.value < b.value; };
        // The deals move the others along, but who was not tried on them overtakes nobody who was.
        shift /= static_cast<std::int64_t>(contenders.size());
        const int last = std::min_element(moves.begin(), untried, less)->value;
        for (auto move = untried; move != moves.end(); ++move)
            move->value = std::min(move->value + static_cast<int>(shift), last);
    }

  private:
    static constexpr int table_bits = 12;

    struct Contender {
        std::size_t place;
        State end;
        std::int64_t sum = 0;
    };

    std::vector<Contender> contenders_of(const State& root, const std::vector<RootMove>& moves) const {
        std::vector<Contender> found;
        for (std::size_t place = 0; place < moves.size() && found.size() < most_contenders; ++place) {
            if (moves[place].value < moves[0].value - close) break;
            State state = root;
            const Variation& line = moves[place].line;
            for (int i = 0; i < line.length; ++i) play_on(rules_, state, line.moves[static_cast<std::size_t>(i)]);
            if (rules_.to_move(state) >= 0) break;
            found.push_back({place, state});
        }
        return found;
    }

    // The best first: by value, and by the points that a move promises its player. What is certain, a finished
    // game, is ranked by its value alone.
    void rank(const std::vector<Contender>& contenders, std::span<RootMove> moves) {
        const bool certain = std::any_of(contenders.begin(), contenders.end(), [&](const Contender& contender) {
            return rules_.to_move(contender.end) == over;
        });
        std::vector<std::pair<float, RootMove>> ranked;
        for (const Contender& contender : contenders) {
            const RootMove& move = moves[contender.place];
            const float points = certain ? 0 : evaluator_.outlook(contender.end).score[static_cast<std::size_t>(me_)];
            ranked.emplace_back(static_cast<float>(move.value) + units_a_point * points, move);
        }
        std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
        for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = ranked[i].second;
    }

    // Tries one deal on all contenders, or on none if the budget does not last.
    bool try_deal(std::vector<Contender>& contenders, Budget& budget, std::uint64_t seed, int number) {
        std::array<int, most_contenders> values{};
        for (std::size_t i = 0; i < contenders.size(); ++i) {
            const Contender& contender = contenders[i];
            State state = contender.end;
            if (rules_.to_move(state) == over) {
                const int value = to_units(outcome(rules_, state).value[0]);
                values[i] = me_ == 0 ? value : -value;
                continue;
            }
            if (budget.spent() || budget.nodes_left() < nodes_a_deal) return false;
            Rng rng(mixed(seed, static_cast<std::uint64_t>(number)));
            rules_.deal_random(state, rng);
            Limit limit;
            limit.nodes = nodes_a_deal;
            limit.seconds = budget.seconds_left();
            Budget small(limit, budget.stop());
            const auto result = inner_.search(state, small);
            budget.charge(small.nodes());
            if (budget.spent() || (budget.timed() && budget.seconds_left() <= 0)) return false;
            values[i] = rules_.to_move(state) == me_ ? result.moves[0].value : -result.moves[0].value;
        }
        for (std::size_t i = 0; i < contenders.size(); ++i) contenders[i].sum += values[i];
        return true;
    }

    const R& rules_;
    Evaluator<R>& evaluator_;
    AlphaBeta<R> inner_;
    int me_ = 0;
};

}  // namespace faience
