// Positions to learn from: the rows of their features and what became of them.
#pragma once

#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "../search/network.hpp"

namespace faience {

// For one table of a network. Outputs are in the network's order, seen by the viewer.
struct Samples {
    int slots = 0, outputs = 0;
    std::vector<Row> rows;       // [sample][slot]
    std::vector<float> targets;  // [sample][output]

    std::size_t size() const { return outputs == 0 ? 0 : targets.size() / static_cast<std::size_t>(outputs); }
    void add(const Samples& more) {
        rows.insert(rows.end(), more.rows.begin(), more.rows.end());
        targets.insert(targets.end(), more.targets.begin(), more.targets.end());
    }

    void add(std::span<const Row> seen, std::span<const float> became) {
        rows.insert(rows.end(), seen.begin(), seen.end());
        targets.insert(targets.end(), became.begin(), became.end());
    }

    void write(std::string& out) const {
        const std::uint64_t samples = size();
        out.append(reinterpret_cast<const char*>(&samples), sizeof samples);
        out.append(reinterpret_cast<const char*>(rows.data()), rows.size() * sizeof(Row));
        out.append(reinterpret_cast<const char*>(targets.data()), targets.size() * sizeof(float));
    }
    void read(std::string_view& bytes) {
        std::uint64_t samples = 0;
        take(bytes, &samples, sizeof samples);
        if (samples > bytes.size()) throw Refused("the samples are cut short");
        const std::size_t rows_before = rows.size(), targets_before = targets.size();
        rows.resize(rows_before + samples * static_cast<std::size_t>(slots));
        targets.resize(targets_before + samples * static_cast<std::size_t>(outputs));
        take(bytes, rows.data() + rows_before, (rows.size() - rows_before) * sizeof(Row));
        take(bytes, targets.data() + targets_before, (targets.size() - targets_before) * sizeof(float));
    }

  private:
    static void take(std::string_view& bytes, void* to, std::size_t size) {
        if (bytes.size() < size) throw Refused("the samples are cut short");
        std::memcpy(to, bytes.data(), size);
        bytes.remove_prefix(size);
    }
};

}  // namespace faience
