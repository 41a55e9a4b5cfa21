// A baseline to measure against, not a bot to play with: UCT with random rollouts to the end of the game.
// The tree ends with the stretch, since no two rollouts see the same deal.
#pragma once

#include "alphabeta.hpp"

namespace faience {

template <Searchable R>
class Uct {
  public:
    using State = typename R::State;

    explicit Uct(const R& rules) : rules_(rules) {}

    // The most visited move and its mean value for each seat.
    std::pair<MoveId, Seats> search(const State& root, Budget& budget, std::uint64_t seed) {
        nodes_.assign(1, Node{});
        nodes_[0].turn = static_cast<std::int8_t>(rules_.to_move(root));
        expand(0, root);
        Rng rng(seed);
        do {
            simulate(root, rng);
        } while (budget.spend());
        std::size_t best = nodes_[0].first;
        for (std::size_t i = best; i < nodes_[0].first + nodes_[0].children; ++i)
            if (nodes_[i].visits > nodes_[best].visits) best = i;
        Seats value{};
        for (std::size_t s = 0; s < max_seats; ++s)
            value[s] = nodes_[best].sum[s] / static_cast<float>(std::max(1u, nodes_[best].visits));
        return {nodes_[best].move, value};
    }

  private:
    static constexpr float exploration = 0.7f;
    static constexpr std::size_t most_nodes = 400'000;

    struct Node {
        Seats sum{};
        std::uint32_t visits = 0;
        std::uint32_t first = 0;
        std::uint16_t children = 0;
        MoveId move = 0;
        std::int8_t turn = 0;
    };

    void simulate(const State& root, Rng& rng) {
        State state = root;
        path_.assign(1, 0);
        std::size_t at = 0;
        while (nodes_[at].children > 0) {
            at = select(nodes_[at]);
            rules_.play(state, nodes_[at].move);
            path_.push_back(at);
        }
        nodes_[at].turn = static_cast<std::int8_t>(rules_.to_move(state));
        if (nodes_[at].turn >= 0 && nodes_[at].visits > 0) expand(at, state);
        for (int turn = rules_.to_move(state); turn != over; turn = rules_.to_move(state)) {
            if (turn == chance)
                rules_.deal_random(state, rng);
            else
                rules_.play_random(state, rng);
        }
        const Seats value = outcome(rules_, state).value;
        for (const std::size_t on_path : path_) {
            ++nodes_[on_path].visits;
            for (std::size_t s = 0; s < max_seats; ++s) nodes_[on_path].sum[s] += value[s];
        }
    }

    std::size_t select(const Node& node) const {
        const auto seat = static_cast<std::size_t>(node.turn);
        const float log = std::log(static_cast<float>(node.visits + 1));
        std::size_t best = node.first;
        float most = -1e9f;
        for (std::size_t i = node.first; i < node.first + node.children; ++i) {
            const Node& child = nodes_[i];
            if (child.visits == 0) return i;
            const auto visits = static_cast<float>(child.visits);
            const float sum = child.sum[seat] / visits + exploration * std::sqrt(log / visits);
            if (sum > most) {
                most = sum;
                best = i;
            }
        }
        return best;
    }

    void expand(std::size_t at, const State& state) {
        const auto count = static_cast<std::size_t>(rules_.legal(state, listed_));
        if (nodes_.size() + count > most_nodes) return;
        nodes_[at].first = static_cast<std::uint32_t>(nodes_.size());
        nodes_[at].children = static_cast<std::uint16_t>(count);
        for (std::size_t i = 0; i < count; ++i) {
            Node node;
            node.move = listed_[i];
            nodes_.push_back(node);
        }
    }

    const R& rules_;
    std::vector<Node> nodes_;
    std::vector<std::size_t> path_;
    std::array<MoveId, R::max_moves> listed_{};
};

}  // namespace faience
