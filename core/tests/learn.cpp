// Learning: games that do not depend on threads, and a network that learns what it is shown.
#include "../azul/insight.hpp"
#include "../learn/teacher_of.hpp"
#include "check.hpp"

using namespace faience;

namespace {

using Plain = azul::Azul<false, false>;
const Pause never = [] {};

Lesson lesson(int threads) {
    Lesson lesson;
    lesson.games = 4;
    lesson.nodes = 60;
    lesson.seed = 3;
    lesson.threads = threads;
    return lesson;
}

}  // namespace

TEST(games_to_learn_from_do_not_depend_on_the_number_of_threads) {
    TeacherOf<Plain> one(Plain(2)), two(Plain(2));
    one.play("", lesson(1), never);
    two.play("", lesson(3), never);
    CHECK(one.remembered() > 40);
    CHECK(one.samples() == two.samples());
}

TEST(what_was_remembered_can_be_remembered_later) {
    TeacherOf<Plain> one(Plain(3)), two(Plain(3));
    one.play("", lesson(1), never);
    two.remember(one.samples());
    CHECK(one.samples() == two.samples());
    bool refused = false;
    try {
        two.remember("too short");
    } catch (const Refused&) {
        refused = true;
    }
    CHECK(refused);
    two.forget();
    CHECK(two.remembered() == 0);
}

TEST(fitting_lowers_the_error_and_is_the_same_for_the_same_seed) {
    TeacherOf<Plain> teacher(Plain(2));
    teacher.play("", lesson(2), never);
    Fitting fitting;
    fitting.epochs = 12;
    std::vector<std::vector<double>> errors, again;
    const std::string weights = teacher.fit("", fitting, errors, never);
    for (const auto& table : errors) CHECK(table.back() < 0.5 * table.front());
    CHECK(teacher.fit("", fitting, again, never) == weights);
    SearcherOf<Plain> searcher(Plain(2), 12);
    searcher.learn(weights);
    CHECK(searcher.has_learned());
}

TEST(a_match_between_equals_is_even) {
    const TeacherOf<Plain> teacher(Plain(2));
    Match match;
    match.pairs = 3;
    match.threads = 2;
    match.one.limit.nodes = match.two.limit.nodes = 50;
    match.one.sample_deals = match.two.sample_deals = false;
    const std::vector<Pair> pairs = teacher.match("", "", match, never);
    CHECK(pairs.size() == 3);
    for (const Pair& pair : pairs) CHECK(pair.won == 0.5);
}

TEST(work_that_is_interrupted_ends) {
    TeacherOf<Plain> teacher(Plain(2));
    Lesson endless = lesson(2);
    endless.games = 1'000'000;
    bool interrupted = false;
    try {
        teacher.play("", endless, [] { throw std::runtime_error("enough"); });
    } catch (const std::runtime_error&) {
        interrupted = true;
    }
    CHECK(interrupted);
}

TEST(what_a_thread_throws_reaches_the_caller_and_ends_the_work) {
    std::atomic<int> begun = 0;
    std::string told;
    try {
        spread_over(3, 1'000'000, never, [&](int, std::uint64_t number, const std::atomic<bool>&) {
            ++begun;
            if (number == 5) throw std::runtime_error("number 5");
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        });
    } catch (const std::runtime_error& error) {
        told = error.what();
    }
    CHECK(told == "number 5");
    CHECK(begun < 1'000'000);
}

TEST(a_match_that_cannot_be_played_is_refused) {
    const TeacherOf<Plain> teacher(Plain(3));
    Match match;
    match.pairs = 2;
    match.threads = 2;
    match.one.method = Method::alpha_beta;
    bool refused = false;
    try {
        teacher.match("", "", match, never);
    } catch (const Refused&) {
        refused = true;
    }
    CHECK(refused);
}
