// The transposition table: what the search has learned of positions it may meet again. Its size is fixed;
// a new search forgets the last one by a number, not by clearing the memory.
#pragma once

#include <cstdint>
#include <vector>

#include "../game.hpp"

namespace faience {

enum class Bound : std::uint8_t { none, least, most, exact };

struct Entry {
    std::uint64_t key = 0;
    std::int16_t value = 0;
    MoveId move = 0;
    std::uint8_t depth = 0;
    Bound bound = Bound::none;
    std::uint16_t search = 0;
};
static_assert(sizeof(Entry) == 16);

class Table {
  public:
    // To a depth that nothing lies beyond: the stretch was searched to its end.
    static constexpr int whole = 255;

    explicit Table(int bits) : entries_(std::size_t{1} << bits), mask_((std::size_t{1} << bits) - 1) {}

    void forget() {
        if (++search_ == 0) {
            entries_.assign(entries_.size(), Entry{});
            search_ = 1;
        }
    }

    const Entry* find(std::uint64_t key) const {
        for (const std::size_t place : {key & mask_, (key & mask_) ^ 1}) {
            const Entry& entry = entries_[place];
            if (entry.key == key && entry.search == search_) return &entry;
        }
        return nullptr;
    }

    // Of each pair of places the first keeps the deeper result, the second the newer one.
    void keep(std::uint64_t key, int value, MoveId move, int depth, Bound bound) {
        Entry* entry = &entries_[key & mask_ & ~std::size_t{1}];
        const bool same = entry->key == key && entry->search == search_;
        if (!same && entry->search == search_ && entry->depth > depth) ++entry;
        *entry = {key, static_cast<std::int16_t>(value), move, static_cast<std::uint8_t>(depth), bound, search_};
    }

  private:
    std::vector<Entry> entries_;
    std::size_t mask_;
    std::uint16_t search_ = 0;
};

}  // namespace faience
