// Learning with the game's type erased: games against oneself, fitting a network to them, and matches
// that tell whether it has become stronger.
#pragma once

#include "../search/searcher.hpp"

namespace faience {

// Games to learn from. Game number i is the same whatever the number of threads.
struct Lesson {
    std::uint64_t first = 0, games = 0, seed = 0, nodes = 400;
    float exploration = 0.015f;  // the share of random moves
    int threads = 1;
};

struct Fitting {
    int epochs = 3;
    float rate = 2e-3f;
    std::uint64_t seed = 0;
};

// Pairs of games (of three or four players, a game a seat) on the same deals: the first side at each seat
// once, the second at all the others.
struct Match {
    std::uint64_t first = 0, pairs = 0, seed = 0;
    Question one, two;
    bool greedy = false;  // the second side plays the best single ply instead of searching
    int threads = 1;
};

// What came of a pair: the first side's share of the wins, and both sides' mean final scores.
struct Pair {
    double won = 0, score = 0, other_score = 0;
};

class Teacher {
  public:
    virtual ~Teacher() = default;

    // Plays and remembers what it saw; with these weights, or by hand with none.
    virtual void play(std::string_view weights, const Lesson& lesson, const Pause& pause) = 0;
    // All that is remembered, as bytes to be remembered later, and how many positions that is.
    virtual std::string samples() const = 0;
    virtual void remember(std::string_view samples) = 0;
    virtual void forget() = 0;
    virtual std::size_t remembered() const = 0;

    // New weights, fitted to what is remembered; those given are where it starts. The mean squared errors
    // of each table's values after each epoch come with them.
    virtual std::string fit(std::string_view weights, const Fitting& fitting, std::vector<std::vector<double>>& errors,
                            const Pause& pause) const = 0;

    virtual std::vector<Pair> match(std::string_view one, std::string_view two, const Match& match,
                                    const Pause& pause) const = 0;
};

}  // namespace faience
