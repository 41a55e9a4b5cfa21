// PUCT for three and four players: a tree inside the stretch, a value for each seat at every node, each
// seat choosing by its own. Where the stretch ends, or a new leaf is reached, the evaluator judges.
#pragma once

#include "alphabeta.hpp"

namespace faience {

template <Searchable R>
class Puct {
  public:
    using State = typename R::State;
    using Sight = Insight<R>;

    struct Result {
        struct Child {
            MoveId move = 0;
            std::uint32_t visits = 0;
            Seats value{};
            Line line;
        };
        std::vector<Child> moves;  // the most visited first
        int depth = 0;
    };

    Puct(const R& rules, Evaluator<R>& evaluator) : rules_(rules), evaluator_(evaluator) {}

    Result search(const State& root, Budget& budget) {
        nodes_.clear();
        nodes_.emplace_back();
        nodes_[0].turn = static_cast<std::int8_t>(rules_.to_move(root));
        depth_ = 0;
        expand(0, root);
        do {
            simulate(root);
        } while (budget.spend());
        return result();
    }

  private:
    static constexpr std::size_t most_nodes = 400'000;  // 16 MB
    static constexpr float exploration = 0.6f;
    static constexpr float first_play_less = 0.05f;
    static constexpr float prior_sharpness = 1.0f / 32;  // two points at a glance are a factor of e

    struct Node {
        Seats sum{};
        std::uint32_t visits = 0;
        std::uint32_t first = 0;
        float prior = 1;
        std::uint16_t children = 0;
        MoveId move = 0;
        std::int8_t turn = 0;  // negative where the stretch has ended
    };

    void simulate(const State& root) {
        State state = root;
        path_.assign(1, 0);
        std::size_t at = 0;
        while (nodes_[at].children > 0) {
            at = select(nodes_[at]);
            play_on(rules_, state, nodes_[at].move);
            path_.push_back(at);
        }
        Node& leaf = nodes_[at];
        leaf.turn = static_cast<std::int8_t>(rules_.to_move(state));
        depth_ = std::max(depth_, static_cast<int>(path_.size()) - 1);
        Seats value{};
        if (leaf.visits > 0 && leaf.turn < 0) {  // judged before
            for (std::size_t s = 0; s < max_seats; ++s) value[s] = leaf.sum[s] / static_cast<float>(leaf.visits);
        } else {
            value = evaluator_.values(state);
            if (leaf.visits > 0 && path_.size() < max_ply - 1) expand(at, state);
        }
        for (const std::size_t on_path : path_) {
            Node& node = nodes_[on_path];
            ++node.visits;
            for (std::size_t s = 0; s < max_seats; ++s) node.sum[s] += value[s];
        }
    }

    std::size_t select(const Node& node) const {
        const auto seat = static_cast<std::size_t>(node.turn);
        const float here = node.visits > 0 ? node.sum[seat] / static_cast<float>(node.visits) : 0;
        const float wide = exploration * std::sqrt(static_cast<float>(node.visits + 1));
        std::size_t best = node.first;
        float most = -1e9f;
        for (std::size_t i = node.first; i < node.first + node.children; ++i) {
            const Node& child = nodes_[i];
            const auto visits = static_cast<float>(child.visits);
            const float value = child.visits > 0 ? child.sum[seat] / visits : here - first_play_less;
            const float sum = value + wide * child.prior / (1 + visits);
            if (sum > most) {
                most = sum;
                best = i;
            }
        }
        return best;
    }

    void expand(std::size_t at, const State& state) {
        const auto count = static_cast<std::size_t>(Sight::candidates(rules_, state, listed_));
        if (nodes_.size() + count > most_nodes) return;
        nodes_[at].first = static_cast<std::uint32_t>(nodes_.size());
        nodes_[at].children = static_cast<std::uint16_t>(count);
        float highest = -1e9f, sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            Node node;
            node.move = listed_[i];
            node.prior = prior_sharpness * static_cast<float>(Sight::order(rules_, state, listed_[i]));
            highest = std::max(highest, node.prior);
            nodes_.push_back(node);
        }
        for (std::size_t i = nodes_.size() - count; i < nodes_.size(); ++i)
            sum += nodes_[i].prior = std::exp(nodes_[i].prior - highest);
        for (std::size_t i = nodes_.size() - count; i < nodes_.size(); ++i) nodes_[i].prior /= sum;
    }

    Result result() const {
        Result result;
        result.depth = depth_;
        const Node& root = nodes_[0];
        for (std::size_t i = root.first; i < root.first + root.children; ++i) {
            typename Result::Child child;
            const Node& node = nodes_[i];
            child.move = node.move;
            child.visits = node.visits;
            const Node& judged = node.visits > 0 ? node : root;
            for (std::size_t s = 0; s < max_seats; ++s)
                child.value[s] = judged.sum[s] / static_cast<float>(std::max(1u, judged.visits));
            for (std::size_t at = i;; at = most_visited(nodes_[at])) {
                child.line.moves[static_cast<std::size_t>(child.line.length++)] = nodes_[at].move;
                if (nodes_[at].children == 0 || child.line.length == max_ply) break;
                if (nodes_[most_visited(nodes_[at])].visits == 0) break;
            }
            result.moves.push_back(child);
        }
        std::stable_sort(result.moves.begin(), result.moves.end(),
                         [](const auto& a, const auto& b) { return a.visits > b.visits; });
        return result;
    }

    std::size_t most_visited(const Node& node) const {
        std::size_t best = node.first;
        for (std::size_t i = node.first; i < node.first + node.children; ++i)
            if (nodes_[i].visits > nodes_[best].visits) best = i;
        return best;
    }

    const R& rules_;
    Evaluator<R>& evaluator_;
    std::vector<Node> nodes_;
    std::vector<std::size_t> path_;
    std::array<MoveId, R::max_moves> listed_{};
    int depth_ = 0;
};

}  // namespace faience
