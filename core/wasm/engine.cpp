// The core for JavaScript: numbers and texts in, numbers, texts and JSON out.
//
// What is asked is put at `input`, what is answered stands at `answer` until the next question. A state is bytes that
// the caller keeps; the one asked about is put at `state`, and changed there by moves and deals. So nothing is lost
// with an instance: after a refusal, which ends it (see refusing.cpp), a new one goes on with the same states.
#include "engine.hpp"

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "../facts/facts_of.hpp"
#include "../search/searcher_of.hpp"

#define EXPORT(NAME) __attribute__((export_name(#NAME)))

namespace faience::wasm {
namespace {

std::vector<Engine> engines;
std::string input_text, answer_text;
Value state;

const Engine& engine(int id) { return engines.at(static_cast<std::size_t>(id)); }
const Facts& facts(int id) { return *engine(id).facts; }
const Game& game(int id) { return *engine(id).game; }

// Every answer that is a text is told by its length.
int answered(std::string text) {
    answer_text = std::move(text);
    return static_cast<int>(answer_text.size());
}

MoveId legal_move(int id, int move) {
    if (move < 0 || move >= game(id).move_count() || !game(id).is_legal(state, static_cast<MoveId>(move)))
        throw Refused("only a legal move can be played or told of");
    return static_cast<MoveId>(move);
}

std::uint64_t whole(double number) { return static_cast<std::uint64_t>(number); }

std::uint64_t seed_of(std::uint32_t high, std::uint32_t low) { return std::uint64_t{high} << 32 | low; }

}  // namespace

// ---- What is asked and answered ----------------------------------------------------------------------

EXPORT(input) char* input(int size) {
    input_text.resize(static_cast<std::size_t>(size));
    return input_text.data();
}
EXPORT(answer) const char* answer() { return answer_text.data(); }
EXPORT(state) std::byte* state_bytes() { return state.bytes.data(); }

// ---- Games -------------------------------------------------------------------------------------------

// The number of a new engine for the spec at `input`.
EXPORT(open) int open() {
    engines.push_back(engine_of(Spec(input_text)));
    return static_cast<int>(engines.size()) - 1;
}
EXPORT(players) int players(int id) { return game(id).players(); }
EXPORT(move_count) int move_count(int id) { return game(id).move_count(); }
EXPORT(state_size) int state_size(int id) { return static_cast<int>(game(id).state_size()); }
EXPORT(start) void start(int id) { state = game(id).start(); }

EXPORT(to_move) int to_move(int id) { return game(id).to_move(state); }
EXPORT(round) int round(int id) { return game(id).round(state); }
EXPORT(score) int score(int id, int seat) { return game(id).score(state, seat); }
EXPORT(projected_score) int projected_score(int id, int seat) { return game(id).projected_score(state, seat); }
EXPORT(winners) unsigned winners(int id) { return game(id).winners(state); }
EXPORT(reason) int reason(int id) { return answered(std::string(game(id).reason(state))); }
EXPORT(needs) int needs(int id) { return game(id).needs(state); }

// How many moves are legal; their numbers stand at `answer`, two bytes each.
EXPORT(legal) int legal(int id) {
    std::array<MoveId, max_move_ids> moves;
    const int count = game(id).legal(state, moves);
    answered(
        std::string(reinterpret_cast<const char*>(moves.data()), static_cast<std::size_t>(count) * sizeof(MoveId)));
    return count;
}
EXPORT(is_legal) bool is_legal(int id, int move) {
    return move >= 0 && move < game(id).move_count() && game(id).is_legal(state, static_cast<MoveId>(move));
}
EXPORT(play) void play(int id, int move) { game(id).play(state, legal_move(id, move)); }

// A random deal in notation, without dealing it.
EXPORT(draw) int draw(int id, std::uint32_t high, std::uint32_t low) {
    Rng rng(seed_of(high, low));
    return answered(facts(id).deal_text(state, game(id).draw(state, rng)));
}
// Deals the tiles at `input`.
EXPORT(deal) void deal(int id) { game(id).deal(state, facts(id).deal_tiles(state, input_text)); }

// ---- Texts and facts ---------------------------------------------------------------------------------

EXPORT(text) int text(int id, int move) { return answered(facts(id).text(static_cast<MoveId>(move))); }
// The move of the text at `input`; -1 if there is none.
EXPORT(parse) int parse(int id) {
    const auto found = facts(id).parse(input_text);
    return found ? *found : -1;
}
EXPORT(position) int position(int id) { return answered(facts(id).position(state)); }
EXPORT(read_position) void read_position(int id) { state = facts(id).read_position(input_text); }

EXPORT(printed) int printed(int id) { return answered(facts(id).printed()); }
EXPORT(view) int view(int id) { return answered(facts(id).view(state)); }
EXPORT(choices) int choices(int id, int seat) {
    if (seat < 0 || seat >= game(id).players()) throw Refused("no such seat");
    return answered(facts(id).choices(state, seat));
}
EXPORT(effect) int effect(int id, int move) { return answered(facts(id).effect(state, legal_move(id, move))); }
EXPORT(deal_facts) int deal_facts(int id) { return answered(facts(id).deal(state, input_text)); }
EXPORT(refusal) int refusal(int id) { return answered(facts(id).refusal(state, input_text)); }

// What decisions brought: at `input` stand the states before them, each followed by its move in two bytes.
EXPORT(round_facts) int round_facts(int id) {
    const std::size_t size = Value::capacity + sizeof(MoveId);
    if (input_text.empty() || input_text.size() % size != 0) throw Refused("the decisions of a round were expected");
    std::vector<Step> steps(input_text.size() / size);
    for (std::size_t at = 0; at < steps.size(); ++at) {
        std::memcpy(steps[at].before.bytes.data(), input_text.data() + at * size, Value::capacity);
        std::memcpy(&steps[at].move, input_text.data() + at * size + Value::capacity, sizeof(MoveId));
        state = steps[at].before;
        legal_move(id, steps[at].move);
    }
    return answered(facts(id).round(steps));
}
EXPORT(end_facts) int end_facts(int id, int move) { return answered(facts(id).end({state, legal_move(id, move)})); }

// ---- Search ------------------------------------------------------------------------------------------

// Judges with the weights at `input` from now on; with none, by hand.
EXPORT(learn) void learn(int id) { engine(id).searcher->learn(input_text); }

// The best moves within so many nodes and seconds (0 for no limit), the best first.
EXPORT(analyse)
int analyse(int id, double nodes, double seconds, int top, std::uint32_t high, std::uint32_t low, float softness) {
    Question question;
    if (!(nodes >= 1) && !(seconds > 0)) throw Refused("a limit was expected: nodes, seconds or both");
    if (nodes >= 1) question.limit.nodes = whole(nodes);
    if (seconds > 0) question.limit.seconds = seconds;
    question.top = std::max(1, top);
    question.seed = seed_of(high, low);
    question.softness = softness;
    const std::atomic<bool> never = false;
    const Analysis found = engine(id).searcher->analyse(state, question, never, {});
    Json json;
    const auto seats = [&](std::string_view name, const Seats& values) {
        json.list(name, [&] {
            for (int seat = 0; seat < game(id).players(); ++seat) json.value(values[static_cast<std::size_t>(seat)]);
        });
    };
    json.object([&] {
        json.list("moves", [&] {
            for (const Finding& finding : found.moves)
                json.object([&] {
                    json.field("move", facts(id).text(finding.move));
                    seats("values", finding.outlook.value);
                    seats("wins", finding.outlook.win);
                    seats("scores", finding.outlook.score);
                    json.list("line", [&] {
                        for (const MoveId move : finding.line) json.value(facts(id).text(move));
                    });
                });
        });
        json.field("chosen", found.chosen);
        json.field("nodes", found.nodes);
        json.field("depth", found.depth);
        json.field("exact", found.whole);
    });
    return answered(json.take());
}

// How many decisions so many random games take: a measure of speed.
EXPORT(playouts) double playouts(int id, double games, std::uint32_t seed) {
    Rng rng(seed);
    return static_cast<double>(game(id).playouts(whole(games), rng, false, [] {}).moves);
}

}  // namespace faience::wasm
