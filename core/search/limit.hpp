// How long a search may go on: nodes, time, and a flag that another thread may raise.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

#include "../game.hpp"

namespace faience {

struct Limit {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    double seconds = std::numeric_limits<double>::infinity();
};

// Counts nodes and says when to stop. The clock is asked rarely enough to cost nothing and often enough
// to be kept within a millisecond; without a time limit it is never asked, so that the same seed and the
// same nodes give the same answer on any machine.
class Budget {
  public:
    Budget(const Limit& limit, const std::atomic<bool>& stop, const Pause& pause = {})
        : limit_(limit), stop_(stop), pause_(pause), start_(Clock::now()) {}

    // One node more; false once there is no room for another.
    bool spend() {
        if (spent_) return false;
        ++nodes_;
        if (nodes_ >= limit_.nodes) spent_ = true;
        if (nodes_ % nodes_between_looks == 0) look();
        return true;
    }
    void look() {
        if (stop_.load(std::memory_order_relaxed)) spent_ = true;
        if (timed() && seconds() >= limit_.seconds) spent_ = true;
        if (pause_ && ++looks_ % looks_between_pauses == 0) pause_();
    }
    bool spent() const { return spent_; }
    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t nodes_left() const { return limit_.nodes > nodes_ ? limit_.nodes - nodes_ : 0; }
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
    double seconds_left() const { return timed() ? limit_.seconds - seconds() : limit_.seconds; }
    bool timed() const { return limit_.seconds < std::numeric_limits<double>::infinity(); }
    const std::atomic<bool>& stop() const { return stop_; }
    // Nodes that a search inside this one has spent.
    void charge(std::uint64_t nodes) {
        nodes_ += nodes;
        if (nodes_ >= limit_.nodes) spent_ = true;
        look();
    }

  private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t nodes_between_looks = 256, looks_between_pauses = 128;

    Limit limit_;
    const std::atomic<bool>& stop_;
    Pause pause_;
    Clock::time_point start_;
    std::uint64_t nodes_ = 0;
    std::uint64_t looks_ = 0;
    bool spent_ = false;
};

}  // namespace faience
