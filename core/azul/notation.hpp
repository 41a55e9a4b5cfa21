// Azul in text: its moves, its deals and its position line, both ways. docs/notation.md describes them.
#pragma once

#include "../facts/fields.hpp"
#include "rules.hpp"

namespace faience::azul {

inline constexpr Alphabet alphabet{letters, all_tiles};
inline constexpr char centre_letter = 'c';
inline constexpr char between = '/';      // factories, lines, wall rows
inline constexpr char board_parts = ':';  // between the parts of a board
inline constexpr int most_rounds = 9999, most_points = 10000;

// ---- Moves -----------------------------------------------------------------------------------------

// Where tiles are taken and which: 3R, 3RJ with the jokers, cB from the centre.
template <bool Grey, bool Joker>
std::string write_taking(const Azul<Grey, Joker>& rules, Move move) {
    std::string text = move.source == rules.centre() ? std::string(1, centre_letter) : std::to_string(move.source + 1);
    text += alphabet.letter(move.kind);
    if (move.jokers != Move::no_jokers) text += alphabet.letter(joker);
    return text;
}

// Where they go: a line, 2/1 where 1 of the jokers stays and others do not, - for the floor.
inline std::string write_putting(Move move) {
    std::string text = move.target == 0 ? std::string(nothing) : std::to_string(move.target);
    if (move.jokers >= 0) text += "/" + std::to_string(move.jokers);
    return text;
}

template <bool Grey, bool Joker>
std::string write_move(const Azul<Grey, Joker>& rules, MoveId id) {
    if (id >= rules.first_tile_move()) {
        const int place = id - rules.first_tile_move();
        return std::to_string(place / columns + 1) + "@" + std::to_string(place % columns + 1);
    }
    const Move move = rules.table.moves[id];
    return write_taking(rules, move) + write_putting(move);
}

// ---- Deals -----------------------------------------------------------------------------------------

namespace detail {

// The letter that begins at a place of a text, which may be several bytes of UTF-8.
inline std::string_view whole_letter(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end < text.size() && (text[end] & 0b1100'0000) == 0b1000'0000) ++end;
    return text.substr(at, end - at);
}

}  // namespace detail

// Tiles in the order drawn, factory by factory: BBRK/YY///.
template <bool Grey, bool Joker>
std::string write_deal(const Azul<Grey, Joker>& rules, const State&, std::string_view tiles) {
    std::string text;
    for (std::size_t factory = 0; factory < static_cast<std::size_t>(rules.factories()); ++factory) {
        if (factory > 0) text += between;
        text += tiles.substr(std::min(tiles.size(), factory * factory_tiles), factory_tiles);
    }
    return text;
}

// The factories must be filled one after the other; whether the bag holds the tiles is for the deal itself to say.
template <bool Grey, bool Joker>
std::string read_deal(const Azul<Grey, Joker>& rules, const State& state, std::string_view text) {
    std::string tiles;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == between) continue;
        if (letters.find(text[at]) == std::string_view::npos)
            throw Refused(quoted(detail::whole_letter(text, at)) + " is no tile; tiles are letters of " +
                          std::string(letters));
        tiles += text[at];
    }
    if (text == write_deal(rules, state, tiles)) return tiles;
    std::string example;
    for (int tile = 0; tile < factory_tiles * rules.factories(); ++tile) example += alphabet.letter(tile % colours);
    throw Refused("a deal of " + std::to_string(rules.factories()) +
                  " factories was expected, each filled before the next, like " + write_deal(rules, state, example) +
                  "; not " + quoted(text));
}

// ---- Positions -------------------------------------------------------------------------------------

// What positions and views show of a board.

inline std::string line_text(const Board& board, int row) {
    const Line& line = board.lines[row + 1];
    return std::string(line.tiles - line.jokers, alphabet.letter(line.kind)) +
           std::string(line.jokers, alphabet.letter(joker));
}
inline std::string wall_text(const Board& board, int row) {
    std::string cells;
    for (int column = 0; column < columns; ++column) {
        const int kind = laid_at(board, row, column);
        cells += kind < 0 ? free_letter : alphabet.letter(kind);
    }
    return cells;
}
inline std::string floor_text(const Board& board) {
    std::string floor;
    for (int place = 0; place < board.floor_taken; ++place) {
        const unsigned on = floor_at(board, place);
        floor += on == marker_on_floor ? marker_letter : alphabet.letter(static_cast<int>(on) - 1);
    }
    return floor;
}
inline std::string factory_text(const State& state, int factory) {
    return alphabet.text(handfuls.tiles[state.factories[factory]]);
}

namespace detail {

inline std::string or_nothing(std::string text) { return text.empty() ? std::string(nothing) : text; }

// `write(i)` for i from 0, with `/` between them.
template <class Write>
std::string several(int many, Write write) {
    std::string text;
    for (int i = 0; i < many; ++i) text += (i > 0 ? std::string(1, between) : "") + write(i);
    return text;
}

inline std::string write_board(const Board& board) {
    return std::to_string(board.score) + board_parts +
           several(rows, [&](int row) { return or_nothing(line_text(board, row)); }) + board_parts +
           several(rows, [&](int row) { return wall_text(board, row); }) + board_parts + or_nothing(floor_text(board));
}

inline void read_line(std::string_view tiles, int row, Board& board) {
    if (static_cast<int>(tiles.size()) > row + 1)
        throw Refused("line " + std::to_string(row + 1) + " holds more tiles than it has places");
    Line& line = board.lines[row + 1];
    for (const char letter : tiles) {
        const int kind = alphabet.kind(letter);
        const bool has_colour = line.tiles > line.jokers;
        if (has_colour && kind != joker && kind != line.kind) throw Refused("a line holds one colour and jokers only");
        if (!has_colour) line.kind = kind;
        line.jokers += kind == joker;
        ++line.tiles;
    }
    if (line.tiles == row + 1) board.complete |= 1u << row;
}

inline void read_wall_row(std::string_view cells, int row, Board& board) {
    if (cells.size() != columns) throw Refused("a wall row has five cells");
    for (int column = 0; column < columns; ++column) {
        if (cells[column] == free_letter) continue;
        board.wall |= cell(row, column);
        board.laid[row] |= (alphabet.kind(cells[column]) + 1) << (3 * column);
    }
}

// Shapes are checked here, everything else by `fault` once the whole state stands. Tiles on the floor are added to
// `fallen`.
inline Board read_board(std::string_view text, Lanes& fallen) {
    const auto parts = split(text, board_parts);
    if (parts.size() != 4) throw Refused("a board: score:lines:wall:floor was expected, not " + quoted(text));
    const std::string cells = std::string(letters) + free_letter, on_floor = std::string(letters) + marker_letter;
    Board board;
    board.score = number_in(parts[0], "a score");
    if (board.score > most_points) throw Refused("a score from 0 to " + std::to_string(most_points) + " was expected");
    const auto lines = split(parts[1], between), wall = split(parts[2], between);
    if (lines.size() != rows || wall.size() != rows) throw Refused("a board has five lines and five wall rows");
    for (int row = 0; row < rows; ++row) {
        read_line(letters_in(lines[row], letters, "a line"), row, board);
        read_wall_row(letters_in(wall[row], cells, "a wall row"), row, board);
    }
    const std::string_view floor = letters_in(parts[3], on_floor, "a floor");
    if (floor.size() > floor_places) throw Refused("a floor has seven places");
    for (const char letter : floor) {
        const bool marker = letter == marker_letter;
        if (!marker) fallen += one(alphabet.kind(letter));
        board.floor |= (marker ? marker_on_floor : static_cast<unsigned>(alphabet.kind(letter)) + 1)
                       << (4 * board.floor_taken++);
    }
    return board;
}

}  // namespace detail

// ROUND TURN FIRST MARKER QUIET FACTORIES CENTRE BAG LID BOARD BOARD …
template <bool Grey, bool Joker>
std::string write_position(const Azul<Grey, Joker>& rules, const State& state) {
    using namespace detail;
    std::string text = std::to_string(state.round) + " " + turn_text(state.turn) + " " + std::to_string(state.first);
    text += " " + (state.marker == in_centre ? std::string(1, centre_letter) : std::to_string(state.marker));
    text += " " + std::to_string(state.quiet);
    text += " " + several(rules.factories(), [&](int factory) { return or_nothing(factory_text(state, factory)); });
    for (const Lanes tiles : {state.centre, state.bag, rules.lid(state)}) text += " " + counts_text(tiles, alphabet);
    for (int seat = 0; seat < rules.players(); ++seat) text += " " + write_board(state.boards[seat]);
    return text;
}

template <bool Grey, bool Joker>
State parse_position(const Azul<Grey, Joker>& rules, std::string_view text) {
    enum { round, turn, first, marker, quiet, factories, centre, bag, lid, boards };
    const auto fields = words_of(text);
    const auto expected = static_cast<std::size_t>(boards + rules.players());
    if (fields.size() != expected)
        throw Refused(
            "a position of Azul has the fields round, turn, first player, marker, quiet rounds, factories, "
            "centre, bag, lid and " +
            std::to_string(rules.players()) + " boards: " + std::to_string(expected) + " after the spec, not " +
            std::to_string(fields.size()));
    const auto seat_in = [&](int seat) { return seat >= 0 && seat < rules.players(); };

    const int rounds = number_in(fields[round], "the round"), quiets = number_in(fields[quiet], "the quiet rounds");
    const int mover = turn_in(fields[turn]), starts = number_in(fields[first], "the first player");
    const bool marker_free = fields[marker] == std::string_view(&centre_letter, 1);
    const int holds = marker_free ? int{in_centre} : number_in(fields[marker], "the marker", "c or a seat");
    if (rounds < 1 || rounds > most_rounds)
        throw Refused("a round from 1 to " + std::to_string(most_rounds) + " was expected");
    if (quiets > stalled_after) throw Refused("0 to " + std::to_string(stalled_after) + " quiet rounds were expected");
    if (!seat_in(mover) && mover != chance && mover != over) throw Refused("no such seat is to move");
    if (!seat_in(starts) || (!marker_free && !seat_in(holds))) throw Refused("no such seat");

    State state;
    state.round = static_cast<std::uint16_t>(rounds);
    state.quiet = static_cast<std::uint8_t>(quiets);
    state.turn = static_cast<std::int8_t>(mover);
    state.first = static_cast<std::int8_t>(starts);
    state.marker = static_cast<std::int8_t>(holds);
    const auto plates = split(fields[factories], between);
    if (static_cast<int>(plates.size()) != rules.factories())
        throw Refused("the number of factories does not fit the players");
    for (std::size_t factory = 0; factory < plates.size(); ++factory) {
        state.factories[factory] = alphabet.handful(letters_in(plates[factory], letters, "a factory"), "a factory");
        state.present |= held(handfuls.tiles[state.factories[factory]]) << factory;
    }
    state.centre = counts_in(fields[centre], alphabet, letters, "the centre");
    state.bag = counts_in(fields[bag], alphabet, letters, "the bag");
    state.fallen = counts_in(fields[lid], alphabet, letters, "the lid");
    state.present |= held(state.centre) << rules.centre();
    for (int seat = 0; seat < rules.players(); ++seat) {
        Board& board = state.boards[seat];
        board = detail::read_board(fields[static_cast<std::size_t>(boards + seat)], state.fallen);
        for (int row = 0; row < rows; ++row) rules.reopen(board, row);
    }
    if (const std::string fault = rules.fault(state); !fault.empty()) throw Refused(fault);
    return state;
}

}  // namespace faience::azul
