// Drawing tiles from a bag that is known by numbers alone.
#pragma once

#include <string>
#include <string_view>

#include "../game.hpp"
#include "lanes.hpp"

namespace faience {

// Draws a tile at random from a bag of so many tiles with these running sums, and names it by what the
// sums lose (see `from_index`): so that the next draw need not wait for the kind to be known. One random
// word serves two tiles.
class RandomPick {
  public:
    explicit RandomPick(Rng& rng) : rng_(rng) {}
    Lanes operator()(Lanes sums, int tiles) {
        word_ = half_left_ ? word_ >> 32 : rng_.next();
        half_left_ = !half_left_;
        return from_index(sums, Rng::scale(word_ & 0xffffffff, static_cast<std::uint32_t>(tiles)));
    }

  private:
    Rng& rng_;
    std::uint64_t word_ = 0;
    bool half_left_ = false;
};

// Draws at random, too, and writes down what it drew.
class WrittenPick {
  public:
    WrittenPick(Rng& rng, std::string_view letters, std::string& tiles)
        : pick_(rng), letters_(letters), tiles_(tiles) {}
    Lanes operator()(Lanes sums, int tiles) {
        const Lanes drawn = pick_(sums, tiles);
        tiles_ += letters_[static_cast<std::size_t>(kind_from(drawn))];
        return drawn;
    }

  private:
    RandomPick pick_;
    std::string_view letters_;
    std::string& tiles_;
};

// Draws the tiles of a deal named from outside, and refuses one that the bag does not hold at its turn.
class NamedPick {
  public:
    NamedPick(std::string_view letters, std::string_view tiles, int expected) : letters_(letters), tiles_(tiles) {
        if (static_cast<int>(tiles.size()) != expected)
            throw Refused("a deal of " + std::to_string(expected) + " tiles was expected, not " +
                          std::to_string(tiles.size()));
    }
    Lanes operator()(Lanes sums, int) {
        const char letter = tiles_[next_++];
        const auto kind = letters_.find(letter);
        if (kind == std::string_view::npos) throw Refused(std::string("'") + letter + "' is no tile");
        if (count(singles(sums), static_cast<int>(kind)) == 0)
            throw Refused(std::string("tile ") + std::to_string(next_) + " of the deal is " + letter +
                          ", but the bag holds none when it is drawn");
        return from_kind(static_cast<int>(kind));
    }

  private:
    std::string_view letters_, tiles_;
    std::size_t next_ = 0;
};

}  // namespace faience
