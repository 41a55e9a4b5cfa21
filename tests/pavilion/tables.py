"""Positions of Summer Pavilion for tests: say what matters, all other tiles go to the supply and the bag."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle

import faience
from faience.games.pavilion.facts import FREE, KINDS, PRINTED, STARS, TIPS

STAR_OF = dict(zip("ORBYGP", STARS, strict=False))
"""The outer star of a colour on the coloured side."""


def cost(star: str, tip: int, grey: bool) -> int:
    """The number printed on a space, its tip counted from 1."""
    return PRINTED["grey" if grey else "coloured"].costs[STARS.index(star)][tip - 1]


def space(star: str, number: int) -> str:
    """The space of a star where the coloured side prints a number."""
    return next(f"{star}{tip}" for tip in range(1, TIPS + 1) if cost(star, tip, False) == number)


def laid_on(stars: Sequence[str]) -> dict[str, str]:
    """The tiles on seven stars, by space."""
    spaces = [f"{star}{tip}" for star in STARS for tip in range(1, TIPS + 1)]
    return {space: tile for space, tile in zip(spaces, "".join(stars), strict=True) if tile != FREE}


def row(star: str, numbers: Sequence[int], kind: str) -> dict[str, str]:
    """Tiles of one colour on the spaces with these numbers of the coloured side."""
    return {space(star, number): kind for number in numbers}


def counts(tiles: str) -> str:
    counted = Counter(tiles)
    return "".join(f"{kind}{counted[kind]}" for kind in KINDS if counted[kind]) or "-"


@dataclass
class Player:
    hand: str = ""
    score: int = 5
    kept: str | None = None
    laid: Mapping[str, str] = field(default_factory=dict)
    """Colours by space."""

    def text(self) -> str:
        stars = ["".join(self.laid.get(f"{star}{tip}", FREE) for tip in range(1, TIPS + 1)) for star in STARS]
        kept = "." if self.kept is None else self.kept or "-"
        return f"{self.score}:{counts(self.hand)}:{kept}:{'/'.join(stars)}"


def table(
    *players: Player,
    board: str = "coloured",
    round: int = 1,  # noqa: A002 (the rulebook's word)
    turn: int | str = 0,
    first: int = 0,
    marker: int | str = "c",
    bonus: int = 0,
    factories: Sequence[str] = (),
    centre: str = "",
    supply: str | None = None,
    tower: str = "",
) -> faience.State:
    """A state of so many players; a supply not given is full of all colours, and the bag holds all other tiles."""
    game = faience.load("pavilion", players=len(players), board=board)
    left = Counter(dict.fromkeys(KINDS, 22))
    for player in players:
        left.subtract(player.hand + (player.kept or "") + "".join(player.laid.values()))
    left.subtract("".join(factories) + centre + tower)
    if supply is None:
        supply = ""
        for kind in cycle(KINDS):
            if len(supply) == 10 or len(supply) >= left.total():
                break
            supply += kind * (left[kind] > supply.count(kind))
    left.subtract(supply)
    all_factories = [*factories, *[""] * (2 * len(players) + 1 - len(factories))]
    fields = [
        game.spec,
        str(round),
        str(turn),
        str(first),
        str(marker),
        str(bonus),
        "/".join(tiles or "-" for tiles in all_factories),
        counts(centre),
        counts(supply),
        counts("".join(kind * left[kind] for kind in KINDS)),
        counts(tower),
        *(player.text() for player in players),
    ]
    return faience.position(" ".join(fields))


def play(state: faience.State, *moves: str) -> faience.State:
    """Play moves one after the other, dealing whatever must be dealt between them."""
    rng = faience.Rng(1)
    for move in moves:
        if state.to_move == faience.CHANCE:
            state.deal(rng)
        state.play(move)
    return state
