// C. Next round: four tiles for each factory, one by one; the lid is poured when the bag is empty.
#pragma once

#include "../tiles/draw.hpp"
#include "rules.hpp"

namespace faience::azul {

// `pick(sums, tiles)` draws a tile from a bag that holds so many tiles and whose running sums these are.
// It is named by what the sums lose with it, so that they stay true by one subtraction.
template <bool Grey, bool Joker>
template <class Pick>
inline void Azul<Grey, Joker>::fill(State& state, Pick pick) const {
    Lanes sums = running_sums(state.bag);
    int tiles = count(sums, kinds - 1);
    for (int factory = 0; factory < factories_; ++factory) {
        Handful content = no_tiles;
        for (int i = 0; i < factory_tiles; ++i) {
            if (tiles == 0) {
                // Floors are empty between rounds: all that has fallen lies in the lid.
                sums = running_sums(state.fallen);
                state.fallen = 0;
                tiles = count(sums, kinds - 1);
                if (tiles == 0) break;  // play with what there is
            }
            const Lanes drawn = pick(sums, tiles--);
            sums -= drawn;
            content = handfuls.with[content][kind_from(drawn)];
        }
        state.factories[factory] = content;
        state.present |= held(handfuls.tiles[content]) << factory;
    }
    state.bag = singles(sums);
    state.turn = state.first;
}

template <bool Grey, bool Joker>
inline void Azul<Grey, Joker>::deal_random(State& state, Rng& rng) const {
    fill(state, RandomPick(rng));
}

template <bool Grey, bool Joker>
inline Lanes Azul<Grey, Joker>::lid(const State& state) const {
    Lanes lid = state.fallen;
    for (int seat = 0; seat < players_; ++seat) lid -= floor_tiles(state.boards[seat]);
    return lid;
}

template <bool Grey, bool Joker>
inline std::string Azul<Grey, Joker>::draw(const State& state, Rng& rng) const {
    std::string tiles;
    State scratch = state;
    fill(scratch, WrittenPick(rng, letters, tiles));
    return tiles;
}

template <bool Grey, bool Joker>
inline void Azul<Grey, Joker>::deal(State& state, std::string_view tiles) const {
    if (state.turn != chance) throw Refused("no tiles are to be dealt now");
    State scratch = state;
    fill(scratch, NamedPick(letters, tiles, needs(state)));
    state = scratch;
}

}  // namespace faience::azul
