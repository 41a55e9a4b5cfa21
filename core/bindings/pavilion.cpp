// Summer Pavilion for Python: its maker, and its positions as plain values.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <tuple>

#include "../game_of.hpp"
#include "../pavilion/facts.hpp"
#include "state.hpp"

namespace faience::bindings {
namespace {

using namespace faience::pavilion;
using bindings::State;

using PlainBoard = std::tuple<int, std::string, std::optional<std::string>, std::vector<std::string>>;
using PlainTable =
    std::tuple<int, int, std::optional<int>, bool, int, std::optional<int>, int, std::vector<std::string>, std::string,
               std::string, std::string, std::string, std::vector<PlainBoard>>;

// Calls `use` with the GameOf<Pavilion<…>> behind an engine.
template <class Use>
auto with_rules(const Game& game, Use use) {
    if (const auto* coloured = dynamic_cast<const GameOf<Pavilion<false>>*>(&game)) return use(*coloured);
    if (const auto* grey = dynamic_cast<const GameOf<Pavilion<true>>*>(&game)) return use(*grey);
    throw Refused("a state of Summer Pavilion was expected");
}

template <bool Grey>
PlainBoard board_out(const Board<Grey>& board) {
    std::vector<std::string> texts;
    for (int star = 0; star < stars; ++star) {
        std::string text;
        for (int tip = 0; tip < star_spaces; ++tip) {
            const int kind = board.laid(star, place_at_tip(star, tip));
            text += kind < 0 ? free_letter : letters[static_cast<std::size_t>(kind)];
        }
        texts.push_back(text);
    }
    std::optional<std::string> kept;
    if (board.passed) kept = alphabet.text(handfuls.tiles[board.kept]);
    return {board.score, alphabet.text(board.hand), kept, texts};
}

// Shapes are checked here, everything else by `fault` once the whole state stands.
template <bool Grey>
Board<Grey> board_in(const PlainBoard& plain) {
    const auto& [score, hand, kept, texts] = plain;
    if (score < least_score || score > 10000) throw Refused("a score from 1 to 10000 was expected");
    if (texts.size() != stars) throw Refused("a board has seven stars");
    Board<Grey> board;
    board.score = static_cast<std::int16_t>(score);
    board.hand = alphabet.tiles(hand);
    board.passed = kept.has_value();
    if (kept) board.kept = alphabet.handful(*kept, "the corners");
    for (int star = 0; star < stars; ++star) {
        const std::string& text = texts[static_cast<std::size_t>(star)];
        if (text.size() != star_spaces) throw Refused("a star has six spaces");
        for (int tip = 0; tip < star_spaces; ++tip) {
            const char letter = text[static_cast<std::size_t>(tip)];
            if (letter == free_letter) continue;
            const int kind = alphabet.kind(letter), place = place_at_tip(star, tip);
            if (!suits<Grey>(star, kind))
                throw Refused("star " + std::to_string(star + 1) + " of the coloured side takes " +
                              letters[star_kind[static_cast<std::size_t>(star)]] + ", not " + letter);
            board.filled |= space_bit(space_of(star, place));
            if (Grey || star == centre_star) board.star(star) |= static_cast<Star>(kind + 1) << (laid_bits * place);
        }
        if (Grey || star == centre_star) board.star(star) = reopened<Grey>(board.star(star));
    }
    return board;
}

PlainTable table_out(const State& held) {
    return with_rules(*held.engine, [&](const auto& game) -> PlainTable {
        const auto& rules = game.rules();
        const auto state = game.open(held.value);
        std::vector<std::string> factories;
        for (int factory = 0; factory < rules.factories(); ++factory)
            factories.push_back(alphabet.text(handfuls.tiles[state.factories[static_cast<std::size_t>(factory)]]));
        std::vector<PlainBoard> boards;
        for (int seat = 0; seat < rules.players(); ++seat)
            boards.push_back(board_out(state.boards[static_cast<std::size_t>(seat)]));
        std::optional<int> next, marker;
        if (state.turn == chance) next = state.next;
        if (state.marker != in_centre) marker = state.marker;
        return {state.round,
                state.turn,
                next,
                state.fresh != 0,
                state.first,
                marker,
                state.bonus,
                factories,
                alphabet.text(state.centre),
                alphabet.text(state.supply),
                alphabet.text(state.bag),
                alphabet.text(state.tower),
                boards};
    });
}

void table_in(State& held, const PlainTable& plain) {
    const auto& [round, turn, next, new_round, first, marker, bonus, factories, centre, supply, bag, tower, boards] =
        plain;
    held.value = with_rules(*held.engine, [&](const auto& game) -> Value {
        const auto& rules = game.rules();
        const auto seat_in = [&](int seat) { return seat >= 0 && seat < rules.players(); };
        typename std::remove_cvref_t<decltype(rules)>::State state;
        if (round < 1 || round > rounds) throw Refused("a round from 1 to 6 was expected");
        if (bonus < 0 || bonus > most_bonus_tiles) throw Refused("0 to 3 bonus tiles due were expected");
        if (!seat_in(turn) && turn != chance && turn != over) throw Refused("no such seat is to move");
        if ((turn == chance) != next.has_value()) throw Refused("a deal, and only a deal, says whose turn follows it");
        if (next && !seat_in(*next) && *next != over) throw Refused("no such seat follows the deal");
        if (!seat_in(first) || (marker && !seat_in(*marker))) throw Refused("no such seat");
        if (static_cast<int>(factories.size()) != rules.factories() ||
            static_cast<int>(boards.size()) != rules.players())
            throw Refused("the numbers of factories and boards do not fit the players");
        state.round = static_cast<std::uint8_t>(round);
        state.turn = static_cast<std::int8_t>(turn);
        state.next = static_cast<std::int8_t>(next.value_or(0));
        state.first = static_cast<std::int8_t>(first);
        state.marker = marker ? static_cast<std::int8_t>(*marker) : in_centre;
        state.bonus = static_cast<std::uint8_t>(bonus);
        state.centre = alphabet.tiles(centre);
        state.supply = alphabet.tiles(supply);
        state.bag = alphabet.tiles(bag);
        state.tower = alphabet.tiles(tower);
        state.present = faience::held(state.centre) << rules.centre();
        for (std::size_t factory = 0; factory < factories.size(); ++factory) {
            state.factories[factory] = alphabet.handful(factories[factory], "a factory");
            state.present |= faience::held(handfuls.tiles[state.factories[factory]]) << factory;
        }
        for (std::size_t seat = 0; seat < boards.size(); ++seat)
            state.boards[seat] = board_in<std::remove_cvref_t<decltype(rules)>::grey_board>(boards[seat]);
        state.fresh = new_round;
        if (const std::string fault = rules.fault(state); !fault.empty()) throw Refused(fault);
        return game.close(state);
    });
}

// The printed board, by star and tip: costs, features as (tiles, spaces), colours and worth.
using PlainFeature = std::tuple<int, std::vector<std::pair<int, int>>>;
using PlainPrint = std::tuple<std::vector<std::vector<int>>, std::vector<PlainFeature>, std::string, std::vector<int>,
                              int, std::vector<int>>;

PlainPrint print_out(bool grey) {
    std::vector<std::vector<int>> costs(stars);
    std::vector<PlainFeature> plain_features;
    for (int star = 0; star < stars; ++star)
        for (int tip = 0; tip < star_spaces; ++tip) {
            const int place = place_at_tip(star, tip);
            costs[static_cast<std::size_t>(star)].push_back(grey ? cost_at<true>(star, place)
                                                                 : cost_at<false>(star, place));
        }
    for (const Feature& feature : feature_table.all) {
        std::vector<std::pair<int, int>> around;
        for (int star = 0; star < stars; ++star)
            for (int tip = 0; tip < star_spaces; ++tip)
                if (feature.spaces & space_bit(space_of(star, place_at_tip(star, tip)))) around.emplace_back(star, tip);
        plain_features.emplace_back(feature.tiles, around);
    }
    std::string colours;
    for (const auto kind : star_kind) colours += letters[kind];
    return {costs,
            plain_features,
            colours,
            {star_points.begin(), star_points.end()},
            multicolour_points,
            {number_points.begin(), number_points.end()}};
}

}  // namespace

void bind_pavilion(nb::module_& module) {
    module.def(
        "pavilion",
        [](int players, bool grey) -> Engine {
            if (players < min_players || players > max_players) throw Refused("2 to 4 players were expected");
            if (grey) return std::make_shared<GameOf<Pavilion<true>>>(Pavilion<true>(players));
            return std::make_shared<GameOf<Pavilion<false>>>(Pavilion<false>(players));
        },
        nb::arg("players"), nb::arg("grey"), "The rules of Azul: Summer Pavilion.");
    module.def(
        "pavilion_facts",
        [](int players, bool grey) -> std::shared_ptr<Facts> {
            if (players < min_players || players > max_players) throw Refused("2 to 4 players were expected");
            if (grey) return std::make_shared<FactsOf<Pavilion<true>>>(Pavilion<true>(players));
            return std::make_shared<FactsOf<Pavilion<false>>>(Pavilion<false>(players));
        },
        nb::arg("players"), nb::arg("grey"), "Texts and facts of Azul: Summer Pavilion.");
    module.def("pavilion_board", &print_out, nb::arg("grey"),
               "The printed board: costs by star and tip; features as bonus tiles and spaces around; the outer stars' "
               "colours; points of a star by colour, of a multicoloured one, and of all spaces of each number from 1.");
    module.def("pavilion_table", &table_out, nb::arg("state"),
               "round, to_move, to_move_after_the_deal, the_deal_opens_a_round, first, marker, bonus, factories, "
               "centre, supply, bag, tower, "
               "[(score, hand, kept, stars), ...]");
    module.def(
        "pavilion_set_table", &table_in, nb::arg("state"), nb::arg("table"),
        "Puts a state to a position given like pavilion_table's; refuses one that breaks what every state keeps.");
}

}  // namespace faience::bindings
