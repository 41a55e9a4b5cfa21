// The searches, on all games: what they promise, and that they are right where brute force can tell.
#include <algorithm>
#include <limits>

#include "../azul/insight.hpp"
#include "../pavilion/insight.hpp"
#include "../search/searcher_of.hpp"
#include "../zaic/insight.hpp"
#include "promises.hpp"

using namespace faience;

namespace {

template <class Use>
void for_each_rules(Use use) {
    for (int players = 2; players <= 4; ++players) {
        use(azul::Azul<false, false>(players));
        use(azul::Azul<false, true>(players));
        use(azul::Azul<true, false>(players));
        use(azul::Azul<true, true>(players));
        use(pavilion::Pavilion<false>(players));
        use(pavilion::Pavilion<true>(players));
    }
    use(zaic::Zaic());
}

const std::atomic<bool> go_on = false;

Question nodes(std::uint64_t number) {
    Question question;
    question.limit.nodes = number;
    return question;
}

// A state of a random game in which a seat has at least two moves, so many decisions after the start.
template <class R>
typename R::State some_state(const R& rules, std::uint64_t seed, int decisions) {
    Rng rng(seed);
    auto state = rules.start();
    while (true) {
        const int turn = rules.to_move(state);
        if (turn == over) return some_state(rules, seed + 1000, decisions / 2);
        if (turn == chance) {
            rules.deal_random(state, rng);
        } else {
            if (decisions-- <= 0 && legal_moves(rules, state).size() > 1) return state;
            rules.play_random(state, rng);
        }
    }
}

// The value for seat 0 when both play their best to the end of the stretch, without any of the search.
template <class R>
int brute_force(const R& rules, Evaluator<R>& evaluator, const typename R::State& state) {
    const int turn = rules.to_move(state);
    if (turn < 0) return evaluator.value(state);
    int best = turn == 0 ? -2 * value_scale : 2 * value_scale;
    for (const MoveId move : legal_moves(rules, state)) {
        auto next = state;
        rules.play(next, move);
        const int value = brute_force(rules, evaluator, next);
        best = turn == 0 ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

template <class R>
double leaves(const R& rules, const typename R::State& state, double most) {
    if (rules.to_move(state) < 0) return 1;
    double sum = 0;
    for (const MoveId move : legal_moves(rules, state)) {
        if (sum > most) break;
        auto next = state;
        rules.play(next, move);
        sum += leaves(rules, next, most - sum);
    }
    return sum;
}

template <class R>
void check_exact(const R& rules, int positions) {
    Evaluator<R> evaluator(rules);
    AlphaBeta<R> search(rules, evaluator, 14);
    int checked = 0;
    for (std::uint64_t seed = 1; checked < positions; ++seed) {
        CHECK(seed < 4000);
        const auto state = some_state(rules, seed, static_cast<int>(seed * 7 % 40));
        constexpr double most = 4000;
        if (leaves(rules, state, most) > most) continue;
        Budget budget(Limit{}, go_on);
        const auto result = search.search(state, budget);
        CHECK(result.whole);
        const int sign = rules.to_move(state) == 0 ? 1 : -1;
        CHECK(sign * result.moves[0].value == brute_force(rules, evaluator, state));
        ++checked;
    }
}

}  // namespace

TEST(moves_worth_looking_at_are_legal_and_never_none) {
    for_each_rules([](const auto& rules) {
        using R = std::remove_cvref_t<decltype(rules)>;
        for (int i = 0; i < 30; ++i) {
            const auto state = some_state(rules, static_cast<std::uint64_t>(i), i);
            std::vector<MoveId> moves(R::max_moves);
            moves.resize(static_cast<std::size_t>(Insight<R>::candidates(rules, state, moves)));
            CHECK(!moves.empty());
            for (const MoveId move : moves) CHECK(rules.is_legal(state, move));
        }
    });
}

TEST(every_game_is_searched_by_nodes_and_the_same_question_gets_the_same_answer) {
    for_each_rules([](const auto& rules) {
        using R = std::remove_cvref_t<decltype(rules)>;
        SearcherOf<R> one(rules, 12), two(rules, 12);
        for (int i = 0; i < 4; ++i) {
            const auto state = some_state(rules, static_cast<std::uint64_t>(i), 6 * i);
            const Analysis first = one.analyse(state, nodes(800), go_on);
            two.analyse(some_state(rules, 99, 3), nodes(300), go_on);  // what was thought before must not matter
            const Analysis again = two.analyse(state, nodes(800), go_on);
            CHECK(first.nodes <= 800);
            CHECK(first.nodes == again.nodes && first.depth == again.depth);
            CHECK(first.moves[0].move == again.moves[0].move && first.moves[0].line == again.moves[0].line);
            CHECK(first.moves[0].outlook.value == again.moves[0].outlook.value);
            CHECK(rules.is_legal(state, first.moves[0].move));
        }
    });
}

TEST(a_round_of_azul_searched_whole_has_the_value_that_brute_force_finds) {
    check_exact(azul::Azul<false, false>(2), 12);
    check_exact(azul::Azul<true, false>(2), 8);
    check_exact(azul::Azul<false, true>(2), 8);
}

TEST(the_end_of_a_game_of_zaic_searched_whole_has_the_value_that_brute_force_finds) { check_exact(zaic::Zaic(), 8); }

TEST(the_best_moves_are_those_that_brute_force_ranks_first) {
    const azul::Azul<false, false> rules(2);
    Evaluator<azul::Azul<false, false>> evaluator(rules);
    AlphaBeta<azul::Azul<false, false>> search(rules, evaluator, 14);
    int checked = 0;
    for (std::uint64_t seed = 1; checked < 6; ++seed) {
        const auto state = some_state(rules, seed, 8);
        if (leaves(rules, state, 3000) > 3000) continue;
        Budget budget(Limit{}, go_on);
        const auto result = search.search(state, budget, 3);
        const int me = rules.to_move(state);
        std::vector<int> values;
        std::array<MoveId, azul::Azul<false, false>::max_moves> moves;
        const int count = Insight<azul::Azul<false, false>>::candidates(rules, state, moves);
        for (int i = 0; i < count; ++i) {
            auto next = state;
            rules.play(next, moves[static_cast<std::size_t>(i)]);
            const int value = brute_force(rules, evaluator, next);
            values.push_back(me == 0 ? value : -value);
        }
        std::sort(values.rbegin(), values.rend());
        for (std::size_t i = 0; i < std::min<std::size_t>(3, values.size()); ++i)
            CHECK(result.moves[i].value == values[i]);
        ++checked;
    }
}

TEST(a_search_that_is_stopped_at_once_still_has_a_legal_move) {
    for_each_rules([](const auto& rules) {
        using R = std::remove_cvref_t<decltype(rules)>;
        SearcherOf<R> searcher(rules, 12);
        const std::atomic<bool> stop = true;
        const auto state = some_state(rules, 5, 4);
        for (const double seconds : {-1.0, 0.0, 10.0}) {
            Question question;
            question.limit.seconds = seconds;
            const Analysis analysis = searcher.analyse(state, question, stop);
            CHECK(rules.is_legal(state, analysis.moves[0].move));
        }
        CHECK(rules.is_legal(state, searcher.analyse(state, nodes(1), go_on).moves[0].move));
    });
}

TEST(a_soft_choice_depends_on_the_seed_and_the_position_alone) {
    const azul::Azul<false, false> rules(2);
    SearcherOf<azul::Azul<false, false>> searcher(rules, 12);
    const auto state = some_state(rules, 1, 2);
    Question question = nodes(200);
    question.softness = 0.3f;
    std::vector<MoveId> chosen;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        question.seed = seed;
        const Analysis one = searcher.analyse(state, question, go_on), two = searcher.analyse(state, question, go_on);
        CHECK(one.chosen == two.chosen);
        chosen.push_back(one.moves[one.chosen].move);
    }
    std::sort(chosen.begin(), chosen.end());
    CHECK(std::unique(chosen.begin(), chosen.end()) - chosen.begin() > 2);
}

TEST(uct_plays_legal_moves) {
    for_each_rules([](const auto& rules) {
        using R = std::remove_cvref_t<decltype(rules)>;
        SearcherOf<R> searcher(rules, 12);
        Question question = nodes(60);
        question.method = Method::uct;
        const auto state = some_state(rules, 3, 5);
        CHECK(rules.is_legal(state, searcher.analyse(state, question, go_on).moves[0].move));
    });
}

// ---- The network ----

namespace {

// Weights that no training made: every number is small and different.
template <class R>
std::shared_ptr<Network> some_network(const R& rules) {
    auto network = std::make_shared<Network>(rules.players(), Insight<R>::row_count(rules), Insight<R>::tables);
    Rng rng(4);
    const auto number = [&](int most) {
        return static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
    };
    for (int table = 0; table < network->tables(); ++table) {
        Layers& layers = network->layers(table);
        // The row of nothing is and stays empty.
        for (std::size_t i = hidden; i < layers.rows.size(); ++i) layers.rows[i] = static_cast<std::int8_t>(number(9));
        for (std::size_t i = 4; i < layers.skip.size(); ++i) layers.skip[i] = static_cast<std::int16_t>(number(300));
        for (auto& row : layers.weights2)
            for (auto& weight : row) weight = static_cast<std::int16_t>(number(80));
        for (auto& row : layers.weights3)
            for (auto& weight : row) weight = static_cast<std::int16_t>(number(80));
    }
    return network;
}

}  // namespace

TEST(features_are_rows_of_the_table) {
    for_each_rules([](const auto& rules) {
        using R = std::remove_cvref_t<decltype(rules)>;
        CHECK(Insight<R>::slot_count(rules) <= max_slots);
        CHECK(Insight<R>::row_count(rules) <= std::numeric_limits<Row>::max());
        for (int i = 0; i < 30; ++i) {
            const auto state = some_state(rules, static_cast<std::uint64_t>(i), 2 * i);
            Slots slots{};
            for (int view = 0; view < rules.players(); ++view) {
                Insight<R>::features(rules, state, view, slots);
                for (int slot = 0; slot < Insight<R>::slot_count(rules); ++slot)
                    CHECK(slots[static_cast<std::size_t>(slot)] < Insight<R>::row_count(rules));
            }
        }
    });
}

TEST(a_network_judges_a_state_alike_whatever_it_judged_before) {
    for_each_rules([](const auto& rules) {
        using R = std::remove_cvref_t<decltype(rules)>;
        const auto network = some_network(rules);
        Evaluator<R> used(rules, network);
        for (int i = 0; i < 20; ++i) {
            const auto state = some_state(rules, static_cast<std::uint64_t>(i), 3 * i);
            Evaluator<R> fresh(rules, network);
            CHECK(used.values(state) == fresh.values(state));
        }
    });
}

TEST(weights_are_read_as_they_were_written_and_refused_when_they_do_not_fit) {
    const azul::Azul<false, false> rules(2);
    using R = azul::Azul<false, false>;
    const std::string bytes = some_network(rules)->bytes();
    SearcherOf<R> searcher(rules, 12);
    searcher.learn(bytes);
    CHECK(searcher.has_learned());
    CHECK(Network::read(bytes, 2, Insight<R>::row_count(rules), Insight<R>::tables).bytes() == bytes);
    SearcherOf<R> three(R(3), 12);
    for (const std::string& wrong : {bytes.substr(0, bytes.size() - 1), bytes + "x", std::string("nonsense")}) {
        bool refused = false;
        try {
            searcher.learn(wrong);
        } catch (const Refused&) {
            refused = true;
        }
        CHECK(refused);
    }
    bool refused = false;
    try {
        three.learn(bytes);
    } catch (const Refused&) {
        refused = true;
    }
    CHECK(refused);
}
