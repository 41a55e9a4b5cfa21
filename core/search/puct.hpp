// PUCT for three and four players: a tree inside the stretch, a value for each seat at every node, each
// seat choosing by its own. Where the stretch ends, or a new leaf is reached, the evaluator judges.
#pragma once

#include <utility>

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
            Variation line;
        };
        std::vector<Child> moves;  // those that were tried, the most visited first
        int depth = 0;
    };

    Puct(const R& rules, Evaluator<R>& evaluator) : rules_(rules), evaluator_(evaluator) {}

    // For the best move alone (`top` is 1) it stops as soon as that is settled.
    Result search(const State& root, Budget& budget, int top) {
        nodes_.assign(1, Node{});
        edges_.clear();
        nodes_[0].turn = static_cast<std::int8_t>(rules_.to_move(root));
        depth_ = 0;
        expand(0, root);
        std::uint64_t walks = 0;
        do {
            simulate(root);
            constexpr std::uint64_t between_looks = 256;
            ++walks;
            if (walks == between_looks && nodes_[0].edges == 1) break;
            if (top == 1 && walks % between_looks == 0 && settled(budget)) break;
        } while (budget.spend());
        return result();
    }

  private:
    // 14 MB of nodes and 16 MB of edges; then the tree grows no more.
    static constexpr std::size_t most_nodes = 300'000, most_edges = 2'000'000;
    static constexpr float exploration = 0.3f;
    static constexpr float first_play_less = 0.05f;
    static constexpr float prior_sharpness = 1.0f / 48;  // three points at a glance are a factor of e

    // A move that may be tried. Edges are sorted by their priors, and what was not tried yet has no value of
    // its own: so the first of those is always the next to become a node.
    struct Edge {
        float prior;
        MoveId move;
    };
    using Index = std::uint32_t;
    static constexpr Index none = 0;  // the root is nobody's child

    struct Node {
        Seats sum{};
        std::uint32_t visits = 0;
        Index first_edge = 0, child = none, sibling = none;
        float prior = 1;
        std::uint16_t edges = 0, tried = 0;
        MoveId move = 0;
        std::int8_t turn = 0;  // negative where the stretch has ended
    };

    void simulate(const State& root) {
        State state = root;
        path_.assign(1, 0);
        for (Index at = 0; nodes_[at].edges > 0;) {
            const Index next = select(at);
            if (next == none) break;
            at = next;
            play_on(rules_, state, nodes_[at].move);
            path_.push_back(at);
        }
        Node& leaf = nodes_[path_.back()];
        leaf.turn = static_cast<std::int8_t>(rules_.to_move(state));
        depth_ = std::max(depth_, static_cast<int>(path_.size()) - 1);
        Seats value{};
        if (leaf.visits > 0 && leaf.turn < 0) {  // judged before
            for (std::size_t s = 0; s < max_seats; ++s) value[s] = leaf.sum[s] / static_cast<float>(leaf.visits);
        } else {
            value = evaluator_.values(state);
            if (leaf.visits > 0 && leaf.edges == 0 && path_.size() < max_ply - 1) expand(path_.back(), state);
        }
        for (const Index on_path : path_) {
            Node& node = nodes_[on_path];
            ++node.visits;
            for (std::size_t s = 0; s < max_seats; ++s) node.sum[s] += value[s];
        }
    }

    // The child to follow, made if it is tried for the first time; none if there is no room for a first one.
    Index select(Index at) {
        const Node& node = nodes_[at];
        const auto seat = static_cast<std::size_t>(node.turn);
        const float here = node.visits > 0 ? node.sum[seat] / static_cast<float>(node.visits) : 0;
        const float wide = exploration * std::sqrt(static_cast<float>(node.visits + 1));
        Index best = none;
        float most = -1e9f;
        for (Index i = node.child; i != none; i = nodes_[i].sibling) {
            const Node& child = nodes_[i];
            const auto visits = static_cast<float>(child.visits);
            const float sum = child.sum[seat] / visits + wide * child.prior / (1 + visits);
            if (sum > most) {
                most = sum;
                best = i;
            }
        }
        if (node.tried == node.edges || nodes_.size() == most_nodes) return best;
        const Edge& untried = edges_[node.first_edge + node.tried];
        if (best != none && here - first_play_less + wide * untried.prior <= most) return best;
        Node child;
        child.move = untried.move;
        child.prior = untried.prior;
        child.sibling = node.child;
        const auto made = static_cast<Index>(nodes_.size());
        nodes_[at].child = made;
        ++nodes_[at].tried;
        nodes_.push_back(child);
        return made;
    }

    void expand(Index at, const State& state) {
        const auto count = static_cast<std::size_t>(Sight::candidates(rules_, state, listed_));
        if (edges_.size() + count > most_edges) return;
        nodes_[at].first_edge = static_cast<Index>(edges_.size());
        nodes_[at].edges = static_cast<std::uint16_t>(count);
        float highest = -1e9f, sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const float prior = prior_sharpness * static_cast<float>(Sight::order(rules_, state, listed_[i]));
            highest = std::max(highest, prior);
            edges_.push_back({prior, listed_[i]});
        }
        const auto first = edges_.end() - static_cast<std::ptrdiff_t>(count);
        for (auto edge = first; edge != edges_.end(); ++edge) sum += edge->prior = quick_exp(edge->prior - highest);
        for (auto edge = first; edge != edges_.end(); ++edge) edge->prior /= sum;
        std::sort(first, edges_.end(), [](const Edge& a, const Edge& b) {
            return a.prior != b.prior ? a.prior > b.prior : a.move < b.move;
        });
    }

    // Whether no other move could still be walked as often as the best one.
    bool settled(const Budget& budget) const {
        double left = static_cast<double>(budget.nodes_left());
        if (budget.timed())
            left = std::min(left, budget.seconds_left() * static_cast<double>(budget.nodes()) / budget.seconds());
        std::uint32_t most = 0, next = 0;
        for (Index i = nodes_[0].child; i != none; i = nodes_[i].sibling) {
            const std::uint32_t visits = nodes_[i].visits;
            if (visits > most)
                next = std::exchange(most, visits);
            else
                next = std::max(next, visits);
        }
        return most - next > left;
    }

    Result result() const {
        Result result;
        result.depth = depth_;
        for (Index i = nodes_[0].child; i != none; i = nodes_[i].sibling) {
            const Node& node = nodes_[i];
            typename Result::Child child;
            child.move = node.move;
            child.visits = node.visits;
            for (std::size_t s = 0; s < max_seats; ++s) child.value[s] = node.sum[s] / static_cast<float>(node.visits);
            for (Index at = i; at != none && child.line.length < max_ply; at = most_visited(nodes_[at]))
                child.line.moves[static_cast<std::size_t>(child.line.length++)] = nodes_[at].move;
            result.moves.push_back(child);
        }
        std::sort(result.moves.begin(), result.moves.end(), [](const auto& a, const auto& b) {
            return a.visits != b.visits ? a.visits > b.visits : a.move < b.move;
        });
        return result;
    }

    Index most_visited(const Node& node) const {
        Index best = none;
        for (Index i = node.child; i != none; i = nodes_[i].sibling)
            if (best == none || nodes_[i].visits >= nodes_[best].visits) best = i;
        return best;
    }

    const R& rules_;
    Evaluator<R>& evaluator_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<Index> path_;
    std::array<MoveId, R::max_moves> listed_{};
    int depth_ = 0;
};

}  // namespace faience
