// What a search knows of Azul beside its rules.
#pragma once

#include "features.hpp"
#include "likeness.hpp"

namespace faience::azul {

// Sixteenths of a point.
inline constexpr int point = 16;

// ---- An estimate by hand ---------------------------------------------------------------------------

// What rows, columns and colours are worth on the way to their bonus, by the tiles they hold.
inline constexpr std::array<float, columns + 1> row_progress{0, 0.1f, 0.3f, 0.7f, 1.4f, 2};
inline constexpr std::array<float, rows + 1> column_progress{0, 0.4f, 1.1f, 2.3f, 4.2f, 7};
inline constexpr std::array<float, rows + 1> colour_progress{0, 0.4f, 1.2f, 2.8f, 5.5f, 10};
inline constexpr float line_share = 0.65f;   // of a cell's worth, by how full its line is
inline constexpr float growth = 1.6f;        // a cell's neighbours will come
inline constexpr float first_player = 1.2f;  // to start the next round

// A board whose complete lines are tiled, each where it brings most, and whose floor is paid.
template <bool Grey, bool Joker>
Board settled(const Azul<Grey, Joker>& rules, Board board) {
    const auto worth = [](Cells wall, int row, int column) {
        return 8 * points_there(wall, row, column) + select_tables.size[column_of(wall, column)];
    };
    rules.tile_out(board, worth, silent);
    board.score = std::max(0, board.score - floor_loss[board.floor_taken]);
    return board;
}

template <bool Grey, bool Joker>
float cell_worth(const Azul<Grey, Joker>& rules, const Board& board, int row) {
    if constexpr (!Grey)
        if (board.lines[row + 1].kind != joker) {
            const int column = printed_column(row, board.lines[row + 1].kind);
            return static_cast<float>(points_there(board.wall, row, column));
        }
    int best = 0;
    for (unsigned open = rules.tile_columns(board, row); open != 0; open &= open - 1) {
        const int column = std::countr_zero(open);
        best = std::max(best, points_there(board.wall, row, column));
    }
    return static_cast<float>(best);
}

template <bool Grey, bool Joker>
std::array<int, colours> tiles_by_colour(const Board& board) {
    std::array<int, colours> tiles{};
    if constexpr (!Grey && !Joker) {
        for (int row = 0; row < rows; ++row)
            for (int kind = 0; kind < colours; ++kind)
                tiles[kind] += static_cast<int>(row_of(board.wall, row) >> printed_column(row, kind) & 1);
    } else {
        const Lanes lanes = wall_tiles(board);
        for (int kind = 0; kind < colours; ++kind) tiles[kind] = count(lanes, kind);
    }
    return tiles;
}

// Points still to come for what lies on a board whose lines are not complete.
template <bool Grey, bool Joker>
float promise(const Azul<Grey, Joker>& rules, const Board& board, bool ends) {
    float points = 0;
    for (int row = 0; row < rows; ++row) {
        const int tiles = select_tables.size[row_of(board.wall, row)];
        points += ends ? (tiles == columns ? row_bonus : 0) : row_progress[tiles];
        const Line& line = board.lines[row + 1];
        if (ends || line.tiles == 0) continue;
        const float full = static_cast<float>(line.tiles) / static_cast<float>(row + 1);
        points += line_share * full * (cell_worth(rules, board, row) + growth);
    }
    for (int column = 0; column < columns; ++column) {
        const int tiles = select_tables.size[column_of(board.wall, column)];
        points += ends ? (tiles == rows ? column_bonus : 0) : column_progress[tiles];
    }
    for (const int tiles : tiles_by_colour<Grey, Joker>(board))
        points += ends ? (tiles >= rows ? colour_bonus : 0) : colour_progress[std::min(tiles, rows)];
    return points;
}

}  // namespace faience::azul

namespace faience {

template <bool Grey, bool Joker>
struct Insight<azul::Azul<Grey, Joker>> {
    using Rules = azul::Azul<Grey, Joker>;
    using State = azul::State;
    using Sight = azul::Features<Grey, Joker>;

    static constexpr float win_weight = 0.5f, clear_margin = 15;

    // Walls and scores change only while tiling, which is a stretch's end where nobody chooses.
    static std::uint64_t key(const Rules& rules, const State& state) {
        std::uint64_t key =
            mixed(state.centre, static_cast<std::uint64_t>(state.turn) << 8 | static_cast<std::uint8_t>(state.marker));
        std::uint64_t factories = 0;  // a sum, for their order does not matter
        for (int factory = 0; factory < rules.factories(); ++factory)
            factories += mixed(std::uint64_t{state.factories[factory]} << 20);
        key = mixed(key, factories);
        for (int seat = 0; seat < rules.players(); ++seat) {
            const azul::Board& board = state.boards[seat];
            std::uint64_t lines = board.floor_taken;
            for (int row = 0; row < azul::rows; ++row) {
                const azul::Line& line = board.lines[row + 1];
                lines = lines << 9 | static_cast<std::uint64_t>(line.tiles << 6 | line.jokers << 3 | line.kind);
            }
            key = mixed(key, lines);
            if constexpr (Grey || Joker) key = mixed(key, std::uint64_t{board.wall} << 16 ^ laid_key(board));
        }
        return key;
    }

    // Factories that hold the same tiles offer the same moves.
    static int candidates(const Rules& rules, const State& state, std::span<MoveId> moves) {
        const int count = rules.legal(state, moves);
        if (state.present == 0) return count;
        unsigned twins = 0;
        for (int factory = 1; factory < rules.factories(); ++factory)
            for (int before = 0; before < factory; ++before)
                if (state.factories[factory] == state.factories[before]) twins |= 1u << factory;
        if (twins == 0) return count;
        int kept = 0;
        for (int i = 0; i < count; ++i)
            if (!(twins >> (moves[i] / Rules::table.per_source) & 1)) moves[kept++] = moves[i];
        return kept;
    }

    static int order(const Rules& rules, const State& state, MoveId id) {
        using namespace azul;
        const Board& board = state.boards[state.turn];
        if ((Grey || Joker) && state.present == 0) {
            const int place = id - rules.first_tile_move(), row = place / columns, column = place % columns;
            return point * points_there(board.wall, row, column) +
                   4 * select_tables.size[column_of(board.wall, column)];
        }
        const Move move = Rules::table.moves[id];
        const Lanes there = move.source == rules.centre() ? state.centre : handfuls.tiles[state.factories[move.source]];
        int tiles = count(there, move.kind);
        if (Joker && move.jokers != Move::no_jokers) tiles += count(there, joker);
        const int room = move.target - board.lines[move.target].tiles;
        const int placed = std::min(tiles, room);
        int fallen = tiles - placed, worth = 0;
        if (move.source == rules.centre() && state.marker == in_centre) {
            ++fallen;
            worth += point;
        }
        const int before = board.floor_taken, after = std::min(floor_places, before + fallen);
        worth -= point * (floor_loss[after] - floor_loss[before]);
        if (move.target > 0) {
            const int row = move.target - 1;
            int brings = 2;
            if (!Grey && move.kind != joker) {
                const int column = printed_column(row, move.kind);
                brings = points_there(board.wall, row, column);
                brings += select_tables.size[column_of(board.wall, column)] / 2;
            }
            if (placed == room)
                worth += point * brings + 2 * point;
            else
                worth += point * (brings + 1) * (board.lines[move.target].tiles + placed) / (2 * move.target);
        }
        return worth;
    }

    // Every deal of Azul is a new round.
    static bool glide(const Rules&, State&) { return false; }

    static float estimate(const Rules& rules, const State& state, Seats& seats) {
        using namespace azul;
        std::array<Board, max_players> boards;
        bool ends = false;
        int longest = 0;
        const int players = rules.players();
        for (int seat = 0; seat < players; ++seat) {
            boards[seat] = settled(rules, state.boards[seat]);
            for (int row = 0; row < rows; ++row)
                longest = std::max<int>(longest, select_tables.size[row_of(boards[seat].wall, row)]);
        }
        ends = longest == columns;
        for (int seat = 0; seat < players; ++seat) {
            seats[seat] = static_cast<float>(boards[seat].score) + promise(rules, boards[seat], ends);
            const bool starts =
                state.marker == in_centre ? state.turn == chance && state.first == seat : state.marker == seat;
            if (!ends && starts) seats[seat] += first_player;
        }
        constexpr float last_round = 6, each_round = 5;
        return last_round + each_round * static_cast<float>(columns - longest);
    }

    // ---- For the network: one table at the end of a round, one within it ----

    static constexpr int tables = 2;
    static int row_count(const Rules& rules) { return Sight::all_rows(rules.players()); }
    static int slot_count(const Rules& rules) { return Sight::slots(rules.players()); }
    static int table(const Rules&, const State& state) { return state.turn >= 0; }
    static int viewer(const Rules&, const State& state) { return state.turn >= 0 ? state.turn : state.first; }
    static void features(const Rules& rules, const State& state, int view, Slots& slots) {
        Sight::write(rules, state, view, slots);
    }
    static State like(const Rules&, const State& state, Rng& rng)
        requires(Grey)
    {
        return azul::Likeness(rng).of(state);
    }

  private:
    static std::uint64_t laid_key(const azul::Board& board) {
        std::uint64_t key = 0;
        for (const auto laid : board.laid) key = key * 0x9e3779b1 + laid;
        return key << 16;
    }
};

}  // namespace faience
