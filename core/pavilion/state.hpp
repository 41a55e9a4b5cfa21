// The state of a game of Summer Pavilion: a plain value without pointers or padding.
#pragma once

#include <bit>

#include "../game.hpp"
#include "board.hpp"

namespace faience::pavilion {

// What lies on a star, three bits a place from the least: 0 free, else kind + 1. From bit 24 on, a bit
// for each colour that may still be laid there, so far as the star's own tiles decide.
using Star = std::uint32_t;
inline constexpr int laid_bits = 3, open_shift = 24;
constexpr int laid_at(Star star, int place) { return static_cast<int>(star >> (laid_bits * place) & 7) - 1; }
constexpr unsigned open_kinds(Star star) { return star >> open_shift; }

// The star with its open colours put right. Coloured side, centre: each colour once. Grey side: the
// first tile is any colour, the second decides: one colour alone or six different ones.
template <bool Grey>
constexpr Star reopened(Star star) {
    unsigned codes = 0;
    int tiles = 0;
    for (int place = 0; place < star_spaces; ++place) {
        const unsigned code = star >> (laid_bits * place) & 7;
        codes |= 1u << code;
        tiles += code != 0;
    }
    const unsigned shown = codes >> 1;  // colours; code 0 is a free place
    unsigned open = all_kinds & ~shown;
    if (Grey && tiles <= 1) open = all_kinds;
    if (Grey && tiles > 1 && (shown & (shown - 1)) == 0) open = shown;
    return (star & ((Star{1} << open_shift) - 1)) | open << open_shift;
}

template <bool Grey>
struct Board {
    // The coloured side prints the colours of its outer stars; there only the centre need be known.
    static constexpr int known_stars = Grey ? stars : 1;

    Spaces filled = 0;
    Lanes hand = 0;
    std::array<Star, known_stars> known{};
    std::int16_t score = first_score;
    Handful kept = no_tiles;  // in the corners
    std::uint8_t passed = 0;

    constexpr Board() { known.fill(reopened<Grey>(0)); }

    const Star& star(int number) const { return known[Grey ? number : 0]; }
    Star& star(int number) { return known[Grey ? number : 0]; }
    int laid(int number, int place) const {
        if (!(filled & space_bit(space_of(number, place)))) return -1;
        return !Grey && number != centre_star ? int{star_kind[number]} : laid_at(star(number), place);
    }
    // Whether a colour may lie on one more space of a star.
    bool takes(int number, int kind) const {
        return !Grey && number != centre_star ? star_kind[number] == kind : open_kinds(star(number)) >> kind & 1;
    }
    // The one colour of a star, `each_colour` once, or `any_colour` while its owner may still decide.
    int colour(int number) const {
        if (!Grey) return number != centre_star ? int{star_kind[number]} : each_colour;
        const unsigned ring = star_of(filled, number);
        if (std::popcount(ring) < 2) return any_colour;
        const int kind = laid_at(star(number), std::countr_zero(ring));
        return takes(number, kind) ? kind : each_colour;
    }
};

inline constexpr std::int8_t in_centre = -1;  // nobody holds the marker

// A seat is to move and tiles lie at the sources: it drafts. None lie there: it places or passes, or
// takes a bonus tile while some are due.
template <bool Grey>
struct State {
    Lanes centre = 0;
    // Bit lane_bits * kind + source: tiles of that kind lie at that source.
    std::uint64_t present = 0;
    Lanes supply = 0;
    Lanes bag = 0;
    Lanes tower = 0;
    std::array<Board<Grey>, max_players> boards{};
    std::array<Handful, max_factories> factories{};
    std::int8_t turn = chance;  // a seat, `chance` or `over`
    std::int8_t next = 0;       // whose turn follows the deal, or `over`; 0 when none is awaited
    std::int8_t first = 0;      // who starts the round
    std::int8_t marker = in_centre;
    std::uint8_t round = 1;
    std::uint8_t bonus = 0;  // tiles still due to the seat to move
    std::uint8_t fresh = 1;  // the deal awaited is that of a new round, factories and all
};

}  // namespace faience::pavilion
