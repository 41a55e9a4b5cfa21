// Principal-variation search for two players inside a stretch without chance: what was dealt lies open,
// and nothing is hidden until the next deal. Iterative deepening; where the stretch ends, or the depth
// does, the evaluator judges. Once a whole stretch was searched there is nothing to gain by going on.
#pragma once

#include "evaluator.hpp"
#include "limit.hpp"
#include "table.hpp"

namespace faience {

inline constexpr int max_ply = 96;

struct Variation {
    std::array<MoveId, max_ply> moves{};
    int length = 0;

    void set(MoveId first, const Variation& rest) {
        moves[0] = first;
        length = std::min(rest.length + 1, max_ply);
        std::copy_n(rest.moves.begin(), length - 1, moves.begin() + 1);
    }
};

struct RootMove {
    MoveId move = 0;
    int value = 0;  // for the seat to move, in units; of moves that were not among the best only a bound
    bool valued = false;
    Variation line;
};

// Glides over deals that matter little.
template <Searchable R>
void glide_on(const R& rules, typename R::State& state) {
    while (rules.to_move(state) == chance && Insight<R>::glide(rules, state)) {
    }
}

template <Searchable R>
void play_on(const R& rules, typename R::State& state, MoveId move) {
    rules.play(state, move);
    glide_on(rules, state);
}

template <Searchable R>
class AlphaBeta {
  public:
    using State = typename R::State;
    using Sight = Insight<R>;

    struct Result {
        std::vector<RootMove> moves;  // the best first
        int depth = 0;
        bool whole = false;  // the stretch was searched to its end
    };

    AlphaBeta(const R& rules, Evaluator<R>& evaluator, int table_bits)
        : rules_(rules), evaluator_(evaluator), table_(table_bits) {}

    // The `top` best moves get true values; so do all within `margin` of the best.
    Result search(const State& root, Budget& budget, int top = 1, int margin = 0) {
        begin(budget);
        Result result;
        result.moves = root_moves(root);
        for (int depth = 1; depth < max_ply && !budget.spent(); ++depth) {
            // A ranking must not mix two depths; a single best move may come from an unfinished iteration.
            const auto ranked = top > 1 && depth > 1 ? result.moves : std::vector<RootMove>{};
            if (!deepen(root, depth, result, top, margin)) {
                if (!ranked.empty()) result.moves = ranked;
                break;
            }
            result.depth = depth;
            result.whole = horizons_ == 0;
            if (result.whole) break;
            constexpr int enough_for_one_move = 3;
            if (result.moves.size() == 1 && depth >= enough_for_one_move) break;
        }
        return result;
    }

    // After a whole search: true values for all moves within a margin of the best.
    bool widen(const State& root, Budget& budget, Result& result, int top, int margin) {
        budget_ = &budget;
        const auto ranked = result.moves;
        // As deep as need be: the main line takes no short cuts through the table, and is longer for that.
        const bool done = deepen(root, max_ply - 1, result, top, margin);
        if (!done) result.moves = ranked;
        return done;
    }

  private:
    static constexpr int infinite = 2 * value_scale;

    struct Scored {
        int score;
        MoveId move;
    };

    void begin(Budget& budget) {
        budget_ = &budget;
        table_.forget();
        used_ = 0;
        for (auto& seat : history_) seat.fill(0);
        killers_.fill({none, none});
    }

    std::vector<RootMove> root_moves(const State& root) {
        const auto scored = ordered(root, none, 0);
        std::vector<RootMove> moves(scored.size());
        const int here = relative(evaluator_.value(root), rules_.to_move(root));
        for (std::size_t i = 0; i < scored.size(); ++i) {
            moves[i].move = scored[i].move;
            moves[i].value = here;
            moves[i].line.set(scored[i].move, Variation{});
        }
        used_ = 0;
        return moves;
    }

    // One iteration; false if the budget ended it. Whatever was finished counts: the best move so far is
    // looked at first, so the list is never worse than before.
    bool deepen(const State& root, int depth, Result& result, int top, int margin) {
        horizons_ = 0;
        auto& moves = result.moves;
        const int me = rules_.to_move(root);
        std::size_t done = 0;
        for (; done < moves.size(); ++done) {
            State next = root;
            play_on(rules_, next, moves[done].move);
            if (!budget_->spend()) break;
            int alpha = -infinite;
            if (done >= static_cast<std::size_t>(top)) alpha = moves[static_cast<std::size_t>(top) - 1].value;
            if (margin > 0 && done > 0) alpha = std::min(alpha, moves[0].value - margin);
            Variation rest;
            int value = 0;
            if (alpha > -infinite) {
                value = child(next, me, depth - 1, alpha, alpha + 1, 1, rest);
                if (!budget_->spent() && value > alpha) value = child(next, me, depth - 1, alpha, infinite, 1, rest);
            } else {
                value = child(next, me, depth - 1, -infinite, infinite, 1, rest);
            }
            if (budget_->spent()) break;
            RootMove found = moves[done];
            found.value = value;
            found.valued = true;
            if (value > alpha) found.line.set(found.move, rest);
            // Sorted as they come; among equals the one found first stays ahead.
            std::size_t place = done;
            for (; place > 0 && moves[place - 1].value < value; --place) moves[place] = moves[place - 1];
            moves[place] = found;
        }
        return done == moves.size();
    }

    int relative(int value_of_seat_0, int seat) const { return seat == 0 ? value_of_seat_0 : -value_of_seat_0; }

    // The value for `me` of a state that `me` has just brought about.
    int child(const State& state, int me, int depth, int alpha, int beta, int ply, Variation& line) {
        const int turn = rules_.to_move(state);
        line.length = 0;
        if (turn < 0) return relative(evaluator_.value(state), me);
        if (turn == me) return inner(state, depth, alpha, beta, ply, line);
        return -inner(state, depth, -beta, -alpha, ply, line);
    }

    int inner(const State& state, int depth, int alpha, int beta, int ply, Variation& line) {
        const int me = rules_.to_move(state);
        if (depth <= 0 || ply >= max_ply - 1) {
            ++horizons_;
            return relative(evaluator_.value(state), me);
        }
        const bool principal = beta - alpha > 1;
        const std::uint64_t key = Sight::key(rules_, state);
        MoveId known = none;
        if (const Entry* entry = table_.find(key)) {
            known = entry->move;
            const bool enough = entry->depth >= depth;
            const bool cuts = entry->bound == Bound::exact || (entry->bound == Bound::least && entry->value >= beta) ||
                              (entry->bound == Bound::most && entry->value <= alpha);
            // Not in the main line, which must reach the end of the stretch.
            if (enough && cuts && !principal) {
                if (entry->depth != Table::whole) ++horizons_;
                return entry->value;
            }
        }

        const std::size_t mark = used_;
        const auto moves = ordered(state, known, ply);
        const std::uint64_t horizons_before = horizons_;
        // A forced move costs no depth.
        const int next_depth = moves.size() == 1 ? depth : depth - 1;
        int best = -infinite;
        MoveId best_move = moves[0].move;
        const int alpha_before = alpha;
        Variation rest;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            pick(moves, i);
            const MoveId move = moves[i].move;
            State next = state;
            play_on(rules_, next, move);
            if (!budget_->spend()) break;
            int value = 0;
            if (i == 0) {
                value = child(next, me, next_depth, alpha, beta, ply + 1, rest);
            } else {
                const int less = reduction(depth, i, move, ply);
                value = child(next, me, next_depth - less, alpha, alpha + 1, ply + 1, rest);
                if (value > alpha && less > 0 && !budget_->spent())
                    value = child(next, me, next_depth, alpha, alpha + 1, ply + 1, rest);
                if (value > alpha && principal && !budget_->spent())
                    value = child(next, me, next_depth, alpha, beta, ply + 1, rest);
            }
            if (budget_->spent()) break;
            if (value > best) {
                best = value;
                best_move = move;
                if (value > alpha) {
                    alpha = value;
                    if (principal) line.set(move, rest);
                }
                if (alpha >= beta) {
                    praise(me, move, depth, ply);
                    break;
                }
            }
        }
        used_ = mark;
        if (budget_->spent()) return best == -infinite ? alpha : best;
        const Bound bound = best >= beta ? Bound::least : best > alpha_before ? Bound::exact : Bound::most;
        table_.keep(key, best, best_move, horizons_ == horizons_before ? Table::whole : depth, bound);
        return best;
    }

    // Late moves are looked at less deeply first.
    int reduction(int depth, std::size_t number, MoveId move, int ply) const {
        constexpr std::size_t late = 5, very_late = 16;
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (depth < 3 || number < late || move == killers[0] || move == killers[1]) return 0;
        return number < very_late ? 1 : 2;
    }

    void praise(int seat, MoveId move, int depth, int ply) {
        constexpr int most_history = 3000;
        int& history = history_[static_cast<std::size_t>(seat)][move];
        history += depth * depth;
        if (history > most_history)
            for (int& all : history_[static_cast<std::size_t>(seat)]) all /= 2;
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers[0] != move) {
            killers[1] = killers[0];
            killers[0] = move;
        }
    }

    // The moves of a state with their scores, in a piece of the arena that ends where `used_` now stands.
    std::span<Scored> ordered(const State& state, MoveId known, int ply) {
        const int count = Sight::candidates(rules_, state, listed_);
        if (arena_.size() < used_ + static_cast<std::size_t>(count))
            throw std::logic_error("a search lists more moves than it has room for");
        Scored* first = &arena_[used_];
        used_ += static_cast<std::size_t>(count);
        constexpr int of_table = 1 << 30, of_killer = 1 << 20;
        const auto& history = history_[static_cast<std::size_t>(rules_.to_move(state))];
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        for (int i = 0; i < count; ++i) {
            const MoveId move = listed_[static_cast<std::size_t>(i)];
            int score = 8 * Sight::order(rules_, state, move) + history[move];
            if (move == killers[0]) score += of_killer;
            if (move == killers[1]) score += of_killer / 2;
            if (move == known) score = of_table;
            first[i] = {score, move};
        }
        if (ply == 0) std::stable_sort(first, first + count, [](Scored a, Scored b) { return a.score > b.score; });
        return {first, static_cast<std::size_t>(count)};
    }

    static void pick(std::span<Scored> moves, std::size_t place) {
        std::size_t best = place;
        for (std::size_t i = place + 1; i < moves.size(); ++i)
            if (moves[i].score > moves[best].score) best = i;
        std::swap(moves[place], moves[best]);
    }

    static constexpr MoveId none = 0xffff;

    const R& rules_;
    Evaluator<R>& evaluator_;
    Table table_;
    Budget* budget_ = nullptr;
    std::uint64_t horizons_ = 0;  // leaves judged before the end of the stretch
    std::array<std::array<int, max_move_ids>, 2> history_{};
    std::array<std::array<MoveId, 2>, max_ply> killers_{};
    std::array<MoveId, R::max_moves> listed_{};
    std::vector<Scored> arena_{std::vector<Scored>(std::size_t{max_ply} * 512 + R::max_moves)};
    std::size_t used_ = 0;
};

}  // namespace faience
