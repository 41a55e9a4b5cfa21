// The printed board: seven stars, what their spaces cost, what lies between them and what it is worth.
//
// A star is a ring of six spaces. Within its star a space goes by the number that the coloured side
// prints on it, counted from 0: its *place*. Then all stars look alike: neighbours in the ring have
// neighbouring places, and the features lie at the same places of each star, on both sides.
#pragma once

#include "constants.hpp"
#include "heard.hpp"

namespace faience::pavilion {

// Stars by number: the outer ones clockwise from the upper left, then the centre.
inline constexpr int stars = 7, outer_stars = 6, centre_star = 6;
inline constexpr int star_spaces = 6;
inline constexpr int spaces = stars * star_spaces;
inline constexpr unsigned full_star = (1u << star_spaces) - 1;
inline constexpr std::array<std::uint8_t, outer_stars> star_kind{orange, red, blue, yellow, green, purple};
// By their names C E NE NW SE SW W, as texts sort.
inline constexpr std::array<std::uint8_t, stars> stars_by_name{6, 2, 1, 0, 3, 4, 5};

// A board's spaces as bits: six for each star.
using Spaces = std::uint64_t;
constexpr int space_of(int star, int place) { return star_spaces * star + place; }
constexpr Spaces space_bit(int space) { return Spaces{1} << space; }
constexpr unsigned star_of(Spaces filled, int star) {
    return static_cast<unsigned>(filled >> (star_spaces * star)) & full_star;
}

// The tips of a star count clockwise from the one that points up. There the coloured side prints
// NW 6, NE 5, E 4, SE 3, SW 2, W 1, centre 1.
constexpr int place_at_tip(int star, int tip) {
    return star == centre_star ? tip : (star_spaces - 1 - star + tip) % star_spaces;
}
constexpr int tip_of_place(int star, int place) {  // the way back
    return star == centre_star ? place : (place + 1 + star) % star_spaces;
}

// What a space costs, by place.
inline constexpr int max_cost = 6;
inline constexpr std::array<std::uint8_t, star_spaces> coloured_costs{1, 2, 3, 4, 5, 6};
inline constexpr std::array<std::uint8_t, star_spaces> grey_costs{3, 2, 1, 4, 5, 6};
inline constexpr std::array<std::uint8_t, star_spaces> grey_centre_costs{3, 3, 3, 3, 3, 3};
template <bool Grey>
constexpr int cost_at(int star, int place) {
    if (!Grey) return coloured_costs[place];
    return star == centre_star ? grey_centre_costs[place] : grey_costs[place];
}

// Whether other spaces of its star cost the same, so that its cost alone does not name a space.
template <bool Grey>
constexpr bool shares_cost(int star, int place) {
    for (int other = 0; other < star_spaces; ++other)
        if (other != place && cost_at<Grey>(star, other) == cost_at<Grey>(star, place)) return true;
    return false;
}

// Windows, statues and pillars: who fills the last of their spaces takes tiles from the supply.
struct Feature {
    Spaces spaces = ~Spaces{0};  // never all filled, unless said otherwise
    std::uint8_t tiles = 0;
    std::uint8_t number = 0;  // windows first, then statues, then pillars, each clockwise by star
};
inline constexpr int feature_sorts = 3, windows = 0, statues = 1, pillars = 2;
inline constexpr int features = feature_sorts * outer_stars;
inline constexpr std::string_view feature_letters = "WSP";
constexpr std::uint8_t feature_number(int sort, int star) {
    return static_cast<std::uint8_t>(outer_stars * sort + star);
}
constexpr char feature_letter(int number) { return feature_letters[static_cast<std::size_t>(number / outer_stars)]; }
inline constexpr int window_tiles = 3, statue_tiles = 2, pillar_tiles = 1;
inline constexpr std::array<int, feature_sorts> feature_tiles{window_tiles, statue_tiles, pillar_tiles};
inline constexpr int most_bonus_tiles = 3;  // a window, or a statue and a pillar at once

struct FeatureTable {
    std::array<Feature, features> all{};
    // Those that touch a space: two at most, the others being features that never are complete.
    std::array<std::array<Feature, 2>, spaces> at{};

    consteval FeatureTable() {
        int next = 0;
        for (int star = 0; star < outer_stars; ++star) {
            const int clockwise = (star + 1) % outer_stars;
            const int inner = (star + star_spaces - 1) % star_spaces;  // the centre's places: this and `star`
            all[next++] = {bit(star, 4) | bit(star, 5), window_tiles, feature_number(windows, star)};
            all[next++] = {bit(star, 0) | bit(star, 1) | bit(clockwise, 2) | bit(clockwise, 3), statue_tiles,
                           feature_number(statues, star)};
            all[next++] = {bit(star, 1) | bit(star, 2) | bit(centre_star, inner) | bit(centre_star, star), pillar_tiles,
                           feature_number(pillars, star)};
        }
        for (int space = 0; space < spaces; ++space) {
            int touching = 0;
            for (const Feature& feature : all)
                if (feature.spaces & space_bit(space)) at[space][touching++] = feature;
        }
    }

    // Bonus tiles for filling a space, already part of `filled`.
    template <class Heard = const Silent>
    constexpr int bonus(Spaces filled, int space, Heard& heard = silent) const {
        int tiles = 0;
        for (const Feature& feature : at[space]) {
            if ((filled & feature.spaces) != feature.spaces) continue;
            tiles += feature.tiles;
            heard.feature(feature.number);
        }
        return tiles;
    }

  private:
    static constexpr Spaces bit(int star, int place) { return space_bit(space_of(star, place)); }
};
inline constexpr FeatureTable feature_table{};

// Length of the connected run through a place of a ring.
struct RunTable {
    std::array<std::array<std::uint8_t, star_spaces>, full_star + 1> length{};

    consteval RunTable() {
        for (unsigned ring = 0; ring <= full_star; ++ring)
            for (int place = 0; place < star_spaces; ++place) {
                if (!(ring >> place & 1)) continue;
                int run = 1;
                for (int i = 1; i < star_spaces && (ring >> (place + i) % star_spaces & 1); ++i) ++run;
                for (int i = 1; i < star_spaces && (ring >> (place + star_spaces - i) % star_spaces & 1); ++i) ++run;
                length[ring][place] = run > star_spaces ? star_spaces : run;
            }
    }
};
inline constexpr RunTable runs{};

// At the end: complete stars by colour, the multicoloured one, and all spaces of a number.
inline constexpr std::array<std::int16_t, kinds> star_points{20, 18, 17, 16, 15, 14};
inline constexpr int multicolour_points = 12;
inline constexpr int each_colour = -1, any_colour = -2;  // of a star that takes each colour once, or is still undecided
constexpr int star_worth(int colour) { return colour == each_colour ? multicolour_points : star_points[colour]; }
inline constexpr int scoring_numbers = 4;
inline constexpr std::array<std::int16_t, scoring_numbers> number_points{4, 8, 12, 16};

template <bool Grey>
struct NumberTable {
    std::array<Spaces, max_cost> spaces_of{};  // [n - 1]: all spaces that cost n
    consteval NumberTable() {
        for (int star = 0; star < stars; ++star)
            for (int place = 0; place < star_spaces; ++place)
                spaces_of[cost_at<Grey>(star, place) - 1] |= space_bit(space_of(star, place));
    }
};
template <bool Grey>
inline constexpr NumberTable<Grey> number_table{};

}  // namespace faience::pavilion
