// On a grey wall no colour has places of its own, and left is like right: every state has 240 likes that play
// on alike. What was learned from one holds for all.
#pragma once

#include "rules.hpp"

namespace faience::azul {

class Likeness {
  public:
    explicit Likeness(Rng& rng) : mirrored_(rng.below(2) == 1) {
        for (int kind = 0; kind < kinds; ++kind) becomes_[kind] = kind;
        for (int kind = colours - 1; kind > 0; --kind)
            std::swap(becomes_[kind], becomes_[rng.below(static_cast<std::uint32_t>(kind + 1))]);
    }

    State of(const State& state) const {
        State like = state;
        like.centre = groups<lane_bits>(state.centre);
        like.present = groups<lane_bits>(state.present);
        like.bag = groups<lane_bits>(state.bag);
        like.fallen = groups<lane_bits>(state.fallen);
        for (std::size_t i = 0; i < max_factories; ++i) like.factories[i] = handful(state.factories[i]);
        for (std::size_t i = 0; i < max_players; ++i) like.boards[i] = board(state.boards[i]);
        return like;
    }

  private:
    // Moves the bits that stand for each kind to those of the kind that it becomes.
    template <int Bits, class Word>
    Word groups(Word word) const {
        Word like = 0;
        for (int kind = 0; kind < kinds; ++kind)
            like |= (word >> (Bits * kind) & ((Word{1} << Bits) - 1)) << (Bits * becomes_[kind]);
        return like;
    }

    Handful handful(Handful tiles) const {
        Handful like = no_tiles;
        for (int kind = 0; kind < kinds; ++kind)
            for (int left = count(handfuls.tiles[tiles], kind); left > 0; --left)
                like = handfuls.with[like][becomes_[kind]];
        return like;
    }

    Board board(const Board& board) const {
        Board like = board;
        like.wall = 0;
        like.laid = {};
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) {
                const int kind = laid_at(board, row, column), to = mirrored_ ? columns - 1 - column : column;
                if (kind < 0) continue;
                like.wall |= cell(row, to);
                like.laid[row] = static_cast<std::uint16_t>(like.laid[row] | (becomes_[kind] + 1) << (3 * to));
            }
        like.open = groups<open_bits>(board.open);
        for (Line& line : like.lines)
            if (line.tiles > 0) line.kind = becomes_[line.kind] & 15;
        for (int place = 0; place < floor_places; ++place) {
            const unsigned on = floor_at(board, place);
            if (on == 0 || on == marker_on_floor) continue;
            like.floor &= ~(15u << (4 * place));
            like.floor |= static_cast<unsigned>(becomes_[on - 1] + 1) << (4 * place);
        }
        return like;
    }

    std::array<int, kinds> becomes_{};
    bool mirrored_;
};

}  // namespace faience::azul
