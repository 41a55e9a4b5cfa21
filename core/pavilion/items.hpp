// What moves bring, item by item, as it was heard while they were scored.
#pragma once

#include <vector>

#include "../facts/json.hpp"
#include "notation.hpp"

namespace faience::pavilion {

struct Item {
    std::string_view what;
    int points = 0;
    int tiles = 0;             // that cost a point each, were laid, are due, or that the supply has
    int feature = 0;           // its number
    int n = 0;                 // the number printed on the spaces, or how many stars
    int worth = 0;             // at the end: points that are certain, but not scored yet
    int colour = each_colour;  // of stars
    std::vector<int> stars{};
    bool capped = false;  // a loss that stopped at the least score
};

inline void tell_item(const Item& item, Json& json) {
    json.object([&] {
        json.field("what", item.what);
        json.field_unless_usual("points", item.points);
        json.field_unless_usual("tiles", item.tiles);
        if (item.what == "feature") {
            json.field("feature", item.feature);
            json.field("kind", feature_letter(item.feature));
        }
        if (item.what == "star") json.field("star", item.stars.front());
        if (item.what == "stars") {
            if (item.colour != each_colour) json.field("colour", alphabet.letter(item.colour));
            json.list("stars", [&] {
                for (const int star : item.stars) json.value(star);
            });
        }
        json.field_unless_usual("n", item.n);
        json.field_unless_usual("worth", item.worth);
        json.field_unless_usual("capped", item.capped);
    });
}

inline void tell_items(const std::vector<Item>& items, Json& json) {
    if (items.empty()) return;
    json.list("items", [&] {
        for (const Item& item : items) tell_item(item, json);
    });
}

// Scores before and after, and what made the difference.
inline void tell_account(int seat, int before, int after, const std::vector<Item>& items, Json& json) {
    json.object([&] {
        json.field("seat", seat);
        json.field("before", before);
        json.field("after", after);
        tell_items(items, json);
    });
}

inline int sum(const std::vector<Item>& items) {
    int points = 0;
    for (const Item& item : items) points += item.points;
    return points;
}

// Hears what a seat's move brings, and what the end brings everybody after the last one.
class Hearing : public Silent {
  public:
    explicit Hearing(int seat) : seat_(seat) {}

    void run(int points) { moved.push_back({.what = "run", .points = points}); }
    void feature(int number) {
        const auto sort = static_cast<std::size_t>(number / outer_stars);
        moved.push_back({.what = "feature", .tiles = feature_tiles[sort], .feature = number});
        completed.push_back(number);
    }
    void bonus(int due, int there) {
        if (there < due) moved.push_back({.what = "supply", .tiles = there});
    }
    void loss(Loss why, int tiles, int points) {
        if (tiles == 0) return;
        const std::string_view what = why == Loss::left ? "left" : why == Loss::marker ? "marker" : "passing";
        auto& items = why == Loss::left ? ended[seat_] : moved;
        items.push_back({.what = what, .points = -points, .tiles = tiles, .capped = points < tiles});
    }
    void scoring(int seat) { seat_ = seat; }
    // Complete stars are told by colour, those of all colours last.
    void star(int star, int colour, int points) {
        const auto rank = [](int c) { return c == each_colour ? kinds : c; };
        auto& items = ended[seat_];
        auto at = std::find_if(items.begin(), items.end(),
                               [&](const Item& item) { return rank(item.colour) >= rank(colour); });
        if (at == items.end() || at->colour != colour) at = items.insert(at, {.what = "stars", .colour = colour});
        at->points += points;
        ++at->n;
        at->stars.push_back(star);
    }
    void numbers(int n, int points) { ended[seat_].push_back({.what = "numbers", .points = points, .n = n}); }

    std::vector<Item> moved;                           // by the move itself
    std::vector<int> completed;                        // features
    std::array<std::vector<Item>, max_players> ended;  // by the end, for each seat

  private:
    int seat_;
};

// Hears what a tile on a space makes complete for the end: its star, and all spaces of its number.
class Promised : public Silent {
  public:
    Promised(int star, int n) : star_(star), n_(n) {}

    void star(int star, int, int points) {
        if (star == star_) items.push_back({.what = "star", .worth = points, .stars = {star}});
    }
    void numbers(int n, int points) {
        if (n == n_) items.push_back({.what = "numbers", .n = n, .worth = points});
    }

    std::vector<Item> items;

  private:
    int star_, n_;
};

}  // namespace faience::pavilion
