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
    RandomPick pick(rng);
    fill(scratch, [&](Lanes sums, int left) {
        const Lanes drawn = pick(sums, left);
        tiles += letters[static_cast<std::size_t>(kind_from(drawn))];
        return drawn;
    });
    return tiles;
}

template <bool Grey, bool Joker>
inline void Azul<Grey, Joker>::deal(State& state, std::string_view tiles) const {
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
        return from_kind(static_cast<int>(kind));
    });
    state = scratch;
}

}  // namespace faience::azul
