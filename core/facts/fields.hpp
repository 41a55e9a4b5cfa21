// The fields of position lines that several games share, read with errors that say what was expected.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "../game.hpp"
#include "../tiles/letters.hpp"

namespace faience {

inline constexpr std::string_view nothing = "-";  // where there is nothing

inline std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

// The parts between separators, empty ones as well.
inline std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t start = 0;;) {
        const std::size_t end = text.find(separator, start);
        parts.push_back(text.substr(start, end - start));
        if (end == std::string_view::npos) return parts;
        start = end + 1;
    }
}

// The words of a line, however much white space stands between them.
inline std::vector<std::string_view> words_of(std::string_view line) {
    constexpr std::string_view blanks = " \t\r\n\v\f";
    std::vector<std::string_view> words;
    for (std::size_t start = line.find_first_not_of(blanks); start != std::string_view::npos;) {
        const std::size_t end = line.find_first_of(blanks, start);
        words.push_back(line.substr(start, end - start));
        start = end == std::string_view::npos ? end : line.find_first_not_of(blanks, end);
    }
    return words;
}

// A number from 0.
inline int number_in(std::string_view text, std::string_view what, std::string_view expected = "a number") {
    constexpr std::size_t most_digits = 5;
    if (text.empty() || text.size() > most_digits || text.find_first_not_of("0123456789") != std::string_view::npos)
        throw Refused(std::string(what) + ": " + std::string(expected) + " was expected, not " + quoted(text));
    return std::stoi(std::string(text));
}

// Tiles one by one.
inline std::string_view letters_in(std::string_view text, std::string_view known, std::string_view what) {
    if (text == nothing) return "";
    if (text.empty() || text.find_first_not_of(known) != std::string_view::npos)
        throw Refused(std::string(what) + ": letters of " + std::string(known) +
                      ", or - for none, were expected, not " + quoted(text));
    return text;
}

// Tiles with their numbers: B3R1.
inline Lanes counts_in(std::string_view text, const Alphabet& alphabet, std::string_view known, std::string_view what) {
    constexpr std::size_t most_digits = 3;
    constexpr int most_tiles = 200;  // more than any game has
    if (text == nothing) return 0;
    const auto refuse = [&] {
        return Refused(std::string(what) + ": tiles with their numbers like " + known.front() + "3" + known.back() +
                       "12, or - for none, were expected, not " + quoted(text));
    };
    Lanes tiles = 0;
    int all = 0;
    if (text.empty()) throw refuse();
    for (std::size_t at = 0; at < text.size();) {
        const char letter = text[at++];
        const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
        if (known.find(letter) == std::string_view::npos || end == at || end - at > most_digits) throw refuse();
        const int many = std::stoi(std::string(text.substr(at, end - at)));
        if ((all += many) > most_tiles) throw Refused(std::string(what) + ": no game has that many tiles");
        tiles += static_cast<Lanes>(many) * one(alphabet.kind(letter));
        at = end;
    }
    return tiles;
}

// The way back.
inline std::string counts_text(Lanes tiles, const Alphabet& alphabet) {
    std::string text;
    for (int kind = 0; kind < tile_kinds; ++kind)
        if (const int many = count(tiles, kind); many > 0) text += alphabet.letter(kind) + std::to_string(many);
    return text.empty() ? std::string(nothing) : text;
}

inline std::string turn_text(int turn) {
    if (turn == chance) return "deal";
    return turn == over ? "over" : std::to_string(turn);
}

inline int turn_in(std::string_view text) {
    if (text == "deal") return chance;
    return text == "over" ? over : number_in(text, "the turn", "a seat, deal or over");
}

}  // namespace faience
