// Turns a game with insight into a `Searcher`.
#pragma once

#include "../game_of.hpp"
#include "deals.hpp"
#include "puct.hpp"
#include "searcher.hpp"
#include "uct.hpp"

namespace faience {

template <Searchable R>
class SearcherOf final : public Searcher {
  public:
    using State = typename R::State;

    // Memory: 4 MB for the table at 18 bits, 30 MB for the trees once they are used.
    explicit SearcherOf(const R& rules, int table_bits = 18, std::shared_ptr<const Network> network = nullptr)
        : rules_(rules),
          evaluator_(rules_, std::move(network)),
          alpha_beta_(rules_, evaluator_, table_bits),
          sampler_(rules_, evaluator_),
          puct_(rules_, evaluator_),
          uct_(rules_) {}
    SearcherOf(const SearcherOf&) = delete;

    Analysis analyse(const Value& value, const Question& question, const std::atomic<bool>& stop,
                     const Pause& pause) override {
        const State state = GameOf<R>::open(value);
        if (rules_.to_move(state) < 0) throw Refused("it is no seat's turn");
        return analyse(state, question, stop, pause);
    }

    Analysis analyse(const State& state, Question question, const std::atomic<bool>& stop, const Pause& pause = {}) {
        Budget budget(question.limit, stop, pause);
        Analysis analysis;
        if (question.softness > 0) question.top = R::max_moves;
        Method method = question.method;
        if (method == Method::best) method = rules_.players() == 2 ? Method::alpha_beta : Method::puct;
        if (method == Method::alpha_beta && rules_.players() != 2) throw Refused("alpha-beta is for two players");
        switch (method) {
            case Method::puct:
                by_puct(state, question, budget, analysis);
                break;
            case Method::uct:
                by_uct(state, question, budget, analysis);
                break;
            default:
                by_alpha_beta(state, question, budget, analysis);
        }
        analysis.nodes = budget.nodes();
        if (question.softness > 0) analysis.chosen = soft_choice(state, question, analysis.moves);
        return analysis;
    }

    void learn(std::string_view weights) override {
        if (weights.empty()) return use(nullptr);
        use(std::make_shared<Network>(
            Network::read(weights, rules_.players(), Insight<R>::row_count(rules_), Insight<R>::tables)));
    }
    void use(std::shared_ptr<const Network> network) { evaluator_.learned(std::move(network)); }
    bool has_learned() const override { return evaluator_.has_learned(); }

  private:
    // The same position and seed choose the same move. What is much worse is never chosen, however soft.
    std::size_t soft_choice(const State& state, const Question& question, const std::vector<Finding>& moves) const {
        const auto me = static_cast<std::size_t>(rules_.to_move(state));
        constexpr float most_steps = 3;
        float sum = 0;
        std::vector<float> weights;
        for (const Finding& finding : moves) {
            const float behind = moves[0].outlook.value[me] - finding.outlook.value[me];
            const float steps = std::max(0.0f, behind) / question.softness;
            weights.push_back(steps < most_steps ? quick_exp(-steps) : 0);
            sum += weights.back();
        }
        Rng rng(mixed(question.seed, Insight<R>::key(rules_, state)));
        constexpr std::uint32_t steps = 1u << 24;
        float left = sum * static_cast<float>(rng.below(steps)) / steps;
        for (std::size_t i = 0; i < weights.size(); ++i)
            if ((left -= weights[i]) < 0) return i;
        return 0;
    }

    void by_alpha_beta(const State& state, const Question& question, Budget& budget, Analysis& analysis) {
        auto result = alpha_beta_.search(state, budget, question.top);
        analysis.depth = result.depth;
        analysis.whole = result.whole;
        if (question.sample_deals && result.whole && result.moves.size() > 1 && !budget.spent() &&
            alpha_beta_.widen(state, budget, result, question.top, DealSampler<R>::close))
            sampler_.refine(state, budget, result.moves, question.seed);
        const int me = rules_.to_move(state);
        const bool any = result.moves[0].valued;
        for (const RootMove& move : first_of(result.moves, question.top)) {
            if (any && !move.valued) break;
            const float value = me == 0 ? from_units(move.value) : -from_units(move.value);
            analysis.moves.push_back(find(state, move.move, move.line, {value, -value}));
        }
    }

    void by_puct(const State& state, const Question& question, Budget& budget, Analysis& analysis) {
        const auto result = puct_.search(state, budget, question.top);
        analysis.depth = result.depth;
        for (const auto& child : first_of(result.moves, question.top)) {
            analysis.moves.push_back(find(state, child.move, child.line, child.value));
        }
    }

    void by_uct(const State& state, const Question& question, Budget& budget, Analysis& analysis) {
        const auto [move, value] = uct_.search(state, budget, question.seed);
        Variation line;
        line.set(move, Variation{});
        analysis.depth = 1;
        analysis.moves.push_back(find(state, move, line, value));
    }

    template <class Moves>
    static std::span<const typename Moves::value_type> first_of(const Moves& moves, int top) {
        return {moves.data(), std::min(moves.size(), static_cast<std::size_t>(std::max(1, top)))};
    }

    // A move with its line as far as no deal comes between, and what is to be expected where the search's ends.
    Finding find(const State& state, MoveId move, const Variation& line, const Seats& value) {
        Finding finding;
        finding.move = move;
        State end = state;
        bool dealt = false;
        for (int i = 0; i < line.length; ++i) {
            const MoveId next = line.moves[static_cast<std::size_t>(i)];
            if (!dealt) finding.line.push_back(next);
            rules_.play(end, next);
            dealt |= rules_.to_move(end) == chance;
            glide_on(rules_, end);
        }
        finding.outlook = evaluator_.outlook(end);
        // Where the search knows better than its last state (by sampled deals, by many walks), so do the chances. The
        // end of a game leaves none.
        constexpr float alike = 0.01f;
        const auto me = static_cast<std::size_t>(rules_.to_move(state));
        const bool certain = rules_.to_move(end) == over && std::abs(value[me] - finding.outlook.value[me]) < alike;
        if (!certain) finding.outlook.win = chances(value, rules_.players());
        finding.outlook.value = value;
        return finding;
    }

    R rules_;
    Evaluator<R> evaluator_;
    AlphaBeta<R> alpha_beta_;
    DealSampler<R> sampler_;
    Puct<R> puct_;
    Uct<R> uct_;
};

}  // namespace faience
