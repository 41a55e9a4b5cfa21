// Writes a state's features into its slots, one after the other.
#pragma once

#include "insight.hpp"

namespace faience {

class SlotWriter {
  public:
    explicit SlotWriter(Slots& slots) : slots_(slots) {}

    // A row of a group, given from its own 0; `first` is where the group begins.
    void put(int first, int row) { slots_[next_++] = static_cast<Row>(first + row); }
    void nothing() { slots_[next_++] = 0; }

    // The same, the group beginning where the last one ended: `base` starts at 1, for row 0 is nothing.
    void next(int row, int rows) {
        put(base_, std::clamp(row, 0, rows - 1));
        base_ += rows;
    }
    void skip(int rows) {
        nothing();
        base_ += rows;
    }

    // Ends a group whose rows were put one by one.
    void close(int rows) { base_ += rows; }

    int base() const { return base_; }
    int slots() const { return static_cast<int>(next_); }

  private:
    Slots& slots_;
    std::size_t next_ = 0;
    int base_ = 1;
};

}  // namespace faience
