// Turns a game with insight into a `Teacher`.
#pragma once

#include <mutex>
#include <thread>

#include "../search/searcher_of.hpp"
#include "fit.hpp"

namespace faience {

// Runs `work(thread, number, stop)` for all numbers on several threads; `pause` is called by the caller's thread
// alone. Whatever is thrown in any thread raises `stop`, ends the work and reaches the caller.
template <class Work>
void spread_over(int threads, std::uint64_t numbers, const Pause& pause, Work work) {
    std::atomic<std::uint64_t> next = 0;
    std::atomic<std::size_t> done = 0;
    std::atomic<bool> stop = false;
    std::mutex first;
    std::exception_ptr thrown;
    const auto guarded = [&](const auto& act) {
        try {
            act();
        } catch (...) {
            const std::lock_guard alone(first);
            if (!thrown) thrown = std::current_exception();
            stop = true;
        }
    };
    std::vector<std::thread> crew;
    guarded([&] {  // a machine may refuse another thread
        crew.reserve(static_cast<std::size_t>(threads));
        for (int thread = 0; thread < threads; ++thread)
            crew.emplace_back([&, thread] {
                guarded([&] {
                    for (std::uint64_t number = next++; number < numbers && !stop; number = next++)
                        work(thread, number, stop);
                });
                ++done;
            });
    });
    while (done < crew.size()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        if (!stop) guarded(pause);
    }
    for (std::thread& member : crew) member.join();
    if (thrown) std::rethrow_exception(thrown);
}

template <Searchable R>
class TeacherOf final : public Teacher {
  public:
    using State = typename R::State;
    using Sight = Insight<R>;

    explicit TeacherOf(const R& rules) : rules_(rules) { forget(); }

    void play(std::string_view weights, const Lesson& lesson, const Pause& pause) override {
        const auto network = network_of(weights);
        std::vector<std::unique_ptr<SearcherOf<R>>> searchers;
        for (int i = 0; i < lesson.threads; ++i)
            searchers.push_back(std::make_unique<SearcherOf<R>>(rules_, small_table, network));
        std::vector<Tables> seen(lesson.games);
        spread_over(lesson.threads, lesson.games, pause, [&](int thread, std::uint64_t number, const auto&) {
            seen[number] = play_one(*searchers[static_cast<std::size_t>(thread)], lesson, lesson.first + number);
        });
        for (const Tables& game : seen)
            for (std::size_t table = 0; table < game.size(); ++table) tables_[table].add(game[table]);
    }

    std::string samples() const override {
        std::string out;
        for (const Samples& table : tables_) table.write(out);
        return out;
    }
    void remember(std::string_view samples) override {
        for (Samples& table : tables_) table.read(samples);
    }
    void forget() override { tables_ = empty(); }
    std::size_t remembered() const override {
        std::size_t all = 0;
        for (const Samples& table : tables_) all += table.size();
        return all;
    }

    std::string fit(std::string_view weights, const Fitting& fitting, std::vector<std::vector<double>>& errors,
                    const Pause& pause) const override {
        const auto before = network_of(weights);
        Network network(rules_.players(), Sight::row_count(rules_), Sight::tables);
        errors.assign(static_cast<std::size_t>(Sight::tables), {});
        const auto tables = static_cast<std::uint64_t>(Sight::tables);
        spread_over(Sight::tables, tables, pause, [&](int, std::uint64_t number, const std::atomic<bool>& stop) {
            const int table = static_cast<int>(number);
            Fit fit(rules_.players(), network.rows(), mixed(fitting.seed, number));
            if (before) fit.start_from(before->layers(table));
            errors[number] = fit.run(tables_[number], fitting, stop);
            fit.write(network.layers(table));
        });
        return network.bytes();
    }

    std::vector<Pair> match(std::string_view one, std::string_view two, const Match& match,
                            const Pause& pause) const override {
        const auto first = network_of(one), second_network = network_of(two);
        struct Sides {
            SearcherOf<R> one, two;
        };
        std::vector<std::unique_ptr<Sides>> sides;
        for (int i = 0; i < match.threads; ++i)
            sides.push_back(std::unique_ptr<Sides>(
                new Sides{SearcherOf<R>(rules_, 18, first), SearcherOf<R>(rules_, 18, second_network)}));
        std::vector<Pair> pairs(match.pairs);
        spread_over(match.threads, match.pairs, pause, [&](int thread, std::uint64_t number, const auto&) {
            Sides& both = *sides[static_cast<std::size_t>(thread)];
            pairs[number] = play_pair(both.one, both.two, match, match.first + number);
        });
        return pairs;
    }

  private:
    static constexpr int small_table = 12;
    static constexpr float outcome_share_between = 0.5f, outcome_share_within = 0.3f;  // of a label

    // How many likes of a position are learned with it.
    static constexpr int likes = 3;

    using Tables = std::vector<Samples>;

    Tables empty() const {
        Tables tables(static_cast<std::size_t>(Sight::tables));
        for (Samples& table : tables) {
            table.slots = Sight::slot_count(rules_);
            table.outputs = all_outputs(rules_.players());
        }
        return tables;
    }

    std::shared_ptr<const Network> network_of(std::string_view weights) const {
        if (weights.empty()) return nullptr;
        return std::make_shared<Network>(
            Network::read(weights, rules_.players(), Sight::row_count(rules_), Sight::tables));
    }

    // A position met in a game; what became of it is known later.
    struct Met {
        State state;
        Seats value{};  // what the search thought of it
        bool judged = false;
    };

    Tables play_one(SearcherOf<R>& searcher, const Lesson& lesson, std::uint64_t number) const {
        Rng rng(mixed(lesson.seed, number));
        const std::atomic<bool> stop = false;
        Question question;
        question.limit.nodes = lesson.nodes;
        question.sample_deals = false;
        std::vector<Met> met;
        State state = rules_.start();
        // Without deals all games would begin alike.
        int random_moves = rules_.to_move(state) == chance ? 0 : 2 + static_cast<int>(rng.below(5));
        std::size_t waiting = 0;  // positions before a deal, judged by the next search
        for (int turn = rules_.to_move(state); turn != over; turn = rules_.to_move(state)) {
            if (turn == chance) {
                Met before{state, {}, false};
                const bool matters = !Sight::glide(rules_, before.state);
                if (matters) {
                    waiting = met.size() + 1;
                    met.push_back({state, {}, false});
                }
                rules_.deal_random(state, rng);
                continue;
            }
            if (random_moves > 0) {
                --random_moves;
                rules_.play_random(state, rng);
                continue;
            }
            constexpr std::uint32_t steps = 1u << 20;
            const bool explores = static_cast<float>(rng.below(steps)) < lesson.exploration * steps;
            question.seed = rng.next();
            const Analysis analysis = searcher.analyse(state, question, stop);
            const Finding& best = analysis.moves[0];
            if (waiting > 0) {
                met[waiting - 1].value = best.outlook.value;
                met[waiting - 1].judged = true;
                waiting = 0;
            }
            met.push_back({state, best.outlook.value, true});
            rules_.play(state, explores ? rules_.random_move(state, rng) : best.move);
        }
        return labelled(met, outcome(rules_, state), rng);
    }

    Tables labelled(const std::vector<Met>& met, const Outlook& end, Rng& rng) const {
        Tables tables = empty();
        const int players = rules_.players(), values = value_outputs(players);
        for (const Met& position : met) {
            const State& state = position.state;
            const bool between = rules_.to_move(state) < 0;
            // Neighbours within a round are much alike: half of them will do.
            if (!position.judged || (!between && rng.below(2) == 0)) continue;
            Samples& to = tables[static_cast<std::size_t>(Sight::table(rules_, state))];
            const int view = Sight::viewer(rules_, state);
            std::vector<float> targets;
            const float share = between ? outcome_share_between : outcome_share_within;
            const auto seat = [&](int i) { return static_cast<std::size_t>((view + i) % players); };
            for (int i = 0; i < values; ++i)
                targets.push_back(share * end.value[seat(i)] + (1 - share) * position.value[seat(i)]);
            for (int i = 0; i < players; ++i) {
                const int now = rules_.score(state, static_cast<int>(seat(i)));
                targets.push_back((end.score[seat(i)] - static_cast<float>(now)) / score_one);
            }
            const auto keep = [&](const State& seen) {
                Slots slots{};
                Sight::features(rules_, seen, view, slots);
                to.add(std::span(slots).first(static_cast<std::size_t>(to.slots)), targets);
            };
            keep(state);
            if constexpr (HasLikes<R>)
                for (int like = 0; like < likes; ++like) keep(Sight::like(rules_, state, rng));
        }
        return tables;
    }

    Pair play_pair(SearcherOf<R>& one, SearcherOf<R>& two, const Match& match, std::uint64_t number) const {
        Pair pair;
        const int players = rules_.players();
        for (int seat = 0; seat < players; ++seat) {
            Rng deals(mixed(match.seed, number));
            Rng choices(mixed(match.seed + 1, number * max_seats + static_cast<std::uint64_t>(seat)));
            const std::atomic<bool> stop = false;
            State state = rules_.start();
            int random_moves = rules_.to_move(state) == chance ? 0 : 2;
            for (int turn = rules_.to_move(state); turn != over; turn = rules_.to_move(state)) {
                if (turn == chance) {
                    rules_.deal_random(state, deals);
                } else if (random_moves > 0) {
                    --random_moves;
                    rules_.play_random(state, deals);
                } else if (turn != seat && match.greedy) {
                    rules_.play(state, greedy(state, choices));
                } else {
                    Question question = turn == seat ? match.one : match.two;
                    question.seed = choices.next();
                    const Analysis analysis = (turn == seat ? one : two).analyse(state, question, stop);
                    rules_.play(state, analysis.moves[analysis.chosen].move);
                }
            }
            const Outlook end = outcome(rules_, state);
            pair.won += end.win[static_cast<std::size_t>(seat)] / static_cast<double>(players);
            for (int other = 0; other < players; ++other)
                (other == seat ? pair.score : pair.other_score) +=
                    rules_.score(state, other) / static_cast<double>(players * (other == seat ? 1 : players - 1));
        }
        return pair;
    }

    // The move after which the mover's board would score most, ties at random.
    MoveId greedy(const State& state, Rng& rng) const {
        std::vector<MoveId> moves(R::max_moves), best;
        moves.resize(static_cast<std::size_t>(rules_.legal(state, moves)));
        int most = std::numeric_limits<int>::min();
        for (const MoveId move : moves) {
            State next = state;
            rules_.play(next, move);
            const int score = rules_.projected_score(next, rules_.to_move(state));
            if (score > most) best.clear();
            if (score >= most) {
                most = score;
                best.push_back(move);
            }
        }
        return best[rng.below(static_cast<std::uint32_t>(best.size()))];
    }

    R rules_;
    Tables tables_;
};

}  // namespace faience
