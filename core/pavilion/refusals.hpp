// Why something may not be done: a name, and the values that words need.
#pragma once

#include <optional>
#include <vector>

#include "../facts/shared.hpp"
#include "notation.hpp"

namespace faience::pavilion {

struct Refusal {
    std::string_view why;
    std::optional<int> kind{};  // a colour
    int n = 0;                  // a factory from 1, a cost, or how many tiles
    std::optional<int> star{};
    int where = 0;  // a space of that star, from 1, if others cost the same
    int paid = 0, jokers = 0;
    std::optional<int> joker{};   // their colour
    int has = 0, has_jokers = 0;  // what the hand has for a payment
};
using MaybeRefusal = std::optional<Refusal>;

inline void tell(const Refusal& refusal, Json& json) {
    json.object([&] {
        json.field("why", refusal.why);
        if (refusal.kind) json.field("kind", alphabet.letter(*refusal.kind));
        json.field_unless_usual("n", refusal.n);
        if (refusal.star) json.field("star", *refusal.star);
        json.field_unless_usual("where", refusal.where);
        json.field_unless_usual("paid", refusal.paid);
        json.field_unless_usual("jokers", refusal.jokers);
        if (refusal.joker) json.field("joker", alphabet.letter(*refusal.joker));
        json.field_unless_usual("has", refusal.has);
        json.field_unless_usual("has_jokers", refusal.has_jokers);
    });
}

// ---- Draft ---------------------------------------------------------------------------------------------

template <bool Grey>
MaybeRefusal source_refusal(const Pavilion<Grey>& rules, const State<Grey>& state, int source) {
    if (rules.tiles_at(state, source) != 0) return {};
    if (source == rules.centre()) return Refusal{.why = "empty_centre"};
    return Refusal{.why = "empty_factory", .n = source + 1};
}

template <bool Grey>
MaybeRefusal draft_refusal(const Pavilion<Grey>& rules, const State<Grey>& state, int source, int kind) {
    if (!rules.drafting(state)) return Refusal{.why = "placing"};
    if (auto empty = source_refusal(rules, state, source)) return empty;
    const Lanes there = rules.tiles_at(state, source);
    if (count(there, kind) == 0) {
        if (source == rules.centre()) return Refusal{.why = "centre_without", .kind = kind};
        return Refusal{.why = "factory_without", .kind = kind, .n = source + 1};
    }
    if (kind == joker_of(state.round) && total(there) > count(there, kind))
        return Refusal{.why = "joker_chosen", .kind = kind};
    return {};
}

// ---- Place ---------------------------------------------------------------------------------------------

template <bool Grey>
MaybeRefusal taken_refusal(const Board<Grey>& board, int star, int tip) {
    const int place = place_at_tip(star, tip);
    if (!(board.filled & space_bit(space_of(star, place)))) return {};
    const int where = shares_cost<Grey>(star, place) ? tip + 1 : 0;
    return Refusal{.why = "taken", .n = cost_at<Grey>(star, place), .star = star, .where = where};
}

template <bool Grey>
MaybeRefusal colour_refusal(const Board<Grey>& board, int star, int kind) {
    if (board.takes(star, kind)) return {};
    if (const int colour = board.colour(star); colour != each_colour)
        return Refusal{.why = Grey ? "uniform" : "star_of", .kind = colour, .star = star};
    return Refusal{.why = Grey ? "multicolour" : "shown", .kind = kind};
}

// The seat to move cannot pay a cost in a colour, jokers included.
template <bool Grey>
MaybeRefusal cost_refusal(const Pavilion<Grey>& rules, const State<Grey>& state, int kind, int cost) {
    const Purse means = rules.purse(state);
    if (payments(cost, means.tiles[kind], means.jokers[kind]) > 0) return {};
    const Lanes hand = state.boards[state.turn].hand;
    const int joker = joker_of(state.round), jokers = kind == joker ? 0 : count(hand, joker);
    return Refusal{.why = "too_dear", .kind = kind, .n = cost, .has = count(hand, kind), .has_jokers = jokers};
}

// No tile in the hand may be laid on a space.
template <bool Grey>
MaybeRefusal space_refusal(const Pavilion<Grey>& rules, const State<Grey>& state, int star, int tip) {
    const Board<Grey>& board = state.boards[state.turn];
    if (auto taken = taken_refusal(board, star, tip)) return taken;
    const int cost = cost_at<Grey>(star, place_at_tip(star, tip));
    MaybeRefusal too_dear;
    int colours = 0;
    bool held = false;
    for (int kind = 0; kind < kinds; ++kind) {
        if (!board.takes(star, kind)) continue;
        too_dear = cost_refusal(rules, state, kind, cost);
        if (!too_dear) return {};
        ++colours;
        held |= count(board.hand, kind) > 0;
    }
    if (colours == 1) return too_dear;
    return held ? Refusal{.why = "no_colour", .n = cost} : Refusal{.why = "none_taken", .star = star};
}

// One way to pay for a space that takes the colour.
template <bool Grey>
MaybeRefusal payment_refusal(const State<Grey>& state, int cost, int kind, int jokers) {
    const int joker = joker_of(state.round), paid = cost - jokers;
    const Lanes hand = state.boards[state.turn].hand;
    if (jokers > 0 && kind == joker) return Refusal{.why = "joker_itself", .kind = kind};
    if (paid <= 0) return Refusal{.why = "only_jokers", .kind = kind, .n = cost};
    if (count(hand, kind) >= paid && (jokers == 0 || count(hand, joker) >= jokers)) return {};
    Refusal refusal{.why = "cannot_pay", .kind = kind, .n = cost, .paid = paid, .has = count(hand, kind)};
    if (jokers > 0) {
        refusal.jokers = jokers;
        refusal.joker = joker;
        refusal.has_jokers = count(hand, joker);
    }
    return refusal;
}

// ---- By what may be tried ------------------------------------------------------------------------------

// To place and to pass before their time, and what each phase has: an empty source ("3"), a colour that may not
// be taken from another ("3R") or from the supply ("*R"), a space where nothing may be laid ("NW3"), a colour of
// the hand that a star does not take ("NW=R") or that cannot pay a cost ("R5"), and a fifth tile ("keep").
template <bool Grey, class Told>
void each_refused(const Pavilion<Grey>& rules, const State<Grey>& state, Told told) {
    const auto before_its_time = [&](const Refusal& refusal) {
        told("place", refusal);
        told("pass", refusal);
    };
    if (state.bonus > 0) {
        before_its_time({.why = "bonus_first", .n = state.bonus});
        for (int kind = 0; kind < kinds; ++kind)
            if (count(state.supply, kind) == 0)
                told(std::string("*") + alphabet.letter(kind), Refusal{.why = "without_supply", .kind = kind});
        return;
    }
    if (rules.drafting(state)) {
        before_its_time({.why = "drafting"});
        for (int source = 0; source <= rules.centre(); ++source) {
            const std::string text = source_text(rules, source);
            if (const auto empty = source_refusal(rules, state, source)) {
                told(text, empty);
                continue;
            }
            for (int kind = 0; kind < kinds; ++kind)
                told(text + alphabet.letter(kind), draft_refusal(rules, state, source, kind));
        }
        return;
    }
    const Board<Grey>& board = state.boards[state.turn];
    std::array<bool, max_cost + 1> open_costs{};
    for (int star = 0; star < stars; ++star) {
        for (int tip = 0; tip < star_spaces; ++tip) {
            told(space_text(star, tip), space_refusal(rules, state, star, tip));
            if (!taken_refusal(board, star, tip)) open_costs[cost_at<Grey>(star, place_at_tip(star, tip))] = true;
        }
        if (star_of(board.filled, star) == full_star) continue;
        for (int kind = 0; kind < kinds; ++kind)
            if (count(board.hand, kind) > 0)
                told(std::string(star_names[star]) + '=' + alphabet.letter(kind), colour_refusal(board, star, kind));
    }
    for (int kind = 0; kind < kinds; ++kind)
        for (int cost = 1; cost <= max_cost; ++cost)
            if (count(board.hand, kind) > 0 && open_costs[cost])
                told(alphabet.letter(kind) + std::to_string(cost), cost_refusal(rules, state, kind, cost));
    if (total(board.hand) > corner_places) told("keep", Refusal{.why = "corners", .n = corner_places});
}

// What is refused for one reason is told together: "NW1 O6".
template <bool Grey>
void tell_refused(const Pavilion<Grey>& rules, const State<Grey>& state, Json& json) {
    Shared<> reasons;
    each_refused(rules, state, [&](const std::string& tried, const MaybeRefusal& refusal) {
        if (refusal) reasons.of([&](Json& told) { tell(*refusal, told); }).add(tried);
    });
    reasons.tell("refused", json);
}

// ---- By the text of a move -----------------------------------------------------------------------------

namespace detail {

inline std::optional<int> kind_in(char letter) {
    const auto kind = letters.find(letter);
    return kind == std::string_view::npos ? std::nullopt : std::optional(static_cast<int>(kind));
}

inline std::optional<int> digit_in(char letter, int most) {
    return letter >= '1' && letter <= '0' + most ? std::optional(letter - '0') : std::nullopt;
}

struct WrittenPlacement {
    int star, tip, kind, jokers;
};

// A placement by its shape: also of a colour that the star never takes, or with more jokers than the cost.
inline std::optional<WrittenPlacement> placement_in(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals < 2 || text.size() < equals + 2) return {};
    const auto name = std::find(star_names.begin(), star_names.end(), text.substr(0, equals - 1));
    const auto tip = digit_in(text[equals - 1], star_spaces), kind = kind_in(text[equals + 1]);
    if (name == star_names.end() || !tip || !kind) return {};
    const std::string_view rest = text.substr(equals + 2);
    const auto jokers = rest.size() == 2 && rest[0] == '+' ? digit_in(rest[1], max_cost - 1) : std::nullopt;
    if (!rest.empty() && !jokers) return {};
    return WrittenPlacement{static_cast<int>(name - star_names.begin()), *tip - 1, *kind, jokers.value_or(0)};
}

inline std::optional<Lanes> kept_in(std::string_view text) {
    constexpr std::string_view pass = "pass:";
    if (!text.starts_with(pass)) return {};
    text.remove_prefix(pass.size());
    if (text == nothing) return 0;
    if (text.empty() || text.size() > corner_places || text.find_first_not_of(letters) != std::string_view::npos)
        return {};
    return alphabet.tiles(text);
}

}  // namespace detail

template <bool Grey>
MaybeRefusal refusal_of(const Pavilion<Grey>& rules, const State<Grey>& state, std::string_view text) {
    using namespace detail;
    if (state.turn < 0) return {};
    const auto last_kind = text.empty() ? std::nullopt : kind_in(text.back());
    const bool two_letters = text.size() == 2 && last_kind;
    if (two_letters && text[0] == '*') {
        if (state.bonus == 0) return Refusal{.why = "no_bonus"};
        if (count(state.supply, *last_kind) > 0) return {};
        return Refusal{.why = "without_supply", .kind = *last_kind};
    }
    const int source = !two_letters     ? -1
                       : text[0] == 'c' ? rules.centre()
                                        : digit_in(text[0], rules.factories()).value_or(0) - 1;
    const auto placement = placement_in(text);
    const auto kept = kept_in(text);
    if (source < 0 && !placement && !kept) return {};

    if (state.bonus > 0) return Refusal{.why = "bonus_first", .n = state.bonus};
    if (source >= 0) return draft_refusal(rules, state, source, *last_kind);
    if (rules.drafting(state)) return Refusal{.why = "drafting"};
    const Board<Grey>& board = state.boards[state.turn];
    if (placement) {
        const auto [star, tip, kind, jokers] = *placement;
        if (auto taken = taken_refusal(board, star, tip)) return taken;
        if (auto other = colour_refusal(board, star, kind)) return other;
        return payment_refusal(state, cost_at<Grey>(star, place_at_tip(star, tip)), kind, jokers);
    }
    for (int kind = 0; kind < kinds; ++kind)
        if (count(*kept, kind) > count(board.hand, kind))
            return Refusal{.why = "cannot_keep", .kind = kind, .n = count(board.hand, kind)};
    return {};
}

template <bool Grey>
void tell_refusal(const Pavilion<Grey>& rules, const State<Grey>& state, std::string_view text, Json& json) {
    if (const auto refusal = refusal_of(rules, state, text)) tell(*refusal, json);
}

}  // namespace faience::pavilion
