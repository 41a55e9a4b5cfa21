// Fits one table of a network, with the layers behind it, to samples: AdamW in plain floats, where only the
// rows that a batch has seen are touched.
#pragma once

#include <numbers>
#include <numeric>

#include "samples.hpp"
#include "teacher.hpp"

namespace faience {

class Fit {
  public:
    Fit(int players, int rows, std::uint64_t seed)
        : values_(value_outputs(players)),
          outputs_(all_outputs(players)),
          rows_(rows),
          rng_(seed),
          embedding_(static_cast<std::size_t>(rows) * hidden),
          skip_(static_cast<std::size_t>(rows * values_)),
          bias1_(hidden),
          weights2_(second * hidden),
          bias2_(second),
          weights3_(static_cast<std::size_t>(outputs_) * second),
          bias3_(static_cast<std::size_t>(outputs_)) {
        // Rows begin at nothing: those that no game shows stay there, and pack well.
        for (float& bias : bias1_.value) bias = 0.3f;
        for (float& weight : weights2_.value) weight = noise(0.18f);
        for (float& bias : bias2_.value) bias = 0.2f;
        for (float& weight : weights3_.value) weight = noise(0.1f);
    }

    void start_from(const Layers& layers) {
        const auto copy = [](const auto& from, std::vector<float>& to, float one) {
            for (std::size_t i = 0; i < to.size(); ++i) to[i] = static_cast<float>(from[i]) / one;
        };
        copy(layers.rows, embedding_.value, row_one);
        copy(layers.skip, skip_.value, skip_one);
        copy(layers.bias1, bias1_.value, row_one);
        copy(layers.bias2, bias2_.value, output_one);
        copy(layers.bias3, bias3_.value, output_one);
        for (std::size_t j = 0; j < second; ++j)
            for (std::size_t i = 0; i < hidden; ++i)
                weights2_.value[j * hidden + i] = static_cast<float>(layers.weights2[j][i]) / weight_one;
        for (std::size_t o = 0; o < static_cast<std::size_t>(outputs_); ++o)
            for (std::size_t j = 0; j < second; ++j)
                weights3_.value[o * second + j] = static_cast<float>(layers.weights3[o][j]) / weight_one;
    }

    // The mean squared error of the values, measured on the way, after each epoch.
    std::vector<double> run(const Samples& samples, const Fitting& fitting, const std::atomic<bool>& stop) {
        std::vector<std::uint32_t> order(samples.size());
        std::iota(order.begin(), order.end(), 0u);
        const std::size_t batches = (order.size() + batch - 1) / batch;
        const double all = static_cast<double>(batches * static_cast<std::size_t>(fitting.epochs));
        std::vector<double> errors;
        for (int epoch = 0; epoch < fitting.epochs; ++epoch) {
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1], order[rng_.below(static_cast<std::uint32_t>(i))]);
            error_ = 0;
            for (std::size_t b = 0; b < batches; ++b) {
                if (stop) return errors;
                const double done = (static_cast<double>(static_cast<std::size_t>(epoch) * batches + b)) / all;
                const auto rate =
                    static_cast<float>(fitting.rate * 0.5 * (1 + std::cos(std::numbers::pi * done)) + 1e-5);
                const std::size_t end = std::min(order.size(), (b + 1) * batch);
                for (std::size_t i = b * batch; i < end; ++i) learn(samples, order[i]);
                step(rate, static_cast<float>(end - b * batch));
            }
            errors.push_back(error_ / static_cast<double>(std::max<std::size_t>(1, order.size())));
        }
        return errors;
    }

    void write(Layers& layers) const {
        const auto copy = [](const std::vector<float>& from, auto& to, float one) {
            using Number = std::remove_cvref_t<decltype(to[0])>;
            for (std::size_t i = 0; i < from.size(); ++i) to[i] = whole<Number>(from[i] * one);
        };
        copy(embedding_.value, layers.rows, row_one);
        copy(skip_.value, layers.skip, skip_one);
        copy(bias1_.value, layers.bias1, row_one);
        copy(bias2_.value, layers.bias2, output_one);
        copy(bias3_.value, layers.bias3, output_one);
        for (std::size_t j = 0; j < second; ++j)
            for (std::size_t i = 0; i < hidden; ++i)
                layers.weights2[j][i] = whole<std::int16_t>(weights2_.value[j * hidden + i] * weight_one);
        for (std::size_t o = 0; o < static_cast<std::size_t>(outputs_); ++o)
            for (std::size_t j = 0; j < second; ++j)
                layers.weights3[o][j] = whole<std::int16_t>(weights3_.value[o * second + j] * weight_one);
    }

  private:
    static constexpr std::size_t batch = 256;
    static constexpr float most = static_cast<float>(most_active) / row_one;
    static constexpr float score_share = 0.1f;  // of the loss, beside the values'
    static constexpr float decay = 1e-3f;

    struct Weights {
        std::vector<float> value, gradient, mean, square;
        explicit Weights(std::size_t size) : value(size), gradient(size), mean(size), square(size) {}
    };

    template <class Number>
    static Number whole(float x) {
        const float low = static_cast<float>(std::numeric_limits<Number>::min());
        const float high = static_cast<float>(std::numeric_limits<Number>::max());
        return static_cast<Number>(std::lround(std::clamp(x, std::max(low, -2e9f), std::min(high, 2e9f))));
    }
    float noise(float most_noise) { return most_noise * (static_cast<float>(rng_.below(2'000'001)) / 1'000'000 - 1); }

    // Adds one sample's gradient.
    void learn(const Samples& samples, std::size_t number) {
        const Row* rows = &samples.rows[number * static_cast<std::size_t>(samples.slots)];
        const float* targets = &samples.targets[number * static_cast<std::size_t>(outputs_)];
        const auto outputs = static_cast<std::size_t>(outputs_), values = static_cast<std::size_t>(values_);
        std::array<float, hidden> sums;
        std::copy_n(bias1_.value.begin(), hidden, sums.begin());
        std::array<float, max_outputs> out{};
        std::copy_n(bias3_.value.begin(), outputs, out.begin());
        for (int slot = 0; slot < samples.slots; ++slot) {
            const std::size_t row = rows[slot];
            if (row == 0) continue;
            const float* from = &embedding_.value[row * hidden];
            for (std::size_t i = 0; i < hidden; ++i) sums[i] += from[i];
            for (std::size_t v = 0; v < values; ++v) out[v] += skip_.value[row * values + v];
        }
        std::array<float, hidden> first;
        for (std::size_t i = 0; i < hidden; ++i) first[i] = std::clamp(sums[i], 0.0f, most);
        std::array<float, second> inner, active;
        for (std::size_t j = 0; j < second; ++j) {
            float sum = bias2_.value[j];
            for (std::size_t i = 0; i < hidden; ++i) sum += weights2_.value[j * hidden + i] * first[i];
            inner[j] = sum;
            active[j] = std::clamp(sum, 0.0f, most);
        }
        for (std::size_t o = 0; o < outputs; ++o)
            for (std::size_t j = 0; j < second; ++j) out[o] += weights3_.value[o * second + j] * active[j];

        // Backwards.
        std::array<float, max_outputs> down{};
        for (std::size_t o = 0; o < outputs; ++o) {
            if (o < values) {
                const float value = std::tanh(out[o]), off = value - targets[o];
                error_ += double{off} * off / static_cast<double>(values);
                down[o] = 2 * off * (1 - value * value);
            } else {
                down[o] = score_share * (out[o] - targets[o]);
            }
        }
        std::array<float, second> down2{};
        for (std::size_t o = 0; o < outputs; ++o) {
            bias3_.gradient[o] += down[o];
            for (std::size_t j = 0; j < second; ++j) {
                weights3_.gradient[o * second + j] += down[o] * active[j];
                down2[j] += down[o] * weights3_.value[o * second + j];
            }
        }
        std::array<float, hidden> down1{};
        for (std::size_t j = 0; j < second; ++j) {
            if (inner[j] <= 0 || inner[j] >= most) continue;
            bias2_.gradient[j] += down2[j];
            for (std::size_t i = 0; i < hidden; ++i) {
                weights2_.gradient[j * hidden + i] += down2[j] * first[i];
                down1[i] += down2[j] * weights2_.value[j * hidden + i];
            }
        }
        for (std::size_t i = 0; i < hidden; ++i) {
            if (sums[i] <= 0 || sums[i] >= most) down1[i] = 0;
            bias1_.gradient[i] += down1[i];
        }
        for (int slot = 0; slot < samples.slots; ++slot) {
            const std::size_t row = rows[slot];
            if (row == 0) continue;
            if (!seen_[row]) {
                seen_[row] = true;
                touched_.push_back(row);
            }
            float* to = &embedding_.gradient[row * hidden];
            for (std::size_t i = 0; i < hidden; ++i) to[i] += down1[i];
            for (std::size_t v = 0; v < values; ++v) skip_.gradient[row * values + v] += down[v];
        }
    }

    void step(float rate, float samples) {
        ++steps_;
        const auto values = static_cast<std::size_t>(values_);
        for (const std::size_t row : touched_) {
            adam(embedding_, row * hidden, hidden, rate, samples);
            // What a byte can hold.
            for (std::size_t i = row * hidden; i < (row + 1) * hidden; ++i)
                embedding_.value[i] = std::clamp(embedding_.value[i], -127.0f / row_one, 127.0f / row_one);
            adam(skip_, row * values, values, rate, samples);
            seen_[row] = false;
        }
        touched_.clear();
        for (Weights* weights : {&bias1_, &weights2_, &bias2_, &weights3_, &bias3_})
            adam(*weights, 0, weights->value.size(), rate, samples);
    }

    void adam(Weights& w, std::size_t first, std::size_t count, float rate, float samples) const {
        constexpr float keep_mean = 0.9f, keep_square = 0.999f, tiny = 1e-8f;
        const float mean_so_far = 1 - std::pow(keep_mean, static_cast<float>(steps_));
        const float square_so_far = 1 - std::pow(keep_square, static_cast<float>(steps_));
        for (std::size_t i = first; i < first + count; ++i) {
            const float gradient = w.gradient[i] / samples;
            w.mean[i] = keep_mean * w.mean[i] + (1 - keep_mean) * gradient;
            w.square[i] = keep_square * w.square[i] + (1 - keep_square) * gradient * gradient;
            const float move = (w.mean[i] / mean_so_far) / (std::sqrt(w.square[i] / square_so_far) + tiny);
            w.value[i] -= rate * (move + decay * w.value[i]);
            w.gradient[i] = 0;
        }
    }

    int values_, outputs_, rows_;
    Rng rng_;
    Weights embedding_, skip_, bias1_, weights2_, bias2_, weights3_, bias3_;
    std::vector<char> seen_ = std::vector<char>(static_cast<std::size_t>(rows_));
    std::vector<std::size_t> touched_;
    std::uint64_t steps_ = 0;
    double error_ = 0;
};

}  // namespace faience
