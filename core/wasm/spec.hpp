// A spec as it is written, such as azul(players=2,wall=grey,joker=false): all options, in any order.
#pragma once

#include <string>
#include <string_view>

#include "../game.hpp"

namespace faience::wasm {

class Spec {
  public:
    explicit Spec(std::string_view text) : name_(text.substr(0, text.find('('))), options_(text.substr(name_.size())) {
        if (options_.size() < 2 || options_.front() != '(' || options_.back() != ')') refuse();
        options_ = options_.substr(1, options_.size() - 2);
    }

    void expect(std::string_view game) const {
        if (name_ != game) throw Refused("this is the engine of " + std::string(game));
    }
    // The value of an option.
    std::string_view value(std::string_view option) const {
        for (std::string_view rest = options_; !rest.empty();) {
            const std::string_view pair = rest.substr(0, rest.find(','));
            rest.remove_prefix(std::min(rest.size(), pair.size() + 1));
            if (const auto is = pair.find('='); is != pair.npos && pair.substr(0, is) == option)
                return pair.substr(is + 1);
        }
        refuse();
    }
    int number(std::string_view option) const {
        const std::string_view digits = value(option);
        if (digits.size() != 1 || digits[0] < '0' || digits[0] > '9') refuse();
        return digits[0] - '0';
    }
    // One of two values.
    bool is(std::string_view option, std::string_view yes, std::string_view no) const {
        const std::string_view found = value(option);
        if (found != yes && found != no) refuse();
        return found == yes;
    }

  private:
    [[noreturn]] void refuse() const {
        throw Refused("a whole spec was expected, not " + std::string(name_) + std::string(options_));
    }

    std::string_view name_, options_;
};

}  // namespace faience::wasm
