// The whole of a bot's thinking with the game's type erased, like `Game`: what is asked, what is answered.
#pragma once

#include <memory>
#include <vector>

#include "../game.hpp"
#include "insight.hpp"
#include "limit.hpp"

namespace faience {

enum class Method { best, alpha_beta, puct, uct };  // `best`: whichever was measured to be

struct Question {
    Limit limit;
    int top = 1;  // how many moves to value truly
    std::uint64_t seed = 0;
    Method method = Method::best;
    bool sample_deals = true;  // what is left of the budget, on the next deals
    float softness = 0;        // above 0: choose among the moves by their values, the softer the less they count
};

struct Finding {
    MoveId move = 0;
    Outlook outlook;
    std::vector<MoveId> line;  // the move and what should follow
};

struct Analysis {
    std::vector<Finding> moves;  // the best first
    std::size_t chosen = 0;      // which of them is played: the first, unless the choice is soft
    std::uint64_t nodes = 0;
    int depth = 0;
    bool whole = false;  // everything up to the next deal, or the end, was looked at
};

class Searcher {
  public:
    virtual ~Searcher() = default;

    // Thinks about a state in which a seat is to move. The same state, question and weights get the same
    // answer, unless time or `stop` cuts it short; then the best so far.
    virtual Analysis analyse(const Value& state, const Question& question, const std::atomic<bool>& stop,
                             const Pause& pause) = 0;

    // Weights as `Network` writes them; an empty text for none.
    virtual void learn(std::string_view weights) = 0;
    virtual bool has_learned() const = 0;
};

}  // namespace faience
