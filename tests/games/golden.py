"""Golden playthroughs: for every spec one random game, with every value of the public API at every step.

    python -m tests.games.golden     writes them all anew, from the root of the project

A change of these files is a change of behaviour: the commit that makes it says so.
"""

from collections.abc import Iterator
from pathlib import Path

import faience
from faience.games.registry import all_specs

FOLDER = Path(__file__).parents[1] / "playthroughs"
SEED = 7
LEGAL_A_LINE = 16


def path(spec: str) -> Path:
    """Where the playthrough of a spec lies.

    >>> path("azul(players=2,wall=coloured,joker=false)").name
    'azul_players-2_wall-coloured_joker-false.txt'
    """
    name = spec.translate(str.maketrans("(,=", "__-", ")"))
    return FOLDER / f"{name.rstrip('_')}.txt"


def playthrough(spec: str) -> str:
    """The text of a spec's playthrough."""
    return "\n".join(_lines(faience.load(spec)))


def _lines(game: faience.Game) -> Iterator[str]:
    yield f"spec: {game.spec}"
    yield f"name: {game.name}"
    yield f"players: {game.players}"
    yield f"move_count: {game.move_count}"
    yield f"seed: {SEED}"
    rng = faience.Rng(SEED)
    state = game.start()
    step = 0
    while True:
        yield f"\n== step {step}"
        yield from _values(state)
        if state.to_move == faience.OVER:
            return
        if state.to_move == faience.CHANCE:
            deal = state.draw(rng)
            yield f"deal: {deal}"
            state.deal(deal)
        else:
            legal = state.legal_moves()
            move = legal[rng.below(len(legal))]
            yield f"move: {game.text(move)} ({move})"
            state.play(move)
        step += 1


def _values(state: faience.State) -> Iterator[str]:
    yield f"position: {state.position()}"
    yield f"to_move: {state.to_move}"
    yield f"round: {state.round}"
    yield f"needs: {state.needs}"
    yield f"scores: {_numbers(state.scores)}"
    yield f"projected_scores: {_numbers(state.projected_scores)}"
    yield f"winners: {_numbers(state.winners)}"
    yield f"reason: {state.reason}"
    legal = state.legal_texts()
    yield f"legal: {len(legal)}"
    for start in range(0, len(legal), LEGAL_A_LINE):
        yield "  " + " ".join(legal[start : start + LEGAL_A_LINE])


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values)) or "-"


def write() -> None:
    """Write all playthroughs anew and remove those of specs that are no more."""
    FOLDER.mkdir(exist_ok=True)
    specs = all_specs()
    for old in set(FOLDER.iterdir()) - set(map(path, specs)):
        old.unlink()
    for spec in specs:
        path(spec).write_text(playthrough(spec) + "\n", encoding="ascii", newline="\n")


if __name__ == "__main__":
    write()
