// What the rules say while they score, to whoever listens: facts are what was heard, so there is no second
// scoring. Playouts and searches listen with `silent`, which the compiler leaves no trace of.
#pragma once

namespace faience::pavilion {

// Why a tile costs a point.
enum class Loss { marker, passing, left };

struct Silent {
    constexpr void run(int) const {}              // points for the run that a tile joins
    constexpr void feature(int) const {}          // its number: its last space is filled
    constexpr void bonus(int, int) const {}       // tiles due for that, and how many the supply has of them
    constexpr void loss(Loss, int, int) const {}  // so many tiles, and the points they really cost
    constexpr void scoring(int) const {}          // the end: what follows is of this seat
    constexpr void star(int, int, int) const {}   // a complete star, its colour or `each_colour`, its points
    constexpr void numbers(int, int) const {}     // all spaces of a number, and their points
};
inline constexpr Silent silent{};

}  // namespace faience::pavilion
