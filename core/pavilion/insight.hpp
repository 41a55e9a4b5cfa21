// What a search knows of Summer Pavilion beside its rules.
#pragma once

#include "features.hpp"

namespace faience::pavilion {

inline constexpr int point = 16;

// ---- An estimate by hand ---------------------------------------------------------------------------

// What a star promises by the spaces filled, of the points for all six.
inline constexpr std::array<float, star_spaces + 1> star_progress{0, 0.03f, 0.1f, 0.22f, 0.42f, 0.68f, 1};
inline constexpr std::array<float, stars + 1> number_progress{0, 0.02f, 0.06f, 0.14f, 0.27f, 0.45f, 0.7f, 1};
// A tile in the hand, in points: while there is a round to use it in, and a joker of this or the next round more.
inline constexpr float tile_worth = 1.25f, joker_worth = 2.2f, next_joker_worth = 1.5f;
inline constexpr float feature_share = 0.35f;  // of a bonus tile for a feature with one space to go

template <bool Grey>
float promise(const Board<Grey>& board, int round, bool placing_left) {
    float points = 0;
    const float hope = static_cast<float>(rounds - round + (placing_left ? 1 : 0)) / rounds;  // that there is time
    for (int star = 0; star < stars; ++star) {
        const unsigned ring = star_of(board.filled, star);
        const int tiles = std::popcount(ring);
        if (tiles == 0) continue;
        int worth = multicolour_points;
        if (!Grey && star != centre_star) worth = star_points[star_kind[star]];
        if (Grey && tiles >= 2) {
            const unsigned open = open_kinds(board.star(star));
            if ((open & (open - 1)) == 0 && open != 0) worth = star_points[std::countr_zero(open)];
        }
        const float progress =
            tiles == star_spaces ? 1 : star_progress[static_cast<std::size_t>(tiles)] * (0.3f + 0.7f * hope);
        points += progress * static_cast<float>(worth);
        // A long run makes the next tile bring more.
        if (tiles < star_spaces) points += 0.5f * hope * static_cast<float>(tiles);
    }
    for (int number = 0; number < scoring_numbers; ++number) {
        const Spaces all = number_table<Grey>.spaces_of[number];
        const int tiles = std::popcount(board.filled & all), of = std::popcount(all);
        const int scaled = of == 0 ? 0 : tiles * stars / of;
        const float progress =
            tiles == of ? 1 : number_progress[static_cast<std::size_t>(scaled)] * (0.3f + 0.7f * hope);
        points += progress * static_cast<float>(number_points[number]);
    }
    for (const Feature& feature : feature_table.all)
        if (const int missing = std::popcount(feature.spaces & ~board.filled); missing > 0 && missing <= 2)
            points += feature_share * hope * static_cast<float>(feature.tiles) / static_cast<float>(missing);
    return points;
}

}  // namespace faience::pavilion

namespace faience {

template <bool Grey>
struct Insight<pavilion::Pavilion<Grey>> {
    using Rules = pavilion::Pavilion<Grey>;
    using State = pavilion::State<Grey>;
    using Board = pavilion::Board<Grey>;

    static constexpr float win_weight = 0.5f, clear_margin = 25;

    static std::uint64_t key(const Rules& rules, const State& state) {
        std::uint64_t key = mixed(state.centre, state.supply);
        std::uint64_t factories = 0;
        for (int factory = 0; factory < rules.factories(); ++factory)
            factories += mixed(std::uint64_t{state.factories[factory]} << 20);
        key = mixed(key, factories ^ static_cast<std::uint64_t>(static_cast<std::uint8_t>(state.turn)) << 40 ^
                             static_cast<std::uint64_t>(static_cast<std::uint8_t>(state.marker)) << 48 ^
                             static_cast<std::uint64_t>(state.bonus) << 56 ^
                             static_cast<std::uint64_t>(state.round) << 60);
        for (int seat = 0; seat < rules.players(); ++seat) {
            const Board& board = state.boards[seat];
            key = mixed(key, board.filled ^ static_cast<std::uint64_t>(board.score) << 44 ^
                                 static_cast<std::uint64_t>(board.passed) << 60);
            key = mixed(key, board.hand ^ static_cast<std::uint64_t>(board.kept) << 56);
            for (const auto star : board.known) key = mixed(key, star);
        }
        return key;
    }

    // Of the passes only the best that keeps as much as may be kept; of the payments for a space the one with
    // the fewest jokers, and those that spare tiles for more spaces of the colour, each of which needs one.
    // Factories that hold the same tiles offer the same moves.
    static int candidates(const Rules& rules, const State& state, std::span<MoveId> moves) {
        using namespace pavilion;
        const int listed = rules.legal(state, moves);
        int kept = 0;
        if (state.present != 0) {
            unsigned twins = 0;
            for (int factory = 1; factory < rules.factories(); ++factory)
                for (int before = 0; before < factory; ++before)
                    if (state.factories[factory] == state.factories[before]) twins |= 1u << factory;
            for (int i = 0; i < listed; ++i)
                if (!(twins >> ((moves[i] - rules.first_draft()) / kinds) & 1)) moves[kept++] = moves[i];
            return kept;
        }
        if (state.bonus != 0) return listed;
        const Board& board = state.boards[state.turn];
        const int most = state.round == pavilion::rounds ? 0 : std::min(total(board.hand), corner_places);
        int space = -1, kind = -1, more = -1;
        MoveId best_pass = 0;
        int best_kept = -100000;
        for (int i = 0; i < listed; ++i) {
            if (moves[i] >= rules.first_pass()) {
                const Lanes keeps = pass_table.tiles[moves[i] - rules.first_pass()];
                const int worth = kept_worth(state, keeps);
                if (total(keeps) == most && worth > best_kept) {
                    best_kept = worth;
                    best_pass = moves[i];
                }
                continue;
            }
            const Placement move = Rules::table.moves[moves[i] - rules.first_placement()];
            if (move.space == space && move.kind == kind) {
                const int tiles = count(board.hand, kind);
                const int jokers = count(board.hand, joker_of(state.round));
                if (more < 0) more = more_spaces(board, kind, space, tiles + jokers - move.cost);
                if (tiles - (move.cost - move.jokers) > more) continue;
            } else {
                space = move.space;
                kind = move.kind;
                more = -1;
            }
            moves[kept++] = moves[i];
        }
        moves[kept++] = best_pass;
        return kept;
    }

    static int order(const Rules& rules, const State& state, MoveId id) {
        using namespace pavilion;
        const Board& board = state.boards[state.turn];
        if (state.present != 0) {
            const int move = id - rules.first_draft(), source = move / kinds, kind = kinds_by_letter[move % kinds];
            const Lanes there = source == rules.centre() ? state.centre : handfuls.tiles[state.factories[source]];
            const int joker = joker_of(state.round), tiles = count(there, kind);
            int worth = 18 * (kind == joker ? 1 : tiles) + (count(there, joker) > 0 ? 30 : 0);
            worth += 4 * count(board.hand, kind);
            if (source == rules.centre() && state.marker == in_centre) worth -= point * (tiles + 1) - 12;
            return worth;
        }
        if (state.bonus != 0) {
            const int kind = kinds_by_letter[id];
            return 4 * count(board.hand, kind) + (kind == joker_of(state.round) ? 32 : 0);
        }
        if (id >= rules.first_pass()) return -2 * point;
        const Placement move = Rules::table.moves[id - rules.first_placement()];
        const int star = move.space / star_spaces, place = move.space % star_spaces;
        const Spaces filled = board.filled | space_bit(move.space);
        int worth = point * runs.length[star_of(filled, star)][place];
        worth += 20 * feature_table.bonus(filled, move.space);
        worth += 3 * std::popcount(star_of(filled, star));
        worth -= 14 * (move.cost - 1) + 12 * move.jokers;
        return worth;
    }

    // A short supply within the round matters little, and after the last pass not at all; it is as if the
    // bag had been empty.
    static bool glide(const Rules&, State& state) {
        if (state.fresh) return false;
        state.turn = state.next;
        state.next = 0;
        return true;
    }

    static float estimate(const Rules& rules, const State& state, Seats& seats) {
        using namespace pavilion;
        const bool new_round = state.turn == chance && state.fresh;
        for (int seat = 0; seat < rules.players(); ++seat) {
            const Board& board = state.boards[seat];
            auto& points = seats[static_cast<std::size_t>(seat)];
            points = static_cast<float>(board.score);
            points += promise<Grey>(board, state.round - (new_round ? 1 : 0), !new_round && !board.passed);
            const int joker = joker_of(state.round);
            const bool last = state.round == pavilion::rounds;
            const Lanes hand = board.passed ? handfuls.tiles[board.kept] : board.hand;
            float tiles = 0;
            for (int kind = 0; kind < kinds; ++kind) {
                float worth = tile_worth;
                const bool now = !board.passed;
                if (kind == joker && now) worth = joker_worth;
                if (!last && kind == joker + 1) worth = std::max(worth, board.passed ? joker_worth : next_joker_worth);
                // A few of one colour pay for a space; a single one seldom does.
                const int number = count(hand, kind);
                tiles += worth * static_cast<float>(number) * (number >= 3 || kind == joker ? 1.0f : 0.85f);
            }
            if (last && board.passed) tiles = -static_cast<float>(total(hand));
            points += tiles;
            if (state.marker == seat) points += 0.5f;
        }
        constexpr float at_the_end = 4, each_round = 4;
        return at_the_end + each_round * static_cast<float>(pavilion::rounds - state.round + 1);
    }

    // ---- For the network ----

    static constexpr int tables = 2;  // until the last tile is drafted, and while placing
    static int row_count(const Rules& rules) { return measured(rules).base(); }
    static int slot_count(const Rules& rules) { return measured(rules).slots(); }
    static int table(const Rules&, const State& state) {
        return state.present == 0 && !(state.turn == chance && state.fresh);
    }
    static int viewer(const Rules&, const State& state) {
        return state.turn >= 0 ? state.turn : std::max<int>(0, state.next);
    }
    static void features(const Rules& rules, const State& state, int view, Slots& slots) {
        SlotWriter out(slots);
        pavilion::write_features<Grey>(rules, state, view, out);
    }

  private:
    // Every state fills the same slots with the same groups.
    static SlotWriter measured(const Rules& rules) {
        Slots slots{};
        SlotWriter out(slots);
        pavilion::write_features<Grey>(rules, rules.start(), 0, out);
        return out;
    }

    // How many spaces that take a colour, besides one, so many tiles could pay for.
    static int more_spaces(const Board& board, int kind, int besides, int tiles) {
        using namespace pavilion;
        std::array<int, max_cost + 1> open{};
        for (int star = 0; star < stars; ++star) {
            if (!board.takes(star, kind)) continue;
            for (int place = 0; place < star_spaces; ++place)
                if (const int space = space_of(star, place); space != besides && !(board.filled & space_bit(space)))
                    ++open[static_cast<std::size_t>(cost_at<Grey>(star, place))];
        }
        int more = 0;
        for (int cost = 1; cost <= max_cost && cost <= tiles; ++cost) {
            const int paid = std::min(open[static_cast<std::size_t>(cost)], tiles / cost);
            more += paid;
            tiles -= paid * cost;
        }
        return more;
    }

    // What tiles kept for the next round are worth: its jokers first, then many of one colour.
    static int kept_worth(const State& state, Lanes keeps) {
        using namespace pavilion;
        int worth = 0;
        for (int kind = 0; kind < kinds; ++kind) {
            const int number = count(keeps, kind);
            worth += number * number + (kind == joker_of(state.round) + 1 ? 8 * number : 0);
        }
        return worth;
    }
};

}  // namespace faience
