// The rules of Azul, in the order of the rulebook. The grey wall and the Joker tiles are known at
// compile time, so that the plain game pays nothing for them; the number of players is not.
#pragma once

#include <algorithm>
#include <bit>
#include <string>

#include "heard.hpp"
#include "state.hpp"

namespace faience::azul {

// Selecting the i-th set bit of a mask by table: the baseline machine has no fast instruction for it.
struct SelectTables {
    std::array<std::uint64_t, 1 << max_sources> source{};  // nibble i: the i-th source of the mask
    std::array<std::uint32_t, 1 << rows> target{};         // nibble 0: the floor; nibble i: the i-th open line
    std::array<std::uint8_t, 1 << max_sources> size{};

    consteval SelectTables() {
        for (unsigned mask = 0; mask < source.size(); ++mask)
            for (unsigned bit = 0; bit < max_sources; ++bit)
                if (mask >> bit & 1) source[mask] |= std::uint64_t{bit} << (4 * size[mask]++);
        for (unsigned mask = 0; mask < target.size(); ++mask)
            for (unsigned bit = 0, found = 1; bit < rows; ++bit)
                if (mask >> bit & 1) target[mask] |= (bit + 1) << (4 * found++);
    }
};
inline constexpr SelectTables select_tables{};

// Spreads five bits, one for each colour, to the lanes of `Board::open`.
struct SpreadTable {
    std::array<std::uint32_t, 1 << colours> open{};
    consteval SpreadTable() {
        for (unsigned mask = 0; mask < open.size(); ++mask)
            for (int kind = 0; kind < colours; ++kind) open[mask] |= (mask >> kind & 1) << (open_bits * kind);
    }
};
inline constexpr SpreadTable spread_table{};

template <bool Grey, bool Joker>
class Azul {
  public:
    using State = azul::State;
    static constexpr const MoveTable<Joker>& table = move_table<Joker>;
    static constexpr int max_moves = MoveTable<Joker>::takes;
    static constexpr int used_kinds = Joker ? kinds : colours;

    explicit constexpr Azul(int players) : players_(players), factories_(factories_for(players)) {}

    int players() const { return players_; }
    int factories() const { return factories_; }
    int centre() const { return factories_; }
    int first_tile_move() const { return table.per_source * (factories_ + 1); }
    int move_count() const { return first_tile_move() + (Grey || Joker ? rows * columns : 0); }

    State start() const {
        State state;
        for (int kind = 0; kind < used_kinds; ++kind)
            state.bag += static_cast<Lanes>(tiles_of(kind, players_, Joker)) * one(kind);
        for (int seat = 0; seat < players_; ++seat)
            for (int row = 0; row < rows; ++row) reopen(state.boards[seat], row);
        return state;
    }

    int to_move(const State& state) const { return state.turn; }
    int round(const State& state) const { return state.round; }
    int score(const State& state, int seat) const { return state.boards[seat].score; }
    bool tiling(const State& state) const { return state.turn >= 0 && state.present == 0; }
    Lanes lid(const State& state) const;

    // ---- A. Factory offer -------------------------------------------------------------------

    void play(State& state, MoveId id) const { play(state, id, silent); }
    template <class Heard>
    void play(State& state, MoveId id, Heard& heard) const {
        if ((Grey || Joker) && state.present == 0) {
            const int place = id - first_tile_move();
            lay(state, state.boards[state.turn], place / columns, place % columns, heard);
            tile_on(state, true, heard);
            return;
        }
        take(state, table.moves[id], heard);
        after_take(state, heard);
    }
    // The two halves of such a turn: the tiles find their places, and the turn passes on or the round ends.
    template <class Heard>
    void take(State& state, Move move, Heard& heard) const;
    template <class Heard>
    void after_take(State& state, Heard& heard) const {
        if (state.present != 0) {
            const int next = state.turn + 1;
            state.turn = next == players_ ? 0 : next;
        } else {
            tile_on(state, false, heard);
        }
    }
    Lanes tiles_at(const State& state, int source) const {
        return source == centre() ? state.centre : handfuls.tiles[state.factories[source]];
    }

    // ---- B. Tiling ----------------------------------------------------------------------------

    // Columns of a row where a complete line of this kind may be tiled.
    unsigned tile_columns(const Board& board, int row) const;
    // Whether the owner chooses the cell of a complete line.
    static constexpr bool chooses(const Line& line) { return Grey || (Joker && line.kind == joker); }
    template <class Heard>
    void lay(State& state, Board& board, int row, int column, Heard& heard) const;
    // Tiles a board as if the round ended now, each complete line where it is worth most; its floor is not paid.
    template <class Worth, class Heard>
    void tile_out(Board& board, Worth worth, Heard& heard) const;
    // Recomputes which kinds a line takes from the line and its wall row.
    void reopen(Board& board, int row) const;

    // ---- Legal moves --------------------------------------------------------------------------

    int legal(const State& state, std::span<MoveId> moves) const;
    bool is_legal(const State& state, MoveId id) const;
    MoveId random_move(const State& state, Rng& rng) const;
    void play_random(State& state, Rng& rng) const;

    // ---- C. Next round ------------------------------------------------------------------------

    // The lid counts too: it is poured into the bag when the bag is empty.
    int needs(const State& state) const {
        if (state.turn != chance) return 0;
        return std::min(factory_tiles * factories_, total(state.bag) + total(state.fallen));
    }
    void deal_random(State& state, Rng& rng) const;
    std::string draw(const State& state, Rng& rng) const;
    void deal(State& state, std::string_view tiles) const;

    // ---- End ----------------------------------------------------------------------------------

    unsigned winners(const State& state) const;
    bool rows_broke_tie(const State& state) const;
    std::string_view reason(const State& state) const;
    int projected_score(const State& state, int seat) const;
    std::string fault(const State& state) const;

  private:
    Move random_take(const State& state, Rng& rng) const;
    int random_column(const Board& board, int row, Rng& rng) const;
    template <class Heard>
    void drop(State& state, Board& board, int kind, int tiles, Heard& heard) const;
    template <class Heard>
    void tile_on(State& state, bool laid, Heard& heard) const;
    template <class Heard>
    void put_on_wall(Board& board, int row, int column, int kind, Heard& heard) const;
    template <class Heard>
    void settle(State& state, bool laid, Heard& heard) const;
    template <class Heard>
    void finish(State& state, Heard& heard) const;
    int together_moves(const Board& board, int kind, int tiles, int jokers) const;
    Move together_move(const State& state, int source, int kind, int number) const;
    std::string row_fault(const Board& board, int row, const std::string& where) const;
    std::string tiles_fault(const State& state) const;
    std::string turn_fault(const State& state) const;
    template <class Pick>
    void fill(State& state, Pick pick) const;

    int players_;
    int factories_;
};

}  // namespace faience::azul

#include "end.hpp"
#include "fault.hpp"
#include "legal.hpp"
#include "offer.hpp"
#include "refill.hpp"
#include "tiling.hpp"
