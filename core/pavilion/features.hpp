// What a network sees of a state of Summer Pavilion: rows of its table, seats counted from the viewer.
#pragma once

#include "../search/slots.hpp"
#include "rules.hpp"

namespace faience::pavilion {

inline constexpr int rings = 1 << star_spaces;
inline constexpr int most_hand = 10, most_of_colour = 6;

template <bool Grey>
void write_board(const Board<Grey>& board, int joker, SlotWriter& out) {
    // A star with the tiles in the hand that fit it.
    for (int star = 0; star < stars; ++star) {
        const int ring = static_cast<int>(star_of(board.filled, star));
        if (!Grey && star != centre_star) {
            const int tiles = std::min(count(board.hand, star_kind[star]), most_of_colour);
            out.next(ring * (most_of_colour + 1) + tiles, rings * (most_of_colour + 1));
            continue;
        }
        const unsigned open = open_kinds(board.star(star));
        if (!Grey) {
            out.next(ring, rings);
            out.next(static_cast<int>(open), rings);
            continue;
        }
        // A grey star is still free to become anything, is of one colour, or of six.
        constexpr int undecided = kinds, mixed_colours = kinds + 1;
        const bool one_colour =
            open != 0 && (open & (open - 1)) == 0 && std::popcount(star_of(board.filled, star)) > 1 &&
            board.laid(star, std::countr_zero(star_of(board.filled, star))) == std::countr_zero(open);
        const int sort = open == all_kinds ? undecided : one_colour ? std::countr_zero(open) : mixed_colours;
        out.next(ring * (kinds + 2) + sort, rings * (kinds + 2));
        out.next(static_cast<int>(open), rings);
    }
    for (int kind = 0; kind < kinds; ++kind) {
        const int use = kind == joker ? 0 : kind == joker + 1 ? 1 : 2;
        out.next(use * (most_hand + 1) + std::min(count(board.hand, kind), most_hand), 3 * (most_hand + 1));
    }
    for (const Feature& feature : feature_table.all) {
        constexpr int most_spaces = 4;
        out.next(std::popcount(board.filled & feature.spaces), most_spaces + 1);
    }
    for (int number = 0; number < scoring_numbers; ++number)
        out.next(std::popcount(board.filled & number_table<Grey>.spaces_of[number]), 2 * star_spaces + 1);
    constexpr int most_tiles = 24;
    out.next(total(board.hand), most_tiles);
    const Lanes kept = handfuls.tiles[board.kept];
    out.next(board.passed ? 1 + total(kept) : 0, corner_places + 2);
    out.next(board.passed && joker + 1 < kinds ? 1 + count(kept, joker + 1) : 0, corner_places + 2);
}

template <bool Grey>
void write_features(const Pavilion<Grey>& rules, const State<Grey>& state, int view, SlotWriter& out) {
    const int players = rules.players();
    const auto seat = [&](int i) { return view + i < players ? view + i : view + i - players; };
    for (int i = 0; i < players; ++i) write_board<Grey>(state.boards[seat(i)], joker_of(state.round), out);
    constexpr int most_lead = 60, most_score = 150, score_step = 5;
    for (int i = 1; i < players; ++i)
        out.next(state.boards[view].score - state.boards[seat(i)].score + most_lead, 2 * most_lead + 1);
    out.next(state.boards[view].score / score_step, most_score / score_step);
    const bool between = state.turn == chance && state.fresh;
    const int phase = between ? 0 : state.present != 0 ? 1 : 2;
    out.next(phase * rounds + state.round - 1, 3 * rounds);
    for (int kind = 0; kind < kinds; ++kind) {
        constexpr int most_centre = 12, bag_step = 2;
        phase == 2 ? out.next(count(state.supply, kind), supply_places + 1) : out.skip(supply_places + 1);
        phase == 1 ? out.next(count(state.centre, kind), most_centre) : out.skip(most_centre);
        phase == 0
            ? out.next((count(state.bag, kind) + count(state.tower, kind)) / bag_step, tiles_of_kind / bag_step + 1)
            : out.skip(tiles_of_kind / bag_step + 1);
    }
    out.next(state.marker == in_centre ? 0 : 1 + (state.marker - view + players) % players, max_players + 1);
    out.next(between ? (state.first - view + players) % players : 0, max_players);
    out.next(state.bonus, most_bonus_tiles + 1);
    // The factories share their rows: it does not matter which of them holds what.
    for (int factory = 0; factory < rules.factories(); ++factory)
        state.factories[factory] != no_tiles ? out.put(out.base(), state.factories[factory]) : out.nothing();
    out.close(HandfulTable::size);
}

}  // namespace faience::pavilion
