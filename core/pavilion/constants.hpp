// The constants of Azul: Summer Pavilion, each once; those of the printed board are in board.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "../tiles/handful.hpp"

namespace faience::pavilion {

// Colours by number: each is the joker colour of the round with that number, counted from 0.
inline constexpr int purple = 0, green = 1, orange = 2, yellow = 3, blue = 4, red = 5;
inline constexpr int kinds = tile_kinds;
inline constexpr std::string_view letters = "PGOYBR";
inline constexpr char free_letter = '.';
inline constexpr std::array<std::uint8_t, kinds> kinds_by_letter{blue, green, orange, purple, red, yellow};
inline constexpr std::array<std::uint8_t, kinds> rank_of_letter{3, 1, 2, 5, 0, 4};  // the way back
inline constexpr unsigned all_kinds = (1u << kinds) - 1;

inline constexpr int rounds = 6;
constexpr int joker_of(int round) { return round - 1; }

inline constexpr int tiles_of_kind = 22;
inline constexpr int all_tiles = kinds * tiles_of_kind;

inline constexpr int min_players = 2;
inline constexpr int max_players = 4;
inline constexpr int factory_tiles = handful_tiles;
inline constexpr int max_factories = 9;
constexpr int factories_for(int players) { return 2 * players + 1; }

inline constexpr int supply_places = 10;
inline constexpr int corner_places = handful_tiles;
inline constexpr int first_score = 5;
inline constexpr int least_score = 1;

}  // namespace faience::pavilion
