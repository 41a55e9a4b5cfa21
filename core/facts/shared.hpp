// What is told of many things at once: each fact stands once, under the names of all of which it is true.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "json.hpp"

namespace faience {

// Names one after the other: "2 3 4".
class Names {
  public:
    void add(const std::string& name) { text_ += (text_.empty() ? "" : " ") + name; }
    const std::string& text() const { return text_; }
    bool operator==(const Names&) const = default;

  private:
    std::string text_;
};

// `{"2 3 4":{"held":1}}`; a game may gather its names in its own way.
template <class Gathered = Names>
class Shared {
  public:
    // The names of what `tell` writes.
    template <class Tell>
    Gathered& of(Tell tell) {
        Json json;
        tell(json);
        std::string told = json.take();
        const auto found = std::find_if(all_.begin(), all_.end(), [&](const auto& one) { return one.first == told; });
        return found == all_.end() ? all_.emplace_back(std::move(told), Gathered()).second : found->second;
    }

    bool empty() const { return all_.empty(); }
    void tell(std::string_view name, Json& json) const {
        json.object(name, [&] {
            for (const auto& [told, names] : all_) {
                json.key(names.text());
                json.raw(told);
            }
        });
    }
    bool operator==(const Shared&) const = default;

  private:
    std::vector<std::pair<std::string, Gathered>> all_;
};

}  // namespace faience
