// Summer Pavilion in text: its moves, its deals and its position line. docs/notation.md says the same to people.
#pragma once

#include "../facts/fields.hpp"
#include "rules.hpp"

namespace faience::pavilion {

inline constexpr Alphabet alphabet{letters, all_tiles};
inline constexpr std::array<std::string_view, stars> star_names{"NW", "NE", "E", "SE", "SW", "W", "C"};

inline std::string space_text(int star, int tip) { return std::string(star_names[star]) + std::to_string(tip + 1); }
inline std::string tiles_text(Lanes tiles) { return alphabet.text(tiles); }
inline std::string tiles_text(Handful tiles) { return tiles_text(handfuls.tiles[tiles]); }
inline std::string text_or_nothing(std::string text) { return text.empty() ? std::string(nothing) : text; }

// ---- Moves ---------------------------------------------------------------------------------------------

template <bool Grey>
std::string source_text(const Pavilion<Grey>& rules, int source) {
    return source == rules.centre() ? "c" : std::to_string(source + 1);
}

template <bool Grey>
std::string write_move(const Pavilion<Grey>& rules, MoveId id) {
    if (id < rules.first_draft()) return std::string("*") + alphabet.letter(kinds_by_letter[id]);
    if (id < rules.first_placement()) {
        const int move = id - rules.first_draft();
        return source_text(rules, move / kinds) + alphabet.letter(kinds_by_letter[move % kinds]);
    }
    if (id >= rules.first_pass())
        return "pass:" + text_or_nothing(tiles_text(pass_table.kept[id - rules.first_pass()]));
    const Placement move = rules.table.moves[id - rules.first_placement()];
    const int star = move.space / star_spaces, tip = tip_of_place(star, move.space % star_spaces);
    const std::string text = space_text(star, tip) + '=' + alphabet.letter(move.kind);
    return move.jokers == 0 ? text : text + '+' + std::to_string(move.jokers);
}

// ---- Deals ---------------------------------------------------------------------------------------------

// Tiles in the order drawn: first what a supply still takes, the rest factory by factory.
inline std::string deal_text(std::size_t room, int factories, std::string_view tiles) {
    std::string text;
    if (const auto supply = tiles.substr(0, room); !supply.empty()) text = "s:" + std::string(supply);
    if (tiles.size() <= room) return text;
    text += text.empty() ? "f:" : ";f:";
    tiles.remove_prefix(room);
    for (int factory = 0; factory < factories; ++factory) {
        if (factory > 0) text += '/';
        text += tiles.substr(0, factory_tiles);
        tiles.remove_prefix(std::min<std::size_t>(factory_tiles, tiles.size()));
    }
    return text;
}

template <bool Grey>
std::size_t supply_room(const State<Grey>& state) {
    return static_cast<std::size_t>(supply_places - total(state.supply));
}

template <bool Grey>
std::string write_deal(const Pavilion<Grey>& rules, const State<Grey>& state, std::string_view tiles) {
    return deal_text(supply_room(state), rules.factories(), tiles);
}

// Supply and factories must be filled in order; whether the tiles can be drawn is for the deal to say.
template <bool Grey>
std::string read_deal(const Pavilion<Grey>& rules, const State<Grey>& state, std::string_view text) {
    if (state.turn != chance) throw Refused("no tiles are to be dealt now");
    constexpr std::string_view marks = "sf:;/";
    std::string tiles;
    for (const char letter : text)
        if (marks.find(letter) == std::string_view::npos) tiles += letter;
    if (text == write_deal(rules, state, tiles)) return tiles;
    std::string example;
    for (int i = 0; i < supply_places + factory_tiles * factories_for(min_players); ++i)
        example += alphabet.letter(i % kinds);
    throw Refused(
        "tiles for the " + std::to_string(supply_room(state)) +
        " free places of the supply, then for the factories, each filled before the next, were expected like " +
        deal_text(supply_places, factories_for(min_players), example) + "; not " + quoted(text));
}

// ---- Positions -----------------------------------------------------------------------------------------

inline constexpr std::string_view new_round = "deal", refill = "refill";  // what tiles are to be dealt for
inline constexpr std::string_view marker_in_centre = "c", not_passed = ".";
inline constexpr std::size_t table_fields = 10, board_fields = 4;  // of a table before its boards, of a board
inline constexpr int highest_score = 10000;

template <bool Grey>
std::string star_text(const Board<Grey>& board, int star) {
    std::string text;
    for (int tip = 0; tip < star_spaces; ++tip) {
        const int kind = board.laid(star, place_at_tip(star, tip));
        text += kind < 0 ? free_letter : alphabet.letter(kind);
    }
    return text;
}

template <bool Grey>
std::string board_text(const Board<Grey>& board) {
    std::string text = std::to_string(board.score) + ':' + counts_text(board.hand, alphabet) + ':';
    text += board.passed ? text_or_nothing(tiles_text(board.kept)) : std::string(not_passed);
    for (int star = 0; star < stars; ++star) text += (star == 0 ? ':' : '/') + star_text(board, star);
    return text;
}

template <bool Grey>
std::string write_position(const Pavilion<Grey>& rules, const State<Grey>& state) {
    std::string text = std::to_string(state.round) + ' ';
    if (state.turn == chance)
        text += std::string(state.fresh ? new_round : refill) + ':' + turn_text(state.next);
    else
        text += turn_text(state.turn);
    text += ' ' + std::to_string(state.first) + ' ';
    text += state.marker == in_centre ? std::string(marker_in_centre) : std::to_string(state.marker);
    text += ' ' + std::to_string(state.bonus);
    for (int factory = 0; factory < rules.factories(); ++factory)
        text += (factory == 0 ? ' ' : '/') + text_or_nothing(tiles_text(state.factories[factory]));
    for (const Lanes tiles : {state.centre, state.supply, state.bag, state.tower})
        text += ' ' + counts_text(tiles, alphabet);
    for (int seat = 0; seat < rules.players(); ++seat) text += ' ' + board_text(state.boards[seat]);
    return text;
}

namespace detail {

inline Lanes tiles_in(std::string_view text, std::string_view what) {
    const Lanes tiles = counts_in(text, alphabet, letters, what);
    for (int kind = 0; kind < kinds; ++kind)
        if (count(tiles, kind) > tiles_of_kind)
            throw Refused(std::string(what) + ": there are only " + std::to_string(tiles_of_kind) + " tiles " +
                          alphabet.letter(kind) + ", not " + std::to_string(count(tiles, kind)));
    return tiles;
}

inline int seat_or_over(std::string_view text) {
    if (text == turn_text(over)) return over;
    return number_in(text, "the turn", "a seat, over, or deal: or refill: with a seat or over");
}

// The tiles of a star, which are not held against each other yet.
template <bool Grey>
void read_star(Board<Grey>& board, int star, std::string_view text) {
    if (text.size() != star_spaces) throw Refused("a star has six spaces");
    for (int tip = 0; tip < star_spaces; ++tip) {
        const char letter = text[static_cast<std::size_t>(tip)];
        if (letter == free_letter) continue;
        const int kind = alphabet.kind(letter), place = place_at_tip(star, tip);
        if (!suits<Grey>(star, kind))
            throw Refused("star " + std::to_string(star + 1) + " of the coloured side takes " +
                          alphabet.letter(star_kind[star]) + ", not " + letter);
        board.filled |= space_bit(space_of(star, place));
        if (Grey || star == centre_star) board.star(star) |= static_cast<Star>(kind + 1) << (laid_bits * place);
    }
    if (Grey || star == centre_star) board.star(star) = reopened<Grey>(board.star(star));
}

template <bool Grey>
Board<Grey> read_board(std::string_view text) {
    const auto parts = split(text, ':');
    if (parts.size() != board_fields) throw Refused("a board: score:hand:kept:stars was expected, not " + quoted(text));
    const std::string known_on_stars = std::string(letters) + free_letter;
    Board<Grey> board;
    const int score = number_in(parts[0], "a score");
    if (score < least_score || score > highest_score) throw Refused("a score from 1 to 10000 was expected");
    board.score = static_cast<std::int16_t>(score);
    board.hand = tiles_in(parts[1], "a hand");
    board.passed = parts[2] != not_passed;
    if (board.passed) board.kept = alphabet.handful(letters_in(parts[2], letters, "the corners"), "the corners");
    auto texts = split(parts[3], '/');
    for (auto& star : texts) star = letters_in(star, known_on_stars, "a star");
    if (texts.size() != stars) throw Refused("a board has seven stars");
    for (int star = 0; star < stars; ++star) read_star(board, star, texts[static_cast<std::size_t>(star)]);
    return board;
}

}  // namespace detail

// Shapes are checked as they are read, everything else by `fault` once the whole state stands.
template <bool Grey>
State<Grey> parse_position(const Pavilion<Grey>& rules, std::string_view line) {
    using namespace detail;
    const auto fields = words_of(line);
    const auto players = static_cast<std::size_t>(rules.players());
    if (fields.size() != table_fields + players)
        throw Refused(
            "a position of Summer Pavilion has the fields round, turn, first player, marker, bonus tiles, "
            "factories, centre, supply, bag, tower and " +
            std::to_string(players) + " boards: " + std::to_string(table_fields + players) + " after the spec, not " +
            std::to_string(fields.size()));
    const auto seat_in = [&](int seat) { return seat >= 0 && seat < rules.players(); };
    State<Grey> state;

    const int round = number_in(fields[0], "the round");
    if (round < 1 || round > rounds) throw Refused("a round from 1 to 6 was expected");
    state.round = static_cast<std::uint8_t>(round);

    const std::size_t colon = fields[1].find(':');
    const std::string_view dealt_for = colon == std::string_view::npos ? "" : fields[1].substr(0, colon);
    const bool awaited = dealt_for == new_round || dealt_for == refill;
    const int turn = seat_or_over(awaited ? fields[1].substr(colon + 1) : fields[1]);
    if (!seat_in(turn) && turn != over)
        throw Refused(awaited ? "no such seat follows the deal" : "no such seat is to move");
    state.turn = static_cast<std::int8_t>(awaited ? chance : turn);
    state.next = static_cast<std::int8_t>(awaited ? turn : 0);
    state.fresh = dealt_for == new_round;

    const int first = number_in(fields[2], "the first player");
    const int marker = fields[3] == marker_in_centre ? in_centre : number_in(fields[3], "the marker", "c or a seat");
    if (!seat_in(first) || (marker != in_centre && !seat_in(marker))) throw Refused("no such seat");
    state.first = static_cast<std::int8_t>(first);
    state.marker = static_cast<std::int8_t>(marker);
    const int bonus = number_in(fields[4], "the bonus tiles");
    if (bonus > most_bonus_tiles) throw Refused("0 to 3 bonus tiles due were expected");
    state.bonus = static_cast<std::uint8_t>(bonus);

    auto factories = split(fields[5], '/');
    for (auto& factory : factories) factory = letters_in(factory, letters, "a factory");
    if (static_cast<int>(factories.size()) != rules.factories())
        throw Refused("the numbers of factories and boards do not fit the players");
    state.centre = tiles_in(fields[6], "the centre");
    state.supply = tiles_in(fields[7], "the supply");
    state.bag = tiles_in(fields[8], "the bag");
    state.tower = tiles_in(fields[9], "the tower");
    state.present = held(state.centre) << rules.centre();
    for (std::size_t factory = 0; factory < factories.size(); ++factory) {
        state.factories[factory] = alphabet.handful(factories[factory], "a factory");
        state.present |= held(handfuls.tiles[state.factories[factory]]) << factory;
    }
    for (std::size_t seat = 0; seat < players; ++seat)
        state.boards[seat] = read_board<Grey>(fields[table_fields + seat]);
    if (const std::string fault = rules.fault(state); !fault.empty()) throw Refused(fault);
    return state;
}

}  // namespace faience::pavilion
