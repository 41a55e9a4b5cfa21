// Tiles drawn from the bag: the supply at the end of each turn, and the factories for a new round. The
// tower is tipped into the bag whenever a draw finds the bag empty.
#pragma once

#include "rules.hpp"

namespace faience::pavilion {

template <bool Grey>
inline int Pavilion<Grey>::drawable(const State& state) const {
    const int places = supply_places - total(state.supply) + (state.fresh ? factory_tiles * factories_ : 0);
    return std::min(places, total(state.bag) + total(state.tower));
}

// Chance's turn before the next one, if there is anything to draw. A round without a tile to draft
// begins with placing.
template <bool Grey>
inline void Pavilion<Grey>::await_deal(State& state, int next) const {
    if (drawable(state) > 0) {
        state.turn = chance;
        state.next = static_cast<std::int8_t>(next);
    } else {
        state.turn = static_cast<std::int8_t>(next);
        state.fresh = 0;
    }
}

// Before a round is dealt, nobody has passed in it, the marker is back, the first player is next and
// hands hold what the corners held. The supply was full after every turn before; if it is short all
// the same, the bag was empty. Only set-up finds it empty beside a full bag. (A refill within a round
// in which nobody took the marker, nobody has passed, the turn is back at the first player, all hands are
// small and the bag is empty looks the same; a position line cannot tell them apart.)
template <bool Grey>
inline bool Pavilion<Grey>::round_awaited(const State& state) const {
    if (state.turn != chance || state.next != state.first || state.marker != in_centre) return false;
    for (int seat = 0; seat < players_; ++seat)
        if (state.boards[seat].passed || total(state.boards[seat].hand) > corner_places) return false;
    return total(state.supply) == supply_places || state.bag == 0 || total(state.bag) == all_tiles;
}

// Draws lanes at random from running sums of a bag; one random word serves two tiles.
class RandomPick {
  public:
    explicit RandomPick(Rng& rng) : rng_(rng) {}
    int operator()(Lanes sums, int tiles) {
        word_ = fresh_ ? word_ >> 32 : rng_.next();
        fresh_ = !fresh_;
        return lane_of(sums, Rng::scale(word_ & 0xffffffff, static_cast<std::uint32_t>(tiles)));
    }

  private:
    Rng& rng_;
    std::uint64_t word_ = 0;
    bool fresh_ = false;
};

// `pick(sums, tiles)` names the lane of the tile drawn from a bag that holds so many tiles and whose
// running sums these are: the sums stay true under a draw by one subtraction.
template <bool Grey>
template <class Pick>
inline void Pavilion<Grey>::fill(State& state, Pick pick) const {
    Lanes sums = running_sums(state.bag);
    int tiles = count(sums, kinds - 1);
    int left = drawable(state);
    const auto draw_lane = [&] {
        if (tiles == 0) {
            sums = running_sums(state.tower);
            state.tower = 0;
            tiles = count(sums, kinds - 1);
        }
        --left;
        const int lane = pick(sums, tiles--);
        sums -= ones << lane;
        return lane;
    };
    for (int free = supply_places - total(state.supply); free > 0 && left > 0; --free)
        state.supply += Lanes{1} << draw_lane();
    if (state.fresh) {
        for (int factory = 0; factory < factories_; ++factory) {
            Handful content = no_tiles;
            for (int i = 0; i < factory_tiles && left > 0; ++i)
                content = handfuls.with[content][draw_lane() / lane_bits];
            state.factories[factory] = content;
            state.present |= held(handfuls.tiles[content]) << factory;
        }
        state.fresh = 0;
    }
    state.bag = singles(sums);
    state.turn = state.next;
    state.next = 0;
}

template <bool Grey>
inline void Pavilion<Grey>::deal_random(State& state, Rng& rng) const {
    fill(state, RandomPick(rng));
}

template <bool Grey>
inline std::string Pavilion<Grey>::draw(const State& state, Rng& rng) const {
    std::string tiles;
    State scratch = state;
    RandomPick pick(rng);
    fill(scratch, [&](Lanes sums, int left) {
        const int lane = pick(sums, left);
        tiles += letters[static_cast<std::size_t>(lane / lane_bits)];
        return lane;
    });
    return tiles;
}

template <bool Grey>
inline void Pavilion<Grey>::deal(State& state, std::string_view tiles) const {
    if (state.turn != chance) throw Refused("no tiles are to be dealt now");
    if (static_cast<int>(tiles.size()) != needs(state))
        throw Refused("a deal of " + std::to_string(needs(state)) + " tiles was expected, not " +
                      std::to_string(tiles.size()));
    State scratch = state;
    std::size_t next = 0;
    fill(scratch, [&](Lanes sums, int) {
        const char letter = tiles[next++];
        const auto kind = letters.find(letter);
        if (kind == std::string_view::npos) throw Refused(std::string("'") + letter + "' is no tile");
        if (count(singles(sums), static_cast<int>(kind)) == 0)
            throw Refused(std::string("tile ") + std::to_string(next) + " of the deal is " + letter +
                          ", but the bag holds none when it is drawn");
        return lane_bits * static_cast<int>(kind);
    });
    state = scratch;
}

}  // namespace faience::pavilion
