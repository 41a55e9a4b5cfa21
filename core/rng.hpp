// The one source of seeded randomness: deals, random players, playouts.
#pragma once

#include <array>
#include <cstdint>

namespace faience {

// xoshiro256++ (Blackman and Vigna, public domain algorithm), seeded by splitmix64. The sequence
// of a seed is part of the public face: traces and tests name seeds, so it never changes.
class Rng {
  public:
    explicit constexpr Rng(std::uint64_t seed) {
        for (auto& word : words_) {
            seed += 0x9e3779b97f4a7c15;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
            z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
            word = z ^ (z >> 31);
        }
    }

    // Where the sequence stands, and a generator that goes on from there.
    constexpr std::array<std::uint64_t, 4> words() const { return words_; }
    static constexpr Rng resumed(const std::array<std::uint64_t, 4>& words) {
        Rng rng(0);
        rng.words_ = words;
        return rng;
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotl(words_[0] + words_[3], 23) + words_[0];
        const std::uint64_t t = words_[1] << 17;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= t;
        words_[3] = rotl(words_[3], 45);
        return result;
    }

    // A number from 0 to n - 1. The bias of the multiplication is below n / 2^32, far under what
    // any count of games could show for the small n of a tile game.
    constexpr std::uint32_t below(std::uint32_t n) { return scale(next() >> 32, n); }

    static constexpr std::uint32_t scale(std::uint64_t bits32, std::uint32_t n) {
        return static_cast<std::uint32_t>((bits32 * n) >> 32);
    }

  private:
    static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

    std::array<std::uint64_t, 4> words_{};
};

}  // namespace faience
