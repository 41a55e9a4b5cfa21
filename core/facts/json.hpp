// The one writer of JSON: what the core tells, in the order in which it is told, without spaces.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace faience {

class Json {
  public:
    // A value where one is due: an item of a list, or what a key is followed by.
    void value(std::integral auto number) {
        next();
        if constexpr (std::same_as<decltype(number), bool>)
            text_ += number ? "true" : "false";
        else
            text_ += std::to_string(number);
    }
    // As few digits as tell it from every other number.
    void value(float number) {
        std::array<char, 32> digits;
        next();
        text_.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
    }
    void value(std::string_view text) {
        next();
        quote(text);
    }
    void value(const char* text) { value(std::string_view(text)); }
    void value(char letter) { value(std::string_view(&letter, 1)); }
    void null() {
        next();
        text_ += "null";
    }
    template <class Thing>
    void value(const std::optional<Thing>& thing) {
        if (thing)
            value(*thing);
        else
            null();
    }
    // A value that is JSON already.
    void raw(std::string_view json) {
        next();
        text_ += json;
    }

    // `write` writes fields.
    template <class Write>
    void object(Write write) {
        nested('{', '}', std::move(write));
    }
    // `write` writes values.
    template <class Write>
    void list(Write write) {
        nested('[', ']', std::move(write));
    }

    void key(std::string_view name) {
        next();
        quote(name);
        text_ += ':';
        first_ = true;
    }
    void field(std::string_view name, const auto& what) {
        key(name);
        value(what);
    }
    // What is usual is left out: no number, no text, no truth.
    void field_unless_usual(std::string_view name, const auto& what) {
        if (what != std::remove_cvref_t<decltype(what)>{}) field(name, what);
    }
    template <class Write>
    void object(std::string_view name, Write write) {
        key(name);
        object(std::move(write));
    }
    template <class Write>
    void list(std::string_view name, Write write) {
        key(name);
        list(std::move(write));
    }

    // A list of seats, of which a mask holds a bit each.
    void seats(std::string_view name, unsigned mask) {
        list(name, [&] {
            for (int seat = 0; mask >> seat != 0; ++seat)
                if (mask >> seat & 1) value(seat);
        });
    }

    std::string take() {
        first_ = true;
        return std::exchange(text_, {});
    }

  private:
    void next() {
        if (!first_) text_ += ',';
        first_ = false;
    }
    template <class Write>
    void nested(char opening, char closing, Write write) {
        next();
        text_ += opening;
        first_ = true;
        write();
        text_ += closing;
        first_ = false;
    }
    void quote(std::string_view text) {
        constexpr std::string_view digits = "0123456789abcdef";
        text_ += '"';
        for (const char letter : text) {
            if (letter == '"' || letter == '\\') text_ += '\\';
            if (static_cast<unsigned char>(letter) >= ' ') {
                text_ += letter;
            } else {
                text_ += "\\u00";
                text_ += digits[static_cast<unsigned char>(letter) >> 4];
                text_ += digits[static_cast<unsigned char>(letter) & 15];
            }
        }
        text_ += '"';
    }

    std::string text_;
    bool first_ = true;  // nothing stands yet in what is open
};

}  // namespace faience
