// Azul in text and in facts, without Python: texts lead back to what they tell of, and items sum to scores.
#include "../azul/facts.hpp"
#include "check.hpp"

using namespace faience;
using namespace faience::azul;

namespace {

template <class Use>
void for_each_rules(Use use) {
    for (int players = min_players; players <= max_players; ++players) {
        use(Azul<false, false>(players));
        use(Azul<false, true>(players));
        use(Azul<true, false>(players));
        use(Azul<true, true>(players));
    }
}

template <class Rules>
FactsOf<Rules> facts_of(const Rules& rules) {
    return FactsOf<Rules>(rules);
}

template <class Work>
std::string refusal_of(Work work) {
    try {
        work();
    } catch (const Refused& refused) {
        return refused.what();
    }
    return "";
}

// A grey wall where row 2 waits for blue, which its last free column shows already; the last two tiles of the round
// are blue, and the other seat holds the marker.
const Azul<true, false> grey(2);
State last_take(int score) {
    return parse_position(grey, "3 0 0 1 0 -/-/-/-/- B2 B17Y19R19K19W19 - " + std::to_string(score) +
                                    ":-/-/-/-/-:...../.YRKW/...../...../B....:- "
                                    "3:-/-/-/-/-:...../...../...../...../.....:m");
}
MoveId move_of(const Azul<true, false>& rules, std::string_view text) { return facts_of(rules).parse(text).value(); }

}  // namespace

TEST(moves_of_azul_and_their_texts_name_each_other) {
    for_each_rules([](const auto& rules) {
        const auto facts = facts_of(rules);
        for (int move = 0; move < rules.move_count(); ++move) {
            const auto id = static_cast<MoveId>(move);
            CHECK(facts.parse(facts.text(id)) == id);
            if (move > 0 && move != rules.first_tile_move())
                CHECK(facts.text(static_cast<MoveId>(move - 1)) < facts.text(id));
        }
        CHECK(!facts.parse("1B6") && !facts.parse("") && !facts.parse("1b2"));
    });
}

TEST(positions_and_deals_of_azul_are_read_as_they_are_written) {
    for_each_rules([](const auto& rules) {
        Rng rng(4);
        for (int games = 0; games < 4; ++games) {
            auto state = rules.start();
            while (state.turn != over) {
                const auto read = parse_position(rules, write_position(rules, state));
                CHECK(std::memcmp(&read, &state, sizeof state) == 0);
                if (state.turn == chance) {
                    const std::string tiles = rules.draw(state, rng);
                    CHECK(read_deal(rules, state, write_deal(rules, state, tiles)) == tiles);
                    rules.deal(state, tiles);
                } else {
                    rules.play_random(state, rng);
                }
            }
        }
    });
}

TEST(what_is_no_deal_or_position_of_azul_says_what_was_expected) {
    const Azul<false, false> rules(2);
    const State start = rules.start();
    const auto deal = [&](std::string_view text) { return refusal_of([&] { read_deal(rules, start, text); }); };
    CHECK(deal("BBBX/////") == "'X' is no tile; tiles are letters of BYRKWJ");
    CHECK(deal("é////") == "'é' is no tile; tiles are letters of BYRKWJ");
    CHECK(deal("BB/BB///") ==
          "a deal of 5 factories was expected, each filled before the next, like BYRK/WBYR/KWBY/RKWB/YRKW; "
          "not 'BB/BB///'");
    CHECK(refusal_of([&] { parse_position(rules, "1 deal 0 c"); }) ==
          "a position of Azul has the fields round, turn, first player, marker, quiet rounds, factories, centre, bag, "
          "lid and 2 boards: 11 after the spec, not 4");
}

// Whatever is heard of a round or of the end sums to what the rules scored.
TEST(items_sum_to_the_scores_of_azul) {
    for_each_rules([](const auto& rules) {
        Rng rng(6);
        for (int games = 0; games < 20; ++games) {
            auto state = rules.start();
            Scored scored(state);
            std::array<int, max_players> start{};
            while (state.turn != over) {
                if (state.turn == chance) {
                    rules.deal_random(state, rng);
                    scored = Scored(state);
                    for (int seat = 0; seat < rules.players(); ++seat) start[seat] = state.boards[seat].score;
                }
                rules.play(state, rules.random_move(state, rng), scored);
                for (int seat = 0; seat < rules.players(); ++seat)
                    CHECK(start[seat] + sum(scored.round[seat]) + sum(scored.bonuses[seat]) ==
                          state.boards[seat].score);
            }
        }
    });
}

TEST(a_line_that_the_last_take_fills_and_that_finds_no_cell_is_told_of) {
    const auto facts = facts_of(grey);
    const MoveId move = move_of(grey, "cB2");
    for (const int score : {5, 0}) {
        const State state = last_take(score);
        const std::array steps{Step{GameOf<Azul<true, false>>::close(state), move}};
        const std::string after = std::to_string(std::max(0, score - 2));
        const std::string floor = score > 0 ? R"(,{"what":"floor","points":-2})" : "";
        CHECK(facts.round(steps) ==
              R"([{"seat":0,"before":)" + std::to_string(score) + R"(,"after":)" + after +
                  R"(,"items":[{"what":"stuck","row":2})" + floor +
                  R"(]},{"seat":1,"before":3,"after":2,"items":[{"what":"floor","points":-1}]}])");
    }
}

TEST(a_seat_that_waits_is_told_what_it_could_take_and_nothing_while_another_tiles) {
    const auto facts = facts_of(grey);
    using Engine = GameOf<Azul<true, false>>;
    State state = last_take(5);
    CHECK(facts.choices(Engine::close(state), 1).starts_with(R"({"handfuls":[{"tiles":"BB","takes":{"cB":""},)"));
    grey.play(state, move_of(grey, "cB1"));
    CHECK(grey.tiling(state) && state.turn == 0);
    CHECK(facts.choices(Engine::close(state), 1).empty());
    CHECK(
        facts.choices(Engine::close(state), 0)
            .starts_with(
                R"({"lays":[{"move":"1@2","items":[{"what":"tile","points":2,"row":1,"column":2,"tile":"B","down":2}]},)"));
    CHECK(facts.refusal(Engine::close(state), "2@2") == R"({"why":"other_row","row":1})");
    CHECK(facts.refusal(Engine::close(state), "1@2").empty() && facts.refusal(Engine::close(state), "?").empty());
    CHECK(facts.choices(Engine::close(grey.start()), 0).empty());
}

// Factories 1 and 3 offer the same blue tiles, the centre two more and the marker; line 2 holds a red tile.
TEST(what_choices_have_in_common_is_told_once) {
    const Azul<false, false> rules(2);
    const State state = parse_position(rules,
                                       "2 0 0 c 0 BK/-/BW/-/- B2 B15Y20R19K19W19 - "
                                       "5:-/R/-/-/-:B..../...../...../...../.....:- "
                                       "0:-/-/-/-/-:...../...../...../...../.....:-");
    const std::string told = facts_of(rules).choices(GameOf<Azul<false, false>>::close(state), 0);
    CHECK(told.starts_with(R"({"marker":true,"handfuls":[{"tiles":"B","takes":{"1B":"K","3B":"W"},)"
                           R"("puts":{"-":{"items":[0]},"3 4 5":{"held":1}}},)"));
    CHECK(
        told.find(R"({"tiles":"BB","takes":{"cB":""},"puts":{"-":{"items":[3,4]},"3 4 5":{"held":2,"items":[3]}}})") !=
        std::string::npos);
    CHECK(told.find(R"("items":[{"what":"floor","points":-1,"tiles":1},)") != std::string::npos);
    CHECK(told.find(R"("refused":{"B1":{"why":"shown","row":1},"B2 K2 W2":{"why":"holds","kind":"R","row":2}})") !=
          std::string::npos);
}

TEST(a_deal_is_told_by_factory) {
    const Azul<false, false> rules(2);
    Json json;
    tell_deal(rules, rules.start(), "KRBB/YYYY/WWWW/KKKK/RRRR", json);
    CHECK(json.take() == R"({"what":"deal","round":1,"factories":["BBRK","YYYY","WWWW","KKKK","RRRR"]})");
}

TEST(tiles_that_find_no_place_say_where_they_went) {
    const Azul<false, false> rules(2);
    const auto facts = facts_of(rules);
    const State state = parse_position(rules,
                                       "3 0 0 1 0 BBB/-/-/-/- - B17Y18R18K18W19 - "
                                       "5:-/-/-/-/-:...../...../...../...../.....:YYRRKK "
                                       "0:-/-/-/-/-:...../...../...../...../.....:mW");
    const auto effect = [&](std::string_view move) {
        return facts.effect(GameOf<Azul<false, false>>::close(state), facts.parse(move).value());
    };
    CHECK(effect("1B3") == R"({"what":"take","source":1,"tiles":"BBB","kept":"BBB","line":3})");
    CHECK(effect("1B2") == R"({"what":"take","source":1,"tiles":"BBB","kept":"BB","line":2,"fell":"B"})");
    CHECK(
        effect("1B1") ==
        R"({"what":"take","source":1,"tiles":"BBB","kept":"B","line":1,"fell":"BB","to_lid":1,"lid":"some","floor":1})");
    CHECK(effect("1B-") == R"({"what":"take","source":1,"tiles":"BBB","to_lid":2,"lid":"some","floor":1})");
}

TEST(complete_rows_break_a_tie_of_points) {
    const Azul<false, false> rules(2);
    const auto facts = facts_of(rules);
    const State state =
        parse_position(rules,
                       "3 0 0 1 0 W/-/-/-/- - B19Y19R19K19W19 - 3:-/-/-/-/-:BYRK./...../...../...../.....:- "
                       "11:-/-/-/-/-:...../...../...../...../.....:m");
    CHECK(facts.end({GameOf<Azul<false, false>>::close(state), facts.parse("1W1").value()}) ==
          R"({"bonuses":[{"seat":0,"before":8,"after":10,"items":[{"what":"bonus","points":2,"of":"row","n":1}]},)"
          R"({"seat":1,"before":10,"after":10}],"winners":[0],"reason":"row","tie":"rows"})");
}
