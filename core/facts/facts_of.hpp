// Turns a rules class, and the free functions that tell of it, into `Facts`.
#pragma once

#include <stdexcept>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../game_of.hpp"
#include "facts.hpp"
#include "json.hpp"

namespace faience {

// A decision with the game's own state.
template <class State>
struct StepOf {
    State before;
    MoveId move = 0;
};

template <class R>
concept Told = Rules<R> && requires(const R rules, const typename R::State& state, std::string_view text, MoveId move,
                                    Json& json, int seat, std::span<const StepOf<typename R::State>> steps) {
    { write_move(rules, move) } -> std::same_as<std::string>;
    { write_deal(rules, state, text) } -> std::same_as<std::string>;
    { read_deal(rules, state, text) } -> std::same_as<std::string>;
    { write_position(rules, state) } -> std::same_as<std::string>;
    { parse_position(rules, text) } -> std::same_as<typename R::State>;
    // Each writes one JSON value, or none where there is nothing to tell.
    { tell_printed(rules, json) };
    { tell_view(rules, state, json) };
    { tell_choices(rules, state, seat, json) };
    { tell_effect(rules, state, move, json) };
    { tell_refusal(rules, state, text, json) };
    { tell_round(rules, steps, json) };
    { tell_end(rules, state, move, json) };
};

// Games that deal tiles tell what came, too.
template <class R>
concept DealTold =
    Told<R> && requires(const R rules, const typename R::State& state, std::string_view text, Json& json) {
        { tell_deal(rules, state, text, json) };
    };

template <Told R>
class FactsOf final : public Facts {
  public:
    using State = typename R::State;

    explicit FactsOf(R rules) : rules_(std::move(rules)) {
        texts_.reserve(static_cast<std::size_t>(rules_.move_count()));
        for (int move = 0; move < rules_.move_count(); ++move)
            texts_.push_back(write_move(rules_, static_cast<MoveId>(move)));
        for (std::size_t move = 0; move < texts_.size(); ++move)
            if (!ids_.emplace(texts_[move], static_cast<MoveId>(move)).second)
                throw std::logic_error("two moves of a game have one text");
    }

    bool tells_of(const Game& game) const override {
        const auto* same = dynamic_cast<const GameOf<R>*>(&game);
        return same != nullptr && same->players() == rules_.players();
    }

    FactsOf(const FactsOf&) = delete;  // ids are found by the very texts kept here

    const std::string& text(MoveId move) const override { return texts_.at(move); }
    std::optional<MoveId> parse(std::string_view text) const override {
        const auto found = ids_.find(text);
        return found == ids_.end() ? std::nullopt : std::optional(found->second);
    }
    std::string deal_text(const Value& v, std::string_view tiles) const override {
        return write_deal(rules_, open(v), tiles);
    }
    std::string deal_tiles(const Value& v, std::string_view text) const override {
        return read_deal(rules_, open(v), text);
    }
    std::string position(const Value& v) const override { return write_position(rules_, open(v)); }
    Value read_position(std::string_view fields) const override { return close(parse_position(rules_, fields)); }

    std::string printed() const override {
        return told([&](Json& json) { tell_printed(rules_, json); });
    }
    std::string view(const Value& v) const override {
        return told([&](Json& json) { tell_view(rules_, open(v), json); });
    }
    std::string choices(const Value& v, int seat) const override {
        return told([&](Json& json) { tell_choices(rules_, open(v), seat, json); });
    }
    std::string effect(const Value& v, MoveId move) const override {
        return told([&](Json& json) { tell_effect(rules_, open(v), move, json); });
    }
    std::string deal(const Value& v, std::string_view text) const override {
        if constexpr (DealTold<R>)
            return told([&](Json& json) { tell_deal(rules_, open(v), text, json); });
        else
            return {};
    }
    std::string refusal(const Value& v, std::string_view text) const override {
        return told([&](Json& json) { tell_refusal(rules_, open(v), text, json); });
    }
    std::string round(std::span<const Step> steps) const override {
        std::vector<StepOf<State>> opened;
        for (const Step& step : steps) opened.push_back({open(step.before), step.move});
        return told([&](Json& json) { tell_round(rules_, std::span<const StepOf<State>>(opened), json); });
    }
    std::string end(const Step& last) const override {
        return told([&](Json& json) { tell_end(rules_, open(last.before), last.move, json); });
    }

  private:
    static State open(const Value& value) { return GameOf<R>::open(value); }
    static Value close(const State& state) { return GameOf<R>::close(state); }
    template <class Tell>
    static std::string told(Tell tell) {
        Json json;
        tell(json);
        return json.take();
    }

    R rules_;
    std::vector<std::string> texts_;
    std::unordered_map<std::string_view, MoveId> ids_;
};

}  // namespace faience
