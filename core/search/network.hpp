// The network that judges states: the rows of a state's features summed, 64 → 16 → outputs, and past the
// hidden layers a weight a row for each value (the skip). Whole numbers only, so that every machine gets
// the same answer.
//
// Rows are bytes, and sums change by the few rows in which two states differ: judging the next leaf of a
// search costs about as much as counting points.
#pragma once

#include <cstring>
#include <vector>

#include "insight.hpp"

namespace faience {

inline constexpr int hidden = 64, second = 16;
// What a 1 is in each layer.
inline constexpr int row_one = 128, weight_one = 256, output_one = row_one * weight_one, skip_one = output_one / 4;
inline constexpr int most_active = 255;  // a neuron's activity ends there, and at 0
inline constexpr float score_one = 20;   // points that a score output of 1 stands for

// How many outputs there are for a number of players: values, then final scores. With two players the second
// value is the first's opposite.
constexpr int value_outputs(int players) { return players == 2 ? 1 : players; }
constexpr int all_outputs(int players) { return value_outputs(players) + players; }
inline constexpr int max_outputs = 2 * max_seats;

// One table of rows with the layers behind it.
struct Layers {
    std::vector<std::int8_t> rows;   // [row][hidden]
    std::vector<std::int16_t> skip;  // [row][value output]
    std::array<std::int16_t, hidden> bias1{};
    std::array<std::array<std::int16_t, hidden>, second> weights2{};
    std::array<std::int32_t, second> bias2{};
    std::array<std::array<std::int16_t, second>, max_outputs> weights3{};
    std::array<std::int32_t, max_outputs> bias3{};
};

// 10,000 · tanh(x), x in steps of 1 / tanh_one, so that no machine's library has a say in the search.
inline constexpr int tanh_one = 512, tanh_end = 4 * tanh_one;
inline const std::array<std::int16_t, tanh_end + 1>& tanh_table() {
    static const auto table = [] {
        std::array<std::int16_t, tanh_end + 1> made{};
        for (int i = 0; i <= tanh_end; ++i)
            made[static_cast<std::size_t>(i)] =
                static_cast<std::int16_t>(std::lround(value_scale * std::tanh(static_cast<double>(i) / tanh_one)));
        return made;
    }();
    return table;
}
inline int tanh_units(std::int32_t output) {
    const int step = std::min(std::abs(output) / (output_one / tanh_one), tanh_end);
    const int units = tanh_table()[static_cast<std::size_t>(step)];
    return output < 0 ? -units : units;
}

class Network {
  public:
    Network(int players, int rows, int tables)
        : players_(players), rows_(rows), layers_(static_cast<std::size_t>(tables)) {
        for (Layers& layers : layers_) {
            layers.rows.resize(static_cast<std::size_t>(rows) * hidden);
            layers.skip.resize(static_cast<std::size_t>(rows * value_outputs(players)));
        }
    }

    int players() const { return players_; }
    int rows() const { return rows_; }
    int tables() const { return static_cast<int>(layers_.size()); }
    Layers& layers(int table) { return layers_[static_cast<std::size_t>(table)]; }
    const Layers& layers(int table) const { return layers_[static_cast<std::size_t>(table)]; }

    // ---- As bytes: a head, then all numbers in the order they stand above, the low byte first ----------

    std::string bytes() const {
        std::string out(magic);
        for (const int number : {players_, rows_, tables(), hidden, second})
            write(out, static_cast<std::int32_t>(number));
        for (const Layers& layers : layers_) each(layers, [&](const auto& number) { write(out, number); });
        return out;
    }
    static Network read(std::string_view bytes, int players, int rows, int tables) {
        Network network(players, rows, tables);
        if (!bytes.starts_with(magic)) throw Refused("these are no weights of Faience's networks");
        bytes.remove_prefix(magic.size());
        for (const int expected : {players, rows, tables, hidden, second}) {
            std::int32_t number = 0;
            take(bytes, number);
            if (number != expected) throw Refused("the weights were made for other features than this game has");
        }
        for (Layers& layers : network.layers_) each(layers, [&](auto& number) { take(bytes, number); });
        if (!bytes.empty()) throw Refused("the weights are longer than they should be");
        return network;
    }

  private:
    static constexpr std::string_view magic = "faience2";

    template <class L, class Use>
    static void each(L& layers, Use use) {
        for (auto& number : layers.rows) use(number);
        for (auto& number : layers.skip) use(number);
        for (auto& number : layers.bias1) use(number);
        for (auto& row : layers.weights2)
            for (auto& number : row) use(number);
        for (auto& number : layers.bias2) use(number);
        for (auto& row : layers.weights3)
            for (auto& number : row) use(number);
        for (auto& number : layers.bias3) use(number);
    }
    template <class Number>
    static void write(std::string& out, Number number) {
        for (std::size_t i = 0; i < sizeof number; ++i) out += static_cast<char>(number >> (8 * i) & 0xff);
    }
    template <class Number>
    static void take(std::string_view& bytes, Number& number) {
        if (bytes.size() < sizeof number) throw Refused("the weights are cut short");
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < sizeof number; ++i)
            word |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
        number = static_cast<Number>(word);
        bytes.remove_prefix(sizeof number);
    }

    int players_, rows_;
    std::vector<Layers> layers_;
};

// The sums of one state's rows, moved on to the next state by what differs.
class Sums {
  public:
    void reset(const Layers& layers, int slots) {
        slots_.fill(0);
        used_ = slots;
        sums_ = layers.bias1;
        skip_.fill(0);
    }

    void move_to(const Layers& layers, const Slots& slots, int values) {
        for (int slot = 0; slot < used_; ++slot) {
            const auto s = static_cast<std::size_t>(slot);
            if (slots_[s] == slots[s]) continue;
            const Row before = slots_[s], now = slots[s];
            const std::int8_t* less = &layers.rows[std::size_t{before} * hidden];
            const std::int8_t* more = &layers.rows[std::size_t{now} * hidden];
            for (std::size_t i = 0; i < hidden; ++i) sums_[i] = static_cast<std::int16_t>(sums_[i] + more[i] - less[i]);
            for (int v = 0; v < values; ++v)
                skip_[static_cast<std::size_t>(v)] += layers.skip[static_cast<std::size_t>(now * values + v)] -
                                                      layers.skip[static_cast<std::size_t>(before * values + v)];
            slots_[s] = now;
        }
    }

    using Active = std::array<std::int16_t, second>;

    Active active(const Layers& layers) const {
        std::array<std::int16_t, hidden> first;
        for (std::size_t i = 0; i < hidden; ++i) first[i] = std::clamp<std::int16_t>(sums_[i], 0, most_active);
        Active active;
        for (std::size_t j = 0; j < second; ++j) {
            std::int32_t sum = layers.bias2[j];
            for (std::size_t i = 0; i < hidden; ++i) sum += first[i] * layers.weights2[j][i];
            active[j] = static_cast<std::int16_t>(std::clamp(sum / weight_one, 0, most_active));
        }
        return active;
    }
    std::int32_t output(const Layers& layers, const Active& active, int output, int values) const {
        const auto o = static_cast<std::size_t>(output);
        std::int32_t sum = layers.bias3[o];
        for (std::size_t j = 0; j < second; ++j) sum += active[j] * layers.weights3[o][j];
        return output < values ? sum + skip_[o] * (output_one / skip_one) : sum;
    }

  private:
    Slots slots_{};
    int used_ = 0;
    std::array<std::int16_t, hidden> sums_{};
    std::array<std::int32_t, max_seats> skip_{};
};

}  // namespace faience
