// Drawing tiles from a bag that is known by numbers alone.
#pragma once

#include "../rng.hpp"
#include "lanes.hpp"

namespace faience {

// Draws lanes at random from running sums of a bag; one random word serves two tiles.
class RandomPick {
  public:
    explicit RandomPick(Rng& rng) : rng_(rng) {}
    int operator()(Lanes sums, int tiles) {
        word_ = half_left_ ? word_ >> 32 : rng_.next();
        half_left_ = !half_left_;
        return lane_of(sums, Rng::scale(word_ & 0xffffffff, static_cast<std::uint32_t>(tiles)));
    }

  private:
    Rng& rng_;
    std::uint64_t word_ = 0;
    bool half_left_ = false;
};

}  // namespace faience
