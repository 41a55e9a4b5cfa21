// Tiles as letters, for games that keep them as numbers by kind.
#pragma once

#include <string>
#include <string_view>

#include "../game.hpp"
#include "handful.hpp"

namespace faience {

// The letters of a game's kinds of tiles, and how many tiles it has.
struct Alphabet {
    std::string_view letters;
    std::size_t all_tiles;

    char letter(int kind) const { return letters[static_cast<std::size_t>(kind)]; }

    int kind(char letter) const {
        const auto kind = letters.find(letter);
        if (kind == std::string_view::npos) throw Refused(std::string("'") + letter + "' is no tile");
        return static_cast<int>(kind);
    }

    std::string text(Lanes tiles) const {
        std::string text;
        for (int kind = 0; kind < tile_kinds; ++kind)
            text.append(static_cast<std::size_t>(count(tiles, kind)), letter(kind));
        return text;
    }

    Lanes tiles(std::string_view text) const {
        if (text.size() > all_tiles) throw Refused("there are only " + std::to_string(all_tiles) + " tiles");
        Lanes tiles = 0;
        for (const char letter : text) tiles += one(kind(letter));
        return tiles;
    }

    Handful handful(std::string_view text, std::string_view where) const {
        if (text.size() > handful_tiles) throw Refused(std::string(where) + " holds at most four tiles");
        Handful handful = no_tiles;
        for (const char letter : text) handful = handfuls.with[handful][static_cast<std::size_t>(kind(letter))];
        return handful;
    }
};

}  // namespace faience
