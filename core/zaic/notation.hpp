// Zaic in text: its moves and its position line, both ways. The notation is described in docs/notation.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "../facts/fields.hpp"
#include "rules.hpp"

namespace faience::zaic {

// ---- Moves ------------------------------------------------------------------------------------------

inline std::string write_move(const Zaic& rules, MoveId id) { return move_text(rules.table.moves[id]); }

// What a text like Qh8 names, whether or not such a tile would fit on the canvas; nothing if it has another shape.
inline std::optional<Move> read_move(std::string_view text) {
    constexpr std::size_t least = 3, most = 4;  // a kind, a column, a row of one or two digits
    if (text.size() < least || text.size() > most) return std::nullopt;
    const auto kind = letters.find(text[0]);
    const int column = text[1] - 'a';
    const std::string_view digits = text.substr(2);
    if (kind == std::string_view::npos || column < 0 || column >= canvas_side || digits.front() == '0' ||
        digits.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    const int row = number_in(digits, "a row");
    if (row > canvas_side) return std::nullopt;
    return Move{static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row - 1)};
}

inline bool on_canvas(Move move) { return move.column < columns_for(move.kind) && move.row < rows_for(move.kind); }

// ---- Deals, which Zaic does not know ----------------------------------------------------------------

inline std::string write_position(const Zaic&, const State& state);

inline std::string read_deal(const Zaic& rules, const State& state, std::string_view text) {
    throw Refused("Zaic deals no tiles: " + quoted(text) + " cannot be dealt at zaic() " +
                  write_position(rules, state));
}
inline std::string write_deal(const Zaic& rules, const State& state, std::string_view tiles) {
    return read_deal(rules, state, tiles);
}

// ---- Positions: the turn, and the tiles from the table up, light ones in upper case -----------------

inline std::string write_position(const Zaic&, const State& state) {
    std::string levels;
    int level = 1;
    for (const Tile tile : std::span(state.tiles).first(state.laid)) {
        if (!levels.empty()) levels += tile.level() == level ? ',' : '/';
        level = tile.level();
        levels += tile_text(tile);
    }
    return turn_text(state.turn) + " " + (levels.empty() ? std::string(nothing) : levels);
}

namespace detail {

inline Tile read_tile(std::string_view text, int level) {
    std::string name(text);
    const bool dark = !name.empty() && name[0] >= 'a' && name[0] <= 'z';
    if (dark) name[0] = static_cast<char>(name[0] - 'a' + 'A');
    const auto move = read_move(name);
    if (!move)
        throw Refused("level " + std::to_string(level) + ": tiles like Qh8,sh7 were expected, not " + quoted(text));
    if (level > max_level) throw Refused("levels go from 1 to " + std::to_string(max_level));
    if (!on_canvas(*move)) throw Refused("a tile lies outside of the places a1 to o15");
    return Tile(level, *move, dark ? 1 - light : light);
}

inline int read_turn(std::string_view text) {
    if (text == "over") return over;
    if (text == "0" || text == "1") return text.front() - '0';
    throw Refused("the turn: 0, 1 or over was expected, not " + quoted(text));
}

}  // namespace detail

inline State parse_position(const Zaic& rules, std::string_view line) {
    const auto fields = words_of(line);
    if (fields.size() != 2)
        throw Refused("a position of Zaic has the fields turn and levels: 2 after the spec, not " +
                      std::to_string(fields.size()) + ", like zaic() 1 Qh8");
    const int turn = detail::read_turn(fields[0]);
    std::vector<Tile> tiles;
    if (fields[1] != nothing) {
        int level = 0;
        for (const auto texts : split(fields[1], '/')) {
            ++level;
            for (const auto text : split(texts, ',')) tiles.push_back(detail::read_tile(text, level));
        }
    }
    return rules.assemble(turn, tiles);
}

}  // namespace faience::zaic
