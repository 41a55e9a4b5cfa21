// The rules of Zaic, in the order of the rulebook. There is no chance in it: every state is a
// seat's turn until one cannot move.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "state.hpp"

namespace faience::zaic {

// A player's areas, the largest first.
struct Areas {
    std::array<std::uint8_t, box_side * box_side> size{};
    int count = 0;
};

// Who is ahead by areas: the first entries of the two lists that differ, from 0, and their sizes.
struct Lead {
    int seat, at, more, less;
};

// Hears of areas, and is told at no cost.
struct Silent {
    void operator()(Box) const {}
};

class Zaic {
  public:
    using State = zaic::State;
    static constexpr const MoveTable& table = move_table;
    static constexpr int max_moves = MoveTable::size;

    int players() const { return zaic::players; }
    int move_count() const { return MoveTable::size; }

    // The first tile lies where no neighbour is: its place is fixed, its kind is free.
    State start() const {
        State state;
        for (auto& reserve : state.reserve)
            for (int shape = 0; shape < shapes; ++shape) reserve[shape] = tiles_of_shape[shape];
        state.legal.fill(Window::at(Window::margin, Window::margin));
        return state;
    }

    int to_move(const State& state) const { return state.turn; }
    int round(const State&) const { return 1; }

    // ---- A turn -------------------------------------------------------------------------------

    void play(State& state, MoveId id) const {
        const int seat = state.turn;
        lay(state, table.moves[id], seat);
        state.turn = static_cast<std::int8_t>(1 - seat);
        if (!open(state)) state.turn = over;
    }

    // The same table as if it were a seat's turn, with what it could do then; over if that is nothing.
    State as_if(State state, int seat) const {
        if (state.turn == seat || state.turn == over) return state;
        state.turn = static_cast<std::int8_t>(seat);
        if (state.laid == 0 || !open(state)) state.turn = over;  // nobody but light may lay the first tile
        return state;
    }

    int legal(const State& state, std::span<MoveId> moves) const;
    bool is_legal(const State& state, MoveId id) const;
    MoveId random_move(const State& state, Rng& rng) const;
    void play_random(State& state, Rng& rng) const { play(state, random_move(state, rng)); }

    // ---- End and winner -----------------------------------------------------------------------

    // `heard` is called with the places of each area.
    template <class Heard = Silent>
    Areas areas(const State& state, int seat, Heard&& heard = {}) const;
    std::optional<Lead> lead(const State& state) const;
    int score(const State& state, int seat) const { return areas(state, seat).size[0]; }
    // Areas score only against the opponent's: the lead is what a move can win or lose.
    int projected_score(const State& state, int seat) const { return score(state, seat) - score(state, 1 - seat); }
    unsigned winners(const State& state) const;
    std::string_view reason(const State& state) const { return state.turn == over ? "blocked" : ""; }

    // ---- Positions ----------------------------------------------------------------------------

    // The state with these tiles laid, whoever laid them when; refuses what no game could hold.
    State assemble(int turn, std::span<const Tile> tiles) const;
    std::string fault(const State& state) const;

    // ---- Chance, which Zaic does not know ------------------------------------------------------

    int needs(const State&) const { return 0; }
    std::string draw(const State&, Rng&) const { throw Refused("no tiles are drawn in Zaic"); }
    void deal(State&, std::string_view) const { throw Refused("no tiles are dealt in Zaic"); }
    void deal_random(State&, Rng&) const {}

  private:
    // Puts a tile down, on the table or on top of others; trusts its caller.
    void lay(State& state, Move move, int seat) const;
    // Finds the legal moves of the seat to move; false if there are none.
    bool open(State& state) const;
};

}  // namespace faience::zaic

#include "areas.hpp"
#include "lay.hpp"
#include "legal.hpp"
#include "position.hpp"
