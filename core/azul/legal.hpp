// Which moves are legal, in the order of their ids, and one of them at random without a list.
#pragma once

#include "rules.hpp"

namespace faience::azul {

// A colour and jokers taken together for one line: how many of the jokers may end up in it. As written
// in a move: `all_jokers` alone where everything fits, else a number from the least to the most.
struct JokersInLine {
    int least, most;

    JokersInLine(const Board& board, int target, int tiles, int jokers) {
        const int room = target - board.lines[target].tiles;
        const bool fits = tiles + jokers <= room;
        least = fits ? int{Move::all_jokers} : std::max(0, room - tiles);
        most = fits ? int{Move::all_jokers} : std::min(jokers, room);
    }
    int options() const { return most - least + 1; }
};

// In how many ways a colour and jokers may be taken together from one source.
template <bool Grey, bool Joker>
inline int Azul<Grey, Joker>::together_moves(const Board& board, int kind, int tiles, int jokers) const {
    int moves = 1;  // the floor
    for (unsigned open = board.open >> (open_bits * kind) & full_row; open != 0; open &= open - 1)
        moves += JokersInLine(board, std::countr_zero(open) + 1, tiles, jokers).options();
    return moves;
}

// The one with this number, counted from the floor.
template <bool Grey, bool Joker>
inline Move Azul<Grey, Joker>::together_move(const State& state, int source, int kind, int number) const {
    if (number == 0) return Move::of(source, kind, 0, Move::all_jokers);
    const Board& board = state.boards[state.turn];
    const Lanes there = tiles_at(state, source);
    --number;
    for (unsigned open = board.open >> (open_bits * kind) & full_row;; open &= open - 1) {
        const int target = std::countr_zero(open) + 1;
        const JokersInLine choice(board, target, count(there, kind), count(there, joker));
        if (number < choice.options()) return Move::of(source, kind, target, choice.least + number);
        number -= choice.options();
    }
}

template <bool Grey, bool Joker>
inline int Azul<Grey, Joker>::legal(const State& state, std::span<MoveId> moves) const {
    if (state.turn < 0) return 0;
    const Board& board = state.boards[state.turn];
    std::size_t found = 0;
    if ((Grey || Joker) && state.present == 0) {
        const int row = std::countr_zero(board.complete);
        for (unsigned open = tile_columns(board, row); open != 0; open &= open - 1)
            moves[found++] = static_cast<MoveId>(first_tile_move() + columns * row + std::countr_zero(open));
        return static_cast<int>(found);
    }
    for (int source = 0; source <= centre(); ++source) {
        const std::uint64_t here = state.present >> source;
        if ((here & ones) == 0) continue;
        const int jokers = Joker ? count(tiles_at(state, source), joker) : 0;
        for (const int kind : kinds_by_letter) {
            if (!(here >> (lane_bits * kind) & 1)) continue;
            const unsigned open = board.open >> (open_bits * kind) & full_row;
            const int base = table.id(source, kind, 0);
            moves[found++] = static_cast<MoveId>(base);
            for (unsigned lines = open; lines != 0; lines &= lines - 1)
                moves[found++] = static_cast<MoveId>(base + std::countr_zero(lines) + 1);
            if (!Joker || kind == joker || jokers == 0) continue;
            moves[found++] = static_cast<MoveId>(table.id(source, kind, 0, Move::all_jokers));
            const int tiles = count(tiles_at(state, source), kind);
            for (unsigned lines = open; lines != 0; lines &= lines - 1) {
                const int target = std::countr_zero(lines) + 1;
                const JokersInLine choice(board, target, tiles, jokers);
                for (int n = choice.least; n <= choice.most; ++n)
                    moves[found++] = static_cast<MoveId>(table.id(source, kind, target, n));
            }
        }
    }
    return static_cast<int>(found);
}

template <bool Grey, bool Joker>
inline bool Azul<Grey, Joker>::is_legal(const State& state, MoveId id) const {
    if (state.turn < 0 || id >= move_count()) return false;
    const Board& board = state.boards[state.turn];
    if (state.present == 0) {
        const int place = id - first_tile_move();
        const int row = std::countr_zero(board.complete);
        return place >= 0 && place / columns == row && (tile_columns(board, row) >> (place % columns) & 1);
    }
    if (id >= first_tile_move()) return false;
    const Move move = table.moves[id];
    if (!(state.present >> (lane_bits * move.kind + move.source) & 1)) return false;
    if (move.target > 0 && !(board.open >> (open_bits * move.kind + move.target - 1) & 1)) return false;
    if (!Joker || move.jokers == Move::no_jokers) return true;
    const Lanes there = tiles_at(state, move.source);
    const int tiles = count(there, move.kind), jokers = count(there, joker);
    if (jokers == 0) return false;
    if (move.target == 0) return true;
    const JokersInLine choice(board, move.target, tiles, jokers);
    return move.jokers >= choice.least && move.jokers <= choice.most;
}

template <bool Grey, bool Joker>
inline int Azul<Grey, Joker>::random_column(const Board& board, int row, Rng& rng) const {
    const unsigned open = tile_columns(board, row);
    return static_cast<int>(select_tables.source[open] >> (4 * rng.below(select_tables.size[open])) & 15);
}

template <bool Grey, bool Joker>
inline Move Azul<Grey, Joker>::random_take(const State& state, Rng& rng) const {
    const Board& board = state.boards[state.turn];
    const std::uint64_t random = rng.next();

    // Weight of a kind: the sources that show it times the targets open to it.
    Lanes weights = 0;
    for (int kind = 0; kind < used_kinds; ++kind) {
        const Lanes sources = select_tables.size[state.present >> (lane_bits * kind) & lane_mask];
        const Lanes open = select_tables.size[board.open >> (open_bits * kind) & full_row];
        weights += sources * (open + 1) << (lane_bits * kind);
    }
    const Lanes sums = running_sums(weights);
    const auto alone = static_cast<std::uint32_t>(count(sums, kinds - 1));
    std::uint32_t all = alone;

    // With jokers in reach, colour and jokers together: their number depends on each source.
    const std::uint64_t joker_sources = Joker ? state.present >> (lane_bits * joker) & lane_mask : 0;
    std::array<std::uint32_t, max_sources * colours> together_sums;
    std::size_t together = 0;
    for (std::uint64_t sources = joker_sources; sources != 0; sources &= sources - 1) {
        const Lanes there = tiles_at(state, std::countr_zero(sources));
        for (int kind = 0; kind < colours; ++kind) {
            if (const int tiles = count(there, kind); tiles > 0)
                all += static_cast<std::uint32_t>(together_moves(board, kind, tiles, count(there, joker)));
            together_sums[together++] = all;
        }
    }

    const std::uint32_t chosen = Rng::scale(random >> 32, all);
    if (Joker && chosen >= alone) {
        std::size_t i = 0;
        while (chosen >= together_sums[i]) ++i;
        const int kind = static_cast<int>(i % colours);
        const auto source = static_cast<int>(select_tables.source[joker_sources] >> (4 * (i / colours)) & 15);
        return together_move(state, source, kind, static_cast<int>(chosen - (i == 0 ? alone : together_sums[i - 1])));
    }

    const int kind = kind_from(from_index(sums, chosen));
    // The other half of the random number chooses source and target.
    const auto sources = static_cast<std::size_t>(state.present >> (lane_bits * kind) & lane_mask);
    const auto open = board.open >> (open_bits * kind) & full_row;
    const std::uint64_t first = (random & 0xffffffff) * select_tables.size[sources];
    const auto source = static_cast<int>(select_tables.source[sources] >> (4 * (first >> 32)) & 15);
    const std::uint64_t second = (first & 0xffffffff) * (select_tables.size[open] + 1u);
    const auto target = static_cast<int>(select_tables.target[open] >> (4 * (second >> 32)) & 15);
    return Move::of(source, kind, target, Move::no_jokers);
}

template <bool Grey, bool Joker>
inline MoveId Azul<Grey, Joker>::random_move(const State& state, Rng& rng) const {
    if ((Grey || Joker) && state.present == 0) {
        const Board& board = state.boards[state.turn];
        const int row = std::countr_zero(board.complete);
        return static_cast<MoveId>(first_tile_move() + columns * row + random_column(board, row, rng));
    }
    return static_cast<MoveId>(table.id(random_take(state, rng)));
}

// The same move without its id, which would only be taken apart again.
template <bool Grey, bool Joker>
inline void Azul<Grey, Joker>::play_random(State& state, Rng& rng) const {
    if ((Grey || Joker) && state.present == 0) {
        Board& board = state.boards[state.turn];
        const int row = std::countr_zero(board.complete);
        lay(state, board, row, random_column(board, row, rng), silent);
        tile_on(state, true, silent);
    } else {
        take(state, random_take(state, rng), silent);
        after_take(state, silent);
    }
}

}  // namespace faience::azul
