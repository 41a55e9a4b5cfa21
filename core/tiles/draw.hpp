// Drawing tiles from a bag that is known by numbers alone.
#pragma once

#include "../rng.hpp"
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

}  // namespace faience
