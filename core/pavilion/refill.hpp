// Tiles drawn from the bag: the supply at the end of each turn, and the factories for a new round. The
// tower is tipped into the bag whenever a draw finds the bag empty.
#pragma once

#include "../tiles/draw.hpp"
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

// `pick(sums, tiles)` draws a tile from a bag that holds so many tiles and whose running sums these are.
// It is named by what the sums lose with it, so that they stay true by one subtraction.
template <bool Grey>
template <class Pick>
inline void Pavilion<Grey>::fill(State& state, Pick pick) const {
    Lanes sums = running_sums(state.bag);
    int tiles = count(sums, kinds - 1);
    int left = drawable(state);
    const auto draw_kind = [&] {
        if (tiles == 0) {
            sums = running_sums(state.tower);
            state.tower = 0;
            tiles = count(sums, kinds - 1);
        }
        --left;
        const Lanes drawn = pick(sums, tiles--);
        sums -= drawn;
        return kind_from(drawn);
    };
    for (int free = supply_places - total(state.supply); free > 0 && left > 0; --free) state.supply += one(draw_kind());
    if (state.fresh) {
        for (int factory = 0; factory < factories_; ++factory) {
            Handful content = no_tiles;
            for (int i = 0; i < factory_tiles && left > 0; ++i) content = handfuls.with[content][draw_kind()];
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
    fill(scratch, WrittenPick(rng, letters, tiles));
    return tiles;
}

template <bool Grey>
inline void Pavilion<Grey>::deal(State& state, std::string_view tiles) const {
    if (state.turn != chance) throw Refused("no tiles are to be dealt now");
    State scratch = state;
    fill(scratch, NamedPick(letters, tiles, needs(state)));
    state = scratch;
}

}  // namespace faience::pavilion
