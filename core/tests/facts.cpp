// The writer of facts.
#include "../facts/fields.hpp"
#include "../facts/json.hpp"
#include "check.hpp"

using faience::Json;

TEST(json_is_written_in_the_order_told) {
    Json json;
    json.object([&] {
        json.field("move", "3R4");
        json.field("gain", -2);
        json.field("marker", true);
        json.field("line", std::optional<int>());
        json.field_unless_usual("fell", std::string());
        json.field_unless_usual("to_lid", 0);
        json.field_unless_usual("rest", std::string("BK"));
        json.list("items", [&] {
            json.object([&] { json.field("what", 'T'); });
            json.value(7);
            json.list([] {});
        });
    });
    CHECK(json.take() ==
          R"({"move":"3R4","gain":-2,"marker":true,"line":null,"rest":"BK","items":[{"what":"T"},7,[]]})");
    CHECK(json.take().empty());
}

TEST(seats_are_listed_from_their_bits) {
    Json json;
    json.object([&] {
        json.seats("winners", 0b101);
        json.seats("nobody", 0);
    });
    CHECK(json.take() == R"({"winners":[0,2],"nobody":[]})");
}

TEST(json_escapes_what_would_end_a_text) {
    Json json;
    json.value(std::string_view("a\"b\\c\n"));
    CHECK(json.take() == R"("a\"b\\c\u000a")");
}

namespace {

constexpr std::string_view kinds = "BYRKWJ";
constexpr faience::Alphabet alphabet{kinds, 100};

template <class Work>
std::string refusal_of(Work work) {
    try {
        work();
    } catch (const faience::Refused& refused) {
        return refused.what();
    }
    return "";
}

}  // namespace

TEST(fields_are_read_and_written) {
    using namespace faience;
    CHECK(counts_text(counts_in("B3R12", alphabet, kinds, "the bag"), alphabet) == "B3R12");
    CHECK(counts_text(counts_in("-", alphabet, kinds, "the bag"), alphabet) == "-");
    CHECK(letters_in("RRB", kinds, "a factory") == "RRB" && letters_in("-", kinds, "a factory").empty());
    CHECK(number_in("12", "the round") == 12 && turn_in("deal") == chance && turn_text(over) == "over");
    CHECK(split("a//b", '/') == std::vector<std::string_view>{"a", "", "b"});
    CHECK(words_of("  a b\tc ") == std::vector<std::string_view>{"a", "b", "c"});
}

TEST(fields_that_are_wrong_say_what_was_expected) {
    using namespace faience;
    CHECK(refusal_of([] { number_in("x", "the round"); }) == "the round: a number was expected, not 'x'");
    CHECK(refusal_of([] { number_in("123456", "the round"); }) == "the round: a number was expected, not '123456'");
    CHECK(refusal_of([] { letters_in("Q", kinds, "a line"); }) ==
          "a line: letters of BYRKWJ, or - for none, were expected, not 'Q'");
    for (const char* wrong : {"", "B", "3", "B1000", "Q2", "B-1"})
        CHECK(refusal_of([&] { counts_in(wrong, alphabet, kinds, "the bag"); }).starts_with("the bag: tiles with"));
    CHECK(refusal_of([] { counts_in("B201", alphabet, kinds, "the bag"); }) == "the bag: no game has that many tiles");
}
