// What every face of a game needs beside its rules: texts both ways, and facts. Facts are JSON without
// words or languages; src/faience/games/NAME/facts.py says what stands in them.
//
// A game writes them as free functions beside its rules (notation.hpp and facts.hpp of its folder), which
// `FactsOf` (facts_of.hpp) gathers behind this interface.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "../game.hpp"

namespace faience {

// A decision that was taken: the state before it, and the move.
struct Step {
    Value before;
    MoveId move = 0;
};

class Facts {
  public:
    virtual ~Facts() = default;

    // Whether these are the facts of that game: states of no other may be asked about.
    virtual bool tells_of(const Game&) const = 0;

    // ---- Notation: whatever cannot be read is refused with what was expected --------------------------

    virtual const std::string& text(MoveId) const = 0;
    virtual std::optional<MoveId> parse(std::string_view text) const = 0;
    virtual std::string deal_text(const Value&, std::string_view tiles) const = 0;
    virtual std::string deal_tiles(const Value&, std::string_view text) const = 0;
    virtual std::string position(const Value&) const = 0;
    virtual Value read_position(std::string_view fields) const = 0;

    // ---- Facts ----------------------------------------------------------------------------------------

    // What is printed on the boards and never changes.
    virtual std::string printed() const = 0;
    // What lies on the table.
    virtual std::string view(const Value&) const = 0;
    // All that a seat may do now, what each move would bring and why the rest may not be done; for a seat
    // that is not to move, as if it were. Empty where it could do nothing.
    virtual std::string choices(const Value&, int seat) const = 0;
    // What a legal move does.
    virtual std::string effect(const Value&, MoveId) const = 0;
    // What a deal, written as notation writes it, brings; empty in a game that deals nothing.
    virtual std::string deal(const Value&, std::string_view text) const = 0;
    // Why a text is no legal move now; empty if it is one, or nothing that could be explained.
    virtual std::string refusal(const Value&, std::string_view text) const = 0;
    // What the decisions of a round brought each seat, apart from the bonuses of the end.
    virtual std::string round(std::span<const Step>) const = 0;
    // What the last decision of a game brought each seat as bonuses of the end, and what broke a tie.
    virtual std::string end(const Step&) const = 0;
};

}  // namespace faience
