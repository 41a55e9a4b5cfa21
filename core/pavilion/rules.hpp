// The rules of Summer Pavilion, in the order of the rulebook. The side of the board is known at
// compile time, the number of players is not.
#pragma once

#include <algorithm>
#include <bit>
#include <span>
#include <string>

#include "moves.hpp"
#include "payment.hpp"
#include "state.hpp"

namespace faience::pavilion {

template <bool Grey>
class Pavilion {
  public:
    using State = pavilion::State<Grey>;
    using Board = pavilion::Board<Grey>;
    static constexpr bool grey_board = Grey;
    static constexpr const PlacementTable<Grey>& table = placement_table<Grey>;
    static constexpr int max_moves = PlacementTable<Grey>::size + HandfulTable::size;

    explicit constexpr Pavilion(int players) : players_(players), factories_(factories_for(players)) {}

    int players() const { return players_; }
    int factories() const { return factories_; }
    int centre() const { return factories_; }  // as a source

    // Where each sort of move begins; bonus tiles come first.
    int first_draft() const { return kinds; }
    int first_placement() const { return first_draft() + kinds * (factories_ + 1); }
    int first_pass() const { return first_placement() + PlacementTable<Grey>::size; }
    int move_count() const { return first_pass() + HandfulTable::size; }

    State start() const {
        State state;
        state.bag = tiles_of_kind * ones;
        return state;
    }

    int to_move(const State& state) const { return state.turn; }
    int round(const State& state) const { return state.round; }
    int score(const State& state, int seat) const { return state.boards[seat].score; }
    // Runs score at once; stars and numbers at the end, as if it were now.
    int projected_score(const State& state, int seat) const {
        return score(state, seat) + (ended(state) ? 0 : final_bonus(state.boards[seat]));
    }
    Lanes tiles_at(const State& state, int source) const {
        return source == centre() ? state.centre : handfuls.tiles[state.factories[source]];
    }
    bool drafting(const State& state) const { return state.turn >= 0 && state.present != 0; }
    bool placing(const State& state) const { return state.turn >= 0 && state.present == 0; }

    // Points are told to `heard` as they are scored.
    template <class Heard = const Silent>
    void play(State& state, MoveId id, Heard& heard = silent) const {
        if (state.present != 0) {
            const int move = id - first_draft();
            draft(state, move / kinds, kinds_by_letter[move % kinds], heard);
        } else if (state.bonus != 0) {
            take_bonus(state, kinds_by_letter[id], heard);
        } else if (id < first_pass()) {
            place(state, table.moves[id - first_placement()], heard);
        } else {
            pass(state, pass_table.kept[id - first_pass()], heard);
        }
    }

    // ---- Legal moves --------------------------------------------------------------------------

    int legal(const State& state, std::span<MoveId> moves) const;
    bool is_legal(const State& state, MoveId id) const;
    // Uniform among the legal moves, all passes together being one of them and the tiles kept then
    // uniform among the handfuls that may be kept.
    MoveId random_move(const State& state, Rng& rng) const;
    void play_random(State& state, Rng& rng) const { play(state, random_move(state, rng)); }

    // What is the same for every space when the seat to move pays.
    Purse purse(const State& state) const { return Purse(state.boards[state.turn].hand, joker_of(state.round)); }

    // ---- Tiles drawn from the bag -----------------------------------------------------------------

    int needs(const State& state) const { return state.turn == chance ? drawable(state) : 0; }
    void deal_random(State& state, Rng& rng) const;
    std::string draw(const State& state, Rng& rng) const;
    void deal(State& state, std::string_view tiles) const;

    // ---- End ----------------------------------------------------------------------------------

    // All is scored; at most a short supply is still refilled.
    bool ended(const State& state) const { return state.turn == over || (state.turn == chance && state.next == over); }
    template <class Heard = const Silent>
    int final_bonus(const Board& board, Heard& heard = silent) const;
    unsigned winners(const State& state) const;
    std::string_view reason(const State& state) const { return state.turn == over ? "rounds" : ""; }
    std::string fault(const State& state) const;

  private:
    template <class Heard>
    void draft(State& state, int source, int kind, Heard& heard) const;
    void begin_placing(State& state) const;
    template <class Heard>
    void place(State& state, Placement move, Heard& heard) const;
    template <class Heard>
    void take_bonus(State& state, int kind, Heard& heard) const;
    template <class Heard>
    void pass(State& state, Handful kept, Heard& heard) const;
    template <class Heard>
    void end_turn(State& state, Heard& heard) const;
    void end_round(State& state) const;
    template <class Heard>
    void finish(State& state, Heard& heard) const;
    // One point for each tile, as far as there are points to lose.
    template <class Heard>
    static void lose(Board& board, Loss why, int tiles, Heard& heard) {
        const int score = std::max(least_score, board.score - tiles);
        heard.loss(why, tiles, board.score - score);
        board.score = static_cast<std::int16_t>(score);
    }
    void await_deal(State& state, int next) const;
    int drawable(const State& state) const;
    template <class Pick>
    void fill(State& state, Pick pick) const;

    // The colours that may be drafted, laid out like `State::present`: the joker colour only from a
    // source that shows no other.
    std::uint64_t drafts(const State& state) const;
    Handful random_kept(Lanes hand, Rng& rng) const;

    int seat_after(int seat) const { return seat + 1 == players_ ? 0 : seat + 1; }

    int players_;
    int factories_;
};

}  // namespace faience::pavilion

#include "draft.hpp"
#include "end.hpp"
#include "fault.hpp"
#include "legal.hpp"
#include "place.hpp"
#include "random.hpp"
#include "refill.hpp"
