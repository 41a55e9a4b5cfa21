// The constants of Azul, each once.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "../tiles/handful.hpp"

namespace faience::azul {

// Kinds of tiles, by number.
inline constexpr int blue = 0, yellow = 1, red = 2, black = 3, white = 4, joker = 5;
inline constexpr int colours = 5;
inline constexpr int kinds = tile_kinds;
inline constexpr std::string_view letters = "BYRKWJ";
inline constexpr char marker_letter = 'm';
inline constexpr char free_letter = '.';

inline constexpr int min_players = 2;
inline constexpr int max_players = 4;
inline constexpr int factory_tiles = handful_tiles;
inline constexpr int max_factories = 9;
inline constexpr int max_sources = max_factories + 1;  // the factories and the centre
inline constexpr int all_tiles = 100;
inline constexpr int stalled_after = 10;  // rounds in a row without a tile on any wall

constexpr int factories_for(int players) { return 2 * players + 1; }
constexpr int jokers_for(int players) { return players == 2 ? 5 : 10; }
// Each colour gives up as many tiles as there are jokers for it: 100 tiles in all, always.
constexpr int tiles_of(int kind, int players, bool with_jokers) {
    if (kind == joker) return with_jokers ? jokers_for(players) : 0;
    return all_tiles / colours - (with_jokers ? jokers_for(players) / colours : 0);
}

inline constexpr int rows = 5;
inline constexpr int columns = 5;
inline constexpr unsigned full_row = 0b11111;
// Coloured wall: row r, column c takes colour (c - r) mod 5.
constexpr int printed_colour(int row, int column) { return (column - row + columns) % columns; }
constexpr int printed_column(int row, int colour) { return (colour + row) % columns; }

inline constexpr int floor_places = 7;
inline constexpr std::array<std::int16_t, floor_places + 1> floor_loss{0, 1, 2, 4, 6, 8, 11, 14};

inline constexpr int row_bonus = 2;
inline constexpr int column_bonus = 7;
inline constexpr int colour_bonus = 10;

}  // namespace faience::azul
