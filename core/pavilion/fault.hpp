// What every state of a game keeps. Positions from outside are held against it before they are
// believed, and the tests hold every state of their random games against it.
#pragma once

#include "rules.hpp"

namespace faience::pavilion {

namespace detail {

inline std::string seat_text(int seat) { return "seat " + std::to_string(seat); }

template <bool Grey>
inline Lanes laid_tiles(const Board<Grey>& board) {
    Lanes tiles = 0;
    for (int star = 0; star < stars; ++star)
        for (int place = 0; place < star_spaces; ++place)
            if (const int kind = board.laid(star, place); kind >= 0) tiles += one(kind);
    return tiles;
}

// A star of any colour: the record of its tiles, and whether they may lie there together.
template <bool Grey>
inline std::string star_fault(const Board<Grey>& board, int star) {
    std::array<int, kinds> tiles{};
    int laid = 0, shown = 0;
    for (int place = 0; place < star_spaces; ++place) {
        const int kind = laid_at(board.star(star), place);
        if (kind >= kinds || (kind >= 0) != ((star_of(board.filled, star) >> place & 1) != 0))
            return "the record of a star is wrong";
        if (kind < 0) continue;
        ++laid;
        shown += ++tiles[kind] == 1;
    }
    if (board.star(star) != reopened<Grey>(board.star(star))) return "the record of a star's colours is wrong";
    if (shown == laid) return "";
    if (!Grey) return "shows a colour twice";
    return shown == 1 ? "" : "is neither of one colour nor of different ones";
}

template <bool Grey>
inline std::string board_fault(const Board<Grey>& board) {
    if (board.score < least_score) return "has a score below 1";
    if (board.filled >> spaces != 0) return "has filled spaces beyond the board";
    for (int star = Grey ? 0 : centre_star; star < stars; ++star)
        if (const std::string fault = star_fault(board, star); !fault.empty())
            return "has star " + std::to_string(star + 1) + " that " + fault;
    if (board.passed > 1) return "has passed more than once";
    if (board.passed && board.hand != 0) return "has passed, so the hand must be empty";
    if (!board.passed && board.kept != no_tiles) return "keeps tiles in the corners without having passed";
    return "";
}

}  // namespace detail

template <bool Grey>
inline std::string Pavilion<Grey>::fault(const State& state) const {
    using namespace detail;
    if (state.round < 1 || state.round > rounds) return "rounds go from 1 to 6";
    const auto is_seat = [&](int seat) { return seat >= 0 && seat < players_; };
    if (!is_seat(state.first) || (state.marker != in_centre && !is_seat(state.marker))) return "no such seat";

    Lanes everywhere = state.bag + state.tower + state.supply + state.centre;
    std::uint64_t present = held(state.centre) << centre();
    for (int factory = 0; factory < factories_; ++factory) {
        everywhere += handfuls.tiles[state.factories[factory]];
        present |= held(handfuls.tiles[state.factories[factory]]) << factory;
    }
    if (present != state.present) return "the record of what lies at the sources is wrong";
    if (total(state.supply) > supply_places) return "the supply holds at most ten tiles";

    int passed = 0;
    for (int seat = 0; seat < players_; ++seat) {
        const Board& board = state.boards[seat];
        if (const std::string fault = board_fault(board); !fault.empty()) return seat_text(seat) + " " + fault;
        everywhere += board.hand + handfuls.tiles[board.kept] + laid_tiles(board);
        passed += board.passed;
    }
    for (int kind = 0; kind < kinds; ++kind)
        if (count(everywhere, kind) != tiles_of_kind)
            return "there must be " + std::to_string(tiles_of_kind) + " tiles " +
                   letters[static_cast<std::size_t>(kind)] + ", not " + std::to_string(count(everywhere, kind));

    if (state.present != 0) {
        if (state.turn < 0) return "tiles lie at the sources, so a seat must draft";
        if (passed > 0) return "nobody has passed while tiles lie at the sources";
        if (state.bonus > 0) return "no bonus tiles are due while tiles lie at the sources";
    }
    if (state.turn != chance && (state.fresh || state.next != 0)) return "the record of the deal awaited is wrong";
    if (state.bonus > 0 && state.turn < 0) return "bonus tiles are due to no seat";
    if (state.bonus > most_bonus_tiles) return "at most three bonus tiles are due at once";
    if (state.bonus > total(state.supply)) return "no more bonus tiles are due than the supply holds";
    if (state.turn != chance && state.bonus == 0 && drawable(state) > 0)
        return "the supply must be refilled before the turn";

    const int turn = state.turn == chance ? state.next : state.turn;
    if (turn == over) {
        if (state.round != rounds || passed != players_) return "the game ends when all have passed in round 6";
    } else if (!is_seat(turn)) {
        return "no such seat is to move";
    } else if (state.boards[turn].passed) {
        return seat_text(turn) + " has passed and cannot move";
    }
    if (state.turn != chance) return "";

    if (drawable(state) == 0) return "no tile is to be dealt";
    if (!state.fresh) return "";
    if (state.marker != in_centre) return "the marker lies in the centre when a round is dealt";
    if (passed > 0) return "nobody has passed when a round is dealt";
    if (turn != state.first) return "the first player begins the round that is dealt";
    for (int seat = 0; seat < players_; ++seat)
        if (total(state.boards[seat].hand) > corner_places)
            return seat_text(seat) + " begins a round with more than four tiles";
    return "";
}

}  // namespace faience::pavilion
