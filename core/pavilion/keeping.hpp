// Which tiles a player who passes had better keep, as a place to begin from.
#pragma once

#include "rules.hpp"

namespace faience::pavilion {

// The jokers of the next round first, then the colours that most tiles and most open spaces speak for. After the
// last round kept tiles cost what others do, and later: then none is kept.
template <bool Grey>
Handful useful_tiles(const State<Grey>& state, int seat) {
    if (state.round == rounds) return no_tiles;
    const Board<Grey>& board = state.boards[seat];
    const auto worth = [&](int kind) {
        int open_spaces = 0;
        for (int star = 0; star < stars; ++star)
            if (board.takes(star, kind)) open_spaces += star_spaces - std::popcount(star_of(board.filled, star));
        return std::tuple(kind == joker_of(state.round + 1), open_spaces > 0, count(board.hand, kind), open_spaces);
    };
    std::array<int, kinds> by_worth{purple, green, orange, yellow, blue, red};  // of equals the first one comes first
    std::stable_sort(by_worth.begin(), by_worth.end(), [&](int one, int two) { return worth(one) > worth(two); });
    Handful kept = no_tiles;
    int places = corner_places;
    for (const int kind : by_worth)
        for (int tiles = count(board.hand, kind); tiles > 0 && places > 0; --tiles, --places)
            kept = handfuls.with[kept][kind];
    return kept;
}

}  // namespace faience::pavilion
