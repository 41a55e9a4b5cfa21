// What every face of Summer Pavilion needs beside its rules, as JSON without words: src/faience/games/pavilion/facts.py
// says what stands in it.
#pragma once

#include "../facts/facts_of.hpp"
#include "items.hpp"
#include "keeping.hpp"
#include "refusals.hpp"

namespace faience::pavilion {

// ---- What is printed on the board ------------------------------------------------------------------------

inline constexpr std::array<std::string_view, feature_sorts> feature_names{"window", "statue", "pillar"};

template <bool Grey>
constexpr std::string_view side_of(const Pavilion<Grey>&) {
    return Grey ? "grey" : "coloured";
}

template <bool Grey>
void tell_printed(const Pavilion<Grey>& rules, Json& json) {
    const auto by_tip = [](auto tell) {
        for (int star = 0; star < stars; ++star)
            for (int tip = 0; tip < star_spaces; ++tip) tell(star, tip, place_at_tip(star, tip));
    };
    json.object([&] {
        json.field("board", side_of(rules));
        json.list("names", [&] {
            for (const std::string_view name : star_names) json.value(name);
        });
        json.list("costs", [&] {
            for (int star = 0; star < stars; ++star)
                json.list([&] {
                    for (int tip = 0; tip < star_spaces; ++tip)
                        json.value(cost_at<Grey>(star, place_at_tip(star, tip)));
                });
        });
        json.list("features", [&] {
            for (int number = 0; number < features; ++number) {
                const auto is_it = [&](const Feature& feature) { return feature.number == number; };
                const Feature& feature = *std::find_if(feature_table.all.begin(), feature_table.all.end(), is_it);
                json.object([&] {
                    json.field("kind", feature_names[static_cast<std::size_t>(number / outer_stars)]);
                    json.field("star", number % outer_stars);
                    json.field("tiles", int{feature.tiles});
                    json.list("spaces", [&] {
                        by_tip([&](int star, int tip, int place) {
                            if (!(feature.spaces & space_bit(space_of(star, place)))) return;
                            json.list([&] {
                                json.value(star);
                                json.value(tip);
                            });
                        });
                    });
                });
            }
        });
        if (!Grey) {
            std::string colours;
            for (const int kind : star_kind) colours += alphabet.letter(kind);
            json.field("colours", colours);
        }
        json.object("stars", [&] {
            for (int kind = 0; kind < kinds; ++kind)
                json.field(letters.substr(static_cast<std::size_t>(kind), 1), star_worth(kind));
        });
        json.field("multicolour", star_worth(each_colour));
        json.list("numbers", [&] {
            for (int number = 0; number < scoring_numbers; ++number)
                json.object([&] {
                    json.field("n", number + 1);
                    json.field("worth", number_points[static_cast<std::size_t>(number)]);
                    json.field("spaces", std::popcount(number_table<Grey>.spaces_of[number]));
                });
        });
        json.field("corners", corner_places);
        json.field("places", supply_places);
    });
}

// ---- What lies on the table --------------------------------------------------------------------------------

template <bool Grey>
std::string_view phase_of(const Pavilion<Grey>& rules, const State<Grey>& state) {
    if (state.turn < 0) return state.turn == chance ? "deal" : "over";
    return rules.drafting(state) ? "draft" : "place";
}

template <bool Grey>
void tell_board(const Board<Grey>& board, Json& json) {
    json.object([&] {
        json.field("score", board.score);
        json.field("hand", tiles_text(board.hand));
        if (board.passed) json.field("kept", tiles_text(board.kept));
        json.list("stars", [&] {
            for (int star = 0; star < stars; ++star) json.value(star_text(board, star));
        });
        json.list("colours", [&] {
            for (int star = 0; star < stars; ++star) {
                const int colour = board.colour(star);
                if (colour == any_colour)
                    json.null();
                else
                    json.value(colour == each_colour ? "" : letters.substr(static_cast<std::size_t>(colour), 1));
            }
        });
        std::array<int, features> around{};
        for (const Feature& feature : feature_table.all)
            around[feature.number] = std::popcount(board.filled & feature.spaces);
        json.list("features", [&] {
            for (const int filled : around) json.value(filled);
        });
        json.list("numbers", [&] {
            for (int number = 0; number < scoring_numbers; ++number)
                json.value(std::popcount(board.filled & number_table<Grey>.spaces_of[number]));
        });
    });
}

// What a seat is beside its name: it holds the first-player marker, or opened the round while nobody holds it.
template <bool Grey>
std::string_view role_of(const State<Grey>& state, int seat) {
    if (state.turn == over) return "";
    if (state.marker == seat) return "marker";
    return state.marker == in_centre && state.first == seat ? "opens" : "";
}

template <bool Grey>
void tell_view(const Pavilion<Grey>& rules, const State<Grey>& state, Json& json) {
    json.object([&] {
        json.field("board", side_of(rules));
        json.field("round", int{state.round});
        json.field("joker", alphabet.letter(joker_of(state.round)));
        json.field("phase", phase_of(rules, state));
        json.field("to_move", int{state.turn});
        json.field("first", int{state.first});
        if (state.marker != in_centre) json.field("marker", int{state.marker});
        json.field_unless_usual("bonus", int{state.bonus});
        json.list("factories", [&] {
            for (int factory = 0; factory < rules.factories(); ++factory)
                json.value(tiles_text(state.factories[factory]));
        });
        json.field_unless_usual("centre", tiles_text(state.centre));
        json.field_unless_usual("supply", tiles_text(state.supply));
        json.field_unless_usual("bag", tiles_text(state.bag));
        json.field_unless_usual("tower", tiles_text(state.tower));
        json.list("boards", [&] {
            for (int seat = 0; seat < rules.players(); ++seat) tell_board(state.boards[seat], json);
        });
        json.list("roles", [&] {
            for (int seat = 0; seat < rules.players(); ++seat) json.value(role_of(state, seat));
        });
        json.field_unless_usual("refill", state.turn == chance && !state.fresh);
        json.field_unless_usual("ended", rules.ended(state));
        if (state.turn != over) return;
        json.seats("winners", rules.winners(state));
        json.field("reason", rules.reason(state));
    });
}

// ---- What a move does --------------------------------------------------------------------------------------

// A legal move, and what was heard while it was played.
template <bool Grey>
struct Played {
    const Pavilion<Grey>& rules;
    const State<Grey>& before;
    MoveId move;
    State<Grey> after = before;
    int seat = before.turn;
    Hearing heard{seat};

    Played(const Pavilion<Grey>& the_rules, const State<Grey>& state, MoveId id)
        : rules(the_rules), before(state), move(id) {
        rules.play(after, move, heard);
    }

    const Board<Grey>& board() const { return before.boards[seat]; }
    int lost() const { return -sum(heard.moved); }
    bool is_draft() const { return before.present != 0; }
    bool is_choice() const { return !is_draft() && before.bonus != 0; }
    bool is_pass() const { return !is_draft() && !is_choice() && move >= rules.first_pass(); }
    Placement placement() const { return rules.table.moves[move - rules.first_placement()]; }
    Lanes kept() const { return pass_table.tiles[move - rules.first_pass()]; }
};

template <bool Grey>
void tell_draft(const Played<Grey>& played, Json& json) {
    const auto& [rules, before, move, after, seat, heard] = played;
    const int source = (move - rules.first_draft()) / kinds, joker = joker_of(before.round);
    const Lanes there = rules.tiles_at(before, source), taken = after.boards[seat].hand - played.board().hand;
    json.field("what", "draft");
    if (source != rules.centre()) json.field("source", source + 1);
    json.field_unless_usual("tiles", tiles_text(taken & ~lane(joker)));
    if (count(taken, joker) > 0) json.field("joker", alphabet.letter(joker));
    if (source != rules.centre()) json.field_unless_usual("rest", tiles_text(there - taken));
    json.field_unless_usual("marker", before.marker == in_centre && after.marker == seat);
    json.field_unless_usual("lost", played.lost());
}

// What a placement does whatever colour it lays and however it is paid.
template <bool Grey>
void tell_placement(const Played<Grey>& played, Json& json) {
    const int space = played.placement().space, star = space / star_spaces, place = space % star_spaces;
    const int tip = tip_of_place(star, place) + 1;
    json.field("what", "place");
    json.field("star", star);
    json.field("tip", tip);
    json.field("n", int{played.placement().cost});
    if (shares_cost<Grey>(star, place)) json.field("where", tip);
    json.field("points", sum(played.heard.moved));
    if (const auto& completed = played.heard.completed; !completed.empty()) {
        std::string kinds_of;
        for (const int feature : completed) kinds_of += feature_letter(feature);
        json.list("features", [&] {
            for (const int feature : completed) json.value(feature);
        });
        json.field("completed", kinds_of);
    }
    json.field_unless_usual("bonus", int{played.after.bonus});
}

template <bool Grey>
void tell_payment(const Placement& move, Json& json) {
    json.field("tile", alphabet.letter(move.kind));
    json.field("paid", move.cost - move.jokers);
    json.field_unless_usual("jokers", int{move.jokers});
}

template <bool Grey>
void tell_choice(const Played<Grey>& played, Json& json) {
    json.field("what", "choose");
    json.field("tile", alphabet.letter(kinds_by_letter[played.move]));
}

// What a pass does whichever tiles it keeps.
template <bool Grey>
void tell_keeping(const Played<Grey>& played, Json& json) {
    json.field("what", "pass");
    json.field_unless_usual("keeps", total(played.kept()));
    json.field_unless_usual("ends", played.rules.ended(played.after));
}

template <bool Grey>
void tell_pass(const Played<Grey>& played, Json& json) {
    tell_keeping(played, json);
    json.field_unless_usual("kept", tiles_text(played.kept()));
    json.field_unless_usual("dropped", tiles_text(played.board().hand - played.kept()));
    json.field_unless_usual("lost", played.lost());
}

template <bool Grey>
void tell_effect(const Pavilion<Grey>& rules, const State<Grey>& state, MoveId move, Json& json) {
    const Played<Grey> played(rules, state, move);
    json.object([&] {
        if (played.is_draft()) return tell_draft(played, json);
        if (played.is_choice()) return tell_choice(played, json);
        if (played.is_pass()) return tell_pass(played, json);
        tell_placement(played, json);
        tell_payment<Grey>(played.placement(), json);
    });
}

// What a deal brings, tiles in the order of their rounds: to the supply, and in a new round to the factories.
template <bool Grey>
void tell_deal(const Pavilion<Grey>& rules, const State<Grey>& state, std::string_view text, Json& json) {
    const std::string tiles = read_deal(rules, state, text);
    const auto sorted = [&](std::size_t from, std::size_t many) {
        return from < tiles.size() ? tiles_text(alphabet.tiles(std::string_view(tiles).substr(from, many))) : "";
    };
    const std::size_t room = supply_room(state);
    json.object([&] {
        json.field("what", state.fresh ? "deal" : "refill");
        if (state.fresh) json.field("round", int{state.round});
        json.field_unless_usual("supply", sorted(0, room));
        if (!state.fresh) return;
        json.list("factories", [&] {
            for (int factory = 0; factory < rules.factories(); ++factory)
                json.value(sorted(room + static_cast<std::size_t>(factory_tiles * factory), factory_tiles));
        });
    });
}

// ---- What a seat may do ------------------------------------------------------------------------------------

// The same table as if it were a seat's turn; nothing if it could do nothing. Bonus tiles of the seat to move are
// taken first: which go and which come in their stead makes no difference to the spaces another can pay for.
template <bool Grey>
std::optional<State<Grey>> as_if(const Pavilion<Grey>& rules, const State<Grey>& state, int seat) {
    if (state.turn < 0 || state.boards[seat].passed) return {};
    if (state.turn == seat) return state;
    State<Grey> other = state;
    std::array<MoveId, kinds> tiles;
    while (other.bonus > 0) {
        rules.legal(other, tiles);
        rules.play(other, tiles[0]);
    }
    if (Rng any(0); other.turn == chance) rules.deal_random(other, any);
    other.turn = static_cast<std::int8_t>(seat);
    return other;
}

// The legal moves, those together that bring the same: a space may be paid in many ways, and tiles may be kept in many.
template <bool Grey>
std::vector<std::vector<MoveId>> legal_groups(const Pavilion<Grey>& rules, const State<Grey>& state) {
    std::vector<MoveId> moves(Pavilion<Grey>::max_moves);
    moves.resize(static_cast<std::size_t>(rules.legal(state, moves)));
    const auto alike = [&](MoveId id) {
        if (id < rules.first_placement()) return int{id};
        if (id < rules.first_pass())
            return rules.first_placement() + rules.table.moves[id - rules.first_placement()].space;
        return rules.first_pass() + total(pass_table.tiles[id - rules.first_pass()]);
    };
    std::vector<std::vector<MoveId>> groups;
    for (const MoveId move : moves) {
        const auto found = std::find_if(groups.begin(), groups.end(),
                                        [&](const auto& group) { return alike(group.front()) == alike(move); });
        if (found == groups.end())
            groups.push_back({move});
        else
            found->push_back(move);
    }
    return groups;
}

// What a move brings the seat to move: by itself, for the end, and at the end if it is the last of the game.
template <bool Grey>
std::vector<Item> items_of(const Played<Grey>& played) {
    std::vector<Item> items = played.heard.moved;
    const auto add = [&](const std::vector<Item>& more) { items.insert(items.end(), more.begin(), more.end()); };
    add(played.heard.ended[played.seat]);
    if (played.is_draft() || played.is_choice() || played.is_pass()) return items;
    const Placement move = played.placement();
    Promised promised(move.space / star_spaces, move.cost);
    played.rules.final_bonus(played.after.boards[played.seat], promised);
    add(promised.items);
    return items;
}

// Moves that bring the same, by their texts; scores follow from the items.
template <bool Grey>
void tell_group(const Pavilion<Grey>& rules, const State<Grey>& state, const std::vector<MoveId>& moves, Json& json) {
    const Played<Grey> played(rules, state, moves.front());
    std::string texts;
    for (const MoveId move : moves) texts += (texts.empty() ? "" : " ") + write_move(rules, move);
    json.object([&] {
        json.field("moves", texts);
        tell_items(items_of(played), json);
        json.object("effect", [&] {
            if (played.is_draft()) return tell_draft(played, json);
            if (played.is_choice()) return tell_choice(played, json);
            if (played.is_pass()) return tell_keeping(played, json);
            tell_placement(played, json);
        });
    });
}

template <bool Grey>
void tell_choices(const Pavilion<Grey>& rules, const State<Grey>& now, int seat, Json& json) {
    const auto state = as_if(rules, now, seat);
    if (!state) return;
    const Board<Grey>& board = state->boards[seat];
    json.object([&] {
        json.list("groups", [&] {
            for (const auto& group : legal_groups(rules, *state)) tell_group(rules, *state, group, json);
        });
        tell_refused(rules, *state, json);
        // What is complete already and will be scored at the end.
        Hearing heard(seat);
        const int complete = rules.final_bonus(board, heard);
        json.key("stands");
        tell_account(seat, board.score, board.score + complete, heard.ended[seat], json);
        if (!rules.placing(*state) || state->bonus != 0) return;
        json.field_unless_usual("hand", tiles_text(board.hand));
        json.field("preset", "pass:" + text_or_nothing(tiles_text(useful_tiles(*state, seat))));
    });
}

// ---- What a round brought, and the end ---------------------------------------------------------------------

// For each seat: what the marker cost, what was laid, what passing cost.
template <bool Grey>
void tell_round(const Pavilion<Grey>& rules, std::span<const StepOf<State<Grey>>> steps, Json& json) {
    std::array<std::vector<Item>, max_players> brought;
    for (const auto& [before, move] : steps) {
        const Played<Grey> played(rules, before, move);
        auto& items = brought[played.seat];
        for (const Item& item : played.heard.moved) {
            if (item.what == "run") {
                if (items.empty() || items.back().what != "laid") items.push_back({.what = "laid"});
                items.back().points += item.points;
                ++items.back().tiles;
            } else if (item.what == "marker" || item.what == "passing") {
                items.push_back(item);
            }
        }
    }
    json.list([&] {
        for (int seat = 0; seat < rules.players(); ++seat) {
            const int before = steps.front().before.boards[seat].score;
            tell_account(seat, before, before + sum(brought[seat]), brought[seat], json);
        }
    });
}

// A tie is a shared victory: nothing breaks it.
template <bool Grey>
void tell_end(const Pavilion<Grey>& rules, const State<Grey>& state, MoveId move, Json& json) {
    Played<Grey> played(rules, state, move);
    if (!rules.ended(played.after)) throw Refused("the game does not end with this move");
    played.after.turn = over;  // whatever is still drawn for the supply
    json.object([&] {
        json.list("bonuses", [&] {
            for (int seat = 0; seat < rules.players(); ++seat) {
                const auto& items = played.heard.ended[seat];
                const int after = played.after.boards[seat].score;
                tell_account(seat, after - sum(items), after, items, json);
            }
        });
        json.field("reason", rules.reason(played.after));
        json.seats("winners", rules.winners(played.after));
    });
}

}  // namespace faience::pavilion
