// Zaic's texts and facts: what is told is what the rules find, and wrong texts are refused with what was expected.
#include <set>

#include "../zaic/facts.hpp"
#include "promises.hpp"

using namespace faience;
using namespace faience::zaic;

namespace {

const Zaic rules;
const FactsOf<Zaic> facts{Zaic()};

zaic::State after(std::initializer_list<const char*> moves) {
    auto state = rules.start();
    for (const char* move : moves) rules.play(state, facts.parse(move).value());
    return state;
}

std::string view(const zaic::State& state) { return facts.view(GameOf<Zaic>::close(state)); }
std::string choices(const zaic::State& state, int seat) { return facts.choices(GameOf<Zaic>::close(state), seat); }
std::string effect(const zaic::State& state, const char* move) {
    return facts.effect(GameOf<Zaic>::close(state), facts.parse(move).value());
}
std::string refusal(const zaic::State& state, std::string_view text) {
    return facts.refusal(GameOf<Zaic>::close(state), text);
}
std::string end(const zaic::State& before, const char* move) {
    return facts.end({GameOf<Zaic>::close(before), facts.parse(move).value()});
}

std::string refused(std::string_view line) {
    try {
        facts.read_position(line);
    } catch (const Refused& error) {
        return error.what();
    }
    return "";
}

// Calls `use` with every state of some random games.
template <class Use>
void for_each_state(int games, Use use) {
    Rng rng(6);
    for (int game = 0; game < games; ++game)
        for (auto state = rules.start();; rules.play_random(state, rng)) {
            use(state);
            if (state.turn == over) break;
        }
}

}  // namespace

// ---- Texts ------------------------------------------------------------------------------------------

TEST(zaic_texts_of_moves_are_read_as_they_are_written) {
    CHECK(facts.text(0) == "Ha1" && facts.text(1) == "Ha10" && facts.parse("Vj9") && !facts.parse("Qo15"));
    for (int id = 0; id < rules.move_count(); ++id) {
        const std::string& text = facts.text(static_cast<MoveId>(id));
        const auto read = read_move(text);
        CHECK(facts.parse(text) == id && read && on_canvas(*read) && move_text(*read) == text);
    }
    for (const char* wrong : {"", "Q", "Qh", "qh8", "Xh8", "Qp8", "Q`8", "Qh0", "Qh08", "Qh16", "Qh100", "Qh8 ", "Qhx"})
        CHECK(!read_move(wrong));
}

TEST(zaic_positions_are_read_as_they_are_written) {
    for_each_state(20, [](const zaic::State& state) {
        const Value value = GameOf<Zaic>::close(state);
        CHECK(facts.read_position(facts.position(value)) == value);
    });
    CHECK(facts.position(GameOf<Zaic>::close(rules.start())) == "0 -");
}

TEST(zaic_wrong_positions_say_what_was_expected) {
    CHECK(refused("0") ==
          "a position of Zaic has the fields turn and levels: 2 after the spec, not 1, like zaic() 1 Qh8");
    CHECK(refused("2 -") == "the turn: 0, 1 or over was expected, not '2'");
    CHECK(refused("0 Qh8,") == "level 1: tiles like Qh8,sh7 were expected, not ''");
    CHECK(refused("0 Qh8/xh8") == "level 2: tiles like Qh8,sh7 were expected, not 'xh8'");
    CHECK(refused("1 Qo8") == "a tile lies outside of the places a1 to o15");
    CHECK(refused("0 Sh8/Sh8/Sh8/Sh8/Sh8/Sh8/Sh8/Sh8/Sh8/Sh8") == "levels go from 1 to 9");
    CHECK(refused("0 Qh8") == "it is the turn of seat 1");
}

TEST(zaic_deals_are_refused) {
    const auto state = after({"Qh8"});
    std::string said;
    try {
        read_deal(rules, state, "BB");
    } catch (const Refused& error) {
        said = error.what();
    }
    CHECK(said == "Zaic deals no tiles: 'BB' cannot be dealt at zaic() 1 Qh8");
}

// ---- Facts ------------------------------------------------------------------------------------------

TEST(zaic_the_table_is_told) {
    CHECK(view(rules.start()) ==
          R"({"to_move":0,"move":1,"roles":["light","dark"],"tiles":[],"reserves":[[8,8,3],[8,8,3]],)"
          R"("reach":{"left":0,"bottom":0,"right":14,"top":14},"areas":[[],[]],"squares":[[],[]]})");
    CHECK(
        view(after({"Qh8", "Sh7", "Qf6", "Sg7"})) ==
        R"({"to_move":-2,"move":4,"roles":["light","dark"],"tiles":[{"level":1,"seat":0,"kind":"Q","column":5,"row":5},)"
        R"({"level":1,"seat":1,"kind":"S","column":7,"row":6},{"level":1,"seat":0,"kind":"Q","column":7,"row":7},)"
        R"({"level":2,"seat":1,"kind":"S","column":6,"row":6}],"reserves":[[6,8,3],[8,8,1]],)"
        R"("box":{"left":5,"bottom":5,"right":8,"top":8,"columns":4,"rows":4,"wider":4,"higher":4},)"
        R"("reach":{"left":1,"bottom":1,"right":12,"top":12},"areas":[[4,3],[2]],)"
        R"("squares":[["h8 h9 i8 i9","f6 f7 g6"],["g7 h7"]],"lead":{"seat":0,"at":0,"more":4,"less":2},"winners":[0],"reason":"blocked"})");
}

TEST(zaic_what_many_moves_bring_is_told_once) {
    const std::string told = choices(after({"Qh8", "Vj8"}), 0);
    CHECK(told.starts_with(R"({"seat":0,"areas":[[4],[2]],"lays":{)"
                           R"("Hi8-9":{"joins":5,"level":2,"covers":[1,1],"unites":[0],"own":[5],"other":[1]},)"));
    CHECK(told.find(R"("Hj7 Hj10 Hk8-9 Vj6 Vj10 Vk7-9":{"joins":2,"own":[4,2]})") != std::string::npos);
    CHECK(choices(after({"Qh8"}), 1).find(R"({"joins":4,"own":[4],"decides":null})") != std::string::npos);
    CHECK(told.find(R"("refused":{"Hb2-15 Qb1-14":{"why":"wide","n":9},)") != std::string::npos);
}

TEST(zaic_a_move_is_told_with_what_it_does_to_the_largest_areas) {
    const auto on_top = after({"Qh8", "Vj8"});
    CHECK(effect(on_top, "Hi8") ==
          R"({"what":"lay","kind":"H","column":8,"row":7,"place":"i8","joins":5,"level":2,"covers":[1,1],"unites":[0],)"
          R"("on":1,"old":4,"new":5,"by":1,"their_old":2,"their_new":1,"their_by":-1})");
    CHECK(effect(after({"Qh8", "Sh7"}), "Qf6") ==
          R"({"what":"lay","kind":"Q","column":5,"row":5,"place":"f6","joins":4,"old":4,"new":4,"their_old":1,)"
          R"("their_new":1})");
}

TEST(zaic_a_tile_unites_the_areas_that_it_becomes_one_with) {
    for_each_state(10, [](const zaic::State& state) {
        if (state.turn == over) return;
        const AreaList own = area_list(rules, state, state.turn);
        std::array<MoveId, Zaic::max_moves> moves;
        const int found = rules.legal(state, moves);
        for (const MoveId id : std::span(moves).first(static_cast<std::size_t>(found))) {
            const auto laid = zaic::detail::laid(rules, state, own, id);
            int size = columns_of[laid.move.kind] * rows_of[laid.move.kind] - laid.covers[state.turn];
            for (const int area : laid.unites) size += own.sizes.size[area];
            CHECK(size == laid.joins && (laid.level > 1 || laid.unites.empty()));
        }
    });
}

TEST(zaic_the_areas_heard_are_those_listed) {
    for_each_state(20, [](const zaic::State& state) {
        for (int seat = 0; seat < players; ++seat) {
            Box all = 0;
            std::multiset<unsigned> sizes;
            const Areas areas = rules.areas(state, seat, [&](Box area) {
                CHECK((all & area) == 0);
                all |= area;
                sizes.insert(count(area));
            });
            CHECK(all == state.showing(seat) && std::ssize(sizes) == areas.count);
            CHECK(std::equal(sizes.rbegin(), sizes.rend(), areas.size.begin()));
        }
    });
}

TEST(zaic_whatever_is_not_legal_has_a_reason_and_nothing_else_has) {
    for_each_state(20, [](const zaic::State& state) {
        for (int id = 0; id < rules.move_count(); ++id) {
            const bool legal = rules.is_legal(state, static_cast<MoveId>(id));
            CHECK(refusal(state, facts.text(static_cast<MoveId>(id))).empty() == (legal || state.turn == over));
        }
    });
    CHECK(refusal(rules.start(), "Qa1") == R"({"why":"first","place":"h8"})");
    CHECK(refusal(after({"Qh8", "Sh9"}), "Hh9") == R"({"why":"levels","low":1,"high":2})");
    CHECK(refusal(after({"Hh8", "Hj8", "Hl8", "Vn8", "Vn6"}), "Hf8") == R"({"why":"wide","n":9})");
    CHECK(refusal(rules.start(), "nonsense").empty() && refusal(rules.start(), "Qo15").empty());
}

TEST(zaic_who_waits_is_told_what_their_turn_would_allow) {
    CHECK(choices(rules.start(), 1).empty());  // the first tile is light's
    const auto state = after({"Qh8", "Sj8"});
    CHECK(choices(state, 1).find(R"("Sh8-9 Si9":{"joins":1,"level":2,)") != std::string::npos);
    CHECK(choices(state, 0).find(R"("Sh8-9 Si9":{"joins":1,"level":2,)") == std::string::npos);
    for_each_state(10, [](const zaic::State& table) {
        for (int seat = 0; seat < players; ++seat)
            CHECK(choices(table, seat).empty() == (rules.as_if(table, seat).turn != seat));
    });
}

TEST(zaic_the_end_tells_which_areas_decided) {
    CHECK(end(after({"Qh8", "Sh7", "Qf6"}), "Sg7") ==
          R"({"bonuses":[{"seat":0,"before":4,"after":4,"items":[{"what":"areas","areas":[4,3],"decided":0}]},)"
          R"({"seat":1,"before":2,"after":2,"items":[{"what":"areas","areas":[2],"decided":0}]}],)"
          R"("reason":"blocked","winners":[0]})");
    CHECK(end(after({"Qh8"}), "Sh7").empty());
    const auto tied = after({"Vh8",  "Hg10", "Sh11", "Si11", "Vf10", "Qe12", "Ve12", "He9",  "Vg13", "Sg13", "Sg10",
                             "Hc12", "Si12", "Hf15", "Vb12", "Sb13", "Vb14", "Vc14", "Vd10", "Vc9",  "Hb8"});
    CHECK(end(tied, "Vi8").ends_with(R"("winners":[1],"tie":{"at":6,"more":2,"less":1}})"));
}

TEST(zaic_a_draw_has_no_lead) {
    const auto before = parse_position(rules,
                                       "1 Qc8,Hd11,qd12,He6,ve7,He9,vf10,Hf12,qg6,hg9,Hg10,Sh8,sh11,Hi11,vj9,vj12/"
                                       "Vd11,ve8,he12,Sf10,Hg6,Sh7/sd12");
    const std::string told = end(before, "Sh10");
    CHECK(told.find(R"("areas":[6,4,3,2,2,1],"decided":null)") != std::string::npos);
    CHECK(told.ends_with(R"("winners":[0,1]})"));
}

TEST(zaic_decisions_are_told_by_the_largest_areas) {
    const auto first = after({"Qh8"}), second = after({"Qh8", "Vj8"});
    const std::vector<Step> steps{{GameOf<Zaic>::close(first), facts.parse("Vj8").value()},
                                  {GameOf<Zaic>::close(second), facts.parse("Hi8").value()}};
    CHECK(facts.round(steps) == R"([{"seat":0,"before":4,"after":5},{"seat":1,"before":0,"after":1}])");
}
