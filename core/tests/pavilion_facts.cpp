// Texts and facts of Summer Pavilion: both ways, and never anything that the rules do not do.
#include <set>

#include "../pavilion/facts.hpp"
#include "promises.hpp"

using namespace faience;
using namespace faience::pavilion;

namespace {

// Every state of a few random games of every spec.
template <class Use>
void for_each_state(int games, Use use) {
    const auto walk = [&](const auto& rules) {
        Rng rng(11);
        for (int game = 0; game < games; ++game) {
            auto state = rules.start();
            for (use(rules, state); state.turn != over; use(rules, state)) {
                if (state.turn == chance)
                    rules.deal_random(state, rng);
                else
                    rules.play_random(state, rng);
            }
        }
    };
    for (int players = min_players; players <= max_players; ++players) {
        walk(Pavilion<false>(players));
        walk(Pavilion<true>(players));
    }
}

template <class Work>
std::string refusal_by(Work work) {
    try {
        work();
    } catch (const Refused& refused) {
        return refused.what();
    }
    return "";
}

const std::string empty_board = " 5:-:.:....../....../....../....../....../....../......";
const std::string first_position = "1 deal:0 0 c 0 -/-/-/-/- - - P22G22O22Y22B22R22 -" + empty_board + empty_board;

}  // namespace

TEST(every_pavilion_move_has_a_text_of_its_own_in_order) {
    for_each_state(0, [](const auto& rules, const auto&) {
        std::set<std::string> texts;
        for (int move = 0; move < rules.move_count(); ++move)
            texts.insert(write_move(rules, static_cast<MoveId>(move)));
        CHECK(static_cast<int>(texts.size()) == rules.move_count());
    });
    const FactsOf<Pavilion<false>> facts(Pavilion<false>(2));
    CHECK(facts.text(0) == "*B" && facts.text(6) == "1B" && facts.text(42) == "C1=B" && facts.text(44) == "C1=O");
    for (const char* text : {"5Y", "cP", "C1=P", "NW3=O+1", "SW4=G+4", "pass:-", "pass:PGRR"})
        CHECK(facts.text(facts.parse(text).value()) == text);
    for (const char* text : {"6Y", "NW3=R", "NW3=O+2", "pass:RG", "pass:PPPPP", "pass", ""}) CHECK(!facts.parse(text));
}

TEST(pavilion_positions_and_deals_are_read_as_they_are_written) {
    Rng rng(4);
    for_each_state(2, [&](const auto& rules, const auto& state) {
        using G = GameOf<std::remove_cvref_t<decltype(rules)>>;
        CHECK(G::close(parse_position(rules, write_position(rules, state))) == G::close(state));
        if (state.turn != chance) return;
        const std::string tiles = rules.draw(state, rng);
        CHECK(read_deal(rules, state, write_deal(rules, state, tiles)) == tiles);
    });
}

TEST(pavilion_positions_that_no_game_could_hold_are_refused) {
    const Pavilion<false> rules(2);
    CHECK(write_position(rules, rules.start()) == first_position);
    const auto refused = [&](const std::string& old, const std::string& changed) {
        std::string line = first_position;
        line.replace(line.find(old), old.size(), changed);
        return refusal_by([&] { parse_position(rules, line); });
    };
    CHECK(refused("1 deal", "7 deal") == "a round from 1 to 6 was expected");
    CHECK(refused("deal:0", "deal") ==
          "the turn: a seat, over, or deal: or refill: with a seat or over was expected, not 'deal'");
    CHECK(refused("deal:0", "deal:2") == "no such seat follows the deal");
    CHECK(refused("deal:0", "3") == "no such seat is to move");
    CHECK(refused(" c ", " x ") == "the marker: c or a seat was expected, not 'x'");
    CHECK(refused("c 0", "c 4") == "0 to 3 bonus tiles due were expected");
    CHECK(refused("-/-/-/-/-", "-/-/-/-") == "the numbers of factories and boards do not fit the players");
    CHECK(refused("P22", "P21") == "there must be 22 tiles P, not 21");
    CHECK(refused("P22", "P23") == "the bag: there are only 22 tiles P, not 23");
    CHECK(refused("5:-:.", "0:-:.") == "a score from 1 to 10000 was expected");
    CHECK(refused("5:-:.", "5:-") ==
          "a board: score:hand:kept:stars was expected, not '5:-:....../....../....../....../"
          "....../....../......'");
    CHECK(refused("......", ".....") == "a star has six spaces");
    CHECK(refused(".....", "R....") == "star 1 of the coloured side takes O, not R");
    CHECK(refused(" 0 c ", " ").ends_with("and 2 boards: 12 after the spec, not 10"));
}

TEST(what_is_heard_of_a_pavilion_move_is_what_it_scores) {
    for_each_state(3, [](const auto& rules, const auto& state) {
        if (state.turn < 0) return;
        for (const MoveId move : legal_moves(rules, state)) {
            const Played played(rules, state, move);
            auto silent_after = state;
            rules.play(silent_after, move);
            using G = GameOf<std::remove_cvref_t<decltype(rules)>>;
            CHECK(G::close(silent_after) == G::close(played.after));
            for (int seat = 0; seat < rules.players(); ++seat) {
                const int moved = seat == played.seat ? sum(played.heard.moved) : 0;
                const int gain = played.after.boards[seat].score - state.boards[seat].score;
                CHECK(gain == moved + sum(played.heard.ended[seat]));
            }
        }
    });
}

TEST(a_pavilion_text_is_refused_exactly_when_it_is_no_legal_move) {
    for_each_state(1, [](const auto& rules, const auto& state) {
        if (state.turn < 0) return;
        for (int move = 0; move < rules.move_count(); ++move) {
            const auto id = static_cast<MoveId>(move);
            CHECK(rules.is_legal(state, id) == !refusal_of(rules, state, write_move(rules, id)));
        }
        for (const char* text : {"", "x", "pass", "pass:RRRRR", "NW7=O", "NW1=O+6", "NW1=O+", "=O", "0R", "**"})
            CHECK(!refusal_of(rules, state, text));
    });
}

TEST(a_seat_that_waits_is_told_what_would_be_legal_on_its_turn) {
    for_each_state(2, [](const auto& rules, const auto& state) {
        for (int seat = 0; seat < rules.players(); ++seat) {
            Json json;
            tell_choices(rules, state, seat, json);
            const bool could = state.turn >= 0 && !state.boards[seat].passed;
            CHECK(json.take().empty() != could);
            if (!could) continue;
            const auto other = as_if(rules, state, seat);
            CHECK(other->turn == seat && rules.fault(*other) == "");
            CHECK(other->boards[seat].hand == state.boards[seat].hand);
        }
    });
}

TEST(the_stars_of_the_end_are_told_by_colour) {
    Hearing heard(1);
    heard.star(6, each_colour, 12);
    heard.star(0, red, 14);
    heard.star(2, green, 18);
    heard.star(3, red, 14);
    heard.numbers(3, 12);
    Json json;
    json.object([&] { tell_items(heard.ended[1], json); });
    CHECK(json.take() == R"({"items":[{"what":"stars","points":18,"colour":"G","stars":[2],"n":1},)"
                         R"({"what":"stars","points":28,"colour":"R","stars":[0,3],"n":2},)"
                         R"({"what":"stars","points":12,"stars":[6],"n":1},{"what":"numbers","points":12,"n":3}]})");
}
